"""Finds the right grid if the given one is far off, growing from the crossings in its
middle."""

from __future__ import annotations

from collections.abc import Sequence

from goref.app.arrays import Mask, Picture, np
from goref.app.photo.patches import RIM, patches, shown
from goref.app.photo.perspective import Place, fitted, perspective, seen_at
from goref.app.photo.reader_net import OUTSIDE, PatchPrediction, ReaderNet
from goref.app.photo.snapping import lines_off, snapped, spread_out

MOST_MOVES = 3
MOSTLY_NONE, LOOSE_FIT = 0.35, 0.15
"""The greatest share of a growing grid's places that may have no crossing.

The second number is the greatest median offset of its crossings, in cells. Beyond either limit
the search ends without a grid.
"""
BEYOND = 0.5
"""The weight of places that a growing grid has not reached; they keep the grid as it was
there."""
CLOSE_FIT = 0.08
"""The greatest median offset of the crossings of a right grid, in cells."""
FEW_ELSE = 0.04
"""The greatest share of a right grid's places that may look as if there were no crossing."""


def settled(
    picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet
) -> tuple[Place, ...] | None:
    """Returns the corners of the grid that is clearly seen near a rough grid; None if none is.

    In the middle of the rough grid, the distance of the lines must be about right. Raises
    ValueError if no grid can be fitted.
    """
    grown = _grown(picture, corners, lines, net)
    return None if grown is None else _moved_by_lines(picture, grown, lines, net)


def corners_there(
    corners: Sequence[Place], lines: int, off: tuple[int, int, int, int]
) -> tuple[Place, ...]:
    """Returns the corners of a grid whose sides are moved outwards by whole lines.

    Args:
        off: the number of lines for the left, right, upper and lower side.
    """
    left, right, up, down = off
    last = lines - 1
    places = (
        (-left, -up),
        (last + right, -up),
        (last + right, last + down),
        (-left, last + down),
    )
    found = seen_at(perspective(corners, lines), places)
    return tuple((float(x), float(y)) for x, y in found)


def _grown(
    picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet
) -> tuple[Place, ...] | None:
    """Returns a grid fitted to the crossings in its middle, then to more and more of them.

    In this way, a grid that is slightly too large or small does not jump to the next line.
    Returns None if the crossings do not fit.
    """
    numbers = np.arange(lines)
    board = np.stack(np.meshgrid(numbers, numbers), axis=-1).reshape(-1, 2).astype(float)
    far = np.abs(board - (lines - 1) / 2).max(axis=1)
    last = lines - 1
    matrix = perspective(corners, lines)
    for step, reach in enumerate((2.5, 2.5, 3.5, 5.0, 7.0, 9.5, lines)):
        looks = net.looks(patches(picture, matrix, lines, rim=0, go_on=net.go_on))
        trust = (1 - looks.kinds[:, OUTSIDE]) / np.maximum(looks.spreads, 0.03) ** 2
        here = far <= reach
        if looks.kinds[here, OUTSIDE].mean() > MOSTLY_NONE or (
            step > 1 and np.median(np.linalg.norm(looks.offsets[here], axis=1)) > LOOSE_FIT
        ):
            return None
        seen = seen_at(matrix, board + np.where(here[:, None], looks.offsets, 0))
        matrix = fitted(board, seen, np.where(here, trust, BEYOND))
    found = seen_at(matrix, ((0, 0), (last, 0), (last, last), (0, last)))
    return tuple((float(x), float(y)) for x, y in found)


def _moved_by_lines(
    picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet
) -> tuple[Place, ...] | None:
    """Returns the corners of the grid, moved by whole lines until it seems right.

    Returns None if it never does.
    """
    for _ in range(MOST_MOVES):
        corners, _, fit = snapped(picture, corners, lines, net)
        matrix = perspective(corners, lines)
        looks = net.looks(patches(picture, matrix, lines, go_on=net.go_on))
        seen = shown(picture, matrix, lines)
        off = lines_off(looks, seen, lines)
        if off is None:
            plain = fit < CLOSE_FIT and _is_plain(looks, seen, lines)
            return corners if plain else None
        corners = corners_there(corners, lines, off)
    return None


def _is_plain(looks: PatchPrediction, seen: Mask, lines: int) -> bool:
    """Returns whether crossings are seen on the whole grid, and none outside the grid."""
    inner = np.zeros((lines + 2 * RIM, lines + 2 * RIM), bool)
    inner[RIM:-RIM, RIM:-RIM] = True
    none = looks.kinds[:, OUTSIDE] > 0.5
    on, beside = none[inner.ravel()], none[~inner.ravel() & seen]
    return bool(
        seen[inner.ravel()].all()
        and on.mean() < FEW_ELSE
        and not spread_out(looks.offsets[inner.ravel()])
        and (not beside.size or beside.mean() > 1 - 3 * FEW_ELSE)
    )
