"""A button that looks like a line of text."""

from __future__ import annotations

from math import ceil

from PySide6 import QtGui
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from goref.qt.look.metrics import GAP, TARGET
from goref.qt.widgets.focus_ring import SHOWS_FOCUS, by_key

MOST_LINES = 2
"""The largest number of lines; a longer text is elided, so it should also be in the tooltip."""
ROOM = QRect(0, 0, 10_000, 10_000)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LineButton(QPushButton):
    """A button that looks like a line of text, and wraps if necessary.

    Attributes:
        said: the whole text, even if the button shows it elided.
    """

    def __init__(self, parent: QWidget, *, at_right: bool = False, low: int = TARGET) -> None:
        """Args:
        at_right: True to align the text at the right.
        low: the smallest height, in logical pixels.
        """
        super().__init__(parent)
        self._low = low
        self.said = self._tail = ""
        self._at_right = at_right
        self._ink = QPalette.ColorRole.Link
        self.setFlat(True)
        self.setProperty(SHOWS_FOCUS, True)
        self.setAutoDefault(True)  # Enter presses it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(
        self, text: str, ink: QPalette.ColorRole = QPalette.ColorRole.Link, tail: str = ""
    ) -> None:
        """Shows a text. If it is elided, ``tail``, the end of the text, remains visible."""
        if (text, ink, tail) != (self.said, self._ink, self._tail):
            self.said, self._ink, self._tail = text, ink, tail
            self.updateGeometry()
            self.update()

    def lines(self, width: int) -> tuple[list[str], int]:
        """Returns (the text in lines, the height of a line) for a width, both in pixels.

        The last line is elided if necessary. Chinese or Japanese letters may make the lines
        higher.
        """
        wide, measure = max(width - 2 * GAP, 1), self.fontMetrics()
        if QFontMetricsF(self.font()).horizontalAdvance(self.said) <= wide:
            one = measure.boundingRect(ROOM, Qt.TextFlag.TextSingleLine, self.said)
            return [self.said.rstrip()], max(measure.lineSpacing(), one.height())
        layout = QtGui.QTextLayout(self.said, self.font())
        option = QtGui.QTextOption()
        option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines, high = list[str](), measure.lineSpacing()
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(wide)
            high = max(high, ceil(line.height()))
            start, end = line.textStart(), line.textStart() + line.textLength()
            if len(lines) == MOST_LINES - 1 and end < len(self.said):
                cut = Qt.TextElideMode.ElideRight
                rest = self.said[start : len(self.said) - len(self._tail)]
                room = wide - measure.horizontalAdvance(self._tail)
                lines.append(measure.elidedText(rest, cut, room) + self._tail)
                break
            lines.append(self.said[start:end].rstrip())
        layout.endLayout()
        return lines or [""], high

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines, high = self.lines(width)
        return max(len(lines) * high + GAP, self._low)

    def sizeHint(self) -> QSize:
        wide = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.said))
        return QSize(wide + 2 * GAP, max(self.fontMetrics().lineSpacing() + GAP, self._low))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in (*ENTER, Qt.Key.Key_Space):
            return  # the key that ended the editing is still held
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades, role = self.palette(), QPalette.ColorRole
        lines, high = self.lines(self.width())
        wide = max(map(self.fontMetrics().horizontalAdvance, lines)) + 2 * GAP
        wide = min(wide, self.width())
        left = self.width() - wide if self._at_right else 0
        frame = QRect(left, 0, wide, self.height()).adjusted(1, 1, -1, -1)
        if self.hasFocus() and by_key(self):
            painter.setPen(QPen(shades.color(role.Highlight), 2))
            painter.drawRoundedRect(frame, GAP, GAP)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shades.midlight())
            painter.drawRoundedRect(frame, GAP, GAP)
        # A disabled button's text is as legible.
        painter.setPen(shades.color(QPalette.ColorGroup.Active, self._ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        top = (self.height() - len(lines) * high) // 2
        for number, line in enumerate(lines):
            place = QRect(left + GAP, top + number * high, wide, high)
            painter.drawText(place, flags | Qt.TextFlag.TextSingleLine, line)
        painter.end()
