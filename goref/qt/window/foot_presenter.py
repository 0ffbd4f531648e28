"""The presenter of the foot and of the stages' progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.core.base.frozen import replace
from goref.core.base.particles import formatted
from goref.core.flow import STAGES
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import CaseState, is_ruled_on
from goref.core.texts.status import foot_lines
from goref.core.texts.terms import JOINT
from goref.qt.context.foot import FootAct, FootState, Tone
from goref.qt.frame.stage_bar import StageSign
from goref.qt.frame.stage_names import stage_name
from goref.qt.questions.questions_controller import QuestionsController
from goref.qt.questions.texts import looking
from goref.qt.result.result_foot import result_foot, tone_of

if TYPE_CHECKING:
    from goref.qt.context.window import Window

ASKING = ("dead", "doubts")
"""The ids of the stages on which the referee answers questions."""


class FootPresenter(QObject):
    """The presenter of the foot and of the stages' progress. It computes both from the case and
    its open questions.
    """

    def __init__(
        self, window: Window, questions: QuestionsController, counted: Callable[[], bool]
    ) -> None:
        """Args:
        counted: returns whether the present case has been counted with stones on the board.
        """
        super().__init__(window.widget)
        self._window, self._questions, self._counted = window, questions, counted

    def signs(self) -> dict[str, StageSign]:
        """Returns the progress of each stage, by the stage's id."""
        assessment = self._window.session.assessment
        score, open_ = assessment.score, self._open()
        status = score.status
        closed = not status.in_play and not score.rules.known_only
        # The game ended without a count before any ruling: no ruling is needed.
        moot = score.outcome is not None and not is_ruled_on(assessment.case)
        made = {}
        for stage in STAGES:
            count = open_.get(stage.id, 0)
            passed = stage.is_passed_over(score.rules)
            passed |= moot and stage.id in ASKING and not count
            done = closed and not count and not self._waits(stage.id, score)
            made[stage.id] = StageSign(count, done and not passed, passed)
        return made

    def _waits(self, id_: str, score: Score) -> bool:
        """Returns whether a stage that has no open questions still cannot be ticked."""
        state = score.status.state
        if id_ in ASKING:
            return state is CaseState.UNDECIDED
        return id_ != "count" or not self._counted()

    def state(self) -> FootState:
        """Returns the content of the foot."""
        window = self._window
        mode = window.modes.now.foot()
        if mode is not None and (window.pages.is_at_mode or window.pages.drawer is None):
            return self._not_before(mode)
        if window.pages.drawer is not None:
            if acts := window.pages.drawer_acts():
                return self._told(*acts)
            back = FootAct(
                "foot-back", self.tr("Back"), window.pages.close_drawer, keys=self.tr("Esc")
            )
            return self._told(back)
        match window.pages.stage:
            case "count":
                return self._count()
            case "result":
                return self._result()
            case _:
                return self._asking()

    @property
    def asked(self) -> tuple[int, bool]:
        """(Number of open matters found so far, True if no further one can change the
        count.)
        """
        waits = self._may_be_asked(self._window.session.assessment.score)
        return self._asked(), not waits

    def _open(self) -> Mapping[str, int]:
        """Returns the number of open matters of each stage, by id; empty while still
        searching.
        """
        return {} if self._questions.is_calm else self._questions.open_by_stage()

    def _asked(self) -> int:
        return sum(self._open().values())

    def _may_be_asked(self, score: Score) -> bool:
        """Returns whether the second opinion may still raise a question that affects
        the count.
        """
        return score.margin is not None and self._questions.awaits_opinion

    def verdict(self) -> FootState:
        """Returns the foot's content without buttons for the case: the mode's own, else the
        case's.
        """
        mode = self._window.modes.now.foot()
        return self._told(None) if mode is None else self._not_before(mode)

    def of_case(self) -> FootState:
        """Returns the state of the case, without an act."""
        return self._told(None)

    def _not_before(self, mode: FootState) -> FootState:
        """Returns a mode's foot, but marked as settled only if the case is settled too.

        If the mode has no text of its own, the case's text is used.
        """
        told = self._told(None)
        if not mode.says:
            return replace(mode, says=told.says, more=told.more, tone=told.tone)
        if mode.tone is not Tone.SETTLED or told.tone is Tone.SETTLED:
            return mode
        return replace(mode, more=told.says, tone=told.tone)

    def _told(self, act: FootAct | None, *beside: FootAct) -> FootState:
        session = self._window.session
        score = session.assessment.score
        asked, waits = self._asked(), self._may_be_asked(score)
        says, more = foot_lines(
            session.case, score, asked, self._window.language, is_known=not waits
        )
        state = score.status.state
        if waits and state.names_winner:
            more = JOINT.join(filter(None, (more, looking())))
        if (asked or waits) and state is CaseState.SETTLED:
            state = CaseState.PROVISIONAL
        return FootState(says, more, tone_of(session.case, state), act, beside)

    def _asking(self) -> FootState:
        questions = self._questions
        if questions.is_calm:
            text = self.tr("Do not wait")
            return self._told(FootAct("do-not-wait", text, questions.do_not_wait, enters=False))
        act = questions.answers.primary()
        if act is not None:
            return self._told(act)
        if questions.has_next():
            text = self.tr("Next question")
            return self._told(FootAct("next-question", f"{text} ▸", questions.go_to_next))
        last = questions.answers.last()
        if last is not None:  # Enter must not skip an open question
            return self._told(last)
        on = self._go("count")
        if self._may_be_asked(self._window.session.assessment.score):
            on = replace(on, enters=False)
        return self._told(on)

    def _count(self) -> FootState:
        lay_out = self._window.actions_by_id["arrange"]
        score = self._window.session.assessment.score
        may = bool(score.countable) and not score.status.in_play
        on = self._go("result")
        if self._asked() and not (may and score.status.state.names_winner):
            return self._told(self._to_first(), on)
        if not may:
            return self._told(on)
        text = self.tr("Lay it out")
        act = FootAct("lay-out", text, lay_out.trigger, keys=lay_out.shortcut().toString())
        return self._told(act, on)

    def _result(self) -> FootState:
        assessment = self._window.session.assessment
        if self._asked() and not assessment.score.status.in_play:
            return self._told(self._to_first())
        print_ = self._window.actions_by_id["print"]
        keys = print_.shortcut().toString()
        text = self.tr("Print the sheet")
        act = FootAct("print-sheet", text, print_.trigger, keys=keys, leaves=True)
        if self._may_be_asked(assessment.score):
            return self._told(replace(act, enters=False))
        return result_foot(assessment, self._window.language, act)

    def _to_first(self) -> FootAct:
        """Returns the act that goes to the first question, by the name of its first point."""
        question, go = self._questions.first, self._questions.go_to_first
        text = self.tr("To the questions")
        if question is not None and question.points:
            point = self._window.session.case.record.grid.name(min(question.points))
            # Translators: {point} is a point of the board, such as A8.
            text = formatted(self.tr("Go to {point}"), point=point)
        return FootAct("to-questions", text, go)

    def _go(self, id_: str) -> FootAct:
        go = partial(self._window.show_stage, id_)
        return FootAct(f"go-{id_}", f"{stage_name(id_)} ▸", go)
