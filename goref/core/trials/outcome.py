"""The outcome of a trial: captures and survivals as suggestions for rulings.

Nothing is ruled here. The referee accepts a suggestion, with its reason, or rules differently.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, TrialStep
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.ruling.survey import Survey, survey
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Ending, Trial


class TrialOutcome(Enum):
    """The result on the board for a chain or a point; its sentence is in core/texts."""

    CAPTURED = "captured"
    NOT_CAPTURED = "not-captured"
    REBORN = "reborn"
    """Captured, but a new stone of its owner is in its place at the end."""
    ALL_ALIVE = "all-alive"
    """Not captured when pass stones ended the trial: every stone is alive."""
    TAKEN = "taken"
    """The other side took the point."""
    NOT_TAKEN = "not-taken"
    OCCUPIED = "occupied"
    """The claimant got a stone there."""
    NOT_OCCUPIED = "not-occupied"
    FELL = "fell"
    """An owner's stone next to the point was captured and not replaced: it is not enclosed."""


@frozen
class ClaimOutcome:
    """The result of a trial for one claimed chain or point, up to the trial's end.

    Attributes:
        points: a chain, or an empty point of the starting position.
        shown: the result on the board.
        move: the act of the trial that showed it, from 1; None if it is the end.
    """

    points: frozenset[Point]
    shown: TrialOutcome
    move: int | None


@frozen
class Proposed(ClaimOutcome):
    """A ruling that a trial supports.

    Attributes:
        decided: the suggested ruling: the status of stones, or kind and owner of points.
        upheld: True if it confirms the claim.
        agreed: the outcome both sides agreed on; None if it follows from the board.
    """

    decided: StoneStatus | PointRuling
    upheld: bool
    agreed: AgreedOutcome | None = None

    def keeps(self, decided: StoneStatus | PointRuling | None) -> bool:
        """Returns True if a ruling agrees with this one.

        Stones that were not captured are not dead, but nobody has shown whether they are alive
        or in seki. Nor does an enclosed or public point show its kind.
        """
        if isinstance(decided, PointRuling) and isinstance(self.decided, PointRuling):
            same = decided.kind is self.decided.kind
            exact = self.decided.kind in KINDS.values()
            return decided.owner is self.decided.owner and (same or not exact)
        if self.agreed is not None:
            return decided is self.decided
        return decided is not None and (decided is StoneStatus.DEAD) is (
            self.decided is StoneStatus.DEAD
        )

    @property
    def life(self) -> StoneStatus | None:
        return self.decided if isinstance(self.decided, StoneStatus) else None

    @property
    def claim(self) -> PointRuling | None:
        return self.decided if isinstance(self.decided, PointRuling) else None


def outcome(trial: Trial) -> tuple[Proposed, ...]:
    """Returns the rulings on the claim that a finished trial supports.

    Captured stones are dead, others alive (in seki if they are marked so). A ko point or an
    enclosed point that the other side did not take belongs to its holder. A one-sided point
    must have been occupied by the claimant. Sources: Ji Ping Dian, art edition, article 14;
    Japanese rules of 1989, article 7.1.

    A trial ended by agreement supports only the agreement, as it was not played to its end. A
    trial without a play shows nothing, with one exception: if pass stones ended it, all stones
    are alive.

    Raises:
        TrialError: the trial is not over yet.
    """
    if trial.ending is None:
        raise TrialError(fault("trial-goes-on"))
    if trial.closed and trial.agreed in (None, AgreedOutcome.UNDECIDED):
        return ()
    if not trial.closed and trial.ending is not Ending.FORCED and not was_played(trial):
        return ()
    propose = _of_stones if trial.claim.what.of_stones else _of_point
    # Without the ruling on the points, so that a trial shows the same after it as before.
    ruled = survey(trial.frozen, trial.case.ruling.with_claim(trial.claim.points, None))
    return tuple(propose(trial, seen, ruled) for seen in happened(trial))


def was_played(trial: Trial) -> bool:
    """Returns True if a stone was played in the trial."""
    return any(act.step is TrialStep.PLAY for act in trial.acts)


def happened(trial: Trial) -> tuple[ClaimOutcome, ...]:
    """Returns the results for the claimed chains or points, up to the last act of the trial."""
    claim = trial.claim
    if claim.what.of_stones:
        chains = dict.fromkeys(trial.frozen.chain(p) for p in sorted(claim.points))
        lost = _captures(trial)
        return tuple(_chain(trial, chain, lost) for chain in chains)
    return tuple(_point(trial, point) for point in sorted(claim.points))


def _chain(trial: Trial, chain: frozenset[Point], lost: Mapping[Point, int]) -> ClaimOutcome:
    move = min((lost[p] for p in chain if p in lost), default=None)
    if move is None:
        forced = trial.ending is Ending.FORCED
        return ClaimOutcome(
            chain, TrialOutcome.ALL_ALIVE if forced else TrialOutcome.NOT_CAPTURED, None
        )
    if trial.its.reborn and _reborn(trial, chain, move):
        return ClaimOutcome(chain, TrialOutcome.REBORN, move)
    return ClaimOutcome(chain, TrialOutcome.CAPTURED, move)


