"""A large button of the first page, by which a case is opened or created."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy

from goref.core.base.frozen import frozen
from goref.qt.first_page.page_button import PageButton
from goref.qt.first_page.pictures import draw
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, ROOM, SMALL
from goref.qt.look.style import roles
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.wrapping import wrapped

PICTURE = 48
"""The side of the picture at ordinary text size, in logical pixels."""
CHIP = 20
"""The side of the frame around the key, at ordinary text size, in logical pixels."""
HIGH, BROAD = 184, 104
"""The largest height of a button, and of one with the picture at the left.

In logical pixels at ordinary text size.
"""
TITLE = 1.3
"""The size of a button's name, as a multiple of ordinary text."""


@frozen
class Way:
    """A way to open or create a case.

    Attributes:
        id: its name, as carried by :attr:`FirstPage.wanted`; also the name of its picture.
        key: the number key that chooses it.
        title: the text on its button.
        means: the explanation below the title.
    """

    id: str
    key: str
    title: str
    means: str


class WayButton(PageButton):
    """A button for a way to a case: picture, key, title, and an explanation that wraps."""

    def __init__(self, way: Way, *, is_broad: bool = False) -> None:
        """Args:
        is_broad: True to put the picture at the left of the texts, False above them.
        """
        super().__init__(f"way-{way.id}", QSizePolicy.Policy.Expanding)
        self._way, self._is_broad = way, is_broad
        self.setAccessibleName(way.title)
        self.setAccessibleDescription(way.means)
        self.title = wrapped("way-title", self, way.title, size=TITLE, bold=True)
        self.means = wrapped("way-means", self, way.means, grey=True, size=SMALL)
        self.let_through(self.title, self.means)
        scale = text_scale(self.font())
        self._picture, self._chip = round(PICTURE * scale), round(CHIP * scale)
        self.setMaximumHeight(round((BROAD if is_broad else HIGH) * scale))
        texts = in_column(None, self.title, self.means, gap=GAP)
        row = in_row(texts, inside=self)
        if is_broad:
            texts.addStretch(1)
            row.addStrut(self._picture)
            row.setContentsMargins(2 * ROOM + self._picture, ROOM, 2 * ROOM + self._chip, ROOM)
        else:
            row.setContentsMargins(ROOM, ROOM + self._picture + GAP, ROOM, ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        side, chip = self._picture, self._chip
        top = (self.height() - side) / 2 if self._is_broad else ROOM
        draw(p, QRectF(ROOM, top, side, side), self._way.id, ink)
        top = (self.height() - chip) / 2 if self._is_broad else ROOM
        place = QRectF(self.width() - ROOM - chip, top, chip, chip)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(QColor(roles().hairline), 1))
        p.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), GAP, GAP)
        p.setPen(QColor(roles().second))
        p.setFont(self.means.font())
        p.drawText(place, Qt.AlignmentFlag.AlignCenter, self._way.key)
        p.end()
