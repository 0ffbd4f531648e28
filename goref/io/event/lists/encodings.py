"""The encoding of a list that does not say it: the readings that remain, and a chosen one."""

from __future__ import annotations

import re

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.event.lists.csv import read_text
from goref.io.event.lists.reading import OLD_WORKBOOK, PACKED
from goref.io.event.lists.unfit import ListError, on_line
from goref.io.files import strictly
from goref.io.text.encoding import BOMS, encoded, known
from goref.io.text.encoding_guess import composed

LINE_END = re.compile(r"\r\n|\r|\n")


@frozen
class NamedReading:
    """One reading of a list, with names by which a person knows whether it is right.

    Attributes:
        encoding: its name.
        names: up to three words that another reading has differently, parted by commas.
    """

    encoding: str
    names: str


def close_readings(data: bytes) -> tuple[NamedReading, ...]:
    """The likeliest reading of a list of text, then the next if that is nearly as good.

    Returns nothing if one reading is clear, or if the bytes are no text.
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
    """The bytes of a list, read in an encoding, as bytes that say their encoding.

    Args:
        name: of an encoding that :func:`~goref.io.text.encoding.known` knows.

    Raises ListError for a workbook, for a file whose byte order mark says another encoding,
    and for a byte that is no text in it; the message names the byte and its line.
    """
    if data.startswith((PACKED, OLD_WORKBOOK)):
        raise ListError(fault("encoding-of-list"))
    candidates = known(name)
    for bom, marked in BOMS:
        if data.startswith(bom):
            if not marked.startswith(candidates[0].removesuffix("-sig")):
                raise ListError(fault("encoding-marked", marked=marked, encoding=name))
            return data
    for encoding in candidates:
        text = strictly(data, encoding)
        if text is not None:
            return encoded(composed(text, encoding))
    raise _first_fault(data, candidates[0])


def _first_fault(data: bytes, encoding: str) -> ListError:
    """The error for the first bytes that are no text in an encoding, with their line."""
    try:
        data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, "replace")
        line = len(LINE_END.findall(before)) + 1
        byte = f"0x{data[error.start]:02X}"
        return on_line(line, fault("byte-not-in", byte=byte, encoding=encoding))
    except UnicodeError:
        pass
    return ListError(fault("csv-bytes", encoding=encoding))
