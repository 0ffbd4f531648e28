"""A sitting at a table keeps its case in the event, and knows its table after a crash."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.act_log.audit import audit
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.ruling import ConfirmAllOthers, MarkStones, WriteNotes
from goref.app.event import tables as event_tables
from goref.app.event.closing import close_round
from goref.app.event.deciding import UnsettledError, as_counted
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.glance import GlanceKind, glance_at
from goref.app.event.table_storage import (
    TableStorage,
    accept_and_decide,
    decide,
    is_recorded,
    keep,
    names_of,
    next_open,
    seat_of,
    sit_down,
)
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.event.event import EventError, EventInfo, Table, TableState
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.io.case.case_file import dump
from goref.io.case.journal import Unfinished, unfinished
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from tests.app.event.test_glance import CLEAR, DEAD, chinese
from tests.core.build import bare, spots
from tests.refusals import refuses

PAIRINGS = b"""Round,Table,Black,White
1,1,Alice,Bob
1,2,Carol,Dan
1,3,Erik,Fay
2,1,Alice,Carol
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    info = EventInfo("Cup", rules="chinese-2002")
    with new_event(tmp_path / "e.gorefevent", info, "one") as store:
        take_in(store, "pairings", PAIRINGS)
        for table in store.event().of_round(1):
            event_tables.keep_case(store, table, dump(chinese(CLEAR)), "game.sgf")
        yield store


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    folder = tmp_path / "journals"
    folder.mkdir()
    return folder


def table(store: EventStore, round: int = 1, number: int = 1) -> Table:
    return store.event().table(round, number)


def mark(session: Session, names: str = DEAD) -> None:
    session.do(MarkStones(spots(session.case.record.grid, names), StoneStatus.DEAD))
    session.do(ConfirmAllOthers())


def kept(store: EventStore, now: Table) -> Case:
    return event_tables.open_case(store, now).case


def crashed(journals: Path) -> Unfinished:
    [left] = unfinished(journals)
    return left


def test_a_case_is_kept_with_its_protocol(store: EventStore) -> None:
    session = sit_down(store, table(store))
    assert session.title == "1/1 Alice – Bob"
    mark(session)
    assert session.is_changed
    now = keep(session, store)
    assert not session.is_changed
    assert (now.state, now.source) == (TableState.TO_PLAY, "game.sgf")
    assert kept(store, now) == session.case
    opened = open_bytes(store.case(now.case))[0]
    assert opened.kept is not None
    assert opened.kept.is_as_saved
    assert audit(opened.kept, opened.case).faults == ()
    assert opened.kept.protocol is not None
    assert [e.get("edit") for e in opened.kept.protocol.entries][:1] == ["stones"]
    again = sit_down(store, now)
    assert again.protocol.entries[: len(opened.kept.protocol.entries)] == (
        opened.kept.protocol.entries
    )


def test_what_is_unchanged_is_not_kept_again(store: EventStore) -> None:
    session = sit_down(store, table(store))
    stamp = store.stamp()
    assert keep(session, store) == table(store)
    assert store.stamp() == stamp


