"""Kos on a board: one stone captures one stone, and could then be captured itself."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position

Ko = frozenset[Point]
"""The two points of a ko: one empty, one with a stone that can be taken."""


@frozen
class OpenKo:
    """An open ko: ``taker`` can take the stone at ``stone`` by playing at ``at``."""

    points: Ko
    at: Point
    stone: Point
    taker: Colour


def ko_taken(before: Position, point: Point, colour: Colour) -> Ko | None:
    """Returns the ko that a play takes; None if it takes no ko."""
    taken = taking(before, point, colour)
    return None if taken is None else taken[0]


def taking(before: Position, point: Point, colour: Colour) -> tuple[Ko, Position] | None:
    """Returns the ko that a play takes and the board after it; None if it takes no ko."""
    cells, near, other = before.cells, before.grid.neighbours, colour.other
    alone = 0  # counts single stones in atari: without one, as at most plays, no ko is taken
    for n in near[point]:
        if cells[n] != other:
            return None
        alone += [cells[m] for m in near[n]].count(colour) == len(near[n]) - 1
    if alone != 1:
        return None
    done = before.play(point, colour)  # may also take a longer chain next to it
    if len(done.captured) != 1 or done.own:
        return None
    return frozenset({point, done.captured[0]}), done.position


def open_kos(position: Position) -> Iterator[OpenKo]:
    """Yields the kos that could be taken now, ignoring any ko rule, in board order."""
    cells = position.cells
    for region, stones in position.parts.regions.items():
        colours = {cells[n] for n in stones} if len(region) == 1 else ()
        if len(colours) != 1:
            continue
        (point,) = region
        taker = Colour(colours.pop()).other
        if (ko := ko_taken(position, point, taker)) is not None:
            (stone,) = ko - {point}
            yield OpenKo(ko, point, stone, taker)


def around(position: Position, ko: Ko) -> frozenset[frozenset[Point]]:
    """Returns the chains around a ko; the stone in the ko is left out."""
    near = position.grid.neighbours
    beside = {n for p in ko for n in near[p]} - ko
    return frozenset(position.chain(n) for n in beside if position.cells[n])


def linked(position: Position, kos: list[Ko]) -> list[list[Ko]]:
    """Groups kos that touch a common chain, directly or through other kos of the group."""
    sets: list[tuple[list[Ko], set[frozenset[Point]]]] = []
    for ko in kos:
        chains = set(around(position, ko))
        members = [ko]
        apart = []
        for other, theirs in sets:
            if chains & theirs:
                members = [*other, *members]
                chains |= theirs
            else:
                apart.append((other, theirs))
        sets = [*apart, (members, chains)]
    return [members for members, _ in sets]
