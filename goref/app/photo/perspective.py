"""The perspective from a board to its picture, and pictures straightened by it.

A picture is an array of ``height x width x 3`` bytes. A place in it is ``(x, y)`` in pixels
from its top left; a place on the board is ``(column, row)``, counted in lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from goref.app.arrays import Array, Floats, Picture, np

Place = tuple[float, float]


AT_ONCE = 64
"""The number of rows that are straightened together."""


def perspective(corners: Sequence[Place], lines: int) -> Array:
    """Returns the 3 x 3 matrix that maps places on the board to places in the picture.

    Args:
        corners: the outermost crossings: top left, top right, bottom right, bottom left.
        lines: the number of lines of the board.
    """
    last = lines - 1
    return fitted(((0, 0), (last, 0), (last, last), (0, last)), corners)


def fitted(
    board: Sequence[Place] | Array, seen: Sequence[Place] | Array, weights: Any = None
) -> Array:
    """Returns the matrix that best maps places on the board to the places where they were seen.

    It is the least-squares solution for four or more places.

    Args:
        weights: a weight for each place; None if all count alike.

    Raises ValueError if the places do not determine a matrix, as if four are in one line.
    """
    here, there = np.asarray(board, float), np.asarray(seen, float)
    middle, spread = there.mean(axis=0), max(float(there.std()), 1e-9)
    u, v = ((there - middle) / spread).T
    x, y = here.T
    one, none = np.ones_like(x), np.zeros_like(x)
    rows = np.concatenate(
        (
            np.stack((x, y, one, none, none, none, -u * x, -u * y, -u), axis=1),
            np.stack((none, none, none, x, y, one, -v * x, -v * y, -v), axis=1),
        )
    )
    if weights is not None:
        rows *= np.sqrt(np.concatenate((weights, weights)))[:, None]
    _, sizes, basis = np.linalg.svd(rows)
    if sizes[7] < 1e-9 * sizes[0]:
        raise ValueError("places on a line")
    back = np.array(((spread, 0, middle[0]), (0, spread, middle[1]), (0, 0, 1)))
    matrix = back @ basis[8].reshape(3, 3)
    return np.asarray(matrix / matrix[2, 2])


def seen_at(matrix: Array, places: Any) -> Array:
    """Returns the images of places under a matrix, in an array of the same shape ``(...,
    2)``."""
    given = np.asarray(places, float)
    beams = given @ matrix[:, :2].T + matrix[:, 2]
    return np.asarray(beams[..., :2] / beams[..., 2:])


def straightened(
    picture: Picture,
    matrix: Array,
    columns: Array,
    rows: Array,
    go_on: Callable[[], None] = lambda: None,
) -> Floats:
    """Returns the picture as seen from above, at every crossing of the given columns and rows.

    Args:
        columns, rows: places counted in lines, in equal steps; the picture is averaged over one
            step around each. Outside the picture its nearest pixel is repeated.
        go_on: called several times; it may raise to end the work.

    Returns an array of ``rows x columns x 3`` numbers from 0 to 1.
    """
    x, y = (_doubled(places) for places in (columns, rows))
    rows_of = matrix.astype(np.float32)
    made = []
    for part in np.split(y, range(2 * AT_ONCE, len(y), 2 * AT_ONCE)):
        go_on()
        over, down, beam = (m[0] * x + (m[1] * part + m[2])[:, None] for m in rows_of)
        fine = _between(picture, over / beam, down / beam)
        halves = fine[::2] + fine[1::2]
        made.append((halves[:, ::2] + halves[:, 1::2]) / np.float32(4 * 255))
    return np.concatenate(made)


def _doubled(places: Array) -> Floats:
    """Returns two places for each place, a quarter of a step to either side."""
    step = float(places[1] - places[0])
    pairs = np.stack((places - step / 4, places + step / 4), axis=1)
    return np.asarray(pairs.ravel(), np.float32)


def _between(picture: Picture, x: Floats, y: Floats) -> Floats:
    """Returns the picture's values at ``x`` and ``y``, interpolated between its pixels."""
    height, width = picture.shape[:2]
    x = np.clip(x - np.float32(0.5), 0, max(width - 1.01, 0))
    y = np.clip(y - np.float32(0.5), 0, max(height - 1.01, 0))
    left, top = x.astype(np.intp), y.astype(np.intp)
    right, under = (x - left)[..., None], (y - top)[..., None]
    first = top * width + left
    pixels = picture.reshape(-1, 3)
    a, b, c, d = (
        pixels.take(first + step, axis=0, mode="clip").astype(np.float32)
        for step in (0, 1, width, width + 1)
    )
    above = a + (b - a) * right
    return np.asarray(above + (c + (d - c) * right - above) * under)


def reduced(picture: Picture, by: int) -> Picture:
    """Returns a picture ``by`` times smaller, each pixel the mean of those it replaces."""
    if by <= 1:
        return picture
    height, width = (side // by * by for side in picture.shape[:2])
    rows = picture[:height, :width].reshape(height // by, by, width * 3)
    summed = rows.sum(axis=1, dtype=np.uint32).reshape(height // by, width // by, by, 3)
    return np.asarray(summed.sum(axis=2, dtype=np.uint32) // (by * by), np.uint8)
