"""Sentences for the reasons why a rule set gives another margin than a reference."""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Unit
from goref.core.scoring.compare import Compared, MarginTerm
from goref.core.texts.terms import REASONS, SIDES, amount, term

SENTENCE = Text("reasons", "{clause}: {amount} better for {side}.")
COUNTED = Text("reasons", "This rule set counts {name}")
NOT_COUNTED = Text("reasons", "This rule set does not count {name}")
OTHERWISE = Text("reasons", "Another amount here ({name})")
OTHER_KOMI = Text("reasons", "Komi is {here} here and {there} in the reference")


class Clauses(NamedTuple):
    """The clauses that state who counts a quantity, as a reason for different margins.

    Attributes:
        here: the clause if only this rule set counts the quantity.
        there: the clause if only the reference counts the quantity.
    """

    here: Text
    there: Text


CLAUSES: dict[str, Clauses] = {
    "groups": Clauses(
        Text("reasons", "Every group pays group tax here"),
        Text("reasons", "No group tax is paid here"),
    ),
    "seki-groups": Clauses(
        Text("reasons", "Groups with an eye in seki pay group tax here"),
        Text("reasons", "Groups in seki pay no group tax here"),
    ),
    "inner-stones": Clauses(
        Text("reasons", "Inner stones are removed and their points counted here"),
        Text("reasons", "Inner stones are not removed here"),
    ),
    "lost": Clauses(
        Text("reasons", "Prisoners and dead stones are filled back here"),
        Text("reasons", "Prisoners and dead stones cost nothing here"),
    ),
    "pass-stones": Clauses(
        Text("reasons", "Pass stones are filled back here"),
        Text("reasons", "No pass stones are filled back here"),
    ),
    "komi": Clauses(
        Text("reasons", "Komi is paid here"),
        Text("reasons", "No komi is paid here"),
    ),
    "handicap": Clauses(
        Text("reasons", "The handicap is paid back here"),
        Text("reasons", "Nothing is paid back for the handicap here"),
    ),
    "last-play": Clauses(
        Text("reasons", "The last play is settled with a point here"),
        Text("reasons", "Nothing is paid for the last play here"),
    ),
    "last-competitive": Clauses(
        Text("reasons", "Black gives half a point for the last competitive play here"),
        Text("reasons", "Nothing is paid for the last competitive play here"),
    ),
    "first-pass": Clauses(
        Text("reasons", "White gets a point for passing first here"),
        Text("reasons", "White gets nothing for passing first here"),
    ),
    "button": Clauses(
        Text("reasons", "The first to pass has the button here"),
        Text("reasons", "There is no button here"),
    ),
    "surplus-plays": Clauses(
        Text("reasons", "Surplus plays are paid for here"),
        Text("reasons", "Nothing is paid for surplus plays here"),
    ),
    "equal-turns": Clauses(
        Text("reasons", "Missing turns are made up with stones here"),
        Text("reasons", "No stone is handed over for missing turns here"),
    ),
    "handicap-stones": Clauses(
        Text("reasons", "Handicap and set-up stones count as stones here"),
        Text("reasons", "Handicap and set-up stones do not count as stones here"),
    ),
    "plays": Clauses(
        Text(
            "reasons", "Every stone played counts here, and the sides did not play equally many"
        ),
        Text("reasons", "How many stones each side played does not count here"),
    ),
    "all-alive": Clauses(
        Text("reasons", "All stones are counted as alive here"),
        Text("reasons", "Dead stones are removed here"),
    ),
    "as-it-stands": Clauses(
        Text("reasons", "The board is counted as it is here, whatever was ruled"),
        Text("reasons", "Rulings on the board count here"),
    ),
    "before-last": Clauses(
        Text("reasons", "The count stops before the last play here"),
        Text("reasons", "The last play is counted here"),
    ),
}
"""The clauses for reasons other than that a quantity is counted or not."""


def reason_sentences(compared: Compared, language: Language) -> tuple[str, ...]:
    """Returns why a margin differs from the reference's, the weightiest reason first.

    Amounts are in the rule set's own unit.
    """
    unit = compared.score.rules.unit
    return tuple(_sentence(reason, unit, language) for reason in compared.reasons)


def _sentence(reason: MarginTerm, unit: Unit, language: Language) -> str:
    return SENTENCE.in_(
        language,
        clause=_clause(reason, unit, language),
        amount=amount(abs(reason.points) / unit.points, unit, language),
        side=term(SIDES, "B" if reason.points > 0 else "W", language),
    )


def _clause(reason: MarginTerm, unit: Unit, language: Language) -> str:
    key, here, there = reason.term, reason.here, reason.there
    name = term(REASONS, key, language)
    name = LANGUAGES[language].within(name)
    if here and there:
        if key == "komi" and here < 0 and there < 0:
            both = (mixed(-each / unit.points) for each in (here, there))
            return OTHER_KOMI.in_(language, **dict(zip(("here", "there"), both, strict=True)))
        return OTHERWISE.in_(language, name=name)
    clauses = CLAUSES.get(key, Clauses(COUNTED, NOT_COUNTED))
    return capital((clauses.here if here else clauses.there).in_(language, name=name))
