"""Sizes for the whole interface: in logical pixels, or for texts as factors."""

from __future__ import annotations

TARGET = 36
"""The least height of a control."""
HIGH_TARGET = 40
"""The least height of the controls that are used most."""
MENU_BAR = 26
"""The least height of a menu bar: before the controls have their style, and with it."""

GAP = 4
"""The gap between things that belong together."""
SPACE = 8
"""The gap between things of the same kind."""
WIDE = 12
"""The gap between a card's rim and its content."""
ROOM = 16
"""The gap between the horizontal bands of a window."""

SMALL = 0.9
"""The factor for the size of explanatory text."""
HEADING = 1.3
"""The factor for the size of a card's question."""
VERDICT = 1.4
"""The factor for the size of the case's status in the foot."""
RESULT = 3.2
"""The factor for the size of the result, which the referee announces."""

AIR = 8
"""The height of a row in a table in addition to the height of its text."""
WIDE_AIR = 12
"""The height added to the text in rows that are clicked often."""

UNREAD_MS = 700
"""The milliseconds that a new question or act must be visible before a press counts."""

NO_LIMIT = (1 << 24) - 1
"""The value by which Qt means that a height is not limited."""
