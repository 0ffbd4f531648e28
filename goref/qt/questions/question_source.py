"""The questions of the session's case, as far as they were looked for and weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.app.questions.open_matters import OpenMatters, asking
from goref.app.questions.question import Key, Question
from goref.app.questions.question_builder import questions_of
from goref.core.base.frozen import replace
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.questions.checklist_loader import ChecklistLoader

if TYPE_CHECKING:
    from goref.app.questions.stake_calculator import QuestionStake
    from goref.app.questions.trial_status import TrialStatus
    from goref.qt.context.window import Window
    from goref.qt.questions.stake_loader import StakeLoader


class QuestionSource(QObject):
    """Finds the questions of a case in the pauses, and what is at stake in them."""

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
        page: shows the questions; it is painted before more of them are looked for.
        found: is called once all is looked through.
        weighed: is called with the key of each question that was weighed.
        all_weighed: is called after the last.
        """
        super().__init__(page)
        self._window, self._suggesting, self._page = window, suggesting, page
        self._told = weighed, all_weighed
        self._of: Assessment | None = None
        self._trials: tuple[TrialStatus, ...] = ()
        self.looking = ChecklistLoader(page, found)

    @cached_property
    def _weighing(self) -> StakeLoader:
        """What is at stake; created with the first question."""
        from goref.qt.questions.stake_loader import StakeLoader

        made = StakeLoader(self, *self._told)
        made.take(self._window.session.assessment, ())
        return made

    @property
    def _weighs(self) -> bool:
        return "_weighing" in vars(self)

    def begin(self) -> None:
        """Another case: nothing of it is known yet."""
        if self._weighs:
            self._weighing.begin()
        self.forget()

    def forget(self, *, counts_alike: bool = False) -> None:
        """Another case, or another ruling: discards what was looked for, and what was weighed
        unless it counts alike."""
        self.looking.forget()
        if self._weighs and not counts_alike:
            self._weighing.forget()
        self._of = self._window.session.assessment
        self.read_trials()

    def read_trials(self) -> None:
        """Reads how the trials of the case stand."""
        case = self._window.session.case
        self._trials = ()
        if case.trials:
            from goref.app.questions.trial_status import all_trials

            self._trials = all_trials(case)

    def questions(self, *, counts_alike: bool = False) -> tuple[Question, ...]:
        """Every question there is, the weightiest first.

        Args:
            counts_alike: nothing has changed that is counted.
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
        """Questions, the weightiest first; a note that would turn the winner is asked."""
        stakes = self._weighing.stakes(questions)
        asked = asking(self._window.session.assessment, questions, stakes)
        return self._weighing.ordered(asked)

    def open_matters(self, questions: tuple[Question, ...]) -> OpenMatters:
        """Everything that is open, as far as it is looked through and weighed."""
        assessment = self._window.session.assessment
        stakes = self._weighing.stakes(questions) if self._weighs else {}
        made = OpenMatters.of_questions(assessment, questions, stakes)
        looked = assessment.in_play or self.looking.has_ended
        known = made.is_known and looked and not self._suggesting.opinion.is_looking
        return replace(made, is_known=known)

    @property
    def is_busy(self) -> bool:
        """Whether something is still looked for, or weighed."""
        return self.looking.is_at_work or (self._weighs and self._weighing.is_busy)

    def look(self) -> None:
        """Looks through the board for what else is to be thought of, in the pauses."""
        assessment = self._window.session.assessment
        if assessment.in_play or self.looking.has_begun(assessment):
            return
        self.looking.begin(assessment, drawn_first=self._page.isVisible())
        if not self._window.is_whole:
            self.looking.pause()

    def stake(self, question: Question) -> QuestionStake | None:
        """What is at stake in a question; None if it is not known yet."""
        return self._weighing.stake(question)

    def weigh(self, first: Question | None, questions: Iterable[Question]) -> None:
        """Works out what is at stake in questions, one of them first."""
        if self._weighs:
            self._weighing.start((*filter(None, [first]), *questions))

    def weigh_rest(self, first: Question | None, questions: Iterable[Question]) -> None:
        """Weighs what is not weighed yet, a question before all others if it is not."""
        every = (*questions, *filter(None, [first]))
        left = [one for one in every if self._weighing.stake(one) is None] if every else []
        if left and (not self._weighing.is_busy or first in left):
            self.weigh(first, questions)
