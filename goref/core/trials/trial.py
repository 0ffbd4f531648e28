"""A dispute played out on the board; the rule set's trial rules judge each act.

A trial works on values of its own. Its case, with the position, prisoners and pass stones, is
never changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property

from goref.core.base.colour import BLACK, Colour
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.stored_trial import (
    AgreedOutcome,
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.game.act_kinds import ActKind
from goref.core.game.legality import Refusal, refusal
from goref.core.game.play_rules import PlayRules, Repetition
from goref.core.game.record import Act
from goref.core.game.replay import Moment, added
from goref.core.repetition.kos import Ko, ko_taken
from goref.core.rulesets.ruleset import RuleSet
from goref.core.trials.claims import ANSWERS
from goref.core.trials.faults import REFUSED, TrialError, refused
from goref.core.trials.trial_rules import FirstMover, KoRule, TrialRules, trial_rules

KINDS = {
    TrialStep.PLAY: ActKind.PLAY,
    TrialStep.PASS: ActKind.PASS,
    TrialStep.PASS_STONE: ActKind.PASS_STONE,
    TrialStep.GIVE_UP: ActKind.GIVE_UP,
    TrialStep.KO_PASS: ActKind.PASS,
}
"""The kind of each step in a record."""


class Ending(Enum):
    """The end of a trial."""

    GIVEN_UP = "given-up"
    """By the passes or give-ups that the rule set names."""
    FORCED = "forced"
    """Enough pass stones in one board position: every stone is alive."""
    CLOSED = "closed"
    """Both sides agreed to end it."""


@frozen
class Trial:
    """A trial and its acts so far.

    Attributes:
        case: the case it began from; never changed.
        first: the side that moves first.
        acts: all acts, with the pass stones that come first under some rule sets.
        closed: True if both sides agreed to end the trial.
        agreed: the outcome they agreed on; None if it was not recorded.
    """

    case: Case
    rules: RuleSet
    claim: Assertion
    first: Colour
    acts: tuple[TrialAct, ...] = ()
    closed: bool = False
    agreed: AgreedOutcome | None = None

    @property
    def its(self) -> TrialRules:
        """The rule set's rules for trials."""
        return trial_rules(self.rules)

    @property
    def frozen(self) -> Position:
        """The position it began from, dead stones included."""
        return self.case.position

    @Late
    def moments(self) -> tuple[Moment, ...]:
        """The moments of the record and the trial."""
        moments = self.case.moments
        for act in self.acts:
            moments = (*moments, _moment(moments[-1], act))
        return moments

    @property
    def position(self) -> Position:
        """The board of the trial after its last act."""
        return self.moments[-1].position

    @property
    def to_move(self) -> Colour:
        return self.acts[-1].colour.other if self.acts else self.first

    @cached_property
    def barred(self) -> Mapping[Ko, Colour]:
        """Kos that a side may not retake yet, each with that side.

        Empty if the rules need no pass for a ko.
        """
        barred: dict[Ko, Colour] = {}
        if self.its.ko is not KoRule.PASS_FOR_KO:
            return barred
        start = len(self.moments) - len(self.acts)
        for index, act in enumerate(self.acts, start):
            before, after = self.moments[index - 1].position, self.moments[index].position
            if act.step is TrialStep.KO_PASS:
                barred = {
                    k: c for k, c in barred.items() if act.point not in k or c != act.colour
                }
            elif act.step is TrialStep.PLAY and act.point is not None:
                # It is a ko while one of its two points is empty.
                barred = {
                    k: c for k, c in barred.items() if sum(not after.cells[p] for p in k) == 1
                }
                if (ko := ko_taken(before, act.point, act.colour)) is not None:
                    barred[ko] = act.colour.other
        return barred

    @property
    def ending(self) -> Ending | None:
        """The end of the trial; None while it is in progress."""
        if self.closed:
            return Ending.CLOSED
        its, acts = self.its, self.acts
        if its.forced is not None and self.stones_here >= its.forced:
            return Ending.FORCED
        run = acts[-its.run :]
        if len(run) < its.run or any(act.step not in its.closing for act in run):
            return None
        if its.even and len(acts) % 2:
            return None
        return Ending.GIVEN_UP

    @property
    def stones_here(self) -> int:
        """Pass stones put down so far in the present board position, in a row or not.

        Pass stones of the game count too, but not empty moves that the record does not explain.
        """
        cells = self.position.cells
        return sum(
            isinstance(m.entry, Act)
            and m.entry.kind is ActKind.PASS_STONE
            and m.position.cells == cells
            for m in self.moments
        )


def begin(case: Case, rules: RuleSet, claim: Assertion, first: Colour | None = None) -> Trial:
    """Opens a trial from the final position of a case.

    Some rule sets require a pass stone of each side before play resumes. Then these are put
    down first, unless the record's last act is a pass stone.

    Args:
        first: the side to move first, if the referee decides it; else the rule set does.

    Raises:
        TrialError: the claim does not fit the board, the side to move first is not known, or
            the rule set is known by name only.
    """
    if rules.known_only:
        raise TrialError(fault("trial-known-only"))
    check_claim(case.position, claim)
    first = first or first_to_move(case, rules, claim)
    if first is None:
        raise TrialError(fault("trial-no-first"))
    owed = trial_rules(rules).opening and not _has_pass_stones(case)
    sides = (first, first.other) if owed else ()
    return Trial(
        case, rules, claim, first, tuple(TrialAct(TrialStep.PASS_STONE, c) for c in sides)
    )


