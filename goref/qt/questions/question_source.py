"""The questions of the session's case and their stakes, as far as they are known."""

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
    """The questions of a case. It computes their stakes while the window is idle."""

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
        page: the page that shows the questions; the search may wait until it is painted.
        found: called when the search for more questions is finished.
        weighed: called with the key of each question whose stake was computed.
        all_weighed: called after the last stake was computed.
        """
        super().__init__(page)
        self._window, self._suggesting, self._page = window, suggesting, page
        self._told = weighed, all_weighed
        self._of: Assessment | None = None
        self._trials: tuple[TrialStatus, ...] = ()
        self.looking = ChecklistLoader(page, found)

    @Late
    def _weighing(self) -> StakeLoader:
        """The loader of the stakes."""
        from goref.qt.questions.stake_loader import StakeLoader

        made = StakeLoader(self, *self._told)
        made.take(self._window.session.assessment, ())
        return made

    @property
    def _weighs(self) -> bool:
        return QuestionSource._weighing.made(self) is not None

    def begin(self) -> None:
        """Discards everything, as the session has another case."""
        if self._weighs:
            self._weighing.begin()
        self.forget()

    def forget(self, *, counts_alike: bool = False) -> None:
        """Discards the questions found, and the stakes too unless ``counts_alike``.

        ``counts_alike`` is True if the score has not changed.
        """
        self.looking.forget()
        if self._weighs and not counts_alike:
            self._weighing.forget()
        self._of = self._window.session.assessment
        self.read_trials()

    def read_trials(self) -> None:
        """Reads the state of each trial of the case."""
        case = self._window.session.case
        self._trials = ()
        if case.trials:
            from goref.app.questions.trial_status import all_trials

            self._trials = all_trials(case)

    def questions(self, *, counts_alike: bool = False) -> tuple[Question, ...]:
        """Returns the questions and notes found so far, those with the largest stake first.

        Args:
            counts_alike: True if the score has not changed, so that known stakes remain valid.
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
        """Returns questions with the largest stake first. A note that would change the winner
        becomes a question.
        """
        stakes = self._weighing.stakes(questions)
        asked = asking(self._window.session.assessment, questions, stakes)
        return self._weighing.ordered(asked)

    def open_matters(self, questions: tuple[Question, ...]) -> OpenMatters:
        """Returns the matters that are open among ``questions``, with the stakes known
        so far.
        """
        assessment = self._window.session.assessment
        stakes = self._weighing.stakes(questions) if self._weighs else {}
        made = OpenMatters.of_questions(assessment, questions, stakes)
        looked = assessment.in_play or self.looking.has_ended
        known = made.is_known and looked and not self._suggesting.opinion.is_looking
        return replace(made, is_known=known)

    @property
    def is_busy(self) -> bool:
        """True until the search is finished and all stakes are computed."""
        return self.looking.is_at_work or (self._weighs and self._weighing.is_busy)

    def look(self) -> None:
        """Starts to search the board for the checklist and for long cycles, while the window is
        idle.

        Does nothing if the search was already started, or if the game is not finished.
        """
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
        """Starts to compute unknown stakes of questions while the window is idle, ``first``
        first.
        """
        if self._weighs:
            self._weighing.start((*filter(None, [first]), *questions))

    def weigh_rest(self, first: Question | None, questions: Iterable[Question]) -> None:
        """Like :meth:`weigh`, but lets a running computation continue unless ``first`` has no
        stake yet.
        """
        every = (*questions, *filter(None, [first]))
        left = [one for one in every if self._weighing.stake(one) is None] if every else []
        if left and (not self._weighing.is_busy or first in left):
            self.weigh(first, questions)
