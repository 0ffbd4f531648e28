"""What was changed beside the audit is found, wherever it is, and so is a changed audit."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.app.event.checking import checked
from goref.app.event.files import new_event, open_event
from goref.core.base.findings import Level
from goref.core.event.event import Bye, EventError, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.texts.event.checking import shown_link
from goref.core.texts.event.events import level, say
from goref.io.case.chain import link
from goref.io.event.audit import LINKED, chain_of
from goref.io.event.copies import copies_of
from goref.io.event.formats.html import write_html
from goref.io.event.store import EventStore
from tests.languages import EN, LANGUAGES

OLD = Path(__file__).parents[2] / "data" / "version_0_1" / "event.gorefevent"
WON = Result(Verdict.BLACK, "B+2.5", ResultBasis.WORD, Fraction(5, 2))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event in which everything that can be done was done."""
    path = tmp_path_factory.mktemp("made") / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "tester") as store:
        with store.change("entry list") as change:
            people = [change.add_player(Player(f"P{n}")) for n in range(6)]
            for n in (1, 2):
                change.add_table(Table(1, n, people[2 * n - 2].id, people[2 * n - 1].id))
            change.add_bye(Bye(1, people[4].id))
            change.add_bye(Bye(1, people[5].id))
        event = store.event()
        with store.change() as change:
            change.set_info(replace(event.info, place="Paris"))
            change.update_player(replace(people[0], surname="Doe", given="Jane", rank="1D"))
            digest = change.keep_case(b"a case")
            change.update_table(
                replace(
                    event.tables[0], number=2, state=TableState.DECIDED, result=WON, case=digest
                )
            )
            change.update_table(replace(event.tables[1], number=1, note="swapped"))
            change.remove_bye(Bye(1, people[5].id))
            change.remove_player(people[5])
    return path


@pytest.fixture
def store(made: Path, tmp_path: Path) -> Iterator[EventStore]:
    with open_event(Path(shutil.copy(made, tmp_path))) as store:
        yield store


