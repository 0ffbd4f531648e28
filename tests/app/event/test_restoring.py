"""Going back to a copy: the event is as it was, and everything that was done stays written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.checking import checked, unfit
from goref.app.event.files import new_event, open_event
from goref.app.event.restoring import has_copies, put_right, restore
from goref.core.base.faults import fault
from goref.core.event.event import (
    Bye,
    Event,
    EventError,
    EventInfo,
    Player,
    Table,
    TableState,
)
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.texts.event.checking import SENTENCES
from goref.core.texts.event.events import say
from goref.io.event.copies import Copy, copies_of, folder_of
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.store import EventStore
from goref.io.files import FileError
from tests.app.event.test_checking import tamper
from tests.languages import EN
from tests.refusals import refuses
from tests.systems import is_private
from tests.wordings import like

WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An event with a copy of before its second round, of which all was changed since."""
    path = tmp_path / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "tester") as store:
        with store.change() as change:
            a, b, c, d, e = (change.add_player(Player(name)) for name in "ABCDE")
            first = change.add_table(Table(1, 1, a.id, b.id))
            second = change.add_table(Table(1, 2, c.id, d.id))
            change.add_bye(Bye(1, e.id))
            digest = change.keep_case(b"a case")
            first = change.update_table(
                replace(first, case=digest, state=TableState.DECIDED, result=WON)
            )
        with store.change() as change:
            f, g = (change.add_player(Player(name)) for name in "FG")
            change.add_table(Table(2, 1, f.id, g.id))
            change.remove_bye(Bye(1, e.id))
            change.remove_player(e)
            change.remove_table(second)
            change.update_table(replace(first, number=7, note="moved", case="", black=f.id))
            change.update_player(replace(b, surname="Bee"))
            change.set_info(replace(store.event().info, place="Rome"))
    return path


def before_round_two(path: Path) -> Copy:
    return next(copy for copy in copies_of(path) if copy.round == 2)


def read(path: Path) -> Event:
    with open_event(path, read_only=True) as store:
        return store.event()


def unversioned(event: Event) -> Event:
    return Event(
        replace(event.info, version=0),
        tuple(replace(player, version=0) for player in event.players),
        tuple(replace(table, version=0) for table in event.tables),
        event.byes,
    )


def test_all_is_as_it_was(path: Path) -> None:
    copy, changed = before_round_two(path), read(path)
    wanted = read(copy.path)
    with open_event(path) as store:
        entries, link = store.audit(), checked(store).link
    assert not restore(path, copy, "me", "wrong pairings").is_put_back
    assert unversioned(read(path)) == unversioned(wanted)
    with open_event(path) as store:
        assert store.audit()[: len(entries)] == entries
        assert {e.reason for e in store.audit()[len(entries) :]} == {"wrong pairings"}
        assert [note.code for note in checked(store, link).notes] == ["link-found"]
    (newest, *_) = copies_of(path)
    assert newest.why == "restore"
    assert not restore(path, newest).is_put_back
    assert unversioned(read(path)) == unversioned(changed), "it can be taken back"


def test_what_was_not_changed_since_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "club.gorefevent"
    with new_event(path, EventInfo("Club"), "tester") as store:
        with store.change() as change:
            a, b, c = (change.add_player(Player(name)) for name in "ABC")
            change.add_table(Table(1, 1, a.id, b.id))
            change.add_bye(Bye(1, c.id))
        with store.change() as change:
            change.add_table(Table(2, 1, b.id, c.id))
    assert not restore(path, before_round_two(path)).is_put_back
    restored = read(path)
    assert restored.byes == (Bye(1, c.id),)
    assert [table.place for table in restored.tables] == ["1/1"]


def test_nothing_to_go_back_to(path: Path) -> None:
    copy = before_round_two(path)
    restore(path, copy)
    count = len(copies_of(path))
    with refuses(EventError, "copy-as-it-is"):
        restore(path, copy)
    assert len(copies_of(path)) == count


def test_what_is_closed_is_gone_back_from_with_a_reason_alone(path: Path) -> None:
    copy = before_round_two(path)
    with open_event(path) as store, store.change() as change:
        change.set_info(replace(store.event().info, closed=(1,)))
    before = read(path)
    for reason in ("", " "):
        with refuses(EventError, "needs-reason"):
            restore(path, copy, reason=reason)
    assert read(path) == before
    restore(path, copy, reason="the wrong list")
    assert read(path).info.closed == ()


