"""The record as a table: every move, what it took, and what is odd about it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from goref.core.case import Case
from goref.core.findings import Finding
from goref.core.geometry import Grid
from goref.qt.panels.move_model import Column, MoveModel
from goref.qt.theme import BoardTheme

WIDEST = {Column.NUMBER: "0000", Column.CAPTURED: "000"}
"""What the narrow columns have to show at most."""


class MoveList(QWidget):
    """The moves of a record; the current row is the moment that the board shows.

    Signals:
        moved: another row was chosen with mouse or keyboard: the index of its moment.
        voided: a move is to be void or valid again: its number, whether void.
    """

    moved = Signal(int)
    voided = Signal(int, bool)

    def __init__(self, language: str, theme: BoardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.model = MoveModel(language, theme, self)
        self.table = QTableView()
        self.table.setObjectName("moves-table")
        self.table.setAccessibleName(self.tr("Moves of the record"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)  # Tab leaves the table
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self._size_columns()
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        # One action for the button, the context menu and the key.
        self.void = QAction(self.tr("Void this move"), self.table)
        self.void.setObjectName("void-move")
        self.void.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        self.void.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.void.triggered.connect(self._toggle)
        self.table.addAction(self.void)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.button = QToolButton()
        self.button.setObjectName("void-button")
        self.button.setDefaultAction(self.void)
        self.empty = QLabel(
            self.tr("There is no record: only the position on the board is known.")
        )
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        listed = QWidget()
        lines = QVBoxLayout(listed)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.table, 1)
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(listed)
        self._show_current()

    def show_record(
        self, case: Case, findings: Iterable[Finding], moment_index: int, board: Grid
    ) -> None:
        """Show a case's record and where in it the board is.

        Args:
            findings: those about moves are told beside them.
            moment_index: of ``case.moments``; 0 is the start.
        """
        self._filling = True
        self.model.show_record(case, findings, board)
        self._pages.setCurrentIndex(1 if self.model.rowCount() > 1 else 0)
        index = self.model.index(moment_index, Column.NUMBER)
        if index != self.table.currentIndex().siblingAtColumn(Column.NUMBER):
            flags = QItemSelectionModel.SelectionFlag
            # The view scrolls to it of its own accord.
            self.table.selectionModel().setCurrentIndex(
                index, flags.ClearAndSelect | flags.Rows
            )
        self._filling = False
        self._show_current()

    def set_theme(self, theme: BoardTheme) -> None:
        """Draw the stones as the board of a theme shows them."""
        self.model.set_theme(theme)

    def _size_columns(self) -> None:
        metrics, header = self.table.fontMetrics(), self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows = self.table.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(metrics.height() + 8)
        for column in Column:
            texts = [WIDEST.get(column, ""), *self.model.widest(column)]
            wide = max(metrics.horizontalAdvance(text) for text in texts)
            header.resizeSection(column, max(wide + 10, header.sectionSizeHint(column)))

    def _row_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._show_current()
        if not self._filling and current.isValid():
            self.moved.emit(current.row())

    def _show_current(self) -> None:
        number, void = self.model.act(self.table.currentIndex().row())
        self.void.setEnabled(number is not None)
        self.void.setText(self.tr("Restore this move") if void else self.tr("Void this move"))

    def _toggle(self) -> None:
        number, void = self.model.act(self.table.currentIndex().row())
        if number is not None:
            self.voided.emit(number, not void)