def tamper(path: Path, *statements: str) -> None:
    """Change a file behind goref's back, so that it still looks like one of goref's."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        stays = other.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        triggers = stays.fetchall()
        for name, _ in triggers:
            other.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            other.execute(statement)
        for _, sql in triggers:
            other.execute(sql)


def found(path: Path, link: str = "") -> list[str]:
    """What a check of a file says, worst things first."""
    with open_event(path) as store:
        notes = checked(store, link).notes
    for language in LANGUAGES:
        assert all(say(note, language) for note in notes)
    return [note.code for note in notes if level(note) is not Level.NOTE]


def test_an_event_as_goref_left_it(store: EventStore) -> None:
    now = checked(store)
    assert now.notes == ()
    assert (now.entries, len(now.link)) == (len(store.audit()), 64)
    assert all(entry.chain for entry in store.audit())


def test_the_wall_list_bears_the_link(store: EventStore, tmp_path: Path) -> None:
    now, event = checked(store), store.event()
    assert (event.entries, event.link) == (now.entries, now.link)
    for language in LANGUAGES:
        assert shown_link(now.link) in write_html(event, language).decode()
    with open_event(Path(shutil.copy(OLD, tmp_path))) as older:
        assert "link" not in write_html(older.event(), EN).decode()


@pytest.mark.parametrize(
    ("statement", "codes"),
    [
        ("UPDATE game SET re = 'B+99' WHERE id = 1", ["audit-differs"]),
        ("UPDATE game SET black = 2, white = 1 WHERE id = 1", ["audit-differs"]),
        ("UPDATE player SET surname = 'Poe' WHERE id = 2", ["audit-differs"]),
        ("UPDATE event SET komi = '0'", ["audit-differs"]),
        ("DELETE FROM bye", ["audit-missing"]),
        ("DELETE FROM game WHERE id = 2", ["audit-missing"]),
        ("INSERT INTO bye VALUES (3, 1)", ["audit-extra"]),
        ("UPDATE bye SET player = 1", ["audit-missing", "audit-extra"]),
        ("UPDATE kept SET text = x'00'", ["kept-changed"]),
        ("INSERT INTO kept VALUES ('00', x'00')", ["kept-changed"]),
        (
            "INSERT INTO player VALUES (9, 'X', '', '', NULL, '', '', '', '', 1, 0, '')",
            ["audit-extra"],
        ),
    ],
)
def test_what_was_changed_beside_the_audit(
    store: EventStore, statement: str, codes: list[str]
) -> None:
    tamper(store.path, statement)
    assert sorted(found(store.path)) == sorted(codes)


def test_what_differs_is_named(store: EventStore) -> None:
    tamper(store.path, "UPDATE game SET re = 'B+99' WHERE id = 1")
    (note,) = checked(store).notes
    assert say(note, EN) == (
        "table 1/2: what was done would give another state than it has here: "
        "result: B+99 → B+2.5"
    )


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit SET reason = 'none' WHERE id = 3",
        "UPDATE audit SET who = 'nobody' WHERE id = 3",
        "UPDATE audit SET time = '2020' WHERE id = 3",
        "UPDATE audit SET about = 5 WHERE id = 3",
        "UPDATE audit SET chain = '' WHERE id = 3",
        "DELETE FROM audit WHERE id = 3",
        "UPDATE audit SET id = 99 WHERE id = 3",
    ],
)
def test_an_audit_that_was_changed(store: EventStore, statement: str) -> None:
    tamper(store.path, statement)
    assert "audit-broken" in found(store.path)
    assert checked(store).link == ""


@pytest.mark.parametrize(
    ("statement", "first", "last"),
    [
        ("UPDATE audit SET chain = ''", 1, 21),
        ("UPDATE audit SET chain = '', about = NULL", 1, 21),
        ("UPDATE audit SET chain = '' WHERE id < 4", 1, 3),
    ],
)
def test_links_that_were_taken_out_are_named(
    store: EventStore, statement: str, first: int, last: int
) -> None:
    last = min(last, len(store.audit()))
    tamper(store.path, statement)
    now = checked(store)
    assert [note.code for note in now.notes] == ["audit-blanked"]
    assert f"Entries {first} to {last} have no link" in say(now.notes[0], EN)
    assert (now.fits, now.is_whole) == (True, False)
    assert (now.unchained, now.blanked_at) == (last, first)


def test_an_end_that_was_taken_off_is_named(store: EventStore) -> None:
    """Also where nothing in the tables tells of it."""
    with store.change("damaged") as change:
        change.tell_restored("0001 2026-11-21 09.30.15 start.gorefevent")
    assert checked(store).notes == ()
    tamper(store.path, "DELETE FROM audit WHERE id = (SELECT MAX(id) FROM audit)")
    assert found(store.path) == ["audit-cut"]


def test_times_that_run_backwards_are_named(store: EventStore) -> None:
    path = store.path
    tamper(path, "UPDATE audit SET time = '2001-01-01T00:00:00+00:00' WHERE id = 5")
    chain_again(path)
    now = checked(store)
    assert [note.code for note in now.notes] == ["audit-backwards"]
    assert (now.backwards, now.fits, now.is_whole) == ((5,), True, False)


def test_a_table_and_its_entry_changed_alike(store: EventStore) -> None:
    tamper(
        store.path,
        "UPDATE game SET note = 'mine' WHERE id = 2",
        "UPDATE audit SET after = replace(after, 'swapped', 'mine')",
    )
    assert found(store.path) == ["audit-broken"]


def test_a_chain_made_anew_is_caught_by_the_link_that_was_printed(store: EventStore) -> None:
    """Whoever holds the file can write all of it anew; not what was on paper before."""
    before = checked(store).link
    path = store.path
    tamper(
        path,
        "UPDATE game SET note = 'mine' WHERE id = 2",
        "UPDATE audit SET after = replace(after, 'swapped', 'mine')",
    )
    chain_again(path)
    assert found(path) == []
    assert found(path, before) == ["link-missing"]
    assert found(path, checked(store).link) == []


def chain_again(path: Path) -> None:
    """Make every link again that does not fit."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.row_factory = sqlite3.Row
        sql = other.execute("SELECT sql FROM sqlite_master WHERE name = 'audit_stays'")
        trigger = sql.fetchone()[0]
        other.execute("DROP TRIGGER audit_stays")
        while True:
            rows = other.execute("SELECT * FROM audit ORDER BY id").fetchall()
            broken = chain_of(rows).broken_at
            if broken is None:
                break
            other.execute(
                "UPDATE audit SET chain = ? WHERE id = ?", (_right(rows, broken), broken)
            )
        other.execute(trigger)


