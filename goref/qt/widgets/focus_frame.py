"""Frames that show the focus, for widgets without a cursor of their own."""

from __future__ import annotations

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
"""The darkness of Fusion's outlines relative to the window, in percent."""
INSET = 3
"""The pixels between a button's edge and the middle of the focus ring."""
ROLE = QPalette.ColorRole


class FocusFrame(QObject):
    """Frames a list or a text in the highlight colour while it has the focus."""

    def __init__(self, area: QAbstractScrollArea, *, quiet: bool = False) -> None:
        """Args:
        quiet: without the focus the frame is invisible.
        """
        super().__init__(area)
        self._area, self._quiet = area, quiet
        inner = area.widget() if isinstance(area, QScrollArea) else None
        if inner is not None:  # otherwise the frame's colour would apply to the content too
            own = inner.palette()
            own.setColor(ROLE.WindowText, own.color(ROLE.WindowText))
            inner.setPalette(own)
        area.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        area.setLineWidth(WIDTH)
        self._show(False)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        told = event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
        if told and isValid(self._area):  # a widget being deleted loses the focus last
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
            elif ground == base:  # in high contrast only a line separates the two
                ink = plain.color(ROLE.Text)
        colours.setColor(ROLE.WindowText, ink)  # the colour of a plain frame
        self._area.setPalette(colours)


class FocusRing(QObject):
    """Moves one ring with the focus from button to button, in any window.

    Fusion's own is a thin line in the highlight colour: it is invisible on the next act, which
    has that colour, and on dark grounds.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Moves the ring to the focused widget, if that is a button."""
        ring = self._ring
        if ring is not None and isValid(ring):  # otherwise it was deleted with its button
            ring.leave()
        if isinstance(now, QPushButton | QToolButton) and not getattr(now, "is_ringed", False):
            if ring is None or not isValid(ring):
                ring = self._ring = Ring()
            ring.enter(now)


class Ring(QWidget):
    """A line inside a button, in the colour of its text, which contrasts with the ground."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("focus-ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def enter(self, button: QWidget) -> None:
        """Shows the ring in a button."""
        self.setParent(button)
        self.setGeometry(button.rect())
        button.installEventFilter(self)
        self.show()

    def leave(self) -> None:
        """Hides the ring."""
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
