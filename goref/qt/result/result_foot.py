"""The foot next to the result: the state of the case's ruling, and the next act."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.scoring.status import CaseState
from goref.core.texts.status import grounds_text, open_text, state_text
from goref.qt.context.foot import FootAct, FootState, Tone


def tone_of(case: Case, state: CaseState) -> Tone:
    """Returns the tone for a case's state; a case under protest is not shown as settled."""
    match state:
        case CaseState.SETTLED:
            return Tone.PROVISIONAL if case.is_under_protest else Tone.SETTLED
        case CaseState.PROVISIONAL:
            return Tone.PROVISIONAL
    return Tone.QUIET


def result_foot(
    assessment: Assessment, language: Language, act: FootAct | None = None
) -> FootState:
    """Returns the foot of the result's page; the result itself is on the page.

    Args:
        act: the next act, if there is one.
    """
    case, score = assessment.case, assessment.score
    if score.rules.known_only:
        return FootState(score.rules.name.in_(language), act=act)
    status = score.status
    more = grounds_text(case, score, language) or open_text(status, case.record.grid, language)
    said = state_text(case, status, language)
    return FootState(said, more, tone_of(case, status.state), act)
