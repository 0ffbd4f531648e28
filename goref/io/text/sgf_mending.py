"""Comments with an unescaped ``]`` in them: finding their real end.

Some editors write ``C[see [A] here]``. The characters after such a bracket can only be text.
This text ends at the next ``]`` that a property, a node or the end of a variation follows.
"""

from __future__ import annotations

import re
from typing import NamedTuple

ENDS = re.compile(rb"\\.|\]", re.DOTALL)
FITS = re.compile(
    rb"\s*(?:;\s*(?:[A-Z][A-Za-z]*\s*\[|[;()])|\)\s*(?:[();]|\Z)|\(\s*;|[A-Z]{1,2}\s*\[)"
)
"""Text that can follow a value in a record."""
MOVE = re.compile(rb";\s*[BW]\[[A-Za-z]{0,2}\]\s*(?=[;()\[]|[A-Z]{1,2}\s*\[)")
"""A node with a move, followed by more of the record."""


class Mended(NamedTuple):
    """Data with the brackets of a comment escaped.

    Attributes:
        inserted: the positions in ``data`` of bytes that the file does not have, in order.
    """

    data: bytes
    inserted: list[int]


def mended(data: bytes, end: int, broken: int) -> Mended | None:
    """Returns data with a comment extended to its real end; None if none is found.

    Args:
        end: the position after the bracket that seemed to end the comment.
        broken: the position from which the rest cannot be parsed.
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
