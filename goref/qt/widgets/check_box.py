"""A check box that is seen in the dark too, and high enough to be hit."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QWidget

from goref.qt.widgets.metrics import TARGET


class CheckBox(QCheckBox):
    """Its box has the ground of a button: a list's ground is lost on a dark window."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(TARGET)
        shades = self.palette()
        shades.setColor(QPalette.ColorRole.Base, shades.color(QPalette.ColorRole.Midlight))
        self.setPalette(shades)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)
