"""The regulation, incidents and protests of a table as values of JSON.

In a case each is a key of its own; in an event's file each is a column with its text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault, why
from goref.core.case.case import Case
from goref.core.incidents.incident import MOST_INCIDENTS, MOST_PROTESTS
from goref.core.incidents.regulation import Regulation
from goref.io.values.codec import NO_BOARD, FieldCodec, damaged, read_items
from goref.io.values.incident_values import INCIDENT, PROTEST, numbered
from goref.io.values.regulation_file import RegulationError, encode_regulation
from goref.io.values.regulations import decode_regulation, regulation, regulations

LISTS: dict[str, tuple[str, FieldCodec[Any], int]] = {
    "incidents": ("where-incident", INCIDENT, MOST_INCIDENTS),
    "protests": ("where-protest", PROTEST, MOST_PROTESTS),
}
"""For each key: the fault's code for an item's place, the items' codec, and the most items."""


def encode_chosen(chosen: Regulation) -> str | dict[str, Any]:
    """Returns a regulation as files store it: its id if goref has the same, else all of it."""
    shipped = regulations().get(chosen.id) == chosen
    return chosen.id if shipped else encode_regulation(chosen)


def decode_chosen(value: object) -> Regulation:
    """Reads a regulation from :func:`encode_chosen`.

    Raises RegulationError if its id is unknown or its object is damaged.
    """
    if isinstance(value, str):
        try:
            return regulation(value)
        except ValueError as error:
            raise RegulationError(why(error)) from None
    return decode_regulation(value)


def _encoded(key: str, value: Any) -> Any:
    if key == "regulation":
        return encode_chosen(value)
    _, codec, _ = LISTS[key]
    return [codec.write(NO_BOARD, one) for one in value]


def _decoded(key: str, value: object) -> Any:
    if key == "regulation":
        return decode_chosen(value)
    where, codec, most = LISTS[key]
    items = read_items({key: value}, key, where, most)
    return numbered(tuple(codec.read(NO_BOARD, item, at) for at, item in items), f'"{key}"')


def encode_table(case: Case) -> dict[str, Any]:
    """Returns the incidents, protests and regulation as keys of a case; empty ones left out."""
    told = {key: getattr(case, key) for key in ("regulation", *LISTS)}
    return {key: _encoded(key, value) for key, value in told.items() if value}


def decode_table(value: Mapping[str, Any]) -> dict[str, Any]:
    """Reads the fields of :func:`encode_table`. Raises CaseFileError if they are damaged."""
    try:
        return {
            key: _decoded(key, value[key]) for key in ("regulation", *LISTS) if key in value
        }
    except RegulationError as error:
        raise damaged('"regulation"', fault("says-that", reason=why(error))) from None


def as_text(column: str, value: Any) -> str:
    """Returns a value as the text of a column; empty if there is nothing to store.

    The columns are ``regulation``, ``incidents`` and ``protests``; the text is JSON.
    """
    return json.dumps(_encoded(column, value), ensure_ascii=False) if value else ""


def from_text(column: str, text: str) -> Any:
    """Reads a value from the text of a column, which is not empty.

    Raises ValueError if the text is not JSON or the value is damaged.
    """
    try:
        return _decoded(column, json.loads(text))
    except RecursionError:
        raise ValueError(fault("is-too-deep")) from None
