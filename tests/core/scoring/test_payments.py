"""Payments whose premises are of their own."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.core.build import bare, margin


def test_a_komi_agreed_for_another_rule_set_counts_only_if_stated() -> None:
    case = bare(".XO.", "XXOO", ".XO.", "XXOO")
    for named, komi in (("Japanese", 0), ("Stone scoring", 4)):
        record = case.record.with_info(komi=Fraction(4), rules=named)
        assert margin(replace(case, record=record), "stone-scoring") == -komi
        assert margin(replace(case, record=record), "stone-scoring", komi="2") == -2