def _point(trial: Trial, point: Point) -> ClaimOutcome:
    claim, here = trial.claim, frozenset({point})
    if claim.what is AssertedStatus.ONE_SIDED:
        move = _held(trial, point, claim.owner)
        return ClaimOutcome(
            here, TrialOutcome.NOT_OCCUPIED if move is None else TrialOutcome.OCCUPIED, move
        )
    move = _held(trial, point, claim.owner.other)
    if move is not None:
        return ClaimOutcome(here, TrialOutcome.TAKEN, move)
    fallen = _fell(trial, point)
    return ClaimOutcome(
        here, TrialOutcome.NOT_TAKEN if fallen is None else TrialOutcome.FELL, fallen
    )


def _of_stones(trial: Trial, seen: ClaimOutcome, ruled: Survey) -> Proposed:
    if trial.agreed is not None:
        life = LIVES[trial.agreed]
    elif seen.shown is TrialOutcome.CAPTURED:
        life = StoneStatus.DEAD
    else:
        life = StoneStatus.SEKI if seen.points & ruled.seki else StoneStatus.ALIVE
    upheld = (life is StoneStatus.DEAD) is (trial.claim.what is AssertedStatus.DEAD)
    return _proposed(trial, seen, life, upheld=upheld)


def _of_point(trial: Trial, seen: ClaimOutcome, ruled: Survey) -> Proposed:
    claim, (point,) = trial.claim, seen.points
    holds = seen.shown in (TrialOutcome.OCCUPIED, TrialOutcome.NOT_TAKEN)
    if trial.agreed is not None:
        holds = trial.agreed is AgreedOutcome.HOLDS
    said = PointRuling(PointKind.SHARED if _in_seki(ruled, point) else PointKind.DAME, None)
    if holds:
        status = ruled.statuses[point]
        kind = KINDS.get(claim.what)
        if kind is None:
            kind = status.kind if status.owner is claim.owner else PointKind.TERRITORY
        said = PointRuling(kind, claim.owner)
    return _proposed(trial, seen, said, upheld=holds)


def _proposed(
    trial: Trial, seen: ClaimOutcome, decided: StoneStatus | PointRuling, *, upheld: bool
) -> Proposed:
    return Proposed(seen.points, seen.shown, seen.move, decided, upheld, trial.agreed)


STEPS = {
    AssertedStatus.DEAD: "dead",
    AssertedStatus.ALIVE: "dead",
    AssertedStatus.KO_POINT: "points",
    AssertedStatus.ENCLOSED: "points",
    AssertedStatus.ONE_SIDED: "seki",
}
"""The step whose article decides each claim."""


LIVES = {
    AgreedOutcome.ALIVE: StoneStatus.ALIVE,
    AgreedOutcome.DEAD: StoneStatus.DEAD,
    AgreedOutcome.SEKI: StoneStatus.SEKI,
}
"""The status of stones by an agreement."""
KINDS = {AssertedStatus.KO_POINT: PointKind.KO, AssertedStatus.ONE_SIDED: PointKind.ONE_SIDED}
"""The kind of a point by the claim that holds; an enclosed point keeps its computed kind."""


def _captures(trial: Trial) -> dict[Point, int]:
    """Returns the points of captured stones, with the act that captured each first.

    Only stones of the starting position count, not those put in their places later. Acts are
    numbered from 1.
    """
    lost: dict[Point, int] = {}
    moments = trial.moments[-len(trial.acts) :] if trial.acts else ()
    for number, moment in enumerate(moments, 1):
        for chain in trial.frozen.chains():
            for p in chain:
                if p not in lost and not moment.position.cells[p]:
                    lost[p] = number
    return lost


def _reborn(trial: Trial, chain: frozenset[Point], captured: int) -> bool:
    """Returns whether a stone that the owner played later is in the chain's place."""
    board, owner = trial.position, trial.claim.owner
    return any(
        act.step is TrialStep.PLAY
        and act.colour is owner
        and act.point in chain
        and board.cells[act.point] == owner
        for act in trial.acts[captured:]
        if act.point is not None
    )


def _held(trial: Trial, point: Point, colour: Colour) -> int | None:
    """Returns the act, from 1, that put the final stone on a point, if it is of ``colour``.

    Returns None if no stone of the colour is there at the end.
    """
    if trial.position.cells[point] != colour:
        return None
    acts = enumerate(trial.acts, 1)
    return max(n for n, act in acts if act.step is TrialStep.PLAY and act.point == point)


def _fell(trial: Trial, point: Point) -> int | None:
    """Returns the act, from 1, that captured an owner's stone next to a point for good.

    Returns None if no stone was captured there, or another replaced it.
    """
    lost, near = _captures(trial), trial.frozen.grid.neighbours[point]
    owner, end = trial.claim.owner, trial.position.cells
    gone = [n for n in near if trial.frozen.cells[n] == owner and end[n] != owner]
    return min((lost[n] for n in gone if n in lost), default=None)


def _in_seki(ruled: Survey, point: Point) -> bool:
    return any(
        point in region.points and bool(region.stones & ruled.seki) for region in ruled.regions
    ) or any(n in ruled.seki for n in ruled.position.grid.neighbours[point])
