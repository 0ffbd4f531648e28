"""The list of an event's tables, or advice if it is empty."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from heapq import nlargest

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from goref.core.event.event import Table
from goref.qt.events.tables.row_delegate import (
    CAP,
    KEY_WIDTH,
    KEYS,
    STONE,
    RowDelegate,
    row_height,
)
from goref.qt.events.tables.table_model import Column, TableModel
from goref.qt.look.metrics import SPACE, WIDE_AIR
from goref.qt.widgets.boxes import fill
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.tables import RowsTable, quiet_corner
from goref.qt.widgets.wrapping import wrapped

NAMES = (Column.BLACK, Column.WHITE)
PAD = 20
"""A cell is this many pixels wider than its text."""
RESULT_ROOM = 2 * SPACE + STONE + CAP
"""A result needs this many pixels more than its text and the padding of its cell."""
LONGEST = 8
"""To find the widest result, this many of the longest texts are measured."""
MOST_RESULT = 26
"""The largest width of a result in one line, in digits."""
USUAL_NAME = 14
"""The width of a usual name, in digits."""
MOST_STATE = 14
"""The largest width of a state in one line, in digits."""
NO_TABLE = Table(1, 1, 0, -1)
LETTERS = frozenset("bw=.…aipt")
"""The keys that affect the selected table."""
DIGITS = frozenset("0123456789")
"""The keys that begin a typed result with its table number."""


class ListPage(IntEnum):
    """The pages of the list: the tables, advice for an event without tables, advice if the
    filter hides all.
    """

    TABLES = 0
    EMPTY = 1
    NONE_FIT = 2


class TableRows(RowsTable):
    """The rows of tables. Keys for the selected table, and digits, go to the window.

    A double click on a row's keys counts as one click, since the second could hit another row.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().lower() in LETTERS | DIGITS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).column() != Column.RESULT:
            super().mouseDoubleClickEvent(event)


