"""The widgets of the dialog that adds games to an event."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QProgressBar,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goref.core.event.event import MOST_ROUNDS
from goref.qt.events.attach.model import AttachModel, Column
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET, WIDE_AIR
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import StackedDialog, caption
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.tables import RowsTable
from goref.qt.widgets.wrapping import WrappingRow, plain_label, wrapped

BY_LENGTH = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
ROOM, LEAST = (900, 600), (640, 460)
NOTES = 3
"""The number of visible lines of notes."""
WIDTHS = (22, 15, 15, 10, 30)
"""The usual widths of the columns, in letters."""


class Boxes(QStyledItemDelegate):
    """A delegate that draws check boxes with a button's background, to be visible in dark
    themes.
    """

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        roles = QPalette.ColorRole
        option.palette.setColor(roles.Base, option.palette.color(roles.Midlight))


class GamesTable(RowsTable):
    """The table of games.

    Signals:
        toggled: Space was pressed in a row; carries the row, from 0.
    """

    toggled = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.toggled.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)


class AttachForm(StackedDialog):
    """The widgets of the dialog: the list of games, notes on the selected one, its target
    table.
    """

    def __init__(self, parent: QWidget | None, model: AttachModel) -> None:
        super().__init__(parent, "", ROOM, LEAST)
        self.setWindowTitle(self.tr("Put games into the event"))
        self.setAcceptDrops(True)
        self.model = model
        self.table = self._table()
        self.told = wrapped("attach-told", self)
        row = WrappingRow(self)
        self.files = push_button("attach-files", self.tr("&Files…"), row, auto=False)
        self.folder = push_button("attach-folder", self.tr("F&older…"), row, auto=False)
        self.paste = push_button("attach-paste", self.tr("P&aste games"), row, auto=False)
        round_label = plain_label(self.tr("&Round of new tables:"), row)
        box = NumberBox(1, MOST_ROUNDS, row)
        self.round = named(box, "attach-round", self.tr("Round of new tables"))
        round_label.setBuddy(self.round)
        self.rest = push_button(
            "attach-rest", self.tr("&New tables for the rest"), row, auto=False
        )
        self.rest.setToolTip(self.tr("Every game without a table gets a table of its own."))
        row.put(self.files, self.folder, self.paste, round_label, self.round, self.rest)
        self.notes = NotesBox("attach-notes", self.tr("About this game"), NOTES)
        self.notes.setMaximumHeight(2 * self.notes.minimumHeight())
        target = ChoiceBox(
            self, minimumContentsLength=24, sizeAdjustPolicy=BY_LENGTH, maxVisibleItems=20
        )
        self.target = named(target, "attach-target", self.tr("Where this game goes"))
        self.target.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        form = QFormLayout()
        form.addRow(caption(self.tr("This game &goes to:"), self.target), self.target)
        self.said = wrapped("attach-said", self)
        self.bar = named(QProgressBar(self), "attach-progress", self.tr("Progress"))
        self.stop = push_button("attach-stop", self.tr("&Stop reading"), self, auto=False)
        progress = in_row(self.bar, self.stop, grows=self.bar)
        self.ok = push_button("attach-ok", "", self, auto=False)
        self.ok.setDefault(True)
        self.leave = push_button("attach-leave", self.tr("&Close"), self, auto=False)
        buttons = in_row(None, self.ok, self.leave)
        below = self.notes, form, self.said, progress, buttons
        self.stack(self.told, row, Remark(self.round), self.table, *below, grows=self.table)
        for widget in (self.round, self.target):
            widget.setMinimumHeight(TARGET)

    def _table(self) -> GamesTable:
        called = self.tr("Games found")
        table = GamesTable("attach-table", called, self.model, self, air=WIDE_AIR)
        table.setItemDelegateForColumn(Column.FILE, Boxes(table))
        table.widen(["n" * letters] for letters in WIDTHS)
        return table
