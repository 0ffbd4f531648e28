"""The Chinese half count from the 1920s on, and Lu Nan's correction of it."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import PlayRules, Repetition, Suicide
from goref.core.rulesets.ancient import ZHAO
from goref.core.rulesets.ruleset import Count, Payment, Reckoning, RuleSet, Unit
from goref.core.rulesets.stops.chinese import (
    CHINESE_1964_STOP,
    CHINESE_2002_STOP,
    CHINESE_STOP,
    MODERN_1920_STOP,
)
from goref.core.rulesets.stops.stop_rules import StopRules
from goref.core.rulesets.weights import AREA

POSITIONAL = PlayRules(Repetition.POSITIONAL, Suicide.NO)
HALF_COUNTS = (Count.HALF, Count.AREA, Count.FILL_IN)

LU_NAN_TEXT = Text(
    "Lu Nan, Counting zi and counting moku, {part}",
    "路南《数子与计目》{part}",
    "路南『数子と計目』{part}",
    "루난(路南), “수자와 계목”(數子與計目) {part}",
)

chinese = partial(
    RuleSet, family="chinese", unit=Unit.ZI, reckoning=Reckoning.LAND, weights=AREA
)

MODERN_1920 = chinese(
    id="modern-1920",
    name=Text(
        "Chinese, 1920s",
        "近代数子法（1920年代）",
        "近代数子法（1920年代）",
        "중국 규칙 1920년대",
    ),
    source=cited(ZHAO, "3", "三、近代数子法", "三、近代数子法", "3, 근대 수자법(數子法)"),
    payments=(Payment.HANDICAP, Payment.LAST_PLAY_1920),
    stop=MODERN_1920_STOP,
    counts=(*HALF_COUNTS, Count.BOTH_SIDES),
    wants_dame_filled=True,
)

CHINESE_1964 = chinese(
    id="chinese-1964",
    name=Text(
        "Chinese, 1964 internal rules",
        "中国规则（1964年内部规则）",
        "中国ルール（1964年内部規則）",
        "중국 내부 규칙 1964",
    ),
    source=cited(
        LU_NAN_TEXT, "part 2", "二、单官与收后", "二、単官と収後", "2, 공배와 마지막 착수"
    ),
    payments=(Payment.HANDICAP, Payment.LAST_PLAY_1964),
    stop=CHINESE_1964_STOP,
    counts=HALF_COUNTS,
)


def with_komi(
    id_: str, name: Text, komi: str, source: Text, stop: StopRules = CHINESE_STOP
) -> RuleSet:
    """A Chinese rule set that knows komi and no payment for the last play."""
    return chinese(
        id=id_,
        name=name,
        source=source,
        payments=(Payment.KOMI, Payment.HANDICAP),
        komi=Fraction(komi),
        play=POSITIONAL,
        stop=stop,
        counts=HALF_COUNTS,
    )


CHINESE_25 = with_komi(
    "chinese-2.5zi",
    Text(
        "Chinese, komi 2½ zi",
        "中国规则（贴2½子）",
        "中国ルール（コミ2½子）",
        "중국 규칙(덤 2½자)",
    ),
    "5",
    cited(LU_NAN_TEXT, "part 2", "二、单官与收后", "二、単官と収後", "2, 공배와 마지막 착수"),
)
CHINESE_1988 = with_komi(
    "chinese-1988",
    Text(
        "Chinese, 1988 (2¾ zi)",
        "中国规则（1988年，贴2¾子）",
        "中国ルール（1988年、2¾子）",
        "중국 규칙 1988(2¾자)",
    ),
    "5.5",
    Text(
        "Chinese competition rules of 1988, komi 2¾ zi",
        "《围棋竞赛规则》（1988年），贴2¾子",
        "中国囲碁競技規則（1988年）、コミ2¾子",
        "중국 바둑 경기 규칙 1988, 덤 2¾자",
    ),
)
CHINESE_2002 = with_komi(
    "chinese-2002",
    Text(
        "Chinese, 2002 (3¾ zi)",
        "中国规则（2002年，贴3¾子）",
        "中国ルール（2002年、3¾子）",
        "중국 규칙 2002(3¾자)",
    ),
    "7.5",
    Text(
        "Chinese competition rules of 2002, komi 3¾ zi; articles 6 and 20 on repetition",
        "《中国围棋竞赛规则》（2002年），贴3¾子；禁全同见第6、20条",
        "中国囲碁競技規則（2002年）、コミ3¾子、同形反復は第6・20条",
        "중국 바둑 경기 규칙 2002, 덤 3¾자; 동형반복은 제6조와 제20조",
    ),
    CHINESE_2002_STOP,
)

LU_NAN = chinese(
    id="lu-nan",
    name=Text(
        "Lu Nan's correction", "路南修正数子法", "路南の修正数子法", "루난(路南)의 수정 수자법"
    ),
    source=cited(LU_NAN_TEXT, "parts 2 and 4", "第2、4部分", "第2・4部", "제2·4부"),
    payments=(Payment.KOMI, Payment.HANDICAP, Payment.SURPLUS_PLAYS),
    komi=Fraction("7.5"),
    play=POSITIONAL,
    stop=CHINESE_2002_STOP,
    counts=(Count.HALF, Count.AREA, Count.DOT),
    remarks=("lu-nan-parity",),
)

RULESETS = (MODERN_1920, CHINESE_1964, CHINESE_25, CHINESE_1988, CHINESE_2002, LU_NAN)