class TableList(QStackedWidget):
    """The list of tables, or a page with advice if it is empty.

    Signals:
        activated: the selected table was double-clicked.
        selected: another table is selected, or none.
        scrolled: other rows are visible.
        menued: the context menu of the selected table is requested; carries the screen
            position.
        wanted: a button on a page of advice was pressed; carries the id of its command.
    """

    activated = Signal()
    selected = Signal()
    scrolled = Signal()
    menued = Signal(QPoint)
    wanted = Signal(str)

    def __init__(self, model: TableModel) -> None:
        super().__init__()
        self.model = model
        self._fixed: dict[Column, int] = {}
        self._keys = len(KEYS) * KEY_WIDTH + PAD
        self._least_name = self._most_result = self._most_state = 0
        self.rows = RowDelegate(model, self)
        self.table = self._view()
        self.addWidget(self.table)
        told = self.tr(
            "No tables yet. Drop pairings (CSV, a pairing program's file) or game records "
            "here, or add players and tables by hand."
        )
        ways = (
            ("import", self.tr("Import players or pairings…")),
            ("attach", self.tr("Attach records…")),
            ("add-player", self.tr("Add a player…")),
            ("add-table", self.tr("Add a table…")),
        )
        self.addWidget(self._advice("event-empty", told, ways))
        told, show = self.tr("No table matches."), self.tr("Show all tables")
        self.addWidget(self._advice("event-none-fit", told, (("all", show),)))

    def _view(self) -> TableRows:
        called = self.tr("Tables of the event")
        table = TableRows("event-tables", called, self.model, air=WIDE_AIR)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.horizontalHeader().setStretchLastSection(False)  # _share() sets the widths
        table.setAlternatingRowColors(False)
        table.setItemDelegate(self.rows)
        table.verticalHeader().setDefaultSectionSize(row_height(table.fontMetrics()))
        quiet_corner(table)
        table.doubleClicked.connect(lambda _: self.activated.emit())
        table.selectionModel().currentRowChanged.connect(lambda *_: self.selected.emit())
        table.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        table.customContextMenuRequested.connect(self._menu)
        table.resized.connect(self._share)
        self.model.modelReset.connect(self._choose_widths)
        self.model.dataChanged.connect(lambda first, *_: self._widen(first))
        return table

    def _choose_widths(self) -> None:
        """Computes the widths of the columns from all listed tables."""
        tables, model = self.model.rows, self.model
        self.rows.one_round = len({table.round for table in tables}) == 1
        # A table of each kind is enough: a large event has few kinds.
        kinds = {(t.state, t.under_protest, t.is_signed, t.case, t.result): t for t in tables}
        states = {*map(model.state, kinds.values()), model.state(NO_TABLE)}
        results = nlargest(LONGEST, {*map(model.result, kinds.values())}, key=len)
        heading = self.table.horizontalHeader().sectionSizeHint
        widest = max(map(self._wide, results), default=0) + RESULT_ROOM
        self._most_result = self._wide("0" * MOST_RESULT)  # longer ones take two lines
        self._most_state = self._wide("0" * MOST_STATE)
        self._fixed = {
            Column.PLACE: max(heading(Column.PLACE), self._wide("00/000")),
            Column.RESULT: max(self._keys, min(widest, self._most_result)),
            Column.STATE: max(
                heading(Column.STATE), min(max(map(self._chip, states)), self._most_state)
            ),
        }
        self._least_name = max(map(heading, NAMES))
        self._share()

    def _widen(self, index: QModelIndex) -> None:
        """Widens the columns of results and states for a row that has changed."""
        table = self.model.rows[index.row()]
        if not self._fixed:
            return
        result = min(self._wide(self.model.result(table)) + RESULT_ROOM, self._most_result)
        state = min(self._chip(self.model.state(table)), self._most_state)
        self._fixed[Column.RESULT] = max(self._fixed[Column.RESULT], result)
        self._fixed[Column.STATE] = max(self._fixed[Column.STATE], state)
        self._share()

    def _chip(self, text: str) -> int:
        return self._wide(text) + SPACE

    def _wide(self, text: str) -> int:
        return self.table.fontMetrics().horizontalAdvance(text) + PAD

    def _share(self) -> None:
        """Sets the widths of the columns. The two names share what the others leave.

        If that is little, results get two lines.
        """
        if not self._fixed:
            return
        fixed = dict(self._fixed)
        left = self.table.viewport().width() - sum(fixed.values())
        lacks = 2 * self._wide("0" * USUAL_NAME) - left
        if lacks > 0:
            less = min(lacks, fixed[Column.RESULT] - self._keys)
            fixed[Column.RESULT] -= less
            left += less
        name = max(left // 2, self._least_name)
        header = self.table.horizontalHeader()
        for column in Column:
            header.resizeSection(column, fixed.get(column, name))

    def _advice(self, name: str, text: str, commands: tuple[tuple[str, str], ...]) -> QWidget:
        page = QWidget()
        label = wrapped(name, text=text)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(page)
        fill(column, None, label)
        for command, told in commands:
            act = partial(self.wanted.emit, command)
            button = push_button(f"{name}-{command}", told, act=act, auto=True)
            button.setAccessibleName(told)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def show_page(self, page: ListPage) -> None:
        """Shows a page. If the focus was in the list, it moves to that page."""
        if page == self.currentIndex():
            return
        focus = self.window().focusWidget()
        mine = focus is None or focus is self or self.isAncestorOf(focus)
        self.setCurrentIndex(page)
        if mine:
            self.enter()

    def table_chosen(self) -> Table | None:
        """Returns the selected table, or None."""
        return self.model.row_of(self.table.currentIndex())

    def choose_row(self, row: int, *, scroll: bool = True) -> None:
        """Selects a row, counted from 0. Does nothing if there is no such row."""
        if 0 <= row < self.model.rowCount():
            self.table.selectRow(row)
            self.table.setCurrentIndex(self.model.index(row, Column.PLACE))
            if scroll:
                self.table.scrollTo(self.model.index(row, Column.PLACE))

    def enter(self) -> None:
        """Moves the focus to the list, or to the first button on a page of advice."""
        if self.currentIndex() == ListPage.TABLES:
            self.table.setFocus()
        else:
            page = self.currentWidget()
            button = page.findChild(QPushButton) if page is not None else None
            if button is not None:
                button.setFocus()

    def rows_in_sight(self) -> range:
        """Returns the range of visible rows, from 0."""
        view = self.table
        first = view.rowAt(0)
        last = view.rowAt(view.viewport().height() - 1)
        count = self.model.rowCount()
        if first < 0:
            return range(0)
        return range(first, count if last < 0 else last + 1)

    def _menu(self, where: QPoint) -> None:
        index = self.table.indexAt(where)
        if not index.isValid():
            index = self.table.currentIndex()
            where = self.table.visualRect(index).center()
        if index.isValid():
            self.table.selectRow(index.row())
            self.menued.emit(self.table.viewport().mapToGlobal(where))
