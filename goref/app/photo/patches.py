"""What the reader sees: the neighbourhood of every crossing, from above, in its board's light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.app.photo.perspective import reduced, seen_at, straightened

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from goref.app.photo.perspective import Array, Picture

    Floats = NDArray[np.float32]

CELL = 12
"""Pixels from line to line, once straightened."""
PATCH = 24
"""A patch is a square of so many: a cell to every side of its crossing."""
RIM = 2
"""Lines beside the grid that are looked at too: what looks like a point there is one too many."""
LEAST_SPREAD = 0.25
"""Light and dark of a board are taken to lie so far apart at least, of 1."""
ENOUGH = 26
"""Pixels from line to line that need not be reduced first."""


def patches(picture: Picture, matrix: Array, lines: int) -> Floats:
    """The patches of a board with ``lines`` lines and of ``RIM`` more to every side.

    Returns ``(lines + 2 RIM)² x 3 x PATCH x PATCH`` numbers, top row first: less the board's
    median, by how far its light and dark lie apart.
    """
    import numpy as np
    from numpy.lib.stride_tricks import sliding_window_view

    matrix, picture = _fit_to_size(picture, matrix, lines)
    count = lines + 2 * RIM
    pixels = (np.arange((count + 1) * CELL) + 0.5) / CELL - 1 - RIM
    flat = straightened(picture, matrix, pixels, pixels)
    inner = flat[RIM * CELL : -RIM * CELL, RIM * CELL : -RIM * CELL]
    light = inner.mean(axis=2)
    low, high = np.quantile(light, (0.03, 0.97))
    middle = np.median(inner.reshape(-1, 3), axis=0)
    normal = ((flat - middle) / max(float(high - low), LEAST_SPREAD)).astype(np.float32)
    windows = sliding_window_view(normal, (PATCH, PATCH), axis=(0, 1))[::CELL, ::CELL]
    return np.ascontiguousarray(windows.reshape(-1, 3, PATCH, PATCH))


def cell_size(matrix: Array, lines: int) -> tuple[float, float]:
    """The shortest and the longest step from line to line in the picture, in pixels."""
    import numpy as np

    numbers = np.arange(lines)
    places = seen_at(matrix, np.stack(np.meshgrid(numbers, numbers), axis=-1))
    steps = [np.linalg.norm(np.diff(places, axis=axis), axis=-1) for axis in (0, 1)]
    return float(min(s.min() for s in steps)), float(max(s.max() for s in steps))


def _fit_to_size(picture: Picture, matrix: Array, lines: int) -> tuple[Array, Picture]:
    """A large picture is reduced first: averages of nine pixels would skip most of it."""
    import numpy as np

    by = int(cell_size(matrix, lines)[0] // ENOUGH)
    if by <= 1:
        return matrix, picture
    return np.diag((1 / by, 1 / by, 1.0)) @ matrix, reduced(picture, by)
