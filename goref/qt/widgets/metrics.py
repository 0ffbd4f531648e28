"""Sizes that the whole interface shares, in logical pixels."""

from __future__ import annotations

TARGET = 34
"""Least height of what is pressed or filled in."""
LOW_TARGET = 32
"""The same where many stand in little room."""
BAR_TARGET = 36
"""The same in a bar above the board."""
HIGH_TARGET = 40
"""The same where it is pressed most."""
GAP = 4
"""Between things that belong together."""
AIR = 8
"""A row of a table is higher than its text by so much."""
WIDE_AIR = 12
"""The same where a row is pressed much."""
