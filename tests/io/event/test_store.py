"""The file of an event: what is put in comes out, whoever else writes, whatever breaks."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import goref
from goref.core.base.faults import Fault, fault
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table, TableState
from goref.core.event.placement import MCMAHON
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.rulesets.table import RULESETS
from goref.core.texts.faults.said import said
from goref.io.event import schema as event_schema
from goref.io.event.change import EventChange
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.replay import as_it_is, replayed
from goref.io.event.store import EventStore
from tests.io import event_hammer
from tests.languages import EN
from tests.refusals import refuses
from tests.systems import WINDOWS
from tests.wordings import in_words

INFO = EventInfo("Cup", "Paris", "2026-11-21", "2026-11-22", 3, komi=Fraction(15, 2))
WON = Result(
    Verdict.BLACK, "B+2.5", ResultBasis.CASE, Fraction(5, 2), "japanese", False, "counted"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / f"cup 1%{'' if WINDOWS else '?'}#ü.gorefevent"


@pytest.fixture
def store(path: Path) -> Iterator[EventStore]:
    with EventStore.create(path, INFO, "tester") as store:
        yield store


def changing(store: EventStore, act: Callable[[EventChange], object], reason: str = "") -> None:
    """Do something to an event in one change."""
    with store.change(reason) as change:
        act(change)


def filled(store: EventStore, count: int = 2) -> Event:
    """An event with tables of ``count`` pairs in round 1."""
    with store.change("entry list") as change:
        people = [change.add_player(Player(f"P{n}")) for n in range(2 * count)]
        for n in range(count):
            change.add_table(Table(1, n + 1, people[2 * n].id, people[2 * n + 1].id))
    return store.event()


# What is put in comes out


def test_a_new_event_is_one_file(store: EventStore, path: Path) -> None:
    assert store.event() == Event(replace(INFO, version=1))
    filled(store)
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    assert not store.read_only


def test_two_equal_events_are_two_however_soon_after_one_another(tmp_path: Path) -> None:
    """The first link identifies an event where it is served and joined."""
    links = set()
    for name in ("one", "other"):
        with EventStore.create(tmp_path / name, INFO, "tester") as store:
            links.add(store.chain().links[0])
            assert store.audit()[0].act == ""
            assert store.chain().broken_at is None
    assert len(links) == 2


def test_a_new_event_never_takes_the_place_of_a_file(path: Path) -> None:
    path.write_text("mine")
    with refuses(EventFileError, "event-there"):
        EventStore.create(path, INFO, "tester")
    assert path.read_text() == "mine"
    with refuses(EventFileError, "cannot-make"):
        EventStore.create(path.parent / "none" / "x", INFO, "tester")


def test_what_went_wrong_is_told_and_not_what_cleaning_up_met(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unlink(file: Path, missing_ok: bool = False) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(Path, "unlink", unlink)
    with refuses(EventError, says="surrogates"):
        EventStore.create(path, replace(INFO, name="\udcff"), "tester")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"cup\xaf.gorefevent")
    with EventStore.create(path, INFO, "tester") as store:
        event = filled(store)
    with EventStore.open(path, "other") as again:
        assert again.event() == event


names = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=12)
words = st.text(st.characters(codec="utf-8"), max_size=12)
komi = st.none() | st.integers(-40, 40).map(lambda n: Fraction(n, 4))
results = st.builds(
    Result,
    st.sampled_from([Verdict.BLACK, Verdict.WHITE, Verdict.DRAW]),
    words,
    st.sampled_from(ResultBasis),
    komi,
    words,
    st.booleans(),
    words,
)


@st.composite
def events(draw: st.DrawFn) -> tuple[EventInfo, list[Player], list[Table]]:
    byes = st.sampled_from([Fraction(0), Fraction(1, 2)])
    rounds, rules = st.integers(0, 99), st.sampled_from(list(RULESETS))
    info = draw(
        st.builds(EventInfo, names, words, words, words, rounds, rules, komi, komi, byes)
    )
    people = draw(
        st.lists(
            st.builds(Player, names, words, words, st.none() | st.integers(-900, 3000), words,
                      words, words, words),
            unique_by=lambda p: p.key, max_size=8,
        )
    )  # fmt: skip
    tables = []
    for n in range(len(people) // 2):
        result = draw(st.none() | results)
        state = TableState.DECIDED if result else draw(st.sampled_from(list(TableState)[:2]))
        tables.append(
            Table(
                draw(st.integers(1, 9)),
                n + 1,
                2 * n + 1,
                2 * n + 2,
                draw(st.integers(0, 9)),
                draw(komi),
                state,
                result,
                "",
                draw(words),
                draw(words),
            )
        )
    return info, people, tables


@given(events())
def test_events_come_back(tmp_path_factory: pytest.TempPathFactory, drawn: object) -> None:
    info, people, tables = drawn  # type: ignore[misc]
    path = tmp_path_factory.mktemp("events") / "e"
    with EventStore.create(path, info, "tester") as store:
        with store.change() as change:
            ids = [change.add_player(p).id for p in people]
            assert ids == list(range(1, len(people) + 1))
            for table in tables:
                change.add_table(table)
        before = store.event()
    with EventStore.open(path, "other") as store:
        assert store.event() == before
    assert before.info == replace(info, version=1)
    assert [replace(p, id=0, version=0) for p in before.players] == people
    stored = {replace(t, id=0, version=0) for t in before.tables}
    assert stored == set(tables)


def test_cases_are_kept_by_their_digest(store: EventStore) -> None:
    event = filled(store)
    with store.change() as change:
        digest = change.keep_case(b"a case")
        change.update_table(replace(event.tables[0], case=digest, source="a.sgf"))
    table = store.event().tables[0]
    assert (store.case(table.case), table.source) == (b"a case", "a.sgf")
    with store.change() as change:
        change.update_table(replace(table, case=change.keep_case(b"another")))
    assert store.case(digest) == b"a case"  # the audit still leads to it
    with refuses(EventFileError, "no-kept-case"):
        store.case("0" * 64)


def test_a_case_that_is_not_there_is_refused(store: EventStore) -> None:
    event = filled(store)
    with refuses(EventError, says="FOREIGN KEY"):
        changing(
            store, lambda change: change.update_table(replace(event.tables[0], case="none"))
        )
    assert store.event() == event


def test_byes_and_players_without_games(store: EventStore) -> None:
    with store.change() as change:
        kept, gone = change.add_player(Player("A")), change.add_player(Player("B"))
        change.add_bye(Bye(2, kept.id))
    with store.change("did not come") as change:
        change.remove_player(gone)
    assert [p.name for p in store.event().players] == ["A"]
    with refuses(EventError, "player-busy", name="A", round=2):
        changing(store, lambda change: change.remove_player(kept))
    assert store.event().byes == (Bye(2, kept.id),)


# All at once or not at all


@pytest.mark.parametrize(
    ("second", "wrong"),
    [
        (Table(1, 1, 3, 4), fault("table-twice", table="1/1")),
        (Table(1, 2, 1, 3), fault("two-games", name="P0", round=1)),
        (Table(1, 2, 3, 99), fault("player-gone", name="#99")),
    ],
)
def test_what_cannot_be_is_refused_whole(
    store: EventStore, second: Table, wrong: Fault
) -> None:
    with store.change() as change:
        for n in range(4):
            change.add_player(Player(f"P{n}"))
    before, stamp = store.event(), store.stamp()

    def act(change: EventChange) -> None:
        change.add_table(Table(1, 1, 1, 2))
        change.add_table(second)

    with refuses(EventError, wrong):
        changing(store, act)
    assert (store.event(), store.stamp()) == (before, stamp)


def test_a_player_twice_is_refused(store: EventStore) -> None:
    changing(store, lambda change: change.add_player(Player("Doe", "Jane")))
    with refuses(EventError, "player-twice", name="DOE JANE"):
        changing(store, lambda change: change.add_player(Player("DOE", "JANE")))
    assert [p.name for p in store.event().players] == ["Doe Jane"]


def test_what_was_begun_and_broken_off_is_undone(store: EventStore) -> None:
    before = filled(store)

    def act(change: EventChange) -> None:
        change.update_table(replace(before.tables[0], note="half done"))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        changing(store, act)
    assert store.event() == before


def test_tables_can_change_places_in_one_change(store: EventStore) -> None:
    first, second = filled(store).tables
    with store.change() as change:
        change.update_table(replace(first, number=2))
        change.update_table(replace(second, number=1))
    assert [t.id for t in store.event().tables] == [second.id, first.id]


# The audit


def test_every_change_is_told(store: EventStore) -> None:
    event = filled(store, 1)
    with store.change("counted twice") as change:
        change.update_table(replace(event.tables[0], state=TableState.DECIDED, result=WON))
    told = store.audit()
    assert [(e.what, e.subject) for e in told] == [
        ("event-created", "event"),
        ("player-added", "player P0"),
        ("player-added", "player P1"),
        ("table-added", "table 1/1"),
        ("table-changed", "table 1/1"),
    ]
    last = told[-1]
    assert (last.who, last.reason, last.number) == ("tester", "counted twice", 5)
    assert last.before["state"] == "to-play"
    assert last.after["margin"] == "5/2"
    assert "note" not in last.after  # only what changed
    assert last.time > "2020"


def test_a_change_that_changes_nothing_is_not_told(store: EventStore) -> None:
    event = filled(store)
    stamp = store.stamp()
    with store.change() as change:
        assert change.update_table(event.tables[0]) == event.tables[0]
        assert change.set_info(event.info) == event.info
        assert change.update_player(event.players[0]) == event.players[0]
    assert store.stamp() == stamp


def test_the_audit_and_the_cases_only_grow(store: EventStore, path: Path) -> None:
    filled(store)
    with store.change() as change:
        change.keep_case(b"x")
    other = sqlite3.connect(path, isolation_level=None)
    for statement in ("DELETE FROM audit", "UPDATE audit SET who = 'nobody'"):
        with pytest.raises(sqlite3.IntegrityError, match="stays written"):
            other.execute(statement)
    with pytest.raises(sqlite3.IntegrityError, match="cases stay"):
        other.execute("DELETE FROM kept")
    other.close()


# Others at the same file


def test_who_was_faster_is_named(store: EventStore, path: Path) -> None:
    event = filled(store)
    table = event.tables[0]
    with EventStore.open(path, "Ann") as other, other.change("saw it first") as change:
        change.update_table(replace(table, note="by Ann"))
    with refuses(ChangedError, says=r"table 1/1 was changed .* by Ann") as caught:
        changing(store, lambda change: change.update_table(replace(table, note="by me")))
    assert (caught.value.who, caught.value.what) == ("Ann", "table-changed")
    assert store.event().tables[0].note == "by Ann"


def test_changes_of_other_things_do_not_meet(store: EventStore, path: Path) -> None:
    event = filled(store)
    with EventStore.open(path, "Ann") as other, other.change() as change:
        change.update_table(replace(event.tables[0], note="by Ann"))
    with store.change() as change:
        change.update_table(replace(event.tables[1], note="by me"))
    assert [t.note for t in store.event().tables] == ["by Ann", "by me"]


@pytest.mark.parametrize("what", ["table", "player", "info"])
def test_nothing_is_changed_or_taken_out_unseen(
    store: EventStore, path: Path, what: str
) -> None:
    event = filled(store)
    table, player, info = event.tables[0], event.players[0], event.info
    with EventStore.open(path, "Ann") as other, other.change() as change:
        change.update_table(replace(table, note="x"))
        change.update_player(replace(player, club="x"))
        change.set_info(replace(info, place="x"))
    acts: dict[str, Callable[[EventChange], object]] = {
        "table": lambda change: change.remove_table(table),
        "player": lambda change: change.update_player(replace(player, club="y")),
        "info": lambda change: change.set_info(replace(info, place="y")),
    }
    with refuses(ChangedError, "in-the-meantime-by", who="Ann"):
        changing(store, acts[what])


def test_what_was_taken_out_by_another_is_not_changed(store: EventStore, path: Path) -> None:
    table = filled(store).tables[0]
    with EventStore.open(path, "Ann") as other, other.change() as change:
        change.remove_table(table)
    with refuses(ChangedError, says="Table removed by Ann"):
        changing(store, lambda change: change.update_table(replace(table, note="x")))


def test_one_sees_what_the_other_did(store: EventStore, path: Path) -> None:
    with EventStore.open(path, "Ann") as other:
        stamp = other.stamp()
        filled(store)
        assert other.stamp() > stamp
        assert other.event() == store.event()


def test_a_reader_is_not_kept_waiting_for_an_open_change(store: EventStore, path: Path) -> None:
    event = filled(store)
    with EventStore.open(path, "Ann") as other, store.change() as change:
        change.update_table(replace(event.tables[0], note="not yet"))
        assert other.event() == event


def test_who_waits_too_long_is_told(
    store: EventStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = filled(store)
    monkeypatch.setattr("goref.io.event.guard.PATIENCE", 0)
    with EventStore.open(path, "Ann") as other, store.change() as change:
        change.update_table(replace(event.tables[0], note="mine"))
        with refuses(EventFileError, "db-busy"):
            changing(
                other,
                lambda second: second.update_table(replace(event.tables[1], note="Ann's")),
            )


PLACES = (Path(goref.__file__).parents[1], Path(__file__).parents[3])
"""Where goref is, which may be installed, and the tests."""
LOCKLESS = """
import sys
from pathlib import Path
from tests.attack.syscalls import refuse_locks
if not refuse_locks():
    sys.exit(77)
