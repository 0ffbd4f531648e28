"""The quantities that can be counted for a side."""

from __future__ import annotations

from enum import Enum


class Quantity(Enum):
    """A quantity that can be counted for a side. The letters are those of the formulas."""

    __hash__ = object.__hash__  # used as keys of dictionaries in every count

    STONES = "stones"
    """s: stones standing, those in seki included."""
    TERRITORY = "territory"
    """E: own empty points outside seki."""
    EYES = "eyes"
    """e: points in own seki eyes, real and false."""
    ONE_SIDED = "one-sided"
    """O: one-sided dame."""
    SOLE_LIBERTIES = "sole-liberties"
    """L: sole liberties."""
    KO = "ko-points"
    """K: open ko points held."""
    PUBLIC = "public"
    """Half of the public points, dame and shared liberties."""
    GROUPS = "groups"
    """g: independent groups with territory."""
    SEKI_GROUPS = "seki-groups"
    """q: groups in seki with a real eye."""
    INNER_STONES = "inner-stones"
    """Live stones outside seki that touch no enemy stone and no public point."""
    LOST = "lost"
    """P: stones of that side captured in play or removed as dead."""
    PASS_STONES = "pass-stones"
    """V: pass stones put off the board."""
