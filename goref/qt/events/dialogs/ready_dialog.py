"""Deciding all tables that are ready: listed with their results, chosen, decided in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from goref.core.event.event import Table
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.row_padding import Airy
from goref.qt.work.pump import Pump

SIZE = (640, 460)
Role = Qt.ItemDataRole
State = Qt.CheckState

Decide = Callable[[Table], str]


class ReadyDialog(QDialog):
    """A check box for each table that is ready. They are decided one between events.

    Attributes:
        list: the tables.
        told: what is going on.
    """

    def __init__(
        self,
        parent: QWidget,
        tables: Sequence[tuple[Table, str]],
        decide: Decide,
        looking: str = "",
    ) -> None:
        """Args:
        tables: what is ready, with the line that is shown of it.
        decide: decides a table by its case; returns why it cannot be, or nothing.
        looking: what to say of tables that are still being looked at.
        """
        super().__init__(parent)
        self.setObjectName("event-ready")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Decide all that are ready"))
        DialogRoom(self, SIZE)
        self._decide = decide
        self.decided = 0
        asked = QLabel(
            self.tr(
                "In these cases nothing is open. Take the check off those that are to wait; "
                "the others are decided as their cases count."
            )
        )
        asked.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("event-ready-list")
        self.list.setAccessibleName(self.tr("Tables that are ready"))
        self.list.setItemDelegate(Airy(self.list))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for table, line in tables:
            item = QListWidgetItem(line, self.list)
            item.setData(Role.UserRole, table)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(State.Checked)
        self.list.setCurrentRow(0)
        self.told = QLabel(looking)
        self.told.setObjectName("event-ready-told")
        self.told.setWordWrap(True)
        roles = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox()
        self.go = buttons.addButton("", roles.AcceptRole)
        self.go.setObjectName("event-ready-go")
        self.close_button = buttons.addButton(self.tr("Close"), roles.RejectRole)
        for button in (self.go, self.close_button):
            button.setMinimumHeight(TARGET)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(asked)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.told)
        layout.addWidget(buttons)
        self._pump = Pump(self)
        self.list.itemChanged.connect(self._count)
        self.finished.connect(self._pump.stop)
        self._count()
        self.list.setFocus()

    @property
    def is_busy(self) -> bool:
        """Whether tables are being decided."""
        return self._pump.is_busy

    def chosen(self) -> list[QListWidgetItem]:
        """The tables that are checked."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return [item for item in items if item.checkState() is State.Checked]

    def _count(self) -> None:
        count = len(self.chosen())
        self.go.setText(self.tr("Decide {count} tables").format(count=count))
        self.go.setEnabled(bool(count) and not self.is_busy)

    def _begin(self) -> None:
        self.decided = 0
        self._pump.start(self._decide_each(self.chosen()), self._end)
        self._count()

    def _decide_each(self, items: Sequence[QListWidgetItem]) -> Iterator[None]:
        for left in reversed(range(len(items))):
            self._decide_one(items[-1 - left], left)
            yield

    def _decide_one(self, item: QListWidgetItem, left: int) -> None:
        problem = self._decide(item.data(Role.UserRole))
        item.setCheckState(State.Unchecked)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        if problem:
            item.setText(f"⚑ {item.text()} — {problem}")
        else:
            self.decided += 1
            item.setText(f"✓ {item.text()}")
        self.list.scrollToItem(item)
        self.told.setText(
            self.tr("{done} decided, {left} to go").format(done=self.decided, left=left)
        )

    def _end(self) -> None:
        self._count()
        self.told.setText(self.tr("{done} decided.").format(done=self.decided))
        self.close_button.setFocus()
