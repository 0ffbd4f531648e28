"""A frame that shows where the focus is, around what shows no cursor of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QScrollArea
from shiboken6 import isValid

WIDTH = 2
OUTLINE = 140
"""Fusion's outlines are so much darker than the window, in percent."""
ROLE = QPalette.ColorRole


class FocusFrame(QObject):
    """Frames a list or a text in the colour of what is chosen while it has the focus."""

    def __init__(self, area: QAbstractScrollArea, *, quiet: bool = False) -> None:
        """Args:
        quiet: without the focus there is no frame to be seen.
        """
        super().__init__(area)
        self._area, self._quiet = area, quiet
        inner = area.widget() if isinstance(area, QScrollArea) else None
        if inner is not None:  # what colours the frame would colour what is in it
            own = inner.palette()
            own.setColor(ROLE.WindowText, own.color(ROLE.WindowText))
            inner.setPalette(own)
        area.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        area.setLineWidth(WIDTH)
        self._show(False)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        told = event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
        if told and isValid(self._area):  # what goes away loses the focus last
            self._show(event.type() is QEvent.Type.FocusIn)
        return False

    def _show(self, focused: bool) -> None:
        colours = self._area.palette()
        ink = colours.color(ROLE.Highlight)
        if not focused:
            plain = QApplication.palette()
            ground, base = plain.color(ROLE.Window), plain.color(ROLE.Base)
            ink = ground.darker(OUTLINE)
            if self._quiet:
                ink = ground
            elif ground == base:  # in high contrast only a line parts the two
                ink = plain.color(ROLE.Text)
        colours.setColor(ROLE.WindowText, ink)  # a plain frame is drawn in it
        self._area.setPalette(colours)
