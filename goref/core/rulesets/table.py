"""The table of rule sets. To add one, add an entry to a family's file; nothing else."""

from __future__ import annotations

from goref.core.base.faults import fault
from goref.core.base.language import Text
from goref.core.base.near import near
from goref.core.rulesets import ancient, chinese, jipingdian, known, modern
from goref.core.rulesets.ruleset import RuleSet

FAMILIES = {
    "chinese": Text("Chinese half count", "数子法", "数子法", "중국 수자법(數子法)"),
    "modern": Text("In use today", "现行规则", "現行ルール", "현행 규칙"),
    "jipingdian": Text(
        "Area and territory made one",
        "计枰点、智运会与池田",
        "計枰点・WMSG・池田",
        "중국식과 일본식의 통합",
    ),
    "ancient": Text(
        "Old China and its kin",
        "古代规则及同类",
        "古代ルールとその仲間",
        "옛 중국 규칙과 그 계통",
    ),
    "known": Text("Known by name only", "仅知其名", "名前のみ伝わるもの", "이름만 알려진 규칙"),
}

RULESETS: dict[str, RuleSet] = {
    rules.id: rules
    for family in (chinese, modern, jipingdian, ancient, known)
    for rules in family.RULESETS
}

DEFAULT = "chinese-2002"


class UnknownRulesError(ValueError):
    """There is no rule set of that id; the message lists near ones."""

    def __init__(self, id_: str) -> None:
        alike = [known_id for known_id in RULESETS if id_.lower()[:3] in known_id]
        meant = ", ".join(alike) or near(id_, RULESETS)
        if meant and id_:
            super().__init__(fault("no-rule-set-but", id=id_, near=meant))
        else:
            super().__init__(fault("no-rule-set", id=id_))


def ruleset(id_: str) -> RuleSet:
    """The rule set of an id. Raises UnknownRulesError."""
    try:
        return RULESETS[id_.lower()]
    except KeyError:
        raise UnknownRulesError(id_) from None
