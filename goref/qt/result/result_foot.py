"""The foot while the result is shown."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.scoring.status import CaseState
from goref.core.texts.status import grounds_text, open_text, state_text
from goref.qt.context.foot import FootAct, FootState, Tone


def tone_of(case: Case, state: CaseState) -> Tone:
    """Returns the tone for the state of a case. Under protest a case never looks settled."""
    match state:
        case CaseState.SETTLED:
            return Tone.PROVISIONAL if case.is_under_protest else Tone.SETTLED
        case CaseState.PROVISIONAL:
            return Tone.PROVISIONAL
    return Tone.QUIET


def result_foot(
    assessment: Assessment, language: Language, act: FootAct | None = None
) -> FootState:
    """Returns the foot for the page with the result. The result itself is on the page.

    Args:
        act: the button for the next act; None for no button.
    """
    case, score = assessment.case, assessment.score
    if score.rules.known_only:
        return FootState(score.rules.name.in_(language), act=act)
    status = score.status
    more = grounds_text(case, score, language) or open_text(status, case.record.grid, language)
    said = state_text(case, status, language)
    return FootState(said, more, tone_of(case, status.state), act)
