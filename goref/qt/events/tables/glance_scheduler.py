"""What the cases behind a window's tables say, looked at as they come into sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject

from goref.app.event.glance import Glance, is_ready
from goref.core.event.event import State, Table
from goref.io.event.store import EventStore
from goref.qt.events.tables.glance_worker import Cache, Glances, Wanted
from goref.qt.events.tables.table_list import TableList
from goref.qt.look.preferences import Preferences


class Lookout(QObject):
    """Chooses what is looked at next: what is in sight, then the rest of the list.

    Attributes:
        glances: does the looking.
    """

    def __init__(
        self, store: EventStore, tables: TableList, preferences: Preferences, cache: Cache
    ) -> None:
        """Args:
        tables: the list, whose order is followed.
        """
        super().__init__(tables)
        self._list, self._preferences, self._cache = tables, preferences, cache
        self._may_suggest = not preferences.hides_opinion
        self._looked = 0  # rows of the list up to here need not be looked at any more
        self.glances = Glances(cache, store.case, self._next, self)

    def begin(self) -> None:
        """Other tables are shown: look at their cases."""
        self.see_preferences()
        self._looked = 0
        self.glances.poke()

    def see_preferences(self) -> None:
        """Whether an opinion may be given is as the preferences say now."""
        self._may_suggest = not self._preferences.hides_opinion

    def of(self, table: Table) -> Glance | None:
        """What a table's case says, if it was looked at."""
        return self._cache.get(self._wanted(table)) if table.case else None

    def is_ready(self, table: Table) -> bool:
        """Whether a table waits for nothing but to be decided by its case."""
        return is_ready(table, self.of(table))

    def unlooked(self, tables: Iterable[Table]) -> int:
        """How many tables that are to play are still to be looked at."""
        return sum(
            table.state is State.TO_PLAY and bool(table.case) and self.of(table) is None
            for table in tables
        )

    def _wanted(self, table: Table) -> Wanted:
        """What to ask of a table's case: a decided board needs no opinion."""
        return Wanted(table.case, table.result is None and self._may_suggest)

    def _in_order(self) -> Iterator[Table]:
        tables = self._list.model.tables
        yield from (tables[row] for row in self._list.rows_in_sight())
        while self._looked < len(tables):
            yield tables[self._looked]
            self._looked += 1

    def _next(self) -> Wanted | None:
        for table in self._in_order():
            if table.case and (wanted := self._wanted(table)) not in self._cache:
                return wanted
        return None
