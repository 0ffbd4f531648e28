"""Lowers the certainty of stones with an unusual colour, such as a finger on the board.

The network has seen few such things, and is certain that they are stones.
"""

from __future__ import annotations

from goref.app.arrays import Bytes, Floats, np
from goref.app.photo.patches import CELL, PATCH

PEERS = 5
"""The least number of stones of a colour from which the usual hue of that colour is known."""
STRANGE = (0.2, 0.15)
"""By how much the hue of a strange stone differs at least from others of its colour.

A hue is two numbers: red less blue, and green less the mean of both, in units of the difference
between the board's light and dark. Smaller differences come from the light or a neighbour.
"""
SPREADS = 5.0
"""A strange stone's hue differs by this many times the median difference of its colour, or
more."""
MOST = 0.9
"""The greatest certainty of a strange stone."""


def less_certain(seen: Floats, kinds: Bytes, certainties: Floats, sure: float) -> Floats:
    """Returns certainties, lowered for stones whose hue is unlike other stones of their colour.

    Only the hue is used: shadow and glare change how light a stone is, but hardly its hue.

    Args:
        seen: the points' patches (see :mod:`goref.app.photo.patches`).
        kinds: 0 empty, 1 black, 2 white.
        sure: the least certainty of stones that define the usual hue.
    """
    middle = slice(PATCH // 2 - CELL // 4, PATCH // 2 + CELL // 4)
    red, green, blue = np.median(seen[:, :, middle, middle], axis=(2, 3)).T
    hues = np.stack((red - blue, green - (red + blue) / 2), axis=1)
    lowered = certainties.copy()
    for kind in (1, 2):
        mine = kinds == kind
        peers = mine & (certainties >= sure)
        if peers.sum() < PEERS:
            continue
        off = np.abs(hues - np.median(hues[peers], axis=0))
        limits = np.maximum(STRANGE, SPREADS * np.median(off[peers], axis=0))
        far = (off / limits).max(axis=1)
        strange = mine & (far > 1)
        lowered[strange] *= MOST / far[strange]
    return lowered
