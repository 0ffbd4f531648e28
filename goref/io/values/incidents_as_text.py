"""Incidents, protests and a regulation as texts for the columns of an event's file.

Nothing is an empty text. What cannot be read is a ValueError.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from goref.core.base.faults import fault
from goref.core.incidents.incident import MOST_INCIDENTS, MOST_PROTESTS, Incident, Protest
from goref.core.incidents.regulation import Regulation
from goref.io.values.case_values import read_items
from goref.io.values.incident_values import (
    decode_incident,
    decode_protest,
    encode_incident,
    encode_protest,
    numbered,
)
from goref.io.values.incidents_of import decode_chosen, encode_chosen


def incidents_text(incidents: tuple[Incident, ...]) -> str:
    return _written([encode_incident(one) for one in incidents])


def protests_text(protests: tuple[Protest, ...]) -> str:
    return _written([encode_protest(one) for one in protests])


def regulation_text(regulation: Regulation | None) -> str:
    return "" if regulation is None else _written(encode_chosen(regulation))


def read_incidents_text(text: str) -> tuple[Incident, ...]:
    """Incidents again. Raises ValueError."""
    value = {"incidents": _read(text)} if text else {}
    items = read_items(value, "incidents", "where-incident", MOST_INCIDENTS)
    return numbered(tuple(decode_incident(item, at) for at, item in items), '"incidents"')


def read_protests_text(text: str) -> tuple[Protest, ...]:
    """Protests again. Raises ValueError."""
    value = {"protests": _read(text)} if text else {}
    items = read_items(value, "protests", "where-protest", MOST_PROTESTS)
    return numbered(tuple(decode_protest(item, at) for at, item in items), '"protests"')


def read_regulation_text(text: str) -> Regulation | None:
    """A regulation again. Raises ValueError."""
    return decode_chosen(_read(text)) if text else None


WRITTEN: dict[str, Callable[[Any], str]] = {
    "incidents": incidents_text,
    "protests": protests_text,
    "regulation": regulation_text,
}
"""By the name of the column."""
READ: dict[str, Callable[[str], Any]] = {
    "incidents": read_incidents_text,
    "protests": read_protests_text,
    "regulation": read_regulation_text,
}


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if value else ""


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(fault("is-too-deep")) from None
