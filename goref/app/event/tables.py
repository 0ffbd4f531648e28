"""A referee's acts at a table of an event: its case, disputes, the decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

from goref.app.act_log.act_log import begun_file
from goref.app.edits.incidents import (
    AmendIncident,
    DecideProtest,
    LodgeProtest,
    RecordIncident,
    next_number,
    next_protest,
)
from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import (
    AttachCase,
    ChangeTerms,
    Decide,
    DecideByCase,
    Dispute,
    PutBack,
    Reopen,
    WriteNote,
)
from goref.app.event.deciding import (
    TableDecision,
    as_counted,
    assessed,
    at_table,
    decision,
    said_against,
    status_told,
    with_noted,
)
from goref.app.opening import Opened, OpeningError, in_event, open_bytes
from goref.app.questions.open_matters import open_matters
from goref.app.session.session import Session
from goref.core.base.colour import BLACK
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import grid
from goref.core.base.language import InWords
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.event.changes import EventChanges, seen
from goref.core.event.event import Event, EventError, Table, TableState
from goref.core.event.forced_decision import FORCED, forced_values
from goref.core.event.margins import komi_paid
from goref.core.event.notes import Note, note
from goref.core.event.result import Result, Verdict
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import GameRecord
from goref.core.incidents.incident import ProtestState
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.events import result_words
from goref.core.texts.event.margins import impossible_margin
from goref.io.event.change import check_size
from goref.io.event.lists.typed_results import read_typed
from goref.io.event.store import EventStore
from goref.io.files import digest_of, read_bytes, shown_path

UNREASONED = (Verdict.BLACK, Verdict.WHITE)
"""Verdicts for which the referee needs no reason, unless the win is by default."""
DECIDING, NOTING = frozenset(("state", "result")), frozenset(("note",))
"""The fields of a table that hold its decision; the second set: those of its note."""
NOTED = "; "
"""The separator of the parts of a table's note."""


def case_for(event: Event, table: Table, opened: Opened) -> tuple[Case, tuple[Note, ...]]:
    """Returns the case of a record on the event's terms, and notes on differences from them.

    The terms are rules, regulation, komi and handicap. A case file is returned unchanged, since
    somebody has worked on it already.
    """
    case, notes = opened.case, []
    if opened.is_case:
        if case.rules != event.info.rules:
            notes.append(note("case-rules", theirs=case.rules, mine=event.info.rules))
        if opened.kept is not None and opened.kept.protocol is None:
            notes.append(note("case-unrecorded"))
        return case, tuple(notes)
    info = case.record.info
    if info.rules and spoken_rules(info.rules) != event.info.rules:
        notes.append(note("record-rules", theirs=info.rules, mine=event.info.rules))
    rules = ruleset(event.info.rules)
    case = replace(
        case,
        rules=rules.id,
        regulation=event.info.regulation,
        sources=replace(case.sources, event=event.terms(table)),
    )
    komi = komi_paid(event, table)
    if komi is not None:
        if info.komi is not None and info.komi != komi:
            notes.append(note("record-komi", theirs=mixed(info.komi), mine=mixed(komi)))
        case = case.answering(komi=komi)
    handicap = table.handicap if table.handicap > 1 else 0
    if info.handicap is not None and info.handicap != handicap:
        notes.append(note("record-handicap", theirs=info.handicap, mine=handicap))
    elif info.handicap is None and handicap and _begins_without_stones(case.record):
        notes.append(note("record-no-handicap", mine=handicap))
    return case.answering(handicap=handicap), tuple(notes)


def _begins_without_stones(record: GameRecord) -> bool:
    """Returns whether a game began with neither handicap stones nor two moves by Black."""
    opening = [act for act in record.acts if act.kind is ActKind.PLAY][:2]
    twice = len(opening) == 2 and all(act.colour is BLACK for act in opening)
    return bool(opening) and not twice and not record.setup.black


