"""Counting one 19x19 case under every rule set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import Who
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.compare import Compared, compare
from goref.core.scoring.scorer import Score, Scorer
from tests.benchmarks.bench_replay import by_sgfmill
from tests.benchmarks.forgetting import forget
from tests.benchmarks.pairs import within
from tests.core.build import COMPUTED, game, ruled


@pytest.fixture(scope="module")
def case() -> Case:
    settled = game("huang-longshi--zhou-donghou").settled()
    return ruled(settled, seki="G19 H18 J19").answering(first_pass=Who.WHITE)


def every_rule_set(case: Case) -> list[Score]:
    bench = Scorer(case)
    return [bench.score(rules) for rules in RULESETS.values()]


REPLAY = {"against": "sgfmill's replay of the game", "at_most": 3}


def test_every_rule_set(benchmark, case: Case) -> None:
    ratios = within(lambda: every_rule_set(case), by_sgfmill(case.record))
    benchmark.extra_info.update(REPLAY, ratios=ratios)
    scores = benchmark(every_rule_set, case)
    assert len(scores) == len(RULESETS)


def test_every_rule_set_from_nothing(benchmark, case: Case) -> None:
    # As after a mark: a new ruling and a new case, nothing remembered.
    fresh_case = [case]

    def anew() -> None:
        forget()
        fresh_case[0] = replace(case)

    ratios = within(lambda: every_rule_set(fresh_case[0]), by_sgfmill(case.record), anew)
    benchmark.extra_info.update(REPLAY, ratios=ratios)

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
        return Scorer(case).score(RULESETS["chinese-2002"])

    assert benchmark.pedantic(one, setup=fresh, rounds=50).margin is not None


def test_comparison_of_every_rule_set(benchmark, case: Case) -> None:
    def compared() -> list[Compared]:
        return list(compare(Scorer(case), COMPUTED, RULESETS["japanese"]))

    assert len(benchmark(compared)) == len(COMPUTED)
