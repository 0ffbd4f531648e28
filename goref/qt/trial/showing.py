"""What the bar of a trial says and offers, from where the trial stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.app.questions.trial_status import Tried, decision_told, ended_told
from goref.core.base.language import LANGUAGES
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scoring import Score
from goref.core.trials.claims import claims_for
from goref.core.trials.trial import Trial, first_to_move
from goref.core.trials.trial_rules import trial_rules
from goref.core.words.dispute.trials import claim_text, trial_act_text
from goref.core.words.status import result_line
from goref.core.words.terms import SIDES, term
from goref.qt.context.window import Window
from goref.qt.trial.picture import boards

if TYPE_CHECKING:
    from goref.qt.trial.bar import TrialBar
    from goref.qt.trial.place import DisputePlace


class Showing(QObject):
    """Fills the bar. It holds nothing of the trial."""

    def __init__(self, window: Window, bar: TrialBar) -> None:
        super().__init__(bar)
        self._window = window
        self._bar = bar
        self._writing = LANGUAGES[window.language]

    def ask_which(self) -> None:
        """Ask for the stones or points."""
        self._bar.show_page(None, self.tr("Click the chain or the point that is in dispute."))
        self._bar.say("")

    def ask_claim(self, place: DisputePlace) -> None:
        """Ask what is claimed of stones or points; another click chooses other ones."""
        case = self._window.session.case
        rules = ruleset(case.rules)
        page = self._bar.claim
        page.ask(
            claims_for(case.position, place.points),
            trial_rules(rules),
            lambda claim: first_to_move(case, rules, claim),
            place.claim,
        )
        self.name_claim()
        self._bar.say("")

    def name_claim(self) -> None:
        """Say the claim that is chosen in full."""
        page = self._bar.claim
        if page.claim is not None:
            grid = self._window.session.case.record.grid
            said = claim_text(page.claim, grid, self._window.language)
            self._bar.show_page(page, said + self._writing.stop)

    def go_on(self, trial: Trial) -> None:
        """Say whose move it is."""
        page = self._bar.steps
        page.show_trial(trial)
        side = term(SIDES, trial.to_move.letter, self._window.language)
        text = self.tr("Move {move} of the trial: {side} to move.")
        self._bar.show_page(page, text.format(move=len(trial.acts) + 1, side=side))
        self._bar.say("")

    def end(self, of: Tried, step: int | None) -> None:
        """Say how a trial ended and what it has shown."""
        page = self._bar.findings
        page.show_trial(of, step, self._remark(of))
        said = self._how(of) if step is None else self._where(of, step)
        self._bar.show_page(page, said)
        self._bar.say("")

    def _how(self, of: Tried) -> str:
        if of.trial is None or of.trial.ending is None:
            return self.tr("This trial is kept as it was played.")
        (ended,) = ended_told(of, self._window.language)
        back = self.tr("The position before the trial is back on the board.")
        return ended + self._writing.stop + self._writing.gap + back

    def _where(self, of: Tried, step: int) -> str:
        count, language = len(of.kept.acts), self._window.language
        if not step:
            return self.tr("The trial before its first move ({count} in all).").format(
                count=count
            )
        act = trial_act_text(of.kept.acts[step - 1], of.kept.frozen.grid, language)
        text = self.tr("Move {move} of {count} of the trial. {act}")
        return text.format(move=step, count=count, act=act)

    def _remark(self, of: Tried) -> str:
        if of.trial is not None:
            if of.trial.its.restored:
                return ""
            return self.tr("This rule set puts nothing back: play can go on from here.")
        if self._window.session.case.position == boards(of)[-1]:
            return self.tr("The game has gone on from here: the moves stand in the record.")
        return self.tr("The record has changed since: nothing can be ruled by this trial.")

    def ruled(self, of: Tried | None, before: tuple[Case, Score]) -> str:
        """What was decided of a trial, and the result with what it was before."""
        language, writing = self._window.language, self._writing
        if of is None:
            return ""
        told = "".join(
            said + writing.stop + writing.gap for said in decision_told(of, language)
        )
        session = self._window.session
        was = result_line(*before, language, short=True)
        now = result_line(session.case, session.assessment.score, language, short=True)
        if was == now:
            result = self.tr("The result stays: {now}.").format(now=now)
        else:
            result = self.tr("The result is now: {now} (before: {was}).").format(
                now=now, was=was
            )
        return f"{told}{result}"
