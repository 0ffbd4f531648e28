"""A whole case under one of the board's eight symmetries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import TypeVar

from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.game.record import Act, Entry, GameRecord, Setup
from goref.core.ruling.ruling import Ruling

T = TypeVar("T")


class Symmetry(IntEnum):
    """The board's symmetries; the number is the argument of :meth:`Grid.turned`."""

    AS_IT_IS = 0
    MIRROR = 1
    """Left and right are exchanged."""
    FLIP = 2
    """Top and bottom are exchanged."""
    HALF = 3
    DIAGONAL = 4
    """Mirrored at the diagonal from the upper left: rows become columns."""
    QUARTER_RIGHT = 5
    """Turned clockwise."""
    QUARTER_LEFT = 6
    ANTIDIAGONAL = 7


def turned(case: Case, symmetry: int) -> Case:
    """Returns the case under a symmetry, with record, ruling, disputes and shifts turned.

    The points of settled findings are turned, too; trials, the positions of incidents and the
    photograph remain as they were. Acts whose point could not be read keep the text of the
    record. Raises ValueError for a number that is no symmetry, or no symmetry of this board.
    """
    symmetry, board = Symmetry(symmetry), case.record.grid
    if symmetry & Symmetry.DIAGONAL and board.width != board.height:
        raise ValueError("only a square board can be turned by a quarter")
    return replace(
        case,
        record=_record(case.record, symmetry),
        ruling=Ruling(
            _keys(board, case.ruling.lives, symmetry),
            _keys(board, case.ruling.claims, symmetry),
            _keys(board, case.ruling.reasons, symmetry),
            case.ruling.word,
            _points(board, case.ruling.unclear, symmetry),
        ),
        disputed=_points(board, case.disputed, symmetry),
        settled={_finding(board, f, symmetry): text for f, text in case.settled.items()},
        shifts=tuple(_shift(board, shift, symmetry) for shift in case.shifts),
    )


def _record(record: GameRecord, symmetry: Symmetry) -> GameRecord:
    board = record.grid
    return replace(
        record,
        setup=_setup(board, record.setup, symmetry),
        entries=tuple(_entry(board, entry, symmetry) for entry in record.entries),
    )


def _entry(board: Grid, entry: Entry, symmetry: Symmetry) -> Entry:
    if isinstance(entry, Setup):
        return _setup(board, entry, symmetry)
    return _act(board, entry, symmetry) if isinstance(entry, Act) else entry


def _act(board: Grid, act: Act, symmetry: Symmetry) -> Act:
    return act if act.point is None else replace(act, point=board.turned(act.point, symmetry))


def _setup(board: Grid, setup: Setup, symmetry: Symmetry) -> Setup:
    return Setup(
        _points(board, setup.black, symmetry),
        _points(board, setup.white, symmetry),
        _points(board, setup.cleared, symmetry),
    )


def _shift(board: Grid, shift: Shift, symmetry: Symmetry) -> Shift:
    return replace(
        shift,
        source=board.turned(shift.source, symmetry),
        target=board.turned(shift.target, symmetry),
    )


def _finding(board: Grid, finding: Finding, symmetry: Symmetry) -> Finding:
    points = sorted(_points(board, finding.points, symmetry))  # in board order, as found
    return replace(finding, points=tuple(points))


def _points(board: Grid, points: Iterable[Point], symmetry: Symmetry) -> frozenset[Point]:
    return frozenset(board.turned(point, symmetry) for point in points)


def _keys(board: Grid, values: Mapping[Point, T], symmetry: Symmetry) -> dict[Point, T]:
    return {board.turned(point, symmetry): value for point, value in values.items()}
