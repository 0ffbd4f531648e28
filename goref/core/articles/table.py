"""The articles on which each step to a result rests, for every rule set.

Each table is one file; the files of a family are loaded together on first use. An article that
a table lacks is taken from its family's table, and one that the family lacks is built from the
rule set's entry: so a new rule set has articles at once.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from goref.core.articles.entry import STEPS, Article, Steps
from goref.core.rulesets.ruleset import RuleSet

__all__ = ["STEPS", "Article", "article"]


@cache
def files(family: str) -> tuple[ModuleType, ...]:
    """Returns the files of a family; their ``FAMILY``, if any, holds for all its rule sets."""
    match family:
        case "chinese":
            from goref.core.articles import chinese, chinese_old

            return chinese, chinese_old
        case "modern":
            from goref.core.articles import american, ing, japanese, modern

            return american, ing, japanese, modern
        case "jipingdian":
            from goref.core.articles import ikeda, jipingdian, jipingdian_art, wmsg

            return ikeda, jipingdian, jipingdian_art, wmsg
        case "ancient":
            from goref.core.articles import routes, saturation, stones

            return routes, saturation, stones
        case "known":
            from goref.core.articles import known

            return (known,)
    return ()


@cache
def own(family: str) -> dict[str, Steps]:
    """Returns the articles of a family's rule sets, by id and step."""
    return {id_: steps for file in files(family) for id_, steps in file.ARTICLES.items()}


def article(rules: RuleSet, step: str) -> Article:
    """Returns the article that a step rests on under a rule set. Raises KeyError if unknown."""
    if step not in STEPS:
        raise KeyError(step)
    tables = [own(rules.family).get(rules.id, {})]
    for file in files(rules.family):
        match file:
            case ModuleType(FAMILY=shared):
                tables.append(shared)
    for steps in tables:
        if step in steps:
            return steps[step]
    from goref.core.articles.general import general_article  # for a rule set without its own

    return general_article(rules, step)