def put_case(
    store: EventStore,
    table: Table,
    opened: Opened,
    source: str,
    reason: str = "",
    *,
    text: bytes = b"",
) -> tuple[Table, tuple[Note, ...]]:
    """Attaches a record or a case to a table, whose decision is kept.

    Returns the table, and notes on differences from its terms and decision.

    Args:
        source: the name of the record's file.
        text: the bytes of the case file, if it was one, so that its protocol is kept.

    Raises the errors of :func:`keep_case`.
    """
    text, notes = _text_for(store.event(), table, opened, text)
    return keep_case(store, table, text, source, reason), notes


def put_file(
    store: EventStore,
    table: Table,
    path: Path,
    game: int = 1,
    reason: str = "",
    *,
    dry_run: bool = False,
    check: Callable[[Opened], None] | None = None,
) -> tuple[Table, tuple[Note, ...]]:
    """Attaches a file on disk as :func:`put_case` does.

    Args:
        game: the number of the game in the file, from 1.
        dry_run: True to check the file without attaching it; the table is returned unchanged.
        check: called with the game; if it raises, the table is not changed.

    Raises the same errors; EventError also for a file without such a game, and FileError.
    """
    data = read_bytes(path)
    games = _opened(data, path.name)
    if not 1 <= game <= len(games):
        raise EventError(
            fault("game-of-file", path=shown_path(path), count=len(games), game=game)
        )
    opened = games[game - 1]
    if check is not None:
        check(opened)
    text, notes = _text_for(store.event(), table, opened, data)
    if dry_run:
        _check_case(table, text, path.name)
        return table, notes
    return keep_case(store, table, text, path.name, reason), notes


def _text_for(
    event: Event, table: Table, opened: Opened, text: bytes
) -> tuple[bytes, tuple[Note, ...]]:
    """Returns the case file that :func:`put_case` attaches, and notes.

    The notes name what differs from the terms and from the decision of the table.
    """
    case, notes = case_for(event, table, opened)
    notes += said_against(table, assessed(replace(opened, case=case)))
    if opened.is_case and text:
        return text, notes
    return begun_file(case, opened.game, opened.name), notes


def keep_case(
    store: EventStore, table: Table, text: bytes, source: str, reason: str = ""
) -> Table:
    """Attaches a case file to a table, as it is, with its protocol.

    If the case has no incidents or protests, those stored at the table are added to it.

    Raises EventError for a table decided by its case or a closed round, and for a text that is
    no case file. Raises EventError also if a table without a record has incidents that the case
    lacks. Also raises ChangedError, EventFileError.
    """
    opened = _check_case(table, text, source)
    case = opened.case
    if _happened(table) and not _happened(case):
        case, text = with_incidents(opened, table, source)
    elif _lacks(case, table) and _has_no_record(store, table):
        raise EventError(fault("case-own-incidents", table=table.place))
    lines = case.record.grid.width
    size = 0 if lines == store.event().info.lines else lines
    put = replace(table.with_case(digest_of(text), source), size=size)
    return _stored(do(store, AttachCase(told_of(put, case)), reason, texts=[text]))


def told_of(table: Table, case: Case) -> Table:
    """Returns the table with the incidents and protests of a case.

    The boards of the incidents are left out.
    """
    incidents = tuple(replace(one, board=None) for one in case.incidents)
    return replace(table, incidents=incidents, protests=case.protests)


def _happened(thing: Table | Case) -> bool:
    return bool(thing.incidents or thing.protests)


def _lacks(case: Case, table: Table) -> bool:
    """Returns whether a table has incidents or protests that are missing in a case."""
    kinds, there = (Counter((i.kind, i.side) for i in of.incidents) for of in (table, case))
    lodged, known = (Counter(p.by for p in of.protests) for of in (table, case))
    return not (kinds <= there and lodged <= known)


