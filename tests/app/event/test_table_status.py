"""The states in which an event's list shows its tables."""

from __future__ import annotations

import pytest

from goref.app.event.glance import Glance, GlanceKind
from goref.app.event.table_status import TableStatus, status_of
from goref.core.event.event import Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Person, Protest

OPEN = Table(1, 1, 1, 2)
WITH_CASE = Table(1, 1, 1, 2, case="digest")
BLACK = Result(Verdict.BLACK, "B+1.5", ResultBasis.CASE, rules="chinese-2002")
WHITE = Result(Verdict.WHITE, "W+1.5", ResultBasis.CASE, rules="chinese-2002")
DECIDED = Table(1, 1, 1, 2, case="digest", state=TableState.DECIDED, result=BLACK)
LODGED = (Protest(1, Person.WHITE),)


def test_a_result_to_decide_again_is_a_question() -> None:
    assert status_of(DECIDED, None) is TableStatus.DECIDED
    assert status_of(DECIDED, None, again=True) is TableStatus.QUESTION


@pytest.mark.parametrize(
    ("table", "glance", "status"),
    [
        (OPEN, None, TableStatus.TO_PLAY),
        (WITH_CASE, None, TableStatus.RECORD_IN),
        (WITH_CASE, Glance(GlanceKind.UNMARKED), TableStatus.RECORD_IN),
        (WITH_CASE, Glance(GlanceKind.SUGGESTED), TableStatus.RECORD_IN),
        (WITH_CASE, Glance(GlanceKind.DOUBTFUL, count=2), TableStatus.QUESTION),
        (WITH_CASE, Glance(GlanceKind.OPEN, count=1), TableStatus.QUESTION),
        (WITH_CASE, Glance(GlanceKind.UNREADABLE), TableStatus.QUESTION),
        (WITH_CASE, Glance(GlanceKind.READY, BLACK), TableStatus.READY),
        (DECIDED, Glance(GlanceKind.READY, BLACK), TableStatus.DECIDED),
        (DECIDED, Glance(GlanceKind.READY, WHITE), TableStatus.QUESTION),
        (
            Table(1, 1, 1, 2, state=TableState.DECIDED, result=BLACK, protests=LODGED),
            None,
            TableStatus.PROTEST,
        ),
        (Table(1, 1, 1, 2, state=TableState.IN_DISPUTE), None, TableStatus.PROTEST),
    ],
)
def test_a_table_has_one_state(
    table: Table, glance: Glance | None, status: TableStatus
) -> None:
    assert status_of(table, glance) is status
