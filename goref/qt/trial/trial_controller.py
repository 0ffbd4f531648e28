"""The acts of a trial, and the ruling that follows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from goref.app.edits.trial import (
    DropTrial,
    JoinTrialToGame,
    OpenTrial,
    PlayTrialAct,
    RuleTrial,
    TrialEdit,
)
from goref.app.questions.trial_status import accepting, agreeing, overruling
from goref.core.base.geometry import Point
from goref.core.case.stored_trial import AgreedOutcome, TrialAct, TrialStep
from goref.core.ruling.ruling import PointRuling, StoneStatus
from goref.core.texts.dispute.trying import refusal_told
from goref.core.trials.faults import TrialError
from goref.io.case.names import REFEREE
from goref.io.files import FileError
from goref.qt.context.window import Window
from goref.qt.trial.page import TrialPage
from goref.qt.trial.place import DisputePlace
from goref.qt.trial.trial_presenter import TrialPresenter


class TrialController(QObject):
    """The controller that carries out acts chosen on the page or on the board of a trial."""

    def __init__(
        self,
        window: Window,
        page: TrialPage,
        showing: TrialPresenter,
        now: Callable[[], DisputePlace],
        leave: Callable[[], None],
    ) -> None:
        """Args:
        showing: fills the page.
        now: returns the present dispute.
        leave: leaves the trial mode.
        """
        super().__init__(page)
        self._window, self._page, self._showing = window, page, showing
        self._now, self._leave = now, leave
        page.steps.done.connect(self._try)
        page.steps.agreed.connect(self._end)
        page.steps.takenBack.connect(self.take_back)
        page.findings.overruled.connect(self._overrule)
        page.findings.played_on.connect(self._play_on)
        page.findings.dropped.connect(self._drop)

    def begin(self) -> None:
        """Begins a trial about the chosen claim. Does nothing if no claim is chosen."""
        page = self._page.claim
        if page.claim is not None:
            self._do(OpenTrial(page.claim, page.first), page.claim.claimant.letter)

    def play(self, point: Point) -> None:
        """Plays a stone of the side to move."""
        of = self._now().trial
        if of is not None and of.trial is not None:
            self._try(TrialAct(TrialStep.PLAY, of.trial.to_move, point))

    @property
    def may_take_back(self) -> bool:
        """True if the last act of the session was an act of this trial, or began it."""
        last, at = self._window.session.history.undo_act, self._now().at
        return isinstance(last, OpenTrial) or (
            isinstance(last, PlayTrialAct) and last.place == at
        )

    def take_back(self) -> None:
        """Undoes the last act of the trial, or its beginning."""
        session = self._window.session
        if self.may_take_back:
            session.show_moment(session.last_moment)
            self._window.actions_by_id["undo"].trigger()

    def _try(self, act: TrialAct) -> None:
        at = self._now().at
        if at is not None:
            self._do(PlayTrialAct(at, act), act.colour.letter)

    def _end(self, agreed: AgreedOutcome) -> None:
        of, session = self._now().trial, self._window.session
        if of is None:
            return
        before = session.case, session.assessment.score
        act = agreeing(of, agreed, self._window.language)
        if self._do(act):
            self._window.say(self._showing.ruled(self._now().trial, before))

    def accept(self) -> None:
        """Rules as the outcome of the trial says."""
        of = self._now().trial
        if of is not None:
            self._rule(accepting(of, self._window.language))

    def _overrule(self, decided: StoneStatus | PointRuling, reason: str) -> None:
        of = self._now().trial
        if of is not None:
            self._rule(overruling(of, decided, reason, self._window.language))

    def _rule(self, act: RuleTrial) -> None:
        session = self._window.session
        before = session.case, session.assessment.score
        if self._do(act):
            told = self._showing.ruled(self._now().trial, before)
            self._leave()
            self._window.say(told)

    def _play_on(self) -> None:
        at = self._now().at
        if at is not None:
            self._do(JoinTrialToGame(at))

    def _drop(self) -> None:
        at = self._now().at
        if at is None:
            return
        self._leave()
        if self._window.do(DropTrial(at)):
            self._window.say(self.tr("The trial is dropped. Ctrl+Z brings it back."))

    def _do(self, edit: TrialEdit, who: str = REFEREE) -> bool:
        """Carries out an edit. Returns False, after showing the reason on the page, if that
        fails.
        """
        of, session = self._now().trial, self._window.session
        if session.moment != session.last_moment:
            session.show_moment(session.last_moment)
        try:
            session.do(edit, who)
        except TrialError as error:
            trial = None if of is None else of.trial
            told = refusal_told(error, trial, self._window.language)
            self._page.refuse(told)
        except (ValueError, FileError) as error:
            self._window.failed(error)
        else:
            return True
        return False
