"""Judges chains and points from the network's ownership: alive, dead, in seki, or doubtful.

The referee's rulings go before proofs, and proofs before the network. Where the board
contradicts the network, or the network's answer depends on the side to move, there is a doubt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from goref.app.opinion.counter_evidence import against, lone_areas, unapproached
from goref.app.opinion.limits import USUAL, Limits, unended
from goref.app.opinion.playing_out.fates import Leaning, PlayedOut
from goref.app.opinion.suggestion import Reason, Why, joined
from goref.app.ownership.network import Opinion
from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.board.regions import Region, cut_regions
from goref.core.board.seki_groups import groups_in_seki
from goref.core.case.stored_trial import TrialStep
from goref.core.proving.proof import Ground, Proof
from goref.core.repetition.kos import OpenKo, open_kos
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import StoneStatus
from goref.core.trials.trial_rules import trial_rules

NOTHING_RULED: Mapping[Point, StoneStatus] = MappingProxyType({})
NOTHING_PLAYED: Mapping[Chain, PlayedOut] = MappingProxyType({})
SAVED = (PlayedOut.LIVES, PlayedOut.SAFE, PlayedOut.HANGS, PlayedOut.KO, PlayedOut.UNTAKEN)
"""Outcomes of playing a group out after which its stones are not simply dead."""
PLAYED = 0.95
"""The lean (1 alive, −1 dead) that playing out gives.

