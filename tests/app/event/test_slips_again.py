"""Slips that somebody types a second time: what differs, and what was not typed twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.pairings import ChangePairing
from goref.app.event.acts.table import entry_text
from goref.app.event.checking import unfit
from goref.app.event.closing import close_round
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.slips import (
    Slip,
    enter_again,
    enter_slips,
    entry_notes,
    read_slip,
    read_slips,
)
from goref.app.event.tables import decide_by_referee, undo
from goref.core.base.frozen import replace
from goref.core.event.event import EventError, EventInfo
from goref.core.event.result import Verdict
from goref.core.texts.event.audit import change_text
from goref.core.texts.event.events import say
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from tests.languages import EN
from tests.refusals import refuses


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "one") as store:
        rows = "".join(f"1,{n},B{n},W{n}\n" for n in range(1, 5))
        take_in(store, "pairings", f"Round,Table,Black,White\n{rows}".encode())
        for number, word in ((1, "B+R"), (2, "W+3.5"), (3, "both-lose")):
            decide_by_referee(store, store.event().table(1, number), word, "by word")
        yield store


def again(store: EventStore, text: str) -> None:
    enter_again(store, read_slips(store.event(), 1, text.encode()))


def listed(store: EventStore) -> list[tuple[str, str]]:
    return [(table.place, note.code) for table, note in entry_notes(store.event(), 1)]


def test_what_differs_and_what_was_not_typed_twice_is_listed(store: EventStore) -> None:
    before = store.event()
    again(store, "1 B\n\n1/2 W+4.5\n3 both-lose\n4 =\n")
    assert listed(store) == [("1/2", "entry-differs"), ("1/4", "entry-undecided")]
    now = store.event()
    assert [t.result for t in now.tables] == [t.result for t in before.tables]
    assert say(entry_notes(now, 1)[0][1], EN) == (
        "Table 1/2: decided as W+3.5, typed again as W+4.5."
    )
    again(store, "2 W+3.5\n2 w+3.5\n4 ?\n")
    assert listed(store) == [("1/4", "entry-missing")]
    decide_by_referee(store, store.event().table(1, 1), "W+R", "misread")
    assert listed(store)[0] == ("1/1", "entry-differs")


def test_it_is_an_act_of_the_event_and_lasts(store: EventStore) -> None:
    again(store, "1 B\n3 both-lose\n")
    (entry,) = [entry for entry in store.audit() if "second-entry" in entry.act]
    assert entry_text(entry, EN) == "Slip typed again: 1/1"
    changed = change_text(store.audit()[-1].before, store.audit()[-1].after, {}, str, EN)
    assert changed == "typed again: – → Both lose"
    assert unfit(store) == ()
    with open_event(store.path, "two") as other:
        assert other.event() == store.event()
        second = other.event().table(1, 3).second
        assert second is not None
        assert (second.verdict, second.by_default) == (Verdict.BOTH_LOSE, False)


def test_lines_that_are_no_slips_are_named_and_none_is_kept(store: EventStore) -> None:
    with pytest.raises(ListError) as raised:
        again(store, "1 B\nnobody\n2/1 B\n9 W\n2 W+4.5x")
    assert [dict(problem.parts)["line"] for problem in raised.value.problems] == [2, 3, 4, 5]
    assert all(table.second is None for table in store.event().tables)


def test_two_slips_for_a_table_must_agree(store: EventStore) -> None:
    with refuses(ListError, "on-line", line=2):
        again(store, "1 B\n1/1 W\n")
    with pytest.raises(ListError) as raised:
        again(store, "1 B\n1 W\n1 ?\n")
    assert [dict(problem.parts)["line"] for problem in raised.value.problems] == [2, 3]
    assert "slip-twice" in str(raised.value)
    assert store.event().table(1, 1).second is None


def test_nothing_is_typed_again_in_a_closed_round(store: EventStore) -> None:
    decide_by_referee(store, store.event().table(1, 4), "B+R")
    close_round(store, 1, "no sheets here")
    with refuses(EventError, "round-closed"):
        again(store, "1 B")


def test_an_act_that_is_undone_leaves_what_was_typed_again(store: EventStore) -> None:
    before = store.event().table(1, 4)
    decide_by_referee(store, before, "B+R")
    again(store, "4 W+R")
    undo(store, [(before, store.event().table(1, 4))])
    table = store.event().table(1, 4)
    assert table.result is None
    assert table.second is not None
    assert table.second.re == "W+R"


def test_a_slip_of_other_players_is_forgotten(store: EventStore) -> None:
    again(store, "4 W+R")
    table = store.event().table(1, 4)
    do(store, ChangePairing(replace(table, number=5)))
    moved = store.event().table(1, 5)
    assert moved.second is not None
    do(store, ChangePairing(replace(moved, black=moved.white, white=moved.black)))
    assert store.event().table(1, 5).second is None


def test_a_question_mark_is_a_slip_only_for_the_second_entry(store: EventStore) -> None:
    assert read_slip("2/12 ?") == Slip(2, 12, "?")
    with pytest.raises(ListError) as raised:
        enter_slips(store, b"4 ?")
    assert "open-decides-nothing" in str(raised.value)
    assert store.event().table(1, 4).result is None
