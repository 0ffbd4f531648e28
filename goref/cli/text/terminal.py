"""Output on a terminal: invisible characters and control characters are escaped.

Also finds out how many columns a terminal has, and whether it shows colours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import TextIOWrapper
from typing import TextIO, cast
from unicodedata import east_asian_width

UNSEEN = (
    *(range(0x0A), range(0x0B, 0x20), range(0x7F, 0xA0)),  # controls, except the line feed
    *(range(0xAD, 0xAE), range(0x61C, 0x61D), range(0x180E, 0x180F)),
    *(range(0x200B, 0x2010), range(0x2028, 0x202F), range(0x2060, 0x2070)),  # directions
    *(range(0xFEFF, 0xFF00), range(0xFFF9, 0xFFFC), range(0xE0000, 0xE0080)),
)


def _number(code: int) -> str:
    r"""Returns the escape of a character in JSON's form, such as ``\u001b``."""
    digits = chr(code).encode("utf-16-be").hex()
    return "".join(f"\\u{digits[at : at + 4]}" for at in range(0, len(digits), 4))


@cache
def numbers() -> dict[int, str]:
    return {code: _number(code) for codes in UNSEEN for code in codes}


def visible(text: str) -> str:
    """Returns a text with invisible and control characters escaped; line feeds are kept."""
    line = text.replace("\n", "")
    if line.isprintable():  # nearly all lines are
        return text
    return text.translate(numbers())


def width(text: str) -> int:
    """Returns the number of a terminal's columns that a text takes."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in visible(text))


def columns_of(stream: TextIO | None) -> int:
    """Returns the number of columns of a stream's terminal.

    0 if it is no terminal, or the number is unknown.
    """
    if stream is None or not stream.isatty():
        return 0
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said):
        return int(said)
    try:  # shutil does the same, but costs an import
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return 0


def shows_colours(stream: TextIO | None) -> bool:
    """Returns whether output to a stream is coloured.

    It is if the stream is a terminal with colours and the user does not forbid them (see
    https://no-color.org). False if the system does not name the terminal (Windows).
    """
    if stream is None or not stream.isatty() or os.environ.get("NO_COLOR"):
        return False
    return os.environ.get("TERM", "dumb") not in ("", "dumb")


class TableLine(str):
    """A line of a table, with its layout for a terminal.

    Attributes:
        first: the beginning and the end of its first cell, in characters.
        last: the beginning of its last cell, in characters. If the terminal is too narrow, that
            cell continues below its beginning; 0: the line is not wrapped.
        tone: its level, which decides the colour of the first cell; "" for no colour.
    """

    first = slice(0)
    last = 0
    tone = ""


class Terminal:
    """A text stream that escapes control and invisible characters before writing.

    Names in records may hold characters that a terminal obeys, or that change the direction of
    writing.

    Attributes:
        stream: the stream that is written to; the program writes its own escapes directly
            there.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(visible(text))
        return len(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


def behind(stream: TextIO) -> TextIO:
    """Returns the stream that a :class:`Terminal` writes to; any other stream unchanged."""
    return stream.stream if isinstance(stream, Terminal) else stream


@contextmanager
def guarded() -> Iterator[None]:
    """Sends output and errors through a :class:`Terminal` within the ``with`` block.

    A pipe or a file gets UTF-8 on every system. A terminal keeps its own encoding, and
    characters that it cannot show are escaped instead of causing an error.
    """
    before = sys.stdout, sys.stderr
    for stream in filter(None, before):  # a program without a console has none
        if isinstance(stream, TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    sys.stdout, sys.stderr = (one and cast(TextIO, Terminal(one)) for one in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
