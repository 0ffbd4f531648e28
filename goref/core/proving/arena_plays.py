"""The results of plays on an arena."""

from __future__ import annotations

from functools import partial

from goref.core.proving.arena import SAFE, StoneCache, groups
from goref.core.proving.certificate import Arena
from goref.core.proving.masks import Mask, bits, flood, grown, is_cramped, union

LOST = 0, 0
"""Marks a lost claim: no real position, as an enemy who has just played has a stone."""


class ArenaPlays:
    """The plays on an arena.

    Attributes:
        near: for every point of the field, the point and its neighbours in the field.
        groups: the claimant's groups by own stones.
    """

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.near = {bit: grown(bit, arena.stride) & arena.field for bit in bits(arena.field)}
        self.groups = StoneCache(partial(groups, arena))
        self._lacks_eyes = StoneCache(self._without_eyes)
        self._thin = [wall.touch for wall in arena.walls if wall.sure < SAFE]
        self._bare = union(wall.touch for wall in arena.walls if not wall.sure)

    def breathes(self, own: Mask, open_: Mask) -> bool:
        """Returns whether every wall has the liberty it needs, with the enemy to play."""
        for touch in self._thin:
            if not touch & open_:
                break
        else:
            return True
        for group in self.groups[own]:
            if group.walls and group.sure < SAFE and not group.reach & open_:
                return False
        return True

    def after_enemy(self, own: Mask, enemy: Mask, move: Mask) -> tuple[Mask, Mask] | None:
        """Returns the stones after an enemy play; None for suicide.

        Returns LOST if the play captures a wall or leaves no hope. Captures in a field open to
        the outside are also LOST, because the capturing stones may be captured in turn.
        """
        arena = self.arena
        enemy |= move
        open_ = arena.field ^ own ^ enemy
        taken = 0
        if self.near[move] & own or move & self._bare:
            for group in self.groups[own]:
                if group.reach & move and not group.sure and not group.reach & open_:
                    if group.walls or (arena.hostile and not (arena.keep or arena.prey)):
                        return LOST
                    taken |= group.stones
        if taken:
            return own & ~taken, enemy
        if not arena.hostile and self.near[move] & open_:
            return own, enemy
        chain = flood(move, enemy, arena.stride)
        if chain & arena.hostile:
            return LOST if self._is_vain(enemy, chain) else (own, enemy)
        return (own, enemy) if grown(chain, arena.stride) & open_ else None

    def _is_vain(self, enemy: Mask, chain: Mask) -> bool:
        """Returns whether a claim has no hope once an enemy chain is joined to the outside.

        No chain that is joined to the outside is ever captured.
        """
        arena = self.arena
        if arena.land:
            return chain & arena.land != 0
        if arena.keep or arena.prey or arena.joins:
            return False
        return self._lacks_eyes[flood(enemy & arena.hostile, enemy, arena.stride)]

    def _without_eyes(self, fast: Mask) -> bool:
        """Returns whether some wall has neither room for its eyes nor a way to living stones.

        ``fast``: enemy stones that are assumed never to be captured.
        """
        arena = self.arena
        free = arena.field & ~fast
        eyes = free & ~arena.own & ~arena.hostile & ~grown(fast, arena.stride)
        left = list(arena.walls)
        while left:
            reach, sure, met = 0, 0, [left.pop()]
            while met:
                for wall in met:
                    reach |= flood(wall.touch & free, free, arena.stride)
                    sure = max(sure, wall.sure)
                met = [wall for wall in left if wall.touch & reach]
                left = [wall for wall in left if not wall.touch & reach]
            room = eyes & reach
            if (not room and sure < SAFE) or (not sure and is_cramped(room, arena.stride)):
                return True
        return False

    def after_own(self, own: Mask, enemy: Mask, move: Mask) -> tuple[Mask, Mask] | None:
        """Returns the stones (own, enemy) after a play of the claimant; None for suicide."""
        arena, near = self.arena, self.near[move]
        own |= move
        open_ = arena.field ^ own ^ enemy
        if near & enemy:
            taken = 0
            for bit in bits(near & enemy):
                if bit & taken or self.near[bit] & open_:
                    continue
                chain = flood(bit, enemy, arena.stride)
                if not chain & arena.hostile and not grown(chain, arena.stride) & open_:
                    taken |= chain
            enemy &= ~taken
            open_ |= taken
        if not near & open_:
            for group in self.groups[own]:
                if group.stones & move and not group.sure and not group.reach & open_:
                    return None
        return own, enemy
