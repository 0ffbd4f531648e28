"""Laying out counts on 19x19 boards: how long a plan takes, and how good it is."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from goref.core.arranging.land.yard_ways import ways_of
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement, StoneAction
from goref.core.base.colour import COLOURS
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Scorer
from tests.core.build import game

GAMES = (
    "gold-petal-bowls",
    "huang-longshi--zhou-donghou",
    "jia-xuan--yang-xican",
    "iwamoto--go-seigen-1948",
    "takagawa--go-seigen-1959",
    "modern-ending",
)
COUNTS = (
    ("jpd-a", Count.EQUAL_STONES),
    ("jpd-a", Count.EQUAL_SPACE),
    ("jpd-art", Count.AVERAGED),
    ("chinese-2002", Count.HALF),
    ("japanese", Count.TERRITORY),
    ("tang-song", Count.ROUTES),
    ("ing", Count.FILL_IN),
    ("tingdao", Count.SATURATION),
)


@pytest.fixture(scope="module")
def ending() -> Case:
    return game("modern-ending").settled()


@pytest.mark.parametrize(("rules", "count"), COUNTS)
def test_plan(benchmark: Any, ending: Case, rules: str, count: Count) -> None:
    score = Scorer(ending).score(ruleset(rules), remarks=False)
    benchmark.extra_info.update(goal_ms=150)

    def plan() -> Arrangement:
        ways_of.cache_clear()  # as after a mark
        return arrange(ending, score, count)

    made = benchmark(plan)
    assert made.margin == score.margin


def test_quality(benchmark: Any) -> None:
    """Touches against the least possible, and spaces that do not count at a glance."""
    cases = [game(name).settled() for name in GAMES]

    def plan_all() -> list[Arrangement]:
        made = []
        for case in cases:
            bench = Scorer(case)
            for rules, count in COUNTS:
                score = bench.score(ruleset(rules), remarks=False)
                if count in score.countable:
                    made.append(arrange(case, score, count))
        return made

    figures: dict[Count, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for made in benchmark.pedantic(plan_all, rounds=1):
        entry = figures[made.count]
        entry[0] += made.touched
        entry[1] += least_touched(made)
        entry[2] += sum(space.is_irregular for space in made.spaces)
        entry[3] += len(made.spaces)
    benchmark.extra_info["figures"] = [
        f"{count.value}: {touched} stones touched (no plan under {least}), "
        f"{irregular} of {spaces} spaces counted point by point"
        for count, (touched, least, irregular, spaces) in figures.items()
    ]


def least_touched(made: Arrangement) -> int:
    """What no plan can go below: stones that must come off or go down in any."""
    put = dict.fromkeys(COLOURS, 0)
    forced = 0
    for move in made.moves:
        if move.colour is None:
            continue
        down, up = isinstance(move.target, int), isinstance(move.source, int)
        if (
            move.op in (StoneAction.FILL, StoneAction.FILL_BACK, StoneAction.TAKE)
            and not move.pays
        ):
            put[move.colour] += down - up
        elif move.op is not StoneAction.SHIFT:
            forced += down or up
    black, white = put.values()
    if made.count is Count.EQUAL_SPACE:
        return forced + abs(black - white)
    if made.count is Count.HALF and made.rules.id != "jpd-art":
        return forced + min(abs(black) % 10, 10 - abs(black) % 10) if black else forced
    return forced + abs(black) + abs(white)