def _has_no_record(store: EventStore, table: Table) -> bool:
    if not table.case:
        return True
    record = open_case(store, table).case.record
    return record == GameRecord(record.grid)


def case_without_record(event: Event, table: Table) -> Case:
    """Returns the case of a table without a record: an empty board, under the event's terms."""
    return case_for(event, table, Opened(empty_case(event, table)))[0]


def empty_case(event: Event, table: Table) -> Case:
    """Returns a case without a record, on the board of a table."""
    return Case(GameRecord(grid(event.lines(table))))


def with_incidents(opened: Opened, table: Table, source: str) -> tuple[Case, bytes]:
    """Returns the case and the bytes of its file, with a table's incidents and protests as
    acts."""
    session = Session.begin(opened, None)
    catch_up(session, table)
    _, text = session.written(source or table.place)
    return session.case, text


def catch_up(session: Session, table: Table) -> None:
    """Adds the incidents and protests noted only at a session's table, as acts."""
    for incident in table.incidents:
        if incident.number == next_number(session.case):
            session.do(RecordIncident(incident))
            continue
        mine = session.case.incidents[incident.number - 1]
        there = replace(incident, board=mine.board)  # the table has no positions
        if mine != there and not mine.annulled:
            session.do(AmendIncident(there))
    for protest in table.protests:
        if protest.number == next_protest(session.case):
            session.do(LodgeProtest(protest))
        lodged = session.case.protests[protest.number - 1]
        if lodged.state is ProtestState.LODGED is not protest.state:
            told = protest.state, protest.by_whom, protest.decided, protest.ruling
            session.do(DecideProtest(protest.number, *told))


def _check_case(table: Table, text: bytes, source: str) -> Opened:
    """Returns the case to be attached. Raises EventError if that is not possible."""
    if table.is_by_case:
        raise EventError(fault("case-decided", table=table.place))
    opened = _opened(text, source)[0]
    if not opened.is_case:
        raise EventError(fault("no-case-file", source=source))
    check_size(text)
    return opened


def open_case(store: EventStore, table: Table) -> Opened:
    """Returns a table's case.

    Raises EventError if there is no case or it cannot be read, EventFileError.
    """
    if not table.case:
        raise EventError(fault("no-case-but", table=table.place))
    return in_event(_opened(store.case(table.case), place=table.place)[0])


def _opened(data: bytes, name: str = "", place: str = "") -> list[Opened]:
    """Returns the games of a file. Raises EventError."""
    try:
        return open_bytes(data, name)
    except OpeningError as error:
        raise EventError(at_table(place, why(error))) from None


def decide_by_case(
    store: EventStore,
    table: Table,
    reason: str = "",
    *,
    counted: bool = False,
    forced: bool = False,
) -> Table:
    """Decides a table by the score of its case, with the incidents noted at the table.

    Args:
        counted, forced: as for :func:`goref.app.event.deciding.decision`.

    Raises the errors of ``decision`` and :func:`open_case`; EventError in a closed round, or
    without a reason if the table has a result already; ChangedError.
    """
    opened, texts = open_case(store, table), []
    if with_noted(opened.case, table) != opened.case:
        case, text = with_incidents(opened, table, table.source)
        opened, texts = replace(opened, case=case), [text]
        table = replace(table, case=digest_of(text))
    made = decision(assessed(opened), table.place, reason, counted=counted, forced=forced)
    _check_reason(table, reason)
    decided = replace(table, state=TableState.DECIDED, result=made.result)
    act = DecideByCase(told_of(decided, opened.case), audit_values(opened.case, made))
    return _stored(do(store, act, reason, texts=texts))


def audit_values(case: Case, made: TableDecision) -> dict[str, object]:
    """Returns the further values for the audit if a decision is forced; else an empty dict."""
    if made.forced is None:
        return {}
    return {FORCED: forced_values(case.record.grid, made.forced)}


