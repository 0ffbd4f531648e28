"""Whether record and facts are to be seen first: asked at every start."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.app.questions.facts_asked import facts_missing


def needs_opening(assessment: Assessment) -> bool:
    """Whether a fact is missing that decides something, of a board that is not empty."""
    case = assessment.case
    some = not case.record.is_bare or any(case.position.cells)
    return some and bool(facts_missing(assessment.score))
