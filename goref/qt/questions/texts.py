"""Texts of questions as values: for the open one, its answers, and lines for the others."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.core.base.frozen import frozen

if TYPE_CHECKING:
    from goref.qt.questions.side_by_side import OpinionText


@frozen
class AnswerText:
    """The text of an answer to a question.

    Attributes:
        says: the answer in a word or two.
        stake: the effect of the answer in brief; empty while not known.
        key: the key that gives the answer, in upper case; empty for none.
        means: the effect of the answer in full.
        suggested: True if this is the likely answer.
        weighty: True if the answer would change the winner.
        needs_reason: True if the answer needs a reason.
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
        why: its main reason in one sentence; without one, the status of its stones or points.
        more: other reasons and the article, shown on request.
        answers: the shown answers in order.
        takes_reason: True if a reason can be stored with the ruling.
        reason: a proposed reason; empty for none.
        others: True if there are answers that are not shown.
        opinions: the opinions on it, side by side.
        enters: True if the first answer is the foot's next act, which Enter gives.
    """

    subject: str
    why: str = ""
    more: str = ""
    answers: tuple[AnswerText, ...] = ()
    takes_reason: bool = False
    reason: str = ""
    others: bool = False
    opinions: tuple[OpinionText, ...] = ()
    enters: bool = False

    @property
    def needs_reason(self) -> bool:
        """True if one of the answers needs a reason."""
        return any(answer.needs_reason for answer in self.answers)


@frozen
class RestRow:
    """A line for a question, or for all notes, in the list.

    Attributes:
        key: identifies the question, or the line that folds the notes.
        stake: the text at the right: the state of the question and what is at stake.
        more: grey text below it, in one or more lines.
        quiet: True if the question needs no answer; for the line of the notes, if none of them
            would change the winner.
    """

    key: Hashable
    text: str
    stake: str = ""
    quiet: bool = False
    more: str = ""


def looking() -> str:
    """Returns the message that is shown until the questions are known."""
    return QCoreApplication.translate("SuggestView", "Examining the board …")
