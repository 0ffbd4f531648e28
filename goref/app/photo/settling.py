"""A grid that is far out put where it belongs, from the crossings around its middle on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goref.app.arrays import np
from goref.app.photo.patches import RIM, patches, shown
from goref.app.photo.perspective import Place, fitted, perspective, seen_at
from goref.app.photo.reader_net import OUTSIDE, Looks, ReaderNet
from goref.app.photo.snapping import lines_off, snapped, spread_out

if TYPE_CHECKING:
    from goref.app.photo.perspective import Mask, Picture

MOST_MOVES = 3
MOSTLY_NONE, LOOSE_FIT = 0.35, 0.15
"""A growing grid is given up where more of its places show no crossing, or where the middle one
of its crossings is off by more, in cells."""
BEYOND = 0.5
"""How little the places weigh that a growing grid has not come to."""
CLOSE_FIT = 0.08
"""Crossings of a grid that lies right are off by less, in cells (the middle one of them)."""
FEW_ELSE = 0.04
"""So few of its crossings at most may look like none."""


def settled(
    picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet
) -> tuple[Place, ...] | None:
    """The corners of the grid that is plainly seen where one was laid roughly; else None.

    Where it was laid, the distance of its lines in the middle has to be about right.
    Raises ValueError where a grid cannot be laid.
    """
    grown = _grown(picture, corners, lines, net)
    return None if grown is None else _moved_by_lines(picture, grown, lines, net)


def corners_there(
    corners: Sequence[Place], lines: int, off: tuple[int, int, int, int]
) -> tuple[Place, ...]:
    """The corners of a grid whose left, right, upper and lower side are laid so many lines
    further out."""
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
    """A grid laid on the crossings around its middle first, then on more and more of them:
    one that is a little too large or too small is not led astray by the next line. None
    where those it has come to do not fit."""
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
    """The grid moved by whole lines until nothing speaks against it; None where something
    does."""
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


def _is_plain(looks: Looks, seen: Mask, lines: int) -> bool:
    """Whether there are crossings on the grid and none beside it."""
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
