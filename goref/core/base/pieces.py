"""Work that can be done in pieces: whoever has other things to do asks for one at a time."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Pieces = Generator[None, None, T]
"""Does a piece whenever it is asked for its next value; returns what it came to."""
PIECE = 1000
"""Moments or acts of a record in a piece."""


def at_once(pieces: Pieces[T]) -> T:
    """Do all the pieces; returns what they came to."""
    while True:
        try:
            next(pieces)
        except StopIteration as through:
            came_to: T = through.value
            return came_to
