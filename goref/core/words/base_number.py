"""What a side must reach and what it has: the base number, or the komi, in words."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Payment, Unit
from goref.core.scoring.base_number import base_number
from goref.core.scoring.scoring import Score
from goref.core.words.terms import UNITS, term

BASE = Text(
    "Base number: Black {black_base} {unit}, White {white_base}. "
    "Black has {black}, White {white}.",
    "归本数：黑{black_base}{unit}，白{white_base}{unit}。黑得{black}，白得{white}。",
    "基準の数：黒{black_base}{unit}、白{white_base}{unit}。黒の数は{black}、白の数は{white}。",
    "기준수는 흑 {black_base}{unit}, 백 {white_base}{unit}입니다. 실제로는 흑 {black}, 백 {white}입니다.",
)
KOMI = Text(
    "Komi {komi} {unit} is in White's count.",
    "白方所得已含贴{komi}{unit}。",
    "白の数にコミ{komi}{unit}を含む。",
    "백의 수에 덤({komi}{unit})이 들어 있습니다.",
)
NO_KOMI = Text(
    "There is no komi and no base number.",
    "没有贴目，也没有归本数。",
    "コミも基準の数もない。",
    "덤도 기준수도 없습니다.",
)


def standing(score: Score, language: Language) -> str:
    """Base and land of both sides, or the komi; empty while there is no margin."""
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
