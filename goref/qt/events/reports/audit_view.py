"""The audit of an event as a table: number, time, person, act, change, reason."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QWidget

from goref.app.event.acts.table import entry_text, whole_act
from goref.app.event.checking import chain_notes
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.event.audit import change_text
from goref.core.texts.event.checking import LINK, shown_link
from goref.core.texts.event.events import level, say
from goref.core.texts.faults.said import said
from goref.io.event.audit import AuditEntry
from goref.io.event.store import EventStore
from goref.io.text.times import local_time
from goref.io.values.regulations import regulation_named
from goref.qt.look.metrics import TARGET
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, caption
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.rows_model import RowsModel, TableColumn
from goref.qt.widgets.tables import AROUND, TextGrid
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Work

ROOM, LEAST = (1000, 620), (600, 420)
SHARE = 4
"""No column is wider than the list's width divided by this number.

In the space left for change and reason, the reason gets at most that fraction, the change the
rest.
"""

Column = IntEnum("Column", "NUMBER TIME WHO WHAT CHANGE REASON", start=0)
"""The columns, from the left."""


@frozen
class AuditLine:
    """One entry of the audit, with a text for each column."""

    cells: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole entry as a text of several lines."""
        number, time, who, what, change, reason = self.cells
        parts = (f"{number}  {time}  {who}", what, change.replace("; ", "\n"), reason)
        return "\n".join(filter(None, parts))


def told(entry: AuditEntry, names: Mapping[int, str], language: Language) -> AuditLine:
    """Returns the cells for an entry of the audit.

    Args:
        names: the players' present names by id. Removed players are shown by their id.
    """
    changed = change_text(entry.before, entry.after, names, regulation_named, language)
    return AuditLine(
        (
            str(entry.number),
            local_time(entry.time),
            entry.who,
            entry_text(entry, language),
            "; ".join(filter(None, (whole_act(entry, language), changed))),
            " ".join(entry.reason.split()),
        )
    )


HEADINGS = (
    QT_TRANSLATE_NOOP("event-audit", "Entry"),
    QT_TRANSLATE_NOOP("event-audit", "Time"),
    QT_TRANSLATE_NOOP("event-audit", "Who"),
    QT_TRANSLATE_NOOP("event-audit", "What was done"),
    QT_TRANSLATE_NOOP("event-audit", "Before → after"),
    QT_TRANSLATE_NOOP("event-audit", "Reason"),
)


def _column(at: Column, heading: str) -> TableColumn[AuditLine]:
    return TableColumn(heading, lambda line: line.cells[at], number=at is Column.NUMBER)


COLUMNS = [_column(*column) for column in zip(Column, HEADINGS, strict=True)]


def read(path: Path, who: str, language: Language) -> tuple[tuple[AuditLine, ...], str]:
    """Returns the entries, latest first, and a text that says whether their chain is intact.

    Raises:
        EventFileError: the event's file cannot be read.
    """
    with EventStore.open(path, who, read_only=True) as store, store.at_one_moment():
        entries, event, chain = store.audit(), store.event(), store.chain()
    names = {player.id: player.name for player in event.players}
    lines = tuple(told(entry, names, language) for entry in reversed(entries))
    found = [say(one, language) for one in chain_notes(chain) if level(one) is not Level.NOTE]
    if chain.broken_at is None:
        found.append(LINK.in_(language, count=len(entries), link=shown_link(chain.last)))
    return lines, "\n".join(found)


