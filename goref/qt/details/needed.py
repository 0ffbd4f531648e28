"""The decision whether the record and the facts are shown first when a case is opened."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.app.questions.facts_asked import facts_missing


def needs_opening(assessment: Assessment) -> bool:
    """Returns whether the case is not empty and lacks a fact that its result needs."""
    case = assessment.case
    some = not case.record.is_bare or any(case.position.cells)
    return some and bool(facts_missing(assessment.score))
