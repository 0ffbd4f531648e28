"""The facts of a rule set's entry as rows of a table, which the manual, the window and the
command line show.
"""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed, signed
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.texts.count.fact_sources import depends_text
from goref.core.texts.terms import (
    COUNTS,
    GRANTED_LOSES,
    KOMI,
    LINES,
    SIDES,
    UNITS,
    amount,
    term,
)

ID = Text("rule set facts", "Id")
SOURCE = Text("rule set facts", "Source")
UNIT = Text("rule set facts", "Unit")
COUNTED = Text("rule set facts", "Counted")
PAID = Text("rule set facts", "Paid on top")
EQUAL = Text("rule set facts", "Equal")
DEPENDS = Text("rule set facts", "Depends on")
EMPTY_MOVES = Text("rule set facts", "Empty moves")
SUICIDE = Text("rule set facts", "Suicide")
REPETITION = Text("rule set facts", "Repetition")
COUNTING = Text("rule set facts", "Ways to count")

NONE = Text("rule set facts", "none")
IN_HANDICAP = Text("rule set facts", "{komi}; {handicap} with handicap")
WINS = Text("rule set facts", "{side} wins")
UNSAID = Text("rule set facts", "{rule}; goref's own rule, the text seen is silent")
"""The text for a rule of play that the seen texts of the rule set do not state."""

SUICIDES: dict[str, Text] = {
    "no": Text("rule set facts", "not allowed"),
    "groups": Text("rule set facts", "of two stones or more"),
    "any": Text("rule set facts", "allowed"),
}
REPETITIONS: dict[str, Text] = {
    "allowed": Text("rule set facts", "allowed"),
    "simple-ko": Text("rule set facts", "no retaking a ko at once"),
    "positional": Text("rule set facts", "no earlier position again"),
    "situational": Text("rule set facts", "no earlier position with the same side to move"),
    "own-plays": Text("rule set facts", "no position made by a play of one's own"),
    "own-turns": Text("rule set facts", "no position as after a turn of one's own"),
    "with-pass-stones": Text(
        "rule set facts", "no earlier position with the same numbers of pass stones"
    ),
}
PASSES: dict[str, Text] = {
    "free": Text("rule set facts", "a pass"),
    "stones": Text("rule set facts", "a pass stone"),
    "give-ups": Text("rule set facts", "a give-up (the closing two), else a pass stone"),
    "all-give-ups": Text("rule set facts", "a give-up"),
}

PERFORMED: dict[str, Text] = {
    "area": Text(
        "counts",
        "Pay (A-type play), lift the dead, shape the empty points of each counted side into tens, count stones and own empty points, halve public points",
    ),
    "half": Text(
        "counts",
        "Lift the dead, shape one side's empty points into tens, count them, then its stones by tens",
    ),
    "both-sides": Text(
        "counts",
        "Lift the dead, shape both sides' empty points into tens, write down stones and land of both, as on Takabe's Ming–Qing sheet of 1910",
    ),
    "fill-in": Text(
        "counts",
        "Return prisoners to the bowls, then each side fills its own land: empty points left over count for it, stones left over against it",
    ),
    "equal-stones": Text(
        "counts",
        "Pay, balance turns, lift the dead, fill back until both colours have equally many stones on the board",
    ),
    "equal-space": Text(
        "counts",
        "Pay, lift the dead, fill, remove and move stones until both sides have equally many empty points, in rectangles",
    ),
    "averaged": Text(
        "counts",
        "Lift the dead, fill back, read b and w: land = b + (N − b − w)/2, where N is the number of points of the board",
    ),
    "dot": Text(
        "counts",
        "Add the other side's lost stones to one's own empty points",
    ),
    "territory": Text(
        "counts",
        "Lift the dead, fill prisoners into their owners' land, shape it into rectangles",
    ),
    "routes": Text(
        "counts",
        "Lift the dead, even the turns, fill back, set basic eyes apart, count what could still be filled",
    ),
    "fill-and-halve": Text(
        "counts",
        "Lift the dead, fill every route, halve the points left empty",
    ),
    "tingdao": Text(
        "counts",
        "Hand the dead over, then play batches of up to three stones against as many handed over; both play on in turn until equal rights are read at a glance",
    ),
    "to-saturation": Text(
        "counts",
        "Fill every route in turn; hand over a stone for each turn not played",
    ),
    "stones": Text(
        "counts",
        "Lift the dead, fill every route, with the other colour's stones where a side has none left; compare the stones on the board",
    ),
}
"""The acts of each count on the board."""

