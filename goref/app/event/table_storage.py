"""Sessions whose case is stored at a table of an event.

The journal names the table, so that an interrupted session can be continued there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from goref.app.edits.base import Edit
from goref.app.edits.incidents import RecordIncident, next_number
from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import AttachCase, DecideByCase, NoteIncidents
from goref.app.event.deciding import as_counted, decision, word_of_record
from goref.app.event.files import open_event
from goref.app.event.glance import counts_otherwise
from goref.app.event.tables import (
    audit_values,
    case_without_record,
    catch_up,
    open_case,
    told_of,
)
from goref.app.opening import Opened
from goref.app.session.session import Session
from goref.app.session.storage import CaseStorage
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.plain import plain
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.case.case import Case
from goref.core.event.carried_over import CarriedOver, carried_over
from goref.core.event.event import Event, EventError, Table, TableState
from goref.core.event.result import ResultBasis
from goref.io.case.journal import TABLE
from goref.io.case.names import FULL_PATH
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.files import FileError, digest_of


@frozen
class TableStorage(CaseStorage):
    """A table of an event, as the place where a session stores its case.

    Attributes:
        event: the event's file, as an absolute path.
        id: the table's id in the event.
        place: round and number of the table, such as ``2/13``.
        kept: the digest of the table's case as this sitting last read or wrote it; empty if the
            table had no case.
    """

    event: Path
    id: int
    place: str
    kept: str

    is_table = True

    @property
    def folder(self) -> Path:
        """The event's folder."""
        return self.event.parent

    def encode(self) -> dict[str, Any]:
        """Returns the attributes as an object for JSON."""
        return {**asdict(self), "event": str(self.event)}

    @classmethod
    def decode(cls, value: object) -> TableStorage:
        """Returns the storage that :meth:`encode` wrote. Raises ValueError for other values."""
        match value:
            case {"event": str(event), "id": int(id_), "place": str(place), "kept": str(kept)}:
                return cls(Path(event), id_, place, kept)
        raise ValueError(fault("seat-unreadable"))

    def in_journal(self) -> dict[str, Any]:
        return {TABLE: self.encode()}

    def replayed(self, saved: Mapping[str, Any]) -> TableStorage:
        return replace(self, kept=str(saved.get(FULL_PATH) or self.kept))

    def noted(self) -> dict[str, Any]:
        return {FULL_PATH: self.kept}

    def found(self) -> tuple[TableStorage, bytes] | None:
        with suppress(FileError), open_event(self.event, read_only=True) as store:
            for table in store.event().tables:
                if table.id == self.id and table.case not in ("", self.kept):
                    there = replace(self, kept=table.case, place=table.place)
                    return there, store.case(table.case)
        return None

    def has_incidents(self, case: Case) -> bool:
        seen = self._seen()
        return seen is not None and told_of(seen[1], case) == seen[1]

    def has_all(self, case: Case) -> bool:
        """Returns whether the event has a case already, with its incidents and protests.

        False if the event cannot be read.
        """
        with suppress(FileError, EventError), open_event(self.event, read_only=True) as store:
            event = store.event()
            for table in event.tables:
                if table.id == self.id:
                    there = case_without_record(event, table)
                    if table.case:
                        there = open_case(store, table).case
                    if there.regulation is None:  # the event's holds there too
                        there = replace(there, regulation=case.regulation)
                        if case.regulation not in (None, event.info.regulation):
                            return False
                    same = replace(there, incidents=case.incidents, protests=case.protests)
                    return told_of(table, case) == table and same == case
        return False

    def written_to(self, path: Path, data: bytes) -> None:
        """Returns None: the case belongs to the event, so any such file is only a copy."""

    def sheet_place(self) -> SheetPlace:
        """Returns the event's facts about the game at the table.

        If the event cannot be read, or no longer has the table, only round and table are given.
        """
        seen = self._seen()
        if seen is not None:
            return SheetPlace.of_table(*seen)
        round_, _, number = self.place.partition("/")
        return SheetPlace(round=round_, table=number)

    def carried_over(self) -> CarriedOver:
        """Returns the event's facts on both players; empty if event or table cannot be read."""
        seen = self._seen()
        return CarriedOver() if seen is None else carried_over(*seen)

    def _seen(self) -> tuple[Event, Table] | None:
        """Returns the event and the table as they are now; None if they cannot be read."""
        with suppress(FileError), open_event(self.event, read_only=True) as store:
            event = store.event()
            return next(((event, table) for table in event.tables if table.id == self.id), None)
        return None


def seat_of(session: Session) -> TableStorage:
    """Returns the home of a session that was begun at a table of an event."""
    seat = session.home
    assert isinstance(seat, TableStorage)
    return seat


def names_of(event: Event, table: Table) -> str:
    """Returns the players of a table, such as ``Alice – Bob``; Black comes first."""
    return " – ".join(map(plain, _names(event, table)))


def _names(event: Event, table: Table) -> tuple[str, str]:
    return event.by_id[table.black].name, event.by_id[table.white].name


def sit_down(store: EventStore, table: Table, journals: Path | None = None) -> Session:
    """Begins a session at a table, with its case, or with an empty board if it has no case.

    Incidents and protests stored only at the table become acts in the case. If ``journals`` is
    None, no journal is written. Raises EventError if the case cannot be read, EventFileError,
    JournalError.
    """
    event = store.event()
    if table.case:
        opened = open_case(store, table)
    else:
        opened = Opened(case_without_record(event, table))
    title = f"{table.place} {' – '.join(_names(event, table))}"  # used for names of files
    seat = TableStorage(store.path.absolute(), table.id, table.place, table.case)
    session = Session.begin(replace(opened, title=title), journals, seat)
    if table.incidents or table.protests:
        catch_up(session, table)
        if not table.case:  # the table itself stores all of it
            session.kept(session.written(table.place)[0], seat)
    return session


