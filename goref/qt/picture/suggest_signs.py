"""The signs of a second opinion on a patch of board, for lists and for the legend."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from goref.core.base.colour import BLACK
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import Life
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView, Look, Mark, PointMark, Proposal
from goref.qt.look.theme import BoardTheme
from goref.qt.ruling.kinds import SIGN

POINT = 0
STONE = Position.of(grid(2), black=[POINT])
EMPTY = Position.empty(grid(2))
LAND = {POINT: PointMark(Mark.TERRITORY, BLACK)}


def view_of(what: Look | Life) -> BoardView:
    """A view of one point that shows a sign."""
    match what:
        case Life():
            return BoardView(STONE, proposals={POINT: Proposal(what)})
        case Look.UNCLEAR | Look.ATARI:
            return BoardView(STONE, proposals={POINT: Proposal(None, what)})
        case Look.PROTECT:
            return BoardView(EMPTY, marks=LAND, proposals={POINT: Proposal(None, what)})
        case _:
            return BoardView(EMPTY, proposals={POINT: Proposal(None, what)})


def sign(what: Look | Life, theme: BoardTheme, size: int = SIGN, dpr: float = 2) -> QPixmap:
    """A sign as the board of a theme shows it."""
    return QPixmap.fromImage(sample(items(view_of(what), POINT), size, theme, dpr))
