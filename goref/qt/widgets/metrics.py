"""Sizes that the whole interface shares, in logical pixels; texts in parts of the ordinary."""

from __future__ import annotations

TARGET = 36
"""Least height of what is pressed or filled in."""
HIGH_TARGET = 40
"""The same where it is pressed most."""

GAP = 4
"""Between things that belong together."""
SPACE = 8
"""Between things of one kind."""
WIDE = 12
"""Between a card's rim and what stands in it."""
ROOM = 16
"""Between the bands."""
ROUND = 8
"""Radius of a card's corners."""

SMALL = 0.9
"""Of the ordinary text: what explains."""
HEADING = 1.3
"""What a card asks."""
VERDICT = 1.4
"""Where the case stands, at the foot."""
RESULT = 3.2
"""The result, read out."""

AIR = 8
"""A row of a table is higher than its text by so much."""
WIDE_AIR = 12
"""The same where a row is pressed much."""

NO_LIMIT = (1 << 24) - 1
"""Qt's height of what may be as high as it likes."""
