"""Lists of texts: with air, with boxes to check."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

Check = Qt.CheckState
PADDING = 4
"""Pixels around a row."""


class Airy(QStyledItemDelegate):
    """Rows with air above and below. A view's own spacing would make long rows too wide."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 2 * PADDING)


class TextList(QListWidget):
    """Texts with air above and below."""

    def __init__(
        self, name: str, called: str, parent: QWidget | None = None, *, breaks: bool = True
    ) -> None:
        """Args:
        name, called: its object's and its accessible name.
        breaks: a text that is too long for its row breaks.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setItemDelegate(Airy(self))
        if breaks:
            self.setWordWrap(True)
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def put(self, text: str, of: object, checked: bool | None = None) -> QListWidgetItem:
        """Add a row.

        Args:
            of: what it is of: its ``UserRole``.
            checked: whether its box is; None: it has no box.
        """
        item = QListWidgetItem(text, self)
        item.setData(Qt.ItemDataRole.UserRole, of)
        if checked is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Check.Checked if checked else Check.Unchecked)
        return item

    def checked(self) -> list[QListWidgetItem]:
        """The rows whose boxes are checked."""
        items = [self.item(row) for row in range(self.count())]
        return [item for item in items if item.checkState() is Check.Checked]

    def fail(self, item: QListWidgetItem, problem: str) -> None:
        """Say at a row why nothing can be done with it."""
        item.setText(f"⚑ {item.text()} — {problem}")
        item.setCheckState(Check.Unchecked)
