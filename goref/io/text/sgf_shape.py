r"""The brackets, nodes and moves that survive in a reading of a record's bytes.

A two-byte character may have ``]`` or ``\`` as its second byte. So a wrong reading swallows the
end of a value and more: two readings are compared by what survives before their letters are.
"""

from __future__ import annotations

import re
from typing import NamedTuple

HIGH = re.compile(rb"[\x80-\xff]+")
START = re.compile(r"\(\s*(?:;|[A-Z]{1,2}\s*\[)")
NODE = re.compile(r";\s*(?=[A-Za-z]+\s*\[\]|[;()])")
VALUE = re.compile(r"\[(?:[^\\\]]+|\\.|\\\Z)*+(?:\]|\Z)", re.DOTALL)
"""A value; the last of a file even without its end."""
MOVE = re.compile(r"(?<![A-Z])[BW][a-z]*\s*\[\]")
STRAY = re.compile(r"[^\s;()\[\]A-Za-z]|\[(?!\])|(?<!\[)\]")


class Shape(NamedTuple):
    r"""The survivors of a reading; the larger shape is better.

    Attributes:
        nodes: the number of nodes of all games.
        moves: the number of properties that are moves.
        clean: True if there are only names between the values.
        values: the number of values of properties.
        ends: 0 for SGF; else the number of ``\]``, which end the values in records of Tygem.
    """

    nodes: int
    moves: int
    clean: bool
    values: int
    ends: int


def shape(text: str) -> Shape:
    """Returns the shape of a reading; for other formats than SGF only the ends of values."""
    ends = text.count("\\]")
    start = START.search(text)
    if start is None:
        return Shape(0, 0, True, 0, ends)
    bare = VALUE.sub("[]", text[start.start() :])
    clean = STRAY.search(bare) is None
    moves = sum(1 for _ in MOVE.finditer(bare))
    return Shape(sum(1 for _ in NODE.finditer(bare)), moves, clean, bare.count("[]"), 0)


def swallows(text: str, data: bytes) -> bool:
    """Returns whether a character of the reading contains a byte that alone is ASCII."""
    return text.encode("ascii", "ignore") != HIGH.sub(b"", data)
