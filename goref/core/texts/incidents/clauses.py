"""Texts for the clauses of a regulation: the first time, the second, sums."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.incidents.regulation import Certainty, Clause, SumRule
from goref.core.texts.incidents.consequences import (
    CERTAINTIES,
    EFFECTS,
    NO_CONSEQUENCE,
    consequences_said,
)

THEN = Text("incident clauses", "then: {told}")
OR = Text("incident clauses", "or: {told}")
UP_TO = Text("incident clauses", "up to move {move}")
AFTER = Text("incident clauses", "later: {told}")
SUSPENDED = Text("incident clauses", "suspended: {told}")
SUM = Text("incident clauses", "{count} of “{of}”: {told}")
ON_BOARD = Text("incident clauses", "only if it has to do with the board")
REPORTED = "◇"
"""The mark of a clause that is only reported, as in the articles of rule sets."""


def clause_said(row: Clause, language: Language) -> str:
    """Returns a clause's consequences: ``caution; then: warning (or: new game)``."""
    writing = LANGUAGES[language]
    if not row.times:
        return NO_CONSEQUENCE.in_(language)
    first, *more = (consequences_said(each, language) for each in row.times)
    parts = [first, *(THEN.in_(language, told=each) for each in more)]
    if row.last_move is not None:
        parts[0] = writing.with_aside(parts[0], UP_TO.in_(language, move=row.last_move))
        parts.append(AFTER.in_(language, told=consequences_said(row.later, language)))
    told = writing.semicolon.join(parts)
    for text, beside in ((OR, row.options), (SUSPENDED, row.suspended)):
        if beside:
            said = text.in_(language, told=consequences_said(beside, language))
            told = writing.with_aside(told, said)
    return told


def cited(row: Clause, language: Language) -> str:
    """Returns a clause with its article, and with a mark if the clause is only reported."""
    article = f" [{row.article}]" if row.article else ""
    mark = ""
    if row.certainty is Certainty.REPORTED:
        mark = f" {REPORTED} {CERTAINTIES[row.certainty].in_(language)}"
    return clause_said(row, language) + article + mark


def sum_said(rule: SumRule, language: Language) -> str:
    """Returns a sum and its consequence: ``2 of “warning”: loss of the game``."""
    writing = LANGUAGES[language]
    told = consequences_said(rule.becomes, language)
    if rule.suspended:
        told = SUSPENDED.in_(language, told=told)
    of = EFFECTS[rule.of].in_(language)
    said = SUM.in_(language, count=rule.count, of=of, told=told)
    return writing.with_aside(said, ON_BOARD.in_(language)) if rule.on_board else said