def test_a_table_is_decided_by_the_case_in_one_change(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    stamp = store.stamp()
    now = decide(session, store)
    assert now.state is TableState.DECIDED
    assert now.result == as_counted(session.assessment)
    assert kept(store, now) == session.case
    assert store.stamp() == stamp + 1
    assert not session.is_changed
    assert is_recorded(session, now)
    assert decide(session, store) == now
    assert store.stamp() == stamp + 1


def test_another_decision_needs_a_reason_and_takes_the_case_with_it(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    first = decide(session, store)
    mark(session, "B6")
    with refuses(UnsettledError, says="table 1/1: .* Provisional"):
        decide(session, store, "the players agree")
    with refuses(EventError, "changed-needs-reason"):
        decide(session, store, "  ", forced=True)
    with refuses(EventError, "kept-otherwise"):
        keep(session, store)
    assert table(store) == first
    second = decide(session, store, "the players agree", forced=True)
    assert store.audit()[-1].after["forced"]["status"] == "provisional"
    assert decide(session, store) == second, "recorded already"
    assert second.result != first.result
    assert second.result is not None
    assert second.result.reason == "the players agree"
    assert kept(store, second) == session.case


def test_what_counts_alike_is_kept_behind_a_decision_too(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    decided = decide(session, store)
    session.do(WriteNotes("seen again"))
    now = keep(session, store)
    assert (now.state, now.result) == (decided.state, decided.result)
    assert now.case != decided.case
    assert kept(store, now) == session.case
    assert is_recorded(session, now)


def test_behind_what_was_decided_by_word_a_case_is_kept_whatever_it_counts(
    store: EventStore,
) -> None:
    session = sit_down(store, table(store))
    event_tables.decide_by_referee(store, table(store), "B+R")
    mark(session)
    now = keep(session, store)
    assert now.result is not None
    assert now.result.re == "B+R"
    assert kept(store, now) == session.case


def test_nothing_is_kept_behind_a_table_of_a_closed_round(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    decide(session, store)
    for other in (2, 3):
        event_tables.decide_by_referee(store, table(store, number=other), "B+R")
    close_round(store, 1, "nobody signs here")
    before = table(store)
    session.do(WriteNotes("seen again"))
    with refuses(EventError, "round-closed", round=1):
        keep(session, store)
    assert table(store) == before


def test_somebody_elses_case_is_not_put_by(store: EventStore) -> None:
    session, other = (sit_down(store, table(store)) for _ in range(2))
    mark(other, "A4")
    keep(other, store)
    mark(session)
    for act in (keep, decide):
        with pytest.raises(ChangedError):
            act(session, store)
    assert kept(store, table(store)) == other.case
    assert session.is_changed


def test_a_note_or_a_dispute_of_others_is_no_hindrance(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    event_tables.dispute(store, table(store), "a ko")
    event_tables.change_table(store, table(store), note="slow")
    now = keep(session, store)
    assert (now.state, now.note) == (TableState.IN_DISPUTE, "slow")


def test_a_table_that_is_gone(store: EventStore) -> None:
    session = sit_down(store, table(store))
    mark(session)
    gone = table(store)
    with store.change() as change:
        change.remove_table(gone)
    with refuses(EventError, "no-table", table="1/1"):
        keep(session, store)


def test_a_copy_in_a_file_leaves_the_event_to_be_kept(store: EventStore, tmp_path) -> None:
    session = sit_down(store, table(store))
    mark(session)
    session.save(tmp_path / "copy.goref")
    assert session.is_changed
    assert session.path is None
    copy = open_bytes((tmp_path / "copy.goref").read_bytes())[0]
    assert copy.case == session.case
    assert copy.kept is not None
    assert copy.kept.is_as_saved


def test_a_crashed_sitting_knows_its_table(store: EventStore, journals: Path) -> None:
    session = sit_down(store, table(store), journals)
    mark(session, "A4")
    keep(session, store)
    mark(session, "C1")
    session.leave()  # as far as the journal goes, that is a kill
    left = crashed(journals)
    assert "table" in left.header
    back = Session.recover(left, TableStorage.decode(left.header["table"]))
    assert seat_of(back) == seat_of(session)
    assert back.case == session.case
    assert back.is_changed
    assert back.lost == 0
    assert back.protocol.broken_at is None
    now = keep(back, store)
    assert kept(store, now) == session.case
    opened = open_bytes(store.case(now.case))[0]
    assert opened.kept is not None
    assert opened.kept.is_as_saved
    assert list(back.history.past)
    back.finish()


def test_a_crashed_sitting_sees_what_others_did_meanwhile(
    store: EventStore, journals: Path
) -> None:
    session = sit_down(store, table(store), journals)
    mark(session)
    session.leave()
    other = sit_down(store, table(store))
    mark(other)
    other.do(WriteNotes("theirs"))
    decide(other, store)
    left = crashed(journals)
    back = Session.recover(left, TableStorage.decode(left.header["table"]))
    with pytest.raises(ChangedError):
        decide(back, store, "after the crash")
    back.finish()


def test_a_sitting_that_crashed_once_its_case_was_kept_knows_it_by_the_event(
    store: EventStore, journals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sit_down(store, table(store), journals)
    mark(session)
    monkeypatch.setattr(
        session.keeping, "write_kept", lambda: None
    )  # no word comes to the journal
    decide(session, store)
    session.leave()
    left = crashed(journals)
    back = Session.recover(left, TableStorage.decode(left.header["table"]))
    assert not back.is_changed
    assert seat_of(back) == seat_of(session)
    assert is_recorded(back, table(store))
    back.do(WriteNotes("after the crash"))
    assert kept(store, decide(back, store, "with a note")) == back.case
    back.finish()


@pytest.mark.parametrize("value", [None, {}, {"event": "x"}, {"event": 1, "id": 1}, "x"])
def test_a_journal_that_does_not_say_its_table(value: object) -> None:
    with refuses(ValueError, "seat-unreadable"):
        TableStorage.decode(value)


def test_an_entry_that_names_no_case_leaves_the_one_that_was_kept() -> None:
    seat = TableStorage(Path("e.gorefevent"), 1, "1/1", "earlier")
    assert seat.replayed({}) == seat
    assert seat.replayed({"path": "later"}) == replace(seat, kept="later")


def test_a_suggestion_is_accepted_in_one_act_of_the_case(store: EventStore) -> None:
    before = table(store)
    glance = glance_at(store.case(before.case))
    assert glance is not None
    assert glance.kind is GlanceKind.SUGGESTED
    assert glance.accepts is not None
    now = accept_and_decide(store, before, glance.accepts)
    assert now.result == glance.result
    opened = open_bytes(store.case(now.case))[0]
    assert opened.case.ruling.stones(StoneStatus.DEAD) >= spots(opened.case.record.grid, DEAD)
    assert opened.kept is not None
    assert opened.kept.protocol is not None
    acts = [e["edit"] for e in opened.kept.protocol.entries if "edit" in e]
    assert acts == ["accept"]


def test_a_clear_board_on_which_nothing_is_dead_is_accepted_too(
    store: EventStore,
) -> None:
    halves = replace(bare(*["..XO."] * 5, komi="0"), rules="chinese-2002", ruling=Ruling())
    before = event_tables.keep_case(store, table(store), dump(halves), "halves")
    glance = glance_at(store.case(before.case))
    assert glance is not None
    assert (glance.kind, type(glance.accepts)) == (GlanceKind.SUGGESTED, AcceptSuggestion)
    assert glance.accepts is not None
    now = accept_and_decide(store, before, glance.accepts)
    assert now.result == glance.result
    assert "forced" not in store.audit()[-1].after


def test_names(store: EventStore) -> None:
    assert names_of(store.event(), table(store, 2, 1)) == "Alice – Carol"


def test_a_name_from_right_to_left_does_not_turn_who_has_which_colour(
    store: EventStore,
) -> None:
    event, seat = store.event(), table(store, 2, 1)
    people = tuple(
        replace(player, surname="مريم") if player.id == seat.black else player
        for player in event.players
    )
    assert names_of(replace(event, players=people), seat) == "\u2068مريم\u2069 – Carol"


def test_the_next_table_is_in_the_round_and_has_a_case(store: EventStore) -> None:
    event = store.event()
    first, second, third = event.of_round(1)
    assert next_open(event, first) == second
    assert next_open(event, third) == first
    for one in (first, third):
        event_tables.decide_by_referee(store, one, "B+R")
    event = store.event()
    assert next_open(event, event.table(1, 1)) == second
    assert next_open(event, second) == event.table(2, 1)  # it has no case, but is open
    event_tables.decide_by_referee(store, event.table(2, 1), "W+R")
    assert next_open(store.event(), second) is None


def test_another_process_may_have_the_event(store: EventStore) -> None:
    with open_event(store.path, "two") as other:
        session = sit_down(other, other.event().table(1, 2))
        mark(session)
        decide(session, other)
    assert table(store, 1, 2).state is TableState.DECIDED
    assert replace(seat_of(session), kept="").id == table(store, 1, 2).id


def test_a_case_made_of_a_record_has_its_protocol_from_the_beginning(
    store: EventStore, tmp_path: Path
) -> None:
    file = tmp_path / "game.sgf"
    file.write_bytes(b"(;SZ[9]KM[7.5]RU[Chinese];B[ee];W[cc];B[];W[])")
    table, _ = event_tables.put_file(store, store.event().table(2, 1), file)
    opened = event_tables.open_case(store, table)
    assert opened.kept is not None
    assert "acts-unrecorded" not in {finding.code for finding in opened.findings}
    assert audit(opened.kept, opened.case).is_whole
    session = sit_down(store, table)
    session.do(WriteNotes("seen"))
    keep(session, store)
    opened = event_tables.open_case(store, store.event().table(2, 1))
    assert opened.kept is not None
    assert audit(opened.kept, opened.case).is_whole


def test_a_case_that_an_earlier_goref_made_of_a_record_is_worth_a_note(
    store: EventStore,
) -> None:
    opened = event_tables.open_case(store, store.event().table(1, 1))
    (told,) = (one for one in opened.findings if one.code == "acts-unrecorded")
    assert told.level is Level.NOTE


def test_a_case_without_a_protocol_is_named_when_it_is_put_behind_a_table(
    store: EventStore, tmp_path: Path
) -> None:
    file = tmp_path / "game.goref"
    file.write_bytes(dump(chinese(CLEAR)))
    _, notes = event_tables.put_file(store, store.event().table(2, 1), file)
    assert "case-unrecorded" in {note.code for note in notes}
