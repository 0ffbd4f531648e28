"""One change of an event's file: a transaction whose parts are recorded in the audit."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from types import MappingProxyType
from typing import Any, TypeVar

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.event.changes import EventChanges, Seen, bye_with_id, with_ids
from goref.core.event.event import (
    MOST_GAMES,
    MOST_PLAYERS,
    MOST_RATING,
    MOST_TEXT,
    Bye,
    Event,
    EventError,
    EventInfo,
    Player,
    Table,
)
from goref.io.event import rows
from goref.io.event.audit import CONTINUED, KEPT, PART, UNFIT, append
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.guard import MOST_CASE
from goref.io.event.replay import Subject, Values, changed
from goref.io.event.replay import subject as named_subject
from goref.io.files import one_line

NOTHING: Mapping[str, Any] = MappingProxyType({})

T = TypeVar("T", EventInfo, Player, Table)


def check_size(text: bytes) -> None:
    """Raises EventError if the text of a case file is too large."""
    if len(text) > MOST_CASE:
        raise EventError(fault("case-too-large", most=MOST_CASE // 2**20))


def keep_text(connection: sqlite3.Connection, text: bytes) -> str:
    """Stores the text of a case file, if it is new; returns its digest.

    Raises EventError if the text is too large.
    """
    check_size(text)
    digest = sha256(text).hexdigest()
    connection.execute(
        "INSERT INTO kept (digest, text) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (digest, text),
    )
    return digest


@frozen
class RecordedChange:
    """An entry of the audit, as the change that writes it keeps it.

    Attributes:
        kind: the kind of the row: event, player, table or bye.
        before, after: the old and the new values that differ, by column.
    """

    kind: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]


class EventChange:
    """The changes made to an event in one transaction.

    A row that is changed or removed must still be as the caller read it: its ``version`` is
    compared, and ChangedError raised if somebody else changed it meanwhile. Any change in a
    closed round raises EventError.

    Attributes:
        recorded: the entries written so far.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        who: str,
        reason: str,
        before_round: Callable[[int], object] | None = None,
        act: tuple[str, str] = ("", ""),
        event: Callable[[], Event] | None = None,
    ) -> None:
        """Prepares the changes of an open transaction.

        Args:
            before_round: called with a round's number before its first table is added.
            act: the id and the text of the act that makes the changes, for the audit.
            event: reads the whole event; None if it is only being created.
        """
        self._connection = connection
        self._who = one_line(who)
        self._reason = reason
        self._before_round = before_round
        self._act = act
        self._event = event
        self.recorded: list[RecordedChange] = []
        self._placed: set[int] = set()  # rounds in which a player got a table or a bye
        self._named = False  # a player was added or renamed

    # Acts

    @property
    def is_repeated(self) -> bool:
        """True if the act is in the audit already."""
        asked = "SELECT 1 FROM audit WHERE act_id = ? AND act_id <> ''"
        return self._connection.execute(asked, self._act[:1]).fetchone() is not None

    def event(self) -> Event:
        """Returns the whole event as it is now."""
        assert self._event is not None
        return self._event()

    def info(self) -> EventInfo:
        """Returns the event's own data as they are now."""
        return rows.read_info(self._row("event", 1, "event"))

    def table(self, seen: Seen) -> Table:
        """Returns a table. Raises ChangedError if it is gone or changed since it was seen."""
        table = rows.read_table(self._row("game", seen.id, f"table #{seen.id}"))
        if table.version != seen.version:
            raise self._changed(f"table {table.place}", table.id)
        return table

    def player(self, seen: Seen) -> Player:
        """Returns a player. Raises ChangedError if it is gone or changed since it was seen."""
        player = rows.read_player(self._row("player", seen.id, f"player #{seen.id}"))
        if player.version != seen.version:
            raise self._changed(f"player {player.name}", player.id)
        return player

    def carry_out(self, changes: EventChanges) -> EventChanges:
        """Makes the changes of an act; returns them with new ids and versions.

        Raises EventError if the event does not accept the changes, ChangedError if somebody
        else has changed a row.
        """
        info = changes.info
        if info is not None:
            before = set(self.info().closed)
            still = () if changes.in_closed_rounds else before & set(info.closed)
            if before - set(still):  # opened first, so that their tables can be changed
                early = self.set_info(replace(info, closed=tuple(sorted(still))))
                info = replace(info, version=early.version)
        for bye in changes.gone_byes:
            self.remove_bye(bye)
        for table in changes.gone_tables:
            self.remove_table(table)
        players = tuple(map(self.update_player, changes.players))
        new_players = tuple(map(self.add_player, changes.new_players))
        beside = changes.beside
        tables = tuple(
            self.update_table(with_ids(table, new_players), beside.get(table.id, NOTHING))
            for table in changes.tables
        )
        new_tables = tuple(
            self.add_table(with_ids(table, new_players)) for table in changes.new_tables
        )
        for bye in changes.byes:
            self.add_bye(bye_with_id(bye, new_players))
        for player in changes.gone_players:
            self.remove_player(player)
        if info is not None:
            info = self.set_info(info)
        return replace(
            changes,
            info=info,
            players=players,
            new_players=new_players,
            tables=tables,
            new_tables=new_tables,
        )

    # Single rows

    def create(self, info: EventInfo) -> None:
        """Writes the data of a new event."""
        values = rows.info_values(info)
        id_ = self._insert("event", {"id": 1, **values, "version": 1})
        self._tell("event-created", "event", {}, values, id_)

    def set_info(self, info: EventInfo) -> EventInfo:
        """Changes the event's own data; returns them with their new version."""
        before = rows.info_values(rows.read_info(self._row("event", 1, "event")))
        return self._update("event", 1, info, "event", before, rows.info_values(info))

    def add_player(self, player: Player) -> Player:
        """Adds a player; returns it with its id.

        A player whose id is set, since it was removed before, keeps that id. Raises EventError
        if the id is in use; :meth:`check` raises it if the name is in use.
        """
        values = rows.player_values(player)
        self._named = True
        id_ = self._insert("player", {**_with_id(player), **values, "version": 1})
        self._tell("player-added", f"player {player.name}", {}, values, id_)
        return replace(player, id=id_, version=1)

    def update_player(self, player: Player) -> Player:
        """Changes a player; returns it with its new version."""
        subject = f"player {player.name}"
        row = self._row("player", player.id, subject)
        stored = rows.read_player(row)
        self._named |= stored.key != player.key
        before = rows.player_values(stored)
        values = rows.player_values(player)
        return self._update("player", player.id, player, subject, before, values)

    def remove_player(self, player: Player) -> None:
        """Removes a player. Raises EventError if the player has a table or a bye."""
        where = self._connection.execute(
            "SELECT round FROM game WHERE ? IN (black, white) "
            "UNION SELECT round FROM bye WHERE player = ?",
            (player.id, player.id),
        ).fetchone()
        if where is not None:
            raise EventError(fault("player-busy", name=player.name, round=where[0]))
        subject = f"player {player.name}"
        self._delete("player", _as_read(player), subject, rows.player_values(player))

    def add_table(self, table: Table) -> Table:
        """Adds a table; returns it with its id. A removed table that returns keeps its id."""
        if self._before_round is not None:
            ask = self._connection.execute
            if ask("SELECT 1 FROM game WHERE round = ?", (table.round,)).fetchone() is None:
                self._before_round(table.round)
        self._check_open(table.round)
        self._check_there(table.black, table.white)
        self._placed.add(table.round)
        values = rows.table_values(table)
        id_ = self._insert("game", {**_with_id(table), **values, "version": 1})
        self._tell("table-added", f"table {table.place}", {}, values, id_)
        return replace(table, id=id_, version=1)

    def update_table(self, table: Table, beside: Mapping[str, Any] = NOTHING) -> Table:
        """Changes a table; returns it with its new version.

        Args:
            beside: values for the audit in addition to the changed columns.
        """
        stored = rows.read_table(self._row("game", table.id, f"table {table.place}"))
        subject = f"table {stored.place}"
        before, values = rows.table_values(stored), rows.table_values(table)
        if values != before:
            self._check_open(stored.round, table.round)
        if any(values[column] != before[column] for column in rows.PLACE):
            self._placed.add(table.round)
            if table.version == stored.version:
                self._check_there(table.black, table.white)
        return self._update("game", table.id, table, subject, before, values, beside)

    def remove_table(self, table: Table) -> None:
        """Removes a table."""
        self._check_open(table.round)
        values = rows.table_values(table)
        self._delete("game", _as_read(table), f"table {table.place}", values)

    def add_bye(self, bye: Bye) -> None:
        """Gives a player a bye. Raises EventError if the player has one in that round."""
        self._check_open(bye.round)
        self._check_there(bye.player)
        asked = "SELECT 1 FROM bye WHERE round = ? AND player = ?"
        if self._connection.execute(asked, (bye.round, bye.player)).fetchone() is not None:
            player = rows.read_player(self._row("player", bye.player, ""))
            raise EventError(fault("bye-twice", name=player.name, round=bye.round))
        self._placed.add(bye.round)
        values = {"round": bye.round, "player": bye.player}
        self._insert("bye", values)
        self._tell("bye-added", f"bye in round {bye.round}", {}, values)

    def remove_bye(self, bye: Bye) -> None:
        """Removes a bye."""
        self._check_open(bye.round)
        values = {"round": bye.round, "player": bye.player}
        subject = f"bye in round {bye.round}"
        self._delete("bye", values, subject, values)

    def keep_case(self, text: bytes) -> str:
        """Stores the text of a case file; returns its digest, by which the event refers to it.

        A table's earlier cases are kept, so that digests in the audit still lead to them.
        Raises EventError if the text is too large.
        """
        return keep_text(self._connection, text)

    def check(self) -> None:
        """Raises EventError if the changes make the event inconsistent.

        Only the rounds and names changed here are checked; the rest was checked when it
        changed.
        """
        ask = self._connection.execute
        if self._placed or self._named:
            for table, most in (("player", MOST_PLAYERS), ("game", MOST_GAMES)):
                if ask(f"SELECT COUNT(*) FROM {table}").fetchone()[0] > most:
                    raise EventError(fault("event-too-many", most=most))
        for round in sorted(self._placed):
            self._check_round(round)
        keys: set[str] = set()
        for row in ask("SELECT * FROM player") if self._named else ():
            player = rows.read_player(row)
            if player.key in keys:
                raise EventError(fault("player-twice", name=player.name))
            keys.add(player.key)

    def _check_round(self, round: int) -> None:
        """Raises EventError if two tables have one number, or a player has two games."""
        ask = self._connection.execute
        twice = ask(
            "SELECT number FROM game WHERE round = ? GROUP BY number HAVING COUNT(*) > 1",
            (round,),
        ).fetchone()
        if twice is not None:
            raise EventError(fault("table-twice", table=f"{round}/{twice[0]}"))
        busy = ask(
            "SELECT player FROM (SELECT black AS player FROM game WHERE round = :at UNION ALL "
            "SELECT white FROM game WHERE round = :at UNION ALL "
            "SELECT player FROM bye WHERE round = :at) GROUP BY player HAVING COUNT(*) > 1",
            {"at": round},
        ).fetchone()
        if busy is not None:
            player = rows.read_player(self._row("player", busy[0], ""))
            raise EventError(fault("two-games", name=player.name, round=round))

    def _check_open(self, *rounds: int) -> None:
        """Raises EventError if one of the rounds is closed."""
        closed = rows.read_info(self._row("event", 1, "event")).closed
        for round in rounds:
            if round in closed:
                raise EventError(fault("round-closed", round=round))

    def _row(self, table: str, id_: int, subject: str) -> Any:
        """Returns a row by its id. Raises ChangedError if it is gone."""
        ask = self._connection.execute
        row = ask(f"SELECT * FROM {table} WHERE id = ?", (id_,)).fetchone()
        if row is None:
            raise self._changed(subject, id_)
        return row

    def _insert(self, table: str, values: Mapping[str, Any]) -> int:
        _check_readable(values)
        columns = ", ".join(values)
        places = ", ".join("?" * len(values))
        with _kept():
            done = self._connection.execute(
                f"INSERT INTO {table} ({columns}) VALUES ({places})", tuple(values.values())
            )
        return int(done.lastrowid or 0)

    def _update(
        self,
        table: str,
        id_: int,
        value: T,
        subject: str,
        before: Mapping[str, Any],
        after: Mapping[str, Any],
        beside: Mapping[str, Any] = NOTHING,
    ) -> T:
        """Changes a row of the value's version; returns the value with the new version."""
        changed: dict[str, Any] = {k: v for k, v in after.items() if v != before[k]}
        _check_readable(changed)
        now = value.version + bool(changed)
        places = ", ".join(f"{key} = ?" for key in (*changed, "version"))
        with _kept():
            done = self._connection.execute(
                f"UPDATE {table} SET {places} WHERE id = ? AND version = ?",
                (*changed.values(), now, id_, value.version),
            )
        if done.rowcount != 1:
            raise self._changed(subject, id_)
        if changed:
            told = {key: before[key] for key in changed}
            what = f"{subject.partition(' ')[0]}-changed"
            self._tell(what, subject, told, {**changed, **beside}, id_)
        return replace(value, version=now)

    def _delete(
        self, table: str, keys: Mapping[str, int], subject: str, before: Mapping[str, Any]
    ) -> None:
        places = " AND ".join(f"{key} = ?" for key in keys)
        done = self._connection.execute(
            f"DELETE FROM {table} WHERE {places}", tuple(keys.values())
        )
        if done.rowcount != 1:
            raise self._changed(subject, keys.get("id"), before)
        what = f"{subject.partition(' ')[0]}-removed"
        self._tell(what, subject, before, {}, keys.get("id"))

    def tell_found(self, subject: Subject, here: Values | None, there: Values | None) -> None:
        """Records that a player, table or bye was not as the audit says, before it is changed.

        Args:
            subject: its kind and its id.
            here, there: its values in the tables and in the audit; None where it is missing.
        """
        kind, id_ = subject
        named = named_subject(kind, here or there or {})
        if here and there:
            here, there = changed(here, there)
        about = None if kind == "bye" else id_
        self._tell(f"{kind}-found", named, there or {}, here or {}, about)

    def tell_restored(self, copy: str, unfit: Sequence[str] = ()) -> None:
        """Records that the event was restored from a copy.

        Args:
            unfit: codes of the notes on what did not fit in the copy; empty if all fitted.
        """
        told = {"copy": copy, **({UNFIT: list(unfit)} if unfit else {})}
        self._tell("event-restored", "event", {}, told, 1)

    def tell_kept(self, subject: str, copy: str) -> None:
        """Records that a thing is kept as it is, although a copy of the event differs.

        Args:
            subject: the thing, such as ``table 2/13``.
        """
        self._tell(KEPT, subject, {}, {"copy": copy}, 1)

    def tell_continued(self, part: int) -> None:
        """Records that the event is continued on another computer.

        Args:
            part: the number of the part that begins.
        """
        self._tell(CONTINUED, "event", {}, {PART: part}, 1)

    def _tell(
        self,
        what: str,
        subject: str,
        before: Mapping[str, Any],
        after: Mapping[str, Any],
        about: int | None = None,
    ) -> None:
        texts = _text(before), _text(after)
        time = datetime.now().astimezone().isoformat(timespec="seconds")
        told = (time, self._who, what, subject, *texts, self._reason, about)
        try:
            append(self._connection, told, self._act if self._act[0] else ())
            self.recorded.append(RecordedChange(what.partition("-")[0], before, after))
            self._act = ("", "")
        except UnicodeEncodeError as error:
            raise EventFileError(fault("cannot-be-kept", reason=str(error))) from None

    def _changed(
        self, subject: str, about: int | None, before: Mapping[str, Any] = NOTHING
    ) -> ChangedError:
        """Returns the error for a row that somebody else changed: who did it, how, and when.

        Args:
            subject: the row's kind and name, by which entries of an earlier goref are found;
                these have no id.
            about: the row's id; None for a bye, which its values ``before`` identify.
        """
        asked = "about = ? OR (about IS NULL AND subject = ?)"
        if about is None:
            asked = "? IN (before, after) AND subject = ?"
        of = (_text(before) if about is None else about, subject)
        row = self._connection.execute(
            f"SELECT subject, who, what, time FROM audit WHERE ({asked}) AND what LIKE ? "
            "ORDER BY id DESC LIMIT 1",
            (*of, f"{subject.partition(' ')[0]}-%"),
        ).fetchone()
        return ChangedError(*(row or (subject,)))

    def _check_there(self, *ids: int) -> None:
        """Raises EventError if a player is missing from the event.

        The error has the name that the player had in the audit.
        """
        ask = self._connection.execute
        for id_ in ids:
            if ask("SELECT 1 FROM player WHERE id = ?", (id_,)).fetchone() is None:
                named = self._changed(f"player #{id_}", id_).subject
                raise EventError(fault("player-gone", name=named.partition(" ")[2]))


