"""Lists of texts, with check boxes if needed, and boxes of read-only lines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

Check = Qt.CheckState
PADDING = 4
"""The space above and below the text of a row, in pixels."""


class PaddedDelegate(QStyledItemDelegate):
    """A delegate that adds space above and below each text.

    The view's own spacing would also widen long rows.
    """

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        if isinstance(view, QListView) and view.wordWrap():
            option = QStyleOptionViewItem(option)
            option.rect = view.viewport().rect()  # Qt asks as if no line would break
        return super().sizeHint(option, index) + QSize(0, 2 * PADDING)


class TextList(QListWidget):
    """A list of texts with space above and below each."""

    def __init__(
        self, name: str, called: str, parent: QWidget | None = None, *, breaks: bool = True
    ) -> None:
        """Args:
        name, called: the object name and the accessible name of the list.
        breaks: True to wrap long texts.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setItemDelegate(PaddedDelegate(self))
        if breaks:
            self.setWordWrap(True)
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def put(self, text: str, of: object, checked: bool | None = None) -> QListWidgetItem:
        """Adds a row to the list.

        Args:
            of: the value stored with the row, as its ``UserRole``.
            checked: the state of the check box; None for no check box.
        """
        item = QListWidgetItem(text, self)
        item.setData(Qt.ItemDataRole.UserRole, of)
        if checked is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Check.Checked if checked else Check.Unchecked)
        return item

    def checked(self) -> list[QListWidgetItem]:
        """Returns the rows whose check box is checked."""
        items = [self.item(row) for row in range(self.count())]
        return [item for item in items if item.checkState() is Check.Checked]

    def fail(self, item: QListWidgetItem, problem: str) -> None:
        """Adds to the text of a row why it cannot be used, and unchecks the row."""
        item.setText(f"⚑ {item.text()} — {problem}")
        item.setCheckState(Check.Unchecked)


class NotesBox(QPlainTextEdit):
    """A read-only text of several lines that scrolls. Tab leaves it.

    Args:
        rows: the smallest height, in lines.
    """

    def __init__(self, name: str, called: str, rows: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        spare = 2 * (self.frameWidth() + int(self.document().documentMargin()))
        self.setMinimumHeight(rows * self.fontMetrics().lineSpacing() + spare)

    def show_lines(self, lines: Iterable[str]) -> None:
        """Replaces the text."""
        text = "\n".join(lines)
        if text != self.toPlainText():
            self.setPlainText(text)
