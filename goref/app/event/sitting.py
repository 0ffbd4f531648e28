"""A sitting at a table of an event: a session whose case is kept behind its table.

Its journal names the table, so that a sitting that was interrupted still knows it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from goref.app.act_log.act_log import FULL_PATH, begun, saved_entry
from goref.app.edits.base import Edit
from goref.app.event.tables import open_case, result_of_case
from goref.app.opening import Opened
from goref.app.session.session import Change, Part, Session
from goref.core.base.faults import fault
from goref.core.event.event import Event, EventError, State, Table
from goref.io.case.act_log_file import Protocol, dump_kept, encode_protocol
from goref.io.case.case_file import encode_case
from goref.io.case.journal import TABLE, Journal, JournalError, Unfinished
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.files import write_bytes


@dataclass(frozen=True)
class Seat:
    """Which table of which event.

    Attributes:
        event: the event's file, in full.
        id: the table's id there.
        place: such as ``2/13``.
        kept: the digest of the case behind it that the sitting goes on from.
    """

    event: Path
    id: int
    place: str
    kept: str

    def encode(self) -> dict[str, Any]:
        """As an object for JSON."""
        return {
            "event": str(self.event),
            "id": self.id,
            "place": self.place,
            "kept": self.kept,
        }

    @classmethod
    def decode(cls, value: object) -> Seat:
        """From its object. Raises ValueError for anything else."""
        match value:
            case {"event": str(event), "id": int(id_), "place": str(place), "kept": str(kept)}:
                return cls(Path(event), id_, place, kept)
        raise ValueError(fault("seat-unreadable"))


def seat_of(store: EventStore, table: Table) -> Seat:
    """The seat at a table."""
    return Seat(store.path.absolute(), table.id, table.place, table.case)


def names_of(event: Event, table: Table) -> str:
    """Who plays at a table: ``Alice – Bob``, Black first."""
    return " – ".join(event.by_id[id_].name for id_ in (table.black, table.white))


class TableSession(Session):
    """A session at a table.

    Attributes:
        seat: where it sits.
    """

    seat: Seat

    def __init__(
        self,
        opened: Opened,
        journal: Journal | None = None,
        path: Path | None = None,
        protocol: Protocol | None = None,
    ) -> None:
        super().__init__(opened, journal, path, protocol)
        self._replayed = ""

    @classmethod
    def at(cls, store: EventStore, table: Table, journals: Path | None = None) -> TableSession:
        """Sit down at a table, at the case behind it.

        Raises EventError if there is none, EventFileError, JournalError.
        """
        opened = open_case(store, table)
        title = f"{table.place} {names_of(store.event(), table)}"
        opened = replace(opened, title=title)
        seat = seat_of(store, table)
        case = encode_case(opened.case, opened.game)
        protocol = begun(opened, case)
        journal = None
        if journals is not None:
            header = {
                "case": case,
                "path": None,
                "title": title,
                "protocol": encode_protocol(protocol, case),
                TABLE: seat.encode(),
            }
            journal = Journal.begin(journals, header)
        session = cls(opened, journal, None, protocol)
        session.seat = seat
        return session

    @classmethod
    def recover(cls, left: Unfinished) -> TableSession:
        """Bring back a sitting at a table. Raises as Session.recover, and ValueError."""
        seat = Seat.decode(left.header.get(TABLE))
        session = super().recover(left)
        assert isinstance(session, TableSession)
        session.seat = replace(seat, kept=session._replayed or seat.kept)
        return session

    def _replay(self, entry: dict[str, Any]) -> None:
        if isinstance(entry.get("saved"), str):
            self._saved = self._history.value
            self._replayed = str(entry.get(FULL_PATH, ""))
        else:
            super()._replay(entry)

    def table(self, store: EventStore) -> Table:
        """The table as it is now.

        Raises EventError if it is gone, ChangedError if somebody else put another case
        behind it.
        """
        for table in store.event().tables:
            if table.id == self.seat.id:
                break
        else:
            raise EventError(fault("no-table", table=self.seat.place))
        if table.case != self.seat.kept:
            raise ChangedError(f"table {table.place}")
        return table

    def keep(self, store: EventStore, reason: str = "") -> Table:
        """Keep the case, with its protocol, behind the table; the table stays open.

        Raises EventError for a table that is decided, ChangedError, EventFileError.
        """
        table = self.table(store)
        if table.state is State.DECIDED and self.is_changed:
            raise EventError(fault("case-decided", table=table.place))
        if not self.is_changed:
            return table
        entry, text = self._written(table)
        with store.change(reason) as change:
            table = change.update_table(replace(table, case=change.keep_case(text)))
        self._kept(entry, table)
        return table

    def is_recorded(self, table: Table, *, counted: bool = False) -> bool:
        """Whether a table is decided as the case counts, and has the case as it is.

        Raises EventError while the case decides nothing.
        """
        mine = table.result
        result = result_of_case(self.case, table.place, counted=counted)
        return (
            mine is not None
            and not self.is_changed
            and replace(result, reason=mine.reason) == mine
        )

    def decide(self, store: EventStore, reason: str = "", *, counted: bool = False) -> Table:
        """Keep the case behind the table and decide the table by it, both or neither.

        Args:
            counted: take the count even where the record says resigned, on time …

        Raises EventError while the case decides nothing, or without a reason where the
        table is decided otherwise; ChangedError, EventFileError.
        """
        table = self.table(store)
        reason = reason.strip()
        result = result_of_case(self.case, table.place, reason, counted=counted)
        if self.is_recorded(table, counted=counted):
            return table
        if table.result is not None and not reason:
            raise EventError(fault("changed-needs-reason"))
        if not self.is_changed:
            with store.change(reason) as change:
                return change.update_table(replace(table, state=State.DECIDED, result=result))
        entry, text = self._written(table)
        with store.change(reason) as change:
            table = change.update_table(
                replace(table, state=State.DECIDED, result=result, case=change.keep_case(text))
            )
        self._kept(entry, table)
        return table

    def save(self, path: Path) -> None:
        """Write a copy to a file of the disk; the event still has to get the case.

        Raises FileError.
        """
        case = encode_case(self.case, self.game)
        entry = saved_entry(path.name, case)
        write_bytes(path.absolute(), dump_kept(case, self._protocol.added(entry)))

    def _written(self, table: Table) -> tuple[Mapping[str, Any], bytes]:
        """The entry of a saving, and the case file with it."""
        case = encode_case(self.case, self.game)
        entry = saved_entry(table.source or table.place, case)
        return entry, dump_kept(case, self._protocol.added(entry))

    def _kept(self, entry: Mapping[str, Any], table: Table) -> None:
        """The event has the case now."""
        self._saved = self.case
        self.seat = replace(self.seat, kept=table.case, place=table.place)
        self._keep(entry, {FULL_PATH: table.case})
        # The event is safe. Without this line a recovery would call it unsaved: no harm
        # but for the digest, which then tells of another case.
        with contextlib.suppress(JournalError):
            self._write_kept()
        self._announce(Change(Part.SAVED))


def accept_and_decide(
    store: EventStore, table: Table, marks: Iterable[Edit], reason: str = ""
) -> Table:
    """Make the acts that a suggestion asks for in a table's case, and decide by it.

    The acts stand in the protocol of the case like any others.
    Raises ValueError for an act that makes no sense, and as TableSession.decide.
    """
    session = TableSession.at(store, table)
    for mark in marks:
        session.do(mark)
    return session.decide(store, reason)


def next_open(event: Event, after: Table) -> Table | None:
    """The next table that is not decided: in its round first, then in the others.

    Tables with a case go before those without; None if all others are decided.
    """
    left = [t for t in event.tables if t.state is not State.DECIDED and t.id != after.id]

    def far(table: Table) -> tuple[object, ...]:
        other = table.round != after.round
        passed = (table.round, table.number) < (after.round, after.number)
        return not table.case, other, passed, table.round, table.number

    return min(left, key=far, default=None)
