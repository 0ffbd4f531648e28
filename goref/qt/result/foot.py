"""What stands at the foot beside the result: how far the case is ruled on, and on what."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.scoring.status import CaseState
from goref.core.words.status import grounds_text, open_text, state_text
from goref.qt.context.foot import FootAct, FootState, Tone


def tone_of(case: Case, state: CaseState) -> Tone:
    """How loudly a case's state is told; what a protest is lodged against is not settled."""
    match state:
        case CaseState.SETTLED:
            return Tone.PROVISIONAL if case.is_under_protest else Tone.SETTLED
        case CaseState.PROVISIONAL:
            return Tone.PROVISIONAL
    return Tone.QUIET


def result_foot(
    assessment: Assessment, language: Language, act: FootAct | None = None
) -> FootState:
    """The foot of the result's page, which says the result itself.

    Args:
        act: the one next act, where there is one.
    """
    case, score = assessment.case, assessment.score
    if score.rules.known_only:
        return FootState(score.rules.name.in_(language), act=act)
    status = score.status
    more = grounds_text(case, score, language) or open_text(status, case.record.grid, language)
    said = state_text(case, status, language)
    return FootState(said, more, tone_of(case, status.state), act)
