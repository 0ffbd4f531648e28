"""What was read as a stone and has not the colour of this board's stones: a finger, a thing.

The network has seen few such things, and is certain of them all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.app.arrays import np
from goref.app.photo.patches import CELL, PATCH

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from goref.app.photo.patches import Floats

PEERS = 5
"""Fewer stones of a colour tell nothing of how they look on this board."""
STRANGE = (0.2, 0.15)
"""How much redder than blue, and greener than both, a thing is at least than stones, or less,
by how far the board's light and dark lie apart; less is a cast of the light, or of a
neighbour. Light is warm or cold, hardly ever green or pink."""
SPREADS = 5.0
"""And how many times the usual distance: under mixed light all stones lie further apart."""
MOST = 0.9
"""What is strange is not more certain than that."""


def less_certain(
    seen: Floats, kinds: NDArray[np.uint8], certainties: Floats, sure: float
) -> Floats:
    """The certainties, lowered where a stone's hue is unlike that of its colour's others.

    Only the hue tells: how light a stone is changes with shadow and glare, what it reflects
    of the light's colour hardly.

    Args:
        seen: the points' patches (see :mod:`goref.app.photo.patches`).
        kinds: 0 empty, 1 black, 2 white.
        sure: stones are taken as like others from that certainty on.
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
