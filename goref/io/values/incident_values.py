"""Incidents, protests and consequences as values of JSON.

What is not stated has no key. Everything is read strictly, as the rest of a case.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from typing import Any, TypeVar

from goref.core.base.colour import Colour, Pair
from goref.core.base.faults import Fault, fault, why
from goref.core.base.numbers import decimal, parse_decimal
from goref.core.board.position import DiagramError, Position
from goref.core.incidents.consequence import (
    WITH_AMOUNT,
    Consequence,
    ConsequenceKind,
    Consequences,
    PaidIn,
)
from goref.core.incidents.incident import (
    LONGEST_TIME,
    UNREAD,
    ClockNote,
    Evidence,
    GamePhase,
    Incident,
    LedTo,
    Offender,
    Person,
    Protest,
    ProtestState,
)
from goref.core.incidents.regulation import Scope
from goref.io.values.case_values import (
    Where,
    brief,
    damaged,
    read_count,
    read_list,
    read_object,
    read_text,
)

E = TypeVar("E", bound=Enum)

LONGEST = 2000
"""Signs of the facts, or of a reason."""
LONGEST_NAME = 200
"""Signs of an id, an article or a name."""
MOST_CONSEQUENCES = 10
KINDS_OF_SUM = ("kind", "caution", "warning", "reply")


def consequence_text(consequence: Consequence) -> str:
    """A consequence as a word: ``warning``, ``2 points``, ``1 zi``, ``time-added 5``."""
    amount = consequence.amount
    if consequence.unit is not None and amount is not None:
        return f"{decimal(amount)} {consequence.unit.value}"
    told = consequence.effect.value
    return told if amount is None else f"{told} {decimal(amount)}"


def read_consequence(text: str) -> Consequence:
    """A consequence from its word. Raises ValueError for anything else."""
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


def encode_consequences(consequences: Consequences) -> list[str]:
    return [consequence_text(each) for each in consequences]


def decode_consequences(value: object, where: Where) -> Consequences:
    """Consequences from a list of words. Raises CaseFileError."""
    items = read_list(value, where)
    if len(items) > MOST_CONSEQUENCES:
        raise damaged(where, fault("has-too-many", count=len(items), most=MOST_CONSEQUENCES))
    try:
        return tuple(read_consequence(read_text(item, where)) for item in items)
    except ValueError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


def encode_incident(incident: Incident) -> dict[str, Any]:
    """An incident as an object for JSON; what was not stated is left out."""
    clock, board = incident.clock, incident.board
    value: dict[str, Any] = {
        "number": incident.number,
        "kind": incident.kind,
        "side": incident.side.value,
        "move": incident.move,
        "phase": incident.phase.value,
        **{key: getattr(incident, key) for key in TEXTS},
        "clock": _clock(clock),
        "reported": incident.reported and incident.reported.value,
        "claimed": incident.claimed and incident.claimed.value,
        "evidence": [each.value for each in incident.evidence],
        "proposed": encode_consequences(incident.proposed),
        "led_to": [_led(each) for each in incident.led_to],
        "in_lid": incident.in_lid,
        "board": None if board is None else board.rows,
    }
    if incident.decided is not None:
        value["decided"] = encode_consequences(incident.decided)
    kept = {key: item for key, item in value.items() if item not in (None, "", [], {})}
    if incident.decided is not None:
        kept["decided"] = value["decided"]
    return kept


TEXTS = {
    "act": LONGEST_TIME,
    "notice": LONGEST_TIME,
    "ruling": LONGEST_TIME,
    "facts": LONGEST,
    "regulation": LONGEST_NAME,
    "article": LONGEST_NAME,
    "reason": LONGEST,
    "by": LONGEST_NAME,
    "annulled": LONGEST,
}
"""The texts of an incident, and how long each may be."""
PROTEST_TEXTS = {
    "lodged": LONGEST_TIME,
    "deadline": LONGEST_TIME,
    "grounds": LONGEST,
    "decided": LONGEST_TIME,
    "by_whom": LONGEST_NAME,
    "ruling": LONGEST,
}


def decode_incident(value: object, where: Where) -> Incident:
    """An incident from its object. Raises CaseFileError for a damaged one."""
    entry = read_object(value, where)
    number = read_count(entry.get("number"), _key(where, "number"))
    if not number:
        raise damaged(_key(where, "number"), fault("no-number-from-one"))
    move, in_lid, board = entry.get("move"), entry.get("in_lid"), entry.get("board")
    if in_lid is not None and not isinstance(in_lid, bool):
        raise damaged(_key(where, "in_lid"), fault("neither-true-nor-false"))
    kind = _limited(entry.get("kind"), _key(where, "kind"), LONGEST_NAME)
    decided = entry.get("decided")
    return Incident(
        number,
        kind,
        _one_of(Offender, entry.get("side"), _key(where, "side")),
        None if move is None else read_count(move, _key(where, "move")),
        _one_of(GamePhase, entry.get("phase", "play"), _key(where, "phase")),
        clock=_read_clock(entry.get("clock", {}), _key(where, "clock")),
        reported=_maybe(Person, entry.get("reported"), _key(where, "reported")),
        claimed=_maybe(Person, entry.get("claimed"), _key(where, "claimed")),
        evidence=tuple(
            _one_of(Evidence, item, _key(where, "evidence"))
            for item in read_list(entry.get("evidence", []), _key(where, "evidence"))[:9]
        ),
        proposed=decode_consequences(entry.get("proposed", []), _key(where, "proposed")),
        led_to=tuple(
            _read_led(item, _key(where, "led_to"))
            for item in read_list(entry.get("led_to", []), _key(where, "led_to"))[:9]
        ),
        decided=None
        if decided is None
        else decode_consequences(decided, _key(where, "decided")),
        in_lid=in_lid,
        board=None if board is None else _read_board(board, _key(where, "board")),
        **_texts(entry, TEXTS, where),
    )


def encode_protest(protest: Protest) -> dict[str, Any]:
    """A protest as an object for JSON; what was not stated is left out."""
    value: dict[str, Any] = {
        "number": protest.number,
        "by": protest.by.value,
        "against": protest.against,
        "state": protest.state.value,
        **{key: getattr(protest, key) for key in PROTEST_TEXTS},
    }
    return {key: item for key, item in value.items() if item not in (None, "")}


def decode_protest(value: object, where: Where) -> Protest:
    """A protest from its object. Raises CaseFileError for a damaged one."""
    entry = read_object(value, where)
    against = entry.get("against")
    return Protest(
        read_count(entry.get("number"), _key(where, "number")),
        _one_of(Person, entry.get("by"), _key(where, "by")),
        None if against is None else read_count(against, _key(where, "against")),
        state=_one_of(ProtestState, entry.get("state", "lodged"), _key(where, "state")),
        **_texts(entry, PROTEST_TEXTS, where),
    )


def numbered(items: tuple[Any, ...], where: Where) -> tuple[Any, ...]:
    """Incidents or protests, if their numbers rise. Raises CaseFileError."""
    if any(a.number >= b.number for a, b in pairwise(items)):
        raise damaged(where, fault("numbers-fall"))
    return items


def _clock(clock: ClockNote) -> dict[str, Any]:
    value: dict[str, Any] = {
        key: list(pair)
        for key in ("called", "resumed", "added")
        if any(pair := getattr(clock, key))
    }
    if clock.running is not None:
        value["running"] = clock.running.letter
    return value


def _read_clock(value: object, where: Where) -> ClockNote:
    entry = read_object(value, where)
    running = entry.get("running")
    if running not in (None, "B", "W"):
        raise damaged(where, fault("no-colour-there", value=brief(running)))
    return ClockNote(
        None if running is None else Colour.from_letter(str(running)),
        *(
            _readings(entry.get(key), _key(where, key))
            for key in ("called", "resumed", "added")
        ),
    )


def _readings(value: object, where: Where) -> Pair[str]:
    if value is None:
        return UNREAD
    items = read_list(value, where)
    if len(items) != 2:
        raise damaged(where, fault("no-pair"))
    return Pair(*(_limited(item, where, LONGEST_TIME) for item in items))


def _led(led: LedTo) -> dict[str, Any]:
    return {"what": led.what, "nth": led.nth, "scope": led.scope.value}


def _read_led(value: object, where: Where) -> LedTo:
    entry = read_object(value, where)
    what = read_text(entry.get("what"), where)
    if what not in KINDS_OF_SUM:
        known = ", ".join(KINDS_OF_SUM)
        raise damaged(where, fault("none-of-there", value=brief(what), known=known))
    scope = _one_of(Scope, entry.get("scope", "game"), where)
    return LedTo(what, read_count(entry.get("nth"), where), scope)


def _read_board(value: object, where: Where) -> Position:
    rows = [read_text(row, where) for row in read_list(value, where)]
    try:
        return Position.from_rows(rows)
    except DiagramError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


def _texts(entry: Mapping[str, Any], most: Mapping[str, int], where: Where) -> dict[str, str]:
    return {
        key: _limited(entry.get(key, ""), _key(where, key), limit)
        for key, limit in most.items()
    }


def _limited(value: object, where: Where, most: int) -> str:
    text = read_text(value, where)
    if len(text) > most:
        raise damaged(where, fault("text-too-long", most=most))
    return text


def _maybe(words: type[E], value: object, where: Where) -> E | None:
    return None if value is None else _one_of(words, value, where)


def _one_of(words: type[E], value: object, where: Where) -> E:
    for word in words:
        if word.value == value:
            return word
    known = ", ".join(str(word.value) for word in words)
    raise damaged(where, fault("none-of-there", value=brief(value), known=known))


def _key(where: Where, key: str) -> Fault:
    return fault("where-key", where=where, key=key)