class AuditDialog(StackedDialog):
    """A dialog with the entries of the audit, a filter, and the whole text of the selected
    entry.
    """

    def __init__(self, parent: QWidget | None, store: EventStore, language: Language) -> None:
        super().__init__(parent, "", ROOM, LEAST)
        self.setWindowTitle(self.tr("Who did what"))
        self.model = RowsModel(COLUMNS, "event-audit", self)
        self.shown = QSortFilterProxyModel(self)
        self.shown.setSourceModel(self.model)
        self.shown.setFilterKeyColumn(-1)
        self.shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = named(QLineEdit(), "audit-filter", self.tr("Only lines with this text"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumHeight(TARGET)
        called = self.tr("What was done, the latest first")
        self.table = TextGrid("audit-table", called, self.shown)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.CHANGE, QHeaderView.ResizeMode.Stretch)
        self.full = NotesBox("audit-line", self.tr("The line in full"), 5)
        self.full.setMaximumHeight(2 * self.full.minimumHeight())
        self.count = wrapped("audit-count", self)
        self.link = wrapped("audit-link", self, copied=True)
        self.put_buttons(Standard.Close)
        copy, role = self.tr("Co&py the list"), ButtonRole.ActionRole
        self.copy_button = self.put_button(copy, role, act=self.table.copy_all)
        self.close_button = self.buttons.button(Standard.Close)
        self.close_button.setDefault(True)
        top = in_row(
            caption(self.tr("&Only lines with this text:"), self.filter),
            self.filter,
            grows=self.filter,
        )
        below = self.full, self.count, self.link, self.buttons
        self.stack(top, self.table, *below, grows=self.table)
        self.filter.textChanged.connect(self._filter)
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.work = Work(self)
        self.finished.connect(self.work.stop)
        self._language = language
        self.count.setText(self.tr("Reading …"))
        path, who = store.path, store.who
        self.work.start(lambda task: read(path, who, language), self._show, self._failed)
        self.filter.setFocus()

    def _show(self, found: tuple[tuple[AuditLine, ...], str]) -> None:
        lines, link = found
        self.model.show_rows(lines)
        self.table.setColumnHidden(Column.REASON, not any(line.cells[-1] for line in lines))
        self._fit()
        self.link.setText(link)
        self._filter(self.filter.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit)  # the list has its width then

    def _fit(self) -> None:
        """Sets the widths of the columns. The change gets the space that the other columns
        leave.

        In a narrow window with large text, times are cut last and headings never.
        """
        if not self.model.rows:
            return
        columns = list(zip(*(line.cells for line in self.model.rows), strict=True))
        wide = self.table.viewport().width()
        self.table.widen(columns, beside=AROUND, most=wide // SHARE)
        times = set(map(self.table.fontMetrics().horizontalAdvance, columns[Column.TIME]))
        time = max(self.table.columnWidth(Column.TIME), max(times) + AROUND)
        self.table.setColumnWidth(Column.TIME, time)
        rest = wide - sum(map(self.table.columnWidth, range(Column.CHANGE)))
        reason = min(self.table.columnWidth(Column.REASON), rest // SHARE)
        self.table.setColumnWidth(Column.REASON, reason)
        heading = self.table.horizontalHeader().sectionSizeHint
        lack = heading(Column.CHANGE) - (rest - reason)
        for column in (Column.WHAT, Column.WHO, Column.TIME):  # large texts, a narrow window
            before = self.table.columnWidth(column)
            after = max(before - max(lack, 0), heading(column))
            self.table.setColumnWidth(column, after)
            lack -= before - after

    def _failed(self, error: Exception) -> None:
        self.count.setText(f"✕ {said(error, self._language)}")

    def _filter(self, text: str) -> None:
        self.shown.setFilterFixedString(text.strip())
        listed, every = self.shown.rowCount(), self.model.rowCount()
        self.count.setText(
            formatted(self.tr("Listed: {listed} of {every}."), listed=listed, every=every)
        )
        self.copy_button.setEnabled(bool(listed))
        self.full.show_lines(())
        if listed:
            self.table.selectRow(0)
            self._tell(self.table.currentIndex())  # no signal if the row is still the same

    def _tell(self, current: QModelIndex) -> None:
        if current.isValid():
            line = self.model.rows[self.shown.mapToSource(current).row()]
            self.full.show_lines(line.text.split("\n"))
