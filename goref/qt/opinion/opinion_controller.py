"""The second opinion in the window: requests, marks on the board, the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from goref.app.session.change import COUNTED, Change, Part
from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StatusSource
from goref.qt.board.view import BoardView, Options
from goref.qt.context.feature import Feature
from goref.qt.opinion.second_opinion import OpinionPermission, SecondOpinion
from goref.qt.picture.picture import at_end

if TYPE_CHECKING:
    from goref.app.opinion.engines.engines import EngineSpec
    from goref.app.opinion.suggestion import Suggestion
    from goref.qt.context.window import Window
    from goref.qt.opinion.engine_line import EngineLine
    from goref.qt.opinion.view import SuggestView

DRAWER = "opinion"
FEWEST = 10
"""A game counts as over only if there are at most this many points for each stone."""


class OpinionController(Feature):
    """The controller that requests second opinions and shows their suggestions on the board.

    Attributes:
        page: the page of the second opinion; it has no content before it is first shown.
        opinion: the second opinion and the state of its computation.
        line: the line among the questions about a Go program.
        confirmed: the session and position for which the referee confirmed that both players
            have marked; None if not confirmed.

    Signals:
        given: the opinion or its state has changed; carries True if there is an opinion.
        lineMade: ``line`` was created; carries it.
        questionsWanted: the user wants to see the questions that the opinion asks.
    """

    given = Signal(bool)
    lineMade = Signal(QWidget)  # noqa: N815
    questionsWanted = Signal()  # noqa: N815

    def __init__(self, window: Window, rules: Callable[[], bool]) -> None:
        """Args:
        rules: returns whether stones can be ruled on on the visible page.
        """
        super().__init__(window.widget)
        self._window, self._rules = window, rules
        self.confirmed: tuple[object, object] | None = None
        self._dismissed: Position | None = None
        self._put: tuple[Position, str] | None = None  # the last position and engine asked
        self._seen: BoardView | None = None
        self._beneath: BoardView | None = None
        self.opinion = SecondOpinion(self)
        self.opinion.waits = True  # until the window is painted
        self.opinion.changed.connect(self._changed)
        self.page = QWidget()
        self.page.setObjectName("opinion-page")
        self.page.installEventFilter(self)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        window.pages.add_drawer(DRAWER, self.tr("Second opinion"), lambda: self.page)
        parts = COUNTED & ~Part.NOTES | Part.TRIALS  # after others nothing else is suggested
        window.follow(parts, self._follow)

    @Late
    def view(self) -> SuggestView:
        """The content of the page."""
        from goref.qt.opinion.view import SuggestView

        window = self._window
        view = SuggestView(window.language, self.page)
        view.asked.connect(self.ask)
        view.confirmed.connect(self._confirm)
        view.cancelled.connect(self.opinion.cancel)
        view.dismissed.connect(self.dismiss)
        view.questionsWanted.connect(self.questionsWanted)
        view.consulted.connect(self.consult)
        view.enginesWanted.connect(lambda: window.actions_by_id["preferences"].trigger())
        layout = self.page.layout()
        assert layout is not None
        layout.addWidget(view)
        return view

    @Late
    def line(self) -> EngineLine:
        """The line about a Go program."""
        from goref.qt.opinion.engine_line import EngineLine

        line = EngineLine(self._window.language)
        line.cancelled.connect(self.opinion.cancel)
        self.lineMade.emit(line)
        return line

    # Asking

    @property
    def given_suggestion(self) -> Suggestion | None:
        """The suggestion for the present position. None if there is none, or it must not be
        shown.
        """
        suggestion = self.opinion.suggestion
        if suggestion is None or not self.gate.is_open:
            return None
        return suggestion if suggestion.position == self._case.position else None

    def ask_by_itself(self) -> None:
        """Requests an opinion automatically, if the preferences allow that and the game is
        over.

        That includes games with rulings, since matters may still be open in them.
        """
        session = self._window.session
        wanted = self._window.host.preferences.opinion_by_itself
        case = session.case
        if not wanted or session.in_play or not self.gate.is_open or self.opinion.is_wanted:
            return
        unwanted = self.opinion.fault is not None or self._dismissed == case.position
        if unwanted or ruleset(case.rules).ignores_ruling:
            return
        cells = case.position.cells
        counts = [sum(cell == colour for cell in cells) for colour in COLOURS]
        if min(counts) and sum(counts) * FEWEST >= len(cells):
            self.opinion.ask_soon(case)

    def open(self) -> None:
        """Opens the page of the second opinion.

        Requests an opinion if there is none, unless both players must mark first.
        """
        self._window.pages.open(DRAWER)
        self._show()
        if not self.gate.is_open:
            self.view.both.setFocus()
            return
        if not self.opinion.is_wanted:
            self.ask()
        (self.view.questions if self.opinion.suggestion else self.view.cancel).setFocus()

    def ask(self) -> None:
        """Requests an opinion on the final position, unless both players must mark first."""
        if self.gate.is_open:
            self._window.session.show_moment(self._window.session.last_moment)
            self.opinion.ask(self._case)

    def consult(self) -> None:
        """Also asks the Go program chosen in the preferences, if any, unless both players must
        mark first.
        """
        spec = self._engine()
        if spec is not None and self.gate.is_open:
            self.opinion.consult(spec, self._window.host.preferences.engine_seconds)

    def _engine(self, *, by_itself: bool = False) -> EngineSpec | None:
        """Returns the Go program to ask; with ``by_itself``, the one to ask automatically.

        Returns None if the user chose no program, or does not allow asking automatically.
        """
        preferences = self._window.host.preferences
        if by_itself and not preferences.engine_when_unclear:
            return None
        from goref.qt.preferences.engine_choice import asked_by_itself, consulted

        return asked_by_itself(preferences) if by_itself else consulted(preferences)

    def _consult_by_itself(self) -> None:
        """Asks a Go program automatically if a matter is unclear, once for each position."""
        suggestion, opinion, case = self.given_suggestion, self.opinion, self._case
        if suggestion is None or not suggestion.unclear or opinion.is_working:
            return
        if self._window.session.in_play or case.ruling.voice is StatusSource.REFEREE:
            return
        spec = self._engine(by_itself=True)
        if (
            spec is None
            or opinion.has_heard(spec)
            or self._put == (case.position, spec.command)
        ):
            return
        self._put = case.position, spec.command
        opinion.consult(spec, self._window.host.preferences.engine_seconds)

    @property
    def gate(self) -> OpinionPermission:
        """The permission to give an opinion on the present case."""
        confirmed = self.confirmed == (self._window.session, self._case.position)
        hides = self._window.host.preferences.hides_opinion
        return OpinionPermission(hides or self._window.session.home.hides_opinion, confirmed)

    def _confirm(self, both: bool) -> None:
        """Stores whether both players have marked the present position."""
        self.confirmed = (self._window.session, self._case.position) if both else None
        self._hide()

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences. Hides the opinion, or stops asking, if
        required.
        """
        self._hide()
        asked = self.opinion.consulting
        if asked is not None and self._put == (self._case.position, asked.spec.command):
            allowed = self._engine(by_itself=True) == asked.spec
            if not allowed:
                self._put = None
                self.opinion.cancel()
        if self._window.modes.is_ruling:
            self.ask_by_itself()
        self._consult_by_itself()

    def _hide(self) -> None:
        if self.opinion.is_wanted and not self.gate.is_open:
            self.opinion.drop()
        self._show()

    # Following

    def begin(self) -> None:
        self.confirmed = self._put = None
        self.opinion.drop()

    def _follow(self, change: Change) -> None:
        """Updates the suggestion after a change of the session."""
        self.opinion.follow(self._case)
        if self._window.modes.is_ruling:
            self.ask_by_itself()
        self._show()

    def restore_from(self, old: OpinionController) -> None:
        self.confirmed = old.confirmed
        self._put = None if old.opinion.consulting is not None else old._put
        self._dismissed = old._dismissed
        if self._dismissed == self._case.position and not old.opinion.is_wanted:
            self.opinion.drop()
        self.opinion.take_over(old.opinion)

    def dismiss(self) -> None:
        """Discards the opinion. For this position none is requested automatically, until the
        opinion on another position is discarded.
        """
        self._dismissed = self._case.position
        self.opinion.drop()
        self._window.board.setFocus()

    def stop(self) -> None:
        """Cancels all computations, since the window is closed."""
        self.opinion.stop()

    # Showing

    @property
    def shows(self) -> bool:
        """True if suggestions are on the board: the final position is shown, with the opinion's
        page or one to rule on stones.
        """
        window = self._window
        if self.opinion.suggestion is None or not self.gate.is_open:
            return False
        if not (at_end(window.session) and window.modes.is_ruling):
            return False
        return self._rules() or window.pages.in_sight is self.page

    def shown(self, view: BoardView, options: Options) -> BoardView:
        """Returns a view with the suggestions added, if they are to be shown."""
        suggestion = self.opinion.suggestion
        if suggestion is None or not self.shows or not options.marks:
            return view
        if view.position != suggestion.position:  # the rule set counts an earlier position
            return view
        from goref.qt.opinion.picture import with_suggestion

        window = self._window
        survey = window.session.assessment.bench.ruled[0]
        self._seen = with_suggestion(view, suggestion, window.session.case, survey)
        self._beneath = view
        return self._seen

    def beneath(self, view: BoardView) -> BoardView:
        """Returns a view without suggestions, for output that leaves the window."""
        if self._beneath is not None and view is self._seen:
            return self._beneath
        return view

    def told(self, point: Point) -> str:
        """Returns the suggestion for a point, to append to its description; "" for none."""
        suggestion = self.opinion.suggestion
        if suggestion is None or not self.shows:
            return ""
        from goref.qt.opinion.picture import told

        return told(suggestion, self._case, point, self._window.language)

    @property
    def _case(self) -> Case:
        return self._window.session.case

    def _changed(self) -> None:
        self._hear_escape()
        focus = QApplication.focusWidget()
        view = OpinionController.view.made(self)
        here = view is not None and (focus is None or view.isAncestorOf(focus))
        self._show()
        if here and (focus is None or not focus.isVisible()):
            # The widget with the focus is hidden: focus its successor.
            given = self.opinion.suggestion is not None
            (self.view.questions if given else self.view.ask).setFocus()
        self.given.emit(self.opinion.suggestion is not None)
        self._window.show_board()
        self._consult_by_itself()

    def _show(self) -> None:
        consults = self.opinion.consulting or self.opinion.engine_fault
        if consults or OpinionController.line.made(self) is not None:
            self.line.show_opinion(self.opinion)
        if OpinionController.view.made(self) is None:
            return
        spec = self._engine() if self.opinion.is_wanted else None
        self.view.show_opinion(
            self.opinion, self._case, self.gate, spec.name if spec is not None else None
        )

    # Keys and pages

    def _hear_escape(self) -> None:
        """Makes Esc cancel a running computation or question to a Go program."""
        self._window.widget.removeEventFilter(self)
        if self.opinion.is_busy or self.opinion.consulting is not None:
            self._window.widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page:
            if event.type() is QEvent.Type.Show and OpinionController.view.made(self) is None:
                self.view.show()
                self._show()
        elif (
            (self._window.pages.in_sight is self.page or self.opinion.consulting is not None)
            and event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and not event.modifiers()
        ):
            self.opinion.cancel()
            return True
        return super().eventFilter(watched, event)
