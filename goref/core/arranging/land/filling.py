"""Putting stones into a side's land, or taking them off it, by the planner's choice."""

from __future__ import annotations

from goref.core.arranging.land.land import eyes_to_keep, scattered, territory, yards
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import Mask, points_of
from goref.core.arranging.land.yard_ways import Yard
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
    plans = Plans(top.grid, yards(top, colour), 0, most - beside, tens=True)
    return {*range(beside), *(beside + net for net in plans.costs)}


def fill(
    top: Worktop,
    colour: Colour,
    stones: int,
    source: Off,
    why: MoveReason,
    *,
    tens: bool = True,
) -> int:
    """Put up to ``stones`` into a side's land; returns how many found room.

    Scattered own points are filled first; then spaces become clean shapes as long as two
    eyes of every group stay in sight; at last everything but the basic eyes is filled.
    """
    op = Op.FILL_BACK if source is Off.LID else Op.FILL
    left = stones
    for p in scattered(top, colour)[:stones]:
        top.make(op, colour, source, p, why)
        left -= 1
    if left <= 0:
        return stones - left
    own = yards(top, colour)
    plans = Plans(top.grid, own, left, left, tens=tens)
    if left in plans.costs:
        lay(top, colour, own, plans.kept(left), source, why)
        return stones
    kept = eyes_to_keep(top, colour)
    spare = list(points_of(territory(top, colour) & ~kept))
    for p in _small_yards_first(spare, own)[:left]:
        top.make(op, colour, source, p, why)
        left -= 1
    return stones - left


def to_spare(top: Worktop, colour: Colour, stones: int) -> list[Point]:
    """Inner stones that can come off with two eyes of every group still in sight.

    So many as asked for; fewer, and then any inner stones, where there are not so many.
    """
    own = yards(top, colour)
    plans = Plans(top.grid, own, -stones, -stones, tens=True)
    if -stones in plans.costs:
        kept = plans.kept(-stones)
        if not any(yard.empties & ~left for yard, left in zip(own, kept, strict=True)):
            return [
                p
                for yard, left in zip(own, kept, strict=True)
                for p in points_of(left & ~yard.empties)
            ]
    inner = sorted(top.inner_stones(colour))
    beside = [p for p in inner if any(not top.cells[n] for n in top.near[p])]
    return list(dict.fromkeys((*beside, *inner)))[:stones]


def _small_yards_first(points: list[Point], own: list[Yard]) -> list[Point]:
    size = {p: yard.size for yard in own for p in points_of(yard.empties)}
    return sorted(points, key=lambda p: (size.get(p, 0), p))


def lay(
    top: Worktop,
    colour: Colour,
    own: list[Yard],
    kept: list[Mask],
    source: Off,
    why: MoveReason,
) -> None:
    """Make a side's yards what the planner kept of them.

    Stones come from the bowl or the lid, those too many go to the bowl; a stone that comes
    off while another goes down is the same stone, moved.
    """
    fills: list[Point] = []
    takes: list[Point] = []
    for yard, left in zip(own, kept, strict=True):
        fills += points_of(yard.empties & ~left)
        takes += points_of(left & ~yard.empties)
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
    """Make both sides' empty points equally many, with the fewest touches.

    Returns whether that was possible with two eyes of every group in sight.
    """
    apart = top.empties[0] - top.empties[1]
    sides = (Colour.BLACK, Colour.WHITE)
    spans = [(-SLACK + min(0, s * apart), SLACK + max(0, s * apart)) for s in (1, -1)]
    own = (black, white)
    plans = [Plans(top.grid, own[i], *spans[i], tens=False) for i in (0, 1)]
    best: tuple[int, int] | None = None
    for net, cost in plans[0].costs.items():
        other = net - apart
        if other in plans[1].costs:
            total = cost + plans[1].costs[other]
            if best is None or total < best[0]:
                best = (total, net)
    if best is None:
        return False
    nets = (best[1], best[1] - apart)
    for i in (0, 1):
        lay(top, sides[i], own[i], plans[i].kept(nets[i]), Off.BOWL, MoveReason.EVEN_SPACE)
    return True


SLACK = 8
"""So many stones more than needed may go down on either side for better shapes."""


def to_tens(top: Worktop, colour: Colour, filled: int = 0) -> dict[int, int]:
    """The numbers of stones that make a side's empty points whole tens, and their costs.

    ``filled``: so many stones go onto scattered points before.
    """
    plans = Plans(top.grid, yards(top, colour), -9, 2 * SLACK, tens=True)
    empties = top.empties[colour - 1] - filled
    return {net: cost for net, cost in plans.costs.items() if (empties - net) % 10 == 0}


def make_tens(top: Worktop, colour: Colour) -> None:
    """Make a side's empty points whole tens, in rectangles of tens where that is cheap."""
    whole = to_tens(top, colour)
    net = min(whole, key=lambda n: (whole[n], abs(n)))
    own = yards(top, colour)
    plans = Plans(top.grid, own, net, net, tens=True)
    lay(top, colour, own, plans.kept(net), Off.BOWL, MoveReason.TENS)
