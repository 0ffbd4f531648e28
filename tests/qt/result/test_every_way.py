"""Counting in every way on another thread: what nobody wants any more is not gone on with."""

from __future__ import annotations

from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import score
from goref.qt.result.every_way import advise, count_every_way
from goref.qt.work.work import Task
from tests.qt.result.test_crosscheck_view import BOWLS


def test_a_task_that_is_given_up_ends_at_its_next_piece(qapp) -> None:
    counted = score(BOWLS, RULESETS["jpd-b"])
    wanted, given_up = (Task(lambda task: None) for _ in range(2))
    given_up.give_up()
    assert advise(BOWLS, counted, wanted) is not None
    assert advise(BOWLS, counted, given_up) is None
    assert count_every_way(BOWLS, counted, given_up) == ()
