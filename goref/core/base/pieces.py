"""Work that can be done in pieces, by a caller that has other things to do in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Pieces = Generator[None, None, T]
"""Does a piece each time its next value is requested; returns the result at the end."""
PIECE = 1000
"""Moments or acts of a record in a piece."""


def at_once(pieces: Pieces[T]) -> T:
    """Does all the pieces and returns the result."""
    while True:
        try:
            next(pieces)
        except StopIteration as through:
            came_to: T = through.value
            return came_to
