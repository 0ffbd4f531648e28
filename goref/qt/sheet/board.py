"""The board and the marks of the legend, drawn as vector shapes on paper.

For HTML, :mod:`goref.app.sheet.drawing` draws them.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)

from goref.app.board.shapes import Cell
from goref.app.sheet.drawing import LABEL, LINE
from goref.app.sheet.drawing import PAPER as INKS
from goref.core.base.frozen import replace
from goref.core.ruling.ruling import PointKind
from goref.qt.board.marks import draw
from goref.qt.board.painter import BoardPainter, items, layout_of
from goref.qt.board.view import BoardView
from goref.qt.look.theme import CONTRAST
from goref.qt.picture.legend import POINT, VIEWS
from goref.qt.ruling.kinds import kind_view
from goref.qt.sheet.photo import PHOTO

PAPER = replace(
    CONTRAST,
    name="paper",
    board="#ffffff",
    rim="#ffffff",
    line=LINE,
    label=LABEL,
    accent="#0000d0",
    outline=INKS.outline,
)
"""The colours of a board on paper and in HTML sheets."""
BOARD = "board"
SIDE = 720
"""A board is laid out with this side, and then scaled to its place."""
IMAGE = QTextDocument.ResourceType.ImageResource.value
CELL = Cell(48, 1, 1)
"""A mark is drawn in a square of this size, and then scaled to its place."""


class SheetImage(QPyTextObject):
    """A handler that draws the images of a QTextDocument as vector shapes.

    The images are boards, a photograph, pictures of the document, and marks of the legend.
    Qt's own handler would draw pixels.
    """

    def __init__(
        self,
        views: Mapping[str, BoardView],
        parent: QTextDocument,
        photo: QImage | None = None,
    ) -> None:
        super().__init__(parent)
        self._views = {name: on_paper(view) for name, view in views.items()}
        self._photo = photo

    def intrinsicSize(
        self,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,
    ) -> QSizeF:
        image = format.toImageFormat()
        return QSizeF(image.width(), image.height())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,
    ) -> None:
        name = format.toImageFormat().name()
        where = QRectF(rect)
        if name in self._views:
            paint_board(painter, where, self._views[name])
        elif name == PHOTO and self._photo is not None:
            painter.drawImage(where, self._photo)
        elif isinstance(image := doc.resource(IMAGE, QUrl(name)), QImage):
            painter.drawImage(where, image)
        else:
            paint_sign(painter, where, name)


def on_paper(view: BoardView) -> BoardView:
    """Returns a view whose crosses on dead stones are not hidden by marks of territory."""
    marks = {
        point: mark
        for point, mark in view.marks.items()
        if point not in view.dead or mark.mark is not PointKind.TERRITORY
    }
    return replace(view, marks=marks)


def draw_images(
    document: QTextDocument, views: Mapping[str, BoardView], photo: QImage | None = None
) -> None:
    """Makes a document draw its images by this module: boards by name, ``photograph``, marks by
    key.
    """
    handler = SheetImage(views, document, photo)
    document.documentLayout().registerHandler(
        QTextFormat.ObjectTypes.ImageObject.value, handler
    )


def paint_board(p: QPainter, rect: QRectF, view: BoardView) -> None:
    """Draws a board into a rectangle, as vector shapes."""
    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / SIDE, rect.height() / SIDE)
    BoardPainter(PAPER).paint(p, view, layout_of(view, SIDE, SIDE), vector=True)
    p.restore()


def paint_sign(p: QPainter, rect: QRectF, key: str) -> None:
    """Draws a mark of the legend on a piece of board, as vector shapes."""
    part = CELL.spacing + 8
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(rect.topLeft())
    p.scale(rect.width() / part, rect.height() / part)
    p.setPen(QColor("#909090"))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRect(QRectF(0.5, 0.5, part - 1, part - 1))
    p.translate(QPointF(part / 2, part / 2))
    view = VIEWS[key] if key in VIEWS else kind_view(PointKind(key))
    for sign, extra in items(view, POINT):
        draw(p, sign(CELL, PAPER, *extra))
    p.restore()
