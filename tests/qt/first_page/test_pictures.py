"""The pictures of the first page: a stone has its own colour in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from goref.qt.first_page.pictures import GRID, draw
from goref.qt.look.theme import ROLES


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_is_dark_and_white_is_light(qapp: QApplication, theme: str) -> None:
    colours = ROLES[theme]
    image = QImage(10 * GRID, 10 * GRID, QImage.Format.Format_RGB32)
    image.fill(QColor(colours.surface))
    p = QPainter(image)
    draw(p, QRectF(image.rect()), "record", QColor(colours.text))
    p.end()
    assert image.pixelColor(75, 170).lightness() < 40
    assert image.pixelColor(405, 170).lightness() > 240
