"""The table of rule sets. To add one, add an entry to a family's file; nothing else."""

from __future__ import annotations

from goref.core.base.closest_match import closest_match
from goref.core.base.faults import fault
from goref.core.base.language import Text
from goref.core.rulesets import ancient, chinese, jipingdian, known, modern
from goref.core.rulesets.ruleset import RuleSet

FAMILIES = {
    "chinese": Text("rule sets", "Chinese half count"),
    "modern": Text("rule sets", "In use today"),
    "jipingdian": Text("rule sets", "Area and territory made one"),
    "ancient": Text("rule sets", "Old China and its kin"),
    "known": Text("rule sets", "Known by name only"),
}

RULESETS: dict[str, RuleSet] = {
    rules.id: rules
    for family in (chinese, modern, jipingdian, ancient, known)
    for rules in family.RULESETS
}

COMPUTED = tuple(rules for rules in RULESETS.values() if not rules.known_only)
"""The rule sets by which goref counts: those that a comparison has."""
DEFAULT = "chinese-2002"


class UnknownRulesError(ValueError):
    """Raised if no rule set has the given id; the message lists similar ids, if any."""

    def __init__(self, id_: str) -> None:
        alike = [known_id for known_id in RULESETS if id_.lower()[:3] in known_id]
        meant = ", ".join(alike) or closest_match(id_, RULESETS)
        if meant and id_:
            super().__init__(fault("no-rule-set-but", id=id_, near=meant))
        else:
            super().__init__(fault("no-rule-set", id=id_))


def ruleset(id_: str) -> RuleSet:
    """Returns the rule set with an id, in upper or lower case.

    Raises UnknownRulesError if there is none.

    >>> chinese_rules = ruleset("chinese-2002")
    >>> chinese_rules.unit, str(chinese_rules.komi)
    (<Unit.ZI: 'zi'>, '15/2')
    """
    try:
        return RULESETS[id_.lower()]
    except KeyError:
        raise UnknownRulesError(id_) from None