def _text(values: Mapping[str, Any]) -> str:
    """Returns values of a row in the form in which the audit stores them."""
    return json.dumps(dict(values), ensure_ascii=False)


def _with_id(value: Player | Table) -> dict[str, int]:
    """Returns ``{"id": id}`` for a player or table that has an id already; else ``{}``."""
    return {"id": value.id} if value.id else {}


def _as_read(value: Player | Table) -> dict[str, int]:
    """Returns the columns by which a row is found if it is unchanged: id and version."""
    return {"id": value.id, "version": value.version}


def _check_readable(values: Mapping[str, Any]) -> None:
    """Raises EventError for values that could be stored, but not be read again."""
    for column, value in values.items():
        long = isinstance(value, str) and len(value) > MOST_TEXT
        far = column == "rating" and value is not None and abs(value) > MOST_RATING
        if long or far:
            problem = fault("column-range", column=column)
            raise EventError(fault("cannot-be-kept", reason=problem))


@contextmanager
def _kept() -> Iterator[None]:
    """Turns SQLite's errors about a value it does not accept into an EventError."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise EventError(fault("not-in-event", reason=str(error))) from None
    except (OverflowError, UnicodeEncodeError) as error:
        raise EventError(fault("cannot-be-kept", reason=str(error))) from None
