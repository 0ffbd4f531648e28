"""Every sign is drawn by both renderers, on the screen and as SVG, and is the same sign."""

from __future__ import annotations

from inspect import isfunction

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from goref.app.board import signs, svg
from goref.app.board.shapes import Cell, Letters, SignShape, Strokes
from goref.app.board.signs import BADGES, UNCLEAR, SignColours
from goref.app.sheet import drawing
from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.frozen import fields
from goref.core.ruling.ruling import PointKind
from goref.qt.board import marks
from goref.qt.board.painter import Item
from goref.qt.board.view import Look
from goref.qt.sheet.board import PAPER

CELL = Cell(100, 1, 3)
SIDE = 2 * CELL.pixels
BOARD = "#c8b890"
"""Unlike any colour of a sign."""
SIGNS: list[Item] = [
    *((signs.stone, (colour,)) for colour in COLOURS),
    *((signs.dead_stone, (colour,)) for colour in COLOURS),
    *((signs.ghost_stone, (colour,)) for colour in COLOURS),
    *((signs.suggested_dead_stone, (colour,)) for colour in COLOURS),
    *((signs.suggested_seki_sign, (colour,)) for colour in COLOURS),
    *((signs.seki_sign, (colour, low)) for colour in COLOURS for low in (False, True)),
    *((signs.last_ring, (colour, wide)) for colour in COLOURS for wide in (False, True)),
    *((signs.number, (value, WHITE, False)) for value in (7, 34, 128, 1000)),
    (signs.number, (5, None, False)),
    (signs.number, (5, BLACK, True)),
    *((signs.flag_ring, (narrow,)) for narrow in (False, True)),
    *((signs.disputed_ring, (narrow,)) for narrow in (False, True)),
    (signs.lit_stone, ()),
    (signs.lit_point, ()),
    (signs.cursor, ()),
    *((signs.badge, (key,)) for key in (*BADGES, UNCLEAR)),
    *(
        (signs.mark, (kind, owner, proposed))
        for kind in PointKind
        for owner in ((None,) if kind.is_public else COLOURS)
        for proposed in (False, True)
    ),
]

pytestmark = pytest.mark.usefixtures("qapp")


def on_screen(shapes: list[SignShape]) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(BOARD))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(SIDE / 2, SIDE / 2)
    p.scale(SIDE / 120, SIDE / 120)
    marks.draw(p, shapes)
    p.end()
    return image


def as_svg(shapes: list[SignShape]) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(BOARD))
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" '
        f'font-family="DejaVu Sans">{svg.drawn(shapes)}</svg>'
    )
    renderer = QSvgRenderer(text.encode())
    assert renderer.isValid()
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(p)
    p.end()
    return image


def differing(one: QImage, other: QImage) -> int:
    """The number of pixels that differ visibly."""
    pairs = zip(
        memoryview(one.constBits()).cast("I"),
        memoryview(other.constBits()).cast("I"),
        strict=True,
    )
    return sum(
        max(abs((a >> at & 255) - (b >> at & 255)) for at in (0, 8, 16)) > 60
        for a, b in pairs
        if a != b
    )


@pytest.mark.parametrize("item", SIGNS, ids=lambda item: f"{item[0].__name__}{item[1]}")
def test_a_sign_is_the_same_on_the_screen_and_in_an_svg(item: Item) -> None:
    sign, extra = item
    shapes = list(sign(CELL, PAPER, *extra))
    screen = on_screen(shapes)
    assert differing(screen, on_screen([])) > 60, "nothing is drawn"
    bare = [shape for shape in shapes if not isinstance(shape.outline, Letters)]
    # The renderers place and smooth letters each in its way.
    least = differing(screen, on_screen(bare)) / 2
    assert differing(screen, as_svg(shapes)) <= least


def test_every_function_for_a_sign_is_in_the_table() -> None:
    made = {sign.__name__ for sign, _ in SIGNS}
    helpers = {"contrast", "frozen", "lightness", "tones", "cos", "sin", "sqrt"}
    assert {
        n for n, f in vars(signs).items() if isfunction(f) and n[0] != "_"
    } - helpers == made
    assert {look.value for look in Look} == {*BADGES, UNCLEAR}


def test_strokes_of_two_places_and_of_more_are_drawn_alike() -> None:
    """A line through the middle of another is the same line."""
    straight, bent = ((-20, 5), (20, 5)), ((-20, 5), (0, 5), (20, 5))
    one, other = (
        on_screen([SignShape(Strokes((line,)), None, "#000000", 6)])
        for line in (straight, bent)
    )
    assert differing(one, other) == 0


def test_paper_has_the_same_inks_in_a_web_page_and_in_print() -> None:
    names = [field.name for field in fields(SignColours)]
    assert [getattr(drawing.PAPER, n) for n in names] == [getattr(PAPER, n) for n in names]
