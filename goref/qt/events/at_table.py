"""What is done at a table from the board: the result recorded, a dispute, the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from goref.app.event_sitting import TableSession, names_of, next_open
from goref.app.event_tables import decide_by_word, dispute
from goref.core.event import Event, EventError, Table
from goref.core.faults import fault
from goref.core.scoring import Winner
from goref.core.words.event_glance import result_told
from goref.core.words.faults import said
from goref.core.words.results import sentence, verdict
from goref.io.event_store import EventStore
from goref.io.files import FileError
from goref.io.sgf_result import read_result
from goref.qt.events.reason_dialog import ReasonDialog
from goref.qt.events.table_bar import TableBar
from goref.qt.events.table_model import state_text

if TYPE_CHECKING:
    from goref.qt.events.desk import EventDesk
    from goref.qt.events.window import EventWindow
    from goref.qt.main_window import MainWindow

COUNT = "count"
"""The result is what is counted, whatever the record says."""


class AtTable(QObject):
    """Belongs to one main window; its bar is made when its case is first a table's.

    Attributes:
        window: the main window.
        bar: the bar.
    """

    def __init__(self, window: MainWindow, desk: EventDesk) -> None:
        super().__init__(window)
        self.window, self._desk = window, desk
        self.bar = TableBar(window)
        self.bar.wanted.connect(desk.act)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.bar)

    @property
    def is_on(self) -> bool:
        """Whether the window is at a table."""
        return isinstance(self.window.session, TableSession)

    @property
    def session(self) -> TableSession:
        """The window's session."""
        session = self.window.session
        assert isinstance(session, TableSession)
        return session

    def act(self, command: str) -> bool:
        """Carry out a command; False if nothing came of it."""
        if not self.is_on:
            return False
        match command:
            case "table-keep":
                return self.keep()
            case "table-record":
                return self.record()
            case "table-dispute":
                return self.dispute()
            case "table-next":
                return self.next()
        return False

    # Showing

    def show(self) -> None:
        """Say which table it is and how it stands; nothing where it is none."""
        self.bar.setVisible(self.is_on)
        if not self.is_on:
            return
        try:
            events = self._events()
            table = self._now(events.event_read)
            told = self._told(events.event_read, table)
        except (EventError, FileError) as error:
            told = f"{self.session.title} — ⚑ {said(error, self.window.language)}"
        self.bar.label.tell(told)

    def _told(self, event: Event, table: Table) -> str:
        language = self.window.language
        told = self.tr("Round {round}, table {table}: {players}").format(
            round=table.round, table=table.number, players=names_of(event, table)
        )
        state = state_text(table.state, language)
        result = f" {result_told(table.result, language)}" if table.result else ""
        return f"{told} — {state}{result}"

    def _now(self, event: Event) -> Table:
        """The table as it was read last. Raises EventError if it is gone."""
        seat = self.session.seat
        for table in event.tables:
            if table.id == seat.id:
                return table
        raise EventError(fault("no-table", table=seat.place))

    def _events(self) -> EventWindow:
        """The window of the event, opened if it was not. Raises EventFileError."""
        count = len(self._desk.windows)
        events = self._desk.window_of(self.session.seat.event)
        if len(self._desk.windows) > count:
            self.window.raise_()
            self.window.activateWindow()
        return events

    @property
    def _store(self) -> EventStore:
        return self._events().store

    # Acting

    def keep(self) -> bool:
        """Keep the case behind the table; False if it was not, which is told."""
        try:
            events = self._events()
            table = self.session.keep(events.store)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        events.reload()
        self.window.say(
            self.tr("The case is kept behind table {table}.").format(table=table.place)
        )
        return True

    def record(self) -> bool:
        """Decide the table by the case; asks for a reason where one is needed."""
        window, session = self.window, self.session
        case, score = session.case, session.assessment.score
        way = self._way()
        if not way:
            return False
        if way == COUNT and score.winner is Winner.NONE:
            window.say("⚑ " + sentence(case, score, window.language))
            return False
        try:
            table = session.table(self._store)
            settled = way == COUNT and session.is_recorded(table, counted=True)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        if table.result is None or settled:
            problem = self._decide(way, "")
            if problem:
                window.say(f"⚑ {problem}")
            return not problem
        ReasonDialog(
            window,
            self.tr("Record the result of table {table} anew").format(table=table.place),
            self.tr("The table was decided as “{result}”. Why is it decided anew?").format(
                result=result_told(table.result, window.language)
            ),
            lambda reason: self._decide(way, reason),
        ).open()
        return True

    def _way(self) -> str:
        """How the game is decided: by the count, or by a word of the record; or not."""
        session = self.session
        info = session.case.record.info
        written = read_result(info.result, info.rules)
        score = session.assessment.score
        if score.outcome is not None or not (written.reason and written.winner):
            return COUNT
        word = f"{written.winner.letter}+{written.reason}"
        language = self.window.language
        box = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("goref")
        box.setText(
            self.tr("The record says {word}, which no count gives. What is recorded?").format(
                word=word
            )
        )
        roles = QMessageBox.ButtonRole
        by_word = box.addButton(
            self.tr("As the record says: {word}").format(word=word), roles.AcceptRole
        )
        counted = box.addButton(
            self.tr("As it is counted: {verdict}").format(verdict=verdict(score, language)),
            roles.AcceptRole,
        )
        counted.setEnabled(score.margin is not None)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(by_word)
        box.exec()
        if box.clickedButton() is by_word:
            return word
        return COUNT if box.clickedButton() is counted else ""

    def _decide(self, way: str, reason: str) -> str:
        """Record a result; returns why it cannot be done."""
        session = self.session
        try:
            store = self._store
            if way == COUNT:
                table = session.decide(store, reason, counted=True)
            else:
                table = decide_by_word(store, session.keep(store), way, reason)
        except (ValueError, FileError) as error:
            self._reload()
            return said(error, self.window.language)
        self._reload()
        told = result_told(table.result, self.window.language) if table.result else ""
        self.window.say(
            self.tr("Recorded for table {table}: {result}").format(
                table=table.place, result=told
            )
        )
        return ""

    def dispute(self) -> bool:
        """Put the table in dispute, and keep the case behind it."""

        def put(reason: str) -> str:
            session = self.session
            try:
                store = self._store
                dispute(store, session.table(store), reason)
                session.keep(store)
            except (ValueError, FileError) as error:
                self._reload()
                return said(error, self.window.language)
            self._reload()
            self.window.say(
                self.tr("Table {table} is in dispute.").format(table=session.seat.place)
            )
            return ""

        ReasonDialog(
            self.window,
            self.tr("Table {table} in dispute").format(table=self.session.seat.place),
            self.tr("What is in dispute? A decision that was made no longer holds."),
            put,
        ).open()
        return True

    def next(self) -> bool:
        """Keep the case behind the table, and go to the next one that is not decided."""
        if self.session.is_changed and not self.keep():
            return False
        try:
            events = self._events()
            if not events.reload():
                return False
            here = self._now(events.event_read)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        other = next_open(events.event_read, here)
        if other is None:
            self.window.say(self.tr("Every other table is decided."))
            return False
        events.choose(other)
        if other.case:
            return self._desk.adjudicate(events, other)
        self.back()
        events.choose(other)
        events.acts.put_record(other, then=events.adjudicated.emit)
        return True

    def back(self) -> bool:
        """Go to the event, with the table chosen there."""
        from goref.qt.events.desk import bring_forward  # it imports this

        try:
            events = self._events()
            table = self._now(events.event_read)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        events.choose(table)
        bring_forward(events)
        events.list.enter()
        return True

    def _reload(self) -> None:
        self._events().reload()
        self.show()

    def _refused(self, error: Exception) -> None:
        """Tell what cannot be done, and that a file keeps the case all the same."""
        told = said(error, self.window.language)
        advice = self.tr("“Save the case as…” keeps it in a file.")
        self.window.say(f"⚑ {told} — {advice}" if self.session.is_changed else f"⚑ {told}")
