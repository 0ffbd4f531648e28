"""The summaries of the cases of an event's tables, computed in the background."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from goref.app.event.glance import NOTHING, Glance, GlanceKind, glance_at, is_ready
from goref.core.event.event import Table, TableState
from goref.core.incidents.incident import Incident, Protest
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.events.tables.table_list import TableList
from goref.qt.look.preferences import Preferences
from goref.qt.work.work import Work

log = logging.getLogger(__name__)


class GlanceWanted(NamedTuple):
    """The key of a summary.

    Attributes:
        digest: the digest of the case.
        opinion: True if a second opinion is included, in case nobody has marked the board.
        incidents, protests: those noted at the table, which may be newer than the case.
    """

    digest: str
    opinion: bool
    incidents: tuple[Incident, ...] = ()
    protests: tuple[Protest, ...] = ()


Cache = dict[GlanceWanted, Glance]
"""The summaries computed so far. All windows of events share the same object."""


class GlanceScheduler(QObject):
    """Computes summaries of cases one by one, those of visible rows first.

    Signals:
        made: a summary was computed; carries the digest of its case.
    """

    made = Signal(str)

    def __init__(
        self, store: EventStore, tables: TableList, preferences: Preferences, cache: Cache
    ) -> None:
        """Args:
        tables: the list of tables; summaries are computed in its order.
        """
        super().__init__(tables)
        self._store, self._list, self._preferences = store, tables, preferences
        self._cache = cache
        self._may_suggest = not preferences.hides_opinion
        self._looked = 0  # rows before this one have their summaries
        self._stopped = False
        self._work = Work(self)

    @property
    def is_busy(self) -> bool:
        """True while a case is being summarised."""
        return self._work.is_busy

    def begin(self) -> None:
        """Starts again from the top, visible rows first. Call it when the list has changed."""
        self.on_preferences_changed()
        self._looked = 0
        self.schedule_next()

    def schedule_next(self) -> None:
        """Starts the next summary, unless one is being computed or :meth:`stop` was called."""
        while not self.is_busy and not self._stopped:
            table = self._next()
            if table is None:
                return
            try:
                data = self._store.case(table.case)
            except FileError:
                self._keep(self._wanted(table), Glance(GlanceKind.UNREADABLE, first=NOTHING))
                continue
            self._look(table, data)

    def stop(self) -> None:
        """Stops computing summaries for good."""
        self._stopped = True
        self._work.stop()

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences: whether second opinions may
        be shown.
        """
        self._may_suggest = not self._preferences.hides_opinion

    def of(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case. None if the table has no case, or it is not
        computed yet.
        """
        return self._cache.get(self._wanted(table)) if table.case else None

    def is_ready(self, table: Table) -> bool:
        """Returns whether a table is undecided and its case is ready to be decided."""
        return is_ready(table, self.of(table))

    def unlooked(self, tables: Iterable[Table]) -> int:
        """Returns how many of the tables have a case without a summary. Tables that are decided
        or in dispute are not counted.
        """
        return sum(
            table.state is TableState.TO_PLAY and bool(table.case) and self.of(table) is None
            for table in tables
        )

    def _wanted(self, table: Table) -> GlanceWanted:
        """Returns the key of a table's summary; a decided table needs no second opinion."""
        opinion = table.result is None and self._may_suggest
        return GlanceWanted(table.case, opinion, table.incidents, table.protests)

    def _in_order(self) -> Iterator[Table]:
        tables = self._list.model.rows
        yield from (tables[row] for row in self._list.rows_in_sight())
        while self._looked < len(tables):
            yield tables[self._looked]
            self._looked += 1

    def _next(self) -> Table | None:
        for table in self._in_order():
            if table.case and self._wanted(table) not in self._cache:
                return table
        return None

    def _look(self, table: Table, data: bytes) -> None:
        wanted = self._wanted(table)

        def heard(found: Glance | None) -> None:
            if found is not None:
                self._keep(wanted, found)
            self.schedule_next()

        def failed(error: Exception) -> None:
            # Continue after a case that cannot be counted.
            log.error("a case cannot be looked at", exc_info=error)
            heard(Glance(GlanceKind.UNREADABLE, first=NOTHING))

        self._work.start(
            lambda task: glance_at(
                data, table, opinion=wanted.opinion, given_up=task.is_given_up
            ),
            heard,
            failed,
        )

    def _keep(self, wanted: GlanceWanted, found: Glance) -> None:
        self._cache[wanted] = found
        self.made.emit(wanted.digest)