def decide_by_referee(
    store: EventStore,
    table: Table,
    text: str,
    reason: str = "",
    *,
    default: bool = False,
    forced: bool = False,
) -> Table:
    """Decides a table by a result that the referee states: ``B+R``, ``W+3.5``, ``both-lose``.

    A reason is required to change a decision, and for the results named by
    :func:`needs_reason`. Raises EventError for a text that states no result, in a closed round,
    if a reason is missing, or for a margin that no count gives; ChangedError, EventFileError.

    Args:
        default: True if the game was decided without play.
        forced: True to enter also a margin that no count gives.
    """
    event = store.event()
    result = result_by_referee(event, table, text, reason, default=default, forced=forced)
    return _stored(do(store, Decide(seen(table), result), reason))


def result_by_referee(
    event: Event,
    table: Table,
    text: str,
    reason: str = "",
    *,
    default: bool = False,
    forced: bool = False,
) -> Result:
    """Returns the result that :func:`decide_by_referee` would enter; raises the same
    EventErrors, except for a closed round.
    """
    try:
        result = read_typed(text, default=default, reason=reason.strip())
    except ValueError as error:
        raise EventError(why(error)) from None
    if result is None:
        raise EventError(fault("open-decides-nothing"))
    bare = table.result is None and not reason.strip()
    if bare and needs_reason(event, table, result):
        raise EventError(fault("result-needs-reason"))
    _check_reason(table, reason)
    problem = None if forced else impossible_margin(event, table, result)
    if problem is not None:
        raise EventError(problem)
    return result


def needs_reason(event: Event, table: Table, result: Result) -> bool:
    """Returns whether a result stated by the referee requires a reason.

    A win requires none unless it is by default. A draw requires none if a count can give one
    under the event's rule set, with the komi of the table. All other results require one.
    """
    if result.by_default:
        return True
    if result.verdict is Verdict.DRAW:
        rules = ruleset(event.info.rules)
        komi, stones = komi_paid(event, table), event.terms(table).handicap
        return not rules.can_draw(komi, handicap=bool(stones))
    return result.verdict not in UNREASONED


def undo(store: EventStore, acts: Iterable[tuple[Table, Table]]) -> tuple[Table, ...]:
    """Undoes acts at tables; returns the tables.

    Results typed again as a check, and calls for a referee, remain. Raises EventError in a
    closed round, ChangedError if somebody has changed one of the tables since, EventFileError.

    Args:
        acts: for each act, the table before it and after it.
    """
    back = tuple(
        replace(before.with_marks_of(after), version=after.version) for before, after in acts
    )
    return do(store, PutBack(back)).tables


def _check_reason(table: Table, reason: str) -> None:
    """Raises EventError if a result would be changed without a reason."""
    if table.result is not None and not reason.strip():
        raise EventError(fault("changed-needs-reason"))


def _stored(changes: EventChanges) -> Table:
    """Returns the one table that an act changed."""
    (table,) = changes.tables
    return table


@frozen
class Meanwhile:
    """A table that somebody else decided, reopened or put a note on since it was last seen.

    Attributes:
        table: the table as it is now.
        who, time: the author and the time of the change; empty if the audit lacks them.
    """

    table: Table
    who: str = ""
    time: str = ""


def meanwhile(
    store: EventStore, seen: Table, since: int, *, note: bool = False
) -> Meanwhile | None:
    """Returns a table whose decision somebody changed since it was seen.

    Returns None if the decision is the same, or if the table is gone.

    Args:
        seen: the table as it was seen.
        since: the store's stamp when the table was seen.
        note: True to check the note instead of the decision.

    Raises EventFileError.
    """
    now = next((table for table in store.event().tables if table.id == seen.id), None)
    columns = NOTING if note else DECIDING
    if now is None or all(getattr(now, of) == getattr(seen, of) for of in columns):
        return None
    done = [
        entry
        for entry in store.audit(since)
        if entry.what == "table-changed"
        and entry.about == seen.id
        and entry.after.keys() & ({"note"} if note else {"state", "verdict", "re"})
    ]
    return Meanwhile(now, done[-1].who, done[-1].time) if done else Meanwhile(now)