def _right(rows: list[sqlite3.Row], number: int) -> str:
    """The link that an entry has to have."""
    row = rows[number - 1]
    return link(rows[number - 2]["chain"], {column: row[column] for column in LINKED})


def test_an_older_file_opens_and_says_that_it_was_not_chained(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD, tmp_path))
    with open_event(path, read_only=True) as store:
        now = checked(store)
        assert [note.code for note in now.notes] == ["audit-unchained"]
    with open_event(path) as store:
        assert checked(store) == now
        assert path.read_bytes() == OLD.read_bytes(), "reading does not bring it up"
        table = store.event().tables[0]
        with store.change() as change:
            change.update_table(replace(table, note="seen"))
        after = checked(store)
        assert [note.code for note in after.notes] == ["audit-unchained"]
        assert after.is_whole
        assert "Entries 1 to 20 are of an earlier goref" in say(after.notes[0], EN)
    assert found(path, now.link) == [], "the link of before still stands"
    (copy,) = copies_of(path)
    assert copy.path.read_bytes() == OLD.read_bytes()
    tamper(path, "UPDATE audit SET reason = 'x' WHERE id = 2")
    assert found(path) == ["audit-broken"], "what is done since holds for what was before"


def test_an_older_entry_that_was_taken_out_leaves_a_gap(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD, tmp_path))
    tamper(path, "DELETE FROM audit WHERE id = 16")
    assert "audit-broken" in found(path)


def test_older_entries_are_done_again_without_ids(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLD, tmp_path))
    tamper(path, "UPDATE game SET re = 'W+9' WHERE round = 1 AND number = 2")
    assert found(path) == ["audit-differs"]


def renamed(path: Path) -> None:
    """Take the ids and links out of the audit, as an earlier goref left it."""
    tamper(path, "UPDATE audit SET about = NULL, chain = ''")


def test_players_and_tables_are_known_again_by_what_they_were(store: EventStore) -> None:
    renamed(store.path)
    assert found(store.path) == ["audit-blanked"]


acts = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 9), st.integers(0, 9)), max_size=25)


@settings(max_examples=15)
@given(acts)
def test_whatever_is_done_can_be_done_again(
    tmp_path_factory: pytest.TempPathFactory, drawn: list[tuple[int, int, int]]
) -> None:
    path = tmp_path_factory.mktemp("events") / "e.gorefevent"
    with EventStore.create(path, EventInfo("Cup"), "tester") as store:
        for what, one, other in drawn:
            event = store.event()
            people, tables, byes = event.players, event.tables, event.byes
            try:
                with store.change() as change:
                    match what:
                        case 0 | 1:
                            change.add_player(Player(f"P{one}", f"Q{other}" * (other % 2)))
                        case 2 if len(people) > max(one, other) and one != other:
                            change.add_table(
                                Table(1 + one % 3, 1 + other, people[one].id, people[other].id)
                            )
                        case 3 if one < len(tables):
                            change.update_table(
                                replace(tables[one], number=1 + other, note=f"{other}")
                            )
                        case 4 if one < len(people):
                            change.update_player(replace(people[one], surname=f"P{other}"))
                        case 5 if one < len(people):
                            change.add_bye(Bye(1 + other % 3, people[one].id))
                        case 6 if one < len(tables):
                            change.remove_table(tables[one])
                        case 7 if one < len(people):
                            for bye in byes:
                                if bye.player == people[one].id:
                                    change.remove_bye(bye)
                            change.remove_player(people[one])
            except EventError:
                continue
        assert checked(store).notes == ()
    renamed(path)
    assert found(path) == ["audit-blanked"]
