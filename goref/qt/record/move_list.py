"""The record as a table: moves, captures and findings, with commands to correct it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QItemSelectionModel, QKeyCombination, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QStackedLayout,
    QToolButton,
    QWidget,
)

from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.qt.look.metrics import TARGET
from goref.qt.look.theme import BoardTheme
from goref.qt.record.move_model import Column, MoveModel
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.tables import PlainTable
from goref.qt.widgets.wrapping import WrappingRow, plain_label, tip

WIDEST = {Column.NUMBER: "0000", Column.CAPTURED: "000"}
"""The narrow columns are at least as wide as the text given for each."""
LINES, FEW = 14, 8
"""The buttons are hidden if the list is lower than this many lines of text.

LINES is the limit while a move is being corrected, FEW is the limit otherwise.
"""


class MoveList(QWidget):
    """The moves of a record. The current row is the moment on the board.

    Signals:
        moved: the user selected another row; carries the index of its moment.
        voided: a move is to be void or valid; carries its number, from 1, and True for void.
        corrected, inserted, removed: a move is to be corrected, to get a new move before it, or
            to be removed; carries its number, from 1.
    """

    moved = Signal(int)
    voided = Signal(int, bool)
    corrected = Signal(int)
    inserted = Signal(int)
    removed = Signal(int)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._filling = False
        self.model = MoveModel(language, theme, self)
        self.table = PlainTable("moves-table", self.tr("Moves of the record"), self.model)
        texts = ([WIDEST.get(column, ""), *self.model.widest(column)] for column in Column)
        self.table.widen(texts, beside=10)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self._shown = 0
        self._held: int | None = None
        self._make_actions()
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.empty = plain_label(
            self.tr("There is no record: only the position on the board is known.")
        )
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        listed = QWidget()
        self._acts = self._make_buttons()
        self._column = in_column(self.table, self._acts, inside=listed, grows=self.table)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(listed)
        self._show_current()

    def show_record(
        self, case: Case, findings: Iterable[Finding], moment_index: int, board: Grid
    ) -> None:
        """Shows the record of a case.

        Args:
            findings: the findings about the case; each one about a move appears in its row.
            moment_index: the index in ``case.moments`` of the moment on the board; 0 is the
                start.
        """
        self._filling = True
        self.model.show_record(case, findings, board)
        self._pages.setCurrentIndex(1 if self.model.rowCount() > 1 else 0)
        self._shown = moment_index
        self._go_to_row()
        self._show_current()

    def put_above(self, bar: QWidget) -> None:
        """Puts a widget above the list."""
        self._column.insertWidget(0, bar)

    def hold(self, row: int | None) -> None:
        """Keeps a row selected, whatever the board shows. None lets the row follow the board
        again.

        ``row`` is an index from 0.
        """
        self._held = row
        self._go_to_row()
        self._fit()

    def _fit(self) -> None:
        """Hides the buttons if there is little height. The context menu has the same
        commands.
        """
        lines = self.height() / self.fontMetrics().lineSpacing()
        self._acts.setVisible(lines >= (FEW if self._held is None else LINES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _go_to_row(self) -> None:
        self._filling = True
        row = self._shown if self._held is None else self._held
        index = self.model.index(row, Column.NUMBER)
        if index != self.table.currentIndex().siblingAtColumn(Column.NUMBER):
            flags = QItemSelectionModel.SelectionFlag
            # The view scrolls to it by itself.
            self.table.selectionModel().setCurrentIndex(
                index, flags.ClearAndSelect | flags.Rows
            )
        self._filling = False

    def _make_actions(self) -> None:
        """Creates the commands, each for a button, the context menu and a key."""
        held = Qt.Modifier.CTRL
        correct = (held | Qt.Key.Key_Return, held | Qt.Key.Key_Enter)
        insert, remove = (Qt.Key.Key_Insert,), (held | Qt.Key.Key_Delete,)
        self.correct = self._action("correct-move", self.tr("Correct…"), correct)
        self.insert = self._action("insert-move", self.tr("Insert before…"), insert)
        self.remove = self._action("remove-move", self.tr("Remove"), remove)
        self.void = self._action("void-move", self.tr("Void this move"), ())
        self.void.setShortcut(QKeySequence(QKeySequence.StandardKey.Delete))
        self._tell(self.correct, self.tr("Click where this move was really played"))
        self._tell(self.insert, self.tr("Click where a move before this one was played"))
        self._tell(self.remove, self.tr("Take this move out of the record"))
        for action, signal in (
            (self.correct, self.corrected),
            (self.insert, self.inserted),
            (self.remove, self.removed),
        ):
            action.triggered.connect(
                lambda _, s=signal: self._ask(lambda number, void: s.emit(number))
            )
        self.void.triggered.connect(
            lambda _: self._ask(lambda number, void: self.voided.emit(number, not void))
        )

    def _action(
        self, name: str, text: str, keys: tuple[Qt.Key | QKeyCombination, ...]
    ) -> QAction:
        action = QAction(text, self.table)
        action.setIconText(text)  # otherwise its button would leave out the dots
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.table.addAction(action)
        return action

    def _tell(self, action: QAction, what: str) -> None:
        """Sets the tooltip of a command: its effect and its key."""
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(tip(f"{what} ({key})"))

    def _make_buttons(self) -> WrappingRow:
        row = WrappingRow()
        for action in (self.correct, self.insert, self.remove, self.void):
            button = QToolButton()
            button.setObjectName(f"{action.objectName().removesuffix('-move')}-button")
            button.setDefaultAction(action)
            button.setMinimumHeight(TARGET)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.put(button)
            self.button = button
        return row

    def _row_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._show_current()
        if not self._filling and current.isValid():
            self.moved.emit(current.row())

    def _show_current(self) -> None:
        number, void = self.model.act(self.table.currentIndex().row())
        for action in (self.correct, self.insert, self.remove, self.void):
            action.setEnabled(number is not None)
        self.void.setText(self.tr("Restore this move") if void else self.tr("Void this move"))
        self.void.setIconText(self.void.text())
        kept = self.tr("The move is kept in the record and does not count")
        self._tell(self.void, self.tr("The move counts again") if void else kept)

    def _ask(self, ask: Callable[[int, bool], object]) -> None:
        """Calls ``ask`` with the number of the current row's move, and whether that is void.

        Does nothing if the row is no move.
        """
        number, void = self.model.act(self.table.currentIndex().row())
        if number is not None:
            ask(number, void)
