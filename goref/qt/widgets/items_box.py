"""A combo box with room for the text of each item."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox


class ItemsBox(QComboBox):
    """A box as wide as its widest item asks for.

    Qt asks for room for the ink, and that of ``（…）`` ends before the text does.
    """

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(self._asked())

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(self._asked())

    def _asked(self) -> QSize:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, part, self
        )
        texts = (self.itemText(row) for row in range(self.count()))
        widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        return QSize(widest + self.width() - field.width(), 0)
