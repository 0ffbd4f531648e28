"""A table in which one goes from row to row."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from goref.qt.widgets.plain_table import PlainTable

Action = QAbstractItemView.CursorAction
ENDS = (Action.MoveHome, Action.MoveEnd)
SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class RowsTable(PlainTable):
    """Home and End go to the first and last row; only Left and Right scroll sideways.

    Signals:
        resized: there is more or less room for the columns.
    """

    resized = Signal()
    _goes_sideways = False

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        here, model = self.currentIndex(), self.model()
        if action in ENDS and here.isValid():
            row = 0 if action is Action.MoveHome else model.rowCount() - 1
            return model.index(row, here.column())
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._goes_sideways = event.key() in SIDEWAYS
        super().keyPressEvent(event)
        self._goes_sideways = False

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if not self._goes_sideways:
            bar.setValue(before)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
