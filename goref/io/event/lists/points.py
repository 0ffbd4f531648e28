"""Results written as points of the two sides: ``1-0``, ``0:1``, ``½-½``."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

from goref.core.event.result import Verdict

HALF = Fraction(1, 2)
ONE_SIDE = r"(1(?:\.0)?|0(?:\.0)?|0?\.5|1/2|½)"
POINTS = re.compile(rf"{ONE_SIDE}\s*[-:]\s*{ONE_SIDE}")
DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
FIRST_WINS, SECOND_WINS = (Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))
EITHER = {
    (HALF, HALF): Verdict.DRAW,
    (Fraction(0), Fraction(0)): Verdict.BOTH_LOSE,
    (Fraction(1), Fraction(1)): Verdict.BOTH_WIN,
}
"""Points with the same result whichever side comes first."""


def read_points(text: str) -> tuple[Fraction, Fraction] | None:
    """Returns the points of the side written first, and of the other; None if not points.

    Returns None also for points that no game gives, such as 1 and ½.
    """
    plain = text.translate(DASHES).replace("½", "1/2")
    plain = unicodedata.normalize("NFKC", plain).translate(DASHES).replace(",", ".").strip()
    found = POINTS.fullmatch(plain)
    if found is None:
        return None
    points = (_number(found[1]), _number(found[2]))
    return points if points in (FIRST_WINS, SECOND_WINS, *EITHER) else None


def _number(text: str) -> Fraction:
    return Fraction(f"0{text}" if text.startswith(".") else text)


def verdict_of(points: tuple[Fraction, Fraction], black_first: bool) -> Verdict:
    """Returns the verdict for points; ``black_first``: True if the first are Black's."""
    if points in EITHER:
        return EITHER[points]
    return Verdict.BLACK if (points == FIRST_WINS) is black_first else Verdict.WHITE
