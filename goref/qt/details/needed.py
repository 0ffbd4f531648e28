"""Decides if the record and facts are shown first at a start."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.app.questions.facts_asked import facts_missing


def needs_opening(assessment: Assessment) -> bool:
    """Returns whether the board is not empty and a fact that decides something is missing."""
    case = assessment.case
    some = not case.record.is_bare or any(case.position.cells)
    return some and bool(facts_missing(assessment.score))
