"""A frame that shows where the focus is, around what shows no cursor of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

WIDTH = 2
OUTLINE = 140
"""Fusion's outlines are so much darker than the window, in percent."""
ROLE = QPalette.ColorRole


class FocusFrame(QObject):
    """Frames a list or a text in the colour of what is chosen while it has the focus."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        area.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        area.setLineWidth(WIDTH)
        self._show(False)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._show(event.type() is QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)

    def _show(self, focused: bool) -> None:
        colours = self._area.palette()
        ink = colours.color(ROLE.Highlight)
        if not focused:
            ink = colours.color(ROLE.Window).darker(OUTLINE)
        colours.setColor(ROLE.WindowText, ink)  # a plain frame is drawn in it
        self._area.setPalette(colours)
