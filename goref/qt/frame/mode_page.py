"""The page of a board mode, with a heading and controls."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from goref.qt.look.metrics import GAP, HEADING, ROOM, SMALL, SPACE, WIDE
from goref.qt.widgets.boxes import Part, Plate, fill, in_column, in_row, scrolling
from goref.qt.widgets.wrapping import plain_label, tell, wrapped


class ModePage(QWidget):
    """A page with a heading, a sentence in small text, and widgets below.

    It scrolls only if very large texts make it higher than the window.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        inner = QWidget()
        self.plate = Plate(inner)
        self.sign = plain_label(parent=self.plate)
        self.sign.hide()
        self.title = wrapped(f"{name}-title", self.plate, title, size=HEADING, bold=True)
        self.told = wrapped(f"{name}-told", self.plate, size=SMALL, grey=True)
        self.told.hide()
        head = in_row(self.sign, self.title, gap=SPACE, grows=self.title)
        self._column = in_column(
            in_column(head, self.told, gap=GAP), inside=self.plate, gap=WIDE
        )
        self._column.setContentsMargins(ROOM, WIDE, ROOM, ROOM)
        in_column(self.plate, None, inside=inner)
        self._area = scrolling(inner, self)
        in_column(self._area, inside=self)

    def put(self, *parts: Part) -> None:
        """Adds widgets at the bottom of the page."""
        fill(self._column, *parts)

    def tell(self, text: str) -> None:
        """Shows a small text below the heading; "" hides it."""
        tell(self.told, text)

    def bring(self, widget: QWidget) -> None:
        """Scrolls until a widget of the page is visible."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._area.ensureWidgetVisible(widget, 0, SPACE)

    def show_sign(self, sign: QIcon | None) -> None:
        """Shows an icon before the heading, as high as the heading; None removes it."""
        self.sign.setVisible(sign is not None)
        if sign is not None:
            self.sign.setPixmap(sign.pixmap(self.title.fontMetrics().height()))
