"""Reads a photograph: the content and certainty of every point, and problems of the grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from goref.app.arrays import Array, Floats, Picture, np
from goref.app.photo.foreign import less_certain
from goref.app.photo.lighting import brightness, evenly_lit
from goref.app.photo.patches import (
    cell_shape,
    cell_size,
    cut,
    fit_to_size,
    from_above,
    on_points,
    shown,
    toned,
)
from goref.app.photo.perspective import Place, perspective, seen_at
from goref.app.photo.reader_net import OUTSIDE, PatchPrediction, ReaderNet, load
from goref.app.photo.settling import settled
from goref.app.photo.snapping import FURTHEST, corners_moved, lines_off, snapped, spread_out
from goref.app.photo.two_colours import less_certain_colours
from goref.core.base.faults import Fault
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point, grid
from goref.core.board.position import Position

LEAST_CELL = 7.0
"""The least distance of two lines, in pixels, at the far side of the board."""
MOST_SLANT = 6.0
"""The greatest allowed ratio of the longest to the shortest distance of two lines."""
LEAST_HIGH = 0.5
"""The least ratio of the shorter to the longer side of the middle cell.

If the camera is lower than about 60 degrees, stones hide the crossings behind them.
"""
LEAST_LIGHT = 12
"""The least difference between the board's light and dark, on a scale from 0 to 255."""
SURE = 0.98
"""The least certainty (0 to 1) of a point that is not shown to the referee as doubtful."""
MOST_DOUBTS = 1 / 6
"""The greatest share of doubtful points; with more, the picture is not read.

For a grid that is one line off, in a picture that is hardly readable, no other check may fail.
"""

LOOKS = (
    *((1, 1, 1), (-1, 1, -1), (1, -1, -1), (-1, -1, 1)),
    *((1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)),
)
"""The looks at the board, each three numbers.

They are the grid's shift to the right and down, in pixels, and −1 for a mirrored picture, else
1. Only left and right are mirrored: stones lean away from the camera, up in the picture.
"""
HALF = len(LOOKS) // 2


class PhotoRefusal(Enum):
    """The reason why a photograph is not read."""

    TOO_SMALL = "photo-too-small"
    TOO_OBLIQUE = "photo-too-oblique"
    TOO_DARK = "photo-too-dark"
    TOO_DOUBTFUL = "photo-too-doubtful"
    NO_GRID = "photo-no-grid"


class PhotoRefusedError(ValueError):
    """Raised if a photograph cannot be read."""

    def __init__(self, why: PhotoRefusal) -> None:
        super().__init__(Fault(why.value))
        self.why = why


@frozen
class PhotoReading:
    """The reading of a photograph.

    Attributes:
        position: the stones on the board; the upper left is the first corner.
        certainties: the certainty of every point, 0 to 1, in board order.
        corners: the outermost crossings, in pixels.
        moved: the distance by which each corner was moved, in cells.
        lines_off: the number of lines by which each side of the grid should be further out:
            left, right, up, down. All 0 if a single corner seems to be wrong; None if the grid
            seems right.
        belongs: the corners of the right grid, if this one seems wrong and that one is clear;
            else None.
    """

    position: Position
    certainties: tuple[float, ...]
    corners: tuple[Place, ...]
    moved: tuple[float, ...]
    lines_off: tuple[int, int, int, int] | None
    belongs: tuple[Place, ...] | None = None

    @property
    def worst_first(self) -> tuple[Point, ...]:
        """All points, the least certain first."""
        return tuple(sorted(self.position.grid.points, key=self.certainties.__getitem__))

    @property
    def doubts(self) -> tuple[Point, ...]:
        """The points that must be checked, the least certain first."""
        return tuple(p for p in self.worst_first if self.certainties[p] < SURE)


