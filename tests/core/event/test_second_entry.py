"""What was typed a second time is compared with what was decided, and decides nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.second_entry import EntryGap, gap_of, gaps

BLACK, WHITE = Verdict.BLACK, Verdict.WHITE


def result(verdict: Verdict, re: str, margin: str = "") -> Result:
    return Result(verdict, re, ResultBasis.WORD, Fraction(margin) if margin else None)


WON, RESIGNED = result(BLACK, "B+"), result(BLACK, "B+R")
BY_3, BY_4 = result(BLACK, "B+3.5", "7/2"), result(BLACK, "B+4.5", "9/2")
NO_RESULT, BOTH = result(Verdict.NO_RESULT, "Void"), result(Verdict.BOTH_LOSE, "Void")


def table(
    first: Result | None, second: Result | None, number: int = 1, round: int = 1
) -> Table:
    state = TableState.TO_PLAY if first is None else TableState.DECIDED
    return Table(round, number, 1, 2, state=state, result=first, second=second)


@pytest.mark.parametrize(
    ("first", "second", "gap"),
    [
        (WON, WON, None),
        (WON, result(WHITE, "W+"), EntryGap.DIFFERS),
        (BY_3, WON, None),
        (WON, BY_3, None),
        (BY_3, BY_4, EntryGap.DIFFERS),
        (BY_3, result(BLACK, "B+3.50", "7/2"), None),
        (BY_3, RESIGNED, EntryGap.DIFFERS),
        (RESIGNED, result(BLACK, "B+T"), EntryGap.DIFFERS),
        (RESIGNED, result(BLACK, "B+F"), EntryGap.DIFFERS),
        (BOTH, BOTH, None),
        (BOTH, NO_RESULT, EntryGap.DIFFERS),
        (WON, None, EntryGap.ONCE),
        (None, WON, EntryGap.UNDECIDED),
        (None, None, EntryGap.MISSING),
    ],
)
def test_two_entries(first: Result | None, second: Result | None, gap: EntryGap | None) -> None:
    assert gap_of(table(first, second)) is gap


def test_those_that_differ_come_first_and_only_of_the_round() -> None:
    tables = (
        table(WON, None, 1),
        table(WON, WON, 2),
        table(BY_3, BY_4, 3),
        table(None, WON, 4),
        table(BY_3, RESIGNED, 1, round=2),
    )
    event = Event(EventInfo("Cup"), (Player("A", id=1), Player("B", id=2)), tables)
    assert [(one.place, gap) for one, gap in gaps(event, 1)] == [
        ("1/3", EntryGap.DIFFERS),
        ("1/1", EntryGap.ONCE),
        ("1/4", EntryGap.UNDECIDED),
    ]


def test_a_table_is_as_it_was_though_its_slip_was_typed_again() -> None:
    before = table(WON, None)
    assert table(WON, BY_3).is_as(before)
    assert not table(BY_3, None).is_as(before)
