"""The table of facts: those on which a result depends under a rule set, each with its article.

It is computed from the rule set's entry. Questions, the needs of the command line, the facts on
a sheet and in JSON, and the manual's pages come from this table alone.
"""

from __future__ import annotations

from functools import cache

from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText
from goref.core.game.play_rules import Passes
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.ruling.quantity import Quantity

OF_QUANTITY = {
    Quantity.LOST: ("prisoners",),
    Quantity.PASS_STONES: ("pass_stones",),
}
TURNS = ("plays", "pass_stones")
LAST = ("began", "last_play")
OF_PAYMENT = {
    Payment.KOMI: ("komi",),
    Payment.HANDICAP: ("handicap",),
    Payment.HANDICAP_LESS_ONE: ("handicap",),
    Payment.HANDICAP_ZI: ("handicap",),
    Payment.LAST_PLAY_1920: LAST,
    Payment.LAST_PLAY_1964: (*LAST, "handicap"),
    Payment.LAST_COMPETITIVE: ("last_competitive",),
    Payment.FIRST_PASS: ("first_pass",),
    Payment.FIRST_PASS_BY_BLACK: ("first_pass",),
    Payment.BUTTON: ("first_pass",),
    Payment.SURPLUS_PLAYS: ("plays", "handicap"),
    Payment.SURPLUS_TURNS: TURNS,
    Payment.EQUAL_TURNS: TURNS,
    Payment.HANDED_STONES: TURNS,
    Payment.SECOND_PHASE: ("record",),
}
ORDER = (
    *("komi", "handicap", "began", "first_pass", "last_play", "last_dame"),
    *(
        "last_competitive",
        "prisoners",
        "plays",
        "pass_stones",
        "end",
        "granted_first",
        "played_for",
    ),
    "record",
)
"""All facts that a result can depend on, in the order in which they are shown."""
FEW_USE = ("last_dame", "last_competitive", "granted_first", "played_for")
"""Facts that few rule sets use; they are shown only if they decide."""


@frozen
class UsedFact:
    """A fact that decides under a rule set.

    Attributes:
        fact: the name of the stated fact; ``record`` for facts that only a record with moves
            shows.
        source: the text and article by which the fact decides.
    """

    fact: str
    source: AnyText


@cache
def used_facts(rules: RuleSet) -> tuple[UsedFact, ...]:
    """Returns the table of facts of a rule set; empty if it is known by name only."""
    found = {fact for quantity in rules.weights for fact in OF_QUANTITY.get(quantity, ())}
    found.update(fact for payment in rules.payments for fact in OF_PAYMENT[payment])
    if rules.komi not in (None, rules.handicap_komi):
        found.add("handicap")  # the usual komi is another one then
    if rules.passes is Passes.FREE:
        found.discard("pass_stones")  # no rule set of free passes knows such stones
    if rules.undoes is not None:
        found |= {"last_play", "last_dame"}
        if not rules.undoes.dame_only:
            found.add("record")  # only moves show what the last play took
    if rules.granted_loses:
        found.add("granted_first")
    if rules.chips is not None:
        found.add("played_for")
    if rules.voids_dead:
        found.add("end")
    said = dict(rules.articles)
    return tuple(
        UsedFact(fact, said.get(fact, rules.source)) for fact in ORDER if fact in found
    )


def uses(rules: RuleSet, fact: str) -> bool:
    """Returns True if a fact can decide under a rule set."""
    return any(used.fact == fact for used in used_facts(rules))
