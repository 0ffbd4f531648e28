"""A table's headings that end quietly where the columns end, in every theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QTableView,
    QWidget,
)


class EvenHeader(QHeaderView):
    """Headings whose rest has the ground of the headings.

    The style fills it with what it takes for the window's colour: in high contrast that is
    the ink that frames are made of.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rest = self.viewport().rect()
        rest.setLeft(self.length() - self.offset())
        if rest.width() > 0:
            painter = QPainter(self.viewport())
            painter.fillRect(rest, self.palette().button())
            painter.end()


def quiet_corner(area: QAbstractScrollArea) -> None:
    """In high contrast leave the ground as it is between two scroll bars.

    The style fills it with ink, too. Elsewhere it does no harm, and a bar alone is longer.
    """
    plain = QApplication.palette()
    if plain.color(QPalette.ColorRole.Window) == plain.color(QPalette.ColorRole.Base):
        area.setCornerWidget(QWidget(area))
