"""The presenter that fills the page of the questions. It computes no questions itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.app.assessment import Assessment
from goref.app.board.board_summary import board_summary, summary_short, summary_state
from goref.app.questions.question import Key, Question
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.particles import formatted
from goref.core.findings.kind import QuestionKind
from goref.core.scoring.status import is_ruled_on
from goref.qt.questions.question_focus import QuestionFocus
from goref.qt.questions.question_source import QuestionSource
from goref.qt.questions.queue_page import QueuePage
from goref.qt.questions.texts import QuestionText, RestRow, looking

if TYPE_CHECKING:
    from goref.app.opinion.suggestion import Suggestion
    from goref.qt.context.window import Window
    from goref.qt.questions.reading import QuestionReader

NOTES = ("notes",)
"""The key of the line in the list that folds or unfolds the notes."""
FOLDED, UNFOLDED = "▸", "▾"


class QuestionPresenter:
    """The presenter of the page: the offer to accept, the open question, a line for each other
    one.

    Attributes:
        unfolded: True if the notes (questions that need no answer) have a line each.
    """

    def __init__(
        self, window: Window, page: QueuePage, hand: QuestionFocus, source: QuestionSource
    ) -> None:
        self._window, self._page, self._hand, self._source = window, page, hand, source
        self.unfolded = False
        self._offered: tuple[Question, QuestionText] | None = None
        self._asked: dict[Key, str] = {}
        self._suggestion: Suggestion | None = None
        self._accepting: tuple[Question, Assessment] | None = None

    def show(self, suggestion: Suggestion | None, *, awaits_opinion: bool) -> Question | None:
        """Fills the page with the present questions. Returns the question shown in full; None
        if there is none.

        The offer to accept is shown separately and is never returned.
        """
        accept, question = self._hand.accept, self._hand.open
        if question is accept:
            question = None
        every = self._hand.questions
        self._suggestion = suggestion
        self._name((*every, *filter(None, [question])))
        others = [one for one in every if one is not accept]
        others = [one for one in others if question is None or one.key != question.key]
        rest = [self._row(one) for one in others if one.asks]
        notes = [one for one in others if not one.asks]
        if notes:
            rest.append(self._heading(notes))
            if self.unfolded:
                rest += map(self._row, notes)
        if accept is None:
            offered = None
        else:
            if self._offered is None or self._offered[0] is not accept:
                self._offered = accept, self._read(accept)
            enters = self._hand.may_enter_accept(self._window.session.case)
            offered = replace(self._offered[1], enters=enters)
        asks = None if question is None else (question.key, self._read(question))
        nothing = ""
        if not accept and not question:  # not known while a second opinion is computed
            none = QCoreApplication.translate("QuestionsController", "No questions here.")
            nothing = looking() if awaits_opinion else none
        self._page.show_queue(offered, asks, rest, nothing)
        self._summarise(accept, every, awaits_opinion=awaits_opinion)
        return question

    def _summarise(
        self, accept: Question | None, every: Sequence[Question], *, awaits_opinion: bool
    ) -> None:
        """Shows the summary of the board. If there is an offer to accept, shows it as
        accepted.
        """
        assessment = self._window.session.assessment
        offered = accept is not None and accept.accepts is not None
        if awaits_opinion or not (offered or is_ruled_on(assessment.case)):
            self._page.show_summary((), "")  # nothing is known of dead stones yet
            return
        if accept is not None and accept.accepts is not None:
            if self._accepting is None or self._accepting[0] is not accept:
                after = accept.accepts.apply(assessment.case)
                self._accepting = accept, Assessment(after, assessment.reading)
            assessment = self._accepting[1]
        asked = [one.points for one in every if one.asks and one is not accept]
        kos = [one.points for one in every if one.kind is QuestionKind.KO]
        language = self._window.language
        lines = board_summary(assessment, asked, language, frozenset[Point]().union(*kos))
        state = summary_state(assessment.case, language, is_offered=offered)
        self._page.show_summary(lines, state, summary_short(assessment, language))

    def _name(self, questions: Sequence[Question]) -> None:
        """Gives each question a text that no other question has."""
        # Without questions nothing of their texts is loaded.
        self._asked = self._reader().subjects(questions) if questions else {}

    def _reader(self) -> QuestionReader:
        from goref.qt.questions.reading import QuestionReader

        return QuestionReader(self._window.session, self._window.language, self._suggestion)

    def _read(self, one: Question) -> QuestionText:
        told = self._reader().question_text(one, self._asked[one.key], self._source.stake(one))
        if one.asks and self._hand.accept is None and not one.is_untold:
            return told
        plain = (replace(answer, suggested=False) for answer in told.answers)
        return replace(told, answers=tuple(plain))  # the next act is another

    def _row(self, one: Question) -> RestRow:
        return self._reader().rest_row(one, self._asked[one.key], self._source.stake(one))

    def _heading(self, notes: Sequence[Question]) -> RestRow:
        """Returns the line that folds or unfolds the notes, with the largest of their
        stakes.
        """
        known = [stake for stake in map(self._source.stake, notes) if stake is not None]
        text = QCoreApplication.translate(
            "QuestionsController", "Other points to consider ({count})"
        )
        sign = UNFOLDED if self.unfolded else FOLDED
        text = f"{sign}  {formatted(text, count=len(notes))}"
        return self._reader().fold_row(NOTES, text, known)
