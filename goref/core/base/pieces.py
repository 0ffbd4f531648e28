"""Work as a generator, so that the caller can do other things between its pieces."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Pieces = Generator[None, None, T]
"""A generator that does one piece of work at each step and finally returns the result."""
PIECE = 1000
"""The number of moments or acts of a record in one piece of work."""


def at_once(pieces: Pieces[T]) -> T:
    """Runs all pieces of some work without a pause, and returns its result."""
    while True:
        try:
            next(pieces)
        except StopIteration as through:
            came_to: T = through.value
            return came_to
