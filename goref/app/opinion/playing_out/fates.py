"""The assumption about a chain before it is played out, and the outcome."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class PlayedOut(Enum):
    """The outcome of playing a group out."""

    CAPTURED = "captured"
    """It is captured, whoever begins."""
    SAFE = "safe"
    """It is not captured, whoever begins: it lives, or is in seki."""
    HANGS = "hangs"
    """It is captured if the enemy begins, and not if its owner does."""
    KO = "ko"
    """It is captured, whoever begins, if the enemy wins a ko; not shown without one."""
    EYE_FILLED = "eye-filled"
    """Only filling an own eye answers an atari, and the rest was not shown to live."""
    UNTAKEN = "untaken"
    """It seems dead, but was not shown to be captured without stones that live only by its
    death. Perhaps it is a seki, or those stones are dead."""
    UNSETTLED = "unsettled"
    """No claim was shown: there may be too many lines."""


class Leaning(NamedTuple):
    """The assumption about a chain before anything is played out.

    Attributes:
        alive: True if it is taken for alive.
        sure: True if that is not doubted.
        firm: True if it lives by itself: proved, or next to much territory of its own.
        known: True if that is proved or ruled.
    """

    alive: bool
    sure: bool
    firm: bool
    known: bool = False
