"""A line that unfolds or folds details."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
)

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named


class FoldLine(QToolButton):
    """A checkable line with an arrow. Its owner shows or hides the details on ``toggled``."""

    takes_enter = True

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        named(self, name, text)
        self.setText(text)
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setMinimumHeight(TARGET)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggled.connect(self._show)
        self._show(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggles the line on Enter. Holding the key down toggles it only once."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the line flat even when checked; the arrow shows the state."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_On
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()

    def _show(self, on: bool) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
