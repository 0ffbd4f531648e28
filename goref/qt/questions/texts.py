"""Texts of the open question, of its answers, and of the lines for other questions."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.core.base.frozen import frozen

if TYPE_CHECKING:
    from goref.qt.questions.side_by_side import OpinionText


@frozen
class AnswerText:
    """The texts of an answer to a question.

    Attributes:
        says: the answer in a word or two.
        stake: the effect of the answer in brief; "" while it is unknown.
        key: the key that gives the answer, in upper case, or "".
        means: the effect of the answer in full.
        suggested: True if the second opinion suggests this answer.
        weighty: True if the answer would change the winner.
        needs_reason: True if the referee must type a reason.
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
    """The texts of a question.

    Attributes:
        subject: the question itself.
        why: the main reason for asking, in one sentence; else the status of the stones or
            points.
        more: other reasons and the article, folded at first.
        answers: the answers that have a button, in order.
        takes_reason: True if a reason can be stored with the ruling.
        reason: the proposed reason, or "".
        others: True if there are answers without a button.
        opinions: the opinions of several engines on the question.
        enters: True if Enter gives the first answer.
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
        """True if one of the answers requires a reason."""
        return any(answer.needs_reason for answer in self.answers)


@frozen
class RestRow:
    """A line in the list of questions, for one question or for all folded notes.

    Attributes:
        key: the key of the question, or the key of the line that folds the notes.
        stake: the text at the right: the state of the question and what depends on it.
        quiet: True to draw the line in grey. For a question, if it needs no answer; for folded
            notes, if none of them could change the winner.
        more: grey text below ``text``, one or more lines.
    """

    key: Hashable
    text: str
    stake: str = ""
    quiet: bool = False
    more: str = ""


def looking() -> str:
    """Returns "Examining the board …", shown until the questions are known."""
    return QCoreApplication.translate("SuggestView", "Examining the board …")
