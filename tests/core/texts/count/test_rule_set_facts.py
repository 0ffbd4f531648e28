"""What is shown of a rule set's entry."""

from __future__ import annotations

import pytest

from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.texts.count.rule_set_facts import (
    PASSES,
    REPETITIONS,
    SUICIDES,
    rule_set_facts,
)
from tests.languages import EN, KO, LANGUAGES, ZH


def test_the_facts_of_a_rule_set() -> None:
    assert rule_set_facts(RULESETS["korean"], EN) == (
        ("Id", "korean"),
        ("Unit", "points"),
        ("Counted", "Territory, Prisoners and dead stones × −1"),
        ("Paid on top", "none"),
        ("Komi", "6½ points; 0 points with handicap"),
        ("Equal", "draw"),
        ("Depends on", "komi, handicap, prisoners"),
        ("Empty moves", "a pass"),
        ("Suicide", "not allowed"),
        ("Repetition", "no retaking a ko at once"),
        ("Ways to count", "territory and prisoners"),
        ("Source", "Rules of the Korea Baduk Association (2016)"),
    )


@pytest.mark.parametrize(
    ("id_", "name", "value"),
    [
        ("tromp-taylor", "Suicide", "allowed"),
        ("tang-song", "Komi", "none"),
        ("french", "Komi", "7½ points; ½ point with handicap"),
        ("no-pass-go", "Paid on top", "none"),
    ],
)
def test_a_fact(id_: str, name: str, value: str) -> None:
    assert dict(rule_set_facts(RULESETS[id_], EN))[name] == value


def test_komi_is_called_after_its_unit() -> None:
    names = {id_: rule_set_facts(RULESETS[id_], ZH)[4] for id_ in ("aga", "lu-nan", "korean")}
    assert names == {
        "aga": ("贴点", "7½点；让子局0点"),
        "lu-nan": ("贴子", "3¾子；让子局0子"),
        "korean": ("贴目", "6½目；让子局0目"),
    }


def test_a_rule_set_known_by_name_has_its_source_alone() -> None:
    told = rule_set_facts(RULESETS["cangjie"], KO)
    assert [name for name, _ in told] == ["식별자", "출처"]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_every_entry_is_in_words(rules: RuleSet) -> None:
    assert rules.passes.value in PASSES
    assert rules.play.suicide.value in SUICIDES
    assert rules.play.repetition.value in REPETITIONS
    for language in LANGUAGES:
        told = rule_set_facts(rules, language)
        assert len({name for name, _ in told}) == len(told)
        assert all(name and value for name, value in told)
