"""What the reader sees: what is around each crossing, from above, in its board's light."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goref.app.arrays import np
from goref.app.photo.perspective import reduced, seen_at, straightened

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from goref.app.photo.perspective import Array, Mask, Picture

    Floats = NDArray[np.float32]

CELL = 12
"""Pixels from line to line, once straightened."""
PATCH = 24
"""A patch is a square of so many: a cell to every side of its crossing."""
RIM = 2
"""Lines beside the grid that are looked at too: a point seen there is one too many."""
LEAST_SPREAD = 0.25
"""Light and dark of a board are taken to lie so far apart at least, of 1."""
MARGIN = 1
"""Pixels by which the grid may be laid otherwise, once straightened."""
ENOUGH = 20
"""Pixels from line to line that need not be reduced first."""


def patches(
    picture: Picture,
    matrix: Array,
    lines: int,
    rim: int = RIM,
    go_on: Callable[[], None] = lambda: None,
) -> Floats:
    """The patches of a board with ``lines`` lines and of ``rim`` more to every side.

    Returns ``(lines + 2 rim)² x 3 x PATCH x PATCH`` numbers, top row first: less the board's
    median, by how far its light and dark lie apart.
    """
    return cut(toned(from_above(picture, matrix, lines, rim, go_on), rim))


def from_above(
    picture: Picture,
    matrix: Array,
    lines: int,
    rim: int = RIM,
    go_on: Callable[[], None] = lambda: None,
) -> Floats:
    """The board that patches are cut from, with :data:`MARGIN` pixels more to every side, from
    0 to 1."""
    picture, scale = fit_to_size(picture, matrix, lines)
    matrix = np.diag((1 / scale, 1 / scale, 1.0)) @ matrix
    count = lines + 2 * rim
    pixels = (np.arange(-MARGIN, (count + 1) * CELL + MARGIN) + 0.5) / CELL - 1 - rim
    return straightened(picture, matrix, pixels, pixels, go_on)


def toned(flat: Floats, rim: int = RIM) -> Floats:
    """A board seen from above, less its median, by how far its light and dark lie apart."""
    border = MARGIN + rim * CELL
    inner = flat[border:-border:2, border:-border:2].reshape(-1, 3)
    low, high = np.quantile(inner.mean(axis=1), (0.03, 0.97))
    spread = max(float(high - low), LEAST_SPREAD)
    return np.asarray((flat - np.median(inner, axis=0)) / np.float32(spread), np.float32)


def cut(flat: Floats, right: int = 0, down: int = 0) -> Floats:
    """The patches of a board seen from above, the grid laid so many pixels, at most
    :data:`MARGIN`, further right and down."""
    from numpy.lib.stride_tricks import sliding_window_view

    high, wide = flat.shape[:2]
    laid = flat[
        MARGIN + down : high - MARGIN + down,
        MARGIN + right : wide - MARGIN + right,
    ]
    windows = sliding_window_view(laid, (PATCH, PATCH), axis=(0, 1))[::CELL, ::CELL]
    return np.ascontiguousarray(windows.reshape(-1, 3, PATCH, PATCH))


def on_points(patches: Floats, lines: int) -> Floats:
    """Those of the board's own points, of what there is for each patch, the rim's too."""
    count = lines + 2 * RIM
    square = patches.reshape(count, count, *patches.shape[1:])
    return square[RIM:-RIM, RIM:-RIM].reshape(lines * lines, *patches.shape[1:])


def cell_size(matrix: Array, lines: int) -> tuple[float, float]:
    """The shortest and the longest step from line to line in the picture, in pixels."""
    numbers = np.arange(lines)
    places = seen_at(matrix, np.stack(np.meshgrid(numbers, numbers), axis=-1))
    steps = [np.linalg.norm(np.diff(places, axis=axis), axis=-1) for axis in (0, 1)]
    return float(min(s.min() for s in steps)), float(max(s.max() for s in steps))


def cell_shape(matrix: Array, lines: int) -> float:
    """How long the shorter side of the middle cell is in the picture, of the longer."""
    middle = (lines - 1) / 2
    here, right, down = seen_at(matrix, np.array(((0, 0), (1, 0), (0, 1))) + middle)
    sides = float(np.linalg.norm(right - here)), float(np.linalg.norm(down - here))
    return min(sides) / max(sides)


def shown(picture: Picture, matrix: Array, lines: int) -> Mask:
    """Which crossings, the rim's too, lie in the picture."""
    numbers = np.arange(-RIM, lines + RIM)
    places = seen_at(matrix, np.stack(np.meshgrid(numbers, numbers), axis=-1)).reshape(-1, 2)
    height, width = picture.shape[:2]
    inside = (places > 0).all(axis=1) & (places[:, 0] < width) & (places[:, 1] < height)
    return np.asarray(inside, bool)


def fit_to_size(picture: Picture, matrix: Array, lines: int) -> tuple[Picture, int]:
    """The picture, and how many times it was made smaller: with many pixels from line to line
    a few for each of a patch would skip most."""
    by = int(min(cell_size(matrix, lines)[0], *picture.shape[:2]) // ENOUGH)
    by = max(1, by)  # of a picture of few pixels something is left
    return reduced(picture, by), by
