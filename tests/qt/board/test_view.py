"""Where two views differ: no point on which something else is to be drawn is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.frozen import fields
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.qt.board.painter import items
from goref.qt.board.view import BoardView, Look, PointMark, Proposal, touched

NINE = grid(9)
A, B, C = (NINE.point(name) for name in ("D4", "E5", "G7"))
SETS = ("dead", "seki", "flagged", "disputed", "lit")
STONES = Position.of(NINE, [A], [B])
ONE = BoardView(
    STONES,
    **{name: frozenset({A, C}) for name in SETS},
    marks={A: PointMark(PointKind.TERRITORY, WHITE), C: PointMark(PointKind.DAME)},
    last=A,
    numbers={A: 7, B: 8},
    proposals={A: Proposal(life=StoneStatus.DEAD), C: Proposal(look=Look.OPEN)},
)
OTHERS: dict[str, tuple[object, ...]] = {
    "position": (Position.of(NINE, [A, C], [B]), Position.of(NINE, [B], [A])),
    **dict.fromkeys(SETS, (frozenset({C}), frozenset({A, B}), frozenset())),
    "marks": ({}, {A: PointMark(PointKind.TERRITORY, BLACK)}, {B: PointMark(PointKind.DAME)}),
    "last": (None, C),
    "numbers": ({}, {A: 9}, {B: 8}),
    "proposals": ({}, {A: Proposal(life=StoneStatus.SEKI)}, {B: Proposal(look=Look.ATARI)}),
}  # fmt: skip
ELSEWHERE = {"prisoners", "hover", "coordinates", "lids", "heaps", "spaces"}
"""What is not drawn on a point, or under the pointer alone."""


def test_every_part_of_a_view_is_thought_of() -> None:
    assert {one.name for one in fields(BoardView)} == OTHERS.keys() | ELSEWHERE


@pytest.mark.parametrize("name", OTHERS)
def test_the_points_that_differ(name: str) -> None:
    for value in OTHERS[name]:
        other = replace(ONE, **{name: value})
        differ = {p for p in NINE.points if items(ONE, p) != items(other, p)}
        assert differ
        for before, now in ((ONE, other), (other, ONE)):
            assert differ <= touched(before, now) <= {A, B, C}


def test_of_views_alike_none_do() -> None:
    assert touched(ONE, replace(ONE, hover=BLACK, prisoners=(1, 2))) <= {A}
