"""A proof about a chain, as a value."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.proving.certificate import Certificate
from goref.core.ruling.ruling import StoneStatus


class Ground(Enum):
    """The ground of a proof, and the meaning of its points."""

    UNCONDITIONAL = "unconditional"
    """It lives even if its owner always passes (Benson); the points are its eyes."""
    LAND = "land"
    """It is inside land that was proved its owner's; the points are that land. It may be
    sacrificed to capture the enemy stones next to it, but it is not dead."""
    READ_ALIVE = "read-alive"
    """By reading: no enemy play first, and no ko, captures it. The points are those read:
    its room for eyes, or its connection to living stones."""
    READ_DEAD = "read-dead"
    """By reading: it is captured even if its owner plays first, no ko saves it, and nothing
    else can live in its place. The points are those read."""
    NAKADE = "nakade"
    """By reading, like ``READ_DEAD``: its one eye space, the points, makes only one eye."""
    BENT_FOUR = "bent-four"
    """Bent four in the corner, at the points. Not proved by reading: its owner cannot play,
    the other side may begin a ko for it at any time. Some rules call it dead at once; under
    others it must be played out. Nothing is claimed about the stones inside."""
    SEKI = "seki"
    """By reading: neither side can capture the other. A play of either on a shared liberty,
    the points, is captured with the stones it joins."""
    SEKI_SPARE = "seki-spare"
    """By reading: neither side can capture the other. Some of the shared liberties, the
    points, may be filled; then it is like ``SEKI``."""
    SEKI_AVENGED = "seki-avenged"
    """By reading: one side cannot be captured. If it captures the other, its own stones of
    the seki are captured in turn, and leave it no more points than they were. A play of
    either on a shared liberty, the points, is captured in the end."""


class Proof(NamedTuple):
    """A proof about a chain.

    Attributes:
        life: alive, dead or in seki.
        ground: what that rests on.
        points: the points of the ground.
        rests: True if it holds only if the chains assumed to live do.
        certificate: the written form; checked by :mod:`goref.core.proving.checking`.
    """

    chain: Chain
    life: StoneStatus
    ground: Ground
    points: frozenset[Point] = frozenset()
    rests: bool = False
    certificate: Certificate | None = None