It is at least this for saved stones, and at most minus this for captured ones.
"""
EVEN = 0.0
"""The lean (1 alive, −1 dead) of stones that may be either; they are left on the board."""


@frozen
class RuleContext:
    """The parts of a rule set that decide what the players are asked.

    Attributes:
        bent_four_played: True if bent four in the corner is not dead by rule, but must be
            played out.
        ko_costs: True if connecting an open ko costs its owner a point; then the players are
            asked whether it must be connected.
    """

    bent_four_played: bool = False
    ko_costs: bool = True

    @classmethod
    def of(cls, rules: RuleSet) -> RuleContext:
        """Returns the context that ``rules`` give."""
        stone = rules.weights.get(Quantity.STONES, 0)
        return cls(
            bent_four_played=TrialStep.KO_PASS not in trial_rules(rules).steps,
            ko_costs=not stone or stone != rules.weights.get(Quantity.KO, 0),
        )


PLAIN = RuleContext()
"""The default, for a board without a rule set."""


@frozen
class ChainJudged:
    """The judgement of a chain.

    Attributes:
        life: alive, dead or in seki.
        lean: how much the chain's own side owns its points on average: 1 alive, −1 dead for
            certain.
        proof: the proof of the status; None if the status was learned or ruled.
        ruled: True if the referee has ruled on the chain.
        fate: the outcome of playing the chain out; None if it was not played out.
        doubts: the reasons to ask the players; empty if there are none.
        premises: the ruled stones on which the judgement depends; empty if the board alone
            shows it.
    """

    points: Chain
    colour: Colour
    life: StoneStatus
    lean: float
    proof: Proof | None
    ruled: bool
    fate: PlayedOut | None
    doubts: tuple[Reason, ...]
    premises: frozenset[Point] = frozenset()

    @property
    def is_safe(self) -> bool:
        """True if playing the chain out showed that it is not captured."""
        return self.fate is not None and self.fate.is_safe


@frozen
class Judged:
    """The judgement of a board.

    Attributes:
        board: the position without the dead stones.
        regions: the empty regions of ``board``.
        doubtful_points: empty points that may have another owner than the board shows.
        open_borders: regions that neither side owns, but that the network gives to one side.
        kos: the kos that are open once the dead stones are removed.
        asked_kos: the open kos that the players are asked about.
    """

    chains: tuple[ChainJudged, ...]
    board: Position
    regions: tuple[Region, ...]
    doubtful_points: frozenset[Point]
    open_borders: tuple[Region, ...]
    kos: tuple[OpenKo, ...]
    asked_kos: tuple[OpenKo, ...]

    @property
    def dead(self) -> frozenset[Point]:
        return joined(c.points for c in self.chains if c.life is StoneStatus.DEAD)

    @property
    def seki(self) -> frozenset[Point]:
        return joined(c.points for c in self.chains if c.life is StoneStatus.SEKI)

    @property
    def doubtful(self) -> tuple[ChainJudged, ...]:
        return tuple(c for c in self.chains if c.doubts)

    def partners(self, chain: ChainJudged) -> tuple[ChainJudged, ...]:
        """Returns the chains that share a seki with ``chain``: in seki too, around a common
        region."""
        common = [r for r in self.regions if r.owner is None and r.stones & chain.points]
        beside = joined(r.stones for r in common)
        return tuple(
            c
            for c in self.chains
            if c is not chain and c.life is StoneStatus.SEKI and c.points & beside
        )

    @property
    def clear(self) -> bool:
        """True if there is nothing to ask the players."""
        points = self.doubtful_points or self.asked_kos
        return not (self.doubtful or points or self.open_borders)


def judged(
    position: Position,
    opinion: Opinion,
    proved: Mapping[Chain, Proof],
    ruled: Mapping[Point, StoneStatus] = NOTHING_RULED,
    played: Mapping[Chain, PlayedOut] = NOTHING_PLAYED,
    *,
    under: RuleContext = PLAIN,
    limits: Limits = USUAL,
) -> Judged:
    """Judges a finished board by the likely owner of every point.

    Args:
        opinion: the network's estimate.
        proved: the proofs found, by chain.
        ruled: the referee's rulings on stones.
        played: the outcome of each chain that was played out.
    """
    own = opinion.ownership
    lean: dict[Chain, float] = {}
    for chain in position.chains():
        said = {ruled[p] for p in chain if p in ruled}
        if said:
            lean[chain] = -1.0 if StoneStatus.DEAD in said else 1.0
        elif chain in proved:
            lean[chain] = -1.0 if proved[chain].life is StoneStatus.DEAD else 1.0
        else:
            lean[chain] = _played(leaning(position, own, chain), played.get(chain), limits)
    dead, board, regions = _without_dead(position, lean)
    doubted = {
        chain
        for chain, value in lean.items()
        if -limits.dead < value < EVEN and played.get(chain) is not PlayedOut.CAPTURED
    }
    if captors := doubted & _captors(position, regions, lean, proved, played):
        lean |= dict.fromkeys(captors, PLAYED)
        dead, board, regions = _without_dead(position, lean)
        doubted -= captors
    # Stones that may be dead, but look like a seki, are left on the board and asked about.
    shy = unapproached(position, regions, dead) if doubted else frozenset()
    if stay := {chain for chain in doubted if chain <= shy}:
        lean |= dict.fromkeys(stay, EVEN)
        dead, board, regions = _without_dead(position, lean)
    seki = groups_in_seki(board)
    living = {chain for chain, fate in played.items() if fate is PlayedOut.LIVES}
    odd = against(position, board, regions, dead, proved.keys() | living)
    odd[Why.UNAPPROACHED] |= joined(stay)
    alone = joined(stones for stones, _ in lone_areas(board, regions, proved.keys() | living))
    kos = tuple(open_kos(board))
    lone = {frozenset({ko.stone}) for ko in kos}
    gone = joined(
        chain
        for chain, value in lean.items()
        if value <= -limits.dead and played.get(chain) not in SAVED
    )
    stand = joined(chain for chain, value in lean.items() if value == EVEN)
    open_ = unended(position, opinion)
    chains = []
    for chain, value in lean.items():
        said = {ruled[p] for p in chain if p in ruled}
        proof = None if said else proved.get(chain)
        life = _life(value, chain & seki != frozenset(), said, proof)
        doubts: tuple[Reason, ...] = ()
        if not said and proof is None:
            # A lone ko stone is asked about as a ko. A chain whose neighbours are all dead
            # lives.
            beside = _beside(position, chain)
            near = chain not in lone and not (value > 0 and beside and beside <= gone)
            fate = played.get(chain)
            has_one = not chain.isdisjoint(alone)
            found = _doubts(
                chain, value, odd, opinion, limits, fate, near=near, one_area=has_one
            )
            doubts = tuple(found)
            if fate is PlayedOut.KO:
                doubts += (Reason(Why.KO_FIGHT, _kos_beside(position, chain)),)
            doubts += (Reason(open_),) if open_ else ()
        elif proof is not None and proof.ground is Ground.BENT_FOUR and under.bent_four_played:
            doubts = (Reason(Why.BENT_FOUR_RULE, proof.points),)
        colour = Colour(position.cells[min(chain)])
        fate = None if said or proof is not None else played.get(chain)
        chains.append(ChainJudged(chain, colour, life, value, proof, bool(said), fate, doubts))
    asked = joined(chain.points for chain in chains if chain.doubts)
    return Judged(
        tuple(chains),
        board,
        regions,
        _doubtful_points(regions, own, limits)
        - _settled(position, regions, chains)
        # Questions about stones cover these points already: stones around a region or in it,
        # and ko stones.
        - joined(r.points for r in regions if r.stones & stand)
        - joined(r.points - dead for r in regions if r.stones <= asked or r.points & asked)
        - joined(ko.points for ko in kos),
        tuple(r for r in regions if _is_open(r, own, limits)),
        kos,
        kos if under.ko_costs else (),
    )


def _without_dead(
    position: Position, lean: Mapping[Chain, float]
) -> tuple[frozenset[Point], Position, tuple[Region, ...]]:
    """Returns the dead stones (lean below 0), the board without them, and that board's
    regions."""
    dead = joined(chain for chain, value in lean.items() if value < 0)
    board = position.without(dead) if dead else position
    return dead, board, tuple(cut_regions(board))


def _captors(
    position: Position,
    regions: Sequence[Region],
    lean: Mapping[Chain, float],
    proved: Collection[Chain],
    played: Mapping[Chain, PlayedOut],
) -> set[Chain]:
    """Returns chains that seem dead, but live, as enemies in their area are surely dead.

    The death of those enemies is proved or was played out. In one area only one side can be
    dead.
    """
    found: set[Chain] = set()
    for region in regions:
        fallen = {chain for chain in lean if lean[chain] < 0 and chain & region.points}
        taken = {c for c in fallen if c in proved or played.get(c) is PlayedOut.CAPTURED}
        others = fallen - taken
        lost, left = ({position.cells[min(c)] for c in some} for some in (taken, others))
        if taken and lost.isdisjoint(left):
            found |= others
    return found


def _beside(position: Position, chain: Chain) -> frozenset[Point]:
    """Returns the enemy stones next to a chain."""
    near, cells = position.grid.neighbours, position.cells
    return frozenset(n for p in chain for n in near[p] if cells[n] and n not in chain)


def _kos_beside(position: Position, chain: Chain) -> frozenset[Point]:
    """Returns the points of open kos next to a chain that its own side can capture."""
    near, colour = position.grid.neighbours, Colour(position.cells[min(chain)])
    kos = (ko.points for ko in open_kos(position) if ko.taker is colour)
    return joined(ko for ko in kos if any(n in chain for p in ko for n in near[p]))


def _life(
    lean: float, in_seki: bool, said: set[StoneStatus], proof: Proof | None
) -> StoneStatus:
    if said:
        return next(
            life
            for life in (StoneStatus.DEAD, StoneStatus.SEKI, StoneStatus.ALIVE)
            if life in said
        )
    if proof is not None:
        return proof.life
    return StoneStatus.DEAD if lean < 0 else StoneStatus.SEKI if in_seki else StoneStatus.ALIVE


def _doubts(
    chain: Chain,
    lean: float,
    odd: Mapping[Why, frozenset[Point]],
    opinion: Opinion,
    limits: Limits,
    fate: PlayedOut | None,
    *,
    near: bool,
    one_area: bool,
) -> Iterable[Reason]:
    is_safe = fate is not None and fate.is_safe
    settled = fate is PlayedOut.CAPTURED or (is_safe and lean > 0)
    for why, points in odd.items():
        sure = settled or abs(lean) >= limits.area
        taken = why is Why.UNAPPROACHED and fate is PlayedOut.CAPTURED
        if chain & points and not (taken or (why is Why.ONE_AREA and sure)):
            yield Reason(why)
    if not near or settled:
        return
    # However sure the network is: only reading shows whether one small area holds two eyes.
    if fate is PlayedOut.UNSETTLED and lean > 0 and (one_area or lean < limits.area):
        yield Reason(Why.NO_EYES)
    if fate is PlayedOut.EYE_FILLED:
        yield Reason(Why.EYE_FILLED)
    if fate is PlayedOut.UNTAKEN or (is_safe and lean <= EVEN):
        yield Reason(Why.NOT_TAKEN)
    if fate is PlayedOut.HANGS or _turn(opinion, chain) > limits.turn:
        yield Reason(Why.TURN)
    if limits.is_near(lean):
        yield Reason(Why.NEAR)


def _doubtful_points(
    regions: Sequence[Region], own: Sequence[float], limits: Limits
) -> frozenset[Point]:
    doubtful: set[Point] = set()
    for region in regions:
        if region.owner is not None:
            sign = 1 if region.owner is BLACK else -1
            doubtful |= {p for p in region.points if own[p] * sign < limits.point}
    return frozenset(doubtful)


def _settled(
    position: Position, regions: Sequence[Region], chains: Iterable[ChainJudged]
) -> frozenset[Point]:
    """Returns points that are certain because the stones there are proved, ruled or captured.

    They are in regions that touch only such stones, or they are such dead stones and points
    next to them.
    """
    chains = tuple(chains)
    open_ = joined(
        c.points
        for c in chains
        if not c.ruled and c.proof is None and c.fate is not PlayedOut.CAPTURED
    )
    whole = joined(r.points for r in regions if not (r.points | r.stones) & open_)
    fallen = joined(
        c.points for c in chains if c.life is StoneStatus.DEAD and not c.points & open_
    )
    return whole | {n for p in fallen for n in (p, *position.grid.neighbours[p])}


def _is_open(region: Region, own: Sequence[float], limits: Limits) -> bool:
    if region.owner is not None:
        return False
    return sum(abs(own[p]) for p in region.points) > limits.dame


def _turn(opinion: Opinion, chain: Chain) -> float:
    return abs(_mean(opinion.black_first, chain) - _mean(opinion.white_first, chain))


def _mean(values: Sequence[float], chain: Chain) -> float:
    return sum(values[p] for p in chain) / len(chain)


def _played(lean: float, fate: PlayedOut | None, limits: Limits) -> float:
    if fate is PlayedOut.CAPTURED:
        return min(lean, -PLAYED)
    is_safe = fate is not None and fate.is_safe
    if is_safe and lean > 0:
        return max(lean, PLAYED)
    # Stones that seemed dead, but not surely, and can be saved are left on the board and asked
    # about.
    saved = is_safe or fate is PlayedOut.HANGS
    return EVEN if saved and -limits.dead < lean < EVEN else lean


def leanings(
    position: Position,
    opinion: Opinion,
    proved: Mapping[Chain, Proof],
    walls: Collection[Chain],
    ruled: Mapping[Point, StoneStatus] = NOTHING_RULED,
    limits: Limits = USUAL,
) -> dict[Chain, Leaning]:
    """Returns what is assumed of every chain before groups are played out."""
    held = {}
    for chain in position.chains():
        said = {ruled[p] for p in chain if p in ruled}
        proof = proved.get(chain)
        if said or proof is not None:
            life = _life(1.0, False, said, proof)
            held[chain] = Leaning(
                life is not StoneStatus.DEAD, True, life is StoneStatus.ALIVE, True
            )
        else:
            lean = leaning(position, opinion.ownership, chain)
            sure = not limits.is_near(lean) and _turn(opinion, chain) <= limits.turn
            held[chain] = Leaning(lean > 0, sure, chain in walls)
    return held


def leaning(position: Position, ownership: Sequence[float], chain: Chain) -> float:
    """Returns how much a chain's own side owns its points on average: from −1 to 1."""
    mean = _mean(ownership, chain)
    return mean if position.cells[min(chain)] == BLACK else -mean
