"""Findings: what the program saw, repaired, ignored or doubts, as data.

A finding has a code and arguments; of what kind the code is, and its sentence in each
language, is in :mod:`goref.core.findings`. Nothing is repaired, ignored or guessed without one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from goref.core.base.geometry import Point


class Level(Enum):
    """How much a finding asks of the reader, least first."""

    NOTE = "note"
    """Something was read or computed in a way worth knowing."""
    CHECK = "check"
    """The referee should look: it may change the result."""
    CONFLICT = "conflict"
    """Two things said cannot both be true."""

    @property
    def urgency(self) -> int:
        """From 0, for what asks for nothing."""
        return tuple(Level).index(self)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to know. ``args`` fill the sentence's placeholders (as text)."""

    code: str
    level: Level
    points: tuple[Point, ...] = ()
    args: tuple[tuple[str, str], ...] = ()
    move: int | None = None

    @property
    def change(self) -> Fraction:
        """What it says would be added to the margin (Black less White), in points."""
        said = dict(self.args)
        gained = Fraction(said["amount"]) if "unit" in said else Fraction(0)
        return gained if said.get("colour") == "B" else -gained


def found(
    code: str,
    level: Level,
    points: Iterable[Point] = (),
    *,
    move: int | None = None,
    **args: object,
) -> Finding:
    """Make a finding; points are put in board order, arguments turned into text."""
    return Finding(
        code, level, tuple(sorted(points)), tuple((k, str(v)) for k, v in args.items()), move
    )
