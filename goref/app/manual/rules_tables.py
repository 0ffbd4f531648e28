"""The tables on a rule set's page that are made from its entry and from its articles."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.rulesets.ruleset import RuleSet
from goref.core.texts.count.rule_set_facts import STEPS, rule_set_facts
from goref.io.values.articles import article

STEP, ARTICLE = Text("rule set facts", "Step"), Text("rule set facts", "Article")


def facts_table(rules: RuleSet, language: Language) -> str:
    """Returns the facts of a rule set as a Markdown table; its head is the first of them."""
    return _table(rule_set_facts(rules, language))


def articles_table(rules: RuleSet, language: Language) -> str:
    """Returns the articles of a rule set as a Markdown table; steps with the same article
    share a row.
    """
    steps: dict[str, list[str]] = {}
    for step, name in STEPS.items():
        steps.setdefault(article(rules, step).cited(language), []).append(name.in_(language))
    rows = ((LANGUAGES[language].listed(names), cited) for cited, names in steps.items())
    return _table(((STEP.in_(language), ARTICLE.in_(language)), *rows))


def _table(rows: Iterable[tuple[str, str]]) -> str:
    head, *lines = (f"| {name} | {value} |" for name, value in rows)
    return "\n".join((head, "|:--|:--|", *lines))
