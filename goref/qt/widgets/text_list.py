"""A list of texts, some of which can be checked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from goref.qt.widgets.row_padding import Airy

Check = Qt.CheckState


class TextList(QListWidget):
    """Texts with air above and below."""

    def __init__(self, name: str, called: str, *, breaks: bool = True) -> None:
        """Args:
        name, called: its object's and its accessible name.
        breaks: a text that is too long for its row breaks.
        """
        super().__init__()
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
