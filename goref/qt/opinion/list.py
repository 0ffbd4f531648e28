"""A second opinion as a list with headings; each heading has the sign that the board shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from goref.qt.look.theme import BoardTheme
from goref.qt.opinion.rows import SIGNS, Row
from goref.qt.picture.suggest_signs import sign
from goref.qt.ruling.findings_list import CONFLICT_COLOUR, CONFLICT_ON_DARK, DARK_BELOW
from goref.qt.widgets.row_padding import Airy

LEAST = 120
"""Least height in pixels: two or three rows."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SuggestList(QListWidget):
    """Rows with headings; arrows pass over the headings.

    Signals:
        chosen: a row was chosen by the user: the row.
        entered: Enter was pressed at a row: the row.
    """

    chosen = Signal(object)
    entered = Signal(object)

    def __init__(self, theme: BoardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._icons = {group: _icon(sign(what, theme)) for group, what in SIGNS.items()}
        self.setObjectName("suggestions")
        self.setAccessibleName(self.tr("What is suggested"))
        self.setWordWrap(True)
        self.setItemDelegate(Airy(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would break the lines of the rows anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.currentRowChanged.connect(self._choose)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))

    @property
    def rows(self) -> Sequence[Row]:
        return tuple(self._rows)

    @property
    def chosen_row(self) -> Row | None:
        """The row that is chosen."""
        number = self.currentRow()
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def show_rows(self, rows: Sequence[Row], nothing: str) -> None:
        """Show rows, or a sentence where there are none.

        The chosen one stays chosen; where it has gone, the one that came in its place.
        """
        rows = list(rows)
        told = [row.text for row in rows] or [nothing]
        if told == self._told() and [r.key for r in rows] == [r.key for r in self._rows]:
            self._rows = rows
            return
        before, at, bar = self.chosen_row, self.currentRow(), self.verticalScrollBar().value()
        self._rows = rows
        blocked = self.blockSignals(True)
        self.clear()
        for row in rows:
            self._add(row)
        if not rows:
            item = QListWidgetItem(nothing, self)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        keys = [row.key for row in rows]
        if before is not None:
            at = keys.index(before.key) if before.key in keys else self._near(at)
        self.setCurrentRow(at if before is not None else -1)
        self.blockSignals(blocked)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(bar)

    def begin(self) -> None:
        """Choose the first row, as the user does."""
        self.setCurrentRow(self._near(0))

    def choose(self, key: tuple[object, ...]) -> None:
        """Choose a row as the user does, if it is there."""
        for number, row in enumerate(self._rows):
            if row.key == key:
                self.setCurrentRow(number)

    def _near(self, number: int) -> int:
        """The first row from there on that is no heading, else the last one before; or −1."""
        real = [n for n, row in enumerate(self._rows) if row.of is not None]
        return next((n for n in real if n >= number), real[-1] if real else -1)

    def _told(self) -> list[str]:
        return [self.item(number).text() for number in range(self.count())]

    def _add(self, row: Row) -> None:
        item = QListWidgetItem(row.text, self)
        font = item.font()
        if row.of is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setIcon(self._icons[row.group])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.text)
        font.setBold(row.of is None or row.weighty)
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
        if 0 <= number < len(self._rows) and self._rows[number].of is not None:
            self.chosen.emit(self._rows[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.chosen_row
        if event.key() in ENTER and row is not None:
            self.entered.emit(row)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for number, row in enumerate(self._rows):
                self._colour(self.item(number), row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentRow() >= 0:  # what can be done about it takes room away
            self.doItemsLayout()
            self.scrollToItem(self.currentItem())

    def sizeHint(self) -> QSize:
        return QSize(320, 2 * LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST)


def _icon(picture: QPixmap) -> QIcon:
    """A picture that looks the same where nothing can be chosen."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Disabled)
    return icon
