"""The opinions of goref and other engines about the same stones or points, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from goref.app.opinion.suggestion import (
    ChainFinding,
    IfBegun,
    OtherOpinion,
    Suggestion,
    joined,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.ruling.ruling import StoneStatus

OWN = "goref"
NO_OWNERS: Mapping[Colour | None, frozenset[Point]] = MappingProxyType({})


@frozen
class SaidOfStones:
    """One opinion about stones or empty points.

    Attributes:
        name: the author of the opinion.
        lives: the stones by status; the key None is for stones that are not dead, but perhaps
            in seki. Stones that are missing were given no status.
        begins: the side to begin, if the opinion depends on that; else None.
        owners: the empty points by owner; the key None is for nobody's points.
    """

    name: str
    lives: Mapping[StoneStatus | None, frozenset[Point]]
    begins: Colour | None = None
    owners: Mapping[Colour | None, frozenset[Point]] = NO_OWNERS

    @property
    def is_silent(self) -> bool:
        """True if the author was asked but says nothing about the stones or points."""
        return not (self.lives or self.owners)


def side_by_side(points: frozenset[Point], suggestion: Suggestion) -> tuple[SaidOfStones, ...]:
    """Returns all opinions about certain stones or empty points, goref's own first.

    Returns an empty tuple if no other engine was asked. Engines that say nothing are included.
    """
    chains = [c for c in suggestion.chains if c.points & points]
    if not suggestion.others:
        return ()
    if not chains:
        return tuple(_of_points(points, suggestion))
    made = [one for other in suggestion.others for one in _said(other, chains)]
    return (_of(OWN, [(c.points, c.life) for c in chains]), *made)


def unsettled(other: OtherOpinion, suggestion: Suggestion) -> frozenset[Point]:
    """Returns stones that the players must decide, although another engine agrees with goref.

    Some doubts cannot be settled by an engine.
    """
    lives = {c.points: c.life for c in suggestion.chains}
    alike = joined(points for points, life in lives.items() if other.life(points) is life)
    stones = (doubt.stones for doubt in suggestion.unclear if doubt.otherwise is not None)
    return joined(points for points in stones if points <= alike)


def _said(other: OtherOpinion, chains: list[ChainFinding]) -> Iterator[SaidOfStones]:
    """Yields an engine's opinions about chains: one, or one for each side to begin."""
    said = [(c.points, other.life(c.points)) for c in chains if _tells(other, c.points)]
    known = {points for points, _ in said}
    left = [c.points for c in chains if c.points not in known]
    begun = [one for one in other.if_begun if any(_tells(one, chain) for chain in left)]
    for one in begun:
        more = [(chain, one.life(chain)) for chain in left if _tells(one, chain)]
        yield _of(other.name, [*said, *more], one.side)
    if not begun:
        yield _of(other.name, said)


def _tells(other: OtherOpinion | IfBegun, chain: Chain) -> bool:
    return other.life(chain) is not None or chain <= other.told - other.dead


def _of(
    name: str, said: list[tuple[Chain, StoneStatus | None]], begins: Colour | None = None
) -> SaidOfStones:
    lives: dict[StoneStatus | None, frozenset[Point]] = {}
    for life in (StoneStatus.ALIVE, StoneStatus.DEAD, StoneStatus.SEKI, None):
        stones = frozenset(p for points, one in said if one is life for p in points)
        if stones:
            lives[life] = stones
    return SaidOfStones(name, lives, begins)


def _of_points(points: frozenset[Point], suggestion: Suggestion) -> Iterator[SaidOfStones]:
    """Yields the opinions about empty points, goref's own first."""
    own = {one.point: one.owner for one in suggestion.points}
    yield _owned(OWN, {p: own.get(p) for p in points})
    for other in suggestion.others:
        if other.land is None:
            yield SaidOfStones(other.name, {})
        else:
            black, white = other.land
            owners = {p: BLACK if p in black else WHITE if p in white else None for p in points}
            yield _owned(other.name, owners)


def _owned(name: str, owners: Mapping[Point, Colour | None]) -> SaidOfStones:
    told = {
        side: frozenset(p for p, owner in owners.items() if owner is side)
        for side in (*COLOURS, None)
    }
    return SaidOfStones(name, {}, None, {side: land for side, land in told.items() if land})
