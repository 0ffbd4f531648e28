"""Acts on disputes played out on the board: open, play, end, rule, drop.

A trial belongs to the case from its first act on, so each of its acts is journaled and undone
like any other. Board and ruling do not change until the trial is ruled on.
"""

from __future__ import annotations

from typing import Annotated, Any

from goref.app.edits.base import Edit, Later, Wording, edit
from goref.app.edits.ruling import DisputePoints, MarkStones, RulePoints
from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, Assertion, StoredTrial, TrialAct
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointRuling, Ruling, StoneStatus
from goref.core.trials.faults import TrialError
from goref.core.trials.going_on import played_on
from goref.core.trials.outcome import outcome
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Trial, begin, close, kept, play
from goref.io.values.case_values import MOST_TRIALS
from goref.io.values.codec import FieldCodec, many
from goref.io.values.trial_file import ACT, CLAIM, MOST_ACTS

RULINGS = {kind.name: kind for kind in (MarkStones, RulePoints)}

Rulings = Annotated[
    tuple[MarkStones | RulePoints, ...],
    many(
        FieldCodec(
            lambda board, ruling: ruling.encode(board),
            lambda board, one, where: RULINGS[one["edit"]].decode(board, one),
        )
    ),
]
ENDED = Wording(Text("acts", "end a trial"), Text("acts", "Trial {trial} ended by agreement"))
AGREED = Wording(ENDED.undo, Text("acts", "Trial {trial} ended by agreement: {agreed}"))
ACCEPTED = Wording(
    Text("acts", "rule as the trial showed"), Text("acts", "Ruled as trial {trial} showed")
)
RULED = Wording(Text("acts", "rule on the trial"), Text("acts", "Ruled on trial {trial}"))
OVERRULED = Wording(
    Text("acts", "rule differently from the trial"),
    Text("acts", "Ruled differently from what trial {trial} showed"),
)


@edit("open-trial")
@frozen
class OpenTrial(Edit):
    """Opens a trial of a claim at the final position, under the case's rule set.

    Attributes:
        first: the side that the referee lets move first; None if the rule set decides.
    """

    claim: Annotated[Assertion, CLAIM]
    first: Colour | None = None

    wording = Wording(Text("acts", "begin a trial"), Text("acts", "Trial begun: {claim}"))

    def apply(self, case: Case) -> Case:
        if len(case.trials) >= MOST_TRIALS:
            raise ValueError(fault("most-trials", most=MOST_TRIALS))
        trial = begin(case, ruleset(case.rules), self.claim, self.first)
        return replace(case, trials=(*case.trials, kept(trial)))


@frozen
class _OfTrial(Edit):
    """An act in a trial; ``place`` is the trial's index in the case, from 0."""

    place: int

    def trial(self, case: Case) -> Trial:
        """Returns the trial, replayed.

        Raises ValueError if there is no such trial, TrialError if it no longer fits the case.
        """
        return reopened(case, trial_at(case, self.place))

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"trial": self.place + 1}


@edit("try")
@frozen
class PlayTrialAct(_OfTrial):
    """Plays one more act in a trial."""

    act: Annotated[TrialAct, ACT]

    wording = Wording(Text("acts", "move of a trial"), Text("acts", "Trial {trial}: {act}"))

    def apply(self, case: Case) -> Case:
        trial = self.trial(case)
        if len(trial.acts) >= MOST_ACTS:
            raise ValueError(fault("most-trial-acts", most=MOST_ACTS))
        return _put(case, self.place, kept(play(trial, self.act)))

    def arguments(self, board: Grid) -> dict[str, object]:
        return {**super().arguments(board), "act": self.act}


