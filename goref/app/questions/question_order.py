"""The order of questions: the largest stakes first, as far as they are known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.app.questions.question import STAGES, Key, Question
from goref.app.questions.stake_calculator import QuestionStake
from goref.core.findings.kind import QuestionKind

KINDS = tuple(QuestionKind)


def place(question: Question) -> tuple[bool, bool, bool, bool]:
    """Returns the first part of the sort key: ACCEPT, then open questions, then notes.

    An ACCEPT that waits is the last open question. A cycle comes before other open questions,
    since nothing is counted if it ends the game without a result.
    """
    accepts = question.kind is QuestionKind.ACCEPT
    return (
        not accepts or question.waits,
        not question.asks,
        accepts,
        question.kind is not QuestionKind.CYCLE,
    )


def first_order(question: Question) -> tuple[object, ...]:
    """Returns the sort key that is used until the stake of a question is counted.

    It uses the stakes that the question's doubts, items and findings state themselves.
    """
    weights = [doubt.at_stake.weight for doubt in question.doubts]
    weights += [(item.flips, item.change) for item in question.items]
    weights += [(False, abs(finding.change)) for finding in question.findings]
    pressing = any(item.pressing for item in question.items)
    return (
        *place(question),
        not any(flips for flips, _ in weights),
        -max((change for _, change in weights), default=0),
        -question.level.urgency,
        not pressing,
        *steady(question),
    )


def steady(question: Question) -> tuple[object, ...]:
    """Returns the sort key among equal stakes: stage, kind, number of the move, point.

    It does not change when other questions are answered.
    """
    at = question.move or 0, min(question.points, default=-1)
    return (
        STAGES.index(question.stage),
        KINDS.index(question.kind),
        *at,
        str(question.key),
    )


def ordered(
    questions: Iterable[Question], stakes: Mapping[Key, QuestionStake]
) -> tuple[Question, ...]:
    """Returns the questions in order, those with the largest stakes first.

    ACCEPT comes first unless it waits, notes last. Questions without a counted stake are
    ordered by the stakes that their doubts, items and findings state. Equal ones are ordered by
    stage, kind and place on the board.

    Args:
        stakes: the stakes counted so far, by question key.
    """

    def weight(question: Question) -> tuple[object, ...]:
        first = first_order(question)
        known = stakes.get(question.key)
        if known is None:
            return first
        changes = -(known.change or Fraction(0))
        return (
            *place(question),
            not known.flips,
            changes,
            -question.level.urgency,
            False,
            *steady(question),
        )

    return tuple(sorted(questions, key=weight))
