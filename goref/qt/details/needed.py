"""The check whether a case opens with the page "Record and facts"."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.app.questions.facts_asked import facts_missing


def needs_opening(assessment: Assessment) -> bool:
    """Returns whether a case is not empty and lacks a fact without which there is no result."""
    case = assessment.case
    some = not case.record.is_bare or any(case.position.cells)
    return some and bool(facts_missing(assessment.score))
