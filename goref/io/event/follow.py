"""A copy that follows an event: the event's next entries are applied and stored as they are.

The entries come from elsewhere. Each must follow from the one before by its link, and fit the
rows that it changes; otherwise nothing is changed, and the caller takes a new copy.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from goref.core.base.faults import fault, why
from goref.io.event import rows
from goref.io.event.audit import ACT, LINKED, RawEntry, insert, last_link, link_after
from goref.io.event.change import keep_text
from goref.io.event.faults import EventFileError
from goref.io.event.replay import NO_CHANGE, Values

TABLES = {"event": "event", "player": "player", "table": "game", "bye": "bye"}
"""The database's table of each kind of row."""
READ: Mapping[str, Callable[[Any], object]] = {
    "event": rows.read_info,
    "player": rows.read_player,
    "table": rows.read_table,
    "bye": rows.read_bye,
}
WHOLE_NUMBERS = ("id", "about")
COLUMNS = (*LINKED, *ACT, "chain")


class UnfitEntryError(EventFileError):
    """An entry from elsewhere that does not follow, or does not fit the rows it changes.

    Attributes:
        number: the number of the entry, as it states it; 0 if it states none.
    """

    def __init__(self, entry: RawEntry, problem: object) -> None:
        number = entry.get("id")
        self.number = number if isinstance(number, int) else 0
        super().__init__(fault("entry-unfit", number=self.number, problem=problem))


def follow(
    connection: sqlite3.Connection, entries: Iterable[RawEntry], texts: Iterable[bytes]
) -> None:
    """Applies entries and stores them, in the open transaction.

    Raises UnfitEntryError at the first that does not follow or fit, EventError if a text is too
    large.
    """
    for text in texts:
        keep_text(connection, text)
    number, previous = last_link(connection)
    for entry in entries:
        number, previous = follows(entry, number, previous)
        try:
            _Row(connection, entry).apply()
        except (ValueError, KeyError, TypeError, RecursionError, sqlite3.Error) as error:
            if isinstance(error, UnfitEntryError):
                raise
            raise UnfitEntryError(entry, why(error)) from None
        insert(connection, {column: entry[column] for column in COLUMNS})


def follows(entry: RawEntry, number: int, previous: str) -> tuple[int, str]:
    """Returns the number and the link of an entry that comes after number and link.

    Raises UnfitEntryError if it does not, or is not made of numbers and texts.
    """
    try:
        made = all(
            isinstance(entry[column], str)
            or (column in WHOLE_NUMBERS and type(entry[column]) is int)
            or (column == "about" and entry[column] is None)
            for column in COLUMNS
        )
        if not made or entry["id"] != number + 1 or len(entry) != len(COLUMNS):
            raise UnfitEntryError(entry, fault("entry-next", number=number + 1))
        if link_after(previous, entry) != entry["chain"]:
            raise UnfitEntryError(entry, fault("entry-link"))
    except (KeyError, UnicodeEncodeError):
        raise UnfitEntryError(entry, fault("entry-next", number=number + 1)) from None
    return number + 1, str(entry["chain"])


class _Row:
    """The row that an entry is about."""

    def __init__(self, connection: sqlite3.Connection, entry: RawEntry) -> None:
        self._connection = connection
        self._entry = entry
        self._kind, _, self._verb = entry["what"].partition("-")

    def apply(self) -> None:
        """Makes the change. Raises ValueError, or another error of a wrong value."""
        if self._entry["what"] in NO_CHANGE:
            return
        before, after = (json.loads(self._entry[column]) for column in ("before", "after"))
        if not (isinstance(before, dict) and isinstance(after, dict)):
            raise ValueError(fault("column-no-text", column="audit"))
        match self._verb:
            case "added":
                self._add(after)
            case "changed":
                self._change(before, after)
            case "removed":
                self._remove(before)
            case "found" if before and after:
                self._change(before, after)
            case "found":
                self._add(after) if after else self._remove(before)
            case _:
                raise UnfitEntryError(self._entry, fault("entry-kind"))

    @property
    def _table(self) -> str:
        table = TABLES.get(self._kind)
        if table is None:
            raise UnfitEntryError(self._entry, fault("entry-kind"))
        return table

    def _keys(self, values: Values) -> Values:
        return {} if self._kind == "bye" else {"id": self._entry["about"]}

    def _known(self, values: Values) -> Values:
        """Returns values that the table has columns for. Raises an error for another value."""
        there = {row["name"] for row in self._connection.execute(
            f"PRAGMA table_info({self._table})"
        )} - {"id", "version"}  # fmt: skip
        known = {key: value for key, value in values.items() if key in there}
        if not all(value is None or isinstance(value, str | int) for value in known.values()):
            raise UnfitEntryError(self._entry, fault("entry-kind"))
        return known

    def _add(self, after: Values) -> None:
        values = {**self._keys(after), **self._known(after)}
        if self._kind != "bye":
            values["version"] = 1
        places = ", ".join("?" * len(values))
        self._connection.execute(
            f"INSERT INTO {self._table} ({', '.join(values)}) VALUES ({places})",
            tuple(values.values()),
        )
        self._check()

    def _change(self, before: Values, after: Values) -> None:
        where = {**self._keys(before), **self._known(before)}
        new = {column: after[column] for column in self._known(before)}
        self._known(new)
        places = ", ".join(f"{column} = ?" for column in new)
        self._once(
            f"UPDATE {self._table} SET {places}, version = version + 1", where, *new.values()
        )
        self._check()

    def _remove(self, before: Values) -> None:
        where = {**self._keys(before), **self._known(before)}
        self._once(f"DELETE FROM {self._table}", where)

    def _once(self, statement: str, where: Values, *values: object) -> None:
        """Carries out a statement that must change one row, as it was before."""
        places = " AND ".join(f"{column} IS ?" for column in where)
        done = self._connection.execute(
            f"{statement} WHERE {places}", (*values, *where.values())
        )
        if done.rowcount != 1:
            raise UnfitEntryError(self._entry, fault("entry-row"))

    def _check(self) -> None:
        """Reads the changed row. Raises ValueError if it cannot be read."""
        if self._kind == "bye":
            return
        asked = f"SELECT * FROM {self._table} WHERE id = ?"
        row = self._connection.execute(asked, (self._entry["about"],)).fetchone()
        if row is None:
            raise UnfitEntryError(self._entry, fault("entry-row"))
        READ[self._kind](row)
