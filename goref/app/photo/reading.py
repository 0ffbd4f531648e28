"""A photograph read: what lies on every point, how certain that is, what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from goref.app.arrays import np
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
from goref.app.photo.reader_net import OUTSIDE, Looks, ReaderNet, load
from goref.app.photo.settling import settled
from goref.app.photo.snapping import FURTHEST, corners_moved, lines_off, snapped, spread_out
from goref.app.photo.two_colours import less_certain_colours
from goref.core.base.faults import Fault
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point, grid
from goref.core.board.position import Position

if TYPE_CHECKING:
    from goref.app.photo.perspective import Array, Floats, Picture

LEAST_CELL = 7.0
"""Pixels from line to line, at the far side: fewer cannot be read."""
MOST_SLANT = 6.0
"""How many times longer the nearest step from line to line may be than the furthest."""
LEAST_HIGH = 0.5
"""How much shorter the middle of the board may be one way than the other: from lower than some
60 degrees stones lie over the crossings behind them."""
LEAST_LIGHT = 12
"""Of 255: how far the board's light and dark must lie apart."""
SURE = 0.98
"""What is less certain is looked at by the referee."""
MOST_DOUBTS = 1 / 6
"""Of the points: with more doubts the picture is not read. Where a grid lies a line off on a
picture that is hardly to be read, no alarm may tell, but so many doubts do."""

LOOKS = (
    *((1, 1, 1), (-1, 1, -1), (1, -1, -1), (-1, -1, 1)),
    *((1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)),
)
"""How the grid is laid otherwise, in pixels right and down, and whether it is mirrored then:
only across, for stones lean away from who takes a picture, which is up in it."""
HALF = len(LOOKS) // 2


class PhotoRefusal(Enum):
    """Why a photograph is not read."""

    TOO_SMALL = "photo-too-small"
    TOO_OBLIQUE = "photo-too-oblique"
    TOO_DARK = "photo-too-dark"
    TOO_DOUBTFUL = "photo-too-doubtful"
    NO_GRID = "photo-no-grid"


class PhotoRefusedError(ValueError):
    """A photograph that cannot be read."""

    def __init__(self, why: PhotoRefusal) -> None:
        super().__init__(Fault(why.value))
        self.why = why


@frozen
class PhotoReading:
    """A photograph as it was read.

    Attributes:
        position: what lies on the board; its upper left is the first corner.
        certainties: how certain that is of every point, 0 to 1, in board order.
        corners: where the outermost crossings are, in pixels.
        moved: how far each corner was moved from where it was given, in cells.
        lines_off: how many lines the grid's left, right, upper and lower side lie further
            out by what is seen; all 0 where it is bent, a corner being off by itself; None
            where nothing speaks against the grid.
        belongs: the corners where the grid plainly lies, if something speaks against it where
            it was laid and that can be told.
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
        """The points that are to be looked at, the least certain first."""
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
    """Read a picture of a board.

    Args:
        picture: ``height x width x 3`` bytes, red, green, blue.
        corners: the outermost crossings in pixels: top left, top right, bottom right,
            bottom left.
        lines: of the board, across and along.
        snap: move the corners to where the crossings are seen.
        go_on: called at every step of the work; it may raise to end it.

    Raises PhotoRefusedError, and ReaderNetError if the network cannot be read.
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
    if (middle < 0).any() or (middle > picture.shape[1::-1]).any():  # they go round no picture
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
        if max(further) < FURTHEST:  # the way there was too long for snapping, that is all
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
    picture: Picture, corners: Sequence[Place], lines: int, net: ReaderNet, looks: Looks
) -> tuple[tuple[int, int, int, int] | None, tuple[Place, ...] | None]:
    """What speaks against a grid, and where it would lie."""
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
    """How likely each point is empty, black, white, and the board in even light.

    Several looks agree on it, the grid laid a pixel otherwise each time and the picture
    mirrored, half of them in even light. What changes with that is not certain.
    """
    plain = toned(flat)
    seen = [first, *(net.looks(_laid(plain, *look)).kinds for look in LOOKS[:HALF])]
    lit = evenly_lit(flat, _agreed(seen, lines), lines)
    even = toned(lit)
    seen.append(net.looks(cut(even)).kinds)
    seen += [net.looks(_laid(even, *look)).kinds for look in LOOKS[HALF:]]
    return _agreed(seen, lines), lit


def _laid(flat: Floats, right: int, down: int, way: int) -> Floats:
    """The patches of a grid that is laid a pixel otherwise, of a picture mirrored or not."""
    return cut(flat, right, down)[..., ::way]


def _agreed(seen: Sequence[Floats], lines: int) -> Floats:
    """What looks agree on of the board's points; that each is one is known."""
    mean = np.exp(np.mean(np.log(np.maximum(seen, 1e-6)), axis=0))
    mean = on_points(mean, lines)[:, :OUTSIDE]
    return np.asarray(mean / mean.sum(axis=1, keepdims=True))


def _must_be_grid(corners: Sequence[Place]) -> None:
    """Raises PhotoRefusedError unless the corners go round a board, clockwise, unbent."""
    turns = []
    for i in range(4):
        (ax, ay), (bx, by), (cx, cy) = (corners[(i + k) % 4] for k in range(3))
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    if min(turns) <= 0:
        raise PhotoRefusedError(PhotoRefusal.NO_GRID)


def _light(picture: Picture, matrix: Array, lines: int) -> float:
    """How far the board's light and dark lie apart, of 255."""
    steps = np.linspace(0, lines - 1, 6 * lines)
    places = seen_at(matrix, np.stack(np.meshgrid(steps, steps), axis=-1)).reshape(-1, 2)
    height, width = picture.shape[:2]
    x = np.clip(places[:, 0].astype(int), 0, width - 1)
    y = np.clip(places[:, 1].astype(int), 0, height - 1)
    low, high = np.quantile(picture[y, x].mean(axis=1), (0.02, 0.98))
    return float(high - low)