STEPS: dict[str, Text] = {
    "record": Text("rule set facts", "Record and end"),
    "dead": Text("rule set facts", "Dead stones"),
    "seki": Text("rule set facts", "Seki and eyes"),
    "points": Text("rule set facts", "Ko points and claims"),
    "payments": Text("rule set facts", "Komi and adjustments"),
    "count": Text("rule set facts", "Count"),
    "result": Text("rule set facts", "Result"),
}
"""Names of the steps that have articles."""


def rule_set_facts(rules: RuleSet, language: Language) -> tuple[tuple[str, str], ...]:
    """Returns (name, value) for each fact of a rule set's entry; of a rule set known by its
    name alone, its id and source.
    """
    ends = [(ID, rules.id), (SOURCE, rules.source.in_(language))]
    if not rules.known_only:
        ends[1:1] = _computed(rules, language)
    return tuple((name.in_(language), value) for name, value in ends)


def _computed(rules: RuleSet, language: Language) -> list[tuple[Text, str]]:
    """Returns the facts of a rule set that goref can count by."""

    def listed(terms: dict[str, Text], keys: list[str]) -> str:
        parts = [term(terms, key, language) for key in keys]
        return LANGUAGES[language].listed(parts) or NONE.in_(language)

    def play_rule(terms: dict[str, Text], key: str) -> str:
        rule = term(terms, key, language)
        return UNSAID.in_(language, rule=rule) if rules.play.unsaid else rule

    return [
        (UNIT, term(UNITS, rules.unit.value, language)),
        (COUNTED, _counted(rules, language)),
        (PAID, listed(LINES, [p.value for p in rules.payments if p is not Payment.KOMI])),
        (KOMI.get(rules.unit, LINES["komi"]), _komi(rules, language)),
        (EQUAL, _equal(rules, language)),
        (DEPENDS, depends_text(rules, language) or NONE.in_(language)),
        (EMPTY_MOVES, term(PASSES, rules.passes.value, language)),
        (SUICIDE, play_rule(SUICIDES, rules.play.suicide.value)),
        (REPETITION, play_rule(REPETITIONS, rules.play.repetition.value)),
        (COUNTING, listed(COUNTS, [count.value for count in rules.counts])),
    ]


def _counted(rules: RuleSet, language: Language) -> str:
    parts = []
    for quantity, weight in rules.weights.items():
        line = term(LINES, quantity.value, language)
        parts.append(line if weight == 1 else f"{line} × {signed(mixed(Fraction(weight)))}")
    return LANGUAGES[language].listed(parts)


def _komi(rules: RuleSet, language: Language) -> str:
    """Returns the komi with its unit, and komi in handicap games where that is another."""
    if not rules.komi:
        return NONE.in_(language)
    even, handicap = (
        amount(komi / rules.unit.points, rules.unit, language)
        for komi in (rules.komi, rules.handicap_komi)
    )
    return IN_HANDICAP.in_(language, komi=even, handicap=handicap)


def _equal(rules: RuleSet, language: Language) -> str:
    if rules.granted_loses:
        return GRANTED_LOSES.in_(language)
    if rules.ties is None:
        return term(SIDES, "draw", language)
    return WINS.in_(language, side=term(SIDES, rules.ties.value, language))
