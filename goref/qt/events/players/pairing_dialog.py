"""The dialog for the pairing of a table: round, number, players, handicap, board, komi."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.pairings import AddTable, ChangePairing
from goref.core.base.frozen import replace
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.base.language import Language
from goref.core.base.numbers import decimal, mixed
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_HANDICAP, MOST_ROUNDS, MOST_TABLES, Table
from goref.core.event.margins import komi_paid
from goref.core.rulesets.table import ruleset
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import opened
from goref.qt.events.dialogs.form import (
    LONGEST_NUMBER,
    FieldError,
    FormDialog,
    merged,
    read_komi,
    zi_told,
)
from goref.qt.events.players.player_box import PlayerBox
from goref.qt.events.players.player_dialog import PlayerDialog
from goref.qt.fields.number_box import NumberBox
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import run
from goref.qt.widgets.wrapping import tip

PLAYING = ("black", "white", "handicap", "komi", "size")
"""The fields of a table on which its decision and its case depend."""
NOBODY = Table(1, 1, -1, -2)


class PairingDialog(FormDialog):
    """The form for a new table, or for the pairing of an existing one."""

    def __init__(
        self,
        parent: QWidget | None,
        store: EventStore,
        table: Table | None,
        round: int,
        language: Language,
    ) -> None:
        title = QCoreApplication.translate("event-tables", "New table")
        if table is not None:
            title = QCoreApplication.translate("event-tables", "Change a table")
        super().__init__(parent, title, language)
        self._store = store
        self.event_now = store.event()
        self.table = table
        self.round = NumberBox(1, MOST_ROUNDS)
        self.put("table-round", self.tr("&Round:"), self.round)
        self.number = NumberBox(1, MOST_TABLES)
        self.put("table-number", self.tr("&Table:"), self.number)
        self.black = self._players("table-black", self.tr("&Black:"))
        self.white = self._players("table-white", self.tr("&White:"))
        swap, new = self.tr("&Swap colours"), self.tr("&New player…")
        self.swap = push_button("table-swap", swap, act=self._swap, auto=False)
        self.new = push_button("table-new-player", new, act=self._enter, auto=False)
        self.form.addRow("", in_row(self.swap, self.new, None))
        self.handicap = NumberBox(0, MOST_HANDICAP)
        self.put("table-handicap", self.tr("&Handicap:"), self.handicap)
        self.board_size = NumberBox(SMALLEST - 1, LARGEST)
        lines = self.event_now.info.lines
        self.board_size.setSpecialValueText(
            formatted(self.tr("{lines}, from the event"), lines=lines)
        )
        self.put("table-size", self.tr("Board si&ze:"), self.board_size)
        self.komi = self.line("table-komi", self.tr("&Komi:"), most=LONGEST_NUMBER)
        self.check(self.komi, self._komi, partial(zi_told, self.komi, self.language))
        for box in (self.black, self.white):
            self.check(box, partial(self._player, box))
        self.note = self.line("table-note", self.tr("Rem&ark:"))
        self.reason: QLineEdit | None = None
        if table is not None:
            self.reason = self.line("table-reason", self.tr("R&eason (kept):"))
        start = table or Table(round if 1 <= round <= MOST_ROUNDS else 1, 1, -1, -2)
        self._fill(start)
        if table is None:
            self._propose()
            self.round.valueChanged.connect(self._propose)
        self.handicap.valueChanged.connect(self._say_usual)
        self._say_usual()
        self._close_what_is_decided()
        first = self.black if self.black.isEnabled() else self.note
        first.setFocus()

    def _players(self, name: str, text: str) -> PlayerBox:
        box = PlayerBox(self.event_now)
        self.put(name, text, box)
        box.name(box.accessibleName())
        return box

    def _fill(self, table: Table) -> None:
        self.round.setValue(table.round)
        self.number.setValue(table.number)
        for box, id_ in ((self.black, table.black), (self.white, table.white)):
            box.show_player(id_)
        self.handicap.setValue(table.handicap)
        self.board_size.setValue(table.size or SMALLEST - 1)
        self.komi.setText("" if table.komi is None else decimal(table.komi))
        self.note.setText(table.note)

    def _propose(self) -> None:
        """Proposes a table number: one more than the largest of the round."""
        taken = [table.number for table in self.event_now.of_round(self.round.value())]
        self.number.setValue(max(taken, default=0) + 1)

    def _say_usual(self) -> None:
        """Shows as a placeholder the komi that applies while the field is empty."""
        usual = komi_paid(self.event_now, replace(NOBODY, handicap=self.handicap.value()))
        told = self.tr("none, under these rules")
        if usual is not None:
            told = formatted(self.tr("{komi}, from the event"), komi=mixed(usual))
        self.komi.setPlaceholderText(told)
        self.komi.setToolTip(tip(told))

    def _close_what_is_decided(self) -> None:
        decided = self.table is not None and self.table.result is not None
        people = (self.black, self.white, self.swap, self.new)
        for field in (*people, self.handicap, self.board_size, self.komi):
            field.setEnabled(not decided)
        if decided:
            self.show_hint(
                self.tr(
                    "The table is decided. Open it again to change the players, the "
                    "handicap or the komi."
                )
            )

    def _swap(self) -> None:
        texts = self.black.currentText(), self.white.currentText()
        for box, text in zip((self.white, self.black), texts, strict=True):
            box.show_text(text)

    def _enter(self) -> None:
        """Opens the dialog for a new player, and selects that player for a colour without a
        player.
        """

        def make() -> PlayerDialog:
            return PlayerDialog(self, self._store, None, self.language)

        made = opened(self, self.language, make)
        if made is None or not run(made).changed or made.player is None:
            return
        event = opened(self, self.language, self._store.event)
        if event is None:
            return
        self.event_now = event
        boxes = (self.black, self.white)
        for box in boxes:
            box.renew(event)
        empty = next((box for box in boxes if not box.currentText().strip()), None)
        if empty is not None:
            empty.show_player(made.player.id)
            empty.setFocus()

    def _komi(self) -> Fraction | None:
        return read_komi(self.komi, ruleset(self.event_now.info.rules), self.language)

    def _size(self) -> int:
        """Returns the number of lines of the board; 0 for the event's usual board."""
        lines = self.board_size.value()
        return 0 if lines in (SMALLEST - 1, self.event_now.info.lines) else lines

    def _player(self, box: PlayerBox) -> None:
        if box.currentText().strip():  # only OK asks for a player that is missing
            _ = box.player

    def told(self) -> Table:
        """Returns the table described by the fields.

        Raises:
            FieldError: a field is invalid.
        """
        black, white = self.black.player, self.white.player
        if black.id == white.id:
            raise FieldError(self.white, self.tr("Nobody plays against himself."))
        return replace(
            self.table or NOBODY,
            round=self.round.value(),
            number=self.number.value(),
            black=black.id,
            white=white.id,
            handicap=self.handicap.value(),
            komi=self._komi(),
            size=self._size(),
            note=" ".join(self.note.text().split()),
        )

    def _check(self, told: Table) -> None:
        """Checks that table number and players are free in the round.

        Raises:
            FieldError: the number or a player is not free.
        """
        event = self.event_now
        others = [t for t in event.of_round(told.round) if t.id != told.id or not told.id]
        for table in others:
            if table.number == told.number:
                there = formatted(self.tr("Table {table} is there already."), table=table.place)
                raise FieldError(self.number, there)
        for box, id_ in ((self.black, told.black), (self.white, told.white)):
            name = event.by_id[id_].name
            for table in others:
                if id_ in (table.black, table.white):
                    there = self.tr("{name} is at table {table} in that round already.")
                    raise FieldError(box, formatted(there, name=name, table=table.place))
            if any((bye.round, bye.player) == (told.round, id_) for bye in event.byes):
                rests = formatted(self.tr("{name} has a bye in that round."), name=name)
                raise FieldError(box, rests)

    def act(self) -> bool:
        told = self.told()
        if told == self.table:
            return False
        self._check(told)
        reason = "" if self.reason is None else self.reason.text().strip()
        if self.table is not None and self.table.case:
            told = self._without_case(told, self.table, reason)
        do(self._store, AddTable(told) if self.table is None else ChangePairing(told), reason)
        return True

    def _without_case(self, told: Table, table: Table, reason: str) -> Table:
        """Returns ``told``. If players or conditions differ from those of ``table``, removes
        its case.

        Raises:
            FieldError: the case would be removed and ``reason`` is "".
        """
        other = [field for field in PLAYING if getattr(told, field) != getattr(table, field)]
        if not other:
            return told
        if not reason and self.reason is not None:
            raise FieldError(
                self.reason,
                self.tr(
                    "The case attached to the table was made for its earlier data and will "
                    "be detached (the event keeps it). Give a reason, then press OK again."
                ),
            )
        return replace(told, case="", source="")

    def renew(self) -> str:
        event = self._store.event()
        if self.table is None:
            self.event_now = event
            return ""
        now = next((t for t in event.tables if t.id == self.table.id), None)
        if now is None:
            return self.tr("The table is no longer in the event; press Cancel.")
        typed = self.told()
        fields: tuple[str, ...] = ("round", "number", "note")
        if now.result is None:
            fields = (*fields, *PLAYING)
        shown = merged(typed, self.table, now, fields)
        self.event_now, self.table = event, now
        for box in (self.black, self.white):
            box.renew(event)
        self._fill(shown)
        self._close_what_is_decided()
        return self.tr(
            "Your entries are kept; the rest shows the data as they are now. Check them, "
            "then press OK."
        )
