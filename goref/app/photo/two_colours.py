"""Stones that look more like the other colour's stones on the same picture.

The network sees one patch at a time: in lamplight a white stone beside glare is dark for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
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
MOST = 0.9
"""A stone that looks like the other colour is not more certain than that."""


def less_certain_colours(
    brightness: Floats, kinds: NDArray[np.uint8], certainties: Floats, sure: float
) -> Floats:
    """The certainties, lowered where a stone may have the other colour.

    What was read stays as it is: the referee says what is right.

    Args:
        brightness: of every point in even light (see
            :func:`goref.app.photo.lighting.brightness`).
        kinds: 0 empty, 1 black, 2 white.
        sure: what is less certain is in doubt already.
    """
    import numpy as np

    lowered = certainties.copy()
    lowered[_like_the_other(brightness, kinds, certainties)] *= MOST
    for colour in (BLACK, WHITE):
        mine = kinds == colour
        if 2 * np.count_nonzero(mine & (lowered < sure)) > mine.sum() > FEW:
            lowered[mine & (lowered >= sure)] *= MOST  # the network takes others for them
    return lowered


def _like_the_other(brightness: Floats, kinds: NDArray[np.uint8], certainties: Floats) -> Mask:
    """The stones that are nearer the other colour's brightness than their own colour's.

    Where there are too few of a colour, the wood between the two colours is the limit; and
    no stone is certain if there are many of the other.
    """
    import numpy as np

    telling = [(kinds == kind) & (certainties >= LIKE_OTHERS) for kind in range(3)]
    usual = [
        float(np.median(brightness[mine])) if mine.sum() >= FEW else None for mine in telling
    ]
    black, white = usual[BLACK], usual[WHITE]
    if (black is None or white is None) and np.count_nonzero(kinds) > MOST_ALONE:
        return np.asarray(kinds != EMPTY)
    limit = usual[EMPTY] if black is None or white is None else (black + white) / 2
    if limit is None:
        return np.zeros(len(kinds), bool)
    darker, lighter = brightness < limit, brightness > limit
    return np.asarray((kinds == BLACK) & lighter | (kinds == WHITE) & darker)
