"""Everything there is to ask about a case in one list, in groups; one of them can be folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from goref.qt.dispute.rows import Row
from goref.qt.ruling.findings_list import CONFLICT_COLOUR, CONFLICT_ON_DARK, DARK_BELOW
from goref.qt.widgets.row_padding import Airy

LEAST = 120
"""Least height in pixels: three rows."""
Key = Qt.Key
OPENS = {Key.Key_Right: True, Key.Key_Left: False}
TOGGLES = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class DisputeList(QListWidget):
    """Rows with headings; arrows pass over the headings.

    Signals:
        chosen: a row was chosen by the user: the row.
        folded: the folding group is to be opened, or closed.
    """

    chosen = Signal(object)
    folded = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self.setObjectName("disputes")
        self.setAccessibleName(self.tr("Disputes and points to think of"))
        self.setWordWrap(True)
        self.setItemDelegate(Airy(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would break the lines of the rows anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.currentRowChanged.connect(self._choose)
        self.itemClicked.connect(self._clicked)

    @property
    def rows(self) -> Sequence[Row]:
        return tuple(self._rows)

    @property
    def chosen_row(self) -> Row | None:
        """The row that is chosen."""
        number = self.currentRow()
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def show_rows(self, rows: Sequence[Row], nothing: str) -> None:
        """Show rows, or a sentence where there are none; the chosen one stays chosen."""
        rows = list(rows)
        told = [row.text for row in rows] or [nothing]
        if told == self._told() and [r.key for r in rows] == [r.key for r in self._rows]:
            self._rows = rows
            return
        before, bar = self.chosen_row, self.verticalScrollBar().value()
        self._rows = rows
        blocked = self.blockSignals(True)
        self.clear()
        for row in rows:
            self._add(row)
        if not rows:
            item = QListWidgetItem(nothing, self)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        keys = [row.key for row in rows]
        at = keys.index(before.key) if before is not None and before.key in keys else -1
        self.setCurrentRow(at)
        self.blockSignals(blocked)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(bar)

    def choose(self, key: tuple[object, ...]) -> None:
        """Choose a row as the user does, if it is there."""
        for number, row in enumerate(self._rows):
            if row.key == key:
                self.setCurrentRow(number)

    def _told(self) -> list[str]:
        return [self.item(number).text() for number in range(self.count())]

    def _add(self, row: Row) -> None:
        item = QListWidgetItem(row.text, self)
        if row.of is None and not row.folds:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        if row.of is None or row.weighty:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        self._colour(item, row)

    def _colour(self, item: QListWidgetItem, row: Row) -> None:
        palette = self.palette()
        if row.of is None:
            item.setForeground(palette.brush(QPalette.ColorRole.Text))
        elif row.weighty:
            dark = palette.color(QPalette.ColorRole.Base).lightness() < DARK_BELOW
            item.setForeground(CONFLICT_ON_DARK if dark else CONFLICT_COLOUR)

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self._rows):
            self.chosen.emit(self._rows[number])

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for number, row in enumerate(self._rows):
                self._colour(self.item(number), row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentRow() >= 0:  # what is done about it takes room away
            self.doItemsLayout()
            self.scrollToItem(self.currentItem())

    def sizeHint(self) -> QSize:
        return QSize(320, 2 * LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST)
