"""The list of an event's tables, or advice if there is none to show."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import partial
from heapq import nlargest

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from goref.core.event.event import Table, TableState
from goref.core.texts.event.glance import GLANCES, usual_results
from goref.qt.events.tables.table_model import (
    NO_EVENT,
    Column,
    TableModel,
    note_text,
    state_text,
    states,
    states_text,
    terms_told,
)
from goref.qt.widgets.boxes import fill
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.metrics import WIDE_AIR
from goref.qt.widgets.tables import RowsTable, quiet_corner
from goref.qt.widgets.wrapping import wrapped

LEAST = {
    Column.PLACE: "00/000",
    Column.BLACK: "0" * 11,
    Column.WHITE: "0" * 11,
    Column.GLANCE: "0" * 14,
}
"""For some columns, a text as wide as the least width of the column."""
FIRST = (Column.PLACE, Column.STATE, Column.TERMS)
"""Columns that are never narrower than their widest text."""
NAMES = (Column.BLACK, Column.WHITE)
THEN = (Column.GLANCE, Column.CASE, Column.NOTE)
"""Columns that get the width left over by names and results, in this order."""
AT_TIMES = (Column.TERMS, Column.RESULT, Column.CASE, Column.NOTE)
"""Columns that are hidden while all their cells are empty."""
SPARED = (Column.CASE, Column.NOTE)
"""Columns that are hidden if space is short; the line below the list shows their texts."""
PAD = 14
"""Pixels added to the width of a cell's text, and between two headings."""
LONGEST = 8
"""Number of the longest texts of a column whose widths are measured."""


class ListPage(IntEnum):
    """The pages: the tables, advice for an empty event, advice if none pass the filter."""

    TABLES = 0
    EMPTY = 1
    NONE_FIT = 2


class TableList(QStackedWidget):
    """The tables of a model, or a page with advice if there are none.

    Signals:
        activated: a table was double-clicked; it is the chosen one.
        selected: another table is chosen, or none.
        scrolled: other rows are visible.
        menued: a context menu for the chosen table is requested; carries the screen position.
        wanted: a button on a page of advice was pressed; carries its command's id.
    """

    activated = Signal()
    selected = Signal()
    scrolled = Signal()
    menued = Signal(QPoint)
    wanted = Signal(str)

    def __init__(self, model: TableModel) -> None:
        super().__init__()
        self.model = model
        self._measured = NO_EVENT  # the event that the widths were chosen for
        self._least: dict[Column, int] = {}
        self._wanted: dict[Column, int] = {}
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

    def _view(self) -> RowsTable:
        called = self.tr("Tables of the event")
        table = RowsTable("event-tables", called, self.model, air=WIDE_AIR)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.horizontalHeader().setStretchLastSection(False)  # _share() sets the widths
        quiet_corner(table)
        table.doubleClicked.connect(lambda _: self.activated.emit())
        table.selectionModel().currentRowChanged.connect(lambda *_: self.selected.emit())
        table.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        table.customContextMenuRequested.connect(self._menu)
        table.resized.connect(self._share)
        self.model.modelReset.connect(self._choose_widths)
        return table

    def _choose_widths(self) -> None:
        """Chooses the columns' widths by all tables of the event, not only those shown."""
        event, language = self.model.shown, self.model.language
        if event is self._measured:
            return
        self._measured = event
        rules = event.info.rules
        terms = {(table.handicap, event.komi(table)) for table in event.tables}
        usual = list(usual_results(rules, language))
        # A table of each kind is enough: a large event has few kinds.
        kinds = {(t.state, t.protests, t.is_signed, t.round): t for t in event.tables}
        shown_states = {states(table, event) for table in kinds.values()}
        decided = any(table.result for table in event.tables)
        texts: dict[Column, Iterable[str]] = {
            Column.PLACE: (),
            Column.BLACK: map(self.model.player, {table.black for table in event.tables}),
            Column.WHITE: map(self.model.player, {table.white for table in event.tables}),
            Column.TERMS: (terms_told(*pair) for pair in terms),
            Column.STATE: [
                *(state_text(state, language) for state in TableState),
                *(states_text(*one, language) for one in shown_states),
            ],
            Column.RESULT: usual if decided else (),
            Column.GLANCE: (GLANCES["ready"].in_(language, verdict=v) for v in usual),
            Column.CASE: (table.source for table in event.tables),
            Column.NOTE: (
                note_text(table, language)
                for table in event.tables
                if table.note or table.incidents
            ),
        }
        header = self.table.horizontalHeader()
        self._least, self._wanted = {}, {}
        for column, told in texts.items():
            longest = nlargest(LONGEST, set(told), key=len)
            empty = column in AT_TIMES and not any(longest)
            self.table.setColumnHidden(column, empty)  # a hidden heading has no size
            if empty:
                continue
            heading = header.sectionSizeHint(column) + PAD // 2
            least = max(heading, self._wide(LEAST.get(column, "")))
            self._wanted[column] = max([least, *map(self._wide, longest)])
            self._least[column] = self._wanted[column] if column in FIRST else least
        self._share()

    def _wide(self, text: str) -> int:
        return self.table.fontMetrics().horizontalAdvance(" ".join(text.split())) + PAD

    def _share(self) -> None:
        """Sets the widths of the columns: names and results first, the glances get the rest."""
        if not self._least:
            return
        room = self.table.viewport().width()
        given = dict(self._least)
        spared = [column for column in SPARED if column in given]
        asked = sum(self._wanted[column] for column in given if column not in spared)
        short_of_room = asked + sum(given[column] for column in spared) > room
        for column in given:
            self.table.setColumnHidden(column, short_of_room and column in spared)
        if short_of_room:
            given = {column: wide for column, wide in given.items() if column not in spared}
        left = max(room - sum(given.values()), 0)

        def give(column: Column, most: int) -> None:
            nonlocal left
            more = max(min(self._wanted[column] - given[column], most, left), 0)
            given[column] += more
            left -= more

        short, long = sorted(NAMES, key=self._wanted.__getitem__)
        third = left // 3
        give(short, third)
        give(long, third)
        if Column.RESULT in given:
            give(Column.RESULT, left)
        give(short, left // 2)
        give(long, left)
        give(short, left)
        for column in filter(given.__contains__, THEN):
            give(column, left)
        given[Column.GLANCE] += left
        for column, wide in given.items():
            self.table.horizontalHeader().resizeSection(column, wide)

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
        """Shows a page; the focus moves there unless it is outside the list."""
        if page == self.currentIndex():
            return
        focus = self.window().focusWidget()
        mine = focus is None or focus is self or self.isAncestorOf(focus)
        self.setCurrentIndex(page)
        if mine:
            self.enter()

    def table_chosen(self) -> Table | None:
        """Returns the chosen table; None if there is none."""
        return self.model.row_of(self.table.currentIndex())

    def choose_row(self, row: int, *, scroll: bool = True) -> None:
        """Chooses a row, counted from 0, if there is such a row."""
        if 0 <= row < self.model.rowCount():
            self.table.selectRow(row)
            self.table.setCurrentIndex(self.model.index(row, Column.PLACE))
            if scroll:
                self.table.scrollTo(self.model.index(row, Column.PLACE))

    def enter(self) -> None:
        """Focuses the list of tables, or the first button on the page of advice."""
        if self.currentIndex() == ListPage.TABLES:
            self.table.setFocus()
        else:
            page = self.currentWidget()
            button = page.findChild(QPushButton) if page is not None else None
            if button is not None:
                button.setFocus()

    def rows_in_sight(self) -> range:
        """Returns the range of visible rows, counted from 0."""
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
