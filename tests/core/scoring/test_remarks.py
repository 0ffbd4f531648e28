"""Whose word a remark is: that of the rule set's text, or goref's own."""

from __future__ import annotations

import pytest

from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from tests.core.build import COMPUTED, bare, codes, counted, played, ruled

LIVE = {"live-stones", "live-stones-paying"}
KO = ruled(bare(*["..XO..."] * 3, ".X.XO..", *["..XO..."] * 3), ko="B: C4")


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_whose_word_it_is_that_a_ko_point_is_its_holders(rules: RuleSet) -> None:
    speaks = rules.id in {"jpd-a", "jpd-b", "jpd-art", "tromp-taylor"} | LIVE
    counts = Quantity.KO in rules.weights
    assert ("ko-holder-unsaid" in codes(counted(KO, rules))) is (counts and not speaks)
    assert "ko-holder-unsaid" not in codes(counted(ruled(KO, dame="C4"), rules))


@pytest.mark.parametrize(
    ("rules", "unsaid"),
    [("tang-song", True), ("ming-qing", True), ("modern-1920", True), ("lu-nan", True),
     ("jpd-art", False), ("japanese", False), ("chinese-2002", False)],
)  # fmt: skip
def test_whose_word_it_is_that_suicide_is_forbidden(rules: str, unsaid: bool) -> None:
    suicide = played(5, "w:A2 w:B1 b:A1")
    found = codes(counted(suicide, rules))
    assert "illegal-suicide" in found
    assert ("play-rules-unsaid" in found) is unsaid
    assert "play-rules-unsaid" not in codes(counted(played(5, "A1 C3"), rules))
