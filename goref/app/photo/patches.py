"""The input of the network: the picture around each crossing, from above, in even tones."""

from __future__ import annotations

from collections.abc import Callable

from goref.app.arrays import Array, Floats, Mask, Picture, np
from goref.app.photo.perspective import reduced, seen_at, straightened

CELL = 12
"""The distance of two lines, in pixels, in the straightened picture."""
PATCH = 24
"""The side of a square patch in pixels: one cell in every direction from its crossing."""
RIM = 2
"""The number of lines around the grid that are read too: crossings there mean a misplaced
grid."""
LEAST_SPREAD = 0.25
"""A board's light and dark differ by at least this, in the division of :func:`toned` (0 to
1)."""
MARGIN = 1
"""The most pixels by which the grid may be shifted in the straightened picture."""
ENOUGH = 20
"""A picture is reduced only so far that two lines are at least this many pixels apart."""


def patches(
    picture: Picture,
    matrix: Array,
    lines: int,
    rim: int = RIM,
    go_on: Callable[[], None] = lambda: None,
) -> Floats:
    """Returns the patches of a board with ``lines`` lines and ``rim`` more on every side.

    An array of ``(lines + 2 rim)² x 3 x PATCH x PATCH`` numbers, top row first, toned as by
    :func:`toned`.
    """
    return cut(toned(from_above(picture, matrix, lines, rim, go_on), rim))


def from_above(
    picture: Picture,
    matrix: Array,
    lines: int,
    rim: int = RIM,
    go_on: Callable[[], None] = lambda: None,
) -> Floats:
    """Returns the board from above, with :data:`MARGIN` more pixels on every side.

    An array of ``height x width x 3`` numbers from 0 to 1.
    """
    picture, scale = fit_to_size(picture, matrix, lines)
    matrix = np.diag((1 / scale, 1 / scale, 1.0)) @ matrix
    count = lines + 2 * rim
    pixels = (np.arange(-MARGIN, (count + 1) * CELL + MARGIN) + 0.5) / CELL - 1 - rim
    return straightened(picture, matrix, pixels, pixels, go_on)


def toned(flat: Floats, rim: int = RIM) -> Floats:
    """Returns a board from above in comparable tones.

    The board's median is subtracted, and the rest divided by the difference of its light and
    dark.
    """
    border = MARGIN + rim * CELL
    inner = flat[border:-border:2, border:-border:2].reshape(-1, 3)
    low, high = np.quantile(inner.mean(axis=1), (0.03, 0.97))
    spread = max(float(high - low), LEAST_SPREAD)
    return np.asarray((flat - np.median(inner, axis=0)) / np.float32(spread), np.float32)


def cut(flat: Floats, right: int = 0, down: int = 0) -> Floats:
    """Returns the patches of a board seen from above.

    Args:
        right, down: pixels by which the grid is shifted, at most :data:`MARGIN`.
    """
    high, wide = flat.shape[:2]
    laid = flat[
        MARGIN + down : high - MARGIN + down,
        MARGIN + right : wide - MARGIN + right,
    ]
    windows = np.lib.stride_tricks.sliding_window_view(laid, (PATCH, PATCH), axis=(0, 1))
    windows = windows[::CELL, ::CELL]
    return np.ascontiguousarray(windows.reshape(-1, 3, PATCH, PATCH))


def on_points(patches: Floats, lines: int) -> Floats:
    """Returns the rows of ``patches`` for the ``lines``² points, without those for the rim."""
    count = lines + 2 * RIM
    square = patches.reshape(count, count, *patches.shape[1:])
    return square[RIM:-RIM, RIM:-RIM].reshape(lines * lines, *patches.shape[1:])


def cell_size(matrix: Array, lines: int) -> tuple[float, float]:
    """Returns the shortest and the longest distance of two lines in the picture, in pixels."""
    numbers = np.arange(lines)
    places = seen_at(matrix, np.stack(np.meshgrid(numbers, numbers), axis=-1))
    steps = [np.linalg.norm(np.diff(places, axis=axis), axis=-1) for axis in (0, 1)]
    return float(min(s.min() for s in steps)), float(max(s.max() for s in steps))


def cell_shape(matrix: Array, lines: int) -> float:
    """Returns the ratio of the shorter to the longer side of the middle cell in the picture."""
    middle = (lines - 1) / 2
    here, right, down = seen_at(matrix, np.array(((0, 0), (1, 0), (0, 1))) + middle)
    sides = float(np.linalg.norm(right - here)), float(np.linalg.norm(down - here))
    return min(sides) / max(sides)


def shown(picture: Picture, matrix: Array, lines: int) -> Mask:
    """Returns whether each crossing, those of the rim included, is inside the picture."""
    numbers = np.arange(-RIM, lines + RIM)
    places = seen_at(matrix, np.stack(np.meshgrid(numbers, numbers), axis=-1)).reshape(-1, 2)
    height, width = picture.shape[:2]
    inside = (places > 0).all(axis=1) & (places[:, 0] < width) & (places[:, 1] < height)
    return np.asarray(inside, bool)


def fit_to_size(picture: Picture, matrix: Array, lines: int) -> tuple[Picture, int]:
    """Returns the picture, reduced if its lines are far apart, and the factor (1: not reduced).

    A patch has few pixels; in a larger picture, they would skip most of it.
    """
    by = int(min(cell_size(matrix, lines)[0], *picture.shape[:2]) // ENOUGH)
    by = max(1, by)  # keeps something of a picture with few pixels
    return reduced(picture, by), by
