"""The acts for a table from the main window: record the result, dispute, go to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt

from goref.app.event.deciding import left_open, said_against
from goref.app.event.glance import counts_otherwise, set_aside_told
from goref.app.event.table_storage import (
    TableStorage,
    decide,
    is_recorded,
    keep,
    names_of,
    next_open,
    note_incidents,
    seat_of,
    table_of,
)
from goref.app.event.tables import decide_by_referee, dispute, meanwhile, told_of
from goref.app.session.session import Session
from goref.core.base.faults import fault
from goref.core.base.language import Language, flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Event, EventError, Table
from goref.core.scoring.scorer import Winner
from goref.core.texts.event.events import say
from goref.core.texts.event.glance import GLANCES, result_told
from goref.core.texts.faults.said import said
from goref.core.texts.results import sentence, would_be
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.context.session_signals import SessionSignals
from goref.qt.context.window import Window
from goref.qt.events.dialogs.reason_dialog import ReasonDialog
from goref.qt.events.other_decision import is_replaced, other_told
from goref.qt.events.table.table_bar import TableBar
from goref.qt.events.table.table_questions import COUNT, is_meant, wants_theirs, way_of
from goref.qt.events.tables.table_model import standing_text
from goref.qt.events.window import EventWindow
from goref.qt.look.window_placement import bring_forward


def standing(event: Event, table: Table, language: Language) -> tuple[str, str]:
    """Returns (round, number and players of a table; its state and result), both as text."""
    told = QCoreApplication.translate(
        "TableController", "Round {round}, table {table}: {players}"
    )
    players = names_of(event, table)
    told = formatted(told, round=table.round, table=table.number, players=players)
    return told, standing_text(table, language)


def warning(table: Table, session: Session, language: Language) -> str:
    """Returns a warning if somebody else changed the table's case, or the board contradicts its
    decision; else "".
    """
    if table.case != seat_of(session).kept:
        return "⚑ " + QCoreApplication.translate(
            "TableController", "Somebody else changed the case attached to it."
        )
    upheld = set_aside_told(table, session.case, language)
    if upheld:
        return flagged(upheld)
    score = session.assessment.score
    if counts_otherwise(table, score):
        told = GLANCES["counts-otherwise"].in_(language)
        return flagged(formatted(told, verdict=would_be(score, language)))
    notes = said_against(table, session.assessment, at_once=True)
    return " ".join(flagged(say(one, language)) for one in notes)


class TableHost(Protocol):
    """The part of :class:`EventWindows` that the controller of a table uses."""

    @property
    def windows(self) -> Sequence[EventWindow]: ...
    def act(self, command: str) -> bool: ...
    def window_of(self, path: Path) -> EventWindow: ...
    def adjudicate(self, window: EventWindow, table: Table) -> bool: ...
    def sit(self, window: EventWindow, table: Table) -> bool: ...


class TableController(QObject):
    """The controller of the table to which the main window's case belongs."""

    def __init__(self, window: Window, desk: TableHost) -> None:
        super().__init__(window.widget)
        self.window, self._desk = window, desk
        self._table: Table | None = None  # as last read
        self._bridge: SessionSignals | None = None
        self.bar = TableBar(window.widget)
        self.bar.wanted.connect(desk.act)
        window.widget.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.bar)

    @property
    def is_on(self) -> bool:
        """True if the main window's case belongs to a table."""
        return self.window.session.home.is_table

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def seat(self) -> TableStorage:
        """The storage of the session's case; it names the table and its event."""
        return seat_of(self.session)

    def act(self, command: str) -> bool:
        """Carries out a command by its id. Returns False if it had no effect."""
        acts = {
            "table-keep": self.keep,
            "table-record": self.record,
            "table-dispute": self.dispute,
            "table-next": self.next,
        }
        return self.is_on and command in acts and acts[command]()

    # Showing

    def show(self) -> None:
        """Shows name and state of the table in the bar, or why they cannot be read. Hides the
        bar if there is no table.
        """
        self.bar.setVisible(self.is_on)
        self._table = None
        if not self.is_on:
            return
        if self._bridge is not self.window.bridge:  # each session has its own
            self._bridge = self.window.bridge
            self._bridge.changed.connect(self._note)
            self._bridge.changed.connect(self._warn)
        language = self.window.language
        try:
            events = self._events()
            table = self._table = self._now(events)
        except (EventError, FileError) as error:
            self.bar.tell(self.session.title, flagged(said(error, language)))
            return
        self.bar.tell(*standing(events.event_read, table, language))
        self._warn()

    def _note(self, *_: object) -> None:
        """Stores new or changed incidents and protests in the event."""
        if not self.is_on or self._table is None:
            return
        if told_of(self._table, self.session.case) == self._table:
            return
        try:
            events = self._events()
            if note_incidents(self.session, events.store):
                events.reload()
            self._table = self._now(events)
        except (EventError, FileError) as error:
            self._refused(error)

    def _warn(self, *_: object) -> None:
        """Shows the text of :func:`warning`, or none if the table could not be read."""
        if self.is_on and self._table is not None:
            self.bar.warn(warning(self._table, self.session, self.window.language))
        else:
            self.bar.warn("")

    def _now(self, events: EventWindow) -> Table:
        """Returns the table as last read from the event.

        Raises:
            EventError: the table was removed.
        """
        seat = self.seat
        table = events.table_of(seat.id)
        if table is None:
            raise EventError(fault("no-table", table=seat.place))
        return table

    def _events(self) -> EventWindow:
        """Returns the window of the event, opening it if necessary.

        Raises:
            EventFileError: the event's file cannot be opened.
        """
        count = len(self._desk.windows)
        events = self._desk.window_of(self.seat.event)
        if len(self._desk.windows) > count:
            self.window.widget.raise_()
            self.window.widget.activateWindow()
        return events

    @property
    def _store(self) -> EventStore:
        return self._events().store

    # Acting

    def keep(self) -> bool:
        """Stores the case at the table. Returns False, after a message or question, if that
        fails.
        """
        try:
            events = self._events()
            table = keep(self.session, events.store)
        except (EventError, FileError) as error:
            self._stopped(error)
            return False
        events.reload()
        told = self.tr("The case is attached to table {table}.")
        self.window.say(formatted(told, table=table.place))
        return True

    def record(self) -> bool:
        """Decides the table by the result of the count or of the record.

        Asks for a reason if the table already has another result. Returns False if cancelled or
        failed; True already while it asks for the reason.
        """
        window, session = self.window, self.session
        case, score = session.case, session.assessment.score
        way = way_of(window)
        if not way:
            return False
        if way == COUNT and score.ahead is Winner.NONE:
            window.say(flagged(sentence(case, score, window.language)))
            return False
        try:
            table = table_of(session, self._store)
            settled = way == COUNT and is_recorded(session, table, counted=True)
            status = left_open(session.assessment, counted=True)
            open_ = way == COUNT and not settled and not status.is_settled
            if open_ and not is_meant(window, session, table, self._events().glance(table)):
                return False
        except (EventError, FileError) as error:
            self._stopped(error)
            return False
        if table.result is None or settled:
            problem = self._decide(way, "", forced=open_)
            if problem:
                window.say(flagged(problem))
            return not problem
        title = formatted(
            self.tr("Record the result of table {table} again"), table=table.place
        )
        asked = self.tr("The table was decided as “{result}”. Why is it decided again?")
        asked = formatted(asked, result=result_told(table.result, window.language))
        act = self._asking(table, lambda reason: self._decide(way, reason, forced=open_))
        ReasonDialog(window.widget, title, asked, act).open()
        return True

    def _asking(self, seen: Table, act: Callable[[str], str]) -> Callable[[str], str]:
        """Returns a function that first asks the referee if somebody else has decided
        meanwhile.

        Args:
            seen: the table on which the referee's choice is based.
            act: called with the reason; returns why it failed, or "".
        """
        since = self._events().stamp

        def attempt(reason: str) -> str:
            nonlocal seen, since
            try:
                other = meanwhile(self._store, seen, since)
            except (EventError, FileError) as error:
                return said(error, self.window.language)
            if other is not None:
                problem = other_told(other, self.window.language)
                if not is_replaced(self.window.widget, problem):
                    return problem
                seen, since = other.table, self._store.stamp()
            return act(reason)

        return attempt

    def _decide(self, way: str, reason: str, *, forced: bool) -> str:
        """Decides the table. Returns why that failed, or "".

        Args:
            way: the result of :func:`way_of`.
            forced: True if the referee was warned that something is still open.
        """

        def put(store: EventStore) -> str:
            if way == COUNT:
                table = decide(self.session, store, reason, counted=True, forced=forced)
            else:
                decide_by_referee(store, table_of(self.session, store), way, reason)
                table = keep(self.session, store)
            result = result_told(table.result, self.window.language) if table.result else ""
            told = self.tr("Recorded for table {table}: {result}")
            return formatted(told, table=table.place, result=result)

        return self._done(put)

    def dispute(self) -> bool:
        """Asks for a reason, puts the table in dispute, and stores the case.

        Returns False, without asking, if :meth:`check_conflict` returns False.
        """
        if not self.check_conflict():
            return False
        seen = table_of(self.session, self._store)

        def put(store: EventStore, reason: str) -> str:
            dispute(store, table_of(self.session, store), reason)
            keep(self.session, store)
            return formatted(self.tr("Table {table} is in dispute."), table=self.seat.place)

        title = formatted(self.tr("Table {table} in dispute"), table=self.seat.place)
        asked = self.tr("What is in dispute? A decision that was made no longer holds.")
        act = self._asking(seen, lambda reason: self._done(lambda store: put(store, reason)))
        ReasonDialog(self.window.widget, title, asked, act).open()
        return True

    def _done(self, act: Callable[[EventStore], str]) -> str:
        """Calls ``act`` and shows the text it returns. Returns why it failed, or ""."""
        try:
            told = act(self._store)
        except (ValueError, FileError) as error:
            self._reload()
            return said(error, self.window.language)
        self._reload()
        self.window.say(told)
        return ""

    def next(self) -> bool:
        """Stores a changed case, and goes to the next undecided table.

        If that has no case, asks for a record. Returns False, after a message, if something
        fails or all other tables are decided.
        """
        if self.session.is_changed and not self.keep():
            return False
        try:
            events = self._events()
            if not events.reload():
                return False
            here = self._now(events)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        other = next_open(events.event_read, here)
        if other is None:
            self.window.say(self.tr("Every other table is decided."))
            return False
        events.choose(other)
        if other.case:
            if not self._desk.adjudicate(events, other):
                return False
            if here.has_open_incident:
                told = self.tr("At table {table} an incident is not decided yet.")
                self.window.say(flagged(formatted(told, table=here.place)))
            return True
        self.back()
        events.choose(other)
        events.acts.put_record(other, then=events.adjudicated.emit)
        return True

    def back(self) -> bool:
        """Goes to the window of the event and selects the table. Returns False after showing an
        error.
        """
        try:
            events = self._events()
            table = self._now(events)
        except (EventError, FileError) as error:
            self._refused(error)
            return False
        events.choose(table)
        bring_forward(events)
        events.list.enter()
        return True

    # Somebody else at work

    def check_conflict(self) -> bool:
        """Returns whether the case is still based on the one stored at the table.

        If not, asks which of the two to show. After any other error, shows it and returns
        False.
        """
        try:
            table_of(self.session, self._store)
        except (EventError, FileError) as error:
            self._stopped(error)
            return False
        return True

    def _stopped(self, error: Exception) -> None:
        """Shows an error. If somebody else has stored another case, asks which of the two to
        show.
        """
        if not isinstance(error, ChangedError):
            self._refused(error)
            return
        try:
            events = self._events()
            events.reload()
            table = self._now(events)
        except (EventError, FileError) as other:
            self._refused(other)
            return
        self.show()
        if table.case == self.seat.kept:  # something else about it was changed
            self._refused(error)
        elif wants_theirs(self.window, self.session, table) and self._desk.sit(events, table):
            told = self.tr(
                "Somebody else attached another case to table {table}; it is shown now."
            )
            self.window.say(formatted(told, table=table.place))

    def _reload(self) -> None:
        self._events().reload()
        self.show()

    def _refused(self, error: Exception) -> None:
        """Shows an error. If the case has unsaved changes, advises to save it as a file."""
        told = said(error, self.window.language)
        advice = self.tr("“Save the case as…” keeps it in a file.")
        self.window.say(flagged(f"{told} — {advice}" if self.session.is_changed else told))
