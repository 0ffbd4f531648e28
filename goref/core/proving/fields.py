"""The small parts of a board that are worth reading for a side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from goref.core.proving.certificate import Arena
from goref.core.proving.masks import Mask, bits, flood, grown, many, parts, twice_beside, union
from goref.core.proving.side import Side

MOST_OPEN = 9
"""The most empty points of a small region.

In a larger region only the ends and the stones inside are read.
"""
WIDE = 13
"""The most empty points of a field that is not wide.

In a wide field, a claim is proved early or not at all.
"""
MOST_OPEN_READ = 40
"""The most empty points of a field that is read."""
MOST_POINTS = 100
"""The most points of a field that is read, stones included."""
MOST_ROOM = 7
"""The most empty points that no wall touches in a field that is read.

With more, the enemy has room for eyes.
"""
MOST_ROOM_OPEN = 4
""":data:`MOST_ROOM` for a field that is open to the outside.

With more such points hardly any wall lives there, and a chain next to two of them is hardly
ever captured.
"""
MOST_OPEN_SHUT_IN = 3
"""The most empty points of a field in which the enemy stones are shut in."""
MOST_POINTS_SHUT_IN = 25
"""The most points of such a field: in more, something may live once the stones are captured."""
LEAST_OPEN = 3
"""The fewest empty points of an end of a large region."""
MOST_DOORS = 5
"""The most points open to the rest of the board around a chain that is read in large land."""
MOST_BETWEEN = 5
"""The most empty points of a cut that is read."""
CROWD = 8
"""The most enemy stones in a field that do not probably live, whatever the room."""
SMALL_ROOM = 2
"""The most empty points of a small room."""


def size(side: Side, field: Mask) -> int:
    """Returns the number of empty points in a field."""
    return (field & side.open).bit_count()


def is_small(side: Side, field: Mask) -> bool:
    """Returns whether a region is read as a whole."""
    return size(side, field) <= MOST_OPEN and field.bit_count() <= MOST_POINTS


def room(arena: Arena) -> Mask:
    """Returns the empty points that no wall touches.

    For a claim of land, points that a wall can always reach are left out, too.
    """
    touched = union(wall.touch for wall in arena.walls)
    open_ = arena.field & ~arena.own & ~arena.enemy
    far = open_ & ~touched
    return far & ~twice_beside(open_ & touched, arena.stride) if arena.land else far


def is_hopeless(arena: Arena) -> bool:
    """Returns whether a field is not worth reading at all."""
    open_ = arena.field & ~arena.own & ~arena.enemy
    if open_.bit_count() > MOST_OPEN_READ or arena.field.bit_count() > MOST_POINTS:
        return True
    far = room(arena)
    if not arena.hostile or far.bit_count() <= MOST_ROOM_OPEN:
        return far.bit_count() > MOST_ROOM
    loose = not arena.land or many(grown(arena.land, arena.stride) & far)
    return loose or far.bit_count() > MOST_ROOM


def is_wide(arena: Arena) -> bool:
    """Returns whether a field has more than WIDE empty points, so that little is read."""
    return (arena.field & ~arena.own & ~arena.enemy).bit_count() > WIDE


def is_crowded(arena: Arena) -> bool:
    """Returns whether so many enemy stones are in a field that they probably live."""
    return arena.enemy.bit_count() > CROWD and room(arena).bit_count() > SMALL_ROOM


def is_shut_in(arena: Arena) -> bool:
    """Returns whether the claim is that enemy stones with at most one small eye are dead."""
    open_ = arena.field & ~arena.own & ~arena.enemy
    is_closed = bool(arena.land) and not arena.hostile
    few = open_.bit_count() <= MOST_OPEN_SHUT_IN
    return is_closed and few and arena.field.bit_count() <= MOST_POINTS_SHUT_IN


def ends(side: Side, region: Mask) -> dict[Mask, list[int]]:
    """Returns the ends of a region that might be eyes, with the chains around them.

    One point, or two adjacent points, cut an end off; each end is read with and without them.
    """
    beside_own = grown(side.own, side.stride)
    by = (region & -region).bit_length() - 1
    found = (end << by for end in _cut_off(region >> by, side.stride))
    return {
        end: side.around(end) for end in found if _may_be_eye(side, end, region, beside_own)
    }


@lru_cache(maxsize=64)
def _cut_off(region: Mask, stride: int) -> tuple[Mask, ...]:
    """Returns a region's ends that are not too large.

    Cached, because the region often remains the same while the chains around it change.
    """
    found: dict[Mask, None] = {}
    for steps in ((0,), (0, 1), (0, stride)):
        for seed in bits(_parting(region, stride, steps[-1])):
            mouth = union(seed << step for step in steps)
            rest = region & ~mouth
            beside = grown(mouth, stride) & rest
            while beside:
                first = beside & -beside
                end = _end(first, rest, stride)
                beside &= ~(end or first)
                if end and end != rest:
                    found[end] = found[end | mouth] = None
    return tuple(found)


def _end(seed: Mask, within: Mask, stride: int) -> Mask:
    """Returns the points of ``within`` joined to ``seed``; 0 if they are too many."""
    while seed.bit_count() <= MOST_OPEN + CROWD:
        wider = (seed | seed << 1 | seed >> 1 | seed << stride | seed >> stride) & within
        if wider == seed:
            return seed
        seed = wider
    return 0


def _parting(region: Mask, stride: int, step: int) -> Mask:
    """Returns the points that part a region: their neighbours are not joined around them.

    With a ``step`` (1 or the stride), a point parts the region together with the next one.
    """

    def at(by: int) -> Mask:
        return region >> by if by > 0 else region << -by

    on, off = (step, stride + 1 - step) if step else (1, stride)
    # The neighbours in a ring, each with the corner that joins it to the one before.
    ring = [(step + on, step + on - off), (step + off, step + on + off), (off, 0)]
    ring += [(-on, off - on), (-off, -off - on), (step - off, -off)]
    once = twice = 0
    before = at(step - off)
    for by, corner in ring:
        here = at(by)
        start = here & ~(before & at(corner))
        twice |= once & start
        once |= start
        before = here
    return region & at(step) & twice


def _may_be_eye(side: Side, end: Mask, region: Mask, beside_own: Mask) -> bool:
    """Returns whether an end of a region is small and mostly free of the enemy.

    Where the end is open, the enemy is assumed to be next to it already.
    """
    open_ = end & side.open
    if not LEAST_OPEN <= open_.bit_count() <= MOST_OPEN:
        return False
    enemy = end & side.enemy
    hostile = grown(region & ~end, side.stride) & end
    inside = open_ & beside_own & ~hostile
    return (
        not hostile & enemy
        and enemy.bit_count() <= CROWD
        and inside.bit_count() > enemy.bit_count() + 1
        and (open_ & ~beside_own).bit_count() <= MOST_ROOM
    )


def around(side: Side, chain: Mask, alive: Mask) -> Iterator[Mask]:
    """Yields ever wider fields around an enemy chain in larger land, for reading its capture.

    ``alive``: stones that live.
    """
    field, beside = chain, grown(chain, side.stride)
    while True:
        wider = grown(field & ~side.own, side.stride) & side.board & ~alive
        for stones in (side.own, side.enemy):
            for part in parts(wider & stones & ~field, side.stride):
                wider |= flood(part & -part, stones, side.stride)
        if wider == field or size(side, wider) > MOST_OPEN_READ:
            return
        field = wider
        doors = grown(side.board & ~alive & ~field, side.stride) & field
        if not doors & (beside | side.enemy) and doors.bit_count() <= MOST_DOORS:
            yield field


def between(side: Side, common: Mask) -> Iterator[Mask]:
    """Yields small fields around common liberties of two chains, to read their connection."""
    more = common & (common - 1)
    if more:
        yield (common ^ more) | (more & -more)
        return
    if common:
        field = grown(common, side.stride) & side.open
        yield field
        enemy = grown(common, side.stride) & side.enemy
        for part in parts(enemy, side.stride):
            whole = flood(part & -part, side.enemy, side.stride)
            field |= whole | grown(whole, side.stride) & side.open
        if enemy and size(side, field) <= MOST_BETWEEN:
            yield field