def read(
    picture: Picture,
    corners: Sequence[Place],
    lines: int,
    net: ReaderNet | None = None,
    *,
    snap: bool = True,
    go_on: Callable[[], None] = lambda: None,
) -> PhotoReading:
    """Returns the reading of a picture of a board.

    Args:
        picture: ``height x width x 3`` bytes, red, green, blue.
        corners: the outermost crossings in pixels: top left, top right, bottom right, bottom
            left.
        lines: the number of lines of the board, in either direction.
        net: the network; None for the one that comes with goref.
        snap: True to move the corners to the crossings seen in the picture.
        go_on: called at every step of the work; it may raise to end it.

    Raises PhotoRefusedError if the picture cannot be read, ReaderNetError if the network
    cannot.
    """
    net = (net or load()).watched(go_on)
    _must_be_grid(corners)
    matrix = perspective(corners, lines)
    shortest, longest = cell_size(matrix, lines)
    if longest > MOST_SLANT * shortest or cell_shape(matrix, lines) < LEAST_HIGH:
        raise PhotoRefusedError(PhotoRefusal.TOO_OBLIQUE)
    if min(shortest, *picture.shape[:2]) < LEAST_CELL:
        raise PhotoRefusedError(PhotoRefusal.TOO_SMALL)
    middle = seen_at(matrix, ((lines - 1) / 2, (lines - 1) / 2))
    if (middle < 0).any() or (middle > picture.shape[1::-1]).any():  # outside the picture
        raise PhotoRefusedError(PhotoRefusal.NO_GRID)
    placed = tuple((float(x), float(y)) for x, y in corners)
    picture, scale = fit_to_size(picture, matrix, lines)
    given = placed = tuple((x / scale, y / scale) for x, y in placed)
    moved: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    if snap:
        placed, moved, _ = snapped(picture, placed, lines, net)
    matrix = perspective(placed, lines)
    if _light(picture, matrix, lines) < LEAST_LIGHT:
        raise PhotoRefusedError(PhotoRefusal.TOO_DARK)
    flat = from_above(picture, matrix, lines, go_on=go_on)
    looks = net.looks(cut(toned(flat)))
    off, belongs = _alarm(picture, placed, lines, net, looks)
    if snap and belongs is not None:
        further = corners_moved(given, belongs, lines)
        if max(further) < FURTHEST:  # the distance was only too great for snapping
            placed, moved, off, belongs = belongs, further, None, None
            matrix = perspective(placed, lines)
            flat = from_above(picture, matrix, lines, go_on=go_on)
            looks = net.looks(cut(toned(flat)))
    inner, even = _seen_often(flat, net, looks.kinds, lines)
    read_as = inner.argmax(axis=1).astype(np.uint8)
    seen = on_points(cut(toned(flat)), lines)
    sure = less_certain(seen, read_as, inner.max(axis=1), SURE)
    sure = less_certain_colours(brightness(even, lines), read_as, sure, SURE)
    certainties = tuple(float(c) for c in sure)
    doubtful = sum(c < SURE for c in certainties) > MOST_DOUBTS * lines * lines
    if doubtful and belongs is None:
        raise PhotoRefusedError(PhotoRefusal.TOO_DOUBTFUL)
    return PhotoReading(
        Position(grid(lines), bytes(read_as)),
        certainties,
        tuple((x * scale, y * scale) for x, y in placed),
        moved,
        off,
        belongs and tuple((x * scale, y * scale) for x, y in belongs),
    )


def _alarm(
    picture: Picture,
    corners: Sequence[Place],
    lines: int,
    net: ReaderNet,
    looks: PatchPrediction,
) -> tuple[tuple[int, int, int, int] | None, tuple[Place, ...] | None]:
    """Returns ``lines_off`` and ``belongs`` of a reading (see :class:`PhotoReading`)."""
    seen = shown(picture, perspective(corners, lines), lines)
    off = lines_off(looks, seen, lines)
    if off is None and not spread_out(on_points(looks.offsets, lines)):
        return None, None
    try:
        belongs = settled(picture, corners, lines, net)
    except ValueError:
        belongs = None
    return off or (0, 0, 0, 0), belongs


def _seen_often(
    flat: Floats, net: ReaderNet, first: Floats, lines: int
) -> tuple[Floats, Floats]:
    """Returns each point's probabilities of empty, black, white, and the board in even light.

    The probabilities are the consensus of several looks: the grid is shifted by a pixel, the
    picture is mirrored, and half of the looks are in even light. A result that differs between
    looks gets a low probability.
    """
    plain = toned(flat)
    seen = [first, *(net.looks(_laid(plain, *look)).kinds for look in LOOKS[:HALF])]
    lit = evenly_lit(flat, _agreed(seen, lines), lines)
    even = toned(lit)
    seen.append(net.looks(cut(even)).kinds)
    seen += [net.looks(_laid(even, *look)).kinds for look in LOOKS[HALF:]]
    return _agreed(seen, lines), lit


def _laid(flat: Floats, right: int, down: int, way: int) -> Floats:
    """Returns the patches of a grid shifted by pixels; ``way`` −1 mirrors the picture."""
    return cut(flat, right, down)[..., ::way]


def _agreed(seen: Sequence[Floats], lines: int) -> Floats:
    """Returns the consensus of looks: probabilities of empty, black, white for the board's
    points."""
    mean = np.exp(np.mean(np.log(np.maximum(seen, 1e-6)), axis=0))
    mean = on_points(mean, lines)[:, :OUTSIDE]
    return np.asarray(mean / mean.sum(axis=1, keepdims=True))


def _must_be_grid(corners: Sequence[Place]) -> None:
    """Raises PhotoRefusedError unless the corners are convex and clockwise."""
    turns = []
    for i in range(4):
        (ax, ay), (bx, by), (cx, cy) = (corners[(i + k) % 4] for k in range(3))
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    if min(turns) <= 0:
        raise PhotoRefusedError(PhotoRefusal.NO_GRID)


def _light(picture: Picture, matrix: Array, lines: int) -> float:
    """Returns the difference between the board's light and dark, from 0 to 255."""
    steps = np.linspace(0, lines - 1, 6 * lines)
    places = seen_at(matrix, np.stack(np.meshgrid(steps, steps), axis=-1)).reshape(-1, 2)
    height, width = picture.shape[:2]
    x = np.clip(places[:, 0].astype(int), 0, width - 1)
    y = np.clip(places[:, 1].astype(int), 0, height - 1)
    low, high = np.quantile(picture[y, x].mean(axis=1), (0.02, 0.98))
    return float(high - low)
