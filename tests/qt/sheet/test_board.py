"""The board on paper: the dead carry whole crosses, whatever their points are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QApplication

from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.qt.board.view import BoardView, PointMark
from goref.qt.sheet.board import BOARD, draw_images

ROWS = ["XXX..", "XOX..", "XXX..", ".....", "....."]
POSITION = Position.from_rows(ROWS)
DEAD = POSITION.grid.point("B4")
PLAIN = BoardView(POSITION, dead=frozenset({DEAD}), lids=False)


def marked(kind: PointKind) -> BoardView:
    return replace(PLAIN, marks={DEAD: PointMark(kind, BLACK)})


def on_a_page(view: BoardView) -> QImage:
    """The board as a document has it painted."""
    document = QTextDocument()
    draw_images(document, {BOARD: view})
    document.setHtml(f'<img src="{BOARD}" width="200" height="200">')
    image = QImage(240, 240, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    document.drawContents(painter, QRectF(0, 0, 240, 240))
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_no_mark_of_territory_lies_over_the_cross_of_a_dead_stone() -> None:
    assert on_a_page(marked(PointKind.TERRITORY)) == on_a_page(PLAIN)
    assert on_a_page(marked(PointKind.EYE)) != on_a_page(PLAIN), "other kinds are told"


def test_territory_beside_it_is_marked(qapp: QApplication) -> None:
    free = POSITION.grid.point("E1")
    view = replace(PLAIN, marks={free: PointMark(PointKind.TERRITORY, BLACK)})
    assert on_a_page(view) != on_a_page(PLAIN)
