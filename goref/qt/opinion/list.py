"""A second opinion as a list with headings; each heading has the sign that the board shows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QListWidgetItem, QWidget

from goref.qt.look.theme import BoardTheme
from goref.qt.opinion.rows import GROUPS, OpinionRow
from goref.qt.picture.legend import suggested_sign
from goref.qt.widgets.lists import OutlineList

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SuggestList(OutlineList[OpinionRow]):
    """The rows of all that is suggested.

    Signals:
        entered: Enter was pressed at a row: the row.
    """

    entered = Signal(object)

    def __init__(self, theme: BoardTheme, parent: QWidget | None = None) -> None:
        super().__init__("suggestions", parent)
        self.setAccessibleName(self.tr("What is suggested"))
        self._icons = {
            group: _icon(suggested_sign(what, theme)) for group, (_, what) in GROUPS.items()
        }
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))

    def instead(self, number: int) -> int:
        """The first row from there on that is no heading, else the last one before; or −1."""
        real = [n for n, row in enumerate(self._rows) if row.of is not None]
        return next((n for n in real if n >= number), real[-1] if real else -1)

    def dress(self, item: QListWidgetItem, row: OpinionRow) -> None:
        super().dress(item, row)
        if row.of is None:
            item.setIcon(self._icons[row.group])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.text)

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self._rows) and self._rows[number].of is not None:
            super()._choose(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.chosen_row
        if event.key() in ENTER and row is not None:
            self.entered.emit(row)
            return
        super().keyPressEvent(event)


def _icon(picture: QPixmap) -> QIcon:
    """A picture that looks the same where nothing can be chosen."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Disabled)
    return icon
