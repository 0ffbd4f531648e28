"""A copy that becomes like another copy of the same event, in one transaction.

Both share the beginning of their audits. What was done in this one since is replaced: its later
entries are removed, those of the other are written as they are, and all rows are as there. The
caller has made sure that nothing is lost by that: whatever was done here alone is known there,
or was refused there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault
from goref.io.event.audit import insert, last_link, raw_entry
from goref.io.event.faults import EventFileError

ROWS = ("event", "player", "game")
"""The tables of the database whose rows have an id and a version."""
COUNTED = ("audit", "player", "game")
"""The tables of the database whose ids SQLite counts."""
REMAINS = "audit_remains"
"""The trigger that prevents the removal of entries of the audit."""

Row = dict[str, Any]


class MovedOnError(EventFileError):
    """An event in which something was done since it was read, and which was not replaced."""


def become(
    mine: sqlite3.Connection, theirs: sqlite3.Connection, after: int, last: tuple[int, str]
) -> None:
    """Makes a file like another one, in the open transactions of both.

    A row whose values change, or that returns, gets a version greater than those with which it
    was read in either file; all other rows keep their versions.

    Args:
        after: the number of the last entry that both audits share.
        last: number and link of the last entry of ``mine``, as the caller knows it.

    Raises MovedOnError if ``mine`` has another last entry, EventFileError if the entry
    ``after`` differs.
    """
    if last_link(mine) != last:
        raise MovedOnError(fault("copy-moved-on"))
    if _entry(mine, after) != _entry(theirs, after):
        raise EventFileError(fault("copy-other-beginning", number=after))
    mine.execute("PRAGMA defer_foreign_keys = ON")  # rows come and go in any order
    _take_texts(mine, theirs)
    _replace_entries(mine, theirs, after)
    for table in ROWS:
        _replace_rows(mine, theirs, table, last[0] - after)
    byes = "SELECT round, player FROM bye"
    here, there = ({tuple(row) for row in each.execute(byes)} for each in (mine, theirs))
    mine.executemany("DELETE FROM bye WHERE round = ? AND player = ?", here - there)
    mine.executemany("INSERT INTO bye (round, player) VALUES (?, ?)", there - here)
    for table in COUNTED:
        _replace_count(mine, theirs, table)


def _entry(connection: sqlite3.Connection, number: int) -> Row | None:
    row = connection.execute("SELECT * FROM audit WHERE id = ?", (number,)).fetchone()
    return None if row is None else raw_entry(row)


def _take_texts(mine: sqlite3.Connection, theirs: sqlite3.Connection) -> None:
    """Adds the case files that are missing here; those that only are here are kept."""
    asked = "SELECT digest FROM kept"
    here, there = ({row[0] for row in each.execute(asked)} for each in (mine, theirs))
    for digest in there - here:
        row = theirs.execute("SELECT digest, text FROM kept WHERE digest = ?", (digest,))
        mine.execute("INSERT INTO kept (digest, text) VALUES (?, ?)", tuple(row.fetchone()))


def _replace_entries(mine: sqlite3.Connection, theirs: sqlite3.Connection, after: int) -> None:
    """Replaces the entries after a number.

    The trigger against that is gone for as long as the transaction lasts, and made again by its
    own statement. Readers of the event see by the schema's version that entries were replaced.
    """
    (trigger,) = mine.execute(
        "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?", (REMAINS,)
    ).fetchone()
    mine.execute(f"DROP TRIGGER {REMAINS}")
    mine.execute("DELETE FROM audit WHERE id > ?", (after,))
    mine.execute(trigger)
    for row in theirs.execute("SELECT * FROM audit WHERE id > ? ORDER BY id", (after,)):
        insert(mine, raw_entry(row))


def _replace_rows(
    mine: sqlite3.Connection, theirs: sqlite3.Connection, table: str, gone: int
) -> None:
    """Makes the rows of a table like the other's; ``gone``: the number of removed entries."""
    here, there = _rows(mine, table), _rows(theirs, table)
    newest = max((row["version"] for rows in (here, there) for row in rows.values()), default=0)
    for id_ in here.keys() - there.keys():
        mine.execute(f"DELETE FROM {table} WHERE id = ?", (id_,))
    for id_, row in there.items():
        before = here.get(id_)
        if before is None:  # one of the removed entries may have removed it
            _insert(mine, table, {**row, "version": newest + gone + 1})
        elif _values(before) != _values(row):
            version = max(before["version"], row["version"]) + 1
            _update(mine, table, {**row, "version": version})


def _rows(connection: sqlite3.Connection, table: str) -> dict[int, Row]:
    found = connection.execute(f"SELECT * FROM {table}")
    names = [column[0] for column in found.description]
    return {row["id"]: dict(zip(names, row, strict=True)) for row in found}


def _values(row: Mapping[str, Any]) -> Row:
    return {column: value for column, value in row.items() if column != "version"}


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> None:
    places = ", ".join("?" * len(row))
    connection.execute(
        f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", tuple(row.values())
    )


def _update(connection: sqlite3.Connection, table: str, row: Row) -> None:
    places = ", ".join(f"{column} = ?" for column in row)
    connection.execute(f"UPDATE {table} SET {places} WHERE id = ?", (*row.values(), row["id"]))


def _replace_count(mine: sqlite3.Connection, theirs: sqlite3.Connection, table: str) -> None:
    """Makes SQLite continue to count a table's ids as in the other file."""
    found = theirs.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
    row = found.fetchone()
    mine.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    if row is not None:
        mine.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, row[0]))
