"""Points that look like something else on the same picture: like stones of the other colour,
or like black stones where nothing was read.

The network sees one patch at a time: in lamplight a white stone beside glare is dark for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.app.arrays import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from goref.app.photo.patches import Floats
    from goref.app.photo.perspective import Mask

EMPTY, BLACK, WHITE = range(3)
FEW = 3
"""Fewer points tell nothing of how bright their kind is on this picture."""
MOST_ALONE = 12
"""With hardly any of the other colour there are at most so many stones of one: where handicap
stones were laid. More are stones of both colours that look alike."""
LIKE_OTHERS = 0.9
"""From that certainty on a point tells how bright its kind is."""
ASIDE, SHADED = 0.45, 0.7
"""How far a stone is on the way to the other colour's brightness to be in doubt, and an empty
point on the way to black: a shadow takes it some of the way."""
LIGHT_WOOD = 0.6
"""How far on the way from black to white the wood is for a black stone to stand out from it."""
MOST = 0.9
"""What looks like something else is not more certain than that."""


def less_certain_colours(
    brightness: Floats, kinds: NDArray[np.uint8], certainties: Floats, sure: float
) -> Floats:
    """The certainties, lowered where a point may be something else.

    What was read stays as it is: the referee says what is right.

    Args:
        brightness: of every point in even light (see
            :func:`goref.app.photo.lighting.brightness`).
        kinds: 0 empty, 1 black, 2 white.
        sure: what is less certain is in doubt already.
    """
    lowered = certainties.copy()
    lowered[_like_others(brightness, kinds, certainties)] *= MOST
    for colour in (BLACK, WHITE):
        mine = kinds == colour
        if 2 * np.count_nonzero(mine & (lowered < sure)) > mine.sum() > FEW:
            lowered[mine & (lowered >= sure)] *= MOST  # the network takes others for them
    return lowered


def _like_others(brightness: Floats, kinds: NDArray[np.uint8], certainties: Floats) -> Mask:
    """The points whose brightness is that of another kind, or nearly.

    Where there are too few stones of a colour, the wood between the two colours is the limit;
    and no stone is certain if there are many of the other.
    """
    telling = [(kinds == kind) & (certainties >= LIKE_OTHERS) for kind in range(3)]
    wood, black, white = (
        float(np.median(brightness[mine])) if mine.sum() >= FEW else None for mine in telling
    )
    found = np.zeros(len(kinds), bool)
    if black is not None and white is not None:
        if wood is not None and wood - black > LIGHT_WOOD * (white - black):
            found |= (kinds == EMPTY) & (brightness < wood + SHADED * (black - wood))
        highest = black + ASIDE * (white - black)
        lowest = white + ASIDE * (black - white)
    elif np.count_nonzero(kinds) > MOST_ALONE:
        return np.asarray(found | (kinds != EMPTY))
    elif wood is not None:
        highest = lowest = wood
    else:
        return found
    found |= (kinds == BLACK) & (brightness > highest)
    found |= (kinds == WHITE) & (brightness < lowest)
    return found
