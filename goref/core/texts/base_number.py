"""Texts for a side's land and the base number that it must exceed to win, or for the komi."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Payment, Unit
from goref.core.scoring.base_number import base_number
from goref.core.scoring.scorer import Score
from goref.core.texts.terms import UNITS, term

BASE = Text(
    "base number",
    "Base number: Black {black_base} {unit}, White {white_base}. "
    "Black has {black}, White {white}.",
)
KOMI = Text("base number", "Komi {komi} {unit} is in White's count.")
NO_KOMI = Text("base number", "There is no komi and no base number.")


def standing(score: Score, language: Language) -> str:
    """Returns both sides' base and land; without a base, the komi.

    Empty if the score has no margin.
    """
    if score.margin is None:
        return ""
    base = base_number(score)
    unit = term(UNITS, score.rules.unit.value, language)
    if base is not None:
        return BASE.in_(
            language,
            black_base=mixed(base.base.black),
            white_base=mixed(base.base.white),
            black=mixed(base.land.black),
            white=mixed(base.land.white),
            unit=unit if score.rules.unit is Unit.ZI else term(UNITS, "points", language),
        )
    komi = sum(line.white for line in score.lines if line.key == Payment.KOMI.value)
    if not (komi or score.rules.komi):
        return NO_KOMI.in_(language)
    return KOMI.in_(language, komi=mixed(Fraction(komi)), unit=unit)
