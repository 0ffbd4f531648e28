"""The result, in letters as large as its space allows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from goref.qt.look.metrics import GAP, HEADING, RESULT, SPACE
from goref.qt.look.style import roles
from goref.qt.widgets.wrapping import in_two_lines

ALONE = 0.7
"""One line is preferred to two if its letters are at least this fraction as large."""
ROUND = 6
"""The radius of the badge's corners, in pixels."""
SPARE = 0.98
"""The fraction of the width to use, since letters do not grow exactly in proportion."""


class StateBadge(QLabel):
    """The state of a result in a word, on a coloured ground: “Provisional”."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setContentsMargins(SPACE, GAP // 2, SPACE, GAP // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(roles().badge))
        painter.drawRoundedRect(self.rect(), ROUND, ROUND)
        painter.setPen(QColor(roles().on_badge))
        painter.drawText(self.contentsRect(), Qt.AlignmentFlag.AlignCenter, self.text())


class ResultLabel(QLabel):
    """A sentence in one or two lines: large and bold, or as small as a heading.

    Attributes:
        said: the sentence, without the line break that the label may add.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.said = ""
        self._is_large = True
        self._plain = QFont(self.font())
        self._high = 0

    def say(self, text: str, *, large: bool, grey: bool) -> None:
        """Shows a sentence.

        Args:
            large: True for the size of a result; False for that of a heading.
            grey: True if it is not settled.
        """
        self.said, self._is_large = text, large
        self.setAccessibleName(text)
        shades = QPalette()
        if grey:
            faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
            shades.setColor(self.foregroundRole(), faint)
        self.setPalette(shades)
        self._fit()

    def let_be(self, high: int) -> None:
        """Limits the height of the label in pixels; 0 for no limit.

        The text is never smaller than its minimum size, though.
        """
        if high != self._high:
            self._high = high
            self._fit()

    def _fit(self) -> None:
        factor, told = HEADING, self.said
        if self._is_large and told:
            broken = in_two_lines(told)
            one, two = self._largest(told), self._largest(broken)
            if one >= max(ALONE * two, HEADING):
                factor = one
            elif two > HEADING:
                factor, told = two, broken
        self.setFont(self._sized(factor))
        if told != self.text():
            self.setText(told)
        self.updateGeometry()

    def _largest(self, text: str) -> float:
        """Returns the largest size at which a text fits, as a multiple of ordinary text."""
        lines = text.split("\n")
        measure = QFontMetricsF(self._sized(RESULT))
        wide = max(map(measure.horizontalAdvance, lines))
        fits = [1.0, SPARE * max(self.width(), 1) / wide]
        if self._high:
            fits.append(self._high / (len(lines) * measure.lineSpacing()))
        return RESULT * min(fits)

    def _sized(self, factor: float) -> QFont:
        font = QFont(self._plain)
        font.setPointSizeF(font.pointSizeF() * factor)
        font.setBold(self._is_large)
        return font

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
