"""The page of what the board is in hand for: what that is, and its controls."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.metrics import GAP, HEADING, SPACE, WIDE
from goref.qt.widgets.wrapping import embolden, wrapped


class ModePage(QWidget):
    """A heading, one sentence, and what is put under them."""

    def __init__(self, name: str, title: str, told: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.title = wrapped(f"{name}-title", self, title)
        embolden(self.title, HEADING)
        self.told = wrapped(f"{name}-told", self, told)
        self.told.setVisible(bool(told))
        self.plate = Plate(self)
        self._column = in_column(self.title, self.told, inside=self.plate, gap=SPACE)
        self._column.setContentsMargins(WIDE + GAP, WIDE, WIDE, WIDE)
        in_column(self.plate, None, inside=self)

    def put(self, widget: QWidget) -> None:
        """Put a widget under what there is."""
        self._column.addWidget(widget)
