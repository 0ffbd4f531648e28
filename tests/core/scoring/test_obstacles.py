"""What is in the way of a count."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.obstacles import Obstacles, UnfitFact, obstacles, required
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, bare
from tests.length import of_all
from tests.strategies import cases


def found(case: Case, rules: str, count: Count) -> Obstacles:
    chosen = RULESETS[rules]
    return obstacles(case, chosen, facts_of(case, chosen.passes), count)


PLAIN = bare("..XO.", "..XO.", "..XO.", "..XO.", "..XO.")


@pytest.mark.parametrize(
    ("rules", "count", "needs"),
    [
        ("chinese-2002", Count.HALF, ()),
        ("jpd-art", Count.HALF, (RequiredFact.PRISONERS,)),
        ("jpd-b", Count.FILL_IN, ()),
        ("jpd-art", Count.FILL_IN, (RequiredFact.PRISONERS,)),
        ("jpd-b", Count.EQUAL_STONES, (RequiredFact.PRISONERS, RequiredFact.PLAYS)),
        ("lu-nan", Count.DOT, (RequiredFact.PRISONERS, RequiredFact.PLAYS)),
        ("aga", Count.TERRITORY, (RequiredFact.RECORD,)),
        ("japanese", Count.TERRITORY, (RequiredFact.PRISONERS,)),
        ("tang-song", Count.ROUTES, (RequiredFact.PRISONERS, RequiredFact.PASS_STONES)),
        ("no-pass-go", Count.ROUTES, (RequiredFact.PRISONERS,)),
        ("tingdao", Count.TINGDAO, (RequiredFact.PRISONERS, RequiredFact.PASS_STONES)),
        ("saturation-prisoners", Count.SATURATION, (RequiredFact.PLAYS,)),
        ("saturation-stones", Count.SATURATION, ()),
    ],
)
def test_missing_facts(rules: str, count: Count, needs: tuple[RequiredFact, ...]) -> None:
    assert found(PLAIN, rules, count) == Obstacles(needs)
    assert bool(found(PLAIN, rules, count)) is bool(needs)


def test_what_was_stated_beside_a_bare_position_is_not_held_against_it() -> None:
    stated = bare("..XO.", prisoners=(0, 0), plays=(2, 2))
    assert found(stated, "aga", Count.TERRITORY) == Obstacles((RequiredFact.RECORD,))


@settings(max_examples=of_all(200, short=60), derandomize=True, deadline=None)
@given(cases(komi=True))
def test_a_count_is_made_unless_something_is_in_its_way(case: Case) -> None:
    bench = Scorer(case)
    for rules in COMPUTED:
        score = bench.score(rules, remarks=False)
        if score.margin is None:
            continue
        for count in rules.counts:
            there = obstacles(case, rules, score.facts, count)
            assert (count in score.countable) is not bool(there)
            assert set(there.needs) <= set(required(count, rules))
            assert not (set(there.unfit) and count not in (Count.DOT, Count.TERRITORY))
            assert set(there.unfit) <= set(UnfitFact)
