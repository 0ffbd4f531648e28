"""Tidying the rest: what the referee has set stays, and what is left is read quicker."""

from __future__ import annotations

import random
from functools import cache

import pytest

from goref.core.arranging.dragging import drag
from goref.core.arranging.plan import arrange
from goref.core.arranging.retidying import set_by_hand, tidied
from goref.core.arranging.table.arrangement import Arrangement, MoveReason
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scorer import Score
from goref.io.values.case_values import SHIFT
from tests.core.arranging.by_hand import dragged
from tests.core.arranging.endings import settled
from tests.core.arranging.proving import replayed
from tests.core.build import counted

CASE = settled("modern-ending")


@cache
def tried() -> list[tuple[Case, Score, Arrangement, tuple[Shift, ...]]]:
    """Counts with a stone of the referee, and what tidies their rest."""
    chance, found = random.Random(4), []
    for rules, count in (
        ("chinese-2002", Count.HALF),
        ("japanese", Count.TERRITORY),
        ("jpd-b", Count.EQUAL_SPACE),
        ("tang-song", Count.ROUTES),
    ):
        score = counted(CASE, rules)
        made = arrange(CASE, score, count)
        for _ in range(8):
            shift = dragged(made, chance)
            if shift is not None:
                put = drag(made, shift)
                found.append((CASE, score, put, tidied(CASE, score, put)))
    return found


def test_some_of_them_can_be_tidied_and_some_not() -> None:
    helped = [bool(shifts) for _, _, _, shifts in tried()]
    assert any(helped)
    assert len(helped) > 5


def test_what_the_referee_set_stays_and_nothing_that_counts_is_changed() -> None:
    for case, score, put, shifts in tried():
        kept, made = set_by_hand(put), put
        assert len(kept) == 2
        for shift in shifts:
            assert not {shift.source, shift.target} & kept
            assert (shift.after, shift.side) == (len(made.moves), put.readoff.side)
            made = drag(made, shift)
        if not shifts:
            continue
        assert all(made.final.cells[p] == put.final.cells[p] for p in kept)
        assert made.seconds < put.seconds, "only what is quicker"
        assert made.readoff == put.readoff
        side = put.readoff.side
        replayed(case, score, put.count, side, made)


def test_what_would_not_be_read_quicker_stays() -> None:
    made = arrange(CASE, score := counted(CASE, "chinese-2002"), Count.HALF)
    point = CASE.record.grid.point
    shift = Shift(
        *("chinese-2002", Count.HALF.value, made.readoff.side, len(made.moves)),
        *(point("R12"), point("S13")),
    )
    assert tidied(CASE, score, drag(made, shift)) == ()


def test_a_space_that_holds_nothing_but_what_the_referee_set_is_left_alone() -> None:
    case = settled("takagawa--go-seigen-1959")
    made = arrange(case, score := counted(case, "jpd-b"), Count.EQUAL_SPACE)
    point = case.record.grid.point
    shift = Shift(
        *("jpd-b", Count.EQUAL_SPACE.value, None, len(made.moves)),
        *(point("R7"), point("M3")),
    )
    put = drag(made, shift)
    for one in tidied(case, score, put):
        put = drag(put, one)
    assert set_by_hand(put) == {point("R7"), point("M3")}


def test_a_case_that_holds_them_lays_them_out_again() -> None:
    case, score, put, shifts = next(one for one in tried() if one[3])
    (by_hand,) = (m for m in put.moves if m.why is MoveReason.REFEREE)
    assert isinstance(by_hand.source, int)
    assert isinstance(by_hand.target, int)
    first = Shift(
        score.rules.id,
        put.count.value,
        put.readoff.side,
        put.moves.index(by_hand),
        by_hand.source,
        by_hand.target,
    )
    again = arrange(case, score, put.count, None, (first, *shifts))
    assert again.moves[: len(put.moves)] == put.moves
    assert [(m.source, m.target) for m in again.moves[len(put.moves) :]] == [
        (shift.source, shift.target) for shift in shifts
    ]
    assert again.findings == put.findings
    tidies = again.moves[len(put.moves) :]
    assert {move.why for move in tidies} == {MoveReason.TIDY}, "the referee moved but one"
    grid = case.record.grid
    kept = [SHIFT.read(grid, SHIFT.write(grid, one), "") for one in (first, *shifts)]
    assert kept == [first, *shifts]


@pytest.mark.parametrize("count", [Count.AREA, Count.FILL_IN])
def test_a_count_that_tidies_nothing_is_left_as_it_is_or_gets_better(count: Count) -> None:
    score = counted(CASE, "chinese-2002")
    made = arrange(CASE, score, count)
    now = made
    for shift in tidied(CASE, score, made):
        now = drag(now, shift)
    assert now.seconds < made.seconds or now is made
