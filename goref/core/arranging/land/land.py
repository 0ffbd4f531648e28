"""A side's land for the planner: its spaces, its removable stones, and the eyes to keep."""

from __future__ import annotations

from collections.abc import Collection

from goref.core.arranging.land.eyes import kept_eyes, shows_two_eyes
from goref.core.arranging.land.shapes import Mask, halo, mask_of, points_of, spaces
from goref.core.arranging.land.yard_ways import Keeps, Yard
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Group

SCATTERED = (PointKind.KO, PointKind.ONE_SIDED, PointKind.SOLE_LIBERTY)
"""The kinds of single own points outside the land, which are filled before the land is."""


def territory(top: CountingBoard, colour: Colour) -> Mask:
    """Returns the empty points of a side's territory; 0 if territory is not counted."""
    if PointKind.TERRITORY not in top.counted:
        return 0
    return mask_of(top.empty_points(colour, (PointKind.TERRITORY,)))


def yards(top: CountingBoard, colour: Colour, keeps: Keeps = Keeps.TWO_EYES) -> list[Yard]:
    """Returns the yards of a side, each with the eyes that its group must keep if it can."""
    empties = territory(top, colour)
    inner = mask_of(top.inner_stones(colour)) if top.tidies else 0
    groups = [] if keeps is Keeps.NOTHING else group_masks(top, colour)
    found = []
    for part in spaces(top.grid, empties | inner):
        number = next((i for i, group in enumerate(groups) if group & part), -1)
        kept = Keeps.NOTHING if number < 0 else _keeps(top, groups[number] & empties, keeps)
        found.append(Yard(part & empties, part & inner, number, kept))
    return found


def _keeps(top: CountingBoard, land: Mask, wanted: Keeps) -> Keeps:
    """Returns ``wanted`` if a group's land can show those eyes.

    Otherwise returns ``AS_IT_IS``, or ``NOTHING`` for a group without land.
    """
    if not land:
        return Keeps.NOTHING
    if wanted is Keeps.APART:
        can = any(land & ~halo(top.grid, 1 << p) for p in points_of(land))
    else:
        can = shows_two_eyes(top.grid, land)
    return wanted if can else Keeps.AS_IT_IS


def group_masks(top: CountingBoard, colour: Colour) -> list[Mask]:
    """Returns the stones and land of each group of a side that lives without seki."""
    return [mask_of(g.land | g.stones) for g in _groups(top, colour)]


def _groups(top: CountingBoard, colour: Colour) -> list[Group]:
    return [g for g in top.groups if g.colour is colour and not g.seki]


def eyes_to_keep(top: CountingBoard, colour: Colour, filled: Collection[Point] = ()) -> Mask:
    """Returns the basic eyes that all groups of a side keep.

    A group whose land is too small keeps fewer. ``filled``: points that get a stone first.
    """
    kept = 0
    for group in top.groups:
        if group.colour is not colour or not group.basic_eyes:
            continue
        own = group.land | group.stones
        land = mask_of(p for p in own if not top.cells[p] and p not in filled)
        if group.seki:
            land = mask_of(p for p in points_of(land) if top.kind[p] is PointKind.EYE)
        kept |= kept_eyes(top.grid, land, group.basic_eyes)
    return kept


def routes(top: CountingBoard, colour: Colour) -> list[Point]:
    """Returns the points a side can fill and still live, in board order.

    Source: Ji Ping Dian A, article 6.3: own empty points less the basic eyes.
    """
    kept = eyes_to_keep(top, colour)
    return [p for p in top.empty_points(colour, top.counted) if not kept >> p & 1]


def scattered(top: CountingBoard, colour: Colour) -> list[Point]:
    """Returns a side's ko points, one-sided dame and sole liberties that this count counts.

    Ko points that a group needs for its number of basic eyes are left out.
    """
    found = top.empty_points(colour, set(SCATTERED) & top.counted)
    needed: set[Point] = set()
    for group in top.groups:
        if group.colour is colour and group.basic_eyes:
            loose = sorted(group.land.intersection(found))
            short = group.basic_eyes - (len(group.land) - len(loose))
            needed.update(loose[: max(0, short)])
    return [p for p in found if p not in needed]
