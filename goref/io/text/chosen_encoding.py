"""Lists the readings of a text in several encodings, and reads it in a chosen encoding."""

from __future__ import annotations

import re

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.files import strictly
from goref.io.text.encoding import BOMS, encoded, known
from goref.io.text.encoding_guess import composed, ranked, words

LINE_END = re.compile(r"\r\n|\r|\n")
MOST_WORDS, MOST_LETTERS = 3, 20


class EncodingError(ValueError):
    """A text is not valid in the chosen encoding; the message names the line, if known."""


@frozen
class NamedReading:
    """One reading of a text, with names by which a person can judge it.

    Attributes:
        encoding: Python's name of the encoding.
        names: up to three different words with letters beyond ASCII, each cut to 20 letters,
            separated by commas.
    """

    encoding: str
    names: str


def named_readings(data: bytes) -> tuple[NamedReading, ...]:
    """Returns the different readings of a text that lose nothing, the likeliest first.

    Empty for bytes with a byte order mark, and for ASCII, which has only one reading.
    """
    if data.isascii() or any(data.startswith(bom) for bom, _ in BOMS):
        return ()
    found: dict[str, NamedReading] = {}
    for reading in ranked(data):
        told = list(dict.fromkeys(words(reading.text)))[:MOST_WORDS]
        if told and not reading.lost and reading.text not in found:
            names = ", ".join(word[:MOST_LETTERS] for word in told)
            found[reading.text] = NamedReading(reading.encoding, names)
    return tuple(found.values())


def in_encoding(data: bytes, name: str) -> bytes:
    """Reads a text in an encoding; returns it as UTF-8 with a byte order mark.

    A text whose byte order mark agrees with the encoding is returned as it is.

    Args:
        name: an encoding that :func:`~goref.io.text.encoding.known` knows.

    Raises EncodingError for a text whose byte order mark means another encoding, and for a byte
    that is not text in it.
    """
    candidates = known(name)
    for bom, marked in BOMS:
        if data.startswith(bom):
            if not marked.startswith(candidates[0].removesuffix("-sig")):
                raise EncodingError(fault("encoding-marked", marked=marked, encoding=name))
            return data
    for encoding in candidates:
        text = strictly(data, encoding)
        if text is not None:
            return encoded(composed(text, encoding))
    raise _first_fault(data, candidates[0])


def _first_fault(data: bytes, encoding: str) -> EncodingError:
    """Returns the error, with the line, for the first bytes not valid in an encoding."""
    try:
        data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, "replace")
        problem = fault("byte-not-in", byte=f"0x{data[error.start]:02X}", encoding=encoding)
        line = len(LINE_END.findall(before)) + 1
        return EncodingError(fault("on-line", line=line, problem=problem))
    except UnicodeError:
        pass
    return EncodingError(fault("csv-bytes", encoding=encoding))
