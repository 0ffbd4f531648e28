"""Frames that show where the focus is, around what shows no cursor of its own."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

WIDTH = 2
OUTLINE = 140
"""Fusion's outlines are so much darker than the window, in percent."""
INSET = 3
"""Pixels between a button's edge and the middle of the ring that shows the focus."""
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


@runtime_checkable
class Ringed(Protocol):
    """A button that shows the focus itself."""

    is_ringed: bool


class FocusRing(QObject):
    """Has one ring go with the focus from button to button, of whatever window.

    Fusion's own is a thin line in the colour of what is chosen: of the next act, which has
    that colour, nobody sees it, nor on dark grounds.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Be where the focus is now, if that is at a button."""
        ring = self._ring
        if ring is not None and isValid(ring):  # it went with its button else
            ring.leave()
        if isinstance(now, QPushButton | QToolButton) and not (
            isinstance(now, Ringed) and now.is_ringed
        ):
            if ring is None or not isValid(ring):
                ring = self._ring = Ring()
            ring.enter(now)


class Ring(QWidget):
    """A line inside a button, in the ink of its text: that can be told from its ground."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("focus-ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def enter(self, button: QWidget) -> None:
        """Be around what a button says."""
        self.setParent(button)
        self.setGeometry(button.rect())
        button.installEventFilter(self)
        self.show()

    def leave(self) -> None:
        """Be nowhere."""
        self.hide()
        button = self.parentWidget()
        if button is not None:
            button.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = event.type() is QEvent.Type.Resize and isValid(self)
        if resized and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().buttonText().color(), WIDTH))
        painter.drawRect(self.rect().adjusted(INSET, INSET, -INSET, -INSET))
        painter.end()
