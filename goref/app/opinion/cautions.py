"""Points to check before counting: open borders, protective plays, atari, kos."""

from __future__ import annotations

from collections.abc import Iterator, Set

from goref.app.opinion.judging import Judged
from goref.app.opinion.suggestion import Caution, Reason, Why, joined
from goref.app.ownership.network import Opinion
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.benson import unconditionally_alive
from goref.core.board.position import Position
from goref.core.protection.needed_play import needed_plays
from goref.core.ruling.survey import Survey

FIRST_PLAY = 0.5
"""A point matters if its ownership (−1 to 1) depends on the side to play by more than this."""


def open_borders(of: Judged, opinion: Opinion) -> tuple[Caution, ...]:
    """Returns the regions that the network gives to one side although both border on them."""
    made = []
    for region in of.open_borders:
        total = sum(opinion.ownership[p] for p in region.points)
        owner = Colour(1 if total > 0 else 2)
        made.append(Caution(region.points, owner, Reason(Why.OPEN, region.points)))
    return tuple(made)


def protective(position: Position, of: Judged, opinion: Opinion) -> tuple[Caution, ...]:
    """Returns a caution for each owned point whose owner depends on who plays first.

    The dependence is the network's estimate.
    """
    settled = {
        p for c in COLOURS for chain in unconditionally_alive(of.board, c) for p in chain
    }
    open_ = _in_question(of, settled)
    return tuple(
        Caution(frozenset({p}), owner, Reason(Why.FIRST_PLAY, frozenset({p})))
        for p, owner in _land(position, of)
        if p in open_ and abs(opinion.black_first[p] - opinion.white_first[p]) > FIRST_PLAY
    )


def _in_question(of: Judged, settled: Set[Point]) -> frozenset[Point]:
    """Returns the points of regions that may need a protective play.

    Three kinds of regions are left out: their walls live whatever is played, they were read
    completely, or the players are asked about their stones.

    Args:
        settled: the stones of chains that live whatever is played.
    """
    sure = joined(c.points for c in of.chains if c.proof or c.ruled) | settled
    asked = joined(c.points for c in of.doubtful)
    return joined(
        r.points
        for r in of.regions
        if not r.stones <= settled
        and not (r.stones | r.points & of.dead) <= sure
        and asked.isdisjoint(r.stones | r.points)
    )


def _land(position: Position, of: Judged) -> Iterator[tuple[Point, Colour]]:
    for region in of.regions:
        if region.owner is not None:
            for p in sorted(region.points):
                if not position.cells[p]:
                    yield p, region.owner


def to_fill(seen: Survey, of: Judged) -> tuple[Caution, ...]:
    """Returns a caution for each own point that must be filled, as reading proves.

    Points next to doubtful stones, or in a ko, are left out: they are asked about separately.
    """
    asked = joined(c.points for c in of.doubtful)
    kos = joined(ko.points for ko in of.kos)
    return tuple(
        Caution(frozenset({play.point}), play.owner, Reason(Why.FILL, play.points))
        for play in needed_plays(seen)
        if asked.isdisjoint(play.stones)
        and not (play.of_ko or play.points & kos)  # a ko is a question of its own
    )


def in_atari(of: Judged) -> tuple[Caution, ...]:
    """Returns a caution for each living chain in atari, except in a seki: a border may break
    there."""
    made = []
    for colour in COLOURS:
        for chain in of.board.chains(colour):
            liberties = of.board.liberties(chain)
            if len(liberties) == 1 and not chain & of.seki:
                made.append(Caution(chain, colour, Reason(Why.ATARI, liberties)))
    return tuple(made)
