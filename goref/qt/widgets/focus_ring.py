"""The ring around the widget that got the focus by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFocusFrame,
    QProxyStyle,
    QSlider,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from goref.qt.look.style import CARD_ROUND, RING, draw_ring, roles
from goref.qt.look.window_placement import BY_KEY

RINGED = (QAbstractButton, QAbstractScrollArea, QComboBox, QSlider, QTabBar)
"""Classes of widgets that get the ring. A text field shows the focus by its border and
cursor.
"""
MARGINS = (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin)
SHOWS_FOCUS = "shows-focus"
"""The name of a widget property: True if the widget itself shows that it has the focus."""


class FocusRing(QObject):
    """The focus ring of the whole application. It is visible while the keyboard moves the
    focus.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Moves the ring to the widget that has the focus now, or hides it."""
        if now is not None:
            _note_keys(now.window())
        ring = self._ring if self._ring is not None and isValid(self._ring) else None
        if now is None or not _is_ringed(now):
            if ring is not None:
                ring.setWidget(None)  # type: ignore[arg-type]  # Qt takes none
            return
        if ring is None:  # or it was deleted with its window
            ring = self._ring = Ring()
        ring.setWidget(now)
        QTimer.singleShot(0, ring, ring.bring)  # the page may scroll to the control first


def _note_keys(window: QWidget) -> None:
    """Stores in a window whether it is used by keyboard: from Tab until the next click.

    Qt forgets that when the program moves the focus.
    """
    if window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
        window.setProperty(BY_KEY, True)
    elif QApplication.mouseButtons() != Qt.MouseButton.NoButton:
        window.setProperty(BY_KEY, False)


def by_key(control: QWidget) -> bool:
    """Returns whether the window of a widget is used by keyboard."""
    return bool(control.window().property(BY_KEY))


def _is_ringed(control: QWidget) -> bool:
    own = control.window().windowType() is Qt.WindowType.Popup or control.property(SHOWS_FOCUS)
    return by_key(control) and not own and isinstance(control, RINGED)


class RingStyle(QProxyStyle):
    """The style of the ring: it is drawn around its widget, above all others.

    Only the ring has this style. Qt asks a style hundreds of times while a window opens, and
    each call into Python takes time.
    """

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in MARGINS:
            return round(2 * RING)
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, returnData)


class Ring(QFocusFrame):
    """A rounded line around a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("focus-ring")
        self._placing = RingStyle("Fusion")
        self.setStyle(self._placing)

    def bring(self) -> None:
        """Shows the ring again after its widget was scrolled out of view and back."""
        control = self.widget()
        if control is not None and control.isVisible() and self.isHidden():
            self.setWidget(None)  # type: ignore[arg-type]  # Qt takes none
            self.setWidget(control)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ring(painter, self.rect(), roles(), CARD_ROUND)
        painter.end()
