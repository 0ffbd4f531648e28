"""Reads an event from its file: all of it, or only the changes since the last reading."""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import chain, islice
from operator import attrgetter
from typing import Any, TypeVar

from goref.core.base.faults import fault
from goref.core.event.event import MOST_GAMES, MOST_PLAYERS, Event, Player, Table
from goref.io.event import rows
from goref.io.event.audit import link_of

MOST_ANEW = 400
"""The most audit entries since the last reading after which only the changed rows are read."""
RESTORED = "event-restored"
PLACE, ID = attrgetter("round", "number", "id"), attrgetter("id")
"""The keys by which tables and players are sorted."""

T = TypeVar("T")
Row = TypeVar("Row", Player, Table)


def read_event(connection: sqlite3.Connection) -> Event:
    """Returns the event in a file, within the open transaction.

    Raises ValueError if the data are damaged.
    """
    ask = connection.execute
    info = ask("SELECT * FROM event").fetchone()
    if info is None:
        raise ValueError(fault("event-missing"))
    games = ask("SELECT * FROM game ORDER BY round, number, id")
    last = ask("SELECT * FROM audit ORDER BY id DESC LIMIT 1").fetchone()
    return Event(
        rows.read_info(info),
        _read(rows.read_player, ask("SELECT * FROM player ORDER BY id"), MOST_PLAYERS),
        _read(rows.read_table, games, MOST_GAMES),
        _read(rows.read_bye, ask("SELECT * FROM bye ORDER BY round, player"), MOST_GAMES),
        *(link_of(last) if last is not None else ()),
    )


def read_since(connection: sqlite3.Connection, before: Event) -> Event | None:
    """Returns the present event of a file, reading only the rows changed since ``before``.

    Returns None if the caller must read all rows, because the audit does not suffice. That is
    so if the audit has no links, no new entries or too many. It is also so if the audit
    contradicts the tables or is not the one read before. Raises ValueError if the data are
    damaged.
    """
    ask = connection.execute
    here = ask("SELECT * FROM audit WHERE id = ?", (before.entries,)).fetchone()
    if not before.link or here is None or link_of(here)[1] != before.link:
        return None
    done = ask(
        "SELECT * FROM audit WHERE id > ? ORDER BY id LIMIT ?", (before.entries, MOST_ANEW + 1)
    ).fetchall()
    about: dict[str, set[int]] = {"event": set(), "player": set(), "table": set(), "bye": set()}
    for entry in done:
        of = str(entry["what"]).partition("-")[0]
        known = isinstance(entry["about"], int) or of == "bye"
        if of not in about or not known or entry["what"] == RESTORED:
            return None
        about[of].add(entry["about"])
    if not 0 < len(done) <= MOST_ANEW:
        return None
    tables = _renewed(connection, "game", rows.read_table, before.tables, about["table"], PLACE)
    players = _renewed(
        connection, "player", rows.read_player, before.players, about["player"], ID
    )
    if tables is None or players is None:
        return None
    byes = before.byes
    if about["bye"]:
        found = ask("SELECT * FROM bye ORDER BY round, player")
        byes = _read(rows.read_bye, found, MOST_GAMES)
    info = rows.read_info(ask("SELECT * FROM event").fetchone())
    return Event(info, players, tables, byes, *link_of(done[-1]))


def _renewed(
    connection: sqlite3.Connection,
    table: str,
    read: Callable[[sqlite3.Row], Row],
    before: tuple[Row, ...],
    changed: set[int],
    place: Callable[[Row], Any],
) -> tuple[Row, ...] | None:
    """Returns the rows of a table in order, and reads only the changed ones again.

    Returns None if the audit does not record all changes.
    """
    ask = connection.execute
    there = ask(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
    if not changed:
        return before if there == len(before) else None
    asked = f"SELECT * FROM {table} WHERE id = ?"
    found = {id_: ask(asked, (id_,)).fetchone() for id_ in changed}
    news: dict[int, Row] = {id_: read(row) for id_, row in found.items() if row is not None}
    values, moved = list(before), len(news) < len(changed)
    for id_, new in news.items():
        at = bisect_left(values, place(new), key=place)
        if at == len(values) or values[at].id != id_:
            moved = True  # it is new, or moved
            break
        values[at] = new
    if moved:
        kept = [value for value in before if value.id not in changed]
        values = sorted(chain(kept, news.values()), key=place)
    return tuple(values) if there == len(values) else None


def _read(
    read: Callable[[sqlite3.Row], T], found: Iterable[sqlite3.Row], most: int
) -> tuple[T, ...]:
    """Returns the values of rows. Raises ValueError for more rows than an event can have."""
    values = tuple(map(read, islice(found, most + 1)))
    if len(values) > most:
        raise ValueError(fault("event-too-many", most=most))
    return values
