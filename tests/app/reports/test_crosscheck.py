"""Every way to count a case gives one margin; where one does not, both workings are there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits.ruling import ShiftStone
from goref.app.reports.crosscheck import (
    Advice,
    CountMethod,
    CountWay,
    CrossCheck,
    advised,
    advising,
    crosscheck,
    crosschecking,
)
from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Score, score
from tests.core.build import COMPUTED, DATA, bare, game
from tests.length import sample
from tests.strategies import cases

GAMES = sorted(path.stem for path in (DATA / "games").glob("*.txt"))
BOWLS = game("gold-petal-bowls").settled()


def advice(case: Case, counted: Score) -> Advice | None:
    """The three results of the advice; None where it cannot be followed."""
    return next((made for made in advising(case, counted) if made is not None), None)


def scored(case: Case, rules: str) -> tuple[Case, Score]:
    return case, score(case, RULESETS[rules])


def told(check: CrossCheck) -> list[tuple[str, str, Colour | None]]:
    return [
        (way.means.value, way.count.value if way.count else "", way.side) for way in check.ways
    ]


def test_all_ways_of_a_rule_set_are_there() -> None:
    check = crosscheck(*scored(BOWLS, "jpd-b"))
    numbers = ["equal-stones", "area", "fill-in", "equal-space"]
    assert told(check) == [
        ("formula", "", None),
        *(("numbers", count, None) for count in numbers),
        ("stones", "equal-stones", None),
        *(("stones", "area", side) for side in (None, BLACK, WHITE)),
        *(("stones", "fill-in", side) for side in (None, BLACK, WHITE)),
        ("stones", "equal-space", None),
    ]
    assert check.agree
    assert {way.margin for way in check.ways} == {Fraction(-13, 2)}
    figures = {
        (w.count, w.side): w.figures for w in check.ways if w.means is CountMethod.STONES
    }
    assert figures[Count.EQUAL_STONES, None] == (46, 45)
    assert figures[Count.AREA, WHITE] == (181, 180)
    assert figures[Count.FILL_IN, None] == (1, 0)
    assert figures[Count.EQUAL_SPACE, None] == (134, 133)


def test_a_count_that_is_always_of_one_side_is_there_once_for_each() -> None:
    check = crosscheck(*scored(BOWLS, "chinese-2002"))
    halves = [
        side for means, count, side in told(check) if (means, count) == ("stones", "half")
    ]
    assert halves == [BLACK, WHITE]


class CancelledError(Exception):
    """The count is not wanted any more."""


def test_laying_a_count_out_can_be_cancelled_at_every_step() -> None:
    steps, last = 0, 0

    def go_on() -> None:
        nonlocal steps
        steps += 1
        if steps == last:
            raise CancelledError

    case, counted = scored(BOWLS, "chinese-2002")
    ways = list(crosschecking(case, counted, go_on))
    in_all = steps
    assert in_all > len(ways), "each count is laid out in several steps"
    for step in range(1, in_all + 1, 4):
        steps, last = 0, step
        with pytest.raises(CancelledError):
            list(crosschecking(case, counted, go_on))
    assert list(crosschecking(case, counted)) == ways


@pytest.mark.parametrize(("name", "first_pass"), sample(list(product(GAMES, Who)), 2))
def test_the_known_games_agree_in_every_way(name: str, first_pass: Who) -> None:
    case = game(name).settled().answering(first_pass=first_pass)
    for rules in sample(COMPUTED, 2):
        counted = score(case, rules)
        check = crosscheck(case, counted)
        assert check.agree, (rules.id, [way for way in check.ways if not way.agrees])
        assert len(check.ways) == 0 or counted.margin is not None
        for way in check.ways:
            adds_up(way)


def adds_up(way: CountWay) -> None:
    """The workings make the figures, and they and what is paid make the margin."""
    if way.figures is None:
        assert way.parts == way.payments == ()
        return
    assert sum(part.black for part in way.parts) == way.figures.black
    assert sum(part.white for part in way.parts) == way.figures.white
    paid = sum(line.difference for line in way.payments)
    assert way.figures.black - way.figures.white + paid == way.margin


@given(cases(komi=True), st.sampled_from(COMPUTED))
def test_made_up_endings_agree_in_every_way(case: Case, rules: object) -> None:
    counted = score(case, rules)  # type: ignore[arg-type]
    check = crosscheck(case, counted)
    assert check.agree
    for way in check.ways:
        adds_up(way)
    made = advice(case, counted)
    assert made is None or made.agree


def wrong(counted: Score) -> Score:
    """The score with a point too many for Black among its lines."""
    assert counted.margin is not None
    first, *others = counted.lines
    lines = (replace(first, black=first.black + 1), *others)
    return replace(counted, lines=lines, margin=counted.margin + 1)


def test_a_wrong_formula_is_a_flag_with_both_workings() -> None:
    case, right = scored(BOWLS, "jpd-b")
    check = crosscheck(case, wrong(right))
    assert not check.agree
    formula, *others = check.ways
    assert formula.agrees
    adds_up(formula)
    assert others
    for other in others:
        assert not other.agrees
        assert formula.margin == other.margin + 1
        adds_up(other)
    counsel = advice(case, wrong(right))
    assert counsel is not None
    assert not counsel.agree


def test_lines_that_do_not_make_the_margin_disagree() -> None:
    case, right = scored(BOWLS, "jpd-b")
    assert right.margin is not None
    formula, *rest = crosscheck(case, replace(right, margin=right.margin + 1)).ways
    assert not formula.agrees
    assert not any(way.agrees for way in rest)


def test_nothing_is_counted_before_it_is_asked_for() -> None:
    case, counted = scored(BOWLS, "jpd-a")
    assert counted.margin is None, "who passed first is not known"
    assert crosscheck(case, counted) == CrossCheck(())
    assert advice(case, counted) is None
    work = crosschecking(*scored(BOWLS, "jpd-b"))
    assert next(work).means is CountMethod.FORMULA
    assert next(work).count is Count.EQUAL_STONES


# The advice


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (
            "jpd-b",
            Advice(Count.EQUAL_STONES, Pair(46, 45), 0, 135, Pair(181, 180), 181, True),
        ),
        (
            "jpd-art",
            Advice(Count.AVERAGED, Pair(46, 45), 0, 135, Pair(181, 180), 181, True),
        ),
        (
            # Black pays a point for White's first pass: it is public, halved.
            "jpd-a",
            Advice(
                Count.EQUAL_STONES,
                Pair(45, 45),
                1,
                135,
                Pair(Fraction(361, 2), Fraction(361, 2)),
                Fraction(361, 2),
                True,
            ),
        ),
    ],
)
def test_the_advice_on_the_gold_petal_bowls(rules: str, expected: Advice) -> None:
    case = BOWLS.answering(first_pass=Who.WHITE)
    assert advice(*scored(case, rules)) == expected


def test_the_advice_comes_in_pieces() -> None:
    pieces = list(advising(*scored(BOWLS, "jpd-b")))
    assert pieces[:-1] == [None]
    assert isinstance(pieces[-1], Advice)


def test_there_is_advice_only_where_moku_are_counted_and_filled_in() -> None:
    case = BOWLS.answering(first_pass=Who.WHITE)
    have = {rules.id for rules in COMPUTED if advised(score(case, rules)) is not None}
    assert have == {"jpd-a", "jpd-b", "jpd-art"}
    plain = bare("XX.OO", "XX.OO", first_pass="W")
    assert advised(score(plain, RULESETS["jpd-a"])) is None, "prisoners are not known"


def test_stones_the_referee_put_elsewhere_change_no_margin() -> None:
    case, counted = scored(BOWLS, "jpd-b")
    plain = arrange(case, counted, Count.EQUAL_SPACE)
    shift = next(shifts(plain))
    case = ShiftStone(shift).apply(case)
    moved = arrange(case, counted, Count.EQUAL_SPACE, None, case.shifts)
    assert moved.final != plain.final, "it is no longer where it was planned"
    assert crosscheck(case, counted) == crosscheck(BOWLS, counted)


def shifts(made: Arrangement) -> Iterator[Shift]:
    """Stones that can be put elsewhere at the end."""
    after, board = len(made.moves), made.final
    for source in made.grid.points:
        for target in made.grid.points:
            if board.cells[source] and not board.cells[target]:
                shift = Shift(made.rules.id, made.count.value, None, after, source, target)
                try:
                    drag(made, shift)
                except RefusedError:
                    continue
                yield shift
