"""Putting stones into a side's land, or removing them, as the planner chooses."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.arranging.land.land import eyes_to_keep, scattered, territory, yards
from goref.core.arranging.land.land_choice import SLACKS, LandChoice, choice, soonest_read
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import Mask, points_of
from goref.core.arranging.land.yard_ways import Keeps, Yard
from goref.core.arranging.table.arrangement import MoveReason, OffBoardPlace, StoneAction
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import COLOURS, Colour, Pair
from goref.core.base.geometry import Grid, Point

Changes = tuple[list[Point], list[tuple[Point, Point]]]
"""Two lists: the points to fill, and pairs of a stone's point and the point it moves to."""


def room(top: CountingBoard, colour: Colour) -> int:
    """Returns the number of stones that a side can add without losing a basic eye.

    Stones are added to the side's land and to its scattered points.
    """
    land = territory(top, colour) & ~eyes_to_keep(top, colour)
    return len(scattered(top, colour)) + land.bit_count()


def seen_room(top: CountingBoard, colour: Colour, most: int) -> set[int]:
    """Returns the numbers of stones that a side can add with its eyes still visible.

    The numbers are 0 to ``most``, less those that would hide the eyes.
    """
    beside = min(len(scattered(top, colour)), most)
    plans = Plans(top.grid, yards(top, colour), most - beside, most - beside, go_on=top.go_on)
    allowed = (net for net in range(most - beside + 1) if plans.allows(net))
    return {*range(beside), *(beside + net for net in allowed)}


def fill(
    top: CountingBoard,
    colour: Colour,
    stones: int,
    source: OffBoardPlace,
    why: MoveReason,
    keeps: Keeps = Keeps.TWO_EYES,
) -> int:
    """Puts up to ``stones`` stones into a side's land; returns the number that fitted.

    The land is tidied even if no stone goes into it.
    """
    op = StoneAction.FILL_BACK if source is OffBoardPlace.LID else StoneAction.FILL
    points, moved = chosen(top, colour, stones, keeps)
    for p in points:
        top.make(op, colour, source, p, why)
    tidy(top, colour, moved)
    return len(points)


def chosen(
    top: CountingBoard, colour: Colour, stones: int, keeps: Keeps, plans: Plans | None = None
) -> Changes:
    """Returns the points of a side's land to fill, and the stones to move, as :data:`Changes`.

    Up to ``stones`` points are filled, the scattered ones first. Then land is filled so that
    the rest is read quickly and every group shows its eyes. If that is impossible, all points
    but the basic eyes may be filled.

    Args:
        plans: the side's plans, if they were already made for a wider range.
    """
    points = scattered(top, colour)[:stones]
    left = stones - len(points)
    plans = plans or Plans(top.grid, yards(top, colour, keeps), left, left, go_on=top.go_on)
    own = list(plans.yards)
    if plans.allows(left):
        fills, _, moved = _changes(top.grid, own, plans.kept(left))
        return points + fills, moved
    kept = eyes_to_keep(top, colour, points)
    spare = list(points_of(territory(top, colour) & ~kept))
    return points + _small_yards_first(spare, own)[:left], []


def tidy(top: CountingBoard, colour: Colour, moved: list[tuple[Point, Point]]) -> None:
    """Moves stones of a side within its own land, by pairs of source and target."""
    for source, target in moved:
        top.make(StoneAction.SHIFT, colour, source, target, MoveReason.TIDY)


def open_up(top: CountingBoard, colour: Colour, stones: int, why: MoveReason) -> int:
    """Moves up to ``stones`` stones from a side's land to its bowl; returns their number."""
    own = yards(top, colour)
    plans = Plans(top.grid, own, -stones, -stones, go_on=top.go_on)
    if plans.allows(-stones):
        lay(top, colour, own, plans.kept(-stones), OffBoardPlace.BOWL, why)
        return stones
    spare = sorted(top.inner_stones(colour))[:stones]
    for p in spare:
        top.make(StoneAction.TAKE, colour, p, OffBoardPlace.BOWL, why)
    return len(spare)


def spare_stone(top: CountingBoard, colour: Colour) -> Point | None:
    """Returns an inner stone, if possible next to an empty point; None if there is none."""

    def shut_in(p: Point) -> tuple[bool, Point]:
        return all(top.cells[n] for n in top.near[p]), p

    return min(top.inner_stones(colour), key=shut_in, default=None)


def _small_yards_first(points: list[Point], own: list[Yard]) -> list[Point]:
    size = {p: yard.size for yard in own for p in points_of(yard.empties)}
    return sorted(points, key=lambda p: (size.get(p, 0), p))


def lay(
    top: CountingBoard,
    colour: Colour,
    own: list[Yard],
    kept: Mask,
    source: OffBoardPlace,
    why: MoveReason,
) -> None:
    """Adds and removes stones until exactly the points ``kept`` of a side's yards are empty.

    Stones come from the bowl or the lid, surplus ones go to the bowl. A stone removed while
    another is put down is the same stone, moved.
    """
    fills, takes, moved = _changes(top.grid, own, kept)
    op = StoneAction.FILL_BACK if source is OffBoardPlace.LID else StoneAction.FILL
    for p in fills:
        top.make(op, colour, source, p, why)
    for p in takes:
        top.make(StoneAction.TAKE, colour, p, OffBoardPlace.BOWL, why)
    tidy(top, colour, moved)