def first_to_move(case: Case, rules: RuleSet, claim: Assertion) -> Colour | None:
    """Returns the side to move first under the rule set; None if the turn is not known."""
    match trial_rules(rules).first:
        case FirstMover.PROVER:
            return claim.prover
        case FirstMover.OTHER:
            return claim.claimant.other
        case _:
            last = _last_act(case)
            if last is not None:
                return last.colour.other
            return case.record.first or case.answers.began


def _last_act(case: Case) -> Act | None:
    acts = (m.entry for m in reversed(case.moments) if not m.voided)
    return next((act for act in acts if isinstance(act, Act)), None)


def _has_pass_stones(case: Case) -> bool:
    last = _last_act(case)
    return last is not None and last.kind is ActKind.PASS_STONE


def check_claim(position: Position, claim: Assertion) -> None:
    """Raises TrialError for a claim that does not fit the board."""
    points, cells = claim.points, position.cells
    if not points or any(p not in position.grid.points for p in points):
        raise TrialError(fault("trial-claim"))
    if claim.what.of_stones:
        whole = all(position.chain(p) <= points for p in points)
        if not whole or any(cells[p] != claim.owner for p in points):
            raise TrialError(fault("trial-claim"))
    elif any(cells[p] for p in points):
        raise TrialError(fault("trial-claim"))
    if claim.what is AssertedStatus.ONE_SIDED and claim.claimant is not claim.owner:
        raise TrialError(fault("trial-claim"))


def play(trial: Trial, act: TrialAct) -> Trial:
    """Returns the trial with one act more. Raises TrialError if the act is impossible."""
    if trial.ending is not None:
        raise TrialError(fault("trial-over"))
    if act.colour is not trial.to_move:
        raise TrialError(fault("trial-not-the-turn"))
    if act.step is TrialStep.PLAY:
        _check_play(trial, act)
    elif act.step not in trial.its.steps:
        raise TrialError(fault("trial-no-such-step"))
    elif act.step is TrialStep.KO_PASS:
        if not any(act.point in ko and c is act.colour for ko, c in trial.barred.items()):
            raise TrialError(fault("trial-no-ko-there"))
    elif act.point is not None:
        raise TrialError(fault("trial-no-such-step"))
    longer = replace(trial, acts=(*trial.acts, act))
    # The earlier moments are the same and need no replay for every act.
    Trial.moments.keep(longer, (*trial.moments, _moment(trial.moments[-1], act)))
    return longer


def close(trial: Trial, agreed: AgreedOutcome | None = None) -> Trial:
    """Returns the trial ended by agreement, with the agreed outcome if known.

    Raises TrialError for an outcome that does not fit its claim.
    """
    if agreed is not None and agreed not in ANSWERS[trial.claim.what]:
        raise TrialError(fault("trial-no-such-answer"))
    return replace(trial, closed=True, agreed=agreed)


def kept(trial: Trial) -> StoredTrial:
    """Returns the trial in the form stored with a case."""
    return StoredTrial(
        trial.rules.id,
        trial.frozen,
        len(trial.case.record.acts),
        trial.claim,
        trial.first,
        trial.acts,
        trial.closed,
        trial.agreed,
    )


def _check_play(trial: Trial, act: TrialAct) -> None:
    if act.point is None:
        raise TrialError(fault(REFUSED[Refusal.OFF_BOARD]))
    named = trial.its.ko is KoRule.PASS_FOR_KO
    rules = trial.rules.play
    if named:
        rules = PlayRules(Repetition.ALLOWED, rules.suicide)
    record = trial.case.record
    began = next((a.colour for a in record.acts), record.first or BLACK)
    illegal = refusal(trial.moments, act.point, act.colour, rules, began)
    if illegal is not None:
        raise TrialError(refused(illegal))
    if named:
        ko = ko_taken(trial.position, act.point, act.colour)
        if ko is not None and trial.barred.get(ko) is act.colour:
            raise TrialError(fault("trial-needs-pass-for-ko"))


def recorded(act: TrialAct) -> Act:
    """Returns an act of a trial as an act of a record."""
    point: Point | None = act.point if act.step is TrialStep.PLAY else None
    return Act(KINDS[act.step], act.colour, point)


def _moment(before: Moment, act: TrialAct) -> Moment:
    entry, number = recorded(act), before.number + 1
    if entry.point is None:
        return before._replace(number=number, entry=entry, impossible=False, voided=False)
    done = before.position.play(entry.point, act.colour)
    captured = added(before.captured, act.colour.other, len(done.captured))
    captured = added(captured, act.colour, len(done.own))
    plays = added(before.plays, act.colour, 1)
    cells = done.position.cells
    return Moment(number, entry, before.grid, cells, captured, plays, before.setup)
