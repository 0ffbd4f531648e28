"""The dialog that decides all tables whose cases are ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QListWidgetItem,
    QWidget,
)

from goref.core.base.particles import formatted
from goref.core.event.event import Table
from goref.qt.widgets.dialog import ButtonRole, StackedDialog
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import plain_label, wrapped
from goref.qt.work.idle_work import IdleWork

SIZE = (640, 460)

Decide = Callable[[Table], str]


class ReadyDialog(StackedDialog):
    """A list of the tables that are ready, with a check box each. The button “Decide …” decides
    the checked tables one by one while the window is idle.
    """

    def __init__(
        self,
        parent: QWidget,
        tables: Sequence[tuple[Table, str]],
        decide: Decide,
        looking: str = "",
    ) -> None:
        """Args:
        tables: the tables, each with its text in the list.
        decide: decides a table by its case; returns why that is impossible, or "".
        looking: a text about cases whose summaries are still being computed; "" for none.
        """
        super().__init__(parent, "event-ready", SIZE)
        self.setWindowTitle(self.tr("Decide all that are ready"))
        self._decide = decide
        self.decided = 0
        told = self.tr(
            "Nothing is open in these cases. Uncheck those that are to wait; the others are "
            "decided as their cases count."
        )
        asked = plain_label(told)
        asked.setWordWrap(True)
        self.list = TextList("event-ready-list", self.tr("Tables that are ready"))
        for table, line in tables:
            self.list.put(line, table, checked=True)
        self.list.setCurrentRow(0)
        self.told = wrapped("event-ready-told", text=looking)
        self.put_buttons(accept=self._begin)
        self.go = self.put_button("", ButtonRole.AcceptRole, "event-ready-go")
        self.close_button = self.put_button(self.tr("Close"), ButtonRole.RejectRole)
        self.stack(asked, self.list, self.told, self.buttons, grows=self.list)
        self.pump = IdleWork(self)
        self.list.itemChanged.connect(self._count)
        self.finished.connect(self.pump.stop)
        self._count()
        self.list.setFocus()

    def _count(self) -> None:
        count = len(self.list.checked())
        does = self.tr("Decide the table") if count == 1 else self.tr("Decide {count} tables")
        self.go.setText(formatted(does, count=count))
        self.go.setEnabled(bool(count) and not self.pump.is_busy)

    def _begin(self) -> None:
        self.decided = 0
        self.pump.start(self._decide_each(self.list.checked()), self._end)
        self._count()

    def _decide_each(self, items: Sequence[QListWidgetItem]) -> Iterator[None]:
        for left in reversed(range(len(items))):
            self._decide_one(items[-1 - left], left)
            yield

    def _decide_one(self, item: QListWidgetItem, left: int) -> None:
        problem = self._decide(item.data(Qt.ItemDataRole.UserRole))
        item.setCheckState(Qt.CheckState.Unchecked)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        if problem:
            self.list.fail(item, problem)
        else:
            self.decided += 1
            item.setText(f"✓ {item.text()}")
        self.list.scrollToItem(item)
        self.told.setText(
            formatted(self.tr("{done} decided, {left} to go"), done=self.decided, left=left)
        )

    def _end(self) -> None:
        self._count()
        self.told.setText(formatted(self.tr("{done} decided."), done=self.decided))
        self.close_button.setFocus()
