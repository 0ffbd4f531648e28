"""Boards drawn for the reader: wood, lines and stones, seen from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from goref.app.photo.perspective import Place, perspective, seen_at

if TYPE_CHECKING:
    from goref.app.arrays import Picture

WOOD, LINE = (222, 180, 110), (60, 45, 30)
TABLE = (70, 90, 110)
STONES = {"X": (25, 25, 28), "O": (240, 240, 236)}
RADIUS, RIM = 0.47, 0.9
"""Of a stone, and of the wood around the grid: in cells."""
OBLIQUE: tuple[Place, ...] = ((150.0, 60.0), (505.0, 66.0), (610.0, 440.0), (48.0, 428.0))
"""The corners of a board seen from in front, in a picture of 640 by 480."""


def drawn(
    rows: Sequence[str], corners: Sequence[Place] = OBLIQUE, size: tuple[int, int] = (640, 480)
) -> Picture:
    """Returns a picture of a board, lit from the upper left; ``size`` is its width and
    height."""
    lines = len(rows)
    back = np.linalg.inv(perspective(corners, lines))
    x, y = np.meshgrid(np.arange(size[0] + 1), np.arange(size[1] + 1))
    at = seen_at(back, np.stack((x, y), axis=-1))
    picture = np.empty((*x.shape, 3))
    picture[:] = TABLE
    picture[((at > -RIM) & (at < lines - 1 + RIM)).all(axis=-1)] = WOOD
    nearest = np.clip(np.rint(at), 0, lines - 1)
    off = np.abs(at - nearest)
    on_grid = ((at > -0.04) & (at < lines - 0.96)).all(axis=-1)
    picture[on_grid & (off.min(axis=-1) < 0.04)] = LINE
    cell = np.array([list(row) for row in rows])[
        nearest[..., 1].astype(int), nearest[..., 0].astype(int)
    ]
    far = np.hypot(*np.moveaxis(at - nearest, -1, 0))
    light = 1 + 0.12 * (nearest - at).sum(axis=-1)
    for sign, colour in STONES.items():
        here = (cell == sign) & (far < RADIUS)
        picture[here] = (light[..., None] * colour)[here]
    blurred = (picture[:-1, :-1] + picture[1:, :-1] + picture[:-1, 1:] + picture[1:, 1:]) / 4
    grain = np.random.default_rng(7).normal(0, 3, blurred.shape)
    return np.clip(blurred + grain, 0, 255).astype(np.uint8)


def rows_of(seed: int, lines: int, share: float = 0.5) -> tuple[str, ...]:
    """Returns the rows of a board with stones on a ``share`` of its points, drawn at random."""
    r = Random(seed)
    return tuple(
        "".join(r.choice("XO") if r.random() < share else "." for _ in range(lines))
        for _ in range(lines)
    )


def shifted(corners: Sequence[Place], lines: int, right: float, down: float) -> list[Place]:
    """Returns the corners of a grid moved by numbers of lines to the right and down."""
    matrix = perspective(corners, lines)
    last = lines - 1
    places = np.add(((0, 0), (last, 0), (last, last), (0, last)), (right, down))
    return [(float(x), float(y)) for x, y in seen_at(matrix, places)]
