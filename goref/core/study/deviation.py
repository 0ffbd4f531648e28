"""Deviations: the terms in which an answer differs from the one that the library expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from goref.core.base.colour import Pair
from goref.core.base.frozen import frozen
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.study.answers import CountAnswer, CountedPoints, PlayAnswer, StudyAnswer

ZERO = Fraction(0)
NONE = Pair(0, 0)


@frozen
class Deviation:
    """One term in which an answer differs.

    Attributes:
        term: the name of a quantity or a payment, or of a field of the answer.
        expected, found: the two values.
    """

    term: str
    expected: object
    found: object


def deviations(
    expected: StudyAnswer, found: StudyAnswer, rules: RuleSet
) -> tuple[Deviation, ...]:
    """Returns every term in which an answer differs from the expected one.

    Only the counted quantities that are worth something under the rule set are compared.
    """
    if isinstance(expected, CountAnswer) and isinstance(found, CountAnswer):
        return tuple(_of_counts(expected, found, rules))
    return tuple(_of_fields(expected, found))


def _of_fields(expected: object, found: object) -> Iterator[Deviation]:
    told, other = (_fields(value) for value in (expected, found))
    for name in dict.fromkeys((*told, *other)):
        if told.get(name) != other.get(name):
            yield Deviation(name, told.get(name), other.get(name))


def _fields(value: object) -> Mapping[str, object]:
    fields = dict(vars(value))
    if isinstance(value, PlayAnswer):
        return {"legal": value.is_legal, **fields}
    return fields


def _of_counts(
    expected: CountAnswer, found: CountAnswer, rules: RuleSet
) -> Iterator[Deviation]:
    # Without a margin the library does not tell which board would be counted.
    board = () if expected.margin is None else ("basis",)
    for name in ("margin", "winner", "how", *board):
        told, other = getattr(expected, name), getattr(found, name)
        if told != other:
            yield Deviation(name, told, other)
    if set(expected.needs) != set(found.needs):
        yield Deviation("needs", expected.needs, found.needs)
    for name in dict.fromkeys((*expected.paid, *found.paid)):
        amounts = expected.paid.get(name, ZERO), found.paid.get(name, ZERO)
        if amounts[0] != amounts[1]:
            yield Deviation(name, *amounts)
    if expected.margin is not None and found.margin is not None:
        yield from _of_points(expected.counted, found.counted, rules)


def _of_points(
    expected: CountedPoints, found: CountedPoints, rules: RuleSet
) -> Iterator[Deviation]:
    for quantity in rules.weights:
        pairs = expected.pairs.get(quantity, NONE), found.pairs.get(quantity, NONE)
        if quantity is not Quantity.PUBLIC and pairs[0] != pairs[1]:
            yield Deviation(quantity.value, *pairs)
    for name in ("dame", "shared"):
        told, other = getattr(expected, name), getattr(found, name)
        if told != other:
            yield Deviation(name, told, other)


def explained(expected: CountAnswer, margin: Fraction, rules: RuleSet) -> tuple[str, ...]:
    """Returns the terms each of which alone would explain another margin for the same board.

    A term explains it if the margin is what remains without the payment, or without what the
    quantity adds.
    """
    if expected.margin is None:
        return ()
    missing = expected.margin - margin
    terms = dict(expected.paid)
    for quantity, weight in rules.weights.items():
        pair = expected.counted.pairs.get(quantity, NONE)
        terms[quantity.value] = Fraction(weight * (pair.black - pair.white))
    return tuple(name for name, amount in terms.items() if amount and amount == missing)
