"""Incidents, protests and consequences as values of JSON.

Values that are not stated have no key. Reading is strict, as for the rest of a case.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

from goref.core.base.faults import fault, why
from goref.core.base.geometry import Grid
from goref.core.base.numbers import decimal, parse_decimal
from goref.core.incidents.consequence import WITH_AMOUNT, Consequence, ConsequenceKind, PaidIn
from goref.core.incidents.incident import (
    LONGEST_TIME,
    UNREAD,
    ClockNote,
    EarlierOffence,
    Incident,
    Protest,
)
from goref.io.values.codec import (
    FROM_ONE,
    NO_BOARD,
    FieldCodec,
    Where,
    damaged,
    many,
    one_of,
    optional,
    pair,
    plain,
    read_text,
    record,
)

LONGEST = 2000
"""The most characters of the facts, or of a reason."""
LONGEST_NAME = 200
"""The most characters of an id, an article or a name."""
MOST_CONSEQUENCES = 10
KINDS_OF_SUM = ("kind", "caution", "warning", "reply")


def consequence_text(consequence: Consequence) -> str:
    """Returns a consequence as text: ``warning``, ``2 points``, ``1 zi``, ``time-added 5``."""
    amount = consequence.amount
    if consequence.unit is not None and amount is not None:
        return f"{decimal(amount)} {consequence.unit.value}"
    told = consequence.effect.value
    return told if amount is None else f"{told} {decimal(amount)}"


def read_consequence(text: str) -> Consequence:
    """Reads a consequence from its text. Raises ValueError for anything else."""
    first, _, last = text.strip().partition(" ")
    try:
        for unit in PaidIn:
            if last == unit.value:
                return Consequence(ConsequenceKind.PAYMENT, parse_decimal(first), unit)
        effect = ConsequenceKind(first)
        if effect is ConsequenceKind.PAYMENT or (last and effect not in WITH_AMOUNT):
            raise ValueError(text)
        amount: Fraction | None = parse_decimal(last) if last else None
        return Consequence(effect, amount)
    except ValueError:
        known = ", ".join(
            ("2 points", "1 zi", *(e.value for e in ConsequenceKind if e.value != "payment"))
        )
        raise ValueError(fault("no-consequence", text=text[:40], known=known)) from None


def _read_consequence(board: Grid, value: object, where: Where) -> Consequence:
    text = read_text(value, where)
    try:
        return read_consequence(text)
    except ValueError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


TIME, NAME, REASON = (plain(read_text, most) for most in (LONGEST_TIME, LONGEST_NAME, LONGEST))
CONSEQUENCES = many(
    FieldCodec(lambda board, one: consequence_text(one), _read_consequence),
    MOST_CONSEQUENCES,
)
READINGS = pair(TIME)
LED_TO = record(EarlierOffence, what=plain(one_of, {kind: kind for kind in KINDS_OF_SUM}))
CLOCK = record(
    ClockNote,
    "called resumed added running",
    lambda key, value: value in (None, list(UNREAD)),
    called=READINGS,
    resumed=READINGS,
    added=READINGS,
)
INCIDENT = record(
    Incident,
    "number kind side move phase act notice ruling facts regulation article reason by annulled "
    "clock reported claimed evidence proposed led_to in_lid board decided",
    # Decided without a consequence differs from not decided.
    lambda key, value: value is None or (key != "decided" and value in ("", [], {})),
    number=FROM_ONE,
    kind=NAME,
    **dict.fromkeys(("act", "notice", "ruling"), TIME),
    **dict.fromkeys(("facts", "reason", "annulled"), REASON),
    **dict.fromkeys(("regulation", "article", "by"), NAME),
    clock=CLOCK,
    proposed=CONSEQUENCES,
    led_to=many(LED_TO),
    decided=optional(CONSEQUENCES),
)
PROTEST = record(
    Protest,
    "number by against state lodged deadline grounds decided by_whom ruling",
    lambda key, value: value in (None, ""),
    **dict.fromkeys(("lodged", "deadline", "decided"), TIME),
    **dict.fromkeys(("grounds", "ruling"), REASON),
    by_whom=NAME,
)
encode_consequences = partial(CONSEQUENCES.write, NO_BOARD)
encode_incident = partial(INCIDENT.write, NO_BOARD)
encode_protest = partial(PROTEST.write, NO_BOARD)


def numbered(items: tuple[Any, ...], where: Where) -> tuple[Any, ...]:
    """Returns incidents or protests as given. Raises CaseFileError unless the numbers rise."""
    if any(a.number >= b.number for a, b in pairwise(items)):
        raise damaged(where, fault("numbers-fall"))
    return items
