"""The quantities that can be counted for a side."""

from __future__ import annotations

from enum import Enum


class Quantity(Enum):
    """A quantity that can be counted for a side, with its letter in the formulas."""

    __hash__ = object.__hash__  # used as keys of dictionaries in every count

    STONES = "stones"
    """s: the side's stones on the board, those in seki included."""
    TERRITORY = "territory"
    """E: the side's empty points outside seki."""
    EYES = "eyes"
    """e: points in the side's eyes in seki, real and false."""
    ONE_SIDED = "one-sided"
    """O: one-sided dame."""
    SOLE_LIBERTIES = "sole-liberties"
    """L: sole liberties."""
    KO = "ko-points"
    """K: points of open kos held by the side."""
    PUBLIC = "public"
    """Half of the public points: dame and shared liberties."""
    GROUPS = "groups"
    """g: independent groups with territory."""
    SEKI_GROUPS = "seki-groups"
    """q: groups in seki with a real eye."""
    INNER_STONES = "inner-stones"
    """Live stones outside seki that touch no enemy stone and no public point."""
    LOST = "lost"
    """P: stones of the side captured in play or removed as dead."""
    PASS_STONES = "pass-stones"
    """V: pass stones put off the board."""
