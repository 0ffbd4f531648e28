r"""Comments with a ``]`` in them that was not escaped: where they really end.

Some editors write ``C[see [A] here]``. After such a bracket stands what can only be text, up to
the next ``]`` that a property, a node or the end of a variation follows.
"""

from __future__ import annotations

import re
from typing import NamedTuple

ENDS = re.compile(rb"\\.|\]", re.DOTALL)
FITS = re.compile(
    rb"\s*(?:;\s*(?:[A-Z][A-Za-z]*\s*\[|[;()])|\)\s*(?:[();]|\Z)|\(\s*;|[A-Z]{1,2}\s*\[)"
)
"""What follows a value in a record."""
MOVE = re.compile(rb";\s*[BW]\[[A-Za-z]{0,2}\]\s*(?=[;()\[]|[A-Z]{1,2}\s*\[)")
"""A node with a move, and no text behind it."""


class Mended(NamedTuple):
    """Data in which the brackets of a comment are escaped.

    Attributes:
        inserted: where there are bytes that the file does not have, in order.
    """

    data: bytes
    inserted: list[int]


def mended(data: bytes, end: int, broken: int) -> Mended | None:
    """Data in which a comment goes on to where it really ends; None if that is not found.

    Args:
        end: behind the bracket that seemed to end the comment.
        broken: where what follows it can no longer be read.
    """
    move = MOVE.search(data, end)
    limit = move.start() if move is not None else len(data)
    stray = [end - 1]
    for found in ENDS.finditer(data, end, limit):
        if found.group() != b"]":
            continue
        if found.start() >= broken and FITS.match(data, found.end()):
            return _escaped(data, stray, b"", found.start())
        stray.append(found.start())
    if move is None or limit <= broken:
        return None
    return _escaped(data, stray, b"]", limit)


def _escaped(data: bytes, stray: list[int], closing: bytes, end: int) -> Mended:
    pieces, at = [], 0
    for place in stray:
        pieces += [data[at:place], b"\\"]
        at = place
    pieces += [data[at:end], closing, data[end:]]
    inserted = [place + more for more, place in enumerate(stray)]
    if closing:
        inserted.append(end + len(stray))
    return Mended(b"".join(pieces), inserted)
