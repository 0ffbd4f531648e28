"""The board mode in which a game is recorded while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from goref.app.edits.play import PlayAct, RecordStatement
from goref.app.edits.recorded_acts import NotPossibleError
from goref.app.edits.tools import dispute, mark_stones
from goref.app.session.change import Change
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.stopping.game_state import GameState, standing
from goref.core.stopping.options import AllowedAct, said_by
from goref.core.stopping.stop_machine import Phase
from goref.io.case.names import REFEREE
from goref.io.files import FileError
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootAct, FootState
from goref.qt.picture.picture import at_end, describe, picture
from goref.qt.record.play_page import PlayPage

if TYPE_CHECKING:  # few games are recorded: what that needs is imported when it begins
    from goref.qt.context.window import Window

COMMAND = "play-on-board"
LIVES = {"d": StoneStatus.DEAD, "s": StoneStatus.SEKI}
"""The status that a letter gives to stones, after play has stopped."""


class RecordingMode(BoardMode):
    """The mode that records a game: clicks and buttons become acts of the game."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._is_on = False
        self._worked_out: tuple[Case, GameState] | None = None
        self._refused: PlayAct | RecordStatement | None = None
        self._seen: tuple[Case, int] | None = None

    @property
    def is_on(self) -> bool:
        return self._is_on

    @Late
    def panel(self) -> PlayPage:
        """The page of the mode."""
        window = self._window
        panel = PlayPage(window.language, window.host.theme, window.widget)
        panel.hide()
        panel.chosen.connect(self._choose)
        panel.ruled.connect(self._rule)
        panel.left.connect(window.board.setFocus)
        return panel

    @property
    def page(self) -> QWidget | None:
        return self.panel if self._is_on else None

    def foot(self) -> FootState:
        """Returns the foot: the side to move, and the button that ends the recording."""
        key = self._window.actions_by_id[COMMAND].shortcut().toString()
        # Enter plays at the board's cursor: repeating it must not end the recording.
        done = FootAct("play-done", self.tr("Done"), self.leave, keys=key, enters=False)
        return FootState(self.panel.title.text(), self.tr("Being recorded"), act=done)

    @property
    def shows_ruling(self) -> bool:
        """True while the players decide on dead stones after stopping, and once they have
        agreed.
        """
        return self.now.phase is Phase.STOPPED or self.now.how is GameEnding.AGREED

    @property
    def now(self) -> GameState:
        """The state of the game, computed once for each case."""
        case = self._window.session.case
        if self._worked_out is None or self._worked_out[0] is not case:
            self._worked_out = case, standing(case, ruleset(case.rules))
        return self._worked_out[1]

    def leave(self) -> None:
        """Ends the recording."""
        self._window.actions_by_id[COMMAND].setChecked(False)

    def restore_from(self, old: RecordingMode) -> None:
        self._window.actions_by_id[COMMAND].setChecked(old.is_on)

    def turn(self, on: bool) -> None:
        """Begins the recording if ``on``, else ends it."""
        if on is self.is_on:
            return
        window = self._window
        if on:
            window.modes.leave(but=self)
            window.session.show_moment(window.session.last_moment)
            self._is_on = True
            self._seen = None
            window.session.record_play(on=True)
            self._show()
            window.say(
                self.tr(
                    "Click an empty point, or press Enter at it, to play; out of turn with "
                    "Shift, or with B and W. Esc: done."
                )
            )
        else:
            self._is_on = False
            window.session.record_play(on=False)
            window.say(self.tr("The game is kept as recorded."))
        window.show_board()
        window.show_side()
        window.board.setFocus()

    def view(self, options: Options) -> BoardView:
        """Returns the board, with a ghost stone if the side to move may play."""
        session, now = self._window.session, self.now
        if not self.shows_ruling:
            options = replace(options, marks=False)
        may = at_end(session) and now.option(now.to_move, ActKind.PLAY)
        return replace(picture(session, options), hover=now.to_move if may else None)

    def describe(self, point: Point) -> str:
        window = self._window
        return describe(window.session, point, window.language, ruled=self.shows_ruling)

    def escape(self) -> None:
        """Ends the recording. If the page asks for a reason, only closes that question."""
        if self.panel.is_asking:
            self.panel.stop_asking()
        else:
            self.leave()

    # Acting

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button != Qt.MouseButton.LeftButton:
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._play(point, self.now.to_move.other)
        else:
            self.activated(point)

    def key(self, point: Point, key: str) -> None:
        """Plays for Black on B and for White on W, even out of turn. After play has stopped, D,
        S and ``?`` rule on stones.
        """
        side = next((side for side in COLOURS if key == side.letter.lower()), None)
        if side is not None:
            self._play(point, side)
        elif self.shows_ruling and at_end(self._window.session):
            self._rule_on(point, key)

    def _rule_on(self, point: Point, key: str) -> None:
        """Gives the chain at a point the status of a letter; ``?`` puts it in dispute."""
        session = self._window.session
        case, survey = session.case, session.assessment.bench.ruled[0]
        if key in LIVES:
            self._window.do(mark_stones(case, survey, point, LIVES[key]))
        elif key == "?":
            self._window.do(dispute(case, point))

    def activated(self, point: Point) -> None:
        """Plays at a point. If play has stopped and there is a stone, marks it as dead or no
        longer dead.
        """
        session = self._window.session
        marking = self.now.phase is Phase.STOPPED and session.case.position.cells[point]
        if marking and at_end(session):
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            self._window.modes.ruling.clicked(point, left, none)
        else:
            self._play(point, self.now.to_move)

    def _play(self, point: Point, side: Colour) -> None:
        if at_end(self._window.session):
            self._do(PlayAct(Act(ActKind.PLAY, side, point)), side)
        else:
            self.panel.refuse(
                self.tr("An earlier move is shown. Go to the end of the game (End) to play on.")
            )

    def _choose(self, option: AllowedAct) -> None:
        session = self._window.session
        session.show_moment(session.last_moment)
        word = said_by(option)
        if word is not None:
            self._do(RecordStatement(word), option.colour)
        elif option.kind is not None and option.colour is not None:
            self._do(PlayAct(Act(option.kind, option.colour)), option.colour)

    def _do(self, edit: PlayAct | RecordStatement, side: Colour | None) -> None:
        self._refused = None
        try:
            self._window.session.do(edit, side.letter if side else REFEREE)
        except NotPossibleError as error:
            if self._is_physical(edit):
                self._refused = edit
            reason = error.sentence(self._window.language)
            self.panel.refuse(reason, may_rule=self._refused is not None)
        except (ValueError, FileError) as error:
            self._window.failed(error)

    def _is_physical(self, edit: PlayAct | RecordStatement) -> bool:
        """Returns whether an act is possible on the board, so that the referee may
        accept it.
        """
        if isinstance(edit, RecordStatement) or edit.act.point is None:
            return True
        return not self._window.session.case.position.cells[edit.act.point]

    def _rule(self, reason: str) -> None:
        """Records the refused act as ruled by the referee."""
        if self._refused is not None:
            self._do(replace(self._refused, ruled=True, reason=reason), None)

    def on_session_changed(self, change: Change) -> None:
        self._show()

    def _show(self) -> None:
        session = self._window.session
        seen = session.case, session.moment
        if self._seen is not None and self._seen[0] is seen[0] and self._seen[1] == seen[1]:
            return  # a reason being written is kept, for example while the case is saved
        self._seen = seen
        self._refused = None
        self.panel.show_standing(self.now, session.case)
        self.panel.say("")
