"""One point of the photograph, enlarged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.app.photo.perspective import Place, perspective, seen_at
from goref.core.base.geometry import Grid, Point
from goref.qt.look.theme import BoardTheme
from goref.qt.photo.decoding import Photo

HIGH, LEAST = 120, 72
"""The usual and the smallest height, in logical pixels."""
AROUND = 1.6
"""The distance shown above and below the point, in line spacings."""


class Loupe(QWidget):
    """An enlarged part of the photograph, with brackets around one point."""

    def __init__(self, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("photo-loupe")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._theme = theme
        self._photo: Photo | None = None
        self._middle: Place = (0.0, 0.0)
        self._cell = 1.0

    def sizeHint(self) -> QSize:
        return QSize(HIGH, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(HIGH, LEAST)

    def show_point(
        self, photo: Photo, corners: Sequence[Place], board: Grid, point: Point
    ) -> None:
        """Shows a point of a photograph.

        Args:
            corners: the corners of the grid, in pixels of the photograph.
        """
        matrix = perspective(corners, board.width)
        x, y = board.column(point), board.row(point)
        here, right, down = seen_at(matrix, ((x, y), (x + 1, y), (x, y + 1))).tolist()
        self._photo, self._middle = photo, (here[0], here[1])
        self._cell = max(
            abs(complex(*right) - complex(*here)), abs(complex(*down) - complex(*here)), 1.0
        )
        self.setAccessibleName(board.name(point))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._photo is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect())
        p.fillRect(frame, QColor(self._theme.background))
        scale = frame.height() / (2 * AROUND * self._cell)
        wide, high = frame.width() / scale, frame.height() / scale
        x, y = self._middle
        p.drawImage(frame, self._photo.image, QRectF(x - wide / 2, y - high / 2, wide, high))
        far, arm = 0.55 * self._cell * scale, 0.2 * self._cell * scale
        for ink, width in ((self._theme.halo, 4.0), (self._theme.accent, 2.0)):
            pen = QPen(QColor(ink), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            p.setPen(pen)
            for across in (-1, 1):
                for along in (-1, 1):
                    corner = frame.center() + QPointF(across * far, along * far)
                    p.drawLine(corner, corner - QPointF(across * arm, 0))
                    p.drawLine(corner, corner - QPointF(0, along * arm))
        p.end()
