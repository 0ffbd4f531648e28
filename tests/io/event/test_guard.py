"""Files that are not what they seem are refused with their reason, and hold nobody up."""

from __future__ import annotations

import os
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Bye, EventInfo, Player, Table
from goref.core.texts.faults.said import said
from goref.io.event import guard
from goref.io.event.copies import Copies, folder_of
from goref.io.event.faults import EventFileError
from goref.io.event.guard import check_kind
from goref.io.event.store import EventStore
from goref.io.files import FileError, FileHeldError, file_digest, read_bytes, write_bytes
from tests.languages import EN
from tests.refusals import refuses
from tests.systems import links

PAGE = 4096
NO_TEXT = "CAST(x'41ff42' AS TEXT)"
SCHEMA = "PRAGMA writable_schema = ON"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An event with two players, a table and a bye."""
    path = tmp_path / "cup.gorefevent"
    made = EventStore.create(path, EventInfo("Cup"), "tester")
    with made as store, store.change() as change:
        one, other = (change.add_player(Player(name)) for name in ("Doe", "Roe"))
        change.add_table(Table(1, 1, one.id, other.id))
        change.add_bye(Bye(2, one.id))
    return path


def test_a_row_that_says_it_is_larger_than_any_can_be(path: Path) -> None:
    """SQLite calls some of them damaged, and asks for the memory of others."""
    whole = path.read_bytes()
    (number,) = struct.unpack_from(">H", whole, 103)
    for row in struct.unpack_from(f">{number}H", whole, 108):  # each begins with its length
        path.write_bytes(whole[:row] + b"\x8f\xff\xff\xff\x70" + whole[row + 5 :])
        with refuses(EventFileError, says="damaged|asks for more work than an event can need"):
            EventStore.open(path, "tester")


def tamper(path: Path, *statements: str) -> None:
    """Do to a file what any program can."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)


@pytest.mark.parametrize(
    ("statements", "wrong"),
    [
        (
            ("CREATE TRIGGER t AFTER UPDATE ON game BEGIN UPDATE game SET re = 'B+99'; END",),
            fault("event-alien", kind="trigger"),
        ),
        (
            (
                "DROP TABLE bye",
                (
                    "CREATE VIEW bye AS WITH RECURSIVE n (round) AS (SELECT 1 UNION ALL "
                    "SELECT round + 0 FROM n) SELECT round, 1 AS player FROM n"
                ),
            ),
            fault("event-alien", kind="view", name="bye"),
        ),
        (
            ("DROP TRIGGER audit_stays",),
            fault("event-lacks", kind="trigger", name="audit_stays"),
        ),
        (
            ("ALTER TABLE player ADD COLUMN worked_out AS (hex(zeroblob(400000000)))",),
            fault("event-otherwise", kind="table", name="player"),
        ),
        (
            (
                SCHEMA,
                (
                    "UPDATE sqlite_master SET sql = replace(sql, \"surname <> ''\", "
                    "\"surname NOT LIKE '%a%a%a%a%a%a%a%a%a%b'\") WHERE name = 'player'"
                ),
            ),
            fault("event-otherwise", kind="table", name="player"),
        ),
        (
            (
                "CREATE INDEX more ON player (club)",
                SCHEMA,
                (
                    "UPDATE sqlite_master SET name = CAST(x'41ff42' AS TEXT), sql = "
                    "replace(sql, 'more', CAST(x'41ff42' AS TEXT)) WHERE name = 'more'"
                ),
            ),
            fault("event-alien", name="A\\xffB"),
        ),
        (
            (
                SCHEMA,
                (
                    f"INSERT INTO sqlite_master VALUES ('trigger', {NO_TEXT}, 'game', 0, "
                    "'CREATE TRIGGER t AFTER UPDATE ON game BEGIN SELECT 1; END')"
                ),
            ),
            fault("bytes-no-text"),
        ),
        (
            ("CREATE INDEX more ON player (surname || given)",),
            fault("event-alien", kind="index", name="more"),
        ),
    ],
)
def test_what_goref_never_made_is_refused(
    path: Path, statements: tuple[str, ...], wrong: Fault
) -> None:
    tamper(path, *statements)
    before = path.read_bytes()
    with refuses(EventFileError, wrong):
        EventStore.open(path, "tester")
    assert path.read_bytes() == before


