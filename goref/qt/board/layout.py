"""The position of everything on the board, as plain numbers without Qt.

Lengths are in logical pixels, as in widgets. Line spacing and line width are whole numbers of
device pixels, so that lines are sharp at every scale.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from goref.app.board.shapes import Cell
from goref.core.base.frozen import frozen
from goref.core.base.geometry import COLUMNS, Grid, Point, grid
from goref.qt.board.rect import Rect
from goref.qt.board.vessel_layout import (
    LEAST,
    Lid,
    Vessel,
    lid_places,
    lids_width,
    vessel_places,
    vessel_sizes,
)

LEGIBLE = 12.5
"""The smallest size at which a label is legible, in logical pixels."""
ROOMY = 500.0
"""If the shorter side of the area has at least this many logical pixels, no label is smaller
than LEGIBLE.
"""
LARGEST_LABEL = 0.7
"""The largest size of a label, as a multiple of the line spacing."""
FOUR_SIDES, ANY_SIDE, ANY_LIDS = 300.0, 150.0, 200.0
"""The shorter side from which there are labels on four sides, labels on two sides, and lids, in
logical pixels.
"""


class Label(NamedTuple):
    """The label of a line (``"D"`` or ``"4"``) and the coordinates of its centre."""

    text: str
    x: float
    y: float


@frozen
class BoardLayout:
    """The position of everything on one board. Get one from :func:`board_layout`.

    Attributes:
        grid: the number of columns and rows.
        cell: the spacing and the width of the lines.
        board: the board's rectangle (square for a square board).
        left, top: the centre of the top left point.
        edge: width of the outermost lines; their additional width is outside.
        star: radius of a star point.
        font: size of the labels, in logical pixels.
        labels: the labels of the lines; empty if switched off or if there is no space.
        lids: the lids for black and for white prisoners. None if not shown, or if ``vessels``
            contains them.
        vessels: both bowls and both lids if shown, in the order of
            :func:`goref.qt.board.vessel_layout.vessel_places`.
        strip: the area below the board reserved for vessels; None if they are not below it.
    """

    grid: Grid
    cell: Cell
    board: Rect
    left: float
    top: float
    edge: float
    star: float
    font: float
    labels: tuple[Label, ...]
    lids: tuple[Lid, Lid] | None
    vessels: tuple[Vessel, ...] = ()
    strip: Rect | None = None

    @property
    def spacing(self) -> float:
        return self.cell.spacing

    @property
    def line(self) -> float:
        return self.cell.line / self.cell.ratio

    def centre(self, point: Point) -> tuple[float, float]:
        return (
            self.left + self.grid.column(point) * self.spacing,
            self.top + self.grid.row(point) * self.spacing,
        )

    def hit(self, x: float, y: float) -> Point | None:
        """Returns the point in whose square a position is; None outside the board."""
        column = floor((x - self.left) / self.spacing + 0.5)
        row = floor((y - self.top) / self.spacing + 0.5)
        if 0 <= column < self.grid.width and 0 <= row < self.grid.height:
            return self.grid.at(column, row)
        return None

    def around(self, point: Point) -> Rect:
        """Returns the area that a stone or mark on a point may cover."""
        x, y = self.centre(point)
        half = self.cell.side / self.cell.ratio / 2
        return Rect(x - half, y - half, 2 * half, 2 * half)

    def within(self, area: Rect) -> Iterator[Point]:
        """Yields the points whose stones or marks may overlap an area, row by row."""
        reach = self.cell.side / self.cell.ratio / 2
        columns = span(area.x - reach, area.right + reach, self.left, self.spacing)
        rows = span(area.y - reach, area.bottom + reach, self.top, self.spacing)
        for row in rows:
            for column in columns:
                if row < self.grid.height and column < self.grid.width:
                    yield self.grid.at(column, row)


@frozen
class Margins:
    """The distance from the outermost lines to the board's rim, in device pixels.

    Attributes:
        labelled: the distance on a side with labels.
        plain: the distance on a side without labels.
        font: the size of the labels, in logical pixels.
    """

    labelled: int
    plain: int
    font: float


@frozen
class Fit:
    """The largest board for an area.

    Attributes:
        pixels: the line spacing in device pixels.
        labelled: the number of sides with labels.
    """

    pixels: int
    margins: Margins
    labelled: int  # 4 all sides, 2 left and bottom, 0 none


@lru_cache(maxsize=64)
def board_layout(
    width: float,
    height: float,
    columns: int = 19,
    rows: int | None = None,
    *,
    coordinates: bool = True,
    lids: bool = False,
    bowls: bool = False,
    reserve: bool = False,
    aside: float | None = None,
    ratio: float = 1.0,
    text: float = 1.0,
) -> BoardLayout:
    """Returns the layout of a board in an area.

    Args:
        width, height: the area in logical pixels. If it is too small for any board, the board
            extends beyond it.
        columns, rows: the board's size; ``rows`` None for a square board.
        coordinates: True to show the labels of lines.
        lids: True to show the lids, at the side where the board remains largest.
        bowls: True to show both bowls and both lids; takes precedence over ``lids``.
        reserve: True to keep space for lids and bowls even while they are hidden, so that the
            board does not move.
        aside: the width that something else covers at the left of the strip below the board;
            lids are then at its right end. None if nothing covers it.
        ratio: device pixels for each logical pixel.
        text: the scale of texts, 1 for the usual size.
    """
    shape = grid(columns, rows)
    wide, high = int(width * ratio), int(height * ratio)
    pad = round(4 * ratio)
    room_x, room_y = wide - 2 * pad, high - 2 * pad
    room = min(width, height)
    bowls = bowls and room >= LEAST
    lids = lids and not bowls and room >= ANY_LIDS
    sizes = vessel_sizes(room, text, pad / ratio)
    named = bowls or (reserve and room >= LEAST)
    strip = lids or named or (reserve and room >= ANY_LIDS)
    across = ceil(sizes.column(named) * ratio) + 2 * pad
    down = ceil(sizes.row(named) * ratio) + 2 * pad
    fit = best_fit(room_x, room_y, shape, coordinates, ratio, text)
    beside = False
    if strip:
        right = best_fit(room_x - across, room_y, shape, coordinates, ratio, text)
        below = best_fit(room_x, room_y - down, shape, coordinates, ratio, text)
        stacked = (shape.height - 1) * right.pixels / ratio
        beside = right.pixels >= below.pixels and (not named or 4 * sizes.step <= stacked)
        beside = beside and aside is None
        fit = right if beside else below
    before = fit.margins.labelled if fit.labelled else fit.margins.plain
    after = fit.margins.labelled if fit.labelled == 4 else fit.margins.plain
    board_x = (columns - 1) * fit.pixels + before + after
    board_y = (shape.height - 1) * fit.pixels + before + after
    x = (wide - board_x - (across if beside else 0)) // 2
    y = (high - board_y - (down if strip and not beside else 0)) // 2
    cell = Cell(fit.pixels, ratio, max(1, round(0.027 * fit.pixels)))
    # With two labelled sides these are left and below.
    left, top = x + before + cell.phase, y + after + cell.phase
    board = Rect(x / ratio, y / ratio, board_x / ratio, board_y / ratio)
    bottom = Rect(board.x, board.bottom, board.width, down / ratio)
    if aside is not None:
        lids = lids and lids_width(sizes) + sizes.pad + aside <= board.width
    return BoardLayout(
        grid=shape,
        cell=cell,
        board=board,
        left=left / ratio,
        top=top / ratio,
        edge=(cell.line + max(1, cell.line // 2)) / ratio,
        star=max(0.1 * cell.pixels, 2.0) / ratio,
        font=fit.margins.font,
        labels=tuple(label_places(shape, fit, left / ratio, top / ratio, cell)),
        lids=lid_places(board, width, beside, sizes, named, at_right=aside is not None)
        if lids
        else None,
        vessels=vessel_places(board, width, beside, sizes) if bowls else (),
        strip=bottom if strip and not beside else None,
    )


def best_fit(
    room_x: int, room_y: int, shape: Grid, coordinates: bool, ratio: float, text: float = 1.0
) -> Fit:
    """Returns the board with the largest line spacing that fits into an area.

    The spacing is a whole number of device pixels, at least 2 even if that does not fit. If
    labels would overlap, there are none.

    Args:
        room_x, room_y: the area in device pixels.
    """
    room = min(room_x, room_y) / ratio
    sides = 0
    if coordinates and room >= ANY_SIDE:
        sides = 4 if room >= FOUR_SIDES else 2
    floor_size = LEGIBLE if room >= ROOMY else max(8.0, LEGIBLE * room / ROOMY)
    pixels = max(min(room_x // shape.width, room_y // shape.height), 2)
    while True:
        margins = margins_at(pixels, enlarged(floor_size, text, pixels / ratio), ratio)
        extra = 2 * margins.plain + sides * (margins.labelled - margins.plain) // 2
        fits = (shape.width - 1) * pixels + extra <= room_x
        if (fits and (shape.height - 1) * pixels + extra <= room_y) or pixels <= 2:
            break
        pixels -= 1
    if sides and pixels / ratio < margins.font:
        # Names of neighbouring lines would overlap.
        return best_fit(room_x, room_y, shape, False, ratio, text)
    return Fit(pixels, margins, sides)


def enlarged(size: float, text: float, spacing: float) -> float:
    """Returns the size of a label scaled by ``text``, but not larger than the line spacing
    allows.
    """
    return min(size * text, max(size, LARGEST_LABEL * spacing))


def margins_at(pixels: int, floor_size: float, ratio: float) -> Margins:
    font = max(floor_size, 0.32 * pixels / ratio)
    stone = 0.5 * pixels
    return Margins(
        labelled=ceil(stone + 1.7 * font * ratio),
        plain=ceil(1.4 * stone) + 1,
        font=font,
    )


def label_places(shape: Grid, fit: Fit, left: float, top: float, cell: Cell) -> Iterator[Label]:
    if not fit.labelled:
        return
    # Half way between the stones of the outermost line and the rim.
    away = (fit.margins.labelled + 0.5 * cell.pixels) / 2 / cell.ratio
    right = left + (shape.width - 1) * cell.spacing
    bottom = top + (shape.height - 1) * cell.spacing
    for column in range(shape.width):
        x = left + column * cell.spacing
        yield Label(COLUMNS[column], x, bottom + away)
        if fit.labelled == 4:
            yield Label(COLUMNS[column], x, top - away)
    for row in range(shape.height):
        y = top + row * cell.spacing
        yield Label(str(shape.height - row), left - away, y)
        if fit.labelled == 4:
            yield Label(str(shape.height - row), right + away, y)


def span(low: float, high: float, first: float, spacing: float) -> range:
    """Returns the indices, from 0, of the lines between ``low`` and ``high``. They may exceed
    the board.

    Args:
        first: the coordinate of line 0.
    """
    return range(max(ceil((low - first) / spacing), 0), floor((high - first) / spacing) + 1)
