"""Lowers the certainty of points that are as bright as another kind in the same picture.

A stone may look like the other colour, an empty point like a black stone. The network sees only
one patch: in lamplight it may take a white stone next to glare for a black one.
"""

from __future__ import annotations

from goref.app.arrays import Bytes, Floats, Mask, np

EMPTY, BLACK, WHITE = range(3)
FEW = 3
"""The least number of points of a kind from which its usual brightness is known."""
MOST_ALONE = 12
"""The most stones of one colour with hardly any of the other, as in handicap games.

With more, it is assumed that stones of both colours look alike.
"""
LIKE_OTHERS = 0.9
"""The least certainty of points that define the usual brightness of their kind."""
BRIGHT, DIM, SHADED = (0.2, 0.33), 0.45, 0.7
"""The shares of the way from one brightness to another beyond which a point is doubtful.

First for a black stone, towards white, the least and the most, depending on how much the black
stones differ; then for a white stone and for an empty point, towards black. These are larger,
since shadow darkens white stones and wood. The first is small: a white stone in shadow beside
glare, which looks black, is hardly brighter than black stones.
"""
SPREAD = 4
"""The limit for a black stone, in median distances of black stones from their median."""
LIGHT_WOOD = 0.6
"""The least brightness of wood on which an empty point differs clearly from a black stone.

Brightness is from 0 (as black stones) to 1 (as white stones).
"""
MOST = 0.9
"""The greatest certainty of a point that looks like something else."""


def less_certain_colours(
    brightness: Floats, kinds: Bytes, certainties: Floats, sure: float
) -> Floats:
    """Returns the certainties, lowered for points whose content may have been misread.

    The contents do not change: the referee decides about them.

    Args:
        brightness: the brightness of every point in even light (see
            :func:`goref.app.photo.lighting.brightness`).
        kinds: 0 empty, 1 black, 2 white.
        sure: the certainty below which a point is doubtful.
    """
    lowered = certainties.copy()
    lowered[_like_others(brightness, kinds, certainties)] *= MOST
    for colour in (BLACK, WHITE):
        mine = kinds == colour
        if 2 * np.count_nonzero(mine & (lowered < sure)) > mine.sum() > FEW:
            lowered[mine & (lowered >= sure)] *= (
                MOST  # the network reads too many as this colour
            )
    return lowered


def _like_others(brightness: Floats, kinds: Bytes, certainties: Floats) -> Mask:
    """Returns a mask of the points whose brightness fits black, white or wood as well.

    Without enough stones of both colours, stones are compared with the wood. If there are then
    more than ``MOST_ALONE`` stones, the mask has all of them: none is certain.
    """
    telling = [(kinds == kind) & (certainties >= LIKE_OTHERS) for kind in range(3)]
    wood, black, white = (
        float(np.median(brightness[mine])) if mine.sum() >= FEW else None for mine in telling
    )
    found = np.zeros(len(kinds), bool)
    if black is not None and white is not None:
        if wood is not None and wood - black > LIGHT_WOOD * (white - black):
            found |= (kinds == EMPTY) & (brightness < wood + SHADED * (black - wood))
        usual = float(np.median(np.abs(brightness[telling[BLACK]] - black)))
        least, most = (share * (white - black) for share in BRIGHT)
        highest = black + min(max(SPREAD * usual, least), most)
        lowest = white + DIM * (black - white)
    elif np.count_nonzero(kinds) > MOST_ALONE:
        return np.asarray(found | (kinds != EMPTY))
    elif wood is not None:
        highest = lowest = wood
    else:
        return found
    found |= (kinds == BLACK) & (brightness > highest)
    found |= (kinds == WHITE) & (brightness < lowest)
    return found
