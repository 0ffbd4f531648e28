"""The ring around the control that a key moved the focus to."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
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

WIDTH = 2
AWAY = 2
"""The distance of the ring from the control's edge, in logical pixels."""
ROUND = 8
RINGED = (QAbstractButton, QAbstractScrollArea, QComboBox, QSlider, QTabBar)
"""Controls that the ring surrounds. A line of text shows the focus by its rim and cursor."""
MARGINS = (
    QStyle.PixelMetric.PM_FocusFrameHMargin,
    QStyle.PixelMetric.PM_FocusFrameVMargin,
)
SHOWS_FOCUS = "shows-focus"
"""The property of a control that shows the focus itself."""


class FocusRing(QObject):
    """Moves one ring with the focus, in any window, while the focus is moved by keys."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Moves the ring to the focused control, or hides it."""
        ring = self._ring if self._ring is not None and isValid(self._ring) else None
        if now is None or not _is_ringed(now):
            if ring is not None:
                ring.setWidget(None)  # type: ignore[arg-type]  # Qt takes none
            return
        if ring is None:  # or it was deleted with its window
            ring = self._ring = Ring()
        ring.setWidget(now)


def by_key(control: QWidget) -> bool:
    """Returns whether the focus was last moved by a key in a control's window."""
    return control.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def _is_ringed(control: QWidget) -> bool:
    own = control.window().windowType() is Qt.WindowType.Popup or control.property(SHOWS_FOCUS)
    return by_key(control) and not own and isinstance(control, RINGED)


class Ring(QFocusFrame):
    """A rounded line around a control, above its neighbours."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("focus-ring")
        self._style = RingStyle()  # Qt does not keep it
        self.setStyle(self._style)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().highlight().color(), WIDTH))
        half = WIDTH / 2
        place = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(place, ROUND, ROUND)
        painter.end()


class RingStyle(QProxyStyle):
    """Places a ring."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in MARGINS:
            return AWAY + WIDTH
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
