"""A moment of a record on the board: stones only, no rulings."""

from __future__ import annotations

from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.qt.board.view import BoardView, Options


def moment_picture(case: Case, index: int, options: Options) -> BoardView:
    """Returns the board at a moment of a case. ``index`` is from 0."""
    moment = case.moments[index]
    captured = moment.captured
    return BoardView(
        moment.position,
        last=moment.played,
        numbers=move_numbers(case, index) if options.numbers else {},
        prisoners=None if case.record.is_bare else (captured.black, captured.white),
        coordinates=options.coordinates,
        lids=options.lids,
    )


def move_numbers(case: Case, index: int) -> dict[Point, int]:
    """Returns the move number of each played stone that is on the board at a moment.

    ``index`` is the moment, from 0.
    """
    numbers: dict[Point, int] = {}
    moments = case.moments[: index + 1]
    for moment in moments:
        if moment.played is not None:
            numbers[moment.played] = moment.number
    cells = moments[-1].position.cells
    return {point: number for point, number in numbers.items() if cells[point]}
