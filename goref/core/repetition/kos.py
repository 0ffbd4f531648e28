"""Kos on a board: where one stone is taken by one stone, which could be taken in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position

Ko = frozenset[Point]
"""The two points of a ko: one empty, one with a stone that can be taken."""


class OpenKo(NamedTuple):
    """A ko that stands open: ``taker`` can take the stone at ``stone`` by playing at ``at``."""

    points: Ko
    at: Point
    stone: Point
    taker: Colour


def ko_taken(before: Position, point: Point, colour: Colour) -> Ko | None:
    """The ko that a play takes; None if it takes no ko."""
    near = before.grid.neighbours[point]
    if any(before.cells[n] != colour.other for n in near):
        return None
    done = before.play(point, colour)
    if len(done.captured) != 1 or done.own:
        return None
    return frozenset({point, done.captured[0]})


def open_kos(position: Position) -> Iterator[OpenKo]:
    """The kos that could be taken now, whatever a ko rule says, in board order."""
    for point in position.grid.points:
        if position.cells[point]:
            continue
        for colour in COLOURS:
            if (ko := ko_taken(position, point, colour)) is not None:
                (stone,) = ko - {point}
                yield OpenKo(ko, point, stone, colour)


def around(position: Position, ko: Ko) -> frozenset[frozenset[Point]]:
    """The chains that stand around a ko, its own stones left out."""
    near = position.grid.neighbours
    beside = {n for p in ko for n in near[p]} - ko
    return frozenset(position.chain(n) for n in beside if position.cells[n])


def linked(position: Position, kos: list[Ko]) -> list[list[Ko]]:
    """The kos put together where a chain stands around both, each set in the order given."""
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
