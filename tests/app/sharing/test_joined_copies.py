"""The two files of a joined event: what is own, how it is sent, and how it is taken over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import AttachCase, WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.app.sharing import joined_copies
from goref.app.sharing.joined_copies import NEW, JoinedCopies
from goref.app.sharing.joined_event import JoinedEvent, Membership
from goref.core.base.frozen import replace
from goref.core.event.changes import seen
from goref.core.event.event import EventInfo
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from goref.io.files import digest_of
from tests.app.event.acts.test_acts import CASE
from tests.refusals import refuses
from tests.server.served import new_cup
from tests.systems import user_data


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """The event at its server."""
    with open_event(new_cup(tmp_path / "cup.gorefevent"), "home") as store:
        yield store


@pytest.fixture
def joined(store: EventStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> JoinedEvent:
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    id_ = store.chain().links[0]
    texts = ("x:1", "PEM", "1", "referee", "Ann (referee)", "secret", "Cup", id_)
    joined = JoinedEvent.of(Membership(*texts))
    joined.make_folder()
    joined.store()
    return joined


@pytest.fixture
def copies(store: EventStore, joined: JoinedEvent) -> Iterator[JoinedCopies]:
    copies = JoinedCopies(joined)
    assert not copies.has_mirror
    store.back_up(joined.folder / NEW)
    copies.put_mirror(joined.folder / NEW)
    yield copies
    copies.close()


def noted(store: EventStore, number: int, text: str) -> None:
    do(store, WriteNote(seen(store.event().table(1, number)), text), id=text)


def test_what_the_mirror_does_not_have_is_own(copies: JoinedCopies, store: EventStore) -> None:
    assert copies.own().entries == ()
    common = copies.mirror.last_link()
    noted(copies.working, 1, "one")
    noted(copies.working, 2, "two")
    noted(store, 3, "there")
    copies.follow(store.raw_audit(common[0]), ())
    own = copies.own()
    assert ((own.after, own.link), own.ids) == (common, ("one", "two"))
    assert own.entry("two") == own.entries[1]
    assert own.last == copies.working.last_link()


def test_without_own_acts_it_follows(copies: JoinedCopies, store: EventStore) -> None:
    noted(store, 3, "there")
    copies.follow(store.raw_audit(copies.mirror.last_link()[0]), ())
    assert copies.take_over(copies.own())
    assert copies.working.last_link() == store.last_link()
    assert copies.working.event().table(1, 3).note == "there"


def test_rows_that_are_not_as_the_audit_says_are_replaced(
    copies: JoinedCopies, store: EventStore
) -> None:
    copies.working._connection.execute("UPDATE game SET note = 'by another program'")
    noted(store, 3, "there")
    copies.follow(store.raw_audit(copies.mirror.last_link()[0]), ())
    assert copies.take_over(copies.own())
    assert unfit(copies.working) == ()


def test_what_was_done_after_the_reading_is_not_replaced(
    copies: JoinedCopies, store: EventStore
) -> None:
    noted(copies.working, 1, "one")
    own = copies.own()
    noted(copies.working, 2, "two")
    noted(store, 3, "there")
    copies.follow(store.raw_audit(copies.mirror.last_link()[0]), ())
    assert not copies.take_over(own)
    assert copies.own().ids == ("one", "two")


def test_without_own_acts_one_that_comes_is_not_replaced_either(
    copies: JoinedCopies, store: EventStore
) -> None:
    own = copies.own()
    noted(copies.working, 2, "two")
    noted(store, 3, "there")
    copies.follow(store.raw_audit(copies.mirror.last_link()[0]), ())
    assert not copies.take_over(own)
    assert copies.own().ids == ("two",)


def test_many_texts_are_sent_in_portions(
    copies: JoinedCopies, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [CASE + b"\n" * number for number in range(3)]
    for number, text in enumerate(texts, 1):
        table = copies.working.event().table(1, number)
        act = AttachCase(replace(table, case=digest_of(text)))
        do(copies.working, act, id=f"{number}", texts=[text])
    own = copies.own()
    assert [len(sent) for sent, _ in copies.portions(own)] == [len(own.entries)]
    monkeypatch.setattr(joined_copies, "MOST_TEXTS", len(CASE) + 1)
    portions = copies.portions(own)
    assert [texts for _, texts in portions] == [[text] for text in texts]
    assert portions[-1][0] == own.entries
    for sent, _ in portions:
        assert own.entries[: len(sent)] == sent


def test_a_mirror_that_cannot_be_read_is_fetched_again(
    copies: JoinedCopies, joined: JoinedEvent, store: EventStore
) -> None:
    noted(copies.working, 1, "own")
    copies.close()
    joined.mirror.write_bytes(joined.mirror.read_bytes()[:5000])
    again = JoinedCopies(joined)
    assert not again.has_mirror
    store.back_up(joined.folder / NEW)
    again.put_mirror(joined.folder / NEW)
    assert again.own().ids == ("own",)
    again.close()


def test_a_working_file_that_is_gone_is_made_again(
    copies: JoinedCopies, joined: JoinedEvent
) -> None:
    copies.close()
    os.unlink(joined.working)
    again = JoinedCopies(joined)
    assert again.own().entries == ()
    again.close()


def test_another_event_is_not_taken(copies: JoinedCopies, joined: JoinedEvent) -> None:
    with new_event(joined.folder / NEW, EventInfo("Another"), "home"):
        pass
    before = copies.mirror.last_link()
    with refuses(EventFileError, "server-another"):
        copies.put_mirror(joined.folder / NEW)
    assert copies.mirror.last_link() == before
