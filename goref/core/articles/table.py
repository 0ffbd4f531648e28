"""The articles on which each step to a result rests, for every rule set.

One file a family, each a plain table. What a table does not have comes from the family, and
what the family does not have is built from the rule set's own entry: a new rule set has
articles at once.
"""

from __future__ import annotations

from goref.core.articles import (
    american,
    chinese,
    chinese_old,
    ikeda,
    ing,
    japanese,
    jipingdian,
    jipingdian_art,
    known,
    modern,
    routes,
    saturation,
    stones,
    wmsg,
)
from goref.core.articles.entry import STEPS, Article
from goref.core.articles.general import general_article
from goref.core.rulesets.ruleset import RuleSet

__all__ = ["STEPS", "Article", "article"]

FILES = (
    american,
    chinese,
    chinese_old,
    ikeda,
    ing,
    japanese,
    jipingdian,
    jipingdian_art,
    known,
    modern,
    routes,
    saturation,
    stones,
    wmsg,
)
OWN = {id_: steps for file in FILES for id_, steps in file.ARTICLES.items()}
"""By rule-set id and step."""

FAMILIES = {"chinese": chinese.FAMILY}
"""By family and step: what holds for every rule set of it."""


def article(rules: RuleSet, step: str) -> Article:
    """The article a step of a rule set rests on. Raises KeyError for an unknown step."""
    if step not in STEPS:
        raise KeyError(step)
    for steps in (OWN.get(rules.id, {}), FAMILIES.get(rules.family, {})):
        if step in steps:
            return steps[step]
    return general_article(rules, step)
