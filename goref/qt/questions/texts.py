"""How the questions read, as values: the open one, its answers, a line of the others."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.core.base.frozen import frozen

if TYPE_CHECKING:
    from goref.qt.questions.side_by_side import OpinionText


@frozen
class AnswerText:
    """How an answer reads.

    Attributes:
        says: in a word or two.
        stake: what it would change, in brief; empty while that is not known.
        key: what presses it.
        means: the same in full.
        suggested: it is what is likely.
        weighty: it would change the winner.
        needs_reason: it is not ruled without one.
    """

    says: str
    stake: str = ""
    key: str = ""
    means: str = ""
    suggested: bool = False
    weighty: bool = False
    needs_reason: bool = False


@frozen
class QuestionText:
    """How a question reads.

    Attributes:
        subject: what it is about, and what is asked.
        why: in one sentence.
        more: other reasons and the article, for who asks.
        answers: in their order.
        takes_reason: a reason can be kept with what is ruled.
        reason: one that is proposed.
        others: there are answers besides those that are shown.
        opinions: what others say of it, side by side.
    """

    subject: str
    why: str = ""
    more: str = ""
    answers: tuple[AnswerText, ...] = ()
    takes_reason: bool = False
    reason: str = ""
    others: bool = False
    opinions: tuple[OpinionText, ...] = ()

    @property
    def needs_reason(self) -> bool:
        """Whether something is not ruled without a reason."""
        return any(answer.needs_reason for answer in self.answers)


@frozen
class RestRow:
    """A line.

    Attributes:
        key: what it is about.
        stake: what hangs on it, at the right.
        more: what stands below it in grey, in one line or several.
        quiet: it asks for nothing.
    """

    key: Hashable
    text: str
    stake: str = ""
    quiet: bool = False
    more: str = ""


def looking() -> str:
    """What is said while it is not known yet what will be asked."""
    return QCoreApplication.translate("SuggestView", "Looking at the board …")
