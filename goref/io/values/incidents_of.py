"""What happened at the table of a case, as values of JSON: regulation, incidents, protests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault, why
from goref.core.case.case import Case
from goref.core.incidents.incident import MOST_INCIDENTS, MOST_PROTESTS
from goref.core.incidents.regulation import Regulation
from goref.io.values.case_values import damaged, read_items
from goref.io.values.incident_values import (
    decode_incident,
    decode_protest,
    encode_incident,
    encode_protest,
    numbered,
)
from goref.io.values.regulation_file import RegulationError, encode_regulation
from goref.io.values.regulations import decode_regulation, regulation, regulations


def encode_chosen(chosen: Regulation) -> str | dict[str, Any]:
    """A regulation as it is kept: its id where goref has it, else all of it."""
    shipped = regulations().get(chosen.id) == chosen
    return chosen.id if shipped else encode_regulation(chosen)


def decode_chosen(value: object) -> Regulation:
    """A regulation as it was kept. Raises RegulationError."""
    if isinstance(value, str):
        try:
            return regulation(value)
        except ValueError as error:
            raise RegulationError(why(error)) from None
    return decode_regulation(value)


def encode_table(case: Case) -> dict[str, Any]:
    """What happened at the table, as keys of a case; nothing that is not told."""
    value: dict[str, Any] = {}
    if case.regulation is not None:
        value["regulation"] = encode_chosen(case.regulation)
    if case.incidents:
        value["incidents"] = [encode_incident(each) for each in case.incidents]
    if case.protests:
        value["protests"] = [encode_protest(each) for each in case.protests]
    return value


def decode_table(value: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a case again. Raises CaseFileError."""
    fields: dict[str, Any] = {}
    if value.get("regulation") is not None:
        try:
            fields["regulation"] = decode_chosen(value["regulation"])
        except RegulationError as error:
            raise damaged('"regulation"', fault("says-that", reason=why(error))) from None
    for key, where, decode, most in (
        ("incidents", "where-incident", decode_incident, MOST_INCIDENTS),
        ("protests", "where-protest", decode_protest, MOST_PROTESTS),
    ):
        read = tuple(decode(item, at) for at, item in read_items(value, key, where, most))
        fields[key] = numbered(read, f'"{key}"')
    return fields
