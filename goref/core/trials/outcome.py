"""What a trial has shown: captures and survivals turned into findings to be proposed.

Nothing is ruled here. The referee takes a proposal over, with its reason, or rules otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from goref.core.articles.table import Article, article
from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.geometry import Point
from goref.core.case.kept_trial import Asserted, TrialStep
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.ruling.survey import survey
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Ending, Trial


class Shown(Enum):
    """What the board has shown of a chain or a point; its sentence is in core/words."""

    CAPTURED = "captured"
    NOT_CAPTURED = "not-captured"
    REBORN = "reborn"
    """Captured, but the owner has got a stone on its place that still stands."""
    ALL_ALIVE = "all-alive"
    """The trial was ended by pass stones: every stone is alive."""
    TAKEN = "taken"
    """The other side took the point."""
    NOT_TAKEN = "not-taken"
    OCCUPIED = "occupied"
    """The claimant got a stone there."""
    NOT_OCCUPIED = "not-occupied"
    FELL = "fell"
    """The stones around it were captured, so nothing encloses it any more."""


@dataclass(frozen=True)
class Proposed:
    """A finding that a trial supports.

    Attributes:
        points: stones, or empty points of the frozen position.
        life: the status proposed for stones; None for points.
        claim: kind and owner proposed for points; None for stones.
        shown: what the trial showed, for the reason.
        move: the act of the trial that showed it, from 1; None where it is the end.
        upheld: whether it bears out what was claimed.
        article: on what it rests.
    """

    points: frozenset[Point]
    life: Life | None
    claim: Claim | None
    shown: Shown
    move: int | None
    upheld: bool
    article: Article


def outcome(trial: Trial) -> tuple[Proposed, ...]:
    """The findings that a trial at its end supports on what was claimed.

    Captured stones are dead, others alive (in seki, where they are marked so); a ko point or
    an enclosed point that the other side did not take is its holder's; a one-sided point must
    have been occupied by the claimant. Sources: Ji Ping Dian, art edition, article 14;
    Japanese rules of 1989, article 7.1.

    Raises:
        TrialError: it is not over yet.
    """
    if trial.ending is None:
        raise TrialError(fault("trial-goes-on"))
    if trial.claim.what.of_stones:
        return tuple(_chains(trial))
    return tuple(_points(trial))


def _chains(trial: Trial) -> Iterator[Proposed]:
    claim, lost = trial.claim, _captures(trial)
    says_dead = claim.what is Asserted.DEAD
    rests_on = article(trial.rules, "dead")
    ruled = survey(trial.frozen, trial.case.ruling)
    for chain in dict.fromkeys(trial.frozen.chain(p) for p in sorted(claim.points)):
        move = min((lost[p] for p in chain if p in lost), default=None)
        shown = Shown.NOT_CAPTURED if move is None else Shown.CAPTURED
        if trial.ending is Ending.FORCED:
            shown, move = Shown.ALL_ALIVE, None
        elif move is not None and trial.its.reborn and _reborn(trial, chain, move):
            shown = Shown.REBORN
        dead = shown is Shown.CAPTURED
        living = Life.SEKI if chain & ruled.seki else Life.ALIVE
        life = Life.DEAD if dead else living
        yield Proposed(chain, life, None, shown, move, dead is says_dead, rests_on)


def _points(trial: Trial) -> Iterator[Proposed]:
    claim = trial.claim
    one_sided = claim.what is Asserted.ONE_SIDED
    rests_on = article(trial.rules, "seki" if one_sided else "points")
    ruled = survey(trial.frozen, trial.case.ruling)
    for point in sorted(claim.points):
        status = ruled.statuses[point]
        if one_sided:
            move = _held(trial, point, claim.owner)
            shown = Shown.NOT_OCCUPIED if move is None else Shown.OCCUPIED
            holds = move is not None
        else:
            move = _held(trial, point, claim.owner.other)
            shown = Shown.NOT_TAKEN if move is None else Shown.TAKEN
            if move is None and (fallen := _fell(trial, point)) is not None:
                move, shown = fallen, Shown.FELL
            holds = move is None
        kind = KINDS.get(claim.what)
        if kind is None:
            kind = status.kind if status.owner is claim.owner else Kind.TERRITORY
        if holds:
            said = Claim(kind, claim.owner)
        else:
            said = Claim(Kind.SHARED if _in_seki(trial, point) else Kind.DAME, None)
        yield Proposed(frozenset({point}), None, said, shown, move, holds, rests_on)


KINDS = {Asserted.KO_POINT: Kind.KO, Asserted.ONE_SIDED: Kind.ONE_SIDED}
"""What a point is that was held; an enclosed one stays what it is computed to be."""


def _captures(trial: Trial) -> dict[Point, int]:
    """Points of frozen stones that were captured, and by which act of the trial first.

    What counts is the stone that stood there, not one put on its place later.
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
    """Whether the owner played on a captured point afterwards and stands there at the end."""
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
    """The act that put the stone of a colour on a point where one stands at the end.

    A stone thrown in and captured has taken nothing.
    """
    if trial.position.cells[point] != colour:
        return None
    acts = enumerate(trial.acts, 1)
    return max(n for n, act in acts if act.step is TrialStep.PLAY and act.point == point)


def _fell(trial: Trial, point: Point) -> int | None:
    """The act that captured a stone of the owner beside the point, where none stands again."""
    lost, near = _captures(trial), trial.frozen.grid.neighbours[point]
    owner, end = trial.claim.owner, trial.position.cells
    gone = [n for n in near if trial.frozen.cells[n] == owner and end[n] != owner]
    return min((lost[n] for n in gone if n in lost), default=None)


def _in_seki(trial: Trial, point: Point) -> bool:
    ruled = survey(trial.frozen, trial.case.ruling)
    return any(
        point in region.points and bool(region.stones & ruled.seki) for region in ruled.regions
    ) or any(n in ruled.seki for n in trial.frozen.grid.neighbours[point])
