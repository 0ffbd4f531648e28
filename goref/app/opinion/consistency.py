"""Makes the judgements of all chains consistent with each other.

A chain that is judged alive shows how it lives. If one chain is in doubt, so is every chain
whose fate depends on it: chains that it would capture, chains that would capture it, and chains
that live only because of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from goref.app.opinion.border_stakes import together
from goref.app.opinion.counter_evidence import by_one_area
from goref.app.opinion.judging import ChainJudged, Judged
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.suggestion import Reason, Why, joined
from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.board.regions import cut_regions
from goref.core.board.seki_groups import grouped, standing
from goref.core.ruling.ruling import StoneStatus

MOST_ROUNDS = 4
"""The most steps by which a doubt spreads from a chain to the chains that depend on it."""


def consistent(of: Judged, position: Position) -> Judged:
    """Returns a judgement in which chains that contradict others are doubtful."""
    of = asked_together(_with_eyes(of), position)
    return _left_alone(of) if any(c.ruled for c in of.chains) else of


def asked_together(of: Judged, position: Position) -> Judged:
    """Returns the judgement with doubts spread to the chains that depend on doubtful chains.

    Chains that are ruled on or proved by themselves remain clear, and so do those more than
    ``MOST_ROUNDS`` steps away.
    """
    of = _halves_together(_taken_together(of, position))
    spread: set[frozenset[Point]] = set()
    for _ in range(MOST_ROUNDS):
        doubts = dict(_depending(of, position, spread))
        if not doubts:
            break
        chains = (
            c if c.points not in doubts else replace(c, doubts=doubts[c.points])
            for c in of.chains
        )
        of = _halves_together(replace(of, chains=tuple(chains)))
    return of


def bare(of: Judged) -> frozenset[Chain]:
    """Returns the clear chains that seem alive, but have no two eyes, no living group and no
    seki.

    If playing out showed two eyes, or that they join a living group, they are left out.
    """
    shown = _alive(of.board) | standing(of.board).seki
    return frozenset(
        c.points
        for c in of.chains
        if c.life is StoneStatus.ALIVE and not c.points & shown
        if not (c.ruled or c.proof or c.doubts or c.fate is PlayedOut.LIVES)
    )


def _with_eyes(of: Judged) -> Judged:
    """Makes bare chains doubtful."""
    doubts = dict.fromkeys(bare(of), (Reason(Why.BARE),))
    chains = (replace(c, doubts=doubts.get(c.points, c.doubts)) for c in of.chains)
    return replace(of, chains=tuple(chains))


def _depending(
    of: Judged, position: Position, spread: set[frozenset[Point]]
) -> Iterator[tuple[Chain, tuple[Reason, ...]]]:
    """Yields clear chains that change their status if a doubt is decided the other way.

    Each comes with the reasons for its new doubt.

    Args:
        spread: the doubtful stones that were followed already; those followed now are added.
    """
    dead = of.dead
    certain = {chain.points for chain in of.chains if _by_itself(chain)}
    before = _verdicts(position, dead, certain)
    found: set[Chain] = set()
    doubtful = (c for c in of.doubtful if not _by_itself(c))
    for group in together(doubtful, of.regions):
        turn = tuple({r: None for c in group for r in c.doubts if r.why is Why.TURN})
        points = joined(chain.points for chain in group)
        if points in spread:
            continue
        spread.add(points)
        flipped = dead ^ points if points <= dead else dead | points
        after = _verdicts(position, flipped, certain)
        narrower = after.narrow - before.narrow
        for chain in of.chains:
            is_open = not (_by_itself(chain) or chain.doubts)
            if is_open and chain.points not in found and not chain.points & points:
                start = min(chain.points)
                is_other = before.shown[start] is not after.shown[start]
                if before.shown[start] and (is_other or start in narrower):
                    found.add(chain.points)
                    yield chain.points, (*turn, Reason(Why.DEPENDS, points))


def _by_itself(chain: ChainJudged) -> bool:
    """Returns whether a chain's status depends on no other chain: ruled, or proved without
    walls."""
    return chain.ruled or (chain.proof is not None and not chain.proof.rests)


@frozen
class _Verdicts:
    """The statuses that a board shows if certain of its stones are dead.

    Attributes:
        shown: the status of every stone; None for a stone that these deaths contradict.
        narrow: groups that live only by capturing dead stones in one small area, and those dead
            stones too.
    """

    shown: dict[Point, StoneStatus | None]
    narrow: frozenset[Point]


def _verdicts(
    position: Position, dead: frozenset[Point], certain: Collection[Chain]
) -> _Verdicts:
    """Returns the statuses that a board shows if the ``dead`` stones are dead.

    Args:
        certain: the chains whose status is known.
    """
    board = position.without(dead)
    living, seki = _alive(board), standing(board).seki
    shown: dict[Point, StoneStatus | None] = {
        p: StoneStatus.ALIVE if p in living else StoneStatus.SEKI if p in seki else None
        for p in position.grid.points
        if board.cells[p]
    }
    regions = cut_regions(board)
    for region in regions:
        for p in region.points & dead:
            is_prey = region.owner is Colour(position.cells[p]).other
            shown[p] = StoneStatus.DEAD if is_prey else None
    return _Verdicts(shown, by_one_area(board, regions, dead, certain))


def _alive(board: Position) -> frozenset[Point]:
    """Returns the stones that show life on a board from which the dead stones were removed."""
    groups = grouped(board)
    home = {p: number for number, chains in enumerate(groups.groups) for c in chains for p in c}
    eyes = Counter(home[min(r.stones)] for r in cut_regions(board) if r.owner is not None)
    two = joined(c for number, n in eyes.items() if n > 1 for c in groups.groups[number])
    return standing(board).living | two


def _taken_together(of: Judged, position: Position) -> Judged:
    """Makes all stones of a side with the same last liberty doubtful if one of them is.

    One play captures them all.
    """
    by_liberty: dict[tuple[Colour, Point, StoneStatus], list[ChainJudged]] = {}
    for chain in of.chains:
        liberties = position.parts.chains[chain.points]
        if len(liberties) == 1 and not chain.ruled and chain.proof is None:
            key = (chain.colour, min(liberties), chain.life)
            by_liberty.setdefault(key, []).append(chain)
    doubts: dict[Chain, tuple[Reason, ...]] = {}
    for sharing in by_liberty.values():
        unclear = next((chain.doubts for chain in sharing if chain.doubts), ())
        if unclear:
            doubts |= {chain.points: chain.doubts or unclear for chain in sharing}
    if not doubts:
        return of
    chains = (replace(c, doubts=doubts.get(c.points, c.doubts)) for c in of.chains)
    return replace(of, chains=tuple(chains))


def _halves_together(of: Judged) -> Judged:
    """Makes all stones of a seki doubtful if one of them is unclear: a seki is one question."""
    chains = {chain.points: chain for chain in of.chains}
    left = [chain for chain in of.doubtful if chain.life is StoneStatus.SEKI]
    for chain in left:
        turn = tuple(reason for reason in chain.doubts if reason.why is Why.TURN)
        for other in of.partners(chain):
            if not (other.ruled or other.proof or chains[other.points].doubts):
                half = replace(other, doubts=(*turn, Reason(Why.PARTNER)))
                chains[half.points] = half
                left.append(half)
    return replace(of, chains=tuple(chains.values()))


def _left_alone(of: Judged) -> Judged:
    """Makes stones in seki doubtful if the referee's rulings leave them alone in that seki.

    A seki needs stones of both sides. If the enemy next to it was ruled alive outside seki, and
    no other enemy shares it, the stones are doubtful however sure the network is of them.
    """
    said = [c for c in of.chains if c.ruled and c.life is StoneStatus.ALIVE]
    chains = []
    for chain in of.chains:
        if chain.life is StoneStatus.SEKI and not chain.ruled:
            beside = (r.stones for r in of.regions if r.owner is None)
            near = joined(stones for stones in beside if stones & chain.points)
            enemy = any(c.points & near for c in said if c.colour is not chain.colour)
            paired = any(c.colour is not chain.colour for c in of.partners(chain))
            if enemy and not paired:
                chain = replace(chain, doubts=(*chain.doubts, Reason(Why.ONE_SIDE)))
        chains.append(chain)
    return replace(of, chains=tuple(chains))