def table_of(session: Session, store: EventStore) -> Table:
    """Returns the table of a session as it is now.

    Raises EventError if it is gone, ChangedError if somebody else has attached another case.
    """
    seat = seat_of(session)
    table = next((table for table in store.event().tables if table.id == seat.id), None)
    if table is None:
        raise EventError(fault("no-table", table=seat.place))
    if table.case != seat.kept:
        raise ChangedError(f"table {table.place}")
    return table


def keep(session: Session, store: EventStore) -> Table:
    """Attaches the session's case, with its protocol, to the table; returns the table.

    Its decision does not change. So raises EventError if the table was decided by its case and
    the case now counts differently: it must then be decided again. Raises EventError also in a
    closed round. Also raises ChangedError, EventFileError.
    """
    table = _caught_up(session, store)
    if not session.is_changed:
        return table
    if counts_otherwise(table, session.assessment.score):
        raise EventError(fault("kept-otherwise", table=table.place))
    return _put(session, store, table, AttachCase)


def _caught_up(session: Session, store: EventStore) -> Table:
    """Returns the table of a session, which has all of its incidents as acts afterwards.

    Others may have recorded some since the session began: on a phone, in another window. Such
    an incident gets the next number if the session has given its number to another one. Raises
    the errors of :func:`table_of`.
    """
    table = table_of(session, store)
    history = session.history
    steps = (*history.past, history.present, *history.future)
    own = {(one.number, one.kind, one.side) for s in steps for one in s.value.incidents}
    for one in table.incidents:
        if (one.number, one.kind, one.side) not in own:
            session.do(RecordIncident(replace(one, number=next_number(session.case))))
    return table_of(session, store)


def note_incidents(session: Session, store: EventStore) -> bool:
    """Stores the session's incidents and protests at its table, but not its rulings.

    To be called when an incident or protest is entered, changed or undone. Returns whether the
    table was changed. Raises EventError if the table is gone or in a closed round, ChangedError
    if somebody else has attached another case, EventFileError.
    """
    table = _caught_up(session, store)
    told = told_of(table, session.case)
    if told == table:
        return False
    do(store, NoteIncidents(told))
    return True


def is_recorded(session: Session, table: Table, *, counted: bool = False) -> bool:
    """Returns whether a table already has the session's case, and the result of its count.

    Args:
        counted: True to use the count even if the record has a result that no count gives.
    """
    mine, assessment = table.result, session.assessment
    if mine is None or session.is_changed or (word_of_record(assessment) and not counted):
        return False
    return as_counted(assessment, mine.reason) == mine


def decide(
    session: Session,
    store: EventStore,
    reason: str = "",
    *,
    counted: bool = False,
    forced: bool = False,
) -> Table:
    """Attaches the case to the table and decides the table by the case: both, or neither.

    Does nothing if :func:`is_recorded` is true.

    Args:
        counted, forced: as for :func:`goref.app.event.deciding.decision`.

    Raises the errors of ``decision``; EventError in a closed round, or without a reason if the
    table has a result; ChangedError, EventFileError.
    """
    table = _caught_up(session, store)
    if is_recorded(session, table, counted=counted):
        return table
    reason = reason.strip()
    made = decision(session.assessment, table.place, reason, counted=counted, forced=forced)
    if table.result is not None and not reason:
        raise EventError(fault("changed-needs-reason"))
    told = audit_values(session.case, made)
    decided = replace(table, state=TableState.DECIDED, result=made.result)
    act = partial(DecideByCase, forced=told)
    if not session.is_changed:
        return do(store, act(decided), reason).tables[0]
    return _put(session, store, decided, act, reason)


def _put(
    session: Session,
    store: EventStore,
    table: Table,
    act: Callable[[Table], EventAct],
    reason: str = "",
) -> Table:
    """Attaches the session's case to ``table`` and stores the table.

    Args:
        act: returns the act that stores the table it is given.
    """
    entry, text = session.written(table.source or table.place)
    by_case = table.result is not None and table.result.basis is ResultBasis.CASE
    alone = not by_case and _is_told_alone(store.event(), table, session.case)
    if not alone:
        table = replace(table, case=digest_of(text))
    put = act(told_of(table, session.case))
    (table,) = do(store, put, reason, texts=() if alone else [text]).tables
    seat = replace(seat_of(session), kept=table.case, place=table.place)
    session.kept(entry, seat)
    return table


def _is_told_alone(event: Event, table: Table, case: Case) -> bool:
    """Returns whether everything in a case is stored at its table already, which has no
    record."""
    told = replace(case, incidents=(), protests=())
    boards = any(each.board is not None for each in case.incidents)
    return not (table.case or boards) and told == case_without_record(event, table)


def accept_and_decide(store: EventStore, table: Table, accepts: Edit) -> Table:
    """Accepts the suggestion in a table's case, and decides the table by it.

    The act is added to the protocol of the case like any other. Raises ValueError if the act
    cannot be applied, and the errors of :func:`decide`, since other matters may be open.
    """
    session = sit_down(store, table)
    session.do(accepts)
    return decide(session, store)


def next_open(event: Event, after: Table) -> Table | None:
    """Returns the next table to decide after ``after``; None if all others are decided.

    Tables with a case come first; among these, and among the others, those in the same round.
    """
    left = [t for t in event.tables if t.state is not TableState.DECIDED and t.id != after.id]

    def far(table: Table) -> tuple[object, ...]:
        other = table.round != after.round
        passed = (table.round, table.number) < (after.round, after.number)
        return not table.case, other, passed, table.round, table.number

    return min(left, key=far, default=None)
