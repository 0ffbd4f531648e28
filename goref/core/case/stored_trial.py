"""A trial as stored with a case: the claim, the starting position, and every act.

Plain values, so that a case can hold them; :mod:`goref.core.trials.trial` replays the acts.
"""

from __future__ import annotations

from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import Ruling


class TrialStep(Enum):
    """A kind of act in a trial; the rule set decides which are allowed."""

    PLAY = "play"
    PASS = "pass"
    PASS_STONE = "pass-stone"
    """A stone put off the board: a move."""
    GIVE_UP = "give-up"
    """Declining to play: no move."""
    KO_PASS = "pass-for-ko"
    """A pass for one ko, which is named; that ko may then be retaken."""


@frozen
class TrialAct:
    """One act of a trial.

    Attributes:
        point: the point played; with ``KO_PASS`` one of the two points of the ko; None for
            every other step.
    """

    step: TrialStep
    colour: Colour
    point: Point | None = None


class AssertedStatus(Enum):
    """The status of a chain or of points that a claim asserts."""

    DEAD = "dead"
    ALIVE = "alive"
    KO_POINT = "ko-point"
    """The open point of a ko belongs to its holder."""
    ENCLOSED = "enclosed"
    """Empty points that one side alone encloses belong to that side."""
    ONE_SIDED = "one-sided"
    """The claimant alone can play the points."""

    @property
    def of_stones(self) -> bool:
        return self in (AssertedStatus.DEAD, AssertedStatus.ALIVE)


class AgreedOutcome(Enum):
    """The outcome that both sides agreed on after a trial; the choice depends on the claim."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    HOLDS = "holds"
    """The claim about points is true."""
    FALLS = "falls"
    UNDECIDED = "undecided"
    """The stones or points remain in dispute."""


@frozen
class Assertion:
    """A claim to be played out.

    Attributes:
        claimant: the side that makes the claim.
        owner: the owner of the stones, or the side that the points would benefit.
        points: the stones (whole chains), or the empty points.
    """

    what: AssertedStatus
    claimant: Colour
    owner: Colour
    points: frozenset[Point]

    @property
    def prover(self) -> Colour:
        """The side that must capture, take or occupy something on the board.

        For one-sided points the owner, for every other claim the owner's opponent, even if that
        side disputes the claim.
        """
        return self.owner if self.what is AssertedStatus.ONE_SIDED else self.owner.other


@frozen
class StoredTrial:
    """A stored trial; it is complete in itself, even if the record changes.

    Attributes:
        rules: id of the rule set under which the trial was played.
        frozen: the position the trial began from, dead stones included.
        after: the number of acts of the record before the trial.
        first: the side that moved first.
        closed: True if both sides agreed to end the trial before the rule set would have.
        agreed: the outcome they agreed on; None if it was not recorded.
        ruled: the referee's ruling on everything claimed; None if there is none yet, or it was
            not stored.
    """

    rules: str
    frozen: Position
    after: int
    claim: Assertion
    first: Colour
    acts: tuple[TrialAct, ...] = ()
    closed: bool = False
    agreed: AgreedOutcome | None = None
    ruled: Ruling | None = None

    @property
    def was_played(self) -> bool:
        """True if a stone was put down in the trial."""
        return any(act.step is TrialStep.PLAY for act in self.acts)
