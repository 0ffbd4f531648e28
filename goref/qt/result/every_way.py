"""The count of a case in every way, on another thread because this takes a while."""

from __future__ import annotations

from goref.app.reports.crosscheck import Advice, CountWay, advising, crosschecking
from goref.core.case.case import Case
from goref.core.scoring.scorer import Score
from goref.qt.work.work import Task


def count_every_way(case: Case, score: Score, task: Task) -> tuple[CountWay, ...]:
    """Returns every way to count a case, and reports each; returns fewer if cancelled."""
    ways = []
    for way in crosschecking(case, score, task.go_on):
        if task.is_given_up():
            break
        ways.append(way)
        task.tell(way)
    return tuple(ways)


def advise(case: Case, score: Score, task: Task) -> Advice | None:
    """Returns the advised check; None if it is not possible, or after cancelling."""
    for advice in advising(case, score):
        if advice is not None or task.is_given_up():
            return advice
    return None
