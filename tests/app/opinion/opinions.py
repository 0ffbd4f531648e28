"""Opinions made up for a board: what follows from them is tested without weights."""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.ownership.network import Opinion
from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from tests.core.build import spots


def opinion(
    board: Position,
    said: Mapping[str, float],
    *,
    sway: Mapping[str, float] | None = None,
    sure: float = 0.95,
) -> Opinion:
    """Returns the estimate of a network that considers every stone alive, except as ``said``.

    Args:
        said: ownership from +1 (Black's) to −1 (White's), by names of points separated by
            blanks.
        sway: by names of points, how much more Black owns them if Black plays first.
        sure: the ownership of all other stones.
    """
    own = [0.0] * len(board.cells)
    for p in board.grid.points:
        if board.cells[p]:
            own[p] = sure if board.cells[p] == BLACK else -sure
    for region in board.regions():
        near = {board.cells[n] for p in region for n in board.grid.neighbours[p]} - {0}
        if len(near) == 1:
            for p in region:
                own[p] = sure if near == {1} else -sure
    for names, value in said.items():
        for p in spots(board.grid, names):
            own[p] = value
    turn = [0.0] * len(own)
    for names, value in (sway or {}).items():
        for p in spots(board.grid, names):
            turn[p] = value
    return Opinion(
        ownership=tuple(own),
        black_first=tuple(v + t / 2 for v, t in zip(own, turn, strict=True)),
        white_first=tuple(v - t / 2 for v, t in zip(own, turn, strict=True)),
        neutral=tuple(1 - abs(v) for v in own),
        seki=(0.0,) * len(own),
        spread=(0.0,) * len(own),
    )
