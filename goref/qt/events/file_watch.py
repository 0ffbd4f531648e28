"""Polls an event's file for changes by other programs or users."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from goref.core.base.language import LANGUAGES, Language, flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table
from goref.core.texts.event.referee_pages import call_text
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.tables.table_model import standing_text

POLL_MS = 1500
"""Milliseconds between two checks of the file."""


MOST_ENTRIES = 500
"""If there are more new audit entries than this, a message about changes names no authors:
reading them takes too long.
"""
MOST_TOLD = 3
"""If more tables than this changed, a message states only their number."""


def told_of(
    store: EventStore, before: Event, after: Event, since: int, language: Language
) -> str:
    """Returns a message about the changes between two readings of an event: tables, and authors
    if known.

    Args:
        before, after: the event at the first and at the second reading.
        since: the store's stamp at the first reading.
    """
    old = {table.id: table for table in before.tables}
    other = [table for table in after.tables if old.get(table.id) != table]
    who = _who(store, since, language)
    if not other:
        told = QCoreApplication.translate("event", "The event was changed")
    elif len(other) > MOST_TOLD:
        told = QCoreApplication.translate("event", "{count} tables were changed")
        told = formatted(told, count=len(other))
    else:
        told = LANGUAGES[language].semicolon.join(_told(table, language) for table in other)
    return f"{told} ({who})" if who else told


def _told(table: Table, language: Language) -> str:
    told = QCoreApplication.translate("event", "Table {table}: {state}")
    call = call_text(table, language)
    state = flagged(call) if call else standing_text(table, language)
    return formatted(told, table=table.place, state=state)


def _who(store: EventStore, since: int, language: Language) -> str:
    try:
        if store.stamp() - since > MOST_ENTRIES:
            return ""
        names = dict.fromkeys(e.who for e in store.audit(since) if e.who)
    except FileError:
        return ""
    return LANGUAGES[language].listed(names)


class FileWatch(QObject):
    """A watch on an event's file. It checks the file at intervals, and when the window is
    activated.
    """

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.look)
        self._others = 0  # the last value of EventStore.others
        window.widget.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """True while the file is checked at intervals."""
        return self._timer.isActive()

    def start(self) -> None:
        """Starts to check the file at intervals."""
        with suppress(FileError):  # the next check reports it
            self._changed_by_others()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def look(self) -> None:
        """If others changed the file, reads the event again and shows what they changed."""
        window = self._window
        before, since = window.event_read, window.stamp
        try:
            by_others = self._changed_by_others()
            told = window.store.stamp() != since
        except FileError as error:
            window.refused(error)
            return
        if by_others:
            window.look_whether_it_fits()
        if (by_others or told) and window.reload() and told:
            window.say(told_of(window.store, before, window.event_read, since, window.language))

    def _changed_by_others(self) -> bool:
        """Returns whether other programs or windows changed the file since the last call."""
        before, self._others = self._others, self._window.store.others()
        return self._others != before

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and watched is self._window.widget:
            self.look()
        return False
