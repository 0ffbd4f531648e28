"""Counting a case in all ways, as work for another thread."""

from __future__ import annotations

from goref.app.reports.crosscheck import Advice, CountWay, advising, crosschecking
from goref.core.case.case import Case
from goref.core.scoring.scorer import Score
from goref.qt.work.work import Task


def count_every_way(case: Case, score: Score, task: Task) -> tuple[CountWay, ...]:
    """Counts a case in all ways, reports each to ``task``, and returns them. Returns fewer if
    cancelled.
    """
    ways = []
    for way in crosschecking(case, score, task.go_on):
        if task.is_given_up():
            break
        ways.append(way)
        task.tell(way)
    return tuple(ways)


def advise(case: Case, score: Score, task: Task) -> Advice | None:
    """Returns the recommended check of a score. None if it is not possible, or after
    cancelling.
    """
    for advice in advising(case, score):
        if advice is not None or task.is_given_up():
            return advice
    return None
