"""Moves corners to the crossings, and detects a grid that is misplaced by whole lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goref.app.arrays import Array, Floats, Mask, Picture, np
from goref.app.photo.patches import RIM, cell_size, fit_to_size, patches
from goref.app.photo.perspective import Place, fitted, perspective, seen_at
from goref.app.photo.reader_net import OUTSIDE, PatchPrediction, ReaderNet

MOST_STEPS = 5
STILL = 0.01
"""Once the grid moves by no more than this in a step, in cells, no further step is made."""
FURTHEST = 0.75
"""If a corner would move by more, in cells, no corner is moved."""
CLEARLY = 6.0
"""By how much, in log likelihood, the grid must beat every grid shifted by lines to be right.

Around some boards a frame is drawn where one more line would be.
"""
FAR_OFF = 0.16
"""The offset, in cells, that at most one crossing in ten of a right grid exceeds.

Stones are placed off their crossings, and lenses bend lines. If a corner is a line off, more
crossings exceed this.
"""


class Snapped(NamedTuple):
    """The place of the grid.

    Attributes:
        corners: top left, top right, bottom right, bottom left, in pixels.
        moved: the distance by which each corner was moved, in cells.
        fit: the median distance of the crossings from the grid, in cells.
    """

    corners: tuple[Place, ...]
    moved: tuple[float, ...]
    fit: float


def snapped(picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet) -> Snapped:
    """Returns the grid with its corners moved to the crossings.

    If a corner would move by more than ``FURTHEST`` cells, none is moved; ``fit`` is still that
    of the moved grid.
    """
    picture, scale = fit_to_size(picture, perspective(corners, lines), lines)
    given = np.asarray(corners, float) / scale
    first = fitted(_corners(lines), given)
    cell = cell_size(first, lines)[1]
    board = _crossings(lines)
    matrix, fit = first, 0.0
    for _ in range(MOST_STEPS):
        looks = net.looks(patches(picture, matrix, lines, rim=0, go_on=net.go_on))
        trust = (1 - looks.kinds[:, OUTSIDE]) / np.maximum(looks.spreads, 0.02) ** 2
        seen = seen_at(matrix, board + looks.offsets)
        better = matrix
        for _ in range(3):  # crossings far off say little about their line
            off = np.linalg.norm(seen_at(better, board) - seen, axis=1) / cell
            better = fitted(board, seen, trust / np.maximum(1, off / 0.08))
        fit = float(np.median(np.linalg.norm(seen_at(better, board) - seen, axis=1)) / cell)
        step = np.abs(seen_at(better, board) - seen_at(matrix, board)).max() / cell
        matrix = better
        if step < STILL:
            break
    found = seen_at(matrix, _corners(lines))
    moved = corners_moved(given, found, lines)
    if max(moved) > FURTHEST:
        found, moved = given, (0.0, 0.0, 0.0, 0.0)
    return Snapped(
        tuple((float(x) * scale, float(y) * scale) for x, y in found),
        moved,
        fit,
    )


def spread_out(offsets: Floats) -> bool:
    """Returns whether more than one crossing in ten is further off than :data:`FAR_OFF`."""
    return bool(np.quantile(np.linalg.norm(offsets, axis=1), 0.9) > FAR_OFF)


def corners_moved(
    before: Sequence[Place] | Array, after: Sequence[Place] | Array, lines: int
) -> tuple[float, ...]:
    """Returns the distance by which each corner was moved, in cells."""
    back = np.asarray(np.linalg.inv(fitted(_corners(lines), np.asarray(before))), float)
    moved = np.linalg.norm(seen_at(back, after) - _corners(lines), axis=1)
    return tuple(float(m) for m in moved)


def lines_off(
    looks: PatchPrediction, seen: Mask, lines: int
) -> tuple[int, int, int, int] | None:
    """Returns by how many lines each side should be further out: left, right, up, down.

    A number below 0 means further in. Returns None if the grid is clearly right. Only shifts of
    the whole grid are found. In a grid that is too wide by a line, most crossings are off
    (:func:`spread_out`).

    Args:
        looks: the predictions for all patches, those of the rim included.
        seen: for each patch, whether it is inside the picture.
    """
    count = lines + 2 * RIM
    outside = np.clip(looks.kinds[:, OUTSIDE], 0.02, 0.98).reshape(count, count)
    gain = np.where(seen.reshape(count, count), np.log(1 - outside) - np.log(outside), 0.0)
    likely = {
        (right, down): gain[RIM + down :, RIM + right :][:lines, :lines].sum()
        for right in range(-RIM, RIM + 1)
        for down in range(-RIM, RIM + 1)
    }
    here = likely.pop((0, 0))
    right, down = max(likely, key=likely.__getitem__)
    if likely[right, down] < here - CLEARLY:
        return None
    return -right, right, -down, down


def _corners(lines: int) -> Array:
    last = lines - 1
    return np.asarray(((0, 0), (last, 0), (last, last), (0, last)), float)


def _crossings(lines: int) -> Array:
    numbers = np.arange(lines)
    return np.stack(np.meshgrid(numbers, numbers), axis=-1).reshape(-1, 2).astype(float)
