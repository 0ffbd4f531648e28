"""Everything there is to ask about a case in one list, in groups; one of them can be folded."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem

from goref.qt.dispute.rows import DisputeRow
from goref.qt.widgets.lists import OutlineList

Key = Qt.Key
OPENS = {Key.Key_Right: True, Key.Key_Left: False}
TOGGLES = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class DisputeList(OutlineList[DisputeRow]):
    """The rows of all disputes.

    Signals:
        folded: the folding group is to be opened, or closed.
    """

    folded = Signal(bool)

    def __init__(self) -> None:
        super().__init__("disputes")
        self.setAccessibleName(self.tr("Disputes and points to think of"))
        self.itemClicked.connect(self._clicked)

    def dress(self, item: QListWidgetItem, row: DisputeRow) -> None:
        flags = item.flags()
        super().dress(item, row)
        if row.folds:
            item.setFlags(flags)

    def _clicked(self, item: QListWidgetItem) -> None:
        number = self.row(item)
        if not 0 <= number < len(self._rows):
            return
        row = self._rows[number]
        if row.folds:
            self.folded.emit(not self._is_open(number))
        elif row.of is not None:
            self.chosen.emit(row)  # also when it was chosen already: its points light up anew

    def _is_open(self, number: int) -> bool:
        return number + 1 < len(self._rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.chosen_row, Key(event.key())
        if row is not None and row.folds:
            number = self.currentRow()
            if key in TOGGLES or OPENS.get(key, self._is_open(number)) is not self._is_open(
                number
            ):
                self.folded.emit(not self._is_open(number))
                return
        super().keyPressEvent(event)
