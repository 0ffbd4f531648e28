"""The words of the summary of a board.

Placeholders: ``{place}``: a place on the board; ``{point}``: the name of a point there.
"""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.language import Text


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
CAPTURED = Text("summary", "Captured in play")
CAPTURED_UNCOUNTED = Text("summary", "Captured in play, not counted in these rules")
DAME = Text("summary", "Dame left")
KOS = Text("summary", "Open kos")
NONE = Text("summary", "none")
