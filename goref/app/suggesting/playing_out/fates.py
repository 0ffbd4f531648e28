"""What is held of a chain before it is played out, and what comes of it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class PlayedOut(Enum):
    """What came of playing a group out."""

    CAPTURED = "captured"
    """It is captured, whoever begins."""
    SAFE = "safe"
    """It is not captured, whoever begins: it lives, or is in seki."""
    HANGS = "hangs"
    """It is captured if the enemy begins, and not if its owner does."""
    KO = "ko"
    """It is captured whoever begins, if the enemy wins a ko, and was not without one."""
    EYE_FILLED = "eye-filled"
    """An enemy play puts some of it in atari, only filling an own eye saves them, and what
    they join then was not shown to live."""
    UNTAKEN = "untaken"
    """It seems dead, but stones around it live by its death alone, and that it is captured
    was not shown without them: perhaps a seki, or they are dead."""
    UNSETTLED = "unsettled"
    """Nothing of that was found: it may be too much to look through."""


class Leaning(NamedTuple):
    """What is held of a chain before anything is played out.

    Attributes:
        alive: whether it is taken for alive.
        sure: whether nobody doubts that.
        firm: whether it lives by itself: proved, or beside much land of its own.
        known: whether that is proved or ruled.
    """

    alive: bool
    sure: bool
    firm: bool
    known: bool = False
