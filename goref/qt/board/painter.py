"""Drawing a BoardView with QPainter, on a widget, an image or a vector device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from goref.app.board import signs
from goref.app.board.shapes import Cell, SignShape
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.ruling.ruling import StoneStatus
from goref.qt.board import marks
from goref.qt.board.layout import BoardLayout, board_layout
from goref.qt.board.rect import Rect
from goref.qt.board.vessel_layout import BESIDE_STONE, Lid, count_width
from goref.qt.board.view import BoardView
from goref.qt.look.theme import BoardTheme

Item = tuple[Callable[..., Iterator[SignShape]], tuple[object, ...]]
"""A function of the module ``signs``, with its arguments after cell and theme."""
SLOTS = (
    (0.0, 0.0), (-0.5, 0.12), (0.5, -0.12), (0.17, 0.52), (-0.17, -0.52), (0.62, 0.36),
    (-0.62, -0.36),
)  # fmt: skip
"""The centres of the stones drawn in a lid, relative to the lid's centre, in lid radii."""


def items(view: BoardView, point: Point, hovered: bool = False) -> list[Item]:
    """Returns what to draw at a point of a view, bottom layer first.

    Args:
        hovered: True if the mouse pointer is on the point; adds a ghost stone if it is empty.
    """
    found: list[Item] = []
    code = view.position.cells[point]
    colour = Colour(code) if code else None
    number = view.numbers.get(point)
    seki, last = point in view.seki, point == view.last
    lit, proposal = point in view.lit, view.proposals.get(point)
    if colour is not None:
        life = proposal.life if proposal is not None else None
        if point in view.dead:
            found.append((signs.dead_stone, (colour,)))
        elif life is StoneStatus.DEAD:
            found.append((signs.suggested_dead_stone, (colour,)))
        else:
            found.append((signs.stone, (colour,)))
        if life is StoneStatus.SEKI:
            found.append((signs.suggested_seki_sign, (colour,)))
        elif seki:
            found.append((signs.seki_sign, (colour, number is not None)))
        if last:
            found.append((signs.last_ring, (colour, seki or number is not None)))
    elif hovered and view.hover is not None:
        found.append((signs.ghost_stone, (view.hover,)))
    if number is not None:
        found.append((signs.number, (number, colour, seki)))
    if point in view.marks:
        sign = view.marks[point]
        found.append((signs.mark, (sign.mark, sign.owner, sign.proposed)))
    if point in view.flagged:
        found.append((signs.flag_ring, (lit,)))
    if lit:
        found.append((signs.lit_point if colour is None else signs.lit_stone, ()))
    if point in view.disputed:
        found.append((signs.disputed_ring, (lit,)))
    if proposal is not None and proposal.look is not None:
        found.append((signs.badge, (proposal.look.value,)))
    return found


