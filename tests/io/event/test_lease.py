"""Who writes an event where locks do not reach: one at a time, and the other is told."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from goref.core.event.event import Event, EventInfo, Player
from goref.core.texts.faults.said import said
from goref.io.event import lease, store
from goref.io.event.copies import copies_of, put_back
from goref.io.event.faults import EventFileError
from goref.io.event.lease import STALE_S, WrittenError, lease_of
from goref.io.event.reading import read_event
from goref.io.event.store import EventStore
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.io.event.lease_acts import ACTS
from tests.languages import LANGUAGES
from tests.refusals import refuses


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An event on a file system whose locks do not reach."""
    path = tmp_path / "cup.gorefevent"
    EventStore.create(path, EventInfo("Cup"), "ann").close()
    monkeypatch.setattr(lease, "is_shared", lambda _: True)
    return path


def child(host: str, event: Path, shared: str = "yes") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.io.event.lease_acts", host, event, shared],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def hears(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def goes_on(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.close()


def test_of_two_hosts_whose_locks_do_not_reach_none_loses_an_act(event: Path) -> None:
    with child("hall", event) as first, child("office", event) as other:
        begun = {hears(one).split()[0]: one for one in (first, other)}
        if set(begun) == {"half"}:  # the one was through before the other came
            raise AssertionError("both wrote at once")
        here, there = begun["half"], begun["refused"]
        goes_on(here)
        assert hears(there) == "half\n"
        goes_on(there)
        assert (first.wait(), other.wait()) == (0, 0)
    assert not lease_of(event).exists()
    with EventStore.open(event, "reader", read_only=True) as store:
        names = sorted(player.surname for player in store.event().players)
        assert names == sorted(
            f"{host} {n}" for host in ("hall", "office") for n in range(ACTS)
        )
        assert store.chain().broken_at is None