def _changes(
    grid: Grid, own: list[Yard], kept: Mask
) -> tuple[list[Point], list[Point], list[tuple[Point, Point]]]:
    """Returns the points to fill, the stones to remove, and the stones to move (from, to).

    Afterwards exactly the points ``kept`` of the yards are empty.
    """
    fills: list[Point] = []
    takes: list[Point] = []
    for yard in own:
        fills += points_of(yard.empties & ~kept)
        takes += points_of(yard.inner & kept)
    moved = pairs(grid, takes, fills)
    came, went = {s for s, _ in moved}, {t for _, t in moved}
    return [p for p in fills if p not in went], [p for p in takes if p not in came], moved


def pairs(grid: Grid, sources: list[Point], targets: list[Point]) -> list[tuple[Point, Point]]:
    """Pairs removed stones with the nearest filled points: (source, target).

    So a stone can move there. The nearest pair comes first. The longer list keeps the points
    that find no partner.
    """
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


def even_out(top: CountingBoard, black: list[Yard], white: list[Yard]) -> bool:
    """Makes the numbers of both sides' empty points equal, by the changes that take least time.

    Returns False, and changes nothing, if two eyes of a group would no longer be visible.
    """
    apart = top.empties[0] - top.empties[1]

    def tried(slack: int) -> Iterator[LandChoice]:
        first, last = -slack + min(0, apart), slack + max(0, apart)
        plans = (
            Plans(top.grid, black, first, last, added=False, go_on=top.go_on),
            Plans(top.grid, white, first - apart, last - apart, added=False, go_on=top.go_on),
        )
        nets = [net for net in plans[0].costs if net - apart in plans[1].costs] or [
            net
            for net in range(first, last + 1)
            if plans[0].allows(net) and plans[1].allows(net - apart)
        ]
        return (choice(net, (net, net - apart), plans) for net in nets)

    best = soonest_read(tried)
    if best is None:
        return False
    for colour, plans, net in zip(COLOURS, best.plans, best.nets, strict=True):
        kept = plans.kept(net)
        lay(top, colour, list(plans.yards), kept, OffBoardPlace.BOWL, MoveReason.EVEN_SPACE)
    return True


def played_on(top: CountingBoard, stones: Pair[int], most: int, keeps: Keeps) -> Pair[Changes]:
    """Returns the changes of Black's land and of White's for ``stones`` plays of each side.

    Both sides may then make up to ``most`` further plays, equally many: the number that leaves
    the land quickest to read is chosen.
    """
    own = [yards(top, c, keeps) for c in COLOURS]
    beside = [len(scattered(top, c)) for c in COLOURS]

    def land(more: int) -> tuple[int, ...]:
        return tuple(max(0, n + more - b) for n, b in zip(stones, beside, strict=True))

    def tried(slack: int) -> Iterator[LandChoice]:
        more = min(slack, most)
        spans = zip(own, land(0), land(more), strict=True)
        plans = tuple(Plans(top.grid, *each, go_on=top.go_on) for each in spans)
        for k in range(more + 1):
            if all(net in plan.costs for plan, net in zip(plans, land(k), strict=True)):
                yield choice(k, land(k), plans)

    best = soonest_read(tried)
    more, plans = (best.rank, best.plans) if best else (0, (None, None))
    return Pair(
        *(
            chosen(top, colour, n + more, keeps, plan)
            for colour, n, plan in zip(COLOURS, stones, plans, strict=True)
        )
    )


def tens_with(
    top: CountingBoard, colour: Colour, slack: int, filled: int = 0
) -> tuple[Plans, list[int]]:
    """Returns a side's plans, and the numbers of stones to add that leave whole tens empty.

    A negative number means stones to remove. The plans need not leave eyes visible.

    Args:
        slack: the number of surplus stones that may be removed; twice as many may be added.
        filled: the number of stones that scattered points get first.
    """
    own = yards(top, colour, Keeps.NOTHING)
    plans = Plans(top.grid, own, -slack, 2 * slack, go_on=top.go_on)
    over = (top.empties[colour - 1] - filled) % 10
    nets = [net for net in range(-slack, 2 * slack + 1) if net % 10 == over]
    return plans, [net for net in nets if net in plans.costs] or [
        net for net in nets if plans.allows(net)
    ]


def can_be_tens(top: CountingBoard, colour: Colour, filled: int) -> bool:
    """Returns whether few stones are enough to make a side's empty points a multiple of ten.

    ``filled``: the number of stones that scattered points get first.
    """
    return bool(tens_with(top, colour, SLACKS[0], filled)[1])


def make_tens(top: CountingBoard, colour: Colour) -> None:
    """Makes a side's empty points quickest to read, as a multiple of ten if possible."""

    def tried(slack: int) -> Iterator[LandChoice]:
        plans, whole = tens_with(top, colour, slack)
        return (choice(abs(net), (net,), (plans,)) for net in whole or plans.costs)

    best = soonest_read(tried)
    if best is not None:
        (plans,), (net,) = best.plans, best.nets
        lay(
            top, colour, list(plans.yards), plans.kept(net), OffBoardPlace.BOWL, MoveReason.TENS
        )