@edit("end-trial")
@frozen
class EndTrial(_OfTrial):
    """Ends a trial because both sides agree, and rules as they agreed.

    Attributes:
        agreed: the agreement; UNDECIDED puts the claim's points in dispute. None only in acts
            of earlier versions, which ruled nothing.
    """

    agreed: Later[AgreedOutcome | None] = None
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        return ENDED if self.agreed is None else AGREED

    def apply(self, case: Case) -> Case:
        trial = self.trial(case)
        if trial.ending is not None:
            raise TrialError(fault("trial-over"))
        trial = close(trial, self.agreed)
        if self.agreed is AgreedOutcome.UNDECIDED:
            case = DisputePoints(trial.claim.points).apply(case)
        for found in outcome(trial):
            case = decision(found.points, found.decided, self.reason).apply(case)
        return _put(case, self.place, kept(trial))

    def content(self, board: Grid) -> dict[str, Any]:
        content = super().content(board)
        return {key: content[key] for key in content if content[key] not in (None, "")}

    def arguments(self, board: Grid) -> dict[str, object]:
        told = {} if self.agreed is None else {"agreed": self.agreed}
        return {**super().arguments(board), **told}


@edit("drop-trial")
@frozen
class DropTrial(_OfTrial):
    """Drops a trial. Rulings made because of it are kept."""

    wording = Wording(Text("acts", "drop a trial"), Text("acts", "Trial {trial} dropped"))

    def apply(self, case: Case) -> Case:
        trial_at(case, self.place)
        left = case.trials[: self.place] + case.trials[self.place + 1 :]
        return replace(case, trials=left)


@edit("rule-trial")
@frozen
class RuleTrial(_OfTrial):
    """Rules on everything that a trial was about.

    Attributes:
        rulings: decisions on the trial's stones and points, each with its reason.
        accepts: True if the rulings equal the trial's outcome, False if they differ, None if
            the trial was ended by agreement and has no outcome.
        noted: True if the trial stores the ruling; False in acts of earlier versions.
    """

    rulings: Rulings
    accepts: bool | None = True
    noted: Later[bool] = False

    @property
    def wording(self) -> Wording:
        if self.accepts is None:
            return RULED
        return ACCEPTED if self.accepts else OVERRULED

    @property
    def reason(self) -> str:
        """The reasons of the rulings, each once."""
        return " ".join(dict.fromkeys(r.reason for r in self.rulings if r.reason))

    @property
    def marked(self) -> frozenset[Point]:
        return frozenset(point for ruling in self.rulings for point in ruling.marked)

    def apply(self, case: Case) -> Case:
        if self.trial(case).ending is None:
            raise TrialError(fault("trial-goes-on"))
        for ruling in self.rulings:
            case = ruling.apply(case)
        if not self.noted:
            return case
        points = case.trials[self.place].claim.points
        ruled = Ruling()
        for one in self.rulings:
            if isinstance(one, MarkStones):
                ruled = ruled.with_lives(one.points, one.life)
            else:
                ruled = ruled.with_claim(one.points, one.claim)
        if points not in (ruled.lives.keys(), ruled.claims.keys()):
            raise ValueError(fault("trial-no-ruled"))
        ruled = replace(ruled, word=None)  # it is about the trial's points only
        return _put(case, self.place, replace(case.trials[self.place], ruled=ruled))

    def content(self, board: Grid) -> dict[str, Any]:
        return {**super().content(board), "reason": self.reason}


@edit("play-on")
@frozen
class JoinTrialToGame(_OfTrial):
    """Adds a trial's acts to the record; a record without moves gets the new position instead.

    Raises TrialError unless disputes are part of the game in the rule set. Rulings are kept;
    those on stones that are no longer on the board are reported.
    """

    wording = Wording(
        Text("acts", "resume the game"), Text("acts", "Trial {trial} made part of the game")
    )

    def apply(self, case: Case) -> Case:
        return played_on(self.trial(case))


TrialEdit = OpenTrial | PlayTrialAct | EndTrial | DropTrial | RuleTrial | JoinTrialToGame


def decision(
    points: frozenset[Point], decided: StoneStatus | PointRuling, reason: str
) -> MarkStones | RulePoints:
    """Returns the act that decides on stones or points."""
    if isinstance(decided, StoneStatus):
        return MarkStones(points, decided, reason)
    return RulePoints(points, decided, reason)


def trial_at(case: Case, place: int) -> StoredTrial:
    """Returns the trial at an index, from 0. Raises ValueError if there is none."""
    if not 0 <= place < len(case.trials):
        raise ValueError(fault("no-trial"))
    return case.trials[place]


def _put(case: Case, place: int, trial: StoredTrial) -> Case:
    trials = list(case.trials)
    trials[place] = trial
    return replace(case, trials=tuple(trials))