from goref.core.base.language import ENGLISH
from goref.core.texts.faults.said import said
from goref.io.event import guard
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
guard.PATIENCE = 0
try:
    EventStore.open(Path(sys.argv[1]), "Ann")
except EventFileError as error:
    print(said(error, ENGLISH))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="where SQLite is, is known of Linux")
def test_nobody_else_is_blamed_where_there_are_no_locks(store: EventStore, path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-P", "-c", LOCKLESS, str(path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PLACES))},
        capture_output=True,
        text=True,
    )
    if ran.returncode == 77:
        pytest.skip("SQLite's library is not to be had")
    assert ran.stdout == (f"{in_words('db-no-locks', path=path)}\n"), ran.stderr


def test_processes_hammering_the_same_file(store: EventStore, path: Path) -> None:
    filled(store, 60)
    ready = {**os.environ, "PYTHONPATH": str(Path(goref.__file__).parents[1])}
    started = [
        subprocess.Popen(
            [sys.executable, event_hammer.__file__, str(path), who, "20"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=ready,
        )
        for who in "ABC"
    ]
    ended = [process.communicate(timeout=120) for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], ended
    event = store.event()
    assert Counter(t.note for t in event.tables) == {"A": 20, "B": 20, "C": 20}
    # Nobody wrote over anybody: every word that was added is there.
    assert Counter(event.info.place.removeprefix(INFO.place)) == {"A": 20, "B": 20, "C": 20}
    assert event.info.version == 61
    told = [e for e in store.audit() if e.what == "table-changed"]
    assert Counter(e.who for e in told) == {"A": 20, "B": 20, "C": 20}
    assert len({e.subject for e in told}) == 60
    numbers = [e.number for e in store.audit()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_process_that_is_killed_leaves_the_event_as_it_was(
    store: EventStore, path: Path
) -> None:
    before = filled(store)
    code = (
        "import os, sys\n"
        "from dataclasses import replace\n"
        "from pathlib import Path\n"
        "from goref.io.event.store import EventStore\n"
        "store = EventStore.open(Path(sys.argv[1]), 'victim')\n"
        "tables = store.event().tables\n"
        "with store.change() as change:\n"
        "    store._connection.execute('PRAGMA cache_size = 1')\n"
        "    for table in tables:\n"
        "        change.update_table(replace(table, note='x' * 50000))\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    ready = {**os.environ, "PYTHONPATH": str(Path(goref.__file__).parents[1])}
    died = subprocess.run([sys.executable, "-c", code, str(path)], env=ready)
    assert died.returncode in (-9, 9)  # on Windows its exit code is the signal
    assert path.with_name(path.name + "-journal").exists()
    assert store.event() == before
    with EventStore.open(path, "next") as other:
        assert other.event() == before
    assert [p.name for p in path.parent.iterdir()] == [path.name]


# What breaks


def test_a_full_disk_changes_nothing(store: EventStore) -> None:
    before = filled(store)
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with refuses(EventFileError, "db-full"):
        changing(store, lambda change: change.keep_case(b"x" * 100_000))
    assert store.event() == before
    store._connection.execute("PRAGMA max_page_count = 100000")
    with store.change() as change:
        change.update_table(replace(before.tables[0], note="there is room again"))


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", fault("event-other-file")),
        (b"(;SZ[19])", fault("event-other-file")),
        (b"SQLite format 3\0", fault("event-other-file")),
        (b"SQLite format 3\0" + b"x" * 4096, fault("event-other-file")),
    ],
)
def test_a_file_that_is_no_event(path: Path, content: bytes, wrong: Fault) -> None:
    path.write_bytes(content)
    with refuses(EventFileError, wrong) as caught:
        EventStore.open(path, "tester")
    assert str(path) in said(caught.value, EN)
    assert path.read_bytes() == content


def test_no_file_and_a_folder(path: Path) -> None:
    with refuses(EventFileError, "no-file"):
        EventStore.open(path, "tester")
    assert not path.exists()
    with refuses(EventFileError, "folder-not-file"):
        EventStore.open(path.parent, "tester")


def test_a_database_of_another_program(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE event (id)")
    other.commit()
    other.close()
    with refuses(EventFileError, "event-other-database"):
        EventStore.open(path, "tester")


def test_a_newer_format_is_left_alone(store: EventStore, path: Path) -> None:
    store._connection.execute(f"PRAGMA user_version = {event_schema.FORMAT + 1}")
    with refuses(EventFileError, "event-newer", format=event_schema.FORMAT + 1):
        EventStore.open(path, "tester")


def later(monkeypatch: pytest.MonkeyPatch, *steps: str) -> None:
    """Be a later goref, whose next format is made by some steps and needs to be."""
    now = event_schema.FORMAT
    made = {**event_schema.MIGRATIONS, now: steps}
    monkeypatch.setattr(event_schema, "MIGRATIONS", made)
    for place in ("schema", "store", "guard"):
        monkeypatch.setattr(f"goref.io.event.{place}.FORMAT", now + 1)
    monkeypatch.setattr("goref.io.event.store.READABLE", now + 1)


def test_an_older_format_is_brought_up(
    store: EventStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = filled(store)
    store.close()
    later(monkeypatch, "ALTER TABLE event ADD COLUMN motto TEXT NOT NULL DEFAULT ''")
    with refuses(EventFileError, "event-older"):
        EventStore.open(path, "tester", read_only=True)
    for _ in range(2):
        with EventStore.open(path, "tester") as opened:
            assert opened.event() == before
            row = opened._connection.execute("SELECT motto FROM event").fetchone()
            assert row[0] == ""
            version = opened._connection.execute("PRAGMA user_version").fetchone()[0]
            assert version == event_schema.FORMAT


def test_a_format_that_cannot_be_brought_up_stays(
    store: EventStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = filled(store)
    with monkeypatch.context() as patched:
        later(patched, "ALTER TABLE event ADD COLUMN motto TEXT", "no SQL at all")
        with refuses(EventFileError, "in-file", problem='near "no": syntax error'):
            EventStore.open(path, "tester")
    with EventStore.open(path, "tester") as opened:
        assert opened.event() == before


def test_a_damaged_file_is_seen_when_it_is_opened(store: EventStore, path: Path) -> None:
    filled(store, 200)
    store.close()
    data = bytearray(path.read_bytes())
    page = 4096
    assert len(data) > 8 * page
    for place in range(3 * page, 6 * page, 64):
        data[place : place + 16] = b"\xff" * 16
    path.write_bytes(data)
    with refuses(EventFileError, "event-damaged-check"):
        EventStore.open(path, "tester")


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("UPDATE event SET komi = 'much'", fault("event-damaged")),
        ("UPDATE event SET bye = '1/0'", fault("column-no-number", column="bye")),
        ("UPDATE game SET handicap = 'x'", fault("column-no-whole", column="handicap")),
        ("UPDATE game SET handicap = 99", fault("handicaps-range")),
        (
            "UPDATE game SET state = 'decided', verdict = 'W', basis = 'count'",
            fault("column-range", column="verdict"),
        ),
        ("DELETE FROM event", fault("event-missing")),
        ("UPDATE player SET given = x'00'", fault("column-no-text", column="given")),
    ],
)
def test_values_that_cannot_be_are_seen_when_they_are_read(
    store: EventStore, statement: str, wrong: Fault
) -> None:
    filled(store)
    store._connection.execute(statement)
    with refuses(EventFileError, wrong):
        store.event()


def test_a_player_that_is_gone_is_seen_when_it_is_opened(store: EventStore, path: Path) -> None:
    filled(store)
    store._connection.execute("PRAGMA foreign_keys = OFF")
    store._connection.execute("DELETE FROM player")
    store.close()
    with refuses(EventFileError, "event-damaged-keys"):
        EventStore.open(path, "tester")


def test_read_only_by_wish(store: EventStore, path: Path) -> None:
    before = filled(store)
    with EventStore.open(path, "tester", read_only=True) as opened:
        assert opened.event() == before
        with refuses(EventFileError, "event-no-writing"):
            changing(opened, lambda change: change.keep_case(b"x"))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root writes everywhere")
def test_media_that_cannot_be_written(store: EventStore, path: Path) -> None:
    before = filled(store)
    store.close()
    shelf = path.parent / "shelf"
    shelf.mkdir()
    copy = shelf / "cup"
    shutil.copy(path, copy)
    copy.chmod(stat.S_IRUSR)
    shelf.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        with EventStore.open(copy, "tester") as opened:
            assert opened.read_only
            assert opened.event() == before
    finally:
        shelf.chmod(stat.S_IRWXU)


def test_texts_that_are_no_text_are_refused(store: EventStore) -> None:
    before = store.event()
    for player in (Player("a\udcffb"), Player("a", rating=2**70)):
        with refuses(EventError, "cannot-be-kept"):
            changing(store, partial(EventChange.add_player, player=player))
    with refuses(EventFileError, "cannot-be-kept"):
        changing(store, lambda change: change.add_player(Player("a")), "a\udcff")
    assert store.event() == before


def test_how_players_are_placed_is_kept_and_older_files_get_room_for_it(
    store: EventStore, path: Path
) -> None:
    before = filled(store)
    store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in (
            "ALTER TABLE event DROP COLUMN times",
            "ALTER TABLE game DROP COLUMN called",
            "ALTER TABLE game DROP COLUMN comes",
            "ALTER TABLE game DROP COLUMN second",
            "DROP INDEX audit_act",
            "ALTER TABLE audit DROP COLUMN act",
            "ALTER TABLE audit DROP COLUMN act_id",
            "ALTER TABLE game DROP COLUMN size",
            "ALTER TABLE event DROP COLUMN size",
            "ALTER TABLE event DROP COLUMN closed",
            "ALTER TABLE game DROP COLUMN signed",
            "ALTER TABLE event DROP COLUMN placement",
            "ALTER TABLE player DROP COLUMN mms_correction",
            "ALTER TABLE player DROP COLUMN absent",
            "PRAGMA user_version = 3",
        ):
            connection.execute(statement)
    with EventStore.open(path, "tester", read_only=True) as opened:
        assert opened.event() == before
    with EventStore.open(path, "tester") as opened:
        event = opened.event()
        one = replace(event.players[0], mms_correction=-2, absent=(2, 3))
        info = replace(event.info, placement=MCMAHON)
        with opened.change("McMahon") as change:
            change.update_player(one)
            change.set_info(info)
        told = opened.event()
        assert (told.players[0].mms_correction, told.players[0].absent) == (-2, (2, 3))
        assert told.info.placement == MCMAHON
        assert as_it_is(told) == replayed(opened.audit()).things


@pytest.mark.parametrize("absent", ["2,1", "1,1", "0", "1,", "a", "100"])
def test_rounds_of_absence_that_cannot_be_are_refused(
    store: EventStore, path: Path, absent: str
) -> None:
    filled(store)
    store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE player SET absent = ?", (absent,))
    with refuses(EventFileError, says="absent"), EventStore.open(path, "tester") as opened:
        opened.event()
