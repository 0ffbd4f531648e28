"""A recorded result read from text, and its conversion as rows and as JSON."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.app.conversion.conversion_table import (
    ConversionError,
    conversion_object,
    converted,
    converted_rows,
    deciding,
    silent_on_handicap,
    typed_result,
)
from goref.core.base.faults import fault_of
from goref.core.case.case import StatedFacts
from goref.core.conversion.conversion import RecordedMargin
from goref.core.conversion.known_facts import KnownFacts
from goref.core.rulesets.table import COMPUTED, RULESETS
from goref.core.texts.faults.said import said
from goref.io.text.catalogue import languages
from tests.languages import EN

CHINESE = RULESETS["chinese-2002"]


@pytest.mark.parametrize(
    ("text", "rules", "margin"),
    [
        ("W+2.5zi", "chinese-1964", -5),
        ("黑胜2¾子", "chinese-2002", Fraction(11, 2)),
        ("B+2.75", "chinese-2002", Fraction(11, 2)),
        ("B+0.5", "japanese", Fraction(1, 2)),
        ("白5目半勝ち", "japanese", Fraction(-11, 2)),
        ("0", "aga", 0),
    ],
)
def test_results_as_people_write_them(text: str, rules: str, margin: Fraction) -> None:
    assert typed_result(text, RULESETS[rules]).margin == margin


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "convert-form"),
        ("x" * 500, "convert-form"),
        ("B+R", "convert-no-count"),
        ("Void", "convert-no-count"),
        ("W+", "convert-no-margin"),
        ("黑胜3", "convert-unit"),
    ],
)
def test_what_cannot_be_converted(text: str, code: str) -> None:
    with pytest.raises(ConversionError) as caught:
        typed_result(text, RULESETS["aga"])
    found = fault_of(caught.value)
    assert found is not None
    assert found.code == code


def test_an_impossible_margin_names_the_nearest_in_every_language() -> None:
    recorded = RecordedMargin(CHINESE, Fraction(-5))
    with pytest.raises(ConversionError) as caught:
        converted(recorded, KnownFacts(), COMPUTED)
    assert "2¼ zi, White wins by 2¾ zi" in said(caught.value, EN)
    for language in languages().values():
        assert "2¼" in said(caught.value, language)


def test_rows_have_a_letter_for_each_open_quantity() -> None:
    recorded = RecordedMargin(RULESETS["ikeda-area-2"], Fraction(1))
    made = converted(recorded, KnownFacts(), COMPUTED)
    rows, opened = converted_rows(made, EN)
    letters = {row.letter for row in opened}
    assert {letter for row in rows for letter in row.open.split()} == letters
    assert len(letters) == len(opened) > 5
    assert "last_play" in deciding(made)
    told = conversion_object(recorded, KnownFacts(), made, EN)
    assert [one["rules"] for one in told["conversions"]] == [rules.id for rules in COMPUTED]
    for one, conversion in zip(told["conversions"], made, strict=True):
        assert one["exact"] is conversion.is_exact
        assert len(one["outcomes"]) == len(conversion.outcomes)


def test_rule_sets_that_are_silent_on_handicap_are_named() -> None:
    known = KnownFacts(StatedFacts(handicap=3))
    made = converted(RecordedMargin(CHINESE, Fraction(1)), known, COMPUTED)
    found = silent_on_handicap(made, known)
    assert found is not None
    assert {rules.id for rules in found[1]} >= {"ing", "button", "jpd-b"}
    assert silent_on_handicap(made, KnownFacts()) is None
