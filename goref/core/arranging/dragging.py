"""Moving a stone of an arrangement, which is allowed only if no result of the count changes."""

from __future__ import annotations

from goref.core.arranging.land.counted_spaces import counted_spaces
from goref.core.arranging.land.eyes import shows_two_eyes
from goref.core.arranging.land.shapes import halo, mask_of, points_of
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Layout,
    Move,
    MoveReason,
    Place,
    Space,
    StoneAction,
)
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.shift import Shift


class RefusedError(ValueError):
    """Raised if a stone may not be moved to a point.

    Attributes:
        code: a key of ``texts.count.refusals.REFUSALS``.
        point: the point because of which the move is refused.
    """

    def __init__(self, code: str, point: Point) -> None:
        super().__init__(code)
        self.code = code
        self.point = point


def drag(arrangement: Arrangement, shift: Shift) -> Arrangement:
    """Returns the arrangement with a stone moved after ``shift.after`` moves.

    Later moves that used either point use the other one instead: the stone and the empty point
    only trade places.

    Raises RefusedError with one of these codes:

    - ``no-stone``, ``same-point``, ``occupied``, ``not-own-land``;
    - ``guest``: the stone is in the other side's land;
    - ``fixed``: a seki, a ko or a payment is there;
    - ``border``: without the stone the land would be open;
    - ``eyes``: the group would look dead.
    """
    source, target = shift.source, shift.target
    done = max(0, min(shift.after, len(arrangement.moves)))
    layout = arrangement.at(done)
    colour = layout.position.colour(source)
    if colour is None:
        raise RefusedError("no-stone", source)
    if source == target:
        raise RefusedError("same-point", source)
    if layout.position.cells[target]:
        raise RefusedError("occupied", target)
    if arrangement.owners[target] is not colour:
        raise RefusedError("not-own-land", target)
    if arrangement.owners[source] is not colour:
        raise RefusedError("guest", source)
    for point in (source, target):
        if point in arrangement.fixed:
            raise RefusedError("fixed", point)
    if not _can_come_off(arrangement, layout, source, colour):
        raise RefusedError("border", source)
    swapped = _swapped(arrangement, shift, done, colour)
    before, after = arrangement.final, swapped.final
    group = _group(arrangement, target, colour)
    if shows_two_eyes(arrangement.grid, _empty(before.cells, group)) and not shows_two_eyes(
        arrangement.grid, _empty(after.cells, group)
    ):
        raise RefusedError("eyes", target)
    return swapped


def _can_come_off(
    arrangement: Arrangement, layout: Layout, source: Point, colour: Colour
) -> bool:
    """Returns whether a stone's point keeps its owner once the stone is removed."""
    owners, fixed = arrangement.owners, arrangement.fixed
    if source in arrangement.lifted or not arrangement.start.cells[source]:
        return layout.position.cells[source] == owners[source]
    return all(
        owners[n] is colour and n not in fixed and layout.position.cells[n] in (0, colour)
        for n in arrangement.grid.neighbours[source]
    )


def _swapped(arrangement: Arrangement, shift: Shift, done: int, colour: Colour) -> Arrangement:
    source, target = shift.source, shift.target
    trade = {source: target, target: source}

    def traded(place: Place) -> Place:
        return trade.get(place, place) if isinstance(place, int) else place

    now = arrangement.at(done)
    moved = Move(
        StoneAction.SHIFT,
        colour,
        source,
        target,
        MoveReason.TIDY if shift.tidied else MoveReason.REFEREE,
        now.areas,
        now.public,
        now.margin,
        terms=now.terms,
    )
    later = tuple(
        replace(move, source=traded(move.source), target=traded(move.target))
        for move in arrangement.moves[done:]
    )
    changed = replace(arrangement, moves=(*arrangement.moves[:done], moved, *later))
    return replace(changed, spaces=_spaces(changed, trade))


def _spaces(arrangement: Arrangement, trade: dict[Point, Point]) -> tuple[Space, ...]:
    found: list[Space] = []
    groups = [mask_of(group) for group in arrangement.groups]
    for colour in COLOURS:
        own = [s for s in arrangement.spaces if s.owner is colour]
        found += counted_spaces(
            arrangement.grid,
            colour,
            mask_of(trade.get(p, p) for s in own for p in s.points),
            tens=arrangement.tens,
            eyes=mask_of(trade.get(p, p) for s in own for p in s.eyes),
            groups=groups,
        )
    return tuple(found)


def _group(arrangement: Arrangement, point: Point, colour: Colour) -> int:
    """Returns, as a mask, the land and stones of a side that are connected with a point."""
    own = mask_of(
        p
        for p in arrangement.grid.points
        if arrangement.owners[p] is colour and p not in arrangement.fixed
    )
    group = 1 << point
    while (grown := halo(arrangement.grid, group) & own) != group:
        group = grown
    return group


def _empty(cells: bytes, group: int) -> int:
    return mask_of(p for p in points_of(group) if not cells[p])
