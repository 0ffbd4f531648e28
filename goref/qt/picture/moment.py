"""A moment of a record on the board: stones, without any ruling."""

from __future__ import annotations

from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.game.record import Act
from goref.core.game.replay import Moment
from goref.qt.board.view import BoardView, Options


def moment_picture(case: Case, index: int, options: Options) -> BoardView:
    """Returns the board at a moment of a case."""
    moment = case.moments[index]
    captured = moment.captured
    return BoardView(
        moment.position,
        last=last_point(moment),
        numbers=move_numbers(case, index) if options.numbers else {},
        prisoners=None if case.record.is_bare else (captured.black, captured.white),
        coordinates=options.coordinates,
        lids=options.lids,
    )


def last_point(moment: Moment) -> Point | None:
    """Returns the point of the last stone, or None."""
    entry = moment.entry
    return entry.point if isinstance(entry, Act) and not moment.impossible else None


def move_numbers(case: Case, index: int) -> dict[Point, int]:
    """Returns the number of the move that put each stone there, up to a moment."""
    numbers: dict[Point, int] = {}
    moments = case.moments[: index + 1]
    for moment in moments:
        entry = moment.entry
        if isinstance(entry, Act) and entry.point is not None and not moment.impossible:
            numbers[entry.point] = moment.number
    cells = moments[-1].position.cells
    return {point: number for point, number in numbers.items() if cells[point]}