def test_many_things_that_goref_never_made(path: Path) -> None:
    tamper(path, "BEGIN", *(f"CREATE TABLE a{n} (x)" for n in range(300)), "COMMIT")
    with refuses(EventFileError, "event-alien", kind="table", name="a0"):
        EventStore.open(path, "tester")


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        (f"UPDATE bye SET round = {2**62}", fault("rounds-range", most=99)),
        (f"UPDATE event SET rounds = {2**62}", fault("column-range", column="rounds")),
        ("UPDATE event SET komi = '1e400000000'", fault("column-no-number", column="komi")),
        ("UPDATE event SET komi = '0/00'", fault("column-no-number", column="komi")),
        ("UPDATE event SET bye = '1000000'", fault("column-range", column="bye")),
        ("UPDATE event SET rules = 'house'", fault("no-rule-set")),
        (f"UPDATE game SET round = {2**62}", fault("rounds-range", most=99)),
        (f"UPDATE player SET rating = {2**62}", fault("column-range", column="rating")),
        (f"UPDATE player SET surname = {NO_TEXT}", fault("bytes-no-text")),
        (
            "UPDATE player SET club = printf('%.*c', 200000, 'x')",
            fault("column-range", column="club"),
        ),
        ("UPDATE player SET club = printf('%.*c', 30000000, 'x')", fault("event-too-much")),
    ],
)
def test_values_that_cannot_be_are_seen_at_once(
    path: Path, statement: str, wrong: Fault
) -> None:
    tamper(path, statement)
    with refuses(EventFileError, wrong) as caught:
        EventStore.open(path, "tester")
    assert str(path) in said(caught.value, EN)


