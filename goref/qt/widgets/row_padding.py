"""Rows of a list with air above and below."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

AIR = 4
"""Pixels around a row."""


class Airy(QStyledItemDelegate):
    """Rows with air above and below. A view's own spacing would make long rows too wide."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 2 * AIR)
