"""What was done in a copy comes over as entries just as it does from a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.app.event.merging import CopyComparison, compared, merge_copy
from goref.app.event.restoring import put_right
from goref.core.event.changes import seen
from goref.core.event.event import EventError
from goref.io.event.audit import link_after
from goref.io.event.faults import EventFileError
from goref.io.event.follow import UnfitEntryError
from goref.io.event.replay import as_it_is
from goref.io.event.store import EventStore
from goref.server.sent_copy import SentCopy
from tests.app.event.test_checking import tamper
from tests.attack.event_acts import Draw, done, drawn
from tests.length import of_all
from tests.refusals import refuses
from tests.server.served import new_cup


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with open_event(new_cup(tmp_path / "e.gorefevent"), "home") as store:
        yield store


@pytest.fixture
def copy(store: EventStore, tmp_path: Path) -> Iterator[EventStore]:
    path = tmp_path / "copy.gorefevent"
    copyfile(store.path, path)
    with open_event(path, "away") as copy:
        yield copy


def sent_copy(store: EventStore, copy: EventStore, after: int) -> SentCopy:
    texts = {digest: copy.case(digest) for digest in copy.kept()}
    link = store.chain().links[after - 1]
    return SentCopy(store, copy.path.name, after, link, copy.raw_audit(after), texts)


def found(comparison: CopyComparison) -> tuple[object, ...]:
    return comparison.acts, comparison.clashes, comparison.keys


@pytest.mark.parametrize("seed", range(of_all(10, short=2)))
def test_entries_come_over_as_a_file_does(
    store: EventStore, copy: EventStore, tmp_path: Path, seed: int
) -> None:
    rng = Random(seed)
    common, _ = store.last_link()
    for _ in range(40):
        where = rng.choice((store, copy))
        act = drawn(Draw(rng, where.event(), where.event()))
        with suppress(EventError, EventFileError):
            done(where, act, "")
    twin_path = tmp_path / "twin.gorefevent"
    copyfile(store.path, twin_path)
    with open_event(twin_path, "home") as twin:
        sent = sent_copy(store, copy, common)
        by_file, by_entries = compared(twin, copy), compared(store, sent)
        assert found(by_file) == found(by_entries)
        chosen = [c.number for c in by_file.clashes if rng.random() < 0.5]
        one = merge_copy(twin, copy, by_file, chosen)
        other = merge_copy(store, sent, by_entries, chosen)
        assert (one.done, one.refused) == (other.done, other.refused)
        assert as_it_is(twin.event()) == as_it_is(store.event())
        assert twin.kept() == store.kept()
    assert unfit(store) == ()


def test_another_event_has_no_such_beginning(
    store: EventStore, copy: EventStore, tmp_path: Path
) -> None:
    common, link = store.last_link()
    do(copy, WriteNote(seen(copy.event().tables[0]), "away"))
    for after, begins in ((0, link), (common, "0" * 64), (common + 9, link), (-1, link)):
        with refuses(EventError, "copy-of-another"):
            SentCopy(store, "copy", after, begins, copy.raw_audit(common), {})


def test_a_case_that_was_not_sent_is_refused_with_its_act(
    store: EventStore, copy: EventStore
) -> None:
    common, link = store.last_link()
    rng = Random(1)
    done(copy, drawn(Draw(rng, copy.event(), copy.event()), "attach-case"), "")
    sent = SentCopy(store, "copy", common, link, copy.raw_audit(common), {})
    (refused,) = merge_copy(store, sent, compared(store, sent)).refused
    assert "no-kept-case" in str(refused.problem)
    assert store.last_link() == (common, link)


def test_an_entry_that_does_not_follow_is_named(store: EventStore, copy: EventStore) -> None:
    common, link = store.last_link()
    for text in ("one", "two"):
        do(copy, WriteNote(seen(copy.event().tables[0]), text))
    first, second = copy.raw_audit(common)
    for entries in ([second], [first, first], [first, {**second, "reason": "x"}]):
        with refuses(UnfitEntryError, "entry-unfit"):
            SentCopy(store, "copy", common, link, entries, {})


FORGED = (
    "UPDATE game SET note = 'mine', number = number + 8",
    "UPDATE player SET surname = 'Z' WHERE id = 2",
    "UPDATE event SET name = 'Cap'",
    "DELETE FROM game WHERE number = 3",
    "INSERT INTO bye VALUES (2, 1)",
)


@pytest.mark.parametrize("statement", FORGED)
def test_rows_that_were_found_changed_come_over_and_change_nothing(
    store: EventStore, copy: EventStore, statement: str
) -> None:
    common, link = store.last_link()
    do(copy, WriteNote(seen(copy.event().tables[0]), "before"))
    copy.close()
    tamper(copy.path, statement)
    put_right(copy.path, "away", "falsified")
    with open_event(copy.path, "away") as mended:
        do(mended, WriteNote(seen(mended.event().tables[0]), "after"))
        raw = mended.raw_audit(common)
    assert any(entry["what"].endswith("-found") for entry in raw)
    sent = SentCopy(store, "copy", common, link, raw, {})
    before = as_it_is(store.event())
    assert merge_copy(store, sent, compared(store, sent)).refused == ()
    changed = {**before}
    changed["table", 1] = {**before["table", 1], "note": "after"}
    assert as_it_is(store.event()) == changed
    assert unfit(store) == ()


def test_entries_of_which_some_are_missing_come_over(
    store: EventStore, copy: EventStore
) -> None:
    """On both sides: the number of the missing ones is no column of the event."""
    common, link = store.last_link()
    for one in (store, copy):
        do(one, WriteNote(seen(one.event().tables[0]), "cut off"))
        one.close()
        tamper(
            one.path,
            f"DELETE FROM audit WHERE id > {common}",
            "UPDATE game SET note = '', version = 1",
        )
    with open_event(store.path, "home") as here, open_event(copy.path, "away") as there:
        for number, one in enumerate((here, there)):
            do(one, WriteNote(seen(one.event().tables[number]), one.path.stem))
        sent = SentCopy(here, "copy", common, link, there.raw_audit(common), {})
        comparison = compared(here, sent)
        assert comparison.clashes == ()
        merge_copy(here, sent, comparison)
        assert [table.note for table in here.event().tables] == ["e", "copy", ""]


def test_a_row_that_nobody_can_read_is_not_found(store: EventStore, copy: EventStore) -> None:
    common, link = store.last_link()
    copy.close()
    tamper(copy.path, FORGED[0])
    put_right(copy.path)
    with open_event(copy.path, read_only=True) as mended:
        (raw, *_) = mended.raw_audit(common)
    after = json.dumps(json.loads(raw["after"]) | {"number": "x"})
    forged = {**raw, "after": after}
    forged["chain"] = link_after(link, forged)
    with refuses(UnfitEntryError, "entry-unfit"):
        SentCopy(store, "copy", common, link, [forged], {})
