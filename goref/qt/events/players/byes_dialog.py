"""The dialog for the byes of a round."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QListWidgetItem,
    QWidget,
)

from goref.app.event.acts.doing import do
from goref.app.event.acts.pairings import GiveBye, WithdrawBye
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_ROUNDS, Bye, EventError
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, caption
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import wrapped

SIZE = (480, 480)
Role = Qt.ItemDataRole
Check = Qt.CheckState


class ByesDialog(StackedDialog):
    """A list of the players without a table in a round. Those with a bye are checked.

    Each change is stored at once.

    Attributes:
        told: the label with the number of byes, or why a change was refused.
    """

    def __init__(
        self, parent: QWidget | None, store: EventStore, round: int, language: Language
    ) -> None:
        super().__init__(parent, "event-byes", SIZE)
        self.setWindowTitle(self.tr("Byes"))
        self._store, self._language = store, language
        self._event = store.event()
        told = self.tr(
            "Players without a table in this round. Check a player to give a bye, uncheck "
            "to withdraw it."
        )
        asked = wrapped("event-byes-asked", self, told)
        self.round = named(NumberBox(), "event-byes-round", self.tr("Round"))
        self.round.setRange(1, MOST_ROUNDS)
        self.round.setValue(round)
        self.round.setMinimumHeight(TARGET)
        form = QFormLayout()
        form.addRow(caption(self.tr("&Round:"), self.round), self.round)
        form.addRow(Remark(self.round))
        called = self.tr("Players without a table")
        self.list = TextList("event-byes-list", called, breaks=False)
        self.told = wrapped("event-byes-told", self)
        self.put_buttons()
        self.close_button = self.put_button(self.tr("Close"), ButtonRole.RejectRole)
        self.stack(asked, form, self.list, self.told, self.buttons, grows=self.list)
        self.round.valueChanged.connect(self._fill)
        self.list.itemChanged.connect(self._checked)
        self._fill()
        self.list.setFocus()

    def _fill(self) -> None:
        """Lists the players without a table. Keeps the selection."""
        event, round = self._event, self.round.value()
        busy = {id_ for table in event.of_round(round) for id_ in (table.black, table.white)}
        resting = {bye.player for bye in event.byes if bye.round == round}
        at = self.list.currentItem()
        chosen = at.data(Role.UserRole) if at is not None else None
        with QSignalBlocker(self.list):
            self.list.clear()
            free = [player for player in event.players if player.id not in busy]
            for player in sorted(free, key=lambda p: (p.id not in resting, p.name.casefold())):
                item = self.list.put(player.name, player.id, player.id in resting)
                if player.id == chosen:
                    self.list.setCurrentItem(item)
            if self.list.currentRow() < 0:
                self.list.setCurrentRow(0)
        self._tell()

    def _tell(self) -> None:
        told, free = self.tr("Everybody is at a table in this round."), self.list.count()
        if free:
            byes = sum(bye.round == self.round.value() for bye in self._event.byes)
            told = self.tr("{byes} with a bye, {free} at no table")
            told = formatted(told, byes=byes, free=free)
        self.told.setText(told)

    def _checked(self, item: QListWidgetItem) -> None:
        bye = Bye(self.round.value(), item.data(Role.UserRole))
        given = item.checkState() is Check.Checked
        try:
            do(self._store, GiveBye(bye) if given else WithdrawBye(bye))
        except (EventError, FileError) as error:
            self._renewed(said(error, self._language))
            return
        self.changed = True
        self._renewed("")

    def _renewed(self, problem: str) -> None:
        """Reads the event again. If ``problem`` is not "", shows it and fills the list
        again.
        """
        try:
            self._event = self._store.event()
        except (EventError, FileError) as error:
            problem = problem or said(error, self._language)
        if problem:
            self._fill()
            self.told.setText(f"✕ {problem}")
        else:
            self._tell()
