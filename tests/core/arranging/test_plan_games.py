"""Every count of every rule set on the recorded games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.arranging.plan import arrange
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from tests.core.arranging import leaving
from tests.core.arranging.endings import GAMES, bundled, settled
from tests.core.arranging.proving import every_count, prove
from tests.core.build import COMPUTED, counted
from tests.length import sample

ALWAYS = {
    *(Count.AREA, Count.HALF, Count.BOTH_SIDES, Count.FILL_IN, Count.EQUAL_SPACE),
    *(Count.AVERAGED, Count.DOT, Count.TERRITORY, Count.ROUTES, Count.FILL_AND_HALVE),
    *(Count.TINGDAO, Count.SATURATION, Count.EQUAL_STONES),
}


@pytest.mark.parametrize("name", sample(GAMES, 3))
def test_every_count_of_a_game(name: str) -> None:
    case = settled(name)
    proved = set()
    for score, count, side in every_count(case):
        proof = prove(case, score, count, side)
        leaving.check(proof)
        proved.add((score.rules.id, count))
    assert {count for _, count in proved} >= ALWAYS


@pytest.mark.parametrize(("name", "case"), sample(list(bundled().items()), 2))
def test_the_games_that_come_along(name: str, case: Case) -> None:
    known = settled(name)
    ruled = replace(case, ruling=known.ruling, answers=known.answers)
    for rules in COMPUTED:
        score = counted(ruled, rules)
        for _, count, _ in list(every_count(ruled, [rules]))[:1]:
            leaving.check(prove(ruled, score, count))


def test_a_side_fills_its_land_with_the_stones_it_has_and_no_more() -> None:
    case = settled("gold-petal-bowls")
    made = arrange(case, counted(case, "jpd-b"), Count.FILL_IN)
    assert made.at(len(made.moves)).bowls == (0, 0)


READ_OFF = {
    # The figures of the game for the gold-petal bowls as they have come down.
    ("gold-petal-bowls", "japanese", Count.TERRITORY): (46, 45),
    ("gold-petal-bowls", "tang-song", Count.ROUTES): (40, 39),
    ("gold-petal-bowls", "chinese-2002", Count.HALF): (181, 180),
    ("gold-petal-bowls", "jpd-b", Count.AREA): (181, 180),
    # Counted before White takes the last dame.
    ("huang-longshi--zhou-donghou", "tang-song", Count.ROUTES): (5, 4),
    ("jia-xuan--yang-xican", "tang-song", Count.ROUTES): (51, 43),
    # The hand count of the modern ending: 85 - 21 and 74 - 17 moku.
    ("modern-ending", "japanese", Count.TERRITORY): (64, 57),
    ("modern-ending", "tang-song", Count.ROUTES): (55, 55),
    ("modern-ending", "jpd-b", Count.AREA): (184, 177),
}


@pytest.mark.parametrize("key", READ_OFF)
def test_figures_that_are_known(key: tuple[str, str, Count]) -> None:
    name, rules, count = key
    case = settled(name)
    read = prove(case, counted(case, rules, komi=0), count).arrangement.readoff
    assert (read.black, read.white) == READ_OFF[key]
