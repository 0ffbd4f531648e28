"""Sizes used in the whole interface: logical pixels, or multiples of the ordinary text size."""

from __future__ import annotations

TARGET = 36
"""The smallest height of a control."""
HIGH_TARGET = 40
"""The smallest height of often used controls."""
MENU_BAR = 26
"""The smallest height of a menu bar."""

GAP = 4
"""The space between things that belong together."""
SPACE = 8
"""The space between things of the same kind."""
WIDE = 12
"""The space between the border of a card and its content."""
ROOM = 16
"""The space between the horizontal bands of a window."""

SMALL = 0.9
"""The size of explanations, as a multiple of ordinary text."""
HEADING = 1.3
"""The size of a question on a card, as a multiple of ordinary text."""
VERDICT = 1.4
"""The size of the main line in the foot, as a multiple of ordinary text."""
RESULT = 3.2
"""The size of the result that the referee announces, as a multiple of ordinary text."""

AIR = 8
"""A row of a table is this much higher than its text."""
WIDE_AIR = 12
"""A row that is clicked often is this much higher than its text."""

UNREAD_MS = 700
"""A new question or act must be visible for this many milliseconds before a click or key
affects it.
"""

NO_LIMIT = (1 << 24) - 1
"""The number that Qt uses for an unlimited height."""
