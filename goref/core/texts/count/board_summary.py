"""Texts of the summary of a board.

Placeholders: ``{place}``: a place on the board; ``{point}``: the name of a point there.
"""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.language import Text
from goref.core.ruling.ruling import StatusSource


class PlacedText(NamedTuple):
    """The text of a line about one stone, and about several."""

    single: Text
    several: Text


DEAD = PlacedText(
    Text("summary", "Dead, {point}"),
    Text("summary", "Dead, {place} ({point})"),
)
ASKED = PlacedText(
    Text("summary", "Asked above, {point}"),
    Text("summary", "Asked above, {place} ({point})"),
)
CAPTURED = Text("summary", "Own stones captured in play")
CAPTURED_UNCOUNTED = Text("summary", "Own stones captured in play, not counted in these rules")
DAME = Text("summary", "Dame left")
KOS = Text("summary", "Open kos")
SHORT = Text("summary", "Counted so far: {black} black, {white} white dead")
NONE = Text("summary", "none")

OFFERED = Text("summary", "suggested, not accepted yet")
RULED_BY = {
    StatusSource.NOBODY: Text("summary", "agreed by both sides"),
    StatusSource.RECORD: Text("summary", "according to the record"),
    StatusSource.SUGGESTION: Text("summary", "accepted"),
    StatusSource.REFEREE: Text("summary", "ruled"),
}
"""The source of the dead stones. If nobody ruled, the record says that both sides agreed."""
