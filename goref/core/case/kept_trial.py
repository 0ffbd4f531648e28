"""A trial as it is kept with a case: what was tried, from where, and every act of it.

Plain values, so that a case can hold them; :mod:`goref.core.trials.trial` plays them.
"""

from __future__ import annotations

from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import Ruling


class TrialStep(Enum):
    """What a side does in a trial. Which of them there are is the rule set's matter."""

    PLAY = "play"
    PASS = "pass"
    PASS_STONE = "pass-stone"
    """A stone put off the board: a move."""
    GIVE_UP = "give-up"
    """Declining to play: no move."""
    KO_PASS = "pass-for-ko"
    """A pass for one ko, which is named; that ko may then be taken back."""


@frozen
class TrialAct:
    """One act of a trial.

    Attributes:
        point: where a stone is put; with ``KO_PASS`` one of the two points of the ko; None
            for every other step.
    """

    step: TrialStep
    colour: Colour
    point: Point | None = None


class Asserted(Enum):
    """What somebody says of a chain or a point."""

    DEAD = "dead"
    ALIVE = "alive"
    KO_POINT = "ko-point"
    """The open point of a ko is its holder's."""
    ENCLOSED = "enclosed"
    """Empty points that one side alone encloses are that side's."""
    ONE_SIDED = "one-sided"
    """The claimant alone can play the points."""

    @property
    def of_stones(self) -> bool:
        return self in (Asserted.DEAD, Asserted.ALIVE)


class Agreed(Enum):
    """What both sides agreed on when they ended a trial. Which answers there are is the
    claim's matter."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    HOLDS = "holds"
    """What was claimed of points is so."""
    FALLS = "falls"
    UNDECIDED = "undecided"
    """They stay in dispute."""


@frozen
class Assertion:
    """A claim to be tried.

    Attributes:
        claimant: who claims it.
        owner: whose stones, or to whose benefit the points.
        points: the stones (whole chains), or the empty points.
    """

    what: Asserted
    claimant: Colour
    owner: Colour
    points: frozenset[Point]

    @property
    def prover(self) -> Colour:
        """The side that must do something on the board: capture, take or occupy."""
        return self.owner if self.what is Asserted.ONE_SIDED else self.owner.other


@frozen
class KeptTrial:
    """A trial to be kept: it tells its own story, whatever becomes of the record.

    Attributes:
        rules: id of the rule set it was played by.
        frozen: the position it began from, dead stones standing.
        after: acts of the record before it.
        first: the side that moved first.
        closed: both sides agreed to end it before the rule set would have.
        agreed: what they agreed on; None where that was not recorded.
        ruled: what the referee ruled on it, of all that was claimed; None: nothing yet, or it
            was not kept.
    """

    rules: str
    frozen: Position
    after: int
    claim: Assertion
    first: Colour
    acts: tuple[TrialAct, ...] = ()
    closed: bool = False
    agreed: Agreed | None = None
    ruled: Ruling | None = None

    @property
    def was_played(self) -> bool:
        """Whether a stone was put down in it."""
        return any(act.step is TrialStep.PLAY for act in self.acts)
