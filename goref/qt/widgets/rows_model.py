"""A table's rows as a model; what its columns say of a row is data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont, QIcon

from goref.core.base.frozen import frozen
from goref.qt.widgets.wrapping import tip

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class TableColumn(Generic[Row]):
    """What a column says of a row; it is asked when a cell is looked at, not before.

    Attributes:
        title: its heading, as it is translated from.
        text: what stands in a cell.
        tip: its tool tip; None: its text.
        spoken: what is read out; None: its text.
        number: it stands at the right.
        icon: what stands before the text, if anything.
        font: in what it is written, if not as usual.
        checked: whether its box is checked; None: there is none.
    """

    title: str
    text: Callable[[Row], str]
    tip: Callable[[Row], str] | None = None
    spoken: Callable[[Row], str] | None = None
    number: bool = False
    icon: Callable[[Row], QIcon | None] = lambda _: None
    font: Callable[[Row], QFont | None] = lambda _: None
    checked: Callable[[Row], bool | None] = lambda _: None

    def data(self, row: Row, role: int) -> Any:
        """What Qt wants to know of a cell."""
        match role:
            case Role.DisplayRole:
                return self.text(row)
            case Role.ToolTipRole:
                return tip((self.tip or self.text)(row) or "") or None
            case Role.AccessibleTextRole if self.spoken is not None:
                return self.spoken(row)
            case Role.TextAlignmentRole if self.number:
                return RIGHT
            case Role.DecorationRole:
                return self.icon(row)
            case Role.FontRole:
                return self.font(row)
            case Role.CheckStateRole:
                on = self.checked(row)
                if on is not None:
                    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        return None


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A row for every one of some values, in their order. It is only looked at.

    Attributes:
        rows: the values.
    """

    def __init__(
        self,
        columns: Sequence[TableColumn[Row]],
        context: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Args:
        context: where the translations of the headings are found; empty: they need none.
        """
        super().__init__(parent)
        self._columns, self._context = columns, context
        self.rows: Sequence[Row] = ()

    def show_rows(
        self, rows: Sequence[Row], columns: Sequence[TableColumn[Row]] | None = None
    ) -> None:
        """Show these rows and no others, in other columns if there are any."""
        self.beginResetModel()
        self.rows = rows
        if columns is not None:
            self._columns = columns
        self.endResetModel()

    def add_rows(self, rows: Sequence[Row]) -> None:
        """Put rows below those there are."""
        if rows:
            count = len(self.rows)
            self.beginInsertRows(ROOT, count, count + len(rows) - 1)
            self.rows = (*self.rows, *rows)
            self.endInsertRows()

    def columns_changed(self, first: int, last: int, *roles: Role) -> None:
        """Say that the cells of some columns look otherwise now."""
        if self.rows:
            end = self.index(len(self.rows) - 1, last)
            self.dataChanged.emit(self.index(0, first), end, roles)

    def texts(self) -> list[list[str]]:
        """All texts, by column."""
        return [[column.text(row) for row in self.rows] for column in self._columns]

    def row_of(self, index: Index) -> Row | None:
        """What the row of an index is of; None for an index of none."""
        return self.rows[index.row()] if index.isValid() else None

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        title = self._columns[section].title
        return QCoreApplication.translate(self._context, title) if self._context else title

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.data(index, Role.CheckStateRole) is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        return self._columns[index.column()].data(self.rows[index.row()], role)
