"""A small part of a board, cut out so that a claim about it can be read on its own.

The side that makes the claim is the *claimant*. Everything outside the arena is assumed as bad
for the claimant as possible. Outside, the claimant has only the liberties stated as sure. Every
outside point that is not one of its walls holds an enemy stone that cannot be captured.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from goref.core.proving.certificate import Arena
from goref.core.proving.masks import Mask, grown, parts, stays_cramped, union

V = TypeVar("V")
SAFE = 2
"""The number of sure liberties that counts as two eyes."""


class ArenaGroup(NamedTuple):
    """Connected stones of the claimant.

    Attributes:
        stones: the stones in the field.
        reach: the points of the field that they or their walls touch, own points included.
        sure: the most sure liberties that one of its walls has; :data:`SAFE` if the claim is to
            join all walls and they are joined.
        walls: the number of walls among them.
    """

    stones: Mask
    reach: Mask
    sure: int
    walls: int


class StoneCache(dict[Mask, V]):
    """A cache of values that depend only on a set of stones."""

    def __init__(self, work_out: Callable[[Mask], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, stones: Mask) -> V:
        found = self[stones] = self._work_out(stones)
        return found


def groups(arena: Arena, own: Mask) -> list[ArenaGroup]:
    """Returns the claimant's groups: all walls, and the stones in the field."""
    field, stride = arena.field, arena.stride
    found = [ArenaGroup(0, wall.touch, wall.sure, 1) for wall in arena.walls]
    for stones in parts(own, stride):
        reach, sure, walls = grown(stones, stride) & field, 0, 0
        apart = []
        for group in found:
            if group.reach & stones:
                stones |= group.stones
                reach |= group.reach
                sure = max(sure, group.sure)
                walls += group.walls
            else:
                apart.append(group)
        if arena.joins and walls == len(arena.walls):
            sure = SAFE
        apart.append(ArenaGroup(stones, reach, sure, walls))
        found = apart
    return found


class SettledClaim:
    """A test, for many positions, that a claim holds however often the claimant passes.

    The walls live by Benson's test; a sure liberty counts as an eye. If the claim is about
    land, an eye counts only if it remains one while the claimant captures the stones in it.
    Every part of the field with points of that land must be closed and too small for two enemy
    eyes. If the enemy takes one of two points kept for one purpose, the claimant takes the
    other.
    """

    def __init__(self, arena: Arena, known: StoneCache[list[ArenaGroup]] | None = None) -> None:
        self._arena = arena
        self._groups = StoneCache(partial(groups, arena)) if known is None else known
        self._sure = max(wall.sure for wall in arena.walls)
        self._touched = union(wall.touch for wall in arena.walls)
        self._prey = parts(arena.prey, arena.stride)
        self._stands = StoneCache(self._stand)

    def __call__(self, own: Mask, enemy: Mask) -> bool | None:
        """Returns whether the claim holds with these stones.

        Returns None if the claim fails whatever stones the enemy has.
        """
        arena = self._arena
        if arena.prey:
            if not all(chain & ~enemy for chain in self._prey):
                return False
            if arena.stay or not arena.keep:
                return is_no_gain(arena, self._groups[own], own, enemy)
        stand = self._stands[own]
        if stand is None:
            return None
        field, land = arena.field, arena.land
        if not land and not stand.walls & ~_alive(stand, enemy):
            return True
        alive, standing = stand.alive, stand.standing
        fixed, reach, ways, apart = _joined(standing, alive, field ^ own ^ enemy)
        if apart or not land:
            return not apart
        regions = stand.regions
        if alive != (1 << len(standing)) - 1:
            regions = parts(field & ~fixed, self._arena.stride)
        return not _is_roomy(arena, regions, reach, ways)

    def _stand(self, own: Mask) -> _Stand | None:
        """Returns the values that depend on the claimant's stones alone.

        Returns None if the claim fails by these stones.
        """
        arena = self._arena
        field, stride, land, hostile = arena.field, arena.stride, arena.land, arena.hostile
        if land & hostile & ~own:
            return None
        regions = parts(field & ~own, stride)
        closed = [region for region in regions if not region & hostile]
        if len(closed) + self._sure < SAFE and not arena.joins:
            return None
        if land:
            reach = grown(own, stride) | self._touched
            if _is_roomy(arena, regions, reach, reach & ~own):
                return None  # touches no more than if all stones live
        standing = self._groups[own]
        eyes = []
        for region in closed:
            border, left = 0, []
            for i, group in enumerate(standing):
                if group.reach & region:
                    border |= 1 << i
                    left.append((1 << i, region & ~group.reach))
            eyes.append((border, left))
        ones = twos = walls = 0
        for i, group in enumerate(standing):
            ones |= (group.sure > 0) << i
            twos |= (group.sure >= SAFE) << i
            walls |= (group.walls > 0) << i
        stand = _Stand(regions, standing, eyes, ones, twos, walls, 0)
        alive = _alive(stand, 0)
        may_live = not land and not walls & ~_alive(stand, field)
        if not may_live and walls & ~alive and not _may_join(standing, alive, field & ~own):
            return None
        return stand._replace(alive=alive)


