"""The tables that are made from the entries of rule sets and from their articles."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.texts.count.rule_set_facts import PERFORMED, STEPS, rule_set_facts
from goref.core.texts.terms import COUNTS, JOINT, term
from goref.io.values.articles import article

STEP, ARTICLE = Text("rule set facts", "Step"), Text("rule set facts", "Article")
COUNT, RULE_SETS = Text("counts", "Count"), Text("counts", "Rule sets")
DONE = Text("counts", "What is done")


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


def counts_table(language: Language) -> str:
    """Returns every count as a Markdown table: the rule sets that have it, and its steps."""
    rows = [tuple(head.in_(language) for head in (COUNT, RULE_SETS, DONE))]
    for count in Count:
        names = [
            rules.name.in_(language) for rules in RULESETS.values() if count in rules.counts
        ]
        done = PERFORMED[count.value].in_(language)
        rows.append((term(COUNTS, count.value, language), JOINT.join(names), done))
    return _table(rows)


def _table(rows: Iterable[tuple[str, ...]]) -> str:
    head, *lines = rows
    drawn = [f"| {' | '.join(row)} |" for row in (head, *lines)]
    return "\n".join((drawn[0], "|:--" * len(head) + "|", *drawn[1:]))