def test_a_window_that_has_the_event_open_sees_it(path: Path) -> None:
    with open_event(path) as window:
        stale, stamp = window.event().tables[0], window.stamp()
        restore(path, before_round_two(path))
        assert window.stamp() != stamp
        with refuses(ChangedError, "in-the-meantime-by"), window.change() as change:
            change.update_table(replace(stale, note="stale"))


def test_a_copy_that_is_damaged_takes_nothing_away(path: Path) -> None:
    copy, before = before_round_two(path), path.read_bytes()
    data = copy.path.read_bytes()
    copy.path.write_bytes(data[: len(data) // 2])
    with pytest.raises(EventFileError):
        restore(path, copy)
    assert path.read_bytes() == before
    path.write_bytes(b"no event")
    with pytest.raises(EventFileError):
        restore(path, copy)
    assert path.read_bytes() == b"no event"


def test_a_file_that_cannot_be_read_is_put_back(path: Path) -> None:
    copy = before_round_two(path)
    wanted = read(copy.path)
    path.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"of the damaged file")
    assert restore(path, copy, "me", "power cut").is_put_back
    assert read(path) == wanted
    assert not journal.exists()
    with EventStore.open(path, "me") as store:
        last = store.audit()[-1]
        assert (last.what, last.who, last.reason) == ("event-restored", "me", "power cut")
        assert last.after == {"copy": copy.path.name}
        assert store.chain().broken_at is None
    kept = [one.read_bytes()[-5:] for one in folder_of(path).glob("damaged * cup.gorefevent")]
    assert kept == [b"xxxxx"]


def test_a_file_that_is_gone_is_put_back(path: Path) -> None:
    copy = before_round_two(path)
    path.unlink()
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"of the file that is gone")
    assert restore(path, copy).is_put_back
    assert not journal.exists(), "it would undo what is in the other file"
    assert len(read(path).tables) == 2


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE game SET note = 'never said'", "would give another state than it has here"),
        ("UPDATE audit SET who = 'nobody' WHERE id = 3", like(SENTENCES["audit-broken"][1])),
        ("UPDATE audit SET chain = '', about = NULL", "the links were removed"),
    ],
)
@pytest.mark.parametrize("damaged", [False, True])
def test_a_copy_that_was_tampered_with_is_refused_or_marked(
    path: Path, statement: str, told: str, damaged: bool
) -> None:
    copy = before_round_two(path)
    tamper(copy.path, statement)
    if damaged:
        path.write_bytes(b"no event")
    before = path.read_bytes()
    with refuses(EventError, says=told):
        restore(path, copy)
    assert path.read_bytes() == before
    done = restore(path, copy, "me", "there is no other", forced=True)
    assert done.is_put_back is damaged
    assert not done.copy.is_whole
    with open_event(path) as store:
        found = checked(store)
        assert "restored-unfit" in {note.code for note in found.notes}
        assert len(found.restored) == 1
        assert not found.is_whole
        entry = store.audit()[found.restored[0] - 1]
        assert (entry.what, entry.reason) == ("event-restored", "there is no other")
        assert entry.after["copy"] == copy.path.name


def test_a_file_that_is_put_back_is_as_private_as_it_was(path: Path) -> None:
    copy = before_round_two(path)
    copy.path.chmod(0o600)
    path.unlink()
    restore(path, copy)
    assert is_private(path)


def test_a_file_that_others_are_at_is_not_taken_for_a_damaged_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goref.io.event.guard.PATIENCE", 0)
    copy, before = before_round_two(path), path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with refuses(EventFileError, "db-busy"):
            restore(path, copy)
    assert path.read_bytes() == before


def test_a_copy_is_offered_only_where_it_is_known_what_is_wrong(path: Path) -> None:
    assert has_copies(path, EventFileError(fault("event-damaged", path=str(path))))
    assert not has_copies(path, EventFileError(fault("event-newer", path=str(path))))
    assert not has_copies(path, FileError(5, "Input/output error"))


