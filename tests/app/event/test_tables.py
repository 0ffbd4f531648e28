"""Results by the referee's word, and acts at tables that are undone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, open_event, take_in
from goref.core.base.frozen import replace
from goref.core.event.event import EventError, EventInfo, Table
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.event.words import read_word

PAIRINGS = b"Round,Table,Black,White\n1,1,Alice,Bob\n1,2,Carol,Dan\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    info = EventInfo("Cup", rules="chinese-2002")
    with new_event(tmp_path / "e.gorefevent", info, "one") as store:
        take_in(store, "pairings", PAIRINGS)
        yield store


def table(store: EventStore, number: int = 1) -> Table:
    return store.event().table(1, number)


@pytest.mark.parametrize(
    ("word", "komi", "needed"),
    [
        ("B+", None, False),
        ("W+R", None, False),
        ("B+F", None, True),
        ("both-lose", None, True),
        ("draw", None, True),
        ("draw", Fraction(7), False),
        ("draw", Fraction(15, 2), True),
        ("draw", Fraction(0), False),
    ],
)
def test_only_results_that_are_not_plain_need_a_reason(
    store: EventStore, word: str, komi: Fraction | None, needed: bool
) -> None:
    result = read_word(word)
    assert result is not None
    at = replace(table(store), komi=komi)
    assert event_tables.needs_reason(store.event(), at, result) is needed


@pytest.mark.parametrize(
    ("rules", "komi", "handicap", "needed"),
    [
        ("ing", None, 0, True),
        ("ing", Fraction(7), 0, True),
        ("japanese", None, 0, True),
        ("japanese", Fraction(6), 0, False),
        ("japanese", None, 2, False),
        ("button", None, 0, True),
        ("button", Fraction(13, 2), 0, False),
        ("ming-qing", None, 0, False),
    ],
)
def test_a_draw_needs_no_reason_where_the_rule_set_and_the_komi_allow_one(
    store: EventStore, rules: str, komi: Fraction | None, handicap: int, needed: bool
) -> None:
    draw = read_word("draw")
    assert draw is not None
    event = store.event()
    event = replace(event, info=replace(event.info, rules=rules))
    at = replace(table(store), komi=komi, handicap=handicap)
    assert event_tables.needs_reason(event, at, draw) is needed


def test_a_draw_by_word_is_taken_where_the_komi_allows_one(store: EventStore) -> None:
    with pytest.raises(EventError):
        event_tables.decide_by_referee(store, table(store), "draw")
    with store.change() as change:
        change.set_info(replace(store.event().info, komi=Fraction(7)))
    assert event_tables.decide_by_referee(store, table(store), "draw").result is not None


def test_acts_are_undone_together_and_stay_in_the_audit(store: EventStore) -> None:
    pairs = []
    for number in (1, 2):
        before = table(store, number)
        pairs.append((before, event_tables.decide_by_referee(store, before, "B+R")))
    count = len(store.audit())
    event_tables.undo(store, pairs)
    for number, (before, _) in enumerate(pairs, 1):
        assert replace(table(store, number), version=before.version) == before
    assert len(store.audit()) == count + 2


def test_an_act_is_not_undone_if_its_table_was_changed_since(store: EventStore) -> None:
    before = table(store)
    after = event_tables.decide_by_referee(store, before, "B+R")
    with open_event(store.path, "two") as other:
        event_tables.decide_by_referee(other, table(other), "W+R", "the sheet")
    with pytest.raises(ChangedError):
        event_tables.undo(store, [(before, after)])
    result = table(store).result
    assert result is not None
    assert result.re == "W+R"
