"""Who did what to an event, when and why."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from goref.core.words.faults.said import said
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.notes_box import NotesBox
from goref.qt.events.reports.audit_model import AuditModel, Column, Line, Telling
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.grid import Grid, tsv
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Work

ROOM, LEAST = (1000, 620), (600, 420)
WIDTHS = (5, 19, 14, 25, 30, 15)
"""Usual widths of the columns, in letters."""


def read(path: Path, who: str, language: str) -> tuple[Line, ...]:
    """All that was done, the latest first. Raises EventFileError."""
    with EventStore.open(path, who, read_only=True) as store:
        entries, event = store.audit(), store.event()
    telling = Telling(event, language)
    return tuple(telling.line(entry) for entry in reversed(entries))


class AuditDialog(QDialog):
    """The list, filtered by any words, and the chosen line in full."""

    def __init__(self, parent: QWidget | None, store: EventStore, language: str) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("Who did what"))
        DialogRoom(self, ROOM, LEAST)
        self.model = AuditModel(self)
        self.shown = QSortFilterProxyModel(self)
        self.shown.setSourceModel(self.model)
        self.shown.setFilterKeyColumn(-1)
        self.shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit()
        self.filter.setObjectName("audit-filter")
        self.filter.setAccessibleName(self.tr("Only what has this text"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumHeight(TARGET)
        caption = QLabel(self.tr("&Only what has this text:"))
        caption.setBuddy(self.filter)
        self.table = Grid("audit-table", self.tr("What was done, the latest first"))
        self.table.setModel(self.shown)
        header, metrics = self.table.horizontalHeader(), self.table.fontMetrics()
        header.setStretchLastSection(True)
        for section, letters in zip(Column, WIDTHS, strict=True):
            wide = metrics.horizontalAdvance("n" * letters)
            header.resizeSection(section, max(wide, header.sectionSizeHint(section)))
        self.full = NotesBox("audit-line", self.tr("The line in full"), 5)
        self.full.setMaximumHeight(2 * self.full.minimumHeight())
        self.count = wrapped("audit-count", self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(
            self.tr("Co&py what is listed"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.close_button = buttons.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        for button in (self.copy_button, self.close_button):
            button.setMinimumHeight(TARGET)
        top = QHBoxLayout()
        top.addWidget(caption)
        top.addWidget(self.filter, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.full)
        column.addWidget(self.count)
        column.addWidget(buttons)
        self.filter.textChanged.connect(self._filter)
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.copy_button.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        self.work = Work(self)
        self._language = language
        self.count.setText(self.tr("Reading …"))
        path, who = store.path, store.who
        self.work.start(lambda task: read(path, who, language), self._show, self._failed)
        self.filter.setFocus()

    def _show(self, lines: tuple[Line, ...]) -> None:
        self.model.show_lines(lines)
        self._filter(self.filter.text())

    def _failed(self, error: Exception) -> None:
        self.count.setText(f"✕ {said(error, self._language)}")

    def _filter(self, text: str) -> None:
        self.shown.setFilterFixedString(text.strip())
        listed, every = self.shown.rowCount(), self.model.rowCount()
        self.count.setText(
            self.tr("Listed: {listed} of {every}.").format(listed=listed, every=every)
        )
        self.copy_button.setEnabled(bool(listed))
        self.full.show_lines(())
        if listed:
            self.table.selectRow(0)
            self._tell(self.table.currentIndex())  # the row may be the one of before

    def _tell(self, current: QModelIndex) -> None:
        if current.isValid():
            line = self.model.lines[self.shown.mapToSource(current).row()]
            self.full.show_lines(line.text.split("\n"))

    def _copy(self) -> None:
        rows = range(self.shown.rowCount())
        QGuiApplication.clipboard().setText(tsv(self.shown, rows, headings=True))

    def done(self, result: int) -> None:
        self.work.stop()
        super().done(result)


def show_audit(parent: QWidget | None, store: EventStore, language: str) -> None:
    """Show what was done to an event."""
    dialog = AuditDialog(parent, store, language)
    dialog.exec()
    dialog.deleteLater()
