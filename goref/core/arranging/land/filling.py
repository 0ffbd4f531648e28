"""Putting stones into a side's land, or taking them off it, by the planner's choice."""

from __future__ import annotations

from goref.core.arranging.land.land import eyes_to_keep, scattered, territory, yards
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import Mask, points_of
from goref.core.arranging.land.yard_ways import Keeps, Yard
from goref.core.arranging.table.arrangement import MoveReason, Off, Op
from goref.core.arranging.table.worktop import Worktop
from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid, Point


def room(top: Worktop, colour: Colour) -> int:
    """How many stones a side can take in and still have its basic eyes."""
    land = territory(top, colour) & ~eyes_to_keep(top, colour)
    return len(scattered(top, colour)) + land.bit_count()


def seen_room(top: Worktop, colour: Colour, most: int) -> set[int]:
    """How many stones, up to ``most``, a side can take in with two eyes of all in sight."""
    beside = min(len(scattered(top, colour)), most)
    plans = Plans(top.grid, yards(top, colour), most - beside, most - beside, go_on=top.go_on)
    allowed = (net for net in range(most - beside + 1) if plans.allows(net))
    return {*range(beside), *(beside + net for net in allowed)}


def fill(
    top: Worktop,
    colour: Colour,
    stones: int,
    source: Off,
    why: MoveReason,
    keeps: Keeps = Keeps.TWO_EYES,
) -> int:
    """Put up to ``stones`` into a side's land; returns how many found room.

    Scattered own points are filled first; then the land, so that what stays is read quickly
    and two eyes of every group are in sight; at last everything but the basic eyes.
    """
    op = Op.FILL_BACK if source is Off.LID else Op.FILL
    left = stones
    for p in scattered(top, colour)[:stones]:
        top.make(op, colour, source, p, why)
        left -= 1
    if left <= 0:
        return stones - left
    own = yards(top, colour, keeps)
    plans = Plans(top.grid, own, left, left, go_on=top.go_on)
    if plans.allows(left):
        lay(top, colour, own, plans.kept(left), source, why)
        return stones
    kept = eyes_to_keep(top, colour)
    spare = list(points_of(territory(top, colour) & ~kept))
    for p in _small_yards_first(spare, own)[:left]:
        top.make(op, colour, source, p, why)
        left -= 1
    return stones - left


def open_up(top: Worktop, colour: Colour, stones: int, why: MoveReason) -> int:
    """Take up to ``stones`` off a side's own land; returns how many could come off."""
    own = yards(top, colour)
    plans = Plans(top.grid, own, -stones, -stones, go_on=top.go_on)
    if plans.allows(-stones):
        lay(top, colour, own, plans.kept(-stones), Off.BOWL, why)
        return stones
    spare = sorted(top.inner_stones(colour))[:stones]
    for p in spare:
        top.make(Op.TAKE, colour, p, Off.BOWL, why)
    return len(spare)


def spare_stone(top: Worktop, colour: Colour) -> Point | None:
    """An inner stone, beside an empty point if there is such a one."""

    def shut_in(p: Point) -> tuple[bool, Point]:
        return all(top.cells[n] for n in top.near[p]), p

    return min(top.inner_stones(colour), key=shut_in, default=None)


def _small_yards_first(points: list[Point], own: list[Yard]) -> list[Point]:
    size = {p: yard.size for yard in own for p in points_of(yard.empties)}
    return sorted(points, key=lambda p: (size.get(p, 0), p))


def lay(
    top: Worktop,
    colour: Colour,
    own: list[Yard],
    kept: Mask,
    source: Off,
    why: MoveReason,
) -> None:
    """Make a side's yards what the planner kept of them.

    Stones come from the bowl or the lid, those too many go to the bowl; a stone that comes
    off while another goes down is the same stone, moved.
    """
    fills: list[Point] = []
    takes: list[Point] = []
    for yard in own:
        fills += points_of(yard.empties & ~kept)
        takes += points_of(yard.inner & kept)
    net = len(fills) - len(takes)
    moved = pairs(top.grid, takes, fills)
    came, went = {s for s, _ in moved}, {t for _, t in moved}
    op = Op.FILL_BACK if source is Off.LID else Op.FILL
    if net > 0:
        for p in (p for p in fills if p not in went):
            top.make(op, colour, source, p, why)
    for p in (p for p in takes if p not in came):
        top.make(Op.TAKE, colour, p, Off.BOWL, why)
    for s, t in moved:
        top.make(Op.SHIFT, colour, s, t, MoveReason.TIDY)


def pairs(grid: Grid, sources: list[Point], targets: list[Point]) -> list[tuple[Point, Point]]:
    """Stones that come off and points that get one, the nearest together, as many as can be."""
    sources, targets = list(sources), list(targets)
    found = []
    while sources and targets:
        pair = min(
            ((s, t) for s in sources for t in targets),
            key=lambda pair: (_apart(grid, *pair), pair),
        )
        found.append(pair)
        sources.remove(pair[0])
        targets.remove(pair[1])
    return found


def _apart(grid: Grid, one: Point, other: Point) -> int:
    return abs(grid.column(one) - grid.column(other)) + abs(grid.row(one) - grid.row(other))


def even_out(top: Worktop, black: list[Yard], white: list[Yard]) -> bool:
    """Make both sides' empty points equally many, in the least time.

    Returns whether that was possible with two eyes of every group in sight.
    """
    apart = top.empties[0] - top.empties[1]
    sides = (Colour.BLACK, Colour.WHITE)
    spans = [(-SLACK + min(0, s * apart), SLACK + max(0, s * apart)) for s in (1, -1)]
    own = (black, white)
    plans = [Plans(top.grid, own[i], *spans[i], added=False, go_on=top.go_on) for i in (0, 1)]
    nets = [net for net in plans[0].costs if net - apart in plans[1].costs] or [
        net
        for net in range(spans[0][0], spans[0][1] + 1)
        if plans[0].allows(net) and plans[1].allows(net - apart)
    ]
    if not nets:
        return False
    best = min(nets, key=lambda net: (plans[0].cost(net) + plans[1].cost(net - apart), net))
    for i, net in enumerate((best, best - apart)):
        lay(top, sides[i], own[i], plans[i].kept(net), Off.BOWL, MoveReason.EVEN_SPACE)
    return True


SLACK = 12
"""So many stones more than needed may go down on either side for better shapes."""


def whole_tens(top: Worktop, colour: Colour, filled: int = 0) -> tuple[Plans, list[int]]:
    """Plans for a side, and the numbers of stones with which its empty points are whole tens.

    No eyes need stay in sight. ``filled``: so many stones go onto scattered points before.
    """
    own = yards(top, colour, Keeps.NOTHING)
    plans = Plans(top.grid, own, -SLACK, 2 * SLACK, go_on=top.go_on)
    over = (top.empties[colour - 1] - filled) % 10
    nets = [net for net in range(-SLACK, 2 * SLACK + 1) if net % 10 == over]
    return plans, [net for net in nets if net in plans.costs] or [
        net for net in nets if plans.allows(net)
    ]


def make_tens(top: Worktop, colour: Colour) -> None:
    """Make a side's empty points whole tens where they can be, and read in the least time."""
    plans, whole = whole_tens(top, colour)
    net = min(whole or plans.costs, key=lambda n: (plans.cost(n), abs(n)))
    lay(top, colour, list(plans.yards), plans.kept(net), Off.BOWL, MoveReason.TENS)
