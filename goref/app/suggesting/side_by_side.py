"""Opinions of the same stones side by side: who takes which of them for what."""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.suggesting.suggestion import OtherOpinion, Suggestion, joined
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.ruling.ruling import Life

OWN = "goref"


@frozen
class SaidOfStones:
    """What one says of stones.

    Attributes:
        name: who says it.
        lives: the stones by what they are taken for; None: for not dead, but perhaps in seki.
            Of what is not there it says nothing.
    """

    name: str
    lives: Mapping[Life | None, frozenset[Point]]


def side_by_side(points: frozenset[Point], suggestion: Suggestion) -> tuple[SaidOfStones, ...]:
    """All opinions of some stones, goref's own first; none unless another engine has one."""
    chains = [c for c in suggestion.chains if c.points & points]
    made = []
    for other in suggestion.others:
        said = [(c.points, other.life(c.points)) for c in chains if _tells(other, c.points)]
        if said:
            made.append(_of(other.name, said))
    return (_of(OWN, [(c.points, c.life) for c in chains]), *made) if made else ()


def unsettled(other: OtherOpinion, suggestion: Suggestion) -> frozenset[Point]:
    """Stones of which an engine says what is suggested, and that are asked about all the same:
    not every doubt is an engine's to settle."""
    lives = {c.points: c.life for c in suggestion.chains}
    alike = joined(points for points, life in lives.items() if other.life(points) is life)
    stones = (doubt.points for doubt in suggestion.unclear if doubt.otherwise is not None)
    return joined(points for points in stones if points <= alike)


def _tells(other: OtherOpinion, chain: Chain) -> bool:
    return other.life(chain) is not None or chain <= other.told - other.dead


def _of(name: str, said: list[tuple[Chain, Life | None]]) -> SaidOfStones:
    lives: dict[Life | None, frozenset[Point]] = {}
    for life in (Life.ALIVE, Life.DEAD, Life.SEKI, None):
        stones = frozenset(p for points, one in said if one is life for p in points)
        if stones:
            lives[life] = stones
    return SaidOfStones(name, lives)
