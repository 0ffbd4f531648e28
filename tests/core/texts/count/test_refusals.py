"""Why a count cannot be laid out, or a stone not be moved: each refusal names its fact."""

from __future__ import annotations

import pytest

from goref.core.arranging.dragging import RefusedError
from goref.core.arranging.plan import CannotArrangeError, arrange, refusal
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.obstacles import UnfitFact
from goref.core.texts.count.refusals import (
    REFUSALS,
    UNFIT,
    count_refusal,
    left_out,
    none_can,
    shift_refusal,
)
from goref.core.texts.terms import COUNTS, NEEDS, term
from tests.core.build import bare, counted, played
from tests.core.laid_out import BOARD
from tests.languages import EN, LANGUAGES, ZH

ROWS = ("..XO.", "..XO.", "..XO.", "..XO.", "..XO.")
PLAIN = bare(*ROWS)
WHITE_BEGAN = played(5, "C3 C4 D3 D4 pass pass", black="A1", white="E5", first=WHITE)
HANDICAP = played(5, "C3 C4 D3 D4 pass pass", black="A1 E1", first=WHITE, handicap=2)
STATED = played(5, "C3 B3 C2 B2 C1 B1 pass pass", prisoners=(0, 0))

REFUSED = [
    (PLAIN, "jpd-natural", Count.AREA, None, "is known by name only"),
    (PLAIN, "sunjang", Count.AREA, None, "names no count that is laid out"),
    (PLAIN, "chinese-2002", Count.ROUTES, None, "does not have this count"),
    (PLAIN, "jpd-b", Count.EQUAL_SPACE, BLACK, "of both sides together"),
    (PLAIN, "japanese", Count.TERRITORY, None, "missing for this count: prisoners."),
    (PLAIN, "jpd-b", Count.EQUAL_STONES, None, "prisoners, numbers of plays."),
    (PLAIN, "tang-song", Count.ROUTES, None, "prisoners, numbers of plays."),
    (PLAIN, "aga", Count.TERRITORY, None, "the record of the game"),
    (WHITE_BEGAN, "aga", Count.TERRITORY, None, "White began"),
    (STATED, "aga", Count.TERRITORY, None, "Plays or prisoners were stated"),
    (HANDICAP, "lu-nan", Count.DOT, None, "It is a handicap game"),
]


def refused(case: Case, rules: str, count: Count, side: Colour | None) -> CannotArrangeError:
    with pytest.raises(CannotArrangeError) as caught:
        arrange(case, counted(case, rules), count, side)
    return caught.value


@pytest.mark.parametrize(("case", "rules", "count", "side", "fact"), REFUSED)
def test_a_refusal_names_the_fact(
    case: Case, rules: str, count: Count, side: Colour | None, fact: str
) -> None:
    error = refused(case, rules, count, side)
    assert fact in count_refusal(error, EN)
    said = {count_refusal(error, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for language in LANGUAGES:
        told = count_refusal(error, language)
        assert "{" not in told
        assert all(term(NEEDS, need.value, language) in told for need in error.needs)
        assert all(UNFIT[unfit].in_(language) in told for unfit in error.unfit)


def test_every_fact_that_does_not_fit_is_among_them() -> None:
    errors = [refused(*one[:4]) for one in REFUSED]
    assert {unfit for error in errors for unfit in error.unfit} == set(UnfitFact) == set(UNFIT)
    assert {error.code for error in errors} - {"facts-unfit"} == {
        code for code, text in REFUSALS.items() if "{point}" not in text.in_(EN)
    }


def test_what_can_be_counted_instead_is_named() -> None:
    error = refused(WHITE_BEGAN, "aga", Count.TERRITORY, None)
    assert error.others == (Count.AREA,)
    assert count_refusal(error, EN).endswith(" Counts that can be laid out: area, both sides.")
    assert count_refusal(error, ZH).endswith("。可用的算法：计点。")
    alone = refused(PLAIN, "jpd-b", Count.EQUAL_SPACE, BLACK)
    assert count_refusal(alone, EN).endswith(
        " Counts of one side alone: area, both sides / filling in."
    )


def test_a_count_that_can_be_made_is_not_refused() -> None:
    for rules, count in (("aga", Count.AREA), ("jpd-b", Count.EQUAL_SPACE)):
        assert refusal(PLAIN, counted(PLAIN, rules), count) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_that_are_left_out_are_told_with_the_reason(language: str) -> None:
    score = counted(WHITE_BEGAN, "aga")
    (said,) = left_out(WHITE_BEGAN, score, language)
    name = term(COUNTS, "territory", language)
    assert said.casefold().startswith(name.casefold())
    assert UNFIT[UnfitFact.WHITE_BEGAN].in_(language) in said
    assert left_out(HANDICAP, counted(HANDICAP, "aga"), language) == []


def test_why_nothing_can_be_laid_out() -> None:
    for rules in ("jpd-natural", "sunjang"):
        said = none_can(PLAIN, counted(PLAIN, rules), EN)
        assert RULESETS[rules].name.in_(EN) in said
    assert "prisoners" in none_can(PLAIN, counted(PLAIN, "japanese"), EN)
    assert none_can(PLAIN, counted(PLAIN, "aga"), EN) == ""


@pytest.mark.parametrize(
    "code", [code for code, text in REFUSALS.items() if "{point}" in text.in_(EN)]
)
def test_a_stone_that_may_not_be_moved(code: str) -> None:
    error = RefusedError(code, BOARD.point("B3"))
    for language in LANGUAGES:
        assert "B3" in shift_refusal(error, BOARD, language)
