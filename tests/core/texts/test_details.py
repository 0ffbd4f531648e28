"""What is said above a board: the komi in every unit and language."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.rulesets.table import RULESETS
from goref.core.texts.details import DETAILS, KOMI, komi_text
from goref.core.texts.results import won_by
from tests.languages import JA, KO, LANGUAGES, WRITTEN_OUT, ZH


@pytest.mark.parametrize(
    ("komi", "unit", "said"),
    [
        ("15/2", Unit.ZI, ("komi 3¾ zi", "贴3¾子", "コミ3¾子", "덤 3¾자")),
        ("5", Unit.ZI, ("komi 2½ zi", "贴2½子", "コミ2½子", "덤 2½자")),
        ("1", Unit.ZI, ("komi ½ zi", "贴半子", "コミ半子", "덤 ½자")),
        ("13/2", Unit.MOKU, ("komi 6½ points", "贴6目半", "コミ6目半", "덤 6집반")),
        ("1/2", Unit.POINTS, ("komi ½ point", "贴半点", "コミ半点", "덤 ½점")),
        ("7", Unit.POINTS, ("komi 7 points", "贴7点", "コミ7点", "덤 7점")),
        ("-11/2", Unit.MOKU, ("komi −5½ points", "贴−5目半", "コミ−5目半", "덤 −5집반")),
        ("27/4", Unit.POINTS, ("komi 6¾ points", "贴6¾点", "コミ6¾点", "덤 6¾점")),
        ("0", Unit.ZI, ("no komi", "不贴目", "コミなし", "덤 없음")),
        (None, Unit.ROUTES, ("", "", "", "")),
    ],
)
def test_a_komi_is_said_in_the_unit_of_the_rule_set(
    komi: str | None, unit: Unit, said: tuple[str, ...]
) -> None:
    value = None if komi is None else Fraction(komi)
    assert tuple(komi_text(value, unit, language) for language in WRITTEN_OUT) == said


SHOWN = r"[0-9¼½¾.半집반目点子路]+"
TODAY = ("chinese-2002", "japanese", "aga", "stone-scoring")
"""Rule sets of every unit that is written in figures."""


@pytest.mark.parametrize("rules", [RULESETS[each] for each in TODAY], ids=TODAY)
@pytest.mark.parametrize("amount", ["1/4", "1/2", "3/4", "3", "11/4", "7/2", "15/4"])
def test_a_komi_and_a_margin_of_the_same_amount_are_spelled_alike(
    amount: str, rules: RuleSet
) -> None:
    value = Fraction(amount)
    for language in (ZH, JA, KO):
        komi = komi_text(value * rules.unit.points, rules.unit, language)
        won = won_by("B", value, rules, language)
        (spelled,) = re.findall(SHOWN, komi)
        assert spelled in won, (komi, won)


def test_every_unit_and_detail_has_words() -> None:
    assert KOMI.keys() == set(Unit)
    for words in DETAILS.values():
        assert all(words.in_(language).strip() for language in LANGUAGES)
