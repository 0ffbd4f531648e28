"""Seki where whoever begins is captured."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.proving.arena import SAFE
from goref.core.proving.attempts import Attempts
from goref.core.proving.masks import Mask, bits, parts
from goref.core.proving.reading import Reading

MOST_OPEN = 6
MOST_POINTS = 40
NODES = 400
"""So many positions are looked at for one first play."""


class Standoff(NamedTuple):
    """Chains of both colours between living ones, by their numbers, and their liberties."""

    chains: dict[Colour, list[int]]
    liberties: Mask


def standoffs(tries: dict[Colour, Attempts], judged: Mask) -> Iterator[Standoff]:
    """The sekis of a board in which every play of either side there loses all its chains.

    Parts with stones already ``judged`` are left out.
    """
    sides = {colour: one.side for colour, one in tries.items()}
    some = sides[COLOURS[0]]
    living = 0
    for one in tries.values():
        for i in one.now.alive:
            living |= one.side.chains[i]
    for field in parts(some.board & ~living, some.stride):
        open_ = field & some.open
        crowded = open_.bit_count() > MOST_OPEN or field.bit_count() > MOST_POINTS
        if crowded or field & judged:
            continue
        held = {
            colour: [i for i, chain in enumerate(side.chains) if chain & field]
            for colour, side in sides.items()
        }
        if all(held.values()) and all(
            _must_wait(field, sides[colour].own, tries[colour.other]) for colour in COLOURS
        ):
            near = 0
            for colour, side in sides.items():
                for i in held[colour]:
                    near |= side.near[i]
            yield Standoff(held, near & open_)


def _must_wait(field: Mask, stones: Mask, other: Attempts) -> bool:
    """Whether each play of one side loses its stones there, and saves those of the other."""
    side = other.side
    ground = field & ~side.own
    walls = side.around(ground)
    sure = side.standing(other.now.held, (), field).sure
    needs = [(i, min(SAFE, sure[i])) for i in walls]
    if any(i in other.now.alive and need < SAFE for i, need in needs):
        return False
    arena = side.arena(ground, needs, taken=stones & field)
    plays = bits(ground & side.open)
    return all(Reading(arena, NODES).holds_after(play) is not False for play in plays)
