"""The presenter of the board, and of the message about the point under the mouse pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.core.base.colour import Pair
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.rulesets.table import ruleset
from goref.qt.board.view import Options
from goref.qt.look.preferences import SWITCHES, Preferences

if TYPE_CHECKING:  # the board is shown before them
    from goref.qt.context.window import Window
    from goref.qt.frame.board_side import BoardSide
    from goref.qt.questions.questions_controller import QuestionsController


def switches(preferences: Preferences) -> Options:
    """Returns the board options that are switched on in the View menu."""
    flag = preferences.flag
    coordinates, numbers, marks = (flag(key, first) for key, first in SWITCHES.items())
    return Options(coordinates=coordinates, numbers=numbers, marks=marks)


class BoardPresenter(QObject):
    """Shows the view of the present board mode, with rings around some points.

    The rings mark the points that a text mentions; without such points, those of the open
    question.
    """

    def __init__(
        self,
        window: Window,
        left: BoardSide,
        questions: QuestionsController,
        is_ruling_in_sight: Callable[[], bool],
    ) -> None:
        super().__init__(window.widget)
        self._window, self._left, self._questions = window, left, questions
        self._is_ruling_in_sight = is_ruling_in_sight
        self._lit: frozenset[Point] = frozenset()
        self._outlined: frozenset[Point] = frozenset()
        window.board.pointHovered.connect(self._describe)
        window.board.cursorMoved.connect(self._moved)

    def show(self) -> None:
        """Redraws the board with the view of the present mode."""
        self._left.set_view(self._window.modes.now.view(self._options()))

    def _options(self) -> Options:
        lit = self._lit or self._questions.outlined
        seki = self._is_ruling_in_sight()
        return replace(switches(self._window.host.preferences), seki=seki, lit=lit)

    def show_place(self) -> None:
        """Shows the number of the move on the board and the number of moves in the record."""
        session = self._window.session
        moments = session.case.moments
        number, moves = moments[session.moment].number, moments[-1].number
        self._left.show_moment(session.moment, session.last_moment, number, moves)

    def show_taken(self) -> None:
        """Shows in the lids how many stones were captured until the shown moment, if known."""
        lost: Pair[int] | Pair[None] = self.captured() or Pair(None, None)
        self._left.show_taken(lost.white, lost.black)  # by Black, by White

    def captured(self) -> Pair[int] | None:
        """Returns each side's captured stones up to the shown moment; None if unknown."""
        session = self._window.session
        rules = ruleset(session.case.rules)
        lost = session.assessment.bench.facts(rules.passes).captured
        if session.moment < session.last_moment:
            lost = session.case.moments[session.moment].captured
        return lost

    # Rings

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Puts rings around the points that a text mentions, and the cursor on the first of
        them.

        Args:
            move: the number of the move to show. None shows the final position, but changes
                nothing if ``points`` is empty.
        """
        session = self._window.session
        if points and move is None:
            session.show_moment(session.last_moment)
        if points:
            self._window.board.set_cursor_point(min(points))
        self.ring(points)
        if move is not None:
            numbers = [moment.number for moment in session.case.moments]
            if move in numbers:
                session.show_moment(numbers.index(move))

    def ring(self, points: frozenset[Point]) -> None:
        """Puts rings around the points mentioned by the text under the mouse pointer. An empty
        set removes the rings.
        """
        if points != self._lit:
            self._lit = points
            self._window.show_board()

    def look_away(self) -> None:
        """Forgets the points that a text mentioned. Their rings are gone after the
        next redraw.
        """
        self._lit = frozenset()

    def look_away_if_asked(self) -> None:
        """If the open question is now about other points, forgets the points that a text
        mentioned.
        """
        outlined = self._questions.outlined
        if outlined != self._outlined:
            self._outlined = outlined
            self.look_away()

    # Descriptions

    def describe_again(self) -> None:
        """Updates the message about the point under the mouse pointer, or else under the
        visible cursor.
        """
        board = self._window.board
        point = board.hovered_point()
        if point is None and board.shows_cursor:
            point = board.cursor_point()
        if point is not None:
            self._describe(point)

    def _describe(self, point: Point | None) -> None:
        told = "" if point is None else self._window.modes.now.describe(point)
        self._window.describe(told)

    def _moved(self, point: Point) -> None:
        if self._window.board.is_by_key:
            self._describe(point)
