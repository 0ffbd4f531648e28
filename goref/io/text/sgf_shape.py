r"""What a reading of a record's bytes keeps of its brackets, nodes and moves.

A sign of two bytes may have ``]`` or ``\`` for its second. So a wrong reading swallows the end
of a value and what follows it: what two readings keep is compared before their letters are.
"""

from __future__ import annotations

import re
from typing import NamedTuple

HIGH = re.compile(rb"[\x80-\xff]+")
START = re.compile(r"\(\s*(?:;|[A-Z]{1,2}\s*\[)")
NODE = re.compile(r";\s*(?=[A-Za-z]+\s*\[\]|[;()])")
VALUE = re.compile(r"\[(?:[^\\\]]+|\\.|\\\Z)*+(?:\]|\Z)", re.DOTALL)
"""A value, the last of a file also without its end."""
MOVE = re.compile(r"(?<![A-Z])[BW][a-z]*\s*\[\]")
STRAY = re.compile(r"[^\s;()\[\]A-Za-z]|\[(?!\])|(?<!\[)\]")


class Shape(NamedTuple):
    """What a reading keeps; the larger is the better.

    Attributes:
        nodes: nodes of all games.
        moves: properties that are moves.
        clean: nothing but names stands between the values.
        values: values of properties.
        ends: ends of values as records of Tygem write them.
    """

    nodes: int
    moves: int
    clean: bool
    values: int
    ends: int


def shape(text: str) -> Shape:
    """The shape of a reading; of what is no SGF only the ends of values."""
    ends = text.count("\\]")
    start = START.search(text)
    if start is None:
        return Shape(0, 0, True, 0, ends)
    bare = VALUE.sub("[]", text[start.start() :])
    clean = STRAY.search(bare) is None
    moves = sum(1 for _ in MOVE.finditer(bare))
    return Shape(sum(1 for _ in NODE.finditer(bare)), moves, clean, bare.count("[]"), 0)


def swallows(text: str, data: bytes) -> bool:
    """Whether a sign of the reading has a byte that is ASCII on its own."""
    return text.encode("ascii", "ignore") != HIGH.sub(b"", data)
