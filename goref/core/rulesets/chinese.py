"""The Chinese half count since the 1920s, and Lu Nan's correction of that count."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import PlayRules, Repetition, Suicide
from goref.core.rulesets.ancient import ZHAO
from goref.core.rulesets.ruleset import CheckFormula, Count, Payment, RuleSet, Unit
from goref.core.rulesets.stops.chinese import (
    CHINESE_1964_STOP,
    CHINESE_2002_STOP,
    CHINESE_STOP,
    MODERN_1920_STOP,
)
from goref.core.rulesets.weights import AREA

POSITIONAL = PlayRules(Repetition.POSITIONAL, Suicide.NO)
HALF_COUNTS = (Count.HALF, Count.AREA, Count.FILL_IN)

LU_NAN_TEXT = Text("rule sets", "Lu Nan, Counting zi and counting moku, {part}")

chinese = partial(
    RuleSet, family="chinese", unit=Unit.ZI, reckoning=CheckFormula.LAND, weights=AREA
)

MODERN_1920 = chinese(
    id="modern-1920",
    name=Text("rule sets", "Chinese, 1920s"),
    source=cited(ZHAO, Text("citations", "3")),
    payments=(Payment.HANDICAP, Payment.LAST_PLAY_1920),
    stop=MODERN_1920_STOP,
    counts=(*HALF_COUNTS, Count.BOTH_SIDES),
    wants_dame_filled=True,
)

CHINESE_1964 = chinese(
    id="chinese-1964",
    name=Text("rule sets", "Chinese, 1964 internal rules"),
    source=cited(LU_NAN_TEXT, Text("citations", "part 2")),
    payments=(Payment.HANDICAP, Payment.LAST_PLAY_1964),
    stop=CHINESE_1964_STOP,
    counts=HALF_COUNTS,
)

with_komi = partial(
    chinese,
    payments=(Payment.KOMI, Payment.HANDICAP),
    play=POSITIONAL,
    stop=CHINESE_STOP,
    counts=HALF_COUNTS,
)
"""Makes a rule set with komi, under which nothing is paid for the last play."""

CHINESE_25 = with_komi(
    id="chinese-2.5zi",
    name=Text("rule sets", "Chinese, komi 2½ zi"),
    source=cited(LU_NAN_TEXT, Text("citations", "part 2")),
    komi=Fraction(5),
)
CHINESE_1988 = with_komi(
    id="chinese-1988",
    name=Text("rule sets", "Chinese, 1988 (2¾ zi)"),
    source=Text("rule sets", "Chinese competition rules of 1988, komi 2¾ zi"),
    komi=Fraction("5.5"),
)
CHINESE_2002 = with_komi(
    id="chinese-2002",
    name=Text("rule sets", "Chinese, 2002 (3¾ zi)"),
    source=Text(
        "rule sets",
        "Chinese competition rules of 2002, komi 3¾ zi; articles 6 and 20 on repetition",
    ),
    komi=Fraction("7.5"),
    stop=CHINESE_2002_STOP,
)

LU_NAN = chinese(
    id="lu-nan",
    name=Text("rule sets", "Lu Nan's correction"),
    source=cited(LU_NAN_TEXT, Text("citations", "parts 2 and 4")),
    payments=(Payment.KOMI, Payment.HANDICAP, Payment.SURPLUS_PLAYS),
    komi=Fraction("7.5"),
    play=replace(POSITIONAL, unsaid=True),
    stop=CHINESE_2002_STOP,
    counts=(Count.HALF, Count.AREA, Count.DOT),
    remarks=("lu-nan-parity",),
    unfilled_is_dame=True,
)

RULESETS = (MODERN_1920, CHINESE_1964, CHINESE_25, CHINESE_1988, CHINESE_2002, LU_NAN)
