"""Texts for the sources of the facts of a result."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import used_facts
from goref.core.texts import terms

TITLE = Text("count fact sources", "Facts and their sources")
FACTS: dict[str, Text] = {
    "rules": Text("count fact sources", "Rule set"),
    "komi": Text("count fact sources", "Komi"),
    "handicap": Text("count fact sources", "Handicap"),
    "stones": Text("count fact sources", "Stones on the board"),
    "dead": Text("count fact sources", "Dead stones"),
    "began": Text("count fact sources", "Who began"),
    "first_pass": Text("count fact sources", "First to pass"),
    "last_play": Text("count fact sources", "Last play"),
    "last_dame": Text("count fact sources", "Last play only took a dame"),
    "last_competitive": Text("count fact sources", "Last competitive play"),
    "prisoners": Text("count fact sources", "Prisoners"),
    "plays": Text("count fact sources", "Plays"),
    "pass_stones": Text("count fact sources", "Pass stones"),
    "end": Text("count fact sources", "How play ended"),
    "granted_first": Text("count fact sources", "Granted the first move"),
    "played_for": Text("count fact sources", "Played for"),
}
"""The facts that are shown with their source, by key."""
SOURCES: dict[str, Text] = {
    "record": Text("count fact sources", "record"),
    "rule-set": Text("count fact sources", "usual for the rule set"),
    "event": Text("count fact sources", "event"),
    "referee": Text("count fact sources", "stated"),
    "suggestion": Text("count fact sources", "suggestion"),
    "photograph": Text("count fact sources", "photograph"),
    "nobody": Text("count fact sources", "not stated"),
}
"""The sources."""
NONE = Text("count fact sources", "none")
UNKNOWN = Text("count fact sources", "not known")


def depends_text(rules: RuleSet, language: Language) -> str:
    """Returns the facts that decide under a rule set, each with its own article if it has one.

    Empty if no fact decides.
    """
    writing, told = LANGUAGES[language], []
    for used in used_facts(rules):
        name = terms.term(terms.FACTS, used.fact, language)
        own = used.source is not rules.source
        told.append(writing.with_aside(name, used.source.in_(language)) if own else name)
    return writing.listed(told)
