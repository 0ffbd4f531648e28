"""The presenter of the page of a trial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.app.questions.trial_status import (
    TrialStatus,
    decision_told,
    ended_told,
    showed_told,
)
from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.case.stored_trial import Assertion
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score
from goref.core.texts.dispute.trials import claim_text, trial_act_text
from goref.core.texts.dispute.trying import (
    assumed_told,
    brief_told,
    claim_brief,
    cycle_told,
    rules_told,
)
from goref.core.texts.places import place_text
from goref.core.texts.status import asked_line
from goref.core.trials.claims import claims_for
from goref.core.trials.trial import Trial, first_to_move
from goref.core.trials.trial_rules import TrialRules, trial_rules
from goref.qt.context.window import Window
from goref.qt.trial.picture import boards

if TYPE_CHECKING:
    from goref.qt.trial.page import TrialPage
    from goref.qt.trial.place import DisputePlace


class TrialPresenter(QObject):
    """A presenter that fills the page of a trial. It stores no state of the trial."""

    def __init__(self, window: Window, page: TrialPage) -> None:
        super().__init__(page)
        self._window = window
        self._page = page
        self._writing = LANGUAGES[window.language]

    def ask_which(self) -> None:
        """Asks the user to click on the disputed stones or point."""
        asked = self.tr("Click the chain or the point that is in dispute.")
        self._page.show_part(None, self.tr("Play it out"), asked)
        self._page.tell_rules("")

    def ask_claim(self, place: DisputePlace) -> None:
        """Asks what is claimed about the disputed stones or points."""
        case, page = self._window.session.case, self._page
        rules = ruleset(case.rules)
        page.claim.ask(
            claims_for(case.position, place.points),
            lambda claim: first_to_move(case, rules, claim),
            place.claim,
        )
        self.name_claim()

    def name_claim(self) -> None:
        """Shows the chosen claim in full."""
        claim = self._page.claim.claim
        if claim is not None:
            grid = self._window.session.case.record.grid
            heading = formatted(self.tr("Play it out: {where}"), where=self._where(claim, grid))
            self._page.show_part(self._page.claim, heading, self._claimed(claim, grid))
            full = claim_text(claim, grid, self._window.language) + self._writing.stop
            its = trial_rules(ruleset(self._window.session.case.rules))
            self._tell_rules(its, None, full)

    def go_on(self, trial: Trial, *, may_take_back: bool) -> None:
        """Shows a trial that is being played, with the side to move."""
        page, claim, grid = self._page, trial.claim, trial.frozen.grid
        page.steps.show_trial(trial, may_take_back=may_take_back)
        heading = formatted(self.tr("Playing it out: {where}"), where=self._where(claim, grid))
        page.show_part(page.steps, heading, self._claimed(claim, grid))
        language, stop = self._window.language, self._writing.stop
        said = [claim_text(claim, grid, language) + stop]
        if cycle := cycle_told(trial, language):
            said.append(cycle + stop)
        self._tell_rules(trial.its, trial.first, *said, brief=not cycle)

    def end(self, of: TrialStatus, step: int | None) -> None:
        """Shows a finished trial: its outcome, and an act or how it ended.

        Args:
            step: the number of the act to show, 0 for the position before the first; None to
                show how the trial ended.
        """
        page, claim, grid = self._page, of.kept.claim, of.kept.frozen.grid
        page.findings.show_trial(of, step, self._remark(of))
        heading = formatted(self.tr("Played out: {where}"), where=self._where(claim, grid))
        said = self._how(of) if step is None else self._looked_at(of, step)
        page.show_part(page.findings, heading, said)
        page.tell_rules(self._claimed(claim, grid), self._in_full(of))

    def _where(self, claim: Assertion, grid: Grid) -> str:
        return place_text(grid, claim.points, self._window.language)

    def _claimed(self, claim: Assertion, grid: Grid) -> str:
        return claim_brief(claim, grid, self._window.language) + self._writing.stop

    def _tell_rules(
        self, its: TrialRules, first: Colour | None, *more: str, brief: bool = True
    ) -> None:
        """Shows the rules: a short sentence if ``brief``, and the full text with ``more``
        before it.
        """
        language = self._window.language
        told = [*more, rules_told(its, language), assumed_told(its, language)]
        said = brief_told(its, first, language) if brief else ""
        self._page.tell_rules(said, "\n".join(filter(None, told)))

    def _in_full(self, of: TrialStatus) -> str:
        """Returns the outcome of a finished trial with the articles behind it."""
        language = self._window.language
        showed = showed_told(of, language)
        if of.found and not of.is_agreed:
            cite = of.article.cited(language)
            showed = [self._writing.with_aside(one, cite) for one in showed]
        its = trial_rules(ruleset(of.kept.rules))
        said = [one + self._writing.stop for one in showed]
        claim = claim_text(of.kept.claim, of.kept.frozen.grid, language) + self._writing.stop
        return "\n".join([claim, *said, rules_told(its, language)])

    def _how(self, of: TrialStatus) -> str:
        if of.trial is None or of.trial.ending is None:
            return self.tr("This trial is kept as it was played.")
        (ended,) = ended_told(of, self._window.language)
        return ended + self._writing.stop

    def _looked_at(self, of: TrialStatus, step: int) -> str:
        count, language = len(of.kept.acts), self._window.language
        if not step:
            return formatted(
                self.tr("The trial before its first move ({count} in all)."), count=count
            )
        act = trial_act_text(of.kept.acts[step - 1], of.kept.frozen.grid, language)
        text = self.tr("Move {move} of {count} of the trial. {act}")
        return formatted(text, move=step, count=count, act=act)

    def _remark(self, of: TrialStatus) -> str:
        if of.trial is not None:
            if of.trial.its.restored:
                return ""
            return self.tr("This rule set puts nothing back: play can continue from here.")
        if self._window.session.case.position == boards(of)[-1]:
            return self.tr("The game has continued from here: the moves are in the record.")
        return self.tr("The record has changed since: nothing can be ruled by this trial.")

    def ruled(self, of: TrialStatus | None, before: tuple[Case, Score]) -> str:
        """Returns a text about the ruling after a trial, with the results before and after.

        Args:
            of: the trial; "" is returned for None.
            before: the case and score before the ruling.
        """
        language, writing = self._window.language, self._writing
        if of is None:
            return ""
        told = "".join(
            said + writing.stop + writing.gap for said in decision_told(of, language)
        )
        session = self._window.session
        # The foot shows how many questions are open, by the same rules as their list.
        (was,) = asked_line(*before, 0, language)
        (now,) = asked_line(session.case, session.assessment.score, 0, language)
        if was == now:
            result = formatted(self.tr("The result remains {now}."), now=now)
        else:
            result = formatted(
                self.tr("The result is now: {now} (before: {was})."), now=now, was=was
            )
        return f"{told}{result}"
