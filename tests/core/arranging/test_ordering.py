"""The order of a hand: one part of the board after the other, no stone moved twice."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import pytest
from hypothesis import given, settings

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.ordering import TIDIES, by_hand
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Move,
    MoveReason,
    Space,
    StoneAction,
)
from goref.core.base.colour import BLACK, COLOURS, Pair
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from tests.core.arranging.endings import settled
from tests.core.arranging.proving import every_count
from tests.core.build import counted
from tests.strategies import cases


def laid_out(rules: str, count: Count, name: str = "modern-ending") -> Arrangement:
    case = settled(name)
    return arrange(case, counted(case, rules), count)


@pytest.fixture(scope="module")
def half() -> Arrangement:
    return laid_out("chinese-2002", Count.HALF)


@pytest.fixture(scope="module")
def moku() -> Arrangement:
    return laid_out("japanese", Count.TERRITORY)


def check(made: Arrangement) -> None:
    """What holds of the order of every count."""
    put: set[int] = set()
    for move in made.moves:
        if isinstance(move.source, int):
            assert move.source not in put, "a stone is moved twice"
        if isinstance(move.target, int):
            put.add(move.target)
        assert move.third is None or (move.op, move.why) in TIDIES
    lifts = [number for number, move in enumerate(made.moves) if move.op is StoneAction.LIFT]
    tidies = [number for number, move in enumerate(made.moves) if move.third is not None]
    assert max(lifts, default=-1) < min(tidies, default=len(made.moves)), "the dead come first"
    for (third, _), run in groupby(made.moves, key=lambda m: (m.third is None, m.colour)):
        parts = [move.third or 0 for move in run]
        assert third or parts == sorted(parts), "from the left to the right"
    check_finished(made)


def check_finished(made: Arrangement) -> None:
    near = made.grid.neighbours
    assert made.finished_at(len(made.moves)) == (made.spaces if made.counts_spaces else ())
    for done in range(len(made.moves) + 1):
        cells = made.at(done).position.cells
        there = made.finished_at(done)
        assert len(there) >= len(made.finished_at(done - 1)), "none is unfinished again"
        for space in there:
            beside = {n for p in space.points for n in near[p]} - space.points
            assert not any(cells[p] for p in space.points)
            assert all(cells[p] == made.final.cells[p] for p in beside)
    total = made.total_at(len(made.moves))
    sizes = [sum(len(s) for s in made.spaces if s.owner is c) for c in COLOURS]
    assert total == (Pair(*sizes) if made.counts_spaces else Pair(0, 0))


def test_every_count_of_a_game_is_laid_out_in_order() -> None:
    seen: set[object] = set()
    for score, count, side in every_count(settled("modern-ending")):
        made = arrange(settled("modern-ending"), score, count, side)
        check(made)
        seen.update((move.op, move.why) for move in made.moves if move.third is not None)
    assert len(seen) > 5


@settings(max_examples=15, derandomize=True, deadline=None)
@given(cases())
def test_any_ending_is_laid_out_in_order(case: Case) -> None:
    for score, count, side in every_count(case):
        check(arrange(case, score, count, side))


def test_a_part_of_the_board_is_one_step(half: Arrangement) -> None:
    tidied = [s for s in half.steps if half.moves[s.first].third is not None]
    parts = [half.moves[step.first].third or 0 for step in tidied]
    assert parts == sorted(set(parts))
    assert sum(map(len, tidied)) == sum(move.third is not None for move in half.moves)
    kinds = {half.moves[i].op for step in tidied for i in range(step.first, step.last)}
    assert kinds <= {StoneAction.FILL, StoneAction.TAKE, StoneAction.SHIFT}


def test_the_first_part_is_finished_before_the_next_is_begun(half: Arrangement) -> None:
    first, *_, second = (s for s in half.steps if half.moves[s.first].third is not None)
    here = half.finished_at(first.last)
    assert here
    assert len(here) < len(half.spaces)
    assert half.total_at(first.last) == Pair(sum(map(len, here)), 0)
    assert half.finished_at(second.last) == half.spaces
    assert half.finished_at(first.first) == (), "nothing before the dead are off"


def test_one_side_after_the_other(moku: Arrangement) -> None:
    sides = [m.colour for m in moku.moves if m.third is not None]
    assert sides == sorted(sides)  # type: ignore[type-var]
    last = max(number for number, m in enumerate(moku.moves) if m.colour is BLACK)
    assert moku.total_at(last + 1).white == 0, "White's are not said before they are gone over"


def test_each_prisoner_that_is_filled_in_takes_a_point_and_is_lost_no_more(
    moku: Arrangement,
) -> None:
    filled = 0
    before = {term.key: term.of for term in moku.opening.terms}
    for move in moku.moves:
        now = {term.key: term.of for term in move.terms}
        if move.why is MoveReason.PRISONER and move.colour is not None:
            less = {key: now[key].of(move.colour) - before[key].of(move.colour) for key in now}
            other = {key: now[key].of(move.colour.other) for key in now}
            assert less == {"own-empties": -1, "lost": 1}
            assert other == {key: before[key].of(move.colour.other) for key in now}
            filled += 1
        before = now
    assert filled > 2


def test_land_that_is_filled_up_has_no_total() -> None:
    made = laid_out("ming-qing", Count.FILL_AND_HALVE)
    assert not made.counts_spaces
    assert made.total_at(len(made.moves)) == Pair(0, 0)
    assert made.spaces


def test_moves_that_change_what_is_told_stay_where_they_are(half: Arrangement) -> None:
    moves = list(half.moves)
    tidies = [number for number, move in enumerate(moves) if move.third is not None]
    first, last = tidies[0], tidies[-1]
    backwards = moves[:first] + moves[first : last + 1][::-1] + moves[last + 1 :]
    again = by_hand(half.grid, backwards, half.spaces, half.opening.terms)
    assert sorted(map(repr, again)) == sorted(map(repr, half.moves))
    assert [m.third for m in again] == [m.third for m in half.moves]
    other = replace(backwards[first], margin=backwards[first].margin + 1)
    moved = [*backwards[:first], other, *backwards[first + 1 :]]
    kept = by_hand(half.grid, moved, half.spaces, half.opening.terms)
    assert replace(kept[first], third=None) == replace(other, third=None)


def test_a_stone_beside_the_land_goes_down_when_the_plan_says(half: Arrangement) -> None:
    moves = [move for move in half.moves if move.third is not None]
    board, last = half.grid, replace(moves[-1], third=None)
    assert isinstance(last.target, int)
    made = by_hand(board, [last, *moves[:-1]], half.spaces, last.terms, [last.target])
    assert made == (last, *moves[:-1])


def test_a_stone_from_one_part_to_another_goes_with_the_first(half: Arrangement) -> None:
    board = half.grid
    left, right = (
        Space(BLACK, frozenset(map(board.point, names.split())), True, False)
        for names in ("A1 B1", "S1 T1")
    )
    last = half.moves[-1]
    stone = Move(
        StoneAction.SHIFT,
        BLACK,
        board.point("S1"),
        board.point("C1"),
        MoveReason.TIDY,
        last.areas,
        last.public,
        last.margin,
    )
    (made,) = by_hand(board, [stone], [left, right], ())
    assert made.third == 0
    (made,) = by_hand(board, [stone], [right], ())
    assert made.third == 0, "far from any space its own place tells"
    (made,) = by_hand(board, [stone], [], ())
    assert made.third == 0


def test_a_stone_that_the_referee_moves_unfinishes_what_it_touches(half: Arrangement) -> None:
    board, done = half.grid, len(half.moves)
    space = max(half.spaces, key=len)
    put = {m.target for m in half.moves if m.colour is BLACK and isinstance(m.target, int)}
    for source in sorted(p for p in put if isinstance(p, int)):
        shift = Shift("chinese-2002", "half", None, done, source, min(space.points))
        try:
            made = drag(half, shift)
        except RefusedError:
            continue
        check_finished(made)
        assert made.steps[-1].first == done, "a step of its own"
        assert any(number == done + 1 for number in made.finished)
        return
    raise AssertionError(board)
