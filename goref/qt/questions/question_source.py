"""The questions of the session's case, as far as they and their stakes are computed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.app.questions.open_matters import OpenMatters, asking
from goref.app.questions.question import Key, Question
from goref.app.questions.question_builder import questions_of
from goref.app.questions.stake_calculator import QuestionStake
from goref.core.base.frozen import replace
from goref.core.base.late import Late
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.questions.checklist_loader import ChecklistLoader

if TYPE_CHECKING:
    from goref.app.questions.trial_status import TrialStatus
    from goref.qt.context.window import Window
    from goref.qt.questions.stake_loader import StakeLoader


class QuestionSource(QObject):
    """The source of a case's questions, which counts in idle time what is at stake in each."""

    def __init__(
        self,
        window: Window,
        suggesting: OpinionController,
        page: QWidget,
        *,
        found: Callable[[], None],
        weighed: Callable[[Key], None],
        all_weighed: Callable[[], None],
    ) -> None:
        """Args:
        page: shows the questions; the search for more begins after it is painted.
        found: called when the search is finished.
        weighed: called with the key of each question whose stake was counted.
        all_weighed: called after the last stake.
        """
        super().__init__(page)
        self._window, self._suggesting, self._page = window, suggesting, page
        self._told = weighed, all_weighed
        self._of: Assessment | None = None
        self._trials: tuple[TrialStatus, ...] = ()
        self.looking = ChecklistLoader(page, found)

    @Late
    def _weighing(self) -> StakeLoader:
        """The loader of the stakes; created with the first question."""
        from goref.qt.questions.stake_loader import StakeLoader

        made = StakeLoader(self, *self._told)
        made.take(self._window.session.assessment, ())
        return made

    @property
    def _weighs(self) -> bool:
        return QuestionSource._weighing.made(self) is not None

    def begin(self) -> None:
        """Starts over with another case."""
        if self._weighs:
            self._weighing.begin()
        self.forget()

    def forget(self, *, counts_alike: bool = False) -> None:
        """Discards found questions, and their stakes unless the count is unchanged
        (``counts_alike``).
        """
        self.looking.forget()
        if self._weighs and not counts_alike:
            self._weighing.forget()
        self._of = self._window.session.assessment
        self.read_trials()

    def read_trials(self) -> None:
        """Computes the status of the trials of the case."""
        case = self._window.session.case
        self._trials = ()
        if case.trials:
            from goref.app.questions.trial_status import all_trials

            self._trials = all_trials(case)

    def questions(self, *, counts_alike: bool = False) -> tuple[Question, ...]:
        """Returns the questions and notes found so far, by stake, the highest first.

        Args:
            counts_alike: True if the count did not change.
        """
        assessment = self._window.session.assessment
        if assessment is not self._of:
            self.forget(counts_alike=counts_alike)
        made = questions_of(
            assessment,
            self._suggesting.given_suggestion,
            checklist=self.looking.checklist,
            trials=self._trials,
            cycles=self.looking.cycles,
            language=self._window.language,
        )
        if made or self._weighs:
            self._weighing.take(assessment, made)
            made = self.in_order(made)
        return made

    def in_order(self, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        """Returns questions by stake; makes a note that would change the winner a question."""
        stakes = self._weighing.stakes(questions)
        asked = asking(self._window.session.assessment, questions, stakes)
        return self._weighing.ordered(asked)

    def open_matters(self, questions: tuple[Question, ...]) -> OpenMatters:
        """Returns the open matters found so far, with the stakes counted so far."""
        assessment = self._window.session.assessment
        stakes = self._weighing.stakes(questions) if self._weighs else {}
        made = OpenMatters.of_questions(assessment, questions, stakes)
        looked = assessment.in_play or self.looking.has_ended
        known = made.is_known and looked and not self._suggesting.opinion.is_looking
        return replace(made, is_known=known)

    @property
    def is_busy(self) -> bool:
        """True while the search or the count of stakes has not finished."""
        return self.looking.is_at_work or (self._weighs and self._weighing.is_busy)

    def look(self) -> None:
        """Starts to search the board for the checklist and long cycles, in idle time; does
        nothing if that search has begun, or while play goes on."""
        assessment = self._window.session.assessment
        if assessment.in_play or self.looking.has_begun(assessment):
            return
        self.looking.begin(assessment, drawn_first=self._page.isVisible())
        if not self._window.is_whole:
            self.looking.pause()

    def stake(self, question: Question) -> QuestionStake | None:
        """Returns the stake of a question; None if it is not known yet."""
        return self._weighing.stake(question)

    def weigh(self, first: Question | None, questions: Iterable[Question]) -> None:
        """Counts the unknown stakes of questions in idle time, beginning with ``first``."""
        if self._weighs:
            self._weighing.start((*filter(None, [first]), *questions))

    def weigh_rest(self, first: Question | None, questions: Iterable[Question]) -> None:
        """Counts the unknown stakes, beginning with ``first``. While a count is under way,
        restarts it only if the stake of ``first`` is unknown."""
        every = (*questions, *filter(None, [first]))
        left = [one for one in every if self._weighing.stake(one) is None] if every else []
        if left and (not self._weighing.is_busy or first in left):
            self.weigh(first, questions)