@pytest.fixture
def half_written(event: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another computer is in the midst of a change: part of it is in the file already."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def unlocked(where: str, **how: Any) -> sqlite3.Connection:
        return connect(where.replace("?mode=", "?nolock=1&mode="), **how)

    monkeypatch.setattr(sqlite3, "connect", unlocked)
    with closing(connect(f"file:{event}?nolock=1", uri=True, isolation_level=None)) as other:
        other.execute("PRAGMA cache_size = 1")
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO kept VALUES ('0', zeroblob(90000))")
        other.execute("UPDATE event SET name = 'Open'")
        journal = event.with_name(event.name + "-journal")
        assert journal.stat().st_size > 0
        yield other
        assert not journal.exists()


def test_what_another_writes_is_neither_undone_nor_called_damaged(
    event: Path, half_written: sqlite3.Connection
) -> None:
    left(event, "laptop", 1)
    before = event.read_bytes()
    with refuses(WrittenError, "event-written-by", who="bob@laptop", host="laptop"):
        EventStore.open(event, "ann")
    with refuses(EventFileError, "db-busy"):
        EventStore.open(event, "ann", read_only=True)
    assert event.read_bytes() == before
    half_written.execute("COMMIT")
    with EventStore.open(event, "ann") as store:
        assert store.event().info.name == "Open"
    assert half_written.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_what_another_left_half_written_is_undone(
    event: Path, half_written: sqlite3.Connection
) -> None:
    left(event, "laptop", 1, STALE_S + 5)
    with EventStore.open(event, "ann") as store:
        assert store.event().info.name == "Cup"
        assert store.left is not None
    half_written.execute("ROLLBACK")


def test_what_another_wrote_meanwhile_is_read_again(
    event: Path, half_written: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    half_written.execute("ROLLBACK")
    read, found = read_event, list[Event]()

    def then_written(connection: sqlite3.Connection) -> Event:
        found.append(read(connection))
        if len(found) == 1:
            half_written.execute("UPDATE event SET name = 'Open'")
        return found[-1]

    monkeypatch.setattr(store, "read_event", then_written)
    with EventStore.open(event, "ann"):
        assert [each.info.name for each in found] == ["Cup", "Open"]


def left(event: Path, host: str, process: int, age_s: float = 0) -> None:
    """Put a lease beside an event, as another wrote it so many seconds ago."""
    told = {"host": host, "process": process, "who": "bob@laptop", "since": "2026-11-21 09:30"}
    path = lease_of(event)
    path.write_text(json.dumps({**told, "key": "theirs"}))
    if age_s:
        now = path.stat().st_mtime
        os.utime(path, (now - age_s, now - age_s))


def enter(store: EventStore, name: str) -> None:
    with store.change() as change:
        change.add_player(Player(name))


@pytest.mark.parametrize("age_s", [0, STALE_S - 5])
def test_who_comes_second_reads_and_is_told_who_writes(event: Path, age_s: int) -> None:
    left(event, "laptop", 1, age_s)
    with EventStore.open(event, "ann") as store:
        store.sit_down()
        assert store.writer is not None
        assert (store.writer.host, store.writer.since) == ("laptop", "2026-11-21 09:30")
        assert store.event().info.name == "Cup"
        with pytest.raises(WrittenError) as caught:
            enter(store, "Ann")
        for language in LANGUAGES:
            told = said(caught.value, language)
            for word in ("bob@laptop", "laptop", "2026-11-21 09:30"):
                assert word in told
        lease_of(event).unlink()  # the other has closed it
        enter(store, "Ann")
        assert store.writer is None
        assert [player.name for player in store.event().players] == ["Ann"]
    assert not lease_of(event).exists()


@pytest.fixture
def gone() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


@pytest.mark.parametrize("here", [False, True])
def test_a_lease_that_was_left_behind_is_taken_over_and_told(
    event: Path, here: bool, gone: int
) -> None:
    left(event, lease._host() if here else "laptop", gone, 0 if here else STALE_S + 5)
    with EventStore.open(event, "ann") as store:
        enter(store, "Ann")
        assert store.left is not None
        assert store.left.who == "bob@laptop"
        assert json.loads(lease_of(event).read_text())["who"] == "ann"


def test_a_process_of_this_host_that_runs_is_not_taken_over(event: Path) -> None:
    left(event, lease._host(), os.getppid(), 10 * STALE_S)
    with EventStore.open(event, "ann") as store, pytest.raises(WrittenError):
        enter(store, "Ann")


def test_what_was_taken_over_meanwhile_keeps_nothing(event: Path) -> None:
    with EventStore.open(event, "ann") as store:
        enter(store, "Ann")
        with refuses(EventFileError, "event-lease-lost"), store.change() as change:
            change.add_player(Player("Bea"))
            left(event, "laptop", 1)
        with pytest.raises(WrittenError):
            enter(store, "Cid")
        assert [player.name for player in store.event().players] == ["Ann"]
    assert lease_of(event).exists(), "it is the other's"


def test_windows_of_one_process_are_one_writer(event: Path) -> None:
    with EventStore.open(event, "ann") as store:
        enter(store, "Ann")
        with EventStore.open(event, "ann") as other:
            enter(other, "Bea")
        assert lease_of(event).exists()
        enter(store, "Cid")
    assert not lease_of(event).exists()


def test_a_disk_of_this_computer_has_no_such_file(tmp_path: Path) -> None:
    path = tmp_path / "cup.gorefevent"
    with EventStore.create(path, EventInfo("Cup"), "ann") as store:
        enter(store, "Ann")
        assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_who_serves_an_event_is_its_only_writer_on_a_disk_of_this_computer_too(
    tmp_path: Path,
) -> None:
    path = tmp_path / "cup.gorefevent"
    with EventStore.create(path, EventInfo("Cup"), "ann") as store:
        enter(store, "Ann")
        left(path, lease._host(), os.getppid(), 0)
        with pytest.raises(WrittenError):
            store.sit_alone()
        with pytest.raises(WrittenError):  # opened before the other began
            enter(store, "Bea")
        with EventStore.open(path, "cid") as later, pytest.raises(WrittenError):
            enter(later, "Cid")
        lease_of(path).unlink()  # the other has ended
        enter(store, "Dan")
        store.sit_alone()
        assert lease_of(path).exists()
        assert [player.name for player in store.event().players] == ["Ann", "Dan"]
    assert not lease_of(path).exists()


@pytest.fixture(autouse=True)
def nothing_is_held() -> Iterator[None]:
    yield
    assert lease.HELD == {}


def test_what_another_writes_is_not_put_back_from_a_copy(event: Path) -> None:
    with EventStore.open(event, "ann") as store:
        store.keep_copies(every_sitting=True)
        enter(store, "Doe")
    copy = copies_of(event)[0].path
    left(event, "office", 7)
    before = event.read_bytes()
    with refuses(WrittenError, "event-written-by", who="bob@laptop", host="office"):
        put_back(event, copy, "ann", "damaged")
    assert event.read_bytes() == before
    lease_of(event).unlink()
    put_back(event, copy, "ann", "damaged")
    assert event.read_bytes() != before
    assert not lease_of(event).exists()
