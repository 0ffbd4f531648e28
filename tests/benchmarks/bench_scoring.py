"""Counting one 19x19 case under every rule set."""

from __future__ import annotations

from dataclasses import replace

import pytest

import goref.core.game.replay
import goref.core.ruling.survey
import goref.core.ruling.tally
from goref.core.base.colour import Who
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.compare import compare
from goref.core.scoring.scoring import Bench, Score
from tests.core.build import COMPUTED, game, ruled


@pytest.fixture(scope="module")
def case() -> Case:
    settled = game("huang-longshi--zhou-donghou").settled()
    return ruled(settled, seki="G19 H18 J19").answering(first_pass=Who.WHITE)


def forget() -> None:
    goref.core.game.replay.replayed.cache_clear()
    goref.core.ruling.survey.survey.cache_clear()
    goref.core.ruling.tally.tally.cache_clear()


def every_rule_set(case: Case) -> list[Score]:
    bench = Bench(case)
    return [bench.score(rules) for rules in RULESETS.values()]


def test_every_rule_set(benchmark, case: Case) -> None:
    benchmark.extra_info.update(goal_ms=20)
    scores = benchmark(every_rule_set, case)
    assert len(scores) == len(RULESETS)


def test_every_rule_set_from_nothing(benchmark, case: Case) -> None:
    # As after a mark: a new ruling and a new case, nothing remembered.
    benchmark.extra_info.update(goal_ms=20)

    def fresh() -> tuple[tuple[Case], dict[str, object]]:
        forget()
        return (replace(case),), {}

    scores = benchmark.pedantic(every_rule_set, setup=fresh, rounds=30)
    assert len(scores) == len(RULESETS)


def test_one_rule_set_from_nothing(benchmark, case: Case) -> None:
    def fresh() -> tuple[tuple[Case], dict[str, object]]:
        forget()
        return (replace(case),), {}

    def one(case: Case) -> Score:
        return Bench(case).score(RULESETS["chinese-2002"])

    assert benchmark.pedantic(one, setup=fresh, rounds=50).margin is not None


def test_comparison_of_every_rule_set(benchmark, case: Case) -> None:
    compared = benchmark(compare, case, COMPUTED, RULESETS["japanese"])
    assert len(compared) == len(COMPUTED)
