"""Lists of texts: with air, with boxes to check, in groups under headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goref.qt.widgets.wrapping import embolden

Check = Qt.CheckState
PADDING = 4
"""Pixels around a row."""
LEAST = 120
"""Least height in pixels of a list with headings: two or three rows."""
CONFLICT_COLOUR = QColor("#c62828")
CONFLICT_ON_DARK = QColor("#ff8a80")
DARK_BELOW = 128


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


def conflict_colour(palette: QPalette) -> QColor:
    """What is weighty is written in this."""
    dark = palette.color(QPalette.ColorRole.Base).lightness() < DARK_BELOW
    return CONFLICT_ON_DARK if dark else CONFLICT_COLOUR


class OutlineRow(Protocol):
    """A row: what it is known by, what it says, what it is of (None for a heading)."""

    @property
    def key(self) -> tuple[object, ...]: ...
    @property
    def text(self) -> str: ...
    @property
    def of(self) -> object: ...
    @property
    def weighty(self) -> bool: ...


Row = TypeVar("Row", bound=OutlineRow)


class OutlineList(TextList, Generic[Row]):
    """Rows with headings; arrows pass over the headings.

    Signals:
        chosen: a row was chosen by the user: the row.
    """

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, "", parent)
        self._rows: list[Row] = []
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # A bar that comes and goes would break the lines of the rows anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.currentRowChanged.connect(self._choose)

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

        The chosen one stays chosen; where it has gone, the one that :meth:`instead` says.
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
            item = QListWidgetItem(row.text, self)
            self.dress(item, row)
            self._colour(item, row)
        if not rows:
            item = QListWidgetItem(nothing, self)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        keys = [row.key for row in rows]
        if before is None:
            self.setCurrentRow(-1)
        else:
            self.setCurrentRow(
                keys.index(before.key) if before.key in keys else self.instead(at)
            )
        self.blockSignals(blocked)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(bar)

    def choose(self, key: tuple[object, ...]) -> None:
        """Choose a row as the user does, if it is there."""
        for number, row in enumerate(self._rows):
            if row.key == key:
                self.setCurrentRow(number)

    def dress(self, item: QListWidgetItem, row: Row) -> None:
        """Give a row its look beside its colour; a subclass may add to it."""
        if row.of is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        if row.of is None or row.weighty:
            embolden(item)

    def instead(self, number: int) -> int:
        """The row to be chosen where the one with that number has gone; −1 for none."""
        return -1

    def _told(self) -> list[str]:
        return [self.item(number).text() for number in range(self.count())]

    def _colour(self, item: QListWidgetItem, row: Row) -> None:
        if row.of is None:
            item.setForeground(self.palette().brush(QPalette.ColorRole.Text))
        elif row.weighty:
            item.setForeground(conflict_colour(self.palette()))

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self._rows):
            self.chosen.emit(self._rows[number])

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
