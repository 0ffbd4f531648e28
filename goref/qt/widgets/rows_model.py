"""A model for the rows of a table, whose columns are described as data."""

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
    """A column of a table. Its functions get the value of a row and are called when Qt reads a
    cell.

    Attributes:
        title: the heading, before translation.
        text: returns the text of a cell.
        tip: returns the tooltip of a cell; None to use the text.
        spoken: returns the text of a cell for screen readers; None to use the text.
        number: True to align the column at the right.
        icon: returns the icon before the text; it may return None.
        font: returns the font of a cell; it may return None for the usual font.
        checked: returns whether the check box of a cell is checked; None for no check box.
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
        """Returns what a cell has for one of Qt's roles; None for nothing."""
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
    """A read-only Qt model with one row for each value.

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
        context: the translation context of the headings; "" if they are translated already.
        """
        super().__init__(parent)
        self._columns, self._context = columns, context
        self.rows: Sequence[Row] = ()

    def show_rows(
        self, rows: Sequence[Row], columns: Sequence[TableColumn[Row]] | None = None
    ) -> None:
        """Replaces the rows. Replaces the columns too if they are given."""
        self.beginResetModel()
        self.rows = rows
        if columns is not None:
            self._columns = columns
        self.endResetModel()

    def add_rows(self, rows: Sequence[Row]) -> None:
        """Adds rows at the end."""
        if rows:
            count = len(self.rows)
            self.beginInsertRows(ROOT, count, count + len(rows) - 1)
            self.rows = (*self.rows, *rows)
            self.endInsertRows()

    def columns_changed(self, first: int, last: int, *roles: Role) -> None:
        """Tells the views that the cells of columns ``first`` to ``last``, from 0, have
        changed.

        Without ``roles``, everything in the cells has changed.
        """
        if self.rows:
            end = self.index(len(self.rows) - 1, last)
            self.dataChanged.emit(self.index(0, first), end, roles)

    def texts(self) -> list[list[str]]:
        """Returns the texts of all cells: a list for each column."""
        return [[column.text(row) for row in self.rows] for column in self._columns]

    def row_of(self, index: Index) -> Row | None:
        """Returns the value of the row of a Qt index; None for an invalid index."""
        return self.rows[index.row()] if index.isValid() else None

    # Qt's virtual methods

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
