"""Sizes shared by the whole interface, in logical pixels; texts in parts of the usual size."""

from __future__ import annotations

TARGET = 36
"""The least height of a control."""
HIGH_TARGET = 40
"""The least height of the most used controls."""

GAP = 4
"""The gap between things that belong together."""
SPACE = 8
"""The gap between things of one kind."""
WIDE = 12
"""The gap between a card's rim and its content."""
ROOM = 16
"""The gap between the bands."""
ROUND = 8
"""The radius of a card's corners."""

SMALL = 0.9
"""The scale of explanatory text."""
HEADING = 1.3
"""The scale of a card's question."""
VERDICT = 1.4
"""The scale of the case's status, at the foot."""
RESULT = 3.2
"""The scale of the result that is read out."""

AIR = 8
"""The height of a table's row in addition to its text."""
WIDE_AIR = 12
"""The same for rows that are clicked often."""

NO_LIMIT = (1 << 24) - 1
"""Qt's height for no limit."""
