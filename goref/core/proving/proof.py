"""A proof about a chain, as a value."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.proving.certificate import Certificate
from goref.core.ruling.ruling import Life


class Ground(Enum):
    """What a proof rests on."""

    UNCONDITIONAL = "unconditional"
    """It lives even if its owner always passes (Benson); the points are its eyes."""
    LAND = "land"
    """It stands inside land that was proved its owner's; the points are that land. It may be
    given up where the enemy stones beside it are taken, but it is not dead."""
    READ_ALIVE = "read-alive"
    """Read out: no enemy play first, and no ko, captures it; the points are where it was
    read: its room for eyes, or what joins it to living stones."""
    READ_DEAD = "read-dead"
    """Read out: it is captured even if its owner plays first, no ko saves it, and nothing
    else can live in its place; the points are where it was read."""
    NAKADE = "nakade"
    """Read out like ``READ_DEAD``: its one eye space, the points, makes one eye only."""
    BENT_FOUR = "bent-four"
    """Bent four in the corner, at the points. Not read out as dead: its owner cannot play,
    the other side may begin a ko for it at any time. Rules that say so call it dead at once;
    under others it has to be played out. Nothing is claimed of the stones inside."""
    SEKI = "seki"
    """Read out: neither side can capture the other, and a play of either on a liberty of
    both, the points, is captured, with the stones it joins."""
    SEKI_SPARE = "seki-spare"
    """Read out: neither side can capture the other. Some of the liberties of both, the points,
    may be filled; then it is as above."""
    SEKI_AVENGED = "seki-avenged"
    """Read out: one side cannot be captured, and if it captures the other, its own stones of
    the seki are captured in turn, and leave it no more points than they were; a play of either
    on a liberty of both, the points, is captured in the end."""


class Proof(NamedTuple):
    """What is proved of a chain.

    Attributes:
        life: alive, dead or in seki.
        ground: what that rests on.
        points: the points the ground speaks of.
        rests: whether it holds only if chains live that were taken to.
        certificate: what it follows from; checked by :mod:`goref.core.proving.checking`.
    """

    chain: Chain
    life: Life
    ground: Ground
    points: frozenset[Point] = frozenset()
    rests: bool = False
    certificate: Certificate | None = None
