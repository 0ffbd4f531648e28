"""The list of an event's tables, or what to do where there is none to show."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from goref.core.event.event import Table, TableState
from goref.core.words.event.glance import usual_results
from goref.qt.events.tables.table_model import Column, TableModel, state_text
from goref.qt.widgets.boxes import fill
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.metrics import WIDE_AIR
from goref.qt.widgets.tables import RowsTable, quiet_corner
from goref.qt.widgets.wrapping import wrapped

WIDTHS = {
    Column.PLACE: "00/0000",
    Column.BLACK: "0" * 12,
    Column.WHITE: "0" * 12,
    Column.TERMS: "H9, 00½",
    Column.STATE: "",
    Column.RESULT: "",
    Column.GLANCE: "0" * 16,
    Column.CASE: "0" * 12,
    Column.NOTE: "0" * 9,
}
"""A text that a column has room for; that of the glance has what is left, but this at least."""
PAD = 14
"""Pixels beside a cell's text, and between two headings."""


class ListPage(IntEnum):
    """What there is to show."""

    TABLES = 0
    EMPTY = 1
    NONE_FIT = 2


class TableList(QStackedWidget):
    """The tables of a model, and a page with advice where it has none.

    Signals:
        activated: the chosen table was double-clicked.
        selected: another table is chosen, or none.
        scrolled: other rows are in sight.
        menued: what can be done to the chosen table: where on the screen.
        wanted: a command of the window, from a page of advice.
    """

    activated = Signal()
    selected = Signal()
    scrolled = Signal()
    menued = Signal(QPoint)
    wanted = Signal(str)

    def __init__(self, model: TableModel) -> None:
        super().__init__()
        self.model = model
        self._rules: str | None = None  # those that the widths were chosen for
        self._least: dict[Column, int] = {}
        self.table = self._view()
        self.addWidget(self.table)
        self.addWidget(
            self._advice(
                "event-empty",
                self.tr(
                    "No tables yet. Drop pairings (CSV, OpenGotha's XML) or game records "
                    "here, or add players and tables by hand."
                ),
                (
                    ("import", self.tr("Import players or pairings…")),
                    ("attach", self.tr("Attach records…")),
                    ("add-player", self.tr("Add a player…")),
                    ("add-table", self.tr("Add a table…")),
                ),
            )
        )
        self.addWidget(
            self._advice(
                "event-none-fit",
                self.tr("No table is like that."),
                (("all", self.tr("Show all tables")),),
            )
        )

    def _view(self) -> RowsTable:
        called = self.tr("Tables of the event")
        table = RowsTable("event-tables", called, self.model, air=WIDE_AIR)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        quiet_corner(table)
        table.doubleClicked.connect(lambda _: self.activated.emit())
        table.selectionModel().currentRowChanged.connect(lambda *_: self.selected.emit())
        table.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        table.customContextMenuRequested.connect(self._menu)
        table.resized.connect(self._share)
        self.model.modelReset.connect(self._choose_widths)
        return table

    def _choose_widths(self) -> None:
        """Give the columns the room that their words need under the event's rules."""
        rules, language = self.model.shown.info.rules, self.model.language
        if rules == self._rules:
            return
        self._rules = rules
        metrics, header = self.table.fontMetrics(), self.table.horizontalHeader()
        usual: dict[Column, Iterable[str]] = {
            Column.STATE: [state_text(state, language) for state in TableState],
            Column.RESULT: usual_results(rules, language),
        }
        self._least = {}
        for column, text in WIDTHS.items():
            texts = (text, *usual.get(column, ()))
            wide = max(map(metrics.horizontalAdvance, texts)) + PAD
            self._least[column] = max(wide, header.sectionSizeHint(column) + PAD // 2)
            header.resizeSection(column, self._least[column])
        self._share()

    def _share(self) -> None:
        """Give the glances the room that the other columns leave."""
        if not self._least:
            return
        header = self.table.horizontalHeader()
        others = [column for column in Column if column not in (Column.GLANCE, Column.NOTE)]
        left = self.table.viewport().width() - sum(map(header.sectionSize, others))
        left -= self._least[Column.NOTE]  # the last one is stretched
        header.resizeSection(Column.GLANCE, max(left, self._least[Column.GLANCE]))

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
        """Show the tables, or advice; the keys go with it unless they are elsewhere."""
        if page == self.currentIndex():
            return
        focus = self.window().focusWidget()
        mine = focus is None or focus is self or self.isAncestorOf(focus)
        self.setCurrentIndex(page)
        if mine:
            self.enter()

    def table_chosen(self) -> Table | None:
        """The table that is chosen."""
        return self.model.row_of(self.table.currentIndex())

    def choose_row(self, row: int, *, scroll: bool = True) -> None:
        """Choose a row, if it is there."""
        if 0 <= row < self.model.rowCount():
            self.table.selectRow(row)
            self.table.setCurrentIndex(self.model.index(row, Column.PLACE))
            if scroll:
                self.table.scrollTo(self.model.index(row, Column.PLACE))

    def enter(self) -> None:
        """Give the keys to the list, or to the advice."""
        if self.currentIndex() == ListPage.TABLES:
            self.table.setFocus()
        else:
            page = self.currentWidget()
            button = page.findChild(QPushButton) if page is not None else None
            if button is not None:
                button.setFocus()

    def rows_in_sight(self) -> range:
        """The rows that can be seen now."""
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
