"""Rule sets that are known by name only: listed with what is known, not computed."""

from __future__ import annotations

from functools import partial

from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.rulesets.ancient import ZHANG
from goref.core.rulesets.jipingdian import YAN_LAI
from goref.core.rulesets.ruleset import RuleSet

by_name = partial(RuleSet, family="known", counts=(), known_only=True)

RULESETS = (
    by_name(
        id="jpd-natural",
        name=Text(
            "Ji Ping Dian, natural edition",
            "计枰点规则自然版",
            "計枰点ルール自然版",
            "계평점(計枰點) 자연판",
        ),
        source=cited(
            YAN_LAI,
            "A, note on the editions",
            "A 版附注（各版本）",
            "A 版注（各版）",
            "A판 주(각 판)",
        ),
        remarks=("known-natural",),
    ),
    by_name(
        id="cangjie",
        name=Text(
            "Cangjie rules (1993)",
            "仓颉围棋规则（1993年）",
            "倉頡囲碁ルール（1993年）",
            "창힐(倉頡) 규칙(1993년)",
        ),
        source=cited(
            YAN_LAI,
            "art edition, part 1, item 3",
            "艺术版第1部分第3项",
            "芸術版第1部第3項",
            "예술판 제1부 제3항",
        ),
        remarks=("known-cangjie",),
    ),
    by_name(
        id="live-stones",
        name=Text("Live-stone rules", "计活子规则", "計活子ルール", "계활자(計活子) 규칙"),
        source=cited(ZHANG, "references", "参考文献", "参考文献", "참고 문헌"),
        remarks=("known-live-stones",),
    ),
    by_name(
        id="chen-zuyuan",
        name=Text(
            "Chen Zuyuan's new theory", "陈祖源新论", "陳祖源の新論", "천쭈위안(陳祖源)의 신론"
        ),
        source=cited(
            YAN_LAI,
            "art edition, part 1, item 3",
            "艺术版第1部分第3项",
            "芸術版第1部第3項",
            "예술판 제1부 제3항",
        ),
        remarks=("known-chen",),
    ),
)