def test_more_players_than_an_event_can_have(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goref.io.event.reading.MOST_PLAYERS", 1)
    with refuses(EventFileError, "event-too-many", most=1):
        EventStore.open(path, "tester")


def test_entries_that_are_nested_without_end(path: Path) -> None:
    nested = "[" * 100_000
    tamper(
        path,
        "INSERT INTO audit (time, who, what, subject, before, after, reason) "
        f"VALUES ('', '', '', '', '{nested}', '{{}}', '')",
    )
    with EventStore.open(path, "tester") as store, refuses(EventFileError, "is-too-deep"):
        store.audit()


def in_circles(path: Path) -> None:
    """Make a file whose list of tables goes on for longer than anybody lives.

    Nine levels of pages, each of which names the one below it 300 times; at the bottom is
    one row that may come again and again.
    """
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE kept (digest TEXT PRIMARY KEY)")
        made.execute("PRAGMA user_version = 2")
        made.execute(f"PRAGMA application_id = {0x676F5256}")
        made.commit()
    data = path.read_bytes()
    first, count = data[:PAGE], len(data) // PAGE
    places = struct.unpack(">2H", first[108:112])
    table, index = (
        first[place : min((p for p in places if p > place), default=PAGE)] for place in places
    )
    assert b"CREATE TABLE" in table
    levels = 9
    below = count + 1

    def leaf(cell: bytes) -> bytes:
        place = PAGE - len(cell)
        head = struct.pack(">BHHHBH", 13, 0, 1, place, 0, place)
        return head.ljust(place, b"\0") + cell

    def inner(children: list[int], offset: int = 0) -> bytes:
        cells = [struct.pack(">IB", child, 1) for child in children]
        place = PAGE - 5 * len(cells)
        places = [place + 5 * n for n in range(len(cells))]
        head = struct.pack(">BHHHBI", 5, 0, len(cells), place, 0, children[-1])
        head += struct.pack(f">{len(cells)}H", *places)
        return head.ljust(place - offset, b"\0") + b"".join(cells)

    pages = [
        leaf(table),
        *(inner([below + n + 1] * 300) for n in range(1, levels)),
        leaf(index),
    ]
    top = first[:28] + struct.pack(">I", count + len(pages)) + first[32:100]
    root = top + inner([below, *[below + 1] * 300], 100)
    path.write_bytes(root + data[PAGE:] + b"".join(pages))


def test_pages_that_lead_in_circles_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "circle.gorefevent"
    in_circles(path)
    monkeypatch.setattr(guard, "MOST_LOOKS", 10)
    with refuses(EventFileError, "event-too-much"):
        EventStore.open(path, "tester")


def test_a_damaged_list_of_tables(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[200:1500] = b"\xff" * 1300
    path.write_bytes(data)
    with refuses(EventFileError, says="damaged"):
        EventStore.open(path, "tester")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pipe.gorefevent"
    os.mkfifo(path)
    with refuses(EventFileError, "cannot-read", "special-file", path="pipe.gorefevent"):
        EventStore.open(path, "tester")


def test_a_file_that_nobody_may_read_is_named_with_the_reason(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.access

    def refused(asked: Any, mode: int, **more: Any) -> bool:  # root may read everything
        return mode != os.R_OK and real(asked, mode, **more)

    monkeypatch.setattr(os, "access", refused)
    with refuses(EventFileError, says=rf"cannot read .*{path.name}: Permission denied"):
        EventStore.open(path, "tester")


def test_a_file_of_any_size_is_not_begun_with(tmp_path: Path) -> None:
    path = tmp_path / "huge.gorefevent"
    with path.open("wb") as file:
        file.truncate(guard.MOST_BYTES + 1)
    with refuses(EventFileError, "event-too-large", most=1024):
        EventStore.open(path, "tester")


def test_a_schema_is_not_trusted(path: Path) -> None:
    with EventStore.open(path, "tester") as store:
        ask: Callable[[str], sqlite3.Cursor] = store._connection.execute
        assert ask("PRAGMA trusted_schema").fetchone()[0] == 0
        assert ask("PRAGMA cell_size_check").fetchone()[0] == 1
        assert store._connection.getlimit(sqlite3.SQLITE_LIMIT_ATTACHED) == 0


def test_opening_takes_no_locks_off_another_window(path: Path) -> None:
    """Closing a file takes every lock of the process off it, SQLite's among them."""
    with EventStore.open(path, "one") as store, store.change() as change:
        change.add_player(Player("Poe"))
        EventStore.open(path, "two").close()
        code = (
            "import sqlite3, sys\n"
            "other = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)\n"
            "other.execute('BEGIN IMMEDIATE')\n"
        )
        ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True)
        assert b"database is locked" in ran.stderr


TRY_TO_WRITE = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None) as other:
    other.execute("BEGIN IMMEDIATE")
"""


def others_wait(path: Path) -> bool:
    """Whether another process cannot write an event now."""
    ran = subprocess.run([sys.executable, "-c", TRY_TO_WRITE, path], capture_output=True)
    assert not ran.returncode or b"database is locked" in ran.stderr, ran.stderr
    return bool(ran.returncode)


@pytest.mark.parametrize(
    "look",
    [
        read_bytes,
        file_digest,
        lambda path: write_bytes(path, b"", "a digest"),
        check_kind,
        lambda path: EventStore.open(path, "tester", read_only=True).close(),
        lambda path: keep_a_copy_like(path),
    ],
)
@links
def test_no_look_at_an_event_takes_its_locks_off_it(
    path: Path, look: Callable[[Path], object]
) -> None:
    """The system lets go of all locks of a process as soon as it closes any descriptor."""
    linked = path.with_name("linked")
    linked.symlink_to(path)
    with EventStore.open(path, "tester") as store:
        with store.change() as change:
            change.add_player(Player("Poe"))
            with suppress(FileError):
                look(linked)
            assert others_wait(path)
        assert not others_wait(path)
    assert read_bytes(linked).startswith(b"SQLite format 3"), "open no more, it is read again"


def test_an_event_that_is_open_is_no_file_to_be_read_or_written(path: Path) -> None:
    before = path.read_bytes()
    with EventStore.open(path, "tester"):
        for use in (read_bytes, file_digest, lambda path: write_bytes(path, b"")):
            with refuses(FileHeldError, "file-held", path="cup.gorefevent"):
                use(path)
    assert path.read_bytes() == before


def keep_a_copy_like(path: Path) -> None:
    """Keep a copy of an event, the copy before it being the event itself."""
    folder = folder_of(path)
    folder.mkdir()
    os.link(path, folder / "0001 2026-11-21 09.30.15 start.gorefevent")
    Copies(path).keep_round(1)


def test_a_file_system_without_locks_is_told_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cup.gorefevent"
    EventStore.create(path, EventInfo("Cup"), "ann").close()
    monkeypatch.setattr("goref.io.event.guard.PATIENCE", 0)
    with closing(sqlite3.connect(path)) as other:  # to SQLite it is the same
        other.execute("BEGIN EXCLUSIVE")
        with refuses(EventFileError, "db-busy"):
            EventStore.open(path, "bob")
        monkeypatch.setattr(
            "goref.io.event.faults.knows_locks", lambda folder: folder != tmp_path
        )
        with refuses(EventFileError, "db-no-locks"):
            EventStore.open(path, "bob")
