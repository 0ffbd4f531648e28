"""Rounds are closed and opened again; nothing of a closed one is changed, by nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.rounds import CloseRound
from goref.app.event.acts.tables import NoteIncidents
from goref.app.event.adding.games import TableFinder
from goref.app.event.adding.plans import RequestedTarget, plan
from goref.app.event.checking import checked
from goref.app.event.closing import (
    LackingError,
    close_round,
    has_program,
    import_folder,
    lacking,
    not_imported,
    open_round,
    sign,
    to_decide_again,
)
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.formats import IMPORTS
from goref.app.event.merging import compared, merge_copy
from goref.app.event.restoring import go_back
from goref.app.event.slips import enter_again
from goref.app.event.tables import change_table, decide_by_referee, dispute, reopen
from goref.core.event.closing import before_closing
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.core.event.merge import merge
from goref.core.event.notes import Note, note
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.io.event.audit import AuditEntry
from goref.io.event.change import EventChange
from goref.io.event.faults import ChangedError
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.store import EventStore
from tests.app.event.program_file import opengotha
from tests.refusals import refuses

PAIRINGS = "Round,Table,Black,White\n1,1,Ann,Bob\n1,2,Cem,Dan\n2,1,Ann,Cem\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """Round 1 is decided, and one of its two sheets signed; Eve has a bye in it."""
    with new_event(tmp_path / "cup.gorefevent", EventInfo("Cup"), "tester") as store:
        take_in(store, "pairings", PAIRINGS.encode())
        with store.change() as change:
            change.add_bye(Bye(1, change.add_player(Player("Eve")).id))
        for number in (1, 2):
            decide_by_referee(store, store.event().table(1, number), "B+R")
        sign(store, [store.event().table(1, 1)])
        yield store


def first(store: EventStore) -> Table:
    return store.event().table(1, 1)


def closed(store: EventStore) -> tuple[int, ...]:
    return store.event().info.closed


def test_a_round_is_closed_with_its_sheets_signed_or_a_reason(store: EventStore) -> None:
    with refuses(EventError, "round-unsigned", tables="1/2"):
        close_round(store, 1)
    with refuses(EventError, "round-unsigned", tables="1/2"):
        close_round(store, 1, "  ")
    assert closed(store) == ()
    close_round(store, 1, signed=[store.event().table(1, 2)])
    assert closed(store) == (1,)
    assert all(table.is_signed for table in store.event().of_round(1))
    assert [entry.what for entry in store.audit()][-2:] == ["table-changed", "event-changed"]
    with refuses(EventError, "round-is-closed", round=1):
        close_round(store, 1)
    open_round(store, 1, "the wrong one")
    sign(store, [store.event().table(1, 2)], signed=False)
    close_round(store, 1, "Dan had to leave")
    assert closed(store) == (1,)
    assert store.audit()[-1].reason == "Dan had to leave"
    assert checked(store).notes == ()


def test_what_is_open_is_named(store: EventStore) -> None:
    with refuses(EventError, "round-open", round=2, tables="2/1"):
        close_round(store, 2, "we are tired")
    with refuses(EventError, "round-empty", round=3):
        close_round(store, 3)
    assert closed(store) == ()


def test_a_round_is_opened_again_with_a_reason_alone(store: EventStore) -> None:
    with refuses(EventError, "round-not-closed", round=1):
        open_round(store, 1, "why not")
    close_round(store, 1, "nobody signs")
    with refuses(EventError, "needs-reason"):
        open_round(store, 1, " ")
    open_round(store, 1, "an appeal")
    assert closed(store) == ()
    dispute(store, first(store), "the appeal")


ACTS: dict[str, Callable[[EventChange, Table], object]] = {
    "update": lambda change, table: change.update_table(replace(table, note="x")),
    "move in": lambda change, table: change.update_table(replace(_later(change), round=1)),
    "move out": lambda change, table: change.update_table(replace(table, round=3)),
    "remove": lambda change, table: change.remove_table(table),
    "add": lambda change, table: change.add_table(replace(table, number=9, id=0)),
    "bye": lambda change, table: change.add_bye(Bye(1, 1)),
    "no bye": lambda change, table: change.remove_bye(Bye(1, 5)),
}


def _later(change: EventChange) -> Table:
    return Table(2, 1, 1, 3, id=3, version=1)


@pytest.mark.parametrize("act", ACTS)
def test_nothing_of_a_closed_round_is_changed(store: EventStore, act: str) -> None:
    close_round(store, 1, "nobody signs")
    before, stamp = store.event(), store.stamp()
    assert before.table(2, 1) == _later_of(store)
    with refuses(EventError, "round-closed", round=1), store.change("all the same") as change:
        ACTS[act](change, first(store))
    assert (store.event(), store.stamp()) == (before, stamp)


def _later_of(store: EventStore) -> Table:
    return replace(Table(2, 1, 1, 3, id=3, version=1))


@pytest.mark.parametrize(
    "act",
    [
        lambda store, table: decide_by_referee(store, table, "W+R", "seen late"),
        lambda store, table: dispute(store, table, "a ko"),
        lambda store, table: reopen(store, table, "again"),
        lambda store, table: change_table(store, table, note="late"),
        lambda store, table: sign(store, [table], signed=False),
    ],
)
def test_no_act_at_a_table_of_it_is_done(
    store: EventStore, act: Callable[[EventStore, Table], object]
) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    with refuses(EventError, "round-closed", round=1):
        act(store, first(store))
    assert store.event() == before


def test_what_stays_as_it_is_may_be_written(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    stamp = store.stamp()
    change_table(store, first(store), note=first(store).note)
    assert store.stamp() == stamp


def test_two_who_close_at_once_are_told(store: EventStore) -> None:
    info = store.event().info
    with open_event(store.path, "another") as other:
        close_round(other, 1, "mine")
    with refuses(ChangedError, "in-the-meantime-by"), store.change() as change:
        change.set_info(replace(info, closed=(1,)))


def test_a_table_that_was_changed_meanwhile_is_not_signed_unseen(store: EventStore) -> None:
    seen = store.event().table(1, 2)
    with open_event(store.path, "another") as other:
        decide_by_referee(other, other.event().table(1, 2), "W+R", "the other way round")
    with refuses(ChangedError, "in-the-meantime-by", "subject-table", table="1/2"):
        close_round(store, 1, signed=[seen])
    assert closed(store) == ()


def test_nothing_is_signed_where_nothing_was_played(store: EventStore) -> None:
    with refuses(EventError, "nothing-to-sign", table="2/1"):
        sign(store, [store.event().table(2, 1)])
    decide_by_referee(store, store.event().table(2, 1), "B+F", "no show", default=True)
    with refuses(EventError, "nothing-to-sign"):
        sign(store, [store.event().table(2, 1)])
    close_round(store, 2, "the others went home")


def test_a_file_changes_nothing_of_a_closed_round(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    same = merge(before, read_pairings(PAIRINGS.encode()))
    assert not [n for n in same.notes if n.code == "round-closed-kept"]
    with store.change() as change:
        change.add_player(Player("Fay"))
    other = (
        "Round,Table,Black,White,Result\n1,1,Bob,Ann,\n1,2,Cem,Dan,W+R\n1,5,Eve,Fay,\n"
        "2,1,Cem,Ann,\n"
    )
    done = take_in(store, "pairings", other.encode())
    kept = [dict(n.args)["what"] for n in done.notes if n.code == "round-closed-kept"]
    assert kept == ["1/1", "1/2", "1/5"]
    after = store.event()
    assert after.of_round(1) == before.of_round(1)
    assert after.byes == before.byes
    assert after.table(2, 1).black == before.table(2, 1).white, "the other round is taken"


def test_no_bye_comes_or_goes_by_a_file(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    [eve] = (player for player in before.players if player.name == "Eve")
    read = read_pairings(b"Round,Table,Black,White\n1,7,Eve,Fay\n")
    todo = merge(
        before, replace(read, byes=((1, "GUS"),), players=(*read.players, Player("Gus")))
    )
    assert (todo.freed, todo.byes, todo.paired) == ((), (), ())
    told = [dict(n.args)["what"] for n in todo.notes if n.code == "round-closed-kept"]
    assert told == ["1/7", "GUS"]
    assert eve.id == before.byes[0].player


def test_a_record_finds_no_new_table_there(store: EventStore, tmp_path: Path) -> None:
    close_round(store, 1, "nobody signs")
    path = tmp_path / "g.sgf"
    path.write_text("(;SZ[5]CA[UTF-8]PB[Hal]PW[Ian];B[cc];W[bb])")
    [game] = TableFinder(store.event()).in_file(str(path))
    [step] = plan(store.event(), [RequestedTarget(game, round=1)]).steps
    assert [n.code for n in step.problems] == ["round-closed"]
    assert step.table is None
    [step] = plan(store.event(), [RequestedTarget(game, round=2)]).steps
    assert step.problems == ()


def test_going_back_to_a_copy_goes_over_what_is_closed(store: EventStore) -> None:
    before = store.event()
    close_round(store, 1, "nobody signs")
    then = store.event()
    open_round(store, 1, "an appeal")
    decide_by_referee(store, first(store), "W+R", "upheld")
    close_round(store, 1, "again")
    go_back(store, before, {}, "closed too early")
    event = store.event()
    assert (event.info.closed, event.table(1, 1).result) == ((), first_of(before).result)
    go_back(store, then, {}, "after all")
    event = store.event()
    assert (event.info.closed, event.table(1, 1).result) == ((1,), first_of(then).result)
    assert checked(store).notes == ()


def first_of(event: Event) -> Table:
    return event.table(1, 1)


# What a round lacks


FIRST = ((1, "Ann", "Bob"), (2, "Cem", "Dan"))
SECOND = ((1, "Ann", "Cem"), (2, "Bob", "Dan"))


@pytest.fixture
def paired(tmp_path: Path) -> Iterator[EventStore]:
    """Round 1 was imported from ``cup.xml`` and is decided; nobody has signed."""
    file = tmp_path / "cup.xml"
    file.write_text(opengotha(FIRST))
    with new_event(tmp_path / "cup.gorefevent", EventInfo("Cup"), "tester") as store:
        take_in(store, "opengotha", file.read_bytes(), file=file)
        decide(store, 1)
        yield store


def decide(store: EventStore, round: int) -> None:
    for table in store.event().of_round(round):
        decide_by_referee(store, table, "B+R")


def by_hand(store: EventStore, *games: tuple[int, str, str], round: int = 2) -> None:
    """Pairs a round by hand, and decides it."""
    ids = {player.surname: player.id for player in store.event().players}
    with store.change() as change:
        for number, black, white in games:
            change.add_table(Table(round, number, ids[black], ids[white]))
    decide(store, round)


def wrote(store: EventStore, *rounds: tuple[tuple[int, str, str], ...]) -> Path:
    """The pairing program saves its file again."""
    file = store.path.parent / "cup.xml"
    file.write_text(opengotha(*rounds))
    return file


def missing(store: EventStore, round: int) -> tuple[Note, ...]:
    """What a round lacks, as far as not even a reason is given."""
    with pytest.raises(LackingError) as caught:
        close_round(store, round)
    assert caught.value.args[0].code == "round-lacks"
    return caught.value.notes


def test_a_player_without_a_table_is_missing(store: EventStore) -> None:
    with store.change() as change:
        change.add_player(Player("Fay"))
        change.add_player(Player("Gus", absent=(1,)))
        change.add_player(Player("Hal"))
    gone = note("players-without-table", count=2, names="Fay, Hal")
    unsigned = note("sheets-unsigned", tables="1/2")
    assert missing(store, 1) == (unsigned, gone)
    assert closed(store) == ()
    with refuses(LackingError, "round-lacks", round=1):
        close_round(store, 1, signed=[store.event().table(1, 2)])
    assert not store.event().table(1, 2).is_signed, "nothing was changed"
    assert close_round(store, 1, "not here yet") == (unsigned, gone)
    assert closed(store) == (1,)
    assert store.audit()[-1].reason == "not here yet"


def test_nobody_closes_past_a_player_who_comes_meanwhile(store: EventStore) -> None:
    """The act itself looks again, in its own transaction."""
    with store.change() as change:
        change.add_player(Player("Fay"))
    with refuses(EventError, "round-lacks", round=1):
        do(store, CloseRound(1, (), True))
    assert closed(store) == ()


def test_all_are_named_however_many(store: EventStore) -> None:
    names = [f"P{number:02}" for number in range(30)]
    with store.change() as change:
        for name in names:
            change.add_player(Player(name))
    [told] = lacking(before_closing(store.event(), 1), signed=store.event().tables)
    assert dict(told.args)["names"] == ", ".join(names)


def test_pairings_that_the_program_has_and_the_event_has_not(paired: EventStore) -> None:
    assert has_program(paired)
    assert not_imported(paired, 1) == ()
    wrote(paired, (*FIRST, (3, "Eve", "Fay")))
    late = note("sheet-not-imported", file="cup.xml", round=1, tables="3 Eve – Fay")
    assert not_imported(paired, 1) == (late,)
    assert missing(paired, 1)[1:] == (late,), "after the sheets"
    assert close_round(paired, 1, "they play tomorrow", sheet=())[1:] == ()
    assert closed(paired) == (1,)


def test_colours_and_numbers_of_the_program_are_not_compared(paired: EventStore) -> None:
    wrote(paired, ((2, "Bob", "Ann"), (1, "Cem", "Dan")))
    assert not_imported(paired, 1) == ()


def test_a_round_that_was_paired_by_hand_although_the_program_pairs(paired: EventStore) -> None:
    by_hand(paired, (1, "Ann", "Dan"), (2, "Bob", "Cem"))
    other = note("round-not-imported", round=2, file="cup.xml")
    assert not_imported(paired, 2) == (other,), "the file has no second round"
    assert not_imported(paired, 1) == ()
    wrote(paired, FIRST, SECOND)
    tables = "1 Ann – Cem, 2 Bob – Dan"
    sheet = note("sheet-not-imported", file="cup.xml", round=2, tables=tables)
    assert not_imported(paired, 2) == (sheet,), "it has another one"
    wrote(paired, FIRST, ((1, "Ann", "Dan"), (2, "Bob", "Cem")))
    assert not_imported(paired, 2) == (), "it has the same"


def test_the_file_is_looked_for_next_to_the_event_too(
    paired: EventStore, tmp_path: Path
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    away = folder / "cup.xml"
    away.write_text(opengotha(FIRST, SECOND))
    take_in(paired, "opengotha", away.read_bytes(), file=away)
    decide(paired, 2)
    away.write_text(opengotha(FIRST, (*SECOND, (3, "Eve", "Fay"))))
    sheet = note("sheet-not-imported", file="cup.xml", round=2, tables="3 Eve – Fay")
    assert not_imported(paired, 2) == (sheet,), "the last one that was imported"
    away.unlink()
    assert not_imported(paired, 2) == (), "an import has brought the round"
    wrote(paired, FIRST, (*SECOND, (4, "Gus", "Hal")))
    assert dict(not_imported(paired, 2)[0].args)["tables"] == "4 Gus – Hal"


@pytest.mark.parametrize("there", [b"<Tournament", b"", None])
def test_a_file_that_cannot_be_read_stops_nothing(
    paired: EventStore, there: bytes | None
) -> None:
    file = wrote(paired, FIRST)
    by_hand(paired, (1, "Ann", "Dan"), (2, "Bob", "Cem"))
    if there is None:
        file.unlink()
    else:
        file.write_bytes(there)
    assert not_imported(paired, 1) == ()
    assert not_imported(paired, 2) == (note("round-not-imported", round=2, file="cup.xml"),), (
        "no import brought it"
    )
    close_round(paired, 2, "by hand")
    assert closed(paired) == (2,)


def test_an_import_by_an_earlier_goref_or_from_a_pipe_has_no_file(tmp_path: Path) -> None:
    with new_event(tmp_path / "old.gorefevent", EventInfo("Cup"), "tester") as store:
        take_in(store, "opengotha", opengotha(FIRST).encode(), file=Path("/dev/stdin"))
        by_hand(store, (1, "Ann", "Dan"), (2, "Bob", "Cem"))
        assert has_program(store)
        told = note("round-not-imported", round=2, file=IMPORTS["opengotha"].name)
        assert not_imported(store, 2) == (told,)


def test_lists_are_no_pairing_program(store: EventStore) -> None:
    assert not has_program(store)
    assert not_imported(store, 1) == ()


def test_what_a_copy_imported_counts_too(paired: EventStore, tmp_path: Path) -> None:
    by_hand(paired, (1, "Ann", "Dan"), (2, "Bob", "Cem"))
    copy = tmp_path / "copy.gorefevent"
    copy.write_bytes(paired.path.read_bytes())
    third = ((1, "Ann", "Bob"), (2, "Cem", "Dan"))
    file = wrote(paired, FIRST, (), third)
    with open_event(copy, "another") as other:
        take_in(other, "opengotha", file.read_bytes(), file=tmp_path / "copy.xml")
        merge_copy(paired, other, compared(paired, other), ())
    decide(paired, 3)
    assert not_imported(paired, 3) == ()
    told = not_imported(paired, 2)
    assert told == (note("round-not-imported", round=2, file="copy.xml"),)


def protested(store: EventStore, state: ProtestState) -> Table:
    """The protest at table 1/1 comes to this state."""
    protests = (Protest(1, Person.WHITE, state=state),)
    return do(store, NoteIncidents(replace(first(store), protests=protests))).tables[0]


def test_a_result_is_decided_again_after_an_upheld_protest(store: EventStore) -> None:
    protested(store, ProtestState.LODGED)
    table = protested(store, ProtestState.UPHELD)
    assert to_decide_again(store, store.event().tables) == (table,)
    waits, unsigned = (
        note("upheld-not-ruled", tables="1/1"),
        note("sheets-unsigned", tables="1/2"),
    )
    assert missing(store, 1) == (unsigned, waits)
    assert closed(store) == ()
    assert close_round(store, 1, "ruled tomorrow") == (unsigned, waits)
    open_round(store, 1, "now")
    decide_by_referee(store, first(store), "B+R", "it stays")
    assert to_decide_again(store, store.event().tables) == ()
    assert waits not in close_round(store, 1, "nobody signs")


def test_a_protest_upheld_later_questions_a_new_result_too(store: EventStore) -> None:
    protested(store, ProtestState.LODGED)
    decide_by_referee(store, first(store), "W+R", "seen again")
    protested(store, ProtestState.UPHELD)
    assert to_decide_again(store, [first(store)]) == (first(store),)
    protested(store, ProtestState.DISMISSED)
    assert to_decide_again(store, [first(store)]) == ()


def test_the_audit_is_read_once_and_then_only_what_is_new(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    read = EventStore.audit

    def audit(self: EventStore, since: int = 0) -> tuple[AuditEntry, ...]:
        asked.append(since)
        return read(self, since)

    monkeypatch.setattr(EventStore, "audit", audit)
    assert not has_program(store)
    stamp = store.stamp()
    decide_by_referee(store, first(store), "W+R", "misread")
    asked.clear()
    assert not has_program(store)
    assert asked == [stamp - 1]
    take_in(store, "opengotha", opengotha(FIRST).encode())
    assert has_program(store)
    with open_event(store.path, "another") as other:
        assert has_program(other)
    assert 0 not in asked


def test_what_was_typed_differently_a_second_time_is_named(store: EventStore) -> None:
    sign(store, store.event().of_round(1))
    enter_again(store, [(store.event().table(1, 2), "W+R"), (first(store), "B")])
    assert [note.code for note in checked(store).notes] == ["entry-differs"]
    with pytest.raises(LackingError) as caught:
        close_round(store, 1)
    assert [note.code for note in caught.value.notes] == ["entry-differs"]
    assert dict(caught.value.notes[0].args)["table"] == "1/2"
    found = checked(store)
    assert (found.fits, found.is_whole) == (True, True)
    enter_again(store, [(store.event().table(1, 2), "B+R")])
    close_round(store, 1)
    assert checked(store).notes == ()


def test_the_next_file_is_looked_for_where_the_last_one_was(
    store: EventStore, tmp_path: Path
) -> None:
    assert import_folder(store) == tmp_path
    there = tmp_path / "pairings"
    there.mkdir()
    take_in(store, "pairings", PAIRINGS.encode(), file=there / "round1.csv")
    assert import_folder(store) == tmp_path, "nothing was changed by it"
    more = PAIRINGS + "2,2,Bob,Dan\n"
    take_in(store, "pairings", more.encode(), file=there / "round2.csv")
    assert import_folder(store) == there
    there.rename(tmp_path / "away")
    assert import_folder(store) == tmp_path
