"""A recorded result that is converted: read from text, and shown as a table or as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from string import ascii_lowercase
from typing import Any

from goref.core.base.colour import Colour, Who
from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen
from goref.core.base.language import InWords, Language
from goref.core.base.numbers import decimal, mixed, signed
from goref.core.conversion.conversion import (
    Conversion,
    ConvertedOutcome,
    ImpossibleMarginError,
    OpenTerm,
    RecordedMargin,
    convert,
)
from goref.core.conversion.known_facts import KnownFacts
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.texts.count.conversion import (
    TERMS,
    change_text,
    condition_text,
    margin_text,
    margins_text,
    outcome_text,
    reasons_text,
    recorded_text,
)
from goref.core.texts.terms import term
from goref.io.sgf.result import read_result

NEAR = tuple(Fraction(n, 4) for n in range(1, 17))
"""The distances, in points, at which a possible margin is sought from an impossible one."""


class ConversionError(ValueError):
    """Raised if a result cannot be converted; the message says why and what to do."""


@frozen
class ConvertedRow:
    """An outcome as it is shown.

    Attributes:
        condition: the facts under which it holds; empty if none decides.
        margin: Black less White in points; empty if facts are missing.
        open: the letters of the open terms on which it depends.
    """

    rules: RuleSet
    condition: str
    margin: str
    result: str
    reasons: str
    open: str


@frozen
class OpenRow:
    """A quantity that nobody knows, as it is shown: its letter, its name, what it changes."""

    letter: str
    name: str
    changes: str


def typed_result(text: str, rules: RuleSet) -> RecordedMargin:
    """Reads a result such as ``W+2.5zi`` under a rule set.

    Raises ConversionError if it has no margin or the unit is not clear.
    """
    shown = text.strip()[:60]
    read = read_result(text, "Chinese" if rules.unit is Unit.ZI else "")
    told = read.told
    if read.unit_open:
        raise ConversionError(fault("convert-unit", text=shown))
    if told is None or not read.understood:
        raise ConversionError(fault("convert-form", text=shown))
    if not told.by_count:
        raise ConversionError(fault("convert-no-count", text=shown))
    if told.margin is None:
        raise ConversionError(fault("convert-no-margin", text=shown))
    return RecordedMargin(rules, told.margin)


def converted(
    recorded: RecordedMargin, known: KnownFacts, rules: Sequence[RuleSet]
) -> tuple[Conversion, ...]:
    """Returns a recorded margin under other rule sets.

    Raises ConversionError, with the nearest margins that are possible, if the recorded one is
    not.
    """
    try:
        return convert(recorded, known, rules)
    except ImpossibleMarginError:
        near = tuple(sorted(_nearest(recorded, known), key=lambda one: abs(one.margin)))
        parts: dict[str, object] = {"rules": recorded.rules.name}
        parts["result"] = InWords(margin_text, (recorded,))
        if not near:
            raise ConversionError(fault("convert-impossible", **parts)) from None
        parts["near"] = InWords(margins_text, (near,))
        raise ConversionError(fault("convert-impossible-but", **parts)) from None


def _nearest(recorded: RecordedMargin, known: KnownFacts) -> Iterator[RecordedMargin]:
    """Yields the possible margins next to an impossible one, the smaller first."""
    for sign in (-1, 1):
        for step in NEAR:
            near = RecordedMargin(recorded.rules, recorded.margin + sign * step)
            try:
                convert(near, known, [recorded.rules])
            except ImpossibleMarginError:
                continue
            yield near
            break


def converted_rows(
    conversions: Iterable[Conversion], language: Language, *, by_id: bool = False
) -> tuple[list[ConvertedRow], list[OpenRow]]:
    """Returns the outcomes as rows, and the open quantities on which they depend.

    Args:
        by_id: True to call the rule sets of an open quantity by their ids.
    """
    changes: dict[str, dict[int, list[RuleSet]]] = {}
    made = list(conversions)
    for one in made:
        for each in one.open:
            changes.setdefault(each.term, {}).setdefault(each.each, []).append(one.rules)
    letters = dict(zip(changes, ascii_lowercase, strict=False))
    rows = [
        ConvertedRow(
            one.rules,
            condition_text(outcome, language),
            "" if outcome.margin is None else signed(mixed(outcome.margin)),
            outcome_text(outcome, one.rules, language),
            reasons_text(outcome.terms, language),
            " ".join(sorted(letters[each.term] for each in one.open)),
        )
        for one in made
        for outcome in one.outcomes
    ]
    opened = [
        OpenRow(
            letters[key],
            term(TERMS, key, language),
            "; ".join(
                change_text(each, rules, language, by_id=by_id) for each, rules in found.items()
            ),
        )
        for key, found in changes.items()
    ]
    return rows, opened


def deciding(conversions: Iterable[Conversion]) -> tuple[str, ...]:
    """Returns the names of the facts on which the outcomes depend, or which are missing."""
    every = [outcome for one in conversions for outcome in one.outcomes]
    facts = [fact for outcome in every for fact, _ in outcome.facts]
    return tuple(dict.fromkeys((*facts, *(n for outcome in every for n in outcome.needs))))


def silent_on_handicap(
    conversions: Iterable[Conversion], known: KnownFacts
) -> tuple[Finding, tuple[RuleSet, ...]] | None:
    """Returns the remark that rule sets state no payment for handicap stones; or None."""
    silent = tuple(one.rules for one in conversions if not one.rules.settles_handicap)
    if not silent or not known.handicap:
        return None
    return found("handicap-silent", Level.NOTE, handicap=known.handicap), silent


def conversion_object(
    recorded: RecordedMargin,
    known: KnownFacts,
    conversions: Iterable[Conversion],
    language: Language,
) -> dict[str, Any]:
    """Returns a conversion for ``--json``.

    ``assumed`` names the facts that nobody stated: the usual komi, and no handicap.
    """
    made, stated = list(conversions), known.stated
    nobody = {
        "komi": stated.komi is None and recorded.rules.komi is not None,
        "handicap": stated.handicap is None,
    }
    return {
        "recorded": {
            "rules": recorded.rules.id,
            "margin": decimal(recorded.margin),
            "text": recorded_text(recorded, language),
            "assumed": [fact for fact, is_assumed in nobody.items() if is_assumed],
        },
        "facts": list(deciding(made)),
        "conversions": [
            {
                "rules": one.rules.id,
                "exact": one.is_exact,
                "outcomes": [
                    _outcome(outcome, one.rules, language) for outcome in one.outcomes
                ],
                "open": [_open(each, language) for each in one.open],
            }
            for one in made
        ],
    }


def _outcome(outcome: ConvertedOutcome, rules: RuleSet, language: Language) -> dict[str, Any]:
    return {
        "if": {fact: [_value(value) for value in values] for fact, values in outcome.facts},
        "margin": None if outcome.margin is None else decimal(outcome.margin),
        "winner": outcome.winner.value,
        "result": outcome_text(outcome, rules, language),
        "reasons": [
            {"term": each.term, "points": decimal(each.points)} for each in outcome.terms
        ],
        "needs": list(outcome.needs),
    }


def _value(value: object) -> str | bool:
    if isinstance(value, Colour):
        return value.letter
    return value.value if isinstance(value, Who) else bool(value)


def _open(each: OpenTerm, language: Language) -> dict[str, Any]:
    return {
        "term": each.term,
        "each": decimal(Fraction(each.each)),
        "text": term(TERMS, each.term, language),
    }
