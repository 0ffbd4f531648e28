"""Estimates the light on a board from points read with certainty, and evens out the light.

In deep shadow a white stone is darker than wood in the sun.
"""

from __future__ import annotations

from goref.app.arrays import Array, Floats, np
from goref.app.photo.patches import CELL, MARGIN, PATCH, RIM, cut, on_points

CERTAIN = 0.95
"""The least certainty of points that are used to estimate the light."""
BLACK_TELLS = 0.15
"""The weight of a black stone in the estimate (other points: 1): it reflects mostly glare."""
REACH = 2.0
"""The light is taken to be similar within this distance, in cells (distances of two lines)."""
ROUNDS = 6
NOISE = 0.02
"""Differences of brightness (0 to 1) below this are noise, not differences of light."""


def evenly_lit(flat: Floats, kinds: Floats, lines: int) -> Floats:
    """Returns a board seen from above as it would be in even light.

    Args:
        flat: numbers from 0 to 1 (see :func:`goref.app.photo.patches.from_above`).
        kinds: the probabilities that each point is empty, black, white.
    """
    light = _light(flat, kinds, lines)
    pixels = (np.arange(len(flat)) - MARGIN + 0.5) / CELL - 1 - RIM
    numbers = np.arange(lines)
    rows = np.stack([np.interp(pixels, numbers, column) for column in light.T], axis=1)
    full = np.stack([np.interp(pixels, numbers, row) for row in rows])
    return np.asarray(flat * np.exp(-full)[..., None], np.float32)


def brightness(flat: Floats, lines: int) -> Floats:
    """Returns the logarithm of the brightness in the middle of every point."""
    middle = slice(PATCH // 2 - CELL // 4, PATCH // 2 + CELL // 4)
    seen = on_points(cut(flat), lines)[:, :, middle, middle].mean(axis=1)
    return np.asarray(np.log(np.median(seen, axis=(1, 2)) + NOISE))


def _light(flat: Floats, kinds: Floats, lines: int) -> Array:
    """Returns the logarithm of the light on every point, relative to the usual light."""
    bright = brightness(flat, lines).astype(float)
    kind, sure = kinds.argmax(axis=1), kinds.max(axis=1) > CERTAIN
    tells = sure * np.where(kind == 1, BLACK_TELLS, 1.0)
    numbers = np.arange(lines)
    near = np.exp(-((numbers[:, None] - numbers) ** 2) / (2 * REACH**2))

    def spread(values: Array) -> Array:
        return np.asarray(near @ values.reshape(lines, lines) @ near.T).ravel()

    light = np.zeros(lines * lines)
    for _ in range(ROUNDS):
        rest = np.zeros_like(light)
        for each in range(3):
            mine = kind == each
            if tells[mine].any():
                usual = np.average((bright - light)[mine], weights=tells[mine])
                rest[mine] = bright[mine] - usual
        light = spread(rest * tells) / (spread(tells) + 1)
    return light.reshape(lines, lines)
