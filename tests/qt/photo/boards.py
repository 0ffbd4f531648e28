"""Photographs that the tests draw themselves, and a small reader that goes by their colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from goref.app.photo.perspective import Place, perspective, seen_at
from goref.app.photo.reading import PhotoReading, PhotoRefusal, PhotoRefusedError
from goref.core.base.geometry import grid
from goref.core.board.position import Position

CORNERS: tuple[Place, ...] = ((150.0, 90.0), (500.0, 100.0), (560.0, 420.0), (90.0, 410.0))
"""Where the outermost crossings lie, in a picture of 640 x 480."""
TABLE, WOOD, LINE = QColor(60, 90, 60), QColor(220, 180, 110), QColor(70, 50, 20)
BLACK, WHITE, UNSURE = QColor(20, 20, 22), QColor(245, 245, 240), QColor(120, 105, 85)
EMPTY_9 = (".........",) * 9


def drawn(
    rows: Sequence[str],
    corners: Sequence[Place] = CORNERS,
    size: tuple[int, int] = (640, 480),
) -> QImage:
    """A board on a table, in perspective: ``.XO``, and ``?`` for a stone of no clear colour."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(TABLE)
    last = len(rows) - 1
    m = perspective(corners, len(rows)).tolist()
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setTransform(QTransform(*(m[row][column] for column in range(3) for row in range(3))))
    p.fillRect(QRectF(-0.8, -0.8, last + 1.6, last + 1.6), WOOD)
    p.setPen(QPen(LINE, 0.05))
    for line in range(last + 1):
        p.drawLine(QPointF(line, 0), QPointF(line, last))
        p.drawLine(QPointF(0, line), QPointF(last, line))
    p.setPen(Qt.PenStyle.NoPen)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != ".":
                p.setBrush({"X": BLACK, "O": WHITE, "?": UNSURE}[sign])
                p.drawEllipse(QPointF(x, y), 0.46, 0.46)
    p.end()
    return image


def by_colour(
    picture: np.ndarray,
    corners: Sequence[Place],
    lines: int,
    *,
    snap: bool = True,
    go_on: Callable[[], None] = lambda: None,
) -> PhotoReading:
    """Read a picture of :func:`drawn`.

    What is neither wood nor stone is doubtful. Corners that are off by little are put where
    :data:`CORNERS` are; a row of crossings on the table means a grid that is a line off.
    """
    given = np.asarray(corners, float)
    cell = np.linalg.norm(given[1] - given[0]) / (lines - 1)
    if cell < 10:
        raise PhotoRefusedError(PhotoRefusal.TOO_SMALL)
    off = np.linalg.norm(given - np.asarray(CORNERS), axis=1)
    laid = CORNERS if snap and off.max() < 0.5 * cell else tuple(corners)
    matrix = perspective(laid, lines)

    def colours(places: object) -> np.ndarray:
        x, y = np.rint(seen_at(matrix, places)).astype(int).reshape(-1, 2).T
        high, wide = picture.shape[:2]
        return picture[y.clip(0, high - 1), x.clip(0, wide - 1)].astype(float)

    numbers = np.arange(lines)
    beside = np.array((0.22, 0.22))  # off the lines, on a stone
    places = np.stack(np.meshgrid(numbers, numbers), axis=-1).reshape(-1, 2) + beside
    kinds = [QColor(WOOD), QColor(BLACK), QColor(WHITE)]
    sample = colours(places)
    away = np.stack(
        [np.abs(sample - (k.red(), k.green(), k.blue())).sum(axis=1) for k in kinds], axis=1
    )
    sure = np.where(away.min(axis=1) < 30, 1.0, 0.6)
    table = (TABLE.red(), TABLE.green(), TABLE.blue())
    sides = []
    for fixed, axis in ((-1, 0), (lines, 0), (-1, 1), (lines, 1)):
        line = np.stack([np.full(lines, fixed), numbers][:: 1 - 2 * axis], axis=-1)
        inner = np.abs(colours(line - np.where(line == fixed, np.sign(fixed), 0)) - table)
        outer = np.abs(colours(line + 0.0) - table)
        on_table = np.median(inner.sum(axis=1)) < 60
        goes_on = np.median(outer.sum(axis=1)) >= 60
        sides.append(-1 if on_table else int(goes_on))
    alarm = tuple(sides) if -1 in sides else None
    return PhotoReading(
        Position(grid(lines), bytes(away.argmin(axis=1).astype(np.uint8))),
        tuple(float(s) for s in sure),
        tuple(laid),
        tuple(float(o) for o in (off / cell if laid is CORNERS else np.zeros(4))),
        alarm,  # type: ignore[arg-type]
    )