class _Stand(NamedTuple):
    """The values that depend on the claimant's stones alone.

    Attributes:
        regions: the connected parts of the field without these stones.
        standing: the groups; sets of groups below have a bit for each, the first the lowest.
        eyes: for every closed region the groups around it, each with the points of the region
            that the group does not touch.
        ones, twos: the groups with at least one, or two, sure liberties elsewhere.
        walls: the groups with a wall.
        alive: the groups that live with any enemy stones.
    """

    regions: list[Mask]
    standing: list[ArenaGroup]
    eyes: list[tuple[Mask, list[tuple[Mask, Mask]]]]
    ones: Mask
    twos: Mask
    walls: Mask
    alive: Mask


def _alive(stand: _Stand, stay: Mask) -> Mask:
    """Returns the groups with two liberties that the enemy cannot take.

    ``stay``: enemy stones that are not captured meanwhile.
    """
    eyes = []
    for border, left in stand.eyes:
        vital = 0
        for bit, points in left:
            if not points & ~stay:
                vital |= bit
        if vital:
            eyes.append((border, vital))
    alive = (1 << len(stand.standing)) - 1
    while True:
        ones, twos = stand.ones, stand.twos
        for border, vital in eyes:
            if not border & ~alive:
                twos |= ones & vital
                ones |= vital
        if not alive & ~twos:
            return alive
        alive &= twos


def _may_join(standing: list[ArenaGroup], alive: Mask, open_: Mask) -> bool:
    """Returns whether every wall that is not yet alive might be joined to living groups.

    Only living groups that need nothing in the field count. One point may serve for several
    joins.
    """
    safe, left = 0, []
    for i, group in enumerate(standing):
        if not alive >> i & 1:
            left.append(group)
        elif group.sure >= SAFE:
            safe |= group.reach
    grew = True
    while grew:
        grew = False
        for group in left:
            ways = group.reach & safe & open_
            if ways & (ways - 1):
                safe |= group.reach
                left.remove(group)
                grew = True
                break
    return not any(group.walls for group in left)


def _is_roomy(arena: Arena, regions: list[Mask], reach: Mask, ways: Mask) -> bool:
    """Returns whether a part with points of the land is open or has room for two enemy eyes.

    ``reach``: points that living stones touch; ``ways``: those where more stones can be joined.
    """
    land, hostile, stride = arena.land, arena.hostile, arena.stride
    return any(
        region & land and (region & hostile or not stays_cramped(region & ~reach, ways, stride))
        for region in regions
    )


def _joined(
    standing: list[ArenaGroup], alive: Mask, open_: Mask
) -> tuple[Mask, Mask, Mask, bool]:
    """Returns the living groups as one.

    A group lives too if two points join it to a group that needs nothing in the field: the
    enemy can take only one of the two.

    Returns:
        A tuple of: the stones of living groups; the points they touch; the empty ones of these
        points that can join other groups; True if a wall is in no living group.
    """
    fixed = reach = safe = 0
    left = []
    for i, group in enumerate(standing):
        if not alive >> i & 1:
            left.append(group)
            continue
        fixed |= group.stones
        reach |= group.reach
        if group.sure >= SAFE:
            safe |= group.reach
    grew = True
    while grew and left:
        grew = False
        for group in left:
            ways = group.reach & safe & open_
            if ways & (ways - 1):
                first = ways & -ways
                open_ &= ~(first | (ways ^ first) & -(ways ^ first))
                fixed |= group.stones
                reach |= group.reach
                safe |= group.reach
                left.remove(group)
                grew = True
                break
    return fixed, reach, safe & open_, any(group.walls for group in left)


def is_free(arena: Arena) -> bool:
    """Returns whether all stones of the claimant have a liberty in the field, or a sure one."""
    open_ = arena.field & ~arena.own & ~arena.enemy
    return all(group.sure or group.reach & open_ for group in groups(arena, arena.own))


def is_gone(arena: Arena, enemy: Mask) -> bool:
    """Returns whether all chains of the prey were captured."""
    return all(chain & ~enemy for chain in parts(arena.prey, arena.stride))


def may_pass(arena: Arena, own: Mask, enemy: Mask) -> bool:
    """Returns whether the claimant may answer a pass by a pass before the claim is settled."""
    if arena.stay:
        return arena.keep and not arena.stay & ~own and not arena.prey & ~enemy
    return arena.keep and is_gone(arena, enemy)


def is_no_gain(arena: Arena, standing: list[ArenaGroup], own: Mask, enemy: Mask) -> bool:
    """Returns whether the enemy, who is to play, gets at most as many points as the prey has.

    The claimant, with groups ``standing``, keeps the stones joined to the walls, and gets half
    of the empty points next to them.
    """
    joined = [group for group in standing if group.walls]
    open_ = arena.field ^ own ^ enemy
    kept = union(group.stones for group in joined).bit_count()
    beside = (union(group.reach for group in joined) & open_).bit_count()
    return kept + beside // 2 >= (arena.field & ~arena.prey).bit_count()
