"""The board mode in which a dispute is played out in a trial."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.app.session.change import Change, Part
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.case.stored_trial import Assertion
from goref.core.ruling.survey import Survey
from goref.qt.board.command_keys import digit_of, letter_of
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootState
from goref.qt.context.window import Window
from goref.qt.picture.picture import at_end, describe, picture
from goref.qt.trial.foot import trial_foot
from goref.qt.trial.page import TrialPage
from goref.qt.trial.picture import told, trial_picture
from goref.qt.trial.place import DisputePlace, likeliest, spoken_of
from goref.qt.trial.trial_controller import TrialController
from goref.qt.trial.trial_presenter import TrialPresenter

COMMAND = "try-on-board"
RECORDING = "play-on-board"


class TrialMode(BoardMode):
    """The board mode in which a dispute is played out in a trial."""

    _showing: TrialPresenter  # these two are created with the page
    _hand: TrialController

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._place: DisputePlace | None = None
        self._wanted: DisputePlace | None = None
        self._recording = False
        self._aimed = False  # the cursor was moved by keys since the trial was begun or shown
        window.board.cursorMoved.connect(self._aim)

    @property
    def is_on(self) -> bool:
        return self._place is not None

    @property
    def page(self) -> QWidget | None:
        return self.panel if self.is_on else None

    @Late
    def panel(self) -> TrialPage:
        """The page of the mode."""
        window = self._window
        panel = TrialPage(window.language, window.widget)
        panel.setObjectName("trial-page")
        panel.hide()
        panel.away.connect(window.board.setFocus)
        panel.left.connect(self.escape)
        panel.claim.chosen.connect(self._take_claim)
        panel.claim.dropped.connect(self._drop)
        panel.findings.looked.connect(self._look)
        panel.findings.asking.connect(window.show_side)
        self._showing = TrialPresenter(window, panel)
        self._hand = TrialController(
            window, panel, self._showing, lambda: self.now, self.escape
        )
        return panel

    def foot(self) -> FootState:
        state = trial_foot(
            self.now,
            self._window.language,
            self._start,
            self._hand.accept,
            self.escape,
        )
        # Enter must not rule as the trial has shown while another ruling is being written.
        return replace(state, act=None) if self.panel.findings.is_asking else state

    def propose(self, points: frozenset[Point]) -> None:
        """Begins a dispute about stones or points: asks what is claimed."""
        self._want(DisputePlace(self._window.session.case, points))

    def open(self, place: int) -> None:
        """Shows the trial with an index in the case: continues it, or shows its outcome."""
        self._want(DisputePlace(self._window.session.case, at=place))

    def leave(self) -> None:
        """Leaves the mode. The trial is kept in the case."""
        self._window.actions_by_id[COMMAND].setChecked(False)

    def escape(self) -> None:
        """Leaves the mode. Resumes recording the game if the mode had interrupted that."""
        window, recording = self._window, self._recording
        self.leave()
        if recording:
            told = window.message
            window.actions_by_id[RECORDING].setChecked(True)
            window.say(told)

    def turn(self, on: bool) -> None:
        """Turns the mode on or off."""
        if on is self.is_on:
            return
        if on:
            self._begin()
        else:
            self._finish()

    def _begin(self) -> None:
        window, board = self._window, self._window.board
        self._recording = window.actions_by_id[RECORDING].isChecked()
        window.modes.leave(but=self)
        window.session.show_moment(window.session.last_moment)
        case = window.session.case
        self._place = self._wanted or likeliest(case, self.survey, board.cursor_point())
        self._show()

    def _finish(self) -> None:
        window, place = self._window, self._place
        if place is None:
            return
        self._place = None
        window.show_side()
        window.show_board()
        window.board.setFocus()
        key = window.actions_by_id[COMMAND].shortcut().toString()
        if place.is_played:
            window.say(formatted(self.tr("The trial is kept; {key} continues it."), key=key))
        elif place.is_over:
            window.say(self.tr("The trial is kept with the case."))
        else:
            window.say(self.tr("No moves were played."))

    def restore_from(self, old: TrialMode) -> None:
        """Shows the dispute that ``old``, the mode of the replaced window, was showing."""
        if old.is_on:
            self._want(old.now)

    @property
    def now(self) -> DisputePlace:
        """The present dispute. Read it only while the mode is on."""
        assert self._place is not None
        self._place.follow(self._window.session.case)
        return self._place

    def view(self, options: Options) -> BoardView:
        """Returns the board of the trial; before a trial, the position with its rulings."""
        place, session = self.now, self._window.session
        of, shown = place.trial, self._shown
        if of is not None and shown is not None:
            return trial_picture(of, shown, options)
        points = place.points if of is None else of.kept.claim.points
        return picture(session, replace(options, lit=points))

    def describe(self, point: Point) -> str:
        """Describes a point of the shown board."""
        of, shown, language = self.now.trial, self._shown, self._window.language
        if of is not None and shown is not None:
            return told(of, shown, point, language)
        return describe(self._window.session, point, language)

    # Choosing stones

    @property
    def survey(self) -> Survey:
        """The final position with its rulings."""
        return self._window.session.assessment.bench.ruled[0]

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button == Qt.MouseButton.LeftButton:
            self._point(point, sure=False)

    def activated(self, point: Point) -> None:
        """Handles Enter at a point: plays there, or begins the trial.

        Enter pressed again directly after beginning a trial plays nothing. After the trial,
        Enter performs the foot's next act.
        """
        if self.now.is_over:
            self._window.trigger_next_action()
        elif self.now.is_played and not self._aimed and at_end(self._window.session):
            self._window.say(self.tr("Go to a point with the arrow keys; Enter plays there."))
        else:
            self._point(point, sure=True)

    def _aim(self) -> None:
        self._aimed = self._window.board.is_by_key or self._aimed

    def _start(self) -> None:
        self._aimed = False
        self._hand.begin()

    def key(self, point: Point, key: str) -> None:
        """Handles letters. In a trial, P passes and G gives up; before it, ``?`` chooses the
        stones at the point.
        """
        place = self.now
        if place.is_played:
            self.panel.steps.letter(key)
        elif key == "?" and not place.is_over and at_end(self._window.session):
            self._choose(point)

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles keys. In a trial, a digit answers its question and Backspace undoes its last
        act.
        """
        if event.key() == Qt.Key.Key_Escape and self.panel.findings.is_asking:
            self.panel.findings.stop_asking()
            return True
        if super().pressed(event):
            return True
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held or event.isAutoRepeat() or not self.now.is_played or self.panel.is_unfolded:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            self._hand.take_back()
            return True
        steps = self.panel.steps
        digit = digit_of(event)
        if digit is not None and steps.asking.answer(digit):
            return True
        return steps.letter(letter_of(event))

    def _point(self, point: Point, *, sure: bool) -> None:
        """Plays at a point in a trial. Before it, chooses the stones or the point to be
        disputed.

        If they are chosen already, ``sure`` begins the trial.
        """
        place, window = self.now, self._window
        if place.is_over:
            return
        if not at_end(window.session):
            self.panel.refuse(
                self.tr(
                    "An earlier move is shown. Go to the end of the game (End) to continue."
                )
            )
        elif place.is_played:
            self._hand.play(point)
        elif sure and place.is_asked:
            self._start()
        elif not place.is_asked:
            self._choose(point)
        elif point not in place.points:  # a stray click changes nothing
            place.strayed = True
            window.show_side()

    def _choose(self, point: Point) -> None:
        self.now.choose(spoken_of(self._window.session.case, self.survey, point))
        self._show()

    def _drop(self) -> None:
        """Asks the user to choose other stones or points."""
        self.now.choose(frozenset())
        self._show()

    def _take_claim(self, claim: Assertion) -> None:
        if self.is_on and claim != self.now.claim:
            self.now.claim = claim
            self._showing.name_claim()

    def _look(self, step: int | None) -> None:
        """Shows the board after the first ``step`` acts of a finished trial."""
        session = self._window.session
        self.now.step = step
        session.show_moment(session.last_moment)  # emits a change, so that everything is shown
        self._tell_point()

    # Showing

    @property
    def _shown(self) -> int | None:
        """The number of the trial's acts on the board; None while the position before the trial
        is shown.
        """
        place, of = self.now, self.now.trial
        if of is None or not at_end(self._window.session):
            return None
        return len(of.kept.acts) if place.is_played else place.step

    def _want(self, place: DisputePlace) -> None:
        action = self._window.actions_by_id[COMMAND]
        if self.is_on:
            self._place = place
            self._window.session.show_moment(self._window.session.last_moment)
            self._show()
            return
        self._wanted = place
        action.setChecked(True)
        self._wanted = None

    def on_session_changed(self, change: Change) -> None:
        self._fill()
        if change.parts & Part.TRIALS:
            self._tell_point()

    def _tell_point(self) -> None:
        """Describes the point under the mouse pointer, or else the cursor's point, in
        the foot.
        """
        board = self._window.board
        at = board.hovered_point()
        self._window.say(self.describe(board.cursor_point() if at is None else at))

    def _show(self) -> None:
        """Shows another dispute, and moves the focus to the board."""
        self._aimed = False
        self._fill()
        window, place = self._window, self.now
        window.show_board()
        window.board.setFocus()
        if place.is_asked:
            window.say(self.tr("Enter begins the trial. Esc: back to the board."))
        elif place.is_played:
            window.say(
                self.tr("Click an empty point, or press Enter at it, to play. Esc: leave.")
            )
        else:
            window.say(self.tr("Esc: back to the board."))

    def _fill(self) -> None:
        """Fills the page as the state of the dispute requires."""
        self.panel.say("")
        place, showing, of = self.now, self._showing, self.now.trial
        if place.is_asked:
            showing.ask_claim(place)
        elif of is None:
            showing.ask_which()
        elif of.trial is not None and place.is_played:
            showing.go_on(of.trial, may_take_back=self._hand.may_take_back)
        else:
            showing.end(of, place.step)
        self._window.show_side()
