"""The question about a point of the board: about its chain, or about the empty point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from goref.app.assessment import Assessment
from goref.app.opinion.suggestion import Suggestion
from goref.app.questions.answers import AnswerGround, of_points, of_stones, without_claims
from goref.app.questions.question import Question
from goref.app.questions.question_builder import question_for
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Survey

ABOUT_KINDS = {
    PointKind.KO: QuestionKind.KO,
    PointKind.EYE: QuestionKind.EYE,
    PointKind.FALSE_EYE: QuestionKind.EYE,
    PointKind.SOLE_LIBERTY: QuestionKind.SOLE_LIBERTY,
    PointKind.ONE_SIDED: QuestionKind.ONE_SIDED,
    PointKind.SHARED: QuestionKind.ONE_SIDED,
}
"""The kind of question for a kind of empty point; POINTS for kinds that are missing here."""


def question_at(
    assessment: Assessment,
    suggestion: Suggestion | None,
    point: Point,
    questions: Iterable[Question] = (),
) -> Question:
    """Returns the question about a point of the final position.

    Args:
        questions: the existing questions; one of them is returned if it is about the point.
    """
    queued = question_for(questions, point)
    if queued is not None:
        return queued
    case, seen = assessment.case, assessment.bench.ruled[0]
    if suggestion is not None and suggestion.position != case.position:
        suggestion = None
    ground = AnswerGround(case, seen, suggestion)
    if case.position.cells[point]:
        chain = case.position.chain(point)
        return Question(
            QuestionKind.STONES,
            chain,
            owner=case.position.colour(point),
            disputed=bool(chain & case.disputed),
            make=partial(of_stones, ground, chain),
        )
    here = frozenset({point})
    kind, owner = _asked(without_claims(case, seen, here), point)
    return Question(
        kind,
        here,
        owner=owner,
        disputed=point in case.disputed,
        make=partial(of_points, ground, kind, here, owner),
    )


def _asked(seen: Survey, point: Point) -> tuple[QuestionKind, Colour | None]:
    status = seen.statuses[point]
    about = ABOUT_KINDS.get(status.kind, QuestionKind.POINTS)
    return about, status.owner
