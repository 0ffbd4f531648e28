"""Articles made of what a rule set is, where no text of its own is kept."""

from __future__ import annotations

import pytest

from goref.core.articles.general import _fields
from goref.core.rulesets.table import RULESETS
from tests.languages import EN


@pytest.mark.parametrize(
    ("rules", "single"),
    [
        ("chinese-2002", "Open ko points, One-sided dame"),
        ("tang-song", "Open ko points"),
        ("japanese", "none"),
    ],
)
def test_points_are_named_that_the_rule_set_counts(rules: str, single: str) -> None:
    assert _fields(RULESETS[rules], EN)["single"] == single
