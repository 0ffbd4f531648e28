"""Acts on an event as values: files, words, changes, how each is undone, what refuses it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import fields
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.acts.calls import AnswerCall, CallReferee, EndCall
from goref.app.event.acts.copied import CopiedAct
from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.imports import AddGames, Import, Restore
from goref.app.event.acts.pairings import (
    AddTable,
    ChangePairing,
    GiveBye,
    RemoveTable,
    WithdrawBye,
)
from goref.app.event.acts.players import AddPlayer, ChangePlayer, RemovePlayer, absences_of
from goref.app.event.acts.rounds import ChangeEvent, CloseRound, OpenRound, SetRoundTime
from goref.app.event.acts.table import act_of, decode_act, entry_text, whole_act
from goref.app.event.acts.tables import (
    AttachCase,
    ChangeTerms,
    Decide,
    DecideByCase,
    Dispute,
    EnterAgain,
    NoteIncidents,
    PutBack,
    Reopen,
    SecondSlip,
    Sign,
    WriteNote,
)
from goref.app.event.files import new_event, open_event
from goref.app.event.restoring import _back
from goref.core.base.faults import fault, fault_of
from goref.core.base.frozen import replace
from goref.core.event.changes import EventChanges, Seen, seen
from goref.core.event.event import (
    Bye,
    Event,
    EventError,
    EventInfo,
    Player,
    RoundTime,
    Table,
    TableState,
)
from goref.core.event.forced_decision import FORCED
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Person, Protest
from goref.core.sharing.roles import ROLES
from goref.io.event.audit import AuditEntry
from goref.io.event.change import EventChange, RecordedChange
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.replay import as_it_is, replayed
from goref.io.event.store import EventStore
from goref.io.files import digest_of
from tests.attack.event_acts import DRAWN
from tests.languages import EN, JA, KO, ZH
from tests.refusals import refuses

WON = Result(Verdict.BLACK, "B+3.5", ResultBasis.WORD, Fraction(7, 2))
LOST = Result(Verdict.BOTH_LOSE, "Void", ResultBasis.WORD, by_default=True, reason="late")
CASE = b"a case"
TEN = "2026-11-21T10:00+01:00"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """An event of five players and two tables."""
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "one") as store:
        players = tuple(map(Player, ("Alice", "Bob", "Carol", "Dan", "Eve")))
        tables = Table(1, 1, -1, -2), Table(1, 2, -3, -4, komi=Fraction(13, 2))
        do(store, AddGames(EventChanges(new_players=players, new_tables=tables)))
        yield store


def at(event: Event, number: int = 1) -> Table:
    return event.table(1, number)


def decided(event: Event, number: int = 1) -> Table:
    return replace(at(event, number), state=TableState.DECIDED, result=WON)


Made = Callable[[Event], EventAct]
EXAMPLES: dict[str, Made] = {
    "decide": lambda e: Decide(seen(at(e)), LOST),
    "decide-by-case": lambda e: DecideByCase(decided(e), {FORCED: ["open"]}),
    "attach-case": lambda e: AttachCase(replace(at(e), case=digest_of(CASE), source="a.sgf")),
    "incidents": lambda e: NoteIncidents(
        replace(at(e), protests=(Protest(1, Person.BLACK, lodged="15:00"),))
    ),
    "dispute": lambda e: Dispute(seen(at(e)), "dead or alive"),
    "reopen": lambda e: Reopen(seen(at(e))),
    "note": lambda e: WriteNote(seen(at(e)), "late"),
    "terms": lambda e: ChangeTerms(seen(at(e)), 3, Fraction(1, 2), 13, "as agreed"),
    "sign": lambda e: Sign((seen(at(e)),), True),
    "second-entry": lambda e: EnterAgain((SecondSlip(seen(at(e)), LOST),)),
    "call": lambda e: CallReferee(seen(at(e)), TEN),
    "answer-call": lambda e: AnswerCall(seen(at(e)), "Ann"),
    "end-call": lambda e: EndCall(seen(at(e))),
    "put-back": lambda e: PutBack((replace(at(e), note="before"),)),
    "pair": lambda e: AddTable(Table(2, 1, e.players[0].id, e.players[2].id)),
    "pair-anew": lambda e: ChangePairing(replace(at(e), number=7)),
    "unpair": lambda e: RemoveTable(seen(at(e, 2))),
    "bye": lambda e: GiveBye(Bye(1, e.players[4].id)),
    "no-bye": lambda e: WithdrawBye(Bye(1, e.players[4].id)),
    "enter-player": lambda e: AddPlayer(Player("Fritz", "F.", "2D", 2200, absent=(1, 3))),
    "change-player": lambda e: ChangePlayer(replace(e.players[1], mms_correction=-1)),
    "withdraw-player": lambda e: RemovePlayer(seen(e.players[4])),
    "absences": lambda e: absences_of([(e.players[4], (2, 3)), (e.players[0], (3,))]),
    "event": lambda e: ChangeEvent(replace(e.info, name="Open", komi=Fraction(15, 2))),
    "close-round": lambda e: CloseRound(1, (), True, True),
    "open-round": lambda e: OpenRound(1),
    "round-time": lambda e: SetRoundTime(1, TEN, 150, None),
    "import": lambda e: Import(
        EventChanges(new_players=(Player("Gus"),), byes=(Bye(1, -1),)),
        "pairings",
        "/home/ann/round 1.csv",
    ),
    "add-games": lambda e: AddGames(EventChanges(new_tables=(Table(2, 1, 1, 2),))),
    "from-copy": lambda e: CopiedAct(
        EventChanges(byes=(Bye(1, e.players[4].id),)),
        "2026-11-30T10:00:00+01:00",
        {"act": "bye"},
    ),
    "restore": lambda e: Restore(
        EventChanges(info=replace(e.info, place="Praha"), in_closed_rounds=True)
    ),
}
"""One act of each kind."""

PREPARED: dict[str, Made] = {
    "reopen": EXAMPLES["dispute"],
    "sign": lambda e: Decide(seen(at(e)), WON),
    "no-bye": EXAMPLES["bye"],
    "open-round": EXAMPLES["close-round"],
    "answer-call": EXAMPLES["call"],
    "end-call": EXAMPLES["call"],
}
"""What must be done before an act can be."""


def put_back(before: Event, now: Event) -> EventAct:
    """The tables as they were."""
    was = {table.id: table for table in before.tables}
    changed = (t for t in now.tables if t != replace(was[t.id], version=t.version))
    return PutBack(tuple(replace(was[t.id], version=t.version) for t in changed))


def gone_back(before: Event, now: Event) -> EventAct:
    """All as it was, as from a copy."""
    return Restore(_back(now, before))


Undoing = Callable[[Event, Event], EventAct]
"""Returns what undoes an act, from the event before it and after it."""
UNDONE: dict[str, Undoing] = {
    "decide": put_back,
    "decide-by-case": put_back,
    "attach-case": put_back,
    "incidents": put_back,
    "dispute": put_back,
    "reopen": put_back,
    "note": put_back,
    "terms": put_back,
    "sign": put_back,
    "second-entry": lambda before, now: EnterAgain((SecondSlip(seen(at(now)), None),)),
    "call": lambda before, now: EndCall(seen(at(now))),
    "answer-call": lambda before, now: AnswerCall(seen(at(now)), ""),
    "end-call": lambda before, now: CallReferee(seen(at(now)), TEN),
    "put-back": put_back,
    "pair": lambda before, now: RemoveTable(seen(now.table(2, 1))),
    "pair-anew": lambda before, now: ChangePairing(
        replace(at(before), version=at(now, 7).version)
    ),
    "unpair": lambda before, now: AddTable(at(before, 2)),
    "bye": lambda before, now: WithdrawBye(*now.byes),
    "no-bye": lambda before, now: GiveBye(*before.byes),
    "enter-player": lambda before, now: RemovePlayer(seen(now.players[-1])),
    "change-player": lambda before, now: ChangePlayer(
        replace(before.players[1], version=now.players[1].version)
    ),
    "withdraw-player": lambda before, now: AddPlayer(before.players[4]),
    "absences": lambda before, now: absences_of((now.players[n], ()) for n in (0, 4)),
    "event": lambda before, now: ChangeEvent(replace(before.info, version=now.info.version)),
    "close-round": lambda before, now: OpenRound(1),
    "open-round": lambda before, now: EXAMPLES["close-round"](now),
    "round-time": lambda before, now: SetRoundTime(1, "", 0, RoundTime(1, TEN, 150)),
    "import": gone_back,
    "add-games": gone_back,
    "from-copy": gone_back,
    "restore": gone_back,
}
"""What undoes an act of each kind: there is none that nothing undoes."""

CHANGED = "changed"
CONFLICTS = {
    **dict.fromkeys(
        (
            *("decide", "decide-by-case", "attach-case", "incidents", "dispute", "reopen"),
            *("note", "terms", "sign", "second-entry", "put-back", "pair-anew", "unpair"),
            *("no-bye", "call", "answer-call", "end-call"),
            *("change-player", "withdraw-player", "absences", "event", "restore"),
        ),
        CHANGED,
    ),
    "pair": "table-twice",
    "bye": "bye-twice",
    "enter-player": "player-twice",
    "close-round": "round-is-closed",
    "open-round": "round-not-closed",
    "round-time": "time-changed",
    "import": "player-twice",
    "add-games": "table-twice",
    "from-copy": "bye-twice",
}
"""Why an act of each kind is refused if somebody else has done it meanwhile: what it was made
against has changed, or the code of the fault."""


def prepare(store: EventStore, name: str) -> None:
    """Does what must be done before the act of a kind."""
    if name.endswith("-round"):
        for table in store.event().tables:
            do(store, Decide(seen(table), WON))
    if name in PREPARED:
        do(store, PREPARED[name](store.event()))


def done(store: EventStore, name: str) -> EventAct:
    """Does the act of a kind, after what must be done before it."""
    prepare(store, name)
    act = EXAMPLES[name](store.event())
    do(store, act, "because", texts=[CASE])
    return act


def classes(of: type[EventAct]) -> Iterator[type[EventAct]]:
    """All classes of acts that are defined, but those that others are made of."""
    for kind in of.__subclasses__():
        yield from classes(kind)
        if "name" in vars(kind) or not kind.__subclasses__():
            yield kind


def test_every_class_of_acts_has_its_name_example_undo_and_conflict() -> None:
    assert {*ACTS.values()} == {*classes(EventAct)}
    for table in (EXAMPLES, UNDONE, CONFLICTS, DRAWN):
        assert table.keys() == ACTS.keys()


def plain(event: Event) -> Event:
    """An event without counts of changes."""
    return replace(
        event,
        info=replace(event.info, version=0),
        players=tuple(replace(player, version=0) for player in event.players),
        tables=tuple(replace(table, version=0) for table in event.tables),
        entries=0,
        link="",
    )


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_act_can_be_undone(store: EventStore, name: str) -> None:
    prepare(store, name)
    before = store.event()
    do(store, EXAMPLES[name](before), "because", texts=[CASE])
    assert plain(store.event()) != plain(before)
    do(store, UNDONE[name](before, store.event()), "undone")
    assert plain(store.event()) == plain(before)
    assert store.chain().broken_at is None
    assert as_it_is(store.event()) == replayed(store.audit()).things


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_act_that_somebody_else_has_done_meanwhile_is_refused(
    store: EventStore, name: str
) -> None:
    prepare(store, name)
    act = EXAMPLES[name](store.event())
    with open_event(store.path, "two") as other:
        do(other, act, texts=[CASE])
    event, entries = store.event(), store.audit()
    with pytest.raises((EventError, ChangedError)) as caught:
        do(store, act, texts=[CASE])
    if CONFLICTS[name] == CHANGED:
        assert isinstance(caught.value, ChangedError)
        assert caught.value.who == "two"
    else:
        problem = fault_of(caught.value)
        assert problem is not None
        assert problem.code == CONFLICTS[name]
    assert (store.event(), store.audit()) == (event, entries)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_act_is_in_the_audit_and_can_be_read_there(store: EventStore, name: str) -> None:
    before = len(store.audit())
    act = done(store, name)
    first = [entry for entry in store.audit()[before:] if entry.act]
    told = act_of(first[-1])
    assert told is not None
    assert decode_act(told) == act
    assert first[-1].reason == "because"
    assert told.keys() == {"act", *(field.name for field in fields(act))}
    assert decode_act(json.loads(json.dumps(act.encode()))) == act
    assert store.chain().broken_at is None
    assert as_it_is(store.event()) == replayed(store.audit()).things


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_act_changes_what_the_table_of_roles_says_it_does(
    store: EventStore, name: str
) -> None:
    prepare(store, name)
    found: list[RecordedChange] = []
    act = EXAMPLES[name](store.event())
    do(store, act, texts=[CASE], check=lambda change: found.extend(change.recorded))
    assert found
    for one in found:
        columns = {*one.before, *one.after} - {FORCED}
        assert ROLES["chief"].beyond(name, one.kind, columns) == frozenset()


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_a_check_refuses_is_not_done(store: EventStore, name: str) -> None:
    prepare(store, name)
    before = store.event(), store.audit()

    def check(change: EventChange) -> None:
        raise EventError(fault("role-may-not", role="x"))

    with refuses(EventError, "role-may-not"):
        do(store, EXAMPLES[name](before[0]), texts=[CASE], check=check)
    assert (store.event(), store.audit()) == before
    assert store.kept() == {}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_act_has_words_in_every_language(name: str) -> None:
    entry = AuditEntry(1, "", "", "table-changed", "table 2/1", {}, {}, "")
    entry = replace(entry, act=json.dumps({"act": name}))
    told = {language: entry_text(entry, language) for language in (EN, ZH, JA, KO)}
    assert all(text.endswith("2/1") for text in told.values())
    names = told if ACTS[name].of_many is False else {x: whole_act(entry, x) for x in told}
    assert len(set(names.values())) == 4


@pytest.mark.parametrize("act", ["", "{}", "[]", "[" * 100_000, '{"act": "of a later goref"}'])
def test_an_unknown_act_tells_what_was_changed(act: str) -> None:
    entry = AuditEntry(1, "", "", "table-changed", "table 2/1", {}, {}, "", act=act)
    assert entry_text(entry, EN) == "Table changed: 2/1"


@pytest.mark.parametrize(
    "value", [{}, {"act": "decide"}, {"act": 1}, {"act": "pair", "table": {"round": "x"}}]
)
def test_a_damaged_act_is_refused(value: dict[str, object]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - of its fault below
        decode_act(value)
    assert fault_of(caught.value) is not None


@pytest.mark.parametrize("name", ["decide", "bye", "enter-player", "event", "close-round"])
def test_an_act_that_is_repeated_is_done_once(store: EventStore, name: str) -> None:
    if name == "close-round":
        for table in store.event().tables:
            do(store, Decide(seen(table), WON))
    act, id_ = EXAMPLES[name](store.event()), new_id()
    do(store, act, id=id_)
    event, entries = store.event(), len(store.audit())
    with open_event(store.path, "another") as other:
        assert do(other, act, id=id_) == EventChanges()
    assert store.event() == event
    assert len(store.audit()) == entries


ROWS = ("decide-by-case", "attach-case", "incidents")
AGAINST = ("decide", "dispute", "reopen", "note", "terms", "put-back", "pair-anew", "unpair")


@pytest.mark.parametrize(
    "name", [*AGAINST, "decide-by-case", "attach-case", "incidents", "sign"]
)
def test_an_act_on_what_was_changed_since_is_refused(store: EventStore, name: str) -> None:
    event = store.event()
    act = Sign((seen(at(event)),), False) if name == "sign" else EXAMPLES[name](event)
    for table in event.tables:
        do(store, WriteNote(seen(table), "by another"))
    now = store.event()
    with pytest.raises(ChangedError) as caught:
        do(store, act, texts=[CASE])
    assert caught.value.who == "one"
    assert store.event() == now


@pytest.mark.parametrize("name", ["change-player", "withdraw-player", "absences"])
def test_a_player_changed_since_is_not_changed_again(store: EventStore, name: str) -> None:
    act = EXAMPLES[name](store.event())
    for player in store.event().players:
        do(store, ChangePlayer(replace(player, club="Praha")))
    with pytest.raises(ChangedError):
        do(store, act)


def test_a_thing_that_is_gone_cannot_be_acted_on(store: EventStore) -> None:
    act = Decide(seen(at(store.event())), WON)
    do(store, RemoveTable(seen(at(store.event()))))
    with pytest.raises(ChangedError):
        do(store, act)


def test_players_and_tables_come_together(store: EventStore) -> None:
    new = Player("Gus"), Player("Hal")
    table = Table(2, 1, -2, store.event().players[0].id)
    made = do(store, AddGames(EventChanges(new_players=new, new_tables=(table,))))
    event = store.event()
    names = [
        event.by_id[id_].name for id_ in (made.new_tables[0].black, made.new_tables[0].white)
    ]
    assert names == ["Hal", "Alice"]
    assert event.table(2, 1) == made.new_tables[0]


def test_a_refused_act_leaves_nothing(store: EventStore) -> None:
    event, entries = store.event(), len(store.audit())
    both = EventChanges(new_players=(Player("Gus"),), new_tables=(Table(1, 1, -1, 1),))
    with pytest.raises(EventError):
        do(store, AddGames(both), texts=[CASE])
    assert store.event() == event
    assert len(store.audit()) == entries
    with pytest.raises(EventFileError):
        store.case(digest_of(CASE))


def test_a_round_is_opened_before_and_closed_after_its_tables_change(store: EventStore) -> None:
    for table in store.event().tables:
        do(store, Decide(seen(table), WON))
    do(store, CloseRound(1, (), True, True))
    event = store.event()
    with pytest.raises(EventError):
        do(store, WriteNote(seen(at(event)), "too late"))
    noted = replace(at(event), note="restored")
    changes = EventChanges(info=event.info, tables=(noted,), in_closed_rounds=True)
    do(store, Restore(changes))
    assert at(store.event()).note == "restored"
    assert store.event().info.closed == (1,)


@pytest.mark.parametrize("column", ["act", "act_id"])
def test_an_act_that_was_altered_breaks_the_chain(store: EventStore, column: str) -> None:
    do(store, EXAMPLES["note"](store.event()))
    number = store.audit()[-1].number
    store.close()
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("DROP TRIGGER audit_stays")
        connection.execute(f"UPDATE audit SET {column} = 'x' WHERE id = ?", (number,))
        connection.execute(
            "CREATE TRIGGER audit_stays BEFORE UPDATE ON audit "
            "BEGIN SELECT RAISE(ABORT, 'what was done stays written'); END"
        )
    with open_event(store.path, "two", read_only=True) as opened:
        assert opened.chain().broken_at == number


def test_an_event_is_changed_in_one_place() -> None:
    root = Path(__file__).parents[4] / "goref"
    callers = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if ".change(" in path.read_text("utf-8")
    }
    assert callers == {"app/event/acts/doing.py"}


def test_what_was_seen_is_a_row_and_its_version(store: EventStore) -> None:
    table = at(store.event())
    assert seen(table) == Seen(table.id, table.version)


def test_an_act_of_an_earlier_format_can_be_read(store: EventStore) -> None:
    act = AttachCase(at(store.event()))
    told = act.encode()
    del told["table"]["second"]
    assert decode_act(told) == act
