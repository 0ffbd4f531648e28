"""A proof about a chain, as a value."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.proving.certificate import Certificate
from goref.core.ruling.ruling import StoneStatus


class Ground(Enum):
    """The ground of a proof, and the meaning of the proof's points."""

    UNCONDITIONAL = "unconditional"
    """The chain lives even if its owner always passes (Benson); the points are its eyes."""
    LAND = "land"
    """The chain is inside land that was proved its owner's; the points are that land. It may be
    sacrificed to capture the enemy stones next to it, but it is not dead."""
    READ_ALIVE = "read-alive"
    """By reading: the chain is not captured even if the enemy plays first, and no ko changes
    that. The points are those read: its room for eyes, or its connection to living stones."""
    READ_DEAD = "read-dead"
    """By reading: the chain is captured even if its owner plays first, no ko saves it, and
    nothing else can live in its place. The points are those read."""
    NAKADE = "nakade"
    """By reading, like ``READ_DEAD``: the points are its one eye space, which makes one eye."""
    BENT_FOUR = "bent-four"
    """Bent four in the corner, at the points. Not proved by reading: the owner cannot play, and
    the other side may begin a ko at any time. Some rules call the stones dead at once; under
    others they must be played out. Nothing is claimed about the stones inside."""
    SEKI = "seki"
    """By reading: neither side can capture the other. The points are the shared liberties; if a
    side plays on one, the stone is captured with the stones it joins."""
    SEKI_SPARE = "seki-spare"
    """By reading: neither side can capture the other. The points are the shared liberties; a
    few of them may be filled, and then the seki is like ``SEKI``."""
    SEKI_AVENGED = "seki-avenged"
    """By reading: one side cannot be captured. If it captures the other side's stones, its own
    stones of the seki are captured in turn, and it is left with at most as many points as these
    were. The points are the shared liberties; a play of either side on one is captured in the
    end.
    """


class Proof(NamedTuple):
    """A proof about a chain.

    Attributes:
        life: alive, dead or in seki.
        ground: the reason for that status.
        points: the points that belong to the ground.
        rests: True if the proof assumes that certain other chains live.
        certificate: the written form; checked by :mod:`goref.core.proving.checking`.
    """

    chain: Chain
    life: StoneStatus
    ground: Ground
    points: frozenset[Point] = frozenset()
    rests: bool = False
    certificate: Certificate | None = None