class BoardPainter:
    """A painter of boards in one theme. It caches pictures of stones and marks.

    The cache holds one board size only; drawing another size clears it.
    """

    def __init__(self, theme: BoardTheme) -> None:
        self.theme = theme
        self._cell: Cell | None = None
        self._pictures: dict[Item, QPixmap] = {}
        self._ground: tuple[BoardLayout, QPixmap] | None = None

    def paint(
        self,
        p: QPainter,
        view: BoardView,
        layout: BoardLayout,
        *,
        hover: Point | None = None,
        cursor: Point | None = None,
        area: Rect | None = None,
        vector: bool = False,
    ) -> None:
        """Draws a view of the board.

        Args:
            p: a painter in the coordinates of ``layout``.
            hover: the point with the ghost stone, whose colour is ``view.hover``; None for
                none.
            cursor: the point with the keyboard cursor; None for none.
            area: the part to draw; None draws everything.
            vector: True to draw shapes instead of cached pictures, for SVG and PDF.
        """
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = layout.grid.points if area is None else layout.within(area)
        placed = [(q, item) for q in shown for item in items(view, q, q == hover)]
        if cursor is not None:
            placed.append((cursor, (signs.cursor, ())))
        p.save()  # otherwise an SVG would name the labels' font with every stone
        if vector:
            draw_ground(p, layout, self.theme)
        else:
            self._draw_ground_picture(p, layout)
        p.restore()
        if view.spaces:  # few windows have any
            from goref.qt.board import space_painter

            space_painter.draw_spaces(p, layout, self.theme, view.spaces, area)
        if vector:
            self._draw_shapes(p, layout, placed)
        else:
            self._draw_pictures(p, layout, placed)
        if view.spaces:
            space_painter.draw_sizes(p, layout, self.theme, view.spaces, area)
        counts = view.prisoners or (None, None)
        # A longer count replaces the small stone; stones are still shown in the lid.
        stone = all(len(str(count or 0)) <= BESIDE_STONE for count in counts)
        for lid, colour, count in zip(layout.lids or (), (BLACK, WHITE), counts, strict=False):
            if area is None or area.meets(lid.rect):
                draw_lid(p, lid, self.theme, layout.cell.ratio, colour, count, stone=stone)
        if view.heaps:
            from goref.qt.board.vessel_painter import draw_heaps

            draw_heaps(p, layout.vessels, self.theme, layout.cell.ratio, view.heaps, area)
        p.restore()

    def _draw_shapes(
        self, p: QPainter, layout: BoardLayout, placed: Iterable[tuple[Point, Item]]
    ) -> None:
        for point, (sign, extra) in placed:
            marks.draw(p, sign(layout.cell, self.theme, *extra), *layout.centre(point))

    def _draw_pictures(
        self, p: QPainter, layout: BoardLayout, placed: Iterable[tuple[Point, Item]]
    ) -> None:
        # In whole device pixels, so that pictures are copied and not scaled.
        cell = layout.cell
        ratio = cell.ratio
        if cell != self._cell:
            self._cell = cell
            self._pictures.clear()
        p.save()
        p.scale(1 / ratio, 1 / ratio)
        left = round(layout.left * ratio - cell.side / 2)
        top = round(layout.top * ratio - cell.side / 2)
        wide, pixels, pictures = layout.grid.width, cell.pixels, self._pictures
        for point, item in placed:
            picture = pictures.get(item)
            if picture is None:
                sign, extra = item
                picture = pictures[item] = marks.picture(cell, sign(cell, self.theme, *extra))
            p.drawPixmap(left + point % wide * pixels, top + point // wide * pixels, picture)
        p.restore()

    def _draw_ground_picture(self, p: QPainter, layout: BoardLayout) -> None:
        ratio, board = layout.cell.ratio, layout.board
        ground = self._ground_picture(layout)
        p.scale(1 / ratio, 1 / ratio)
        p.drawPixmap(round(board.x * ratio), round(board.y * ratio), ground)

    def _ground_picture(self, layout: BoardLayout) -> QPixmap:
        layout = replace(layout, lids=None, vessels=(), strip=None)  # outside the board
        if self._ground is None or self._ground[0] != layout:
            ratio, board = layout.cell.ratio, layout.board
            picture = QPixmap(round(board.width * ratio), round(board.height * ratio))
            p = QPainter(picture)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.scale(ratio, ratio)
            p.translate(-board.x, -board.y)
            draw_ground(p, layout, self.theme)
            p.end()
            self._ground = (layout, picture)
        return self._ground[1]


def draw_ground(p: QPainter, layout: BoardLayout, theme: BoardTheme) -> None:
    """Draws the empty board: wood, lines, star points and labels."""
    board, cell, shape = layout.board, layout.cell, layout.grid
    p.fillRect(QRectF(*board), QColor(theme.rim))
    frame = max(1, cell.line) / cell.ratio
    inner = QRectF(*board).adjusted(frame, frame, -frame, -frame)
    p.fillRect(inner, QColor(theme.board))
    line, half, edge = QColor(theme.line), layout.line / 2, layout.edge
    # The outermost lines grow outwards: their inner sides keep the spacing.
    left, top = layout.left + half - edge, layout.top + half - edge
    right = layout.left + (shape.width - 1) * layout.spacing - half + edge
    bottom = layout.top + (shape.height - 1) * layout.spacing - half + edge
    for column in range(shape.width):
        x = layout.left + column * layout.spacing - half if column else left
        wide = layout.line if 0 < column < shape.width - 1 else edge
        p.fillRect(QRectF(x, top, wide, bottom - top), line)
    for row in range(shape.height):
        y = layout.top + row * layout.spacing - half if row else top
        high = layout.line if 0 < row < shape.height - 1 else edge
        p.fillRect(QRectF(left, y, right - left, high), line)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(line)
    for star in shape.stars:
        p.drawEllipse(QPointF(*layout.centre(star)), layout.star, layout.star)
    for label in layout.labels:
        marks.glyphs(p, label.text, layout.font, theme.label, QPointF(label.x, label.y))


def draw_lid(
    p: QPainter,
    lid: Lid,
    theme: BoardTheme,
    ratio: float,
    colour: Colour,
    count: int | None,
    *,
    stone: bool = True,
) -> None:
    """Draws a lid with up to seven stones, and their number next to it ("?" for None).

    Args:
        colour: the colour of the stones.
        stone: True to draw a small stone before the number.
    """
    draw_stones_in_lid(p, QPointF(lid.x, lid.y), lid.radius, theme, ratio, colour, count or 0)
    before = 0.0
    if stone:
        before = 1.15 * lid.font
        size = Cell(max(2, round(0.85 * lid.font * ratio)), ratio, 1)
        shapes = signs.stone(size, theme, colour)
        marks.draw(p, shapes, lid.text_x + 0.45 * lid.font, lid.text_y)
    text = "?" if count is None else str(count)
    font = marks.fitting(text, lid.font, count_width(lid.font) - before)
    at = QPointF(lid.text_x + before, lid.text_y)
    marks.glyphs(p, text, font, theme.text, at, middle=False)


def draw_stones_in_lid(
    p: QPainter,
    middle: QPointF,
    radius: float,
    theme: BoardTheme,
    ratio: float,
    colour: Colour,
    count: int,
) -> None:
    """Draws a lid with up to seven stones in it, without their number."""
    p.setPen(marks.pen(theme.rim, max(0.05 * radius, 1)))
    p.setBrush(QColor(theme.lid))
    p.drawEllipse(middle, radius - 1, radius - 1)
    inside = Cell(max(2, round(0.5 * radius * ratio)), ratio, 1)
    for x, y in SLOTS[:count]:
        shapes = signs.stone(inside, theme, colour)
        marks.draw(p, shapes, middle.x() + x * radius, middle.y() + y * radius)


def layout_of(
    view: BoardView,
    width: float,
    height: float,
    ratio: float = 1,
    text: float = 1,
    *,
    reserve: bool = False,
    aside: float | None = None,
) -> BoardLayout:
    """Returns the layout of a view in an area of ``width`` by ``height`` logical pixels.

    The other arguments are those of :func:`board_layout`.
    """
    shape = view.position.grid
    return board_layout(
        width,
        height,
        shape.width,
        shape.height,
        coordinates=view.coordinates,
        lids=view.lids,
        bowls=bool(view.heaps),
        reserve=reserve,
        aside=aside,
        ratio=ratio,
        text=text,
    )


def render(view: BoardView, size: int | QSize, theme: BoardTheme, dpr: float = 1) -> QImage:
    """Returns a picture of a view, for files and the clipboard.

    Args:
        size: the size in logical pixels; one number for a square.
        dpr: device pixels of the picture for each logical pixel.
    """
    room = QSize(size, size) if isinstance(size, int) else size
    image = blank(QSizeF(room), theme.background, dpr)
    layout = layout_of(view, room.width(), room.height(), dpr)
    p = QPainter(image)
    BoardPainter(theme).paint(p, view, layout)
    p.end()
    return image


def sample(found: Iterable[Item], size: int, theme: BoardTheme, dpr: float = 1) -> QImage:
    """Returns a picture of ``found`` (see :func:`items`) on a piece of board, for a legend.

    Args:
        size: the side in logical pixels.
        dpr: device pixels of the picture for each logical pixel.
    """
    image = blank(QSizeF(size, size), theme.board, dpr)
    cell = Cell(image.width(), dpr, 1 + (image.width() + 1) % 2)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for sign, extra in found:
        marks.draw(p, sign(cell, theme, *extra), size / 2, size / 2)
    p.end()
    return image


def blank(size: QSizeF, colour: str, dpr: float) -> QImage:
    image = QImage(
        ceil(size.width() * dpr),
        ceil(size.height() * dpr),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(colour))
    return image
