"""The order of questions: the weightiest first, as far as it is known what they weigh."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.app.questions.question import STAGES, Key, Question
from goref.app.questions.stake_calculator import QuestionStake
from goref.core.findings.kind import QuestionKind

KINDS = tuple(QuestionKind)


def place(question: Question) -> tuple[bool, bool, bool, bool]:
    """Whether a question is first, among the open ones, or last, before anything is weighed.

    On a cycle with which the record ends all else hangs: without a result nothing is counted.
    """
    accepts = question.kind is QuestionKind.ACCEPT
    return (
        not accepts or question.waits,
        not question.asks,
        accepts,
        question.kind is not QuestionKind.CYCLE,
    )


def first_order(question: Question) -> tuple[object, ...]:
    """The order before anything is weighed: by what is told of the stakes beforehand."""
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
    """The order of what weighs the same: it stays while other things are answered."""
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
    """Cards, the weightiest first; ``stakes``: what is known, by the keys of the questions.

    An accepting goes before, notes come last. What is not weighed yet stays by what is told
    of it beforehand; what weighs the same, by where it is.
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
