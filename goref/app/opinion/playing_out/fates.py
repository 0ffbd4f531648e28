"""The assumption about a chain before it is played out, and the outcome."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class PlayedOut(Enum):
    """The outcome of playing a group out."""

    CAPTURED = "captured"
    """The group is captured, whichever side begins."""
    LIVES = "lives"
    """The group makes two eyes or joins stones that show them, whichever side begins."""
    SAFE = "safe"
    """The group is not captured, whichever side begins: it lives, or is in seki."""
    HANGS = "hangs"
    """The group is captured if the enemy begins, but not if its owner begins."""
    KO = "ko"
    """If the enemy wins a ko, the group is captured, whichever side begins. Otherwise nothing
    was shown."""
    EYE_FILLED = "eye-filled"
    """An atari can only be answered by filling an own eye; no life was shown afterwards."""
    UNTAKEN = "untaken"
    """The group seems dead, but only enemy stones that need its death could be shown to capture
    it. Perhaps it is a seki, or those enemy stones are dead."""
    UNSETTLED = "unsettled"
    """Neither capture nor life was shown: there may be too many lines."""

    @property
    def is_safe(self) -> bool:
        """True if the group is not captured, whichever side begins."""
        return self in (PlayedOut.LIVES, PlayedOut.SAFE)


class Leaning(NamedTuple):
    """The assumption about a chain before anything is played out.

    Attributes:
        alive: True if the chain is assumed to be alive.
        sure: True if this assumption is not doubted.
        firm: True if the chain lives without help: proved or ruled alive, or next to much
            territory of its own.
        known: True if the chain's status is proved or ruled.
    """

    alive: bool
    sure: bool
    firm: bool
    known: bool = False
