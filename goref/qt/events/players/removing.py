"""The dialogs that remove a player or a table from an event."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QSizePolicy, QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.pairings import RemoveTable
from goref.app.event.acts.players import RemovePlayer
from goref.app.event.table_storage import names_of
from goref.core.base.language import Language
from goref.core.event.changes import seen
from goref.core.event.event import Event, Player, Table, TableState
from goref.core.texts.event.glance import result_told
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.events.tables.table_model import shown_state
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.widgets.wrapping import wrapped

OK = QDialogButtonBox.StandardButton.Ok


class RemovePlayerDialog(FormDialog):
    """The choice of a player to remove, and a reason. Only players without table and bye are
    offered.
    """

    def __init__(self, parent: QWidget | None, store: EventStore, language: Language) -> None:
        title = QCoreApplication.translate("event-removing", "Remove a player")
        super().__init__(parent, title, language)
        self._store = store
        self.player = ChoiceBox()
        self.player.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.put("remove-player", self.tr("&Player:"), self.player)
        self.reason = self.line("remove-reason", self.tr("R&eason (kept):"))
        self._fill(store.event())
        self.player.setFocus()

    def _fill(self, event: Event) -> None:
        free = idle(event)
        chosen = self.player.currentText()
        self.player.clear()
        for player in free:
            self.player.addItem(player.name, player)
        self.player.setCurrentIndex(max(self.player.findText(chosen), 0) if free else -1)
        for widget in (self.player, self.reason, self.buttons.button(OK)):
            widget.setEnabled(bool(free))
        self.show_hint(
            self.tr("Only players with neither a table nor a bye can be removed.")
            if free
            else self.tr(
                "Everybody has a table or a bye: nobody can be removed. Remove the table or "
                "the bye first."
            )
        )

    def act(self) -> bool:
        player = self.player.currentData()
        if not isinstance(player, Player):
            raise FieldError(self.player, self.tr("Choose a player."))
        reason = " ".join(self.reason.text().split())
        if not reason:
            raise FieldError(self.reason, self.tr("A reason is needed here."))
        do(self._store, RemovePlayer(seen(player)), reason)
        return True

    def renew(self) -> str:
        self._fill(self._store.event())
        return self.tr("Check it, then press OK.")


class RemoveTableDialog(FormDialog):
    """The question whether to remove a table, with its state and result, and a reason."""

    def __init__(
        self, parent: QWidget | None, store: EventStore, table: Table, language: Language
    ) -> None:
        super().__init__(
            parent, QCoreApplication.translate("event-removing", "Remove a table"), language
        )
        self._store, self.table = store, table
        self.told = wrapped("remove-told", self)
        self.form.addRow(self.told)
        self.reason = self.line("remove-reason", self.tr("R&eason (kept):"))
        self._show(store.event())
        self.reason.setFocus()

    @property
    def is_untouched(self) -> bool:
        """True if the table has no case, note, dispute or decision."""
        table = self.table
        return table.state is TableState.TO_PLAY and not table.case and not table.note

    def _show(self, event: Event) -> None:
        table = self.table
        told = [f"{table.place}  {names_of(event, table)}", shown_state(table, self.language)]
        if table.result is not None:
            told.append(result_told(table.result, self.language))
        self.told.setText("\n".join(told))
        self.show_hint(
            ""
            if self.is_untouched
            else self.tr(
                "Its case, its note and its decision are removed with it; the log of the "
                "event keeps what was done. A reason is needed."
            )
        )

    def act(self) -> bool:
        reason = " ".join(self.reason.text().split())
        if not reason and not self.is_untouched:
            raise FieldError(self.reason, self.tr("A reason is needed here."))
        do(self._store, RemoveTable(seen(self.table)), reason)
        return True

    def renew(self) -> str:
        event = self._store.event()
        now = next((t for t in event.tables if t.id == self.table.id), None)
        if now is None:
            return self.tr("The table is no longer in the event; press Cancel.")
        self.table = now
        self._show(event)
        return self.tr("Check it, then press OK.")


def idle(event: Event) -> list[Player]:
    """Returns the players who have neither a table nor a bye, by name."""
    busy = {id_ for table in event.tables for id_ in (table.black, table.white)}
    busy |= {bye.player for bye in event.byes}
    free = [player for player in event.players if player.id not in busy]
    return sorted(free, key=lambda player: player.name.casefold())
