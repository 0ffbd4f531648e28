"""The card of a point of the board: of the chain that stands there, or of the empty point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from goref.app.assessment import Assessment
from goref.app.questions.answers import AnswerGround, of_points, of_stones
from goref.app.questions.card import Card
from goref.app.questions.queue import card_for
from goref.app.suggesting.suggestion import Suggestion
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import Kind
from goref.core.ruling.survey import Survey

ABOUT_KINDS = {
    Kind.KO: QuestionKind.KO,
    Kind.EYE: QuestionKind.EYE,
    Kind.FALSE_EYE: QuestionKind.EYE,
    Kind.SOLE_LIBERTY: QuestionKind.SOLE_LIBERTY,
    Kind.ONE_SIDED: QuestionKind.ONE_SIDED,
    Kind.SHARED: QuestionKind.ONE_SIDED,
}
"""What is asked of an empty point by what it is; of any other, whose it is."""


def card_at(
    assessment: Assessment,
    suggestion: Suggestion | None,
    point: Point,
    cards: Iterable[Card] = (),
) -> Card:
    """The card of a point of the final position: that of the queue, if it has one.

    Args:
        cards: the queue.
    """
    queued = card_for(cards, point)
    if queued is not None:
        return queued
    case, seen = assessment.case, assessment.bench.ruled[0]
    if suggestion is not None and suggestion.position != case.position:
        suggestion = None
    ground = AnswerGround(case, seen, suggestion)
    if case.position.cells[point]:
        chain = case.position.chain(point)
        return Card(
            (QuestionKind.STONES.name, min(chain)),
            QuestionKind.STONES,
            "dead",
            chain,
            partial(of_stones, ground, chain),
            owner=case.position.colour(point),
            disputed=bool(chain & case.disputed),
        )
    about, owner = _asked(seen, point)
    here = frozenset({point})
    return Card(
        (about.name, point),
        about,
        "doubts",
        here,
        partial(of_points, ground, about, here, owner),
        owner=owner,
        disputed=point in case.disputed,
    )


def _asked(seen: Survey, point: Point) -> tuple[QuestionKind, Colour | None]:
    status = seen.statuses[point]
    about = ABOUT_KINDS.get(status.kind, QuestionKind.POINTS)
    return about, status.owner
