"""Rule sets that are known by name only: listed with what is known, not computed."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.rulesets.ancient import ZHANG, cited
from goref.core.rulesets.jipingdian import YAN_LAI
from goref.core.rulesets.ruleset import RuleSet

RULESETS = (
    RuleSet(
        id="jpd-natural",
        name=Text("Ji Ping Dian, natural edition", "计枰点规则自然版", "計枰点ルール自然版"),
        source=cited(
            YAN_LAI, "A, note on the editions", "A 版附注（各版本）", "A 版注（各版）"
        ),
        family="known",
        counts=(),
        remarks=("known-natural",),
        known_only=True,
    ),
    RuleSet(
        id="cangjie",
        name=Text("Cangjie rules (1993)", "仓颉围棋规则（1993年）", "倉頡囲碁ルール（1993年）"),
        source=cited(
            YAN_LAI, "art edition, part 1, item 3", "艺术版第一部分三", "芸術版第一部三"
        ),
        family="known",
        counts=(),
        remarks=("known-cangjie",),
        known_only=True,
    ),
    RuleSet(
        id="live-stones",
        name=Text("Live-stone rules", "计活子规则", "計活子ルール"),
        source=cited(ZHANG, "references", "参考文献", "参考文献"),
        family="known",
        counts=(),
        remarks=("known-live-stones",),
        known_only=True,
    ),
    RuleSet(
        id="chen-zuyuan",
        name=Text("Chen Zuyuan's new theory", "陈祖源新论", "陳祖源の新論"),
        source=cited(
            YAN_LAI, "art edition, part 1, item 3", "艺术版第一部分三", "芸術版第一部三"
        ),
        family="known",
        counts=(),
        remarks=("known-chen",),
        known_only=True,
    ),
)
