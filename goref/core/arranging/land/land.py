"""A side's land as the planner sees it: spaces, stones that may come off, eyes to keep."""

from __future__ import annotations

from goref.core.arranging.land.eyes import kept_eyes, shows_two_eyes
from goref.core.arranging.land.shapes import Mask, mask_of, points_of, spaces
from goref.core.arranging.land.yard_ways import Shows, Yard
from goref.core.arranging.table.worktop import Worktop
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.ruling.ruling import Kind
from goref.core.ruling.survey import Group

SCATTERED = (Kind.KO, Kind.ONE_SIDED, Kind.SOLE_LIBERTY)
"""Own points beside the land, one by one: they are filled before the land is."""


def territory(top: Worktop, colour: Colour) -> Mask:
    """The empty points of a side's territory."""
    if Kind.TERRITORY not in top.counted:
        return 0
    return mask_of(top.empty_points(colour, (Kind.TERRITORY,)))


def yards(top: Worktop, colour: Colour) -> list[Yard]:
    """The yards of a side, with what each must keep for its group to be seen alive."""
    grid = top.grid
    empties = territory(top, colour)
    inner = mask_of(top.inner_stones(colour))
    parts = spaces(grid, empties | inner)
    shows = [Shows.NOTHING] * len(parts)
    for group in _groups(top, colour):
        land = mask_of(group.land) & empties
        own = sorted(
            (i for i, part in enumerate(parts) if part & land),
            key=lambda i: -_largest(top, parts[i] & empties),
        )
        if not own:
            continue
        if shows_two_eyes(grid, parts[own[0]] & empties):
            shows[own[0]] = Shows.LIFE
        elif len(own) > 1:
            shows[own[0]] = shows[own[1]] = Shows.A_POINT
        else:
            shows[own[0]] = Shows.ALL
    return [
        Yard(part & empties, part & inner, shown)
        for part, shown in zip(parts, shows, strict=True)
    ]


def _largest(top: Worktop, empties: Mask) -> int:
    """Spaces that show life first, by their points; then the others."""
    lives = shows_two_eyes(top.grid, empties)
    return empties.bit_count() + len(top.grid) * lives


def _groups(top: Worktop, colour: Colour) -> list[Group]:
    return [g for g in top.groups if g.colour is colour and not g.seki]


def eyes_to_keep(top: Worktop, colour: Colour) -> Mask:
    """The points that every group of a side cannot give up, as far as it has them."""
    kept = 0
    for group in top.groups:
        if group.colour is not colour or not group.basic_eyes:
            continue
        land = mask_of(p for p in group.land | group.stones if not top.cells[p])
        if group.seki:
            land = mask_of(p for p in points_of(land) if top.kind[p] is Kind.EYE)
        kept |= kept_eyes(top.grid, land, group.basic_eyes)
    return kept


def routes(top: Worktop, colour: Colour) -> list[Point]:
    """The points a side can fill and still live, in board order.

    Source: Ji Ping Dian A, article 6.3: own empty points less the basic eyes.
    """
    kept = eyes_to_keep(top, colour)
    return [p for p in top.empty_points(colour, top.counted) if not kept >> p & 1]


def scattered(top: Worktop, colour: Colour) -> list[Point]:
    """Own ko points, one-sided dame and sole liberties that this count counts.

    Ko points are left where their group would have fewer points than basic eyes without.
    """
    found = top.empty_points(colour, set(SCATTERED) & top.counted)
    needed: set[Point] = set()
    for group in top.groups:
        if group.colour is colour and group.basic_eyes:
            loose = sorted(group.land.intersection(found))
            short = group.basic_eyes - (len(group.land) - len(loose))
            needed.update(loose[: max(0, short)])
    return [p for p in found if p not in needed]
