"""What the planner keeps, and how few stones it touches."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import Phase, given, settings

from goref.core.arranging.land.pieces import is_remainder
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import spaces
from goref.core.arranging.land.yard_ways import Yard
from goref.core.arranging.table.arrangement import Space, StoneAction
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scorer import Scorer
from tests.core.arranging import leaving
from tests.core.arranging.endings import GAMES, settled
from tests.core.arranging.land.test_yard_ways import BOARD, best_of_all, small_yard
from tests.core.arranging.proving import Proof, every_count, prove
from tests.core.build import COMPUTED, bare, counted
from tests.length import of_all, sample
from tests.replayer import SIDES
from tests.strategies import cases

PLANNED = {
    Count.HALF: "chinese-2002",
    Count.EQUAL_STONES: "jpd-b",
    Count.EQUAL_SPACE: "jpd-b",
    Count.AVERAGED: "jpd-art",
    Count.TERRITORY: "japanese",
    Count.ROUTES: "tang-song",
    Count.FILL_IN: "ing",
}


def least_touches(proof: Proof) -> int:
    """Fewer stones than these cannot be put down or taken off: the numbers that changed."""
    lifted = len(proof.made(StoneAction.LIFT))
    start, end = proof.arrangement.start.cells, proof.table.cells
    dead = {
        c: sum(m.colour == i + 1 for m in proof.made(StoneAction.LIFT))
        for i, c in enumerate(SIDES)
    }
    changed = [abs(end.count(c) - start.count(i + 1) + dead[c]) for i, c in enumerate(SIDES)]
    return lifted + sum(changed)


def spaces_are_those_of_the_board(proof: Proof) -> None:
    """Spaces are connected, do not touch their like, and hold no stone."""
    seen: set[int] = set()
    for space in proof.arrangement.spaces:
        assert len(leaving.spaces(proof.table, space.points)) == 1
        around = {n for p in space.points for n in proof.table.beside(p)}
        others = {
            p
            for s in proof.arrangement.spaces
            if s.owner is space.owner and s is not space
            for p in s.points
        }
        assert not around & others
        assert not seen & space.points
        seen |= space.points
        assert {proof.end.owners[p] for p in space.points} == {SIDES[space.owner - 1]}
        assert not any(proof.table.cells[p] for p in space.points)
        assert space.rectangle is _rectangle(proof, space)
        assert space.eyes <= space.points
    shown = SIDES if proof.counted is None else SIDES[proof.counted - 1]
    assert len(seen) == sum(proof.end.empties[c] for c in shown)


def _rectangle(proof: Proof, space: Space) -> bool:
    width = proof.table.width
    columns = {p % width for p in space.points}
    rows = {p // width for p in space.points}
    box = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
    return box == len(space.points)


@settings(
    max_examples=of_all(60, short=20), derandomize=True, deadline=None, phases=[Phase.generate]
)
@given(cases())
def test_spaces_and_touches_of_random_endings(case: Case) -> None:
    bench = Scorer(case)
    for count, id_ in PLANNED.items():
        score = bench.score(next(r for r in COMPUTED if r.id == id_))
        if count not in {check.count for check in score.checks}:
            continue
        proof = prove(case, score, count)
        assert proof.arrangement.touched >= least_touches(proof)
        spaces_are_those_of_the_board(proof)


@pytest.mark.parametrize("name", sample(GAMES, 2))
def test_spaces_and_touches_of_the_games(name: str) -> None:
    case = settled(name)
    for count, id_ in PLANNED.items():
        for score, named, side in every_count(case, [r for r in COMPUTED if r.id == id_]):
            if named is count:
                proof = prove(case, score, count, side)
                assert proof.arrangement.touched >= least_touches(proof)
                spaces_are_those_of_the_board(proof)


def test_few_stones_more_than_needed_are_touched() -> None:
    """Over the games, counts of moku touch at most a quarter more than they must."""
    touched = needed = 0
    for name in GAMES:
        case = settled(name)
        for id_, count in (("japanese", Count.TERRITORY), ("jpd-art", Count.AVERAGED)):
            score = counted(case, id_)
            proof = prove(case, score, count)
            touched += proof.arrangement.touched
            needed += least_touches(proof)
    assert needed > 500
    assert Fraction(touched, needed) < Fraction(5, 4)


def test_a_board_that_is_in_order_is_left_alone() -> None:
    """Ten and twenty points in rectangles, nothing to fill back: no stone moves."""
    rows = ["..XO....."] * 5 + ["XXXOOOOOO"] + ["XXXO....."] * 3
    case = bare(*rows, prisoners=(0, 0))
    score = counted(case, "japanese")
    proof = prove(case, score, Count.TERRITORY)
    assert proof.end.empties["B"] == 10
    assert not [
        m
        for m in proof.arrangement.moves
        if m.op is not StoneAction.SHARE and m.colour is not None and m.colour.letter == "B"
    ]


def test_prisoners_make_clean_shapes_where_they_can() -> None:
    """Fourteen points in a strip, four prisoners: a rectangle of ten remains."""
    rows = ["..XO....."] * 7 + ["XXXO....."] * 2
    case = bare(*rows, prisoners=(4, 0))
    proof = prove(case, counted(case, "japanese"), Count.TERRITORY)
    black = [s for s in proof.arrangement.spaces if s.owner.letter == "B"]
    assert [len(s) for s in black] == [10]
    assert black[0].rectangle
    assert black[0].clean
    assert proof.arrangement.touched == 4


def test_a_number_in_between_is_made_where_it_costs_the_least() -> None:
    yard = small_yard(11)
    plans = Plans(BOARD, [yard], -yard.inner.bit_count(), yard.size)
    assert -1 not in plans.costs, "no way puts down one stone less"
    assert plans.cost(-1) == best_of_all(yard)[-1][0]


def test_two_yards_have_one_remainder_between_them() -> None:
    row, land = (1 << 7) - 1, grid(7)
    yards = [Yard(row, 0, group=0), Yard(row << 4 * 7, 0, group=1)]
    plans = Plans(land, yards, 0, 14)
    for net in plans.costs:
        kept = spaces(land, plans.kept(net))
        assert sum(is_remainder(land, space) for space in kept) <= 1, net
