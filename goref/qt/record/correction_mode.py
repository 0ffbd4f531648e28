"""The board mode in which a move of the record is corrected or inserted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.edits.correcting import CorrectMove, InsertMove, RemoveMove
from goref.app.edits.recorded_acts import NotPossibleError
from goref.app.session.change import Change
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.rulesets.table import ruleset
from goref.core.stopping.game_state import first_to_move
from goref.io.files import FileError
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootAct, FootState
from goref.qt.picture.picture import describe, picture
from goref.qt.record.correct_bar import CorrectBar

if TYPE_CHECKING:  # few records are corrected: what that needs is imported when it begins
    from goref.qt.context.window import Window
    from goref.qt.record.move_list import MoveList

RECORDING = "play-on-board"


@frozen
class MovePlace:
    """The move of the record that is being corrected.

    Attributes:
        number: the number of the move, from 1.
        index: the index of the moment after the move; the board shows the moment before.
        act: the move as recorded.
        inserting: True if a move missing before this one is to be inserted.
        case: the case in which the user chose the move.
    """

    number: int
    index: int
    act: Act
    inserting: bool
    case: Case

    def holds(self, case: Case) -> bool:
        """Returns whether ``case`` still has the same record as :attr:`case`."""
        return self.case.record is case.record and self.case.voided == case.voided


class CorrectionMode(BoardMode):
    """The mode that asks on the board where a move was really played, and changes the
    record.
    """

    def __init__(self, window: Window, moves: Callable[[], MoveList]) -> None:
        """Args:
        moves: returns the page with the list of moves.
        """
        super().__init__(window.widget)
        self._window = window
        self._make_moves = moves
        self._place: MovePlace | None = None
        self._side = COLOURS[0]
        self._recording = False

    @Late
    def _moves(self) -> MoveList:
        return self._make_moves()

    def hear(self, moves: MoveList) -> None:
        """Connects the signals of the list of moves."""
        moves.corrected.connect(lambda number: self.ask(number, inserting=False))
        moves.inserted.connect(lambda number: self.ask(number, inserting=True))
        moves.removed.connect(self.remove)
        moves.moved.connect(lambda _: self._give_up())

    @property
    def is_on(self) -> bool:
        return self._place is not None

    @property
    def page(self) -> QWidget | None:
        """The list of moves with the bar above it; None while the mode is off."""
        return self._moves if self.is_on else None

    def foot(self) -> FootState | None:
        """Returns the foot: the move in question, and a button to cancel. None while the mode
        is off.
        """
        place = self._place
        if place is None:
            return None
        if place.inserting:
            says = self.tr("A move missing before move {move}")
        else:
            says = self.tr("Correcting move {move}")
        keep = self.tr("Leave the record as it is")
        cancel = FootAct(
            "correct-cancel", self.tr("Cancel"), self.escape, means=keep, keys=self.tr("Esc")
        )
        more = self.tr("Nothing is changed yet")
        return FootState(formatted(says, move=place.number), more, beside=(cancel,))

    @Late
    def bar(self) -> CorrectBar:
        """The bar above the list of moves."""
        bar = CorrectBar(self._window.language, self._window.host.theme)
        bar.setObjectName("correct-bar")
        bar.chosen.connect(lambda kind: self._put(kind, None))
        bar.sided.connect(self._take_side)
        bar.hide()
        self._moves.put_above(bar)
        return bar

    def ask(self, number: int, *, inserting: bool) -> None:
        """Asks where a move was really played; if ``inserting``, asks for a move missing before
        it.

        Ends other modes. Does nothing else if the record has no such move.
        """
        window = self._window
        recording = window.actions_by_id[RECORDING].isChecked()
        recording = recording or (self.is_on and self._recording)
        self.leave()
        window.modes.leave(but=self)
        case, board = window.session.case, window.board
        index = _moment(case, number)
        if index is None:
            return
        act = case.moments[index].entry
        assert isinstance(act, Act)
        self._place = MovePlace(number, index, act, inserting, case)
        self._recording = recording
        before = case.record.acts[number - 2].colour.other if number > 1 else None
        self._side = (before or first_to_move(case.record)) if inserting else act.colour
        self._moves.hold(index)
        window.session.show_moment(index - 1)
        self.bar.ask(number, self._side, inserting=inserting)
        self.bar.offer(ruleset(case.rules).stop.empties)
        self.bar.show()
        window.show_side()
        if act.point is not None and not inserting:
            board.set_cursor_point(act.point)
        window.show_board()
        board.setFocus()
        window.say(
            self.tr("Click an empty point, or press Enter at it. Esc: leave it as it is.")
        )

    def remove(self, number: int) -> None:
        """Removes a move from the record."""
        self._do(RemoveMove(number), number, self.tr("Move {move} is removed."))

    def leave(self) -> None:
        """Ends the mode without a change. Recording the game is not resumed."""
        self._end()
        self._recording = False

    def restore_from(self, old: CorrectionMode) -> None:
        place = old._place
        if place is not None:
            self.ask(place.number, inserting=place.inserting)
            self._take_side(old._side)
            self._recording = old._recording

    def _end(self) -> None:
        """Ends the mode. The record and the shown moment are not changed."""
        if self._place is None:
            return
        self._place = None
        self.bar.hide()
        self._moves.hold(None)
        self._window.show_board()
        self._window.show_side()

    def escape(self) -> None:
        """Ends the mode without a change, and returns to the move in the list."""
        if self._place is not None:
            index = self._place.index
            self._end()
            self._go_back(index)
            self._window.say(self.tr("The record is unchanged."))

    def view(self, options: Options) -> BoardView:
        """Returns the position before the move, with a ghost stone of the selected side.

        If the move is to be corrected, its recorded point is highlighted.
        """
        place = self._place
        lit = options.lit
        if place is not None and not place.inserting and place.act.point is not None:
            lit = frozenset({place.act.point})
        view = picture(self._window.session, replace(options, marks=False))
        return replace(view, hover=self._side, lit=lit)

    def describe(self, point: Point) -> str:
        return describe(self._window.session, point, self._window.language)

    # Acting

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button == Qt.MouseButton.LeftButton:
            self.activated(point)

    def activated(self, point: Point) -> None:
        session = self._window.session
        if session.case.moments[session.moment].position.cells[point]:
            error = NotPossibleError("occupied", point=session.case.record.grid.name(point))
            self.bar.refuse(error.sentence(self._window.language))
        else:
            self._put(ActKind.PLAY, point)

    def key(self, point: Point, key: str) -> None:
        for side in COLOURS:
            if key == side.letter.lower():
                self._take_side(side)

    def _take_side(self, side: Colour) -> None:
        self._side = side
        self.bar.choose(side)
        self._window.show_board()

    def _put(self, kind: ActKind, point: Point | None) -> None:
        place = self._place
        if place is None:
            return
        act = Act(kind, self._side, point)
        if place.inserting:
            insert = InsertMove(place.number, act)
            self._do(insert, place.number, self.tr("Move {move} is inserted."))
        else:
            act = replace(act, settling=place.act.settling)
            correct = CorrectMove(place.number, act)
            self._do(correct, place.number, self.tr("Move {move} is corrected."))

    def _do(self, edit: CorrectMove | InsertMove | RemoveMove, number: int, done: str) -> None:
        """Carries out an edit and goes to the move. Reports later moves that are no longer
        legal.
        """
        session, place = self._window.session, self._place
        before, illegal = session.case, self._illegal()
        self._end()
        try:
            session.do(edit)
        except (ValueError, FileError) as error:
            self._window.failed(error)
            return
        self._go_back(session.moment if place is None else place.index)
        if session.case is before:  # it was the same as in the record
            self._window.say(self.tr("The record is unchanged."))
            return
        shift = len(session.case.record.acts) - len(before.record.acts)
        later = number if shift < 0 else number + 1
        unfit = {n for n in self._illegal() if n >= later and n - shift not in illegal}
        self._window.say(" ".join([formatted(done, move=number), *self._told(unfit)]))

    def _told(self, unfit: set[int]) -> list[str]:
        """Returns a list with one sentence about later moves that no longer fit; [] if
        all fit.
        """
        if not unfit:
            return []
        if len(unfit) == 1:
            text = self.tr("1 later move no longer fits: move {first}.")
        else:
            text = self.tr("{count} later moves no longer fit; the first is move {first}.")
        return [formatted(text, count=len(unfit), first=min(unfit))]

    def _illegal(self) -> set[int]:
        """Returns the numbers of the moves that are illegal or impossible."""
        assessment = self._window.session.assessment
        rules = ruleset(assessment.case.rules)
        return {illegal.number for illegal in assessment.bench.illegal(rules.play)}

    def _go_back(self, index: int) -> None:
        """Goes to a moment and to the list of moves. Resumes recording the game if that was
        interrupted.
        """
        self._resume(index)
        self._window.session.show_moment(index)
        self._window.pages.open("moves")
        self._moves.table.setFocus()

    def _resume(self, index: int) -> None:
        """Resumes recording the game if a correction interrupted it, and goes to a moment."""
        recording, self._recording = self._recording, False
        if recording:
            focus = QApplication.focusWidget()
            self._window.actions_by_id[RECORDING].setChecked(True)
            self._window.session.show_moment(index)
            if focus is not None:
                focus.setFocus()

    def on_session_changed(self, change: Change) -> None:
        """Ends the mode if the record or the shown moment has changed."""
        session, place = self._window.session, self._place
        if place is None:
            return
        if place.holds(session.case) and session.moment == place.index - 1:
            self.bar.offer(ruleset(session.case.rules).stop.empties)
        else:
            self._give_up()

    def _give_up(self) -> None:
        """Ends the mode, since the board shows another moment or the record has changed."""
        if self._place is not None:
            self._end()
            self._resume(self._window.session.moment)
            self._window.pages.open("moves")


def _moment(case: Case, number: int) -> int | None:
    """Returns the index of the moment after a move, or None if there is no such move."""
    numbered = enumerate((m.number, isinstance(m.entry, Act)) for m in case.moments)
    return next((index for index, one in numbered if one == (number, True)), None)
