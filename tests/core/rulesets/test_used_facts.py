"""The table of facts: each changes a result alone, and no other fact does."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.case import Case, StatedFacts
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import FEW_USE, ORDER, used_facts, uses
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, bare, played, ruled

STATED: dict[str, Any] = {
    "komi": Fraction(0),
    "handicap": 0,
    "began": BLACK,
    "first_pass": Who.BLACK,
    "last_play": Who.BLACK,
    "last_dame": Who.NOBODY,
    "last_competitive": Who.BLACK,
    "prisoners": Pair(0, 0),
    "plays": Pair(13, 12),
    "pass_stones": Pair(0, 0),
    "end": End.AGREED,
    "granted_first": Who.BLACK,
    "played_for": PlayedFor.GAME,
}
OTHERS: dict[str, tuple[Any, ...]] = {
    "komi": (Fraction(3),),
    "handicap": (2,),
    "began": (WHITE,),
    "first_pass": (Who.WHITE, Who.NOBODY),
    "last_play": (Who.WHITE, Who.NOBODY),
    "last_dame": (Who.BLACK,),
    "last_competitive": (Who.WHITE, Who.NOBODY),
    "prisoners": (Pair(1, 0), Pair(0, 2)),
    "plays": (Pair(12, 12), Pair(12, 13)),
    "pass_stones": (Pair(0, 1),),
    "end": (End.ALIVE, End.FORCED),
    "granted_first": (Who.WHITE, Who.NOBODY),
    "played_for": (PlayedFor.CHIPS,),
}
EVEN = bare(*[".XXO."] * 3, *[".XOO."] * 2, ".XXOO", ".XOO.")
"""Nothing but stones and land; a stone of Black's may have been put on the last dame."""
LEVEL = bare(*[".XO."] * 4)
DEAD = ruled(bare(".XXO.", "OXXO.", ".XXO.", ".XOO.", ".XOO."), dead="A4")
RECORD = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C5 C4 pass pass")
"""Only a record tells of a second phase."""
BOARDS = (EVEN, LEVEL, DEAD, RECORD)
CANCELS = {("tingdao", "pass_stones"), ("saturation-prisoners", "pass_stones")}
"""A pass stone is a stone lost and a turn, for which the other side hands over a stone: alone
it changes the count with stones, not the result (Zhang Xu, section 2)."""


def results(rules: RuleSet, **changed: Any) -> Iterator[tuple[object, ...]]:
    """What each board gives under a rule set, with some facts stated otherwise."""
    for board in BOARDS:
        for plays in (STATED["plays"], Pair(12, 12)):
            for unstated in ({}, {"komi": None}, {"last_dame": None}):
                facts = {**STATED, "plays": plays, **unstated, **changed}
                yield result(board.answering(**facts), rules)


def result(case: Case, rules: RuleSet) -> tuple[object, ...]:
    score = Scorer(case, checks_stand=True).score(rules)
    return score.needs, score.margin, score.ahead


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_each_fact_of_the_table_changes_a_result_alone_and_no_other_does(
    rules: RuleSet,
) -> None:
    before = list(results(rules))
    for fact, values in OTHERS.items():
        changes = any(list(results(rules, **{fact: value})) != before for value in values)
        decides = uses(rules, fact) and (rules.id, fact) not in CANCELS
        assert changes is decides, f"{rules.id}: {fact}"


def test_every_fact_has_its_place() -> None:
    assert {*ORDER} == {*StatedFacts.__dataclass_fields__} - {"bowls"} | {"record"}
    assert STATED.keys() == OTHERS.keys() == {*ORDER} - {"record"}
    assert {*FEW_USE} < {*ORDER}


def test_every_fact_has_an_article() -> None:
    for rules in COMPUTED:
        for used in used_facts(rules):
            assert used.source
    own = {used.fact: used.source for used in used_facts(COMPUTED[0])}
    assert set(own.values()) == {COMPUTED[0].source}