def dispute(store: EventStore, table: Table, reason: str) -> Table:
    """Puts a table in dispute, and withdraws its result.

    The reason is also added to the table's note. Raises EventError without a reason or in a
    closed round, ChangedError, EventFileError.
    """
    told, note = reason.strip(), table.note
    if not told:
        raise EventError(fault("needs-reason"))
    if told not in note.split(NOTED):
        note = NOTED.join(filter(None, (note, told)))
    return _stored(do(store, Dispute(seen(table), note), reason))


def reopen(store: EventStore, table: Table, reason: str) -> Table:
    """Opens a table again: withdraws its dispute and its result. Raises as :func:`dispute`."""
    if not reason.strip():
        raise EventError(fault("needs-reason"))
    return _stored(do(store, Reopen(seen(table)), reason))


def change_table(
    store: EventStore,
    table: Table,
    reason: str = "",
    *,
    handicap: int | None = None,
    komi: Fraction | None = None,
    note: str | None = None,
    size: int | None = None,
) -> Table:
    """Changes the handicap, komi, board size or note of a table; None leaves a value as it is.

    Komi is in points, size in lines. If anything but the note changes, the case is detached,
    since it was made for the earlier terms; the event still stores it.

    Raises:
        EventError: the round is closed. Unless only the note changes: the table is decided, or
            its case would be detached without a reason.
        ChangedError, EventFileError: the event could not be changed.
    """
    if size == store.event().info.lines:
        size = 0
    note = table.note if note is None else note
    told = {"handicap": handicap, "komi": komi, "size": size}
    changes = {k: v for k, v in told.items() if v is not None and v != getattr(table, k)}
    act: EventAct = WriteNote(seen(table), note)
    if changes:
        if table.result is not None:
            raise EventError(fault("decided-open-first", table=table.place))
        if table.case and not reason.strip():
            raise EventError(fault("case-taken-off", table=table.place))
        new = replace(table, **changes)  # type: ignore[arg-type]
        act = ChangeTerms(seen(table), new.handicap, new.komi, new.size, note)
    return _stored(do(store, act, reason))


def recount(store: EventStore) -> tuple[Note, ...]:
    """Counts the cases of decided tables; returns notes on those that contradict the decision.

    A case that decided its table contradicts it if it cannot be read or give a result, gives
    another result, or is not settled. Any other case does so if it names another winner or
    margin.
    """
    notes: list[Note] = []
    for table in store.event().tables:
        mine = table.result
        if mine is None or not table.case:
            continue
        if not table.is_by_case:
            with suppress(EventError):  # an unreadable case says nothing against it
                opened_ = open_case(store, table)
                noted = replace(opened_, case=with_noted(opened_.case, table))
                notes += said_against(table, assessed(noted))
            continue
        place = table.place
        try:
            found = assessed(open_case(store, table))
            theirs = decision(found, counted=True, forced=True).result
        except EventError as error:
            notes.append(
                note("recount-impossible", table=place, mine=mine.re, problem=why(error))
            )
            continue
        if (mine.re, mine.rules, mine.verdict) != (theirs.re, theirs.rules, theirs.verdict):
            notes.append(note("recount-differs", table=place, mine=mine.re, theirs=theirs.re))
        later = with_noted(found.case, table)
        if later != found.case:
            now = as_counted(assessed(replace(open_case(store, table), case=later)))
            if now is None or mine.differs(now):
                told = "–" if now is None else InWords(result_words, (now,))
                notes.append(note("count-contradicts", table=place, mine=mine.re, theirs=told))
        opened = open_matters(found).status
        if not opened.is_settled:
            status = status_told(found, opened)
            notes.append(note("recount-unsettled", table=place, mine=mine.re, status=status))
    return tuple(notes)
