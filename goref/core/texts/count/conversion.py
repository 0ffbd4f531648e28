"""Texts for a recorded result under other rule sets."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import Colour, Who
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed, signed
from goref.core.conversion.conversion import ConvertedOutcome, RecordedMargin
from goref.core.conversion.known_facts import DAME, EARLY_PASSES, PAID, KnownFacts
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.compare import MarginTerm
from goref.core.scoring.scorer import Winner
from goref.core.texts.count.fact_sources import NONE, SOURCES
from goref.core.texts.results import DRAWN, won_by
from goref.core.texts.terms import FACTS, JOINT, REASONS, SIDES, term

RECORDED = Text("conversion", "Recorded: {result} under {rules}")
"""The first line: the result that is converted."""
COLUMNS = {
    "rules": Text("conversion", "Rule set"),
    "if": Text("conversion", "If"),
    "margin": Text("conversion", "Black less White"),
    "result": Text("conversion", "Result"),
    "reasons": Text("conversion", "Why it differs"),
    "open": Text("conversion", "Open"),
}
OPEN_TITLE = Text(
    "conversion",
    "Not known. The results above hold if both sides have equally much of it; each one that "
    "Black has more changes Black less White:",
)
NEEDED = Text("conversion", "must be known: {facts}")
CHANGE = Text("conversion", "{amount} under {rules}")
TERMS = {
    **REASONS,
    # Translators: passes before the last play of the game
    EARLY_PASSES: Text("conversion", "passes before the last play"),
    "stones": Text("conversion", "stones on the board"),
    "lost": Text("conversion", "stones captured or dead"),
    "pass-stones": Text("conversion", "stones put off the board"),
    "one-sided": Text("conversion", "one-sided dame"),
    "sole-liberties": Text("conversion", "sole liberties"),
    "ko-points": Text("conversion", "points of open kos"),
    "territory": Text("conversion", "points of territory"),
    "inner-stones": Text("conversion", "inner stones"),
    "groups": Text("conversion", "groups with territory"),
    "seki-groups": Text("conversion", "groups in seki with an eye"),
}
"""The names of terms of which each side can have some; the others as in a comparison."""
DECIDING = {
    **FACTS,
    PAID: Text("conversion", "the recorded result contains the payment for handicap stones"),
    DAME: Text("conversion", "how many dame were left"),
}
"""The names of the facts on which a conversion can depend."""
ANSWERS = {True: Text("conversion", "yes"), False: Text("conversion", "no")}
# Translators: joins answers to "who?": Black or nobody
EITHER = Text("conversion", "{first} or {second}")


def recorded_text(recorded: RecordedMargin, language: Language) -> str:
    """Returns the recorded result in words, with its rule set."""
    result, rules = margin_text(recorded, language), recorded.rules
    return RECORDED.in_(language, result=result, rules=rules.name.in_(language))


def margin_text(recorded: RecordedMargin, language: Language) -> str:
    """Returns winner and margin of a recorded result in words."""
    rules, margin = recorded.rules, recorded.margin
    winner = "B" if margin > 0 else "W"
    amount = abs(margin) / rules.unit.points
    return won_by(winner, amount, rules, language) if margin else DRAWN.in_(language)


def margins_text(every: Iterable[RecordedMargin], language: Language) -> str:
    """Returns several recorded results in words, as a list."""
    return LANGUAGES[language].listed(margin_text(one, language) for one in every)


def facts_text(recorded: RecordedMargin, known: KnownFacts, language: Language) -> str:
    """Returns komi and handicap of a recorded result, and whether somebody stated them."""
    komi, rules = known.stated.komi, recorded.rules
    told = []
    if rules.komi is not None:
        usual = rules.handicap_komi if known.handicap else rules.komi
        amount = mixed(usual if komi is None else komi)
        told.append(_fact("komi", amount, "rule-set" if komi is None else "referee", language))
    stated = known.stated.handicap
    stones = str(known.handicap) if known.handicap else NONE.in_(language)
    source = "nobody" if stated is None else "referee"
    told.append(_fact("handicap", stones, source, language))
    return JOINT.join(told)


def _fact(fact: str, value: str, source: str, language: Language) -> str:
    writing = LANGUAGES[language]
    said = f"{term(DECIDING, fact, language)}{writing.colon}{value}"
    return writing.with_aside(said, term(SOURCES, source, language))


def condition_text(outcome: ConvertedOutcome, language: Language) -> str:
    """Returns the facts under which an outcome holds, as in ``who played last: Black``.

    Facts that are missing are named, too.
    """
    writing = LANGUAGES[language]
    told = [
        f"{term(DECIDING, fact, language)}{writing.colon}{_values(values, language)}"
        for fact, values in outcome.facts
    ]
    if outcome.needs:
        named = (term(DECIDING, need, language) for need in outcome.needs)
        told.append(NEEDED.in_(language, facts=writing.listed(named)))
    return JOINT.join(told)


def _values(values: Iterable[object], language: Language) -> str:
    said = [value_text(value, language) for value in values]
    if len(said) == 2:
        return EITHER.in_(language, first=said[0], second=said[1])
    return LANGUAGES[language].listed(said)


def value_text(value: object, language: Language) -> str:
    """Returns a value of a fact: a side, nobody, yes or no."""
    if isinstance(value, Colour):
        return term(SIDES, value.letter, language)
    if isinstance(value, Who):
        return term(SIDES, value.value, language)
    return ANSWERS[bool(value)].in_(language)


def outcome_text(outcome: ConvertedOutcome, rules: RuleSet, language: Language) -> str:
    """Returns the result of an outcome in words; ``–`` if facts are missing."""
    if outcome.margin is None or outcome.winner is Winner.NONE:
        return "–"
    if outcome.winner is Winner.DRAW:
        return DRAWN.in_(language)
    amount = abs(outcome.margin) / rules.unit.points
    return won_by(outcome.winner.value, amount, rules, language)


def reasons_text(terms: Iterable[MarginTerm], language: Language) -> str:
    """Returns the terms of a difference, each with its points."""
    return LANGUAGES[language].listed(
        f"{term(REASONS, each.term, language)} {signed(mixed(each.points))}" for each in terms
    )


def change_text(
    each: int, rules: Iterable[RuleSet], language: Language, *, by_id: bool = False
) -> str:
    """Returns the change that one more makes under rule sets: ``−1 under Japanese · Korean``."""
    named = names_text(rules, language, by_id=by_id)
    return CHANGE.in_(language, amount=signed(mixed(Fraction(each))), rules=named)


def names_text(rules: Iterable[RuleSet], language: Language, *, by_id: bool = False) -> str:
    """Returns the names of rule sets, or their ids, as a list. A name may contain a comma."""
    if by_id:
        return LANGUAGES[language].listed(one.id for one in rules)
    return JOINT.join(one.name.in_(language) for one in rules)
