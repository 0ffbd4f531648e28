"""What was done in a copy of an event comes home: once, whole, and with its author."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames, Restore
from goref.app.event.acts.pairings import AddTable, ChangePairing, GiveBye, RemoveTable
from goref.app.event.acts.players import AddPlayer, ChangePlayer
from goref.app.event.acts.rounds import ChangeEvent, CloseRound
from goref.app.event.acts.table import act_of, entry_text, whole_act
from goref.app.event.acts.tables import AttachCase, Decide, Dispute, WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.app.event.merging import RESULT, CopyComparison, compared, merge_copy
from goref.app.event.restoring import _back
from goref.core.base.frozen import replace
from goref.core.event.changes import EventChanges, seen
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.io.event.copies import copies_of
from goref.io.event.replay import Subject, Values, as_it_is, replayed
from goref.io.event.store import EventStore
from goref.io.files import digest_of
from tests.languages import EN
from tests.length import share
from tests.refusals import refuses

B, W = (
    Result(verdict, re, ResultBasis.WORD)
    for verdict, re in ((Verdict.BLACK, "B+R"), (Verdict.WHITE, "W+R"))
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """An event of eight players and three tables."""
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "home") as store:
        players = tuple(map(Player, ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")))
        tables = tuple(Table(1, n, 1 - 2 * n, -2 * n) for n in (1, 2, 3))
        do(store, AddGames(EventChanges(new_players=players, new_tables=tables)))
        yield store


@pytest.fixture
def copy(store: EventStore, tmp_path: Path) -> Iterator[EventStore]:
    """A copy of it, carried to another laptop."""
    path = tmp_path / "copy.gorefevent"
    copyfile(store.path, path)
    with open_event(path, "away") as copy:
        yield copy


def table(store: EventStore, number: int, round: int = 1) -> Table:
    return store.event().table(round, number)


def player(store: EventStore, name: str) -> Player:
    return next(player for player in store.event().players if player.name == name)


def fits(store: EventStore) -> bool:
    return not unfit(store) and as_it_is(store.event()) == replayed(store.audit()).things


def test_what_was_done_away_comes_home_with_its_author(
    store: EventStore, copy: EventStore
) -> None:
    do(store, Decide(seen(table(store, 1)), B))
    do(copy, Decide(seen(table(copy, 2)), W), "his clock")
    found = compared(store, copy)
    assert (len(found.acts), found.clashes) == (1, ())
    assert merge_copy(store, copy, found).done == 1
    assert (table(store, 1).result, table(store, 2).result) == (B, W)
    last = store.audit()[-1]
    assert (last.who, last.reason) == ("away", "his clock")
    assert entry_text(last, EN) == "Result entered: 1/2"
    assert whole_act(last, EN) == "From a copy"
    assert fits(store)


def test_the_reason_of_the_import_is_kept_beside_the_act_s_own(
    store: EventStore, copy: EventStore
) -> None:
    do(copy, Decide(seen(table(copy, 1)), B))
    do(copy, Decide(seen(table(copy, 2)), W), "his clock")
    merge_copy(store, copy, compared(store, copy), reason=" second desk ")
    reasons = [entry.reason for entry in store.audit()[-2:]]
    assert reasons == ["second desk", "his clock · second desk"]
    assert table(store, 2).result == W
    assert fits(store)


def test_an_act_that_came_from_a_copy_itself_keeps_its_original_and_first_time(
    store: EventStore, copy: EventStore, tmp_path: Path
) -> None:
    path = tmp_path / "second.gorefevent"
    copyfile(copy.path, path)
    with open_event(path, "far away") as second:
        do(second, Decide(seen(table(second, 1)), B), id="first")
        (first,) = second.audit(second.stamp() - 1)
        merge_copy(copy, second, compared(copy, second))
    merge_copy(store, copy, compared(store, copy))
    for each in (copy, store):
        act = act_of(each.audit()[-1])
        assert act is not None
        assert (act["act"], act["time"], act["original"]["act"]) == (
            *("from-copy", first.time, "decide"),
        )
    assert entry_text(store.audit()[-1], EN) == "Result entered: 1/1"
    assert fits(store)


def test_a_copy_comes_home_again_with_what_is_new_in_it(
    store: EventStore, copy: EventStore
) -> None:
    do(copy, AddPlayer(Player("Ivy")))
    assert merge_copy(store, copy, compared(store, copy)).done == 1
    assert compared(store, copy).acts == ()
    do(store, AddPlayer(Player("Jon")))  # has the number that the copy gives next
    ivy, kim = player(copy, "Ivy"), do(copy, AddPlayer(Player("Kim"))).new_players[0]
    do(copy, AddTable(Table(2, 1, ivy.id, kim.id)))
    do(copy, ChangePlayer(replace(ivy, club="Brno", version=player(copy, "Ivy").version)))
    assert merge_copy(store, copy, compared(store, copy)).done == 3
    event = store.event()
    pair = event.table(2, 1)
    assert [event.by_id[id_].name for id_ in (pair.black, pair.white)] == ["Ivy", "Kim"]
    assert player(store, "Ivy").club == "Brno"
    assert len(event.players) == 11
    assert fits(store)


@pytest.mark.parametrize("takes_copy", [False, True])
def test_what_both_changed_is_asked(
    store: EventStore, copy: EventStore, takes_copy: bool
) -> None:
    do(store, Decide(seen(table(store, 1)), B))
    do(copy, WriteNote(seen(table(copy, 1)), "late"))
    do(copy, Decide(seen(table(copy, 1)), W))
    do(copy, Decide(seen(table(copy, 2)), W))
    found = compared(store, copy)
    (clash,) = found.clashes
    assert (clash.subject, clash.who_here, clash.who_copy) == ("table 1/1", "home", "away")
    assert (clash.here["re"], clash.copy["re"]) == ("B+R", "W+R")
    merge_copy(store, copy, found, [clash.number] if takes_copy else [])
    assert table(store, 1).result == (W if takes_copy else B)
    assert table(store, 2).result == W
    assert fits(store)


def test_a_table_that_both_paired_alike_and_decided_otherwise_is_asked_about(
    store: EventStore, copy: EventStore
) -> None:
    ids = [player(store, name).id for name in ("Ann", "Cid")]
    for each, result in ((store, B), (copy, W)):
        do(each, AddTable(Table(2, 1, *ids)))
        do(each, Decide(seen(table(each, 1, 2)), result))
    found = compared(store, copy)
    (clash,) = found.clashes
    assert (clash.subject, clash.here["re"], clash.copy["re"]) == ("table 2/1", "B+R", "W+R")
    merge_copy(store, copy, found)
    assert table(store, 1, 2).result == B
    assert fits(store)


def test_what_was_chosen_is_not_asked_again_and_is_in_the_log(
    store: EventStore, copy: EventStore
) -> None:
    do(store, Decide(seen(table(store, 1)), B))
    do(copy, Decide(seen(table(copy, 1)), W))
    merge_copy(store, copy, compared(store, copy))
    last = store.audit()[-1]
    assert (last.what, last.subject, last.who) == ("event-kept", "table 1/1", "away")
    assert last.after == {"copy": copy.path.name}
    again = compared(store, copy)
    assert (again.acts, again.clashes) == ((), ())
    assert fits(store)


@pytest.mark.parametrize("takes_copy", [False, True])
def test_a_table_removed_there_and_noted_here_is_asked_about(
    store: EventStore, copy: EventStore, takes_copy: bool
) -> None:
    do(store, WriteNote(seen(table(store, 3)), "late"))
    do(copy, RemoveTable(seen(table(copy, 3))))
    found = compared(store, copy)
    (clash,) = found.clashes
    assert (clash.subject, clash.copy["note"]) == ("table 1/3", None)
    merge_copy(store, copy, found, [1] if takes_copy else [])
    assert [t.number for t in store.event().tables] == ([1, 2] if takes_copy else [1, 2, 3])
    assert fits(store)


def test_a_table_removed_here_and_decided_there_returns_if_the_copy_is_chosen(
    store: EventStore, copy: EventStore
) -> None:
    was = table(store, 3)
    do(store, RemoveTable(seen(was)))
    do(copy, AddTable(Table(2, 1, player(copy, "Gus").id, player(copy, "Hal").id)))
    do(copy, Decide(seen(table(copy, 3)), W))
    found = compared(store, copy)
    (clash,) = found.clashes
    merge_copy(store, copy, found, [clash.number])
    assert (table(store, 3).id, table(store, 3).result) == (was.id, W)
    assert fits(store)


def test_a_table_that_was_removed_and_brought_back_there_is_here_too(
    store: EventStore, copy: EventStore
) -> None:
    before = copy.event()
    do(copy, RemoveTable(seen(table(copy, 3))))
    merge_copy(store, copy, compared(store, copy))
    do(copy, Restore(_back(copy.event(), before)))
    merge_copy(store, copy, compared(store, copy))
    assert [t.number for t in store.event().tables] == [1, 2, 3]
    assert fits(store)


def test_what_both_paired_alike_comes_as_it_was_chosen(
    store: EventStore, copy: EventStore
) -> None:
    ids = [player(store, name).id for name in ("Ann", "Cid")]
    do(store, AddTable(Table(2, 1, *ids, handicap=2)))
    do(copy, AddTable(Table(2, 1, *ids, handicap=4)))
    found = compared(store, copy)
    (clash,) = found.clashes
    merge_copy(store, copy, found, [clash.number])
    assert table(store, 1, 2).handicap == 4


def test_what_was_chosen_from_the_copy_is_not_asked_about_when_the_copy_goes_on(
    store: EventStore, copy: EventStore
) -> None:
    do(store, WriteNote(seen(table(store, 1)), "here"))
    do(copy, WriteNote(seen(table(copy, 1)), "there"))
    merge_copy(store, copy, compared(store, copy), [1])
    do(copy, WriteNote(seen(table(copy, 1)), "there, later"))
    found = compared(store, copy)
    assert found.clashes == ()
    merge_copy(store, copy, found)
    assert table(store, 1).note == "there, later"


def test_an_act_that_comes_late_does_not_undo_what_followed_it(
    store: EventStore, copy: EventStore
) -> None:
    gus, hal = (player(store, name).id for name in ("Gus", "Hal"))
    third = do(store, AddTable(Table(1, 4, gus, hal))).new_tables[0]
    do(copy, ChangePairing(replace(table(copy, 3), number=4)))
    do(copy, ChangePairing(replace(table(copy, 4), number=5)))
    done = merge_copy(store, copy, compared(store, copy))
    assert [note.code for note in done.notes] == ["copied-refused"]  # 1/4 is there
    assert [t.number for t in store.event().tables] == [1, 2, 4, 5]
    do(store, RemoveTable(seen(third)))
    merge_copy(store, copy, compared(store, copy))
    assert [t.number for t in store.event().tables] == [1, 2, 5]


def test_a_closed_round_that_is_only_passed_through_stays_closed(
    store: EventStore, copy: EventStore
) -> None:
    ids = [player.id for player in store.event().players]
    do(store, AddTable(Table(1, 4, *ids[6:])))
    for number in (1, 2, 3, 4):
        do(store, AddTable(Table(2, number, ids[number - 1], ids[number + 3])))
    for each in store.event().tables:
        do(store, Decide(seen(each), B))
    do(store, CloseRound(1, (), True))
    copy.close()
    copyfile(store.path, copy.path)
    do(store, CloseRound(2, (), True))
    with open_event(copy.path, "away") as again:
        noted = replace(again.event().table(1, 3), note="restored")
        changes = EventChanges(info=again.event().info, tables=(noted,), in_closed_rounds=True)
        do(again, Restore(changes))
        found = compared(store, again)
        assert found.clashes == ()
        merge_copy(store, again, found)
    assert store.event().info.closed == (1, 2)


def test_a_result_stays_or_comes_whole(store: EventStore, copy: EventStore) -> None:
    by_case = Result(Verdict.WHITE, "W+3.5", ResultBasis.CASE, Fraction(-7, 2), "japanese")
    do(store, Decide(seen(table(store, 1)), B))
    do(store, Decide(seen(table(store, 2)), W))
    for number in (1, 2):
        do(copy, Dispute(seen(table(copy, number)), "dead or alive"))
        do(copy, Decide(seen(table(copy, number)), by_case))
    found = compared(store, copy)
    (second,) = (clash.number for clash in found.clashes if clash.subject == "table 1/2")
    assert merge_copy(store, copy, found, [second]).notes == ()
    assert (table(store, 1).result, table(store, 2).result) == (B, by_case)
    assert table(store, 1).note == "dead or alive", "which here nobody changed"


def test_an_act_of_several_things_comes_over_with_them(
    store: EventStore, copy: EventStore
) -> None:
    do(store, AddPlayer(Player("Ivy")))
    new = Player("Jon"), Player("Kim")
    do(copy, AddGames(EventChanges(new_players=new, new_tables=(Table(2, 1, -2, -1),))))
    merge_copy(store, copy, compared(store, copy))
    event, pair = store.event(), table(store, 1, 2)
    assert [event.by_id[id_].name for id_ in (pair.black, pair.white)] == ["Kim", "Jon"]


def test_other_columns_of_one_row_do_not_clash(store: EventStore, copy: EventStore) -> None:
    do(store, ChangePlayer(replace(player(store, "Ann"), club="Praha")))
    do(copy, ChangePlayer(replace(player(copy, "Ann"), rank="3D")))
    do(store, ChangeEvent(replace(store.event().info, place="Praha")))
    do(copy, ChangeEvent(replace(copy.event().info, rounds=5)))
    found = compared(store, copy)
    assert found.clashes == ()
    merge_copy(store, copy, found)
    ann, info = player(store, "Ann"), store.event().info
    assert (ann.club, ann.rank, info.place, info.rounds) == ("Praha", "3D", "Praha", 5)


def test_the_same_done_in_both_does_not_clash(store: EventStore, copy: EventStore) -> None:
    for each in (store, copy):
        do(each, Decide(seen(table(each, 1)), B))
        do(each, AddPlayer(Player("Ivy")))
        do(each, GiveBye(Bye(1, player(each, "Gus").id)))
    event, found = store.event(), compared(store, copy)
    assert found.clashes == ()
    assert merge_copy(store, copy, found).done == 0
    assert store.event() == event


def test_cases_come_over(store: EventStore, copy: EventStore) -> None:
    text = b"the text of a case"
    put = replace(table(copy, 1), case=digest_of(text), source="a.sgf")
    do(copy, AttachCase(put), texts=[text])
    merge_copy(store, copy, compared(store, copy))
    assert store.case(table(store, 1).case) == text


def test_what_is_impossible_here_is_named(store: EventStore, copy: EventStore) -> None:
    ids = [player(store, name).id for name in ("Gus", "Hal")]
    do(store, GiveBye(Bye(1, ids[0])))
    do(copy, AddTable(Table(1, 4, ids[0], ids[1])))
    do(copy, Decide(seen(table(copy, 2)), W))
    done = merge_copy(store, copy, compared(store, copy))
    assert (done.done, [note.code for note in done.notes]) == (1, ["copied-refused"])
    assert table(store, 2).result == W
    assert fits(store)


def test_a_closed_round_stays_as_it_is(store: EventStore, copy: EventStore) -> None:
    for number in (1, 2, 3):
        do(store, Decide(seen(table(store, number)), B))
    do(store, CloseRound(1, (), True, True))
    do(copy, WriteNote(seen(table(copy, 1)), "late"))
    done = merge_copy(store, copy, compared(store, copy))
    assert (done.done, [note.code for note in done.notes]) == (0, ["copied-refused"])


def test_another_event_is_no_copy(store: EventStore, tmp_path: Path) -> None:
    with (
        new_event(tmp_path / "other.gorefevent", EventInfo("Other"), "x") as other,
        refuses(EventError, "copy-of-another"),
    ):
        compared(store, other)


def test_no_copy_is_named_as_one_that_was_tampered_with(
    store: EventStore, copy: EventStore
) -> None:
    do(copy, Decide(seen(table(copy, 2)), W))
    copy._connection.execute("UPDATE game SET note = 'never said'")
    with refuses(EventError, "copy-unfit"):
        compared(store, copy)


def at_random(rng: Random, store: EventStore) -> None:
    """Does an act such as a referee or an organiser does."""
    event = store.event()
    match rng.randrange(5):
        case 0:
            do(store, WriteNote(seen(rng.choice(event.tables)), str(rng.random())))
        case 1:
            do(store, Decide(seen(rng.choice(event.tables)), rng.choice((B, W))), "seen")
        case 2:
            do(store, AddPlayer(Player(f"P{rng.randrange(10**6)}")))
        case 3:
            one = rng.choice(event.players)
            do(store, ChangePlayer(replace(one, club=str(rng.random()))))
        case _:
            _pair(rng, store, event)


def _pair(rng: Random, store: EventStore, event: Event) -> None:
    round = rng.choice((1, 2))
    busy = {id_ for t in event.of_round(round) for id_ in (t.black, t.white)}
    free = [player.id for player in event.players if player.id not in busy]
    taken = [t.number for t in event.of_round(round)]
    if len(free) > 1:
        black, white = rng.sample(free, 2)
        do(store, AddTable(Table(round, max(taken, default=0) + 1, black, white)))


def merged(
    store: EventStore,
    found: CopyComparison,
    before: Event,
    copy: EventStore,
    chosen: list[int],
) -> dict[Subject, Values]:
    """What was in the event when the copy was made, as it must be after the first merge."""
    base = replayed(store.audit()[: found.common]).things
    here, there = as_it_is(before), as_it_is(copy.event())
    clashes = dict(zip(found.keys, found.clashes, strict=True))
    kept = {key: clash for key, clash in clashes.items() if clash.number not in chosen}
    wanted = {}
    for key, values in base.items():
        wanted[key] = dict(here[key])
        for column, value in values.items():
            moved = there[key][column] != value
            whole = key in kept and column in RESULT and kept[key].here.keys() & RESULT
            if moved and not whole and not (key in kept and column in kept[key].here):
                wanted[key][column] = there[key][column]
    return wanted


@pytest.mark.parametrize("seed", share(range(200), 20))
def test_nothing_is_lost_or_doubled(store: EventStore, copy: EventStore, seed: int) -> None:
    rng = Random(seed)
    refused: set[str] = set()
    for turn in range(3):
        for _ in range(10):
            at_random(rng, rng.choice((store, copy)))
        found = compared(store, copy)
        before = store.event()
        chosen = [clash.number for clash in found.clashes if rng.random() < 0.5]
        done = merge_copy(store, copy, found, chosen)
        refused |= {note.code for note in done.notes}
        after = store.event()
        if not turn and not done.notes:
            assert as_it_is(after).items() >= merged(store, found, before, copy, chosen).items()
        away = {p.key for p in copy.event().players}
        assert away <= {p.key for p in after.players}
        assert fits(store)
        again = compared(store, copy)
        assert merge_copy(store, copy, again, []).done == 0
        assert store.event() == after
    ids = [entry.act_id for entry in store.audit() if entry.act_id]
    assert len(ids) == len(set(ids))
    assert refused <= {"copied-refused"}
    assert not copies_of(copy.path) or fits(copy)
