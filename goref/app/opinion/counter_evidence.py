"""The evidence on a board against the death of stones that seem dead."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from goref.app.opinion.suggestion import Why, joined
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position, connected
from goref.core.board.regions import Region
from goref.core.board.seki_groups import grouped

SMALL_AREA = 7
"""An area of at most this many points, dead stones included, may not hold two eyes."""


def against(
    position: Position,
    board: Position,
    regions: Sequence[Region],
    dead: frozenset[Point],
    proved: Collection[Chain],
) -> dict[Why, frozenset[Point]]:
    """Returns the stones with evidence against their death, by the kind of evidence.

    Args:
        board, regions: the position without the dead stones, and that board's empty regions.
        proved: the chains whose status is known, whatever area they have.
    """
    return {
        Why.CONTRADICTED: _contradicted(position, regions, dead),
        Why.UNAPPROACHED: unapproached(position, regions, dead),
        Why.ONE_AREA: by_one_area(board, regions, dead, proved),
    }


def _contradicted(
    position: Position, regions: Sequence[Region], dead: frozenset[Point]
) -> frozenset[Point]:
    """Returns dead stones that are not in the enemy's own area, or share one with dead
    enemies."""
    odd: set[Point] = set()
    for region in regions:
        fallen = region.points & dead
        if len({position.cells[p] for p in fallen}) > 1 or any(
            region.owner is not Colour(position.cells[p]).other for p in fallen
        ):
            odd |= fallen
    return frozenset(odd)


def unapproached(
    position: Position, regions: Sequence[Region], dead: frozenset[Point]
) -> frozenset[Point]:
    """Returns dead stones that the enemy cannot approach, as in a seki.

    Every enemy play next to such stones would put itself into atari.
    """
    near, cells = position.grid.neighbours, position.cells
    found: set[Point] = set()
    for region in regions:
        fallen = region.points & dead
        if not fallen:
            continue
        enemy = Colour(cells[min(fallen)]).other
        beside = {n for p in fallen for n in near[p] if not cells[n]}
        if not any(_is_safe(position, p, enemy) for p in sorted(beside)):
            found |= fallen
    return frozenset(found)


def by_one_area(
    board: Position,
    regions: Sequence[Region],
    dead: frozenset[Point],
    proved: Collection[Chain],
) -> frozenset[Point]:
    """Returns groups whose only area is small and holds dead stones, and these dead stones.

    It was not read whether capturing them makes two eyes. Groups with a chain in ``proved`` are
    left out.
    """
    return joined(
        stones | (area & dead)
        for stones, area in lone_areas(board, regions, proved)
        if area & dead
    )


def lone_areas(
    board: Position, regions: Sequence[Region], proved: Collection[Chain]
) -> Iterator[tuple[frozenset[Point], frozenset[Point]]]:
    """Yields the stones of each group whose only area is small, with that area's points.

    Groups with a chain in ``proved`` are left out.
    """
    groups = grouped(board)
    for number, chains in enumerate(groups.groups):
        if groups.land.get(number, 0) > SMALL_AREA or any(c in proved for c in chains):
            continue
        stones = joined(chains)
        own = [r for r in regions if r.owner is not None and r.stones & stones]
        if len(own) == 1:
            yield stones, own[0].points


def _is_safe(position: Position, point: Point, colour: Colour) -> bool:
    """Returns whether a play captures stones or leaves its own chain at least two liberties."""
    done = position.play(point, colour)
    if done.own:
        return False
    after = done.position
    return (
        bool(done.captured)
        or len(after.liberties(connected(after.grid, after.cells, point))) > 1
    )
