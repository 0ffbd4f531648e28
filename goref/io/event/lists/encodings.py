"""Encodings for a list that declares none: the likely ones, and reading in a chosen one."""

from __future__ import annotations

from goref.core.base.faults import fault, why
from goref.io.event.lists.csv import read_text
from goref.io.event.lists.problems import ListError
from goref.io.event.lists.reading import OLD_WORKBOOK, PACKED
from goref.io.text.chosen_encoding import EncodingError, NamedReading
from goref.io.text.chosen_encoding import in_encoding as text_in_encoding

__all__ = ["NamedReading", "close_readings", "in_encoding"]


def close_readings(data: bytes) -> tuple[NamedReading, ...]:
    """Returns the two likeliest readings of a text list if they are nearly equally good.

    Returns nothing if one reading is clearly the best, or for a workbook or bytes that are no
    text.
    """
    if data.startswith((PACKED, OLD_WORKBOOK)):
        return ()
    try:
        _, notes = read_text(data)
    except ListError:
        return ()
    for note in notes:
        if note.code == "encoding-unsure":
            args = {name: str(value) for name, value in note.args}
            used = NamedReading(args["used"], args["names"])
            return used, NamedReading(args["other"], args["others"])
    return ()


def in_encoding(data: bytes, name: str) -> bytes:
    """Reads a list in an encoding; returns it as bytes that declare their encoding.

    Args:
        name: an encoding that :func:`~goref.io.text.encoding.known` knows.

    Raises ListError for a workbook, for a file whose byte order mark means another encoding,
    and for a byte that is not text. The message names that byte and its line.
    """
    if data.startswith((PACKED, OLD_WORKBOOK)):
        raise ListError(fault("encoding-of-list"))
    try:
        return text_in_encoding(data, name)
    except EncodingError as error:
        raise ListError(why(error)) from None
