"""The character sets of East Asia: their common characters, and the code ranges of these."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from goref.io.text.word_lists import word_list


class Structure(NamedTuple):
    """The code ranges of a character set, with their evidence for the set.

    The evidence of a character is positive if it speaks for the set, negative if against it.

    Attributes:
        alone: the evidence of a character of one byte, or of more than two bytes.
        low: the evidence of a character with a byte below A1; None if such bytes are usual.
        places: the last code of each range, in order, and the evidence of its characters.
    """

    alone: float
    low: float | None
    places: tuple[tuple[int, float], ...]

    def worth(self, raw: bytes) -> float:
        """Returns the evidence of a character for the set, by its bytes."""
        if len(raw) != 2:
            return self.alone
        if self.low is not None and min(raw) < 0xA1:
            return self.low
        return next(worth for last, worth in self.places if int.from_bytes(raw) <= last)


STRUCTURE = {
    "gb18030": Structure(
        -2.0,
        -0.5,
        ((0xA3FF, 0.3), (0xAFFF, -0.5), (0xD7FF, 1.0), (0xF7FF, 0.2), (0xFFFF, -0.5)),
    ),
    "cp932": Structure(
        -1.0,  # half-width kana: nobody writes names in them
        None,
        ((0x81FF, 0.3), (0x83FF, 1.0), (0x9872, 0.9), (0xEAFF, -0.2), (0xFFFF, -2.0)),
    ),
    "cp950": Structure(
        -2.0,
        None,
        (
            *((0xA0FF, -2.0), (0xA3FF, 0.3), (0xC6FF, 1.0)),
            *((0xC8FF, -2.0), (0xF9FF, 0.0), (0xFFFF, -2.0)),
        ),
    ),
    "cp949": Structure(-2.0, -0.8, ((0xAFFF, 0.3), (0xC8FF, 1.0), (0xFFFF, -0.3))),
    "euc_jp": Structure(
        -1.0,
        None,
        (
            *((0x8FFF, -1.0), (0xA3FF, 0.3), (0xA5FF, 1.0)),
            *((0xAFFF, -0.2), (0xCFFF, 0.9), (0xFFFF, -0.2)),
        ),
    ),
}
SAME_SCRIPT = {"euc_jp": "cp932"}
"""Sets with the common characters of another set."""


@cache
def common(encoding: str) -> frozenset[str]:
    """Returns the common characters of a set, by Python's name of its encoding."""
    return frozenset(
        "".join(word_list("characters")[SAME_SCRIPT.get(encoding, encoding)].split())
    )
