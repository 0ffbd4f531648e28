"""The procedures of the essays, walked step by step: in their order, and with their words.

Each is laid out on one small board, and its steps are told in Chinese; the texts stand in
``tests/golden/procedures``, and by each stand the terms of its essay, in the essay's order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from goref.core.arranging.table.arrangement import Arrangement
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.texts.count.arranging import count_name, reading_sentence, step_sentence
from goref.core.texts.results import sentence
from tests.core.arranging.test_procedures import proved
from tests.core.build import bare, ruled
from tests.languages import ZH

ZHAO = ruled(
    bare(
        *("..XO.O.", ".XXO.O.", "..XO.O.", ".XXO.OX", "..XOOO.", ".XXXOO.", "...XO.."),
        plays=(15, 15),
        prisoners=(3, 1),
        pass_stones=(0, 0),
        began="B",
        last_play="W",
    ),
    dead="G4",
)
"""The small board of Zhao's figures 4 to 6: 15 plays each, Black loses 4 stones and White 1."""
PAYING = ruled(
    bare(
        *("..XXOO.",) * 6,
        "O.XXOO.",
        plays=(15, 15),
        prisoners=(1, 0),
        pass_stones=(0, 0),
        began="B",
        last_play="W",
        first_pass="W",
    ),
    dead="A1",
)
"""Black's land in the two lines at the left with a dead stone in it; White passed first."""
TAXED = ruled(
    bare("..XO...", "O.XOOOO", "XXXOXXX", "OOOOX..", "XXXOX..", "..XOXXX", "..XO..."), dead="A6"
)
"""Three groups of Black's, one of White's, and a dead stone."""
RIGHTS = ruled(
    bare(
        *("O..XO..", "...XO..", "...XOOO", "...XOO.", "...XOOO", "...XOO.", "...XOOO"),
        plays=(7, 16),
        prisoners=(0, 0),
        pass_stones=(9, 0),
        began="B",
    ),
    dead="A7",
)
"""Black has 16 rights to play more than White, after nine stones handed over."""


class Essay(NamedTuple):
    """A procedure, and the terms of its essay in the essay's order."""

    rules: str
    count: Count
    case: Case
    terms: tuple[str, ...]


ESSAYS = {
    # S1 and S2, part 1: lost stones into one's own land, then routes.
    "tang-song": Essay("tang-song", Count.ROUTES, ZHAO, ("死子", "回填", "路")),
    # S2, part 2, three steps: dead stones, every route filled and the rest halved, base.
    "ming-qing": Essay(
        "ming-qing", Count.FILL_AND_HALVE, TAXED, ("死子", "填入", "还2子", "子")
    ),
    # S2, part 3: stones and land of both sides, as on the sheet of 1910.
    "both-sides": Essay("modern-1920", Count.BOTH_SIDES, PAYING, ("死子", "黑", "白")),
    # S0, Ji Ping Dian A, 7.1: pay and balance the turns, lift, fill back, compare 目.
    "jpd-a-7-1": Essay("jpd-a", Count.EQUAL_STONES, PAYING, ("A类负着", "死子", "回填", "目")),
    # 7.2: pay, lift, stones and land together.
    "jpd-a-7-2": Essay("jpd-a", Count.AREA, PAYING, ("A类负着", "死子", "点")),
    # 7.3: pay, lift, each side fills its own land.
    "jpd-a-7-3": Essay("jpd-a", Count.FILL_IN, PAYING, ("A类负着", "死子", "填")),
    # 7.4: pay, lift, the lids go to the bowls, equally many empty points, stones compared.
    "jpd-a-7-4": Essay("jpd-a", Count.EQUAL_SPACE, PAYING, ("A类负着", "死子", "棋罐", "子")),
    # S0, art edition, 12 to 16: fill back, then half of what is no 目 to each side.
    "jpd-art": Essay("jpd-art", Count.AVERAGED, ZHAO, ("死子", "回填", "点")),
    # S0, Lu Nan, part 4, end: own points and the other's lost stones, nothing filled back.
    "lu-nan": Essay("lu-nan", Count.DOT, ZHAO, ("死子", "点")),
    # S3, section 7: da chou by three against stones handed over, until rights are equal.
    "tingdao": Essay("tingdao", Count.TINGDAO, RIGHTS, ("死子", "打筹", "交")),
    # S3, section 3: in turn until only basic eyes are left.
    "two-overflows": Essay("saturation-stones", Count.SATURATION, ZHAO, ("死子", "轮流", "子")),
}


def walked(made: Arrangement) -> str:
    """The name of a count, its steps as they are told, and what is read off."""
    told = [count_name(made, ZH)]
    told += [f"{n} {step_sentence(made, step, ZH)}" for n, step in enumerate(made.steps, 1)]
    return "\n".join([*told, reading_sentence(made, ZH)])


@pytest.mark.parametrize("name", ESSAYS)
def test_a_procedure_is_walked_as_its_essay_does(
    name: str, golden: Callable[[str, str], None]
) -> None:
    essay = ESSAYS[name]
    proof = proved(essay.case, essay.rules, essay.count)
    text = walked(proof.arrangement)
    golden(f"procedures/{name}.txt", f"{text}\n{sentence(essay.case, proof.score, ZH)}\n")
    at = text.find("\n")  # the name of the count is no step
    for term in essay.terms:
        at = text.find(term, at + 1)
        assert at >= 0, f"{term} in its place"
