"""Texts of the questions, as values: the open one, its answers, a line for each other."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.core.base.frozen import frozen

if TYPE_CHECKING:
    from goref.qt.questions.side_by_side import OpinionText


@frozen
class AnswerText:
    """The text of an answer.

    Attributes:
        says: the answer in a word or two.
        stake: its effect in brief; empty while not known.
        key: the key that gives it.
        means: its effect in full.
        suggested: True if it is the likely answer.
        weighty: True if it would change the winner.
        needs_reason: True if it needs a reason.
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
    """The text of a question.

    Attributes:
        subject: the question itself.
        why: its main reason in one sentence.
        more: other reasons and the article, shown on request.
        answers: the shown answers in order.
        takes_reason: True if a reason can be stored with the ruling.
        reason: a proposed reason.
        others: True if there are answers that are not shown.
        opinions: the opinions on it, side by side.
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
        """True if one of the answers needs a reason."""
        return any(answer.needs_reason for answer in self.answers)


@frozen
class RestRow:
    """A line of a list.

    Attributes:
        key: identifies what it is about.
        stake: the stake, at the right.
        more: grey text below it, in one or more lines.
        quiet: True if it needs no answer.
    """

    key: Hashable
    text: str
    stake: str = ""
    quiet: bool = False
    more: str = ""


def looking() -> str:
    """Returns the message that is shown while the questions are not known yet."""
    return QCoreApplication.translate("SuggestView", "Examining the board …")
