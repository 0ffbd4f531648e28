"""What can be ruled has words, and what it changes is told in the unit of the rule set."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK
from goref.core.base.language import Language
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.dispute.disputes import amount, ruled_text
from tests.languages import EN, LANGUAGES, ZH


def test_amounts_in_the_unit_of_the_rule_set() -> None:
    points, zi = RULESETS["new-zealand"].unit, RULESETS["chinese-2002"].unit
    assert amount(Fraction(1), points, EN) == "1 point"
    assert amount(Fraction(3), points, EN) == "3 points"
    assert amount(Fraction(-3), zi, EN) == "1½ zi"
    assert amount(Fraction(3), zi, ZH) == "1½子"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_ruled_has_words(language: Language) -> None:
    said = set()
    for asked in QuestionKind:
        for kind in PointKind:
            owner = None if kind.is_public else BLACK
            text = ruled_text(asked, None, PointRuling(kind, owner), language)
            assert text
            assert "{" not in text
            said.add(text)
        for life in StoneStatus:
            said.add(ruled_text(asked, life, None, language))
    assert len(said) > len(PointKind) + len(StoneStatus)