FORGED = (
    "UPDATE game SET re = 'W+R', verdict = 'white' WHERE round = 2",
    "UPDATE game SET note = 'mine', number = 9",
    "UPDATE player SET surname = 'Z' WHERE id = 2",
    "UPDATE event SET name = 'Cap'",
    "DELETE FROM game WHERE round = 2",
    "INSERT INTO bye VALUES (3, 1)",
    "INSERT INTO player VALUES (19, 'X', '', '', NULL, '', '', '', '', 1, 0, '')",
)


@pytest.mark.parametrize("statement", FORGED)
def test_what_was_falsified_is_named_once_it_is_put_right(path: Path, statement: str) -> None:
    """The check says that it had been otherwise, and nothing that does not hold any more."""
    with open_event(path) as store:
        table = store.event().tables[-1]
        with store.change() as change:
            change.update_table(replace(table, state=TableState.DECIDED, result=WON))
    tamper(path, statement)
    with open_event(path) as store:
        before = checked(store)
    assert not before.fits
    forged = len(before.notes)
    copy = before_round_two(path)
    done = restore(path, copy, "me", "falsified")
    assert [note.code for note in done.found] == ["rows-found"] * forged
    assert unversioned(read(path)) == unversioned(read(copy.path))
    with open_event(path) as store:
        after = checked(store)
    assert after.notes == done.found
    assert (after.fits, after.is_whole, len(after.found)) == (True, False, forged)


@pytest.mark.parametrize("statement", FORGED)
def test_an_event_is_put_right_by_what_was_done_to_it(path: Path, statement: str) -> None:
    """Without a copy, and with all that was done since."""
    with open_event(path) as store:
        table = store.event().tables[-1]
        with store.change() as change:
            change.update_table(replace(table, state=TableState.DECIDED, result=WON))
            change.set_info(replace(store.event().info, closed=(2,)))
    wanted = read(path)
    with refuses(EventError, "event-fits"):
        put_right(path)
    tamper(path, statement)
    found = put_right(path, "me", "falsified")
    assert {note.code for note in found} == {"rows-found"}
    assert unversioned(read(path)) == unversioned(wanted)
    with open_event(path) as store:
        assert (checked(store).notes, unfit(store)) == (found, ())


def test_an_event_is_not_put_right_by_a_record_that_was_falsified_too(path: Path) -> None:
    tamper(path, FORGED[2], "UPDATE audit SET reason = 'x' WHERE id = 3")
    before = path.read_bytes()
    with refuses(EventError, says=like("audit-unfit")):
        put_right(path)
    assert path.read_bytes() == before


def test_a_decision_that_was_wiped_out_is_named_though_the_copy_has_none_either(
    path: Path,
) -> None:
    before = read(path)
    with open_event(path) as store:
        store.keep_copies(every_sitting=True)
        with store.change() as change:
            table = before.tables[-1]
            change.update_table(replace(table, state=TableState.DECIDED, result=WON))
    tamper(
        path,
        "UPDATE game SET verdict = NULL, re = NULL, basis = NULL, margin = NULL, "
        "result_rules = NULL, by_default = NULL, reason = NULL, state = 'to-play' "
        "WHERE round = 2",
    )
    (copy, *_) = copies_of(path)
    (note,) = restore(path, copy, "me", "falsified").found
    assert unversioned(read(path)) == unversioned(before)
    assert "result: – → B+R" in say(note, EN)
    with refuses(EventError, "copy-as-it-is"):
        restore(path, copy, "me", "falsified")


def test_an_end_that_was_taken_off_stays_named(path: Path) -> None:
    tamper(path, "DELETE FROM audit WHERE id > (SELECT MAX(id) - 3 FROM audit)")
    with open_event(path) as store:
        assert "audit-cut" in {note.code for note in unfit(store)}
    restore(path, before_round_two(path), "me", "cut")
    with open_event(path) as store:
        (cut, *others) = checked(store).notes
        assert say(cut, EN) == "Entries removed from the end of what was done: 3."
        assert {note.code for note in others} == {"rows-found"}
        assert [e.what for e in store.audit()].count("event-gap") == 1
        assert [note.code for note in unfit(store)] == ["audit-cut"]
