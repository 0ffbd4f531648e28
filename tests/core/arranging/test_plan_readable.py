"""Counts that compare both sides' land leave it in spaces that are read at a glance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement, Block, MoveReason, StoneAction
from goref.core.base.colour import BLACK, COLOURS, WHITE, Pair
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from tests.core.arranging import leaving
from tests.core.arranging.endings import GAMES, settled
from tests.core.arranging.proving import prove
from tests.core.build import bare, counted

LAID_OUT = (
    ("chinese-2002", Count.AREA),
    ("jpd-a", Count.AREA),
    ("ming-qing", Count.BOTH_SIDES),
    ("modern-1920", Count.BOTH_SIDES),
    ("tingdao", Count.TINGDAO),
)
OPEN = (
    "............XO.....",
    "............XO.....",
    "............XO.....",
    "............XO.....",
    "....X.......XO.....",
    "............XO.....",
    "............XO..O..",
    "........X...XO.....",
    "............XO.....",
    "...X........XO.....",
    "............XO.....",
    "............XO.....",
    "............XO.....",
    ".......X....XO..O..",
    "............XO.....",
    "............XO.....",
    "...........XXO.....",
    "............XO.....",
    ".X.........XXO.....",
)
"""Black has a field of more than two hundred points, with hardly a stone in it."""


def opened() -> Case:
    black, white = (sum(row.count(sign) for row in OPEN) for sign in "XO")
    facts = {"plays": (black, white), "pass_stones": (0, 0), "began": "B"}
    return bare(*OPEN, prisoners=(0, 0), first_pass="B", last_play="W", komi="0", **facts)


def unread(made: Arrangement) -> int:
    return sum(len(space) for space in made.spaces if space.is_irregular)


@pytest.mark.parametrize(("rules", "count"), LAID_OUT)
def test_nearly_all_points_of_the_games_are_read_at_a_glance(rules: str, count: Count) -> None:
    points = left = 0
    for name in GAMES:
        case = settled(name)
        score = counted(case, rules)
        if count in score.countable:
            made = arrange(case, score, count)
            points += sum(map(len, made.spaces))
            left += unread(made)
    assert points > 100
    assert Fraction(left, points) < Fraction(3, 100)


@pytest.mark.parametrize(("rules", "count"), LAID_OUT)
def test_a_wide_field_is_cut_into_rectangles_too(rules: str, count: Count) -> None:
    case = opened()
    proof = prove(case, counted(case, rules), count)
    leaving.check(proof)
    assert unread(proof.arrangement) == 0
    assert proof.arrangement.counts_spaces


def test_both_lands_are_whole_tens_or_the_one_that_is_counted() -> None:
    rows = ["...XO...."] * 9
    for rules, count in LAID_OUT[:4]:
        case = bare(*rows, first_pass="B", last_play="W", began="B", plays=(9, 9), komi="0")
        made = prove(case, counted(case, rules), count).arrangement
        sizes = [sum(len(s) for s in made.spaces if s.owner is c) for c in COLOURS]
        assert [size % 10 for size in sizes] == [0, 0]
        assert {s.block for s in made.spaces} <= {Block.TENS, Block.RECTANGLE, Block.REMAINDER}
    alone = prove(case, counted(case, "jpd-a"), Count.AREA, WHITE).arrangement
    assert {m.colour for m in alone.moves if m.points} == {WHITE}
    assert {s.owner for s in alone.spaces} == {WHITE}


def test_after_the_batches_both_play_on_equally_often() -> None:
    case = opened()
    proof = prove(case, counted(case, "tingdao"), Count.TINGDAO)
    moves = proof.arrangement.moves
    more = Counter(m.colour for m in moves if m.why is MoveReason.IN_TURN)
    assert more[BLACK] == more[WHITE] > 0
    batch = [m for m in moves if m.why is MoveReason.BATCH]
    assert {m.colour for m in batch} == {BLACK}
    assert moves.index(batch[-1]) < min(
        n for n, m in enumerate(moves) if m.why is MoveReason.IN_TURN
    )
    assert {m.margin for m in moves} == {proof.arrangement.opening.margin}


def test_land_into_which_nothing_goes_is_tidied_by_stones_that_move() -> None:
    rows = (*["..X.XO..."] * 5, "..XXXO...", *[".XXXXO..."] * 3)
    case = bare(*rows, prisoners=(0, 0))
    made = prove(case, counted(case, "japanese"), Count.TERRITORY).arrangement
    assert made.at(len(made.moves)).lids == Pair(0, 0)
    assert {m.op for m in made.moves} <= {StoneAction.SHIFT}
    assert unread(made) == 0
