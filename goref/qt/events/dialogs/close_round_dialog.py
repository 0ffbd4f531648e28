"""The dialog that closes a round. It shows what is missing, and asks for a reason."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialogButtonBox, QListWidgetItem, QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import absences_of
from goref.app.event.closing import (
    close_round,
    has_program,
    lacking,
    not_imported,
    to_decide_again,
)
from goref.app.event.files import open_event
from goref.app.event.table_storage import names_of
from goref.core.base.language import Language, Plural
from goref.core.base.particles import formatted
from goref.core.event.closing import before_closing, without_table
from goref.core.event.event import Event, EventError, Player, Table
from goref.core.event.notes import Note
from goref.core.event.rounds import missed
from goref.core.texts.event.glance import result_told
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Task, Work

OK = QDialogButtonBox.StandardButton.Ok
ROWS = 8
"""The number of score sheets visible without scrolling."""


SIGNED = Plural(
    "CloseRoundDialog",
    "Check the sheets that both players have signed; {count} is not signed.",
    "Check the sheets that both players have signed; {count} are not signed.",
)


class CloseRoundDialog(FormDialog):
    """The unsigned score sheets, to be checked if they are signed by now, and what else is
    missing.

    If anything remains missing, a reason is required.

    Attributes:
        missing: the notes on players without a table, results to decide again and pairings that
            were not imported; hidden if there are none.
        away: the button that marks the players without a table as absent; hidden if there are
            none.
        absent: the players so marked, before and after.
        list: the unsigned sheets; hidden if all are signed.
        reason: the field for the reason.
    """

    def __init__(
        self, parent: QWidget | None, store: EventStore, round: int, language: Language
    ) -> None:
        super().__init__(parent, "", language)
        self.setWindowTitle(formatted(self.tr("Close round {round}"), round=round))
        self._store, self._round = store, round
        told = self.tr(
            "A closed round can no longer be changed. It can be opened again, with a reason."
        )
        self.form.addRow(wrapped("close-round-told", self, told))
        self.missing = wrapped("close-round-missing", self)
        self.form.addRow(self.missing)
        self.away = push_button(
            "close-round-away", self.tr("They do not &play: mark as absent"), self
        )
        self.away.clicked.connect(self._mark_absent)
        self.form.addRow(self.away)
        self.absent: list[tuple[Player, Player]] = []
        self.asked = wrapped("close-round-asked", self)
        self.form.addRow(self.asked)
        self.list = TextList("close-round-list", self.tr("Sheets that are not signed"))
        self.list.setMinimumHeight(ROWS * self.fontMetrics().lineSpacing())
        self.form.addRow(self.list)
        self.all = push_button("close-round-all", self.tr("All are &signed"), self)
        self.all.clicked.connect(self._check_all)
        self.form.addRow(self.all)
        self.reason = self.line(
            "close-round-reason", self.tr("&Why the round is closed anyway:")
        )
        self.list.itemChanged.connect(self._tell)
        self.buttons.button(OK).setText(self.tr("&Close the round"))
        self._lacks = False
        self._sheet: tuple[Note, ...] = ()
        self.work = Work(self)
        self.finished.connect(lambda _: self.work.stop())
        self._fill(store.event())
        if has_program(store):
            self._look()
        self._enter()

    def _enter(self) -> None:
        """Moves the focus to the field that must be filled in first."""
        needed = self.reason if self._lacks else self.buttons.button(OK)
        (self.list if self.list.count() else needed).setFocus()

    def _look(self) -> None:
        """Reads the pairing program's file again on another thread. OK is disabled
        until then.
        """
        path, who, round = self._store.path, self._store.who, self._round

        def look(task: Task) -> tuple[Note, ...]:
            with open_event(path, who, read_only=True) as own:  # a store of this thread
                return not_imported(own, round)

        def looked(found: tuple[Note, ...]) -> None:
            self._sheet = found
            self.show_hint("")
            self.buttons.button(OK).setEnabled(True)
            row = self.list.currentRow()
            self._fill(self._store.event())
            self.list.setCurrentRow(row)
            if not self.reason.hasFocus():  # a reason is being typed
                self._enter()

        def failed(error: Exception) -> None:
            looked(())
            self.show_hint(f"✕ {said(error, self.language)}")

        self.buttons.button(OK).setEnabled(False)
        self.show_hint(self.tr("Reading the pairing program's file…"))
        self.work.start(look, looked, failed)

    def _fill(self, event: Event) -> None:
        before = before_closing(event, self._round)
        unsigned = before.unsigned
        # A result that has changed is not the one that was checked as signed.
        marked = {(table.id, table.to_sign) for table in self._marked()}
        with QSignalBlocker(self.list):
            self.list.clear()
            for table in unsigned:
                result = result_told(table.result, self.language) if table.result else ""
                line = f"{table.place}  {names_of(event, table)}: {result}"
                self.list.put(line, table, checked=(table.id, table.to_sign) in marked)
            self.list.setCurrentRow(0)
        for part in (self.list, self.all):
            part.setVisible(bool(unsigned))
        again = to_decide_again(self._store, before.tables)
        notes = lacking(before, self._sheet, unsigned, again)
        self._lacks = bool(notes)
        self.form.setRowVisible(self.missing, self._lacks)
        self.missing.setText("\n".join(in_words(notes, self.language)))
        self.form.setRowVisible(self.away, bool(before.without_table))
        self._tell()

    def _mark_absent(self) -> None:
        """Marks the players without a table as absent from the round, at once."""
        event, round = self._store.event(), self._round
        away = [(p, missed(event, p, round, only=True)) for p in without_table(event, round)]
        try:
            after = do(self._store, absences_of(away)).players
        except (EventError, FileError) as error:
            self.show_fault(said(error, self.language))
            return
        self.absent += zip((player for player, _ in away), after, strict=True)
        self._fill(self._store.event())
        self._enter()

    def _marked(self) -> list[Table]:
        return [item.data(Qt.ItemDataRole.UserRole) for item in self.list.checked()]

    def _check_all(self) -> None:
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(Qt.CheckState.Checked)
        self.buttons.button(OK).setFocus()  # Enter closes the round

    def _tell(self, _: QListWidgetItem | None = None) -> None:
        left = self.list.count() - len(self.list.checked())
        self.asked.setText(
            SIGNED.in_(self.language, count=left)
            if self.list.count()
            else self.tr("All sheets are signed.")
        )
        self.form.setRowVisible(self.reason, bool(left) or self._lacks)
        self.show_fault("")  # it was about other check marks

    def act(self) -> bool:
        marked, reason = self._marked(), " ".join(self.reason.text().split())
        needed = len(marked) < self.list.count() or self._lacks
        if needed and not reason:
            raise FieldError(self.reason, self.tr("A reason is needed here."))
        reason = reason if needed else ""
        close_round(self._store, self._round, reason, signed=marked, sheet=self._sheet)
        return True

    def renew(self) -> str:
        self._fill(self._store.event())
        return self.tr("Check it again.")
