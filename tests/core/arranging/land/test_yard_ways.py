"""The ways of a yard against every way there is, on small ones."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from goref.core.arranging.land.eyes import shows_two_eyes
from goref.core.arranging.land.pieces import is_read, is_remainder, reading
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import Mask, halo, spaces
from goref.core.arranging.land.yard_ways import Keeps, Yard, ways_of
from goref.core.arranging.table.seconds import TOUCH
from goref.core.base.geometry import grid

BOARD = grid(6)
SEEDS = range(8)


def small_yard(seed: int, keeps: Keeps = Keeps.NOTHING) -> Yard:
    """Connected points, about a third of them under stones that can come off."""
    chance = random.Random(seed)
    land = 1 << chance.randrange(len(BOARD))
    while land.bit_count() < 10:
        edge = halo(BOARD, land) & ~land
        land |= chance.choice([1 << p for p in BOARD.points if edge >> p & 1])
    inner = sum(1 << p for p in BOARD.points if land >> p & 1 and chance.random() < 0.35)
    return Yard(land & ~inner, inner, 0, keeps)


def time_of(yard: Yard, kept: Mask) -> int:
    takes = (kept & yard.inner).bit_count()
    read = sum(reading(BOARD, part)[0] for part in spaces(BOARD, kept))
    return read + TOUCH * (takes + max(net_of(yard, kept), 0))


def net_of(yard: Yard, kept: Mask) -> int:
    return (yard.empties & ~kept).bit_count() - (yard.inner & kept).bit_count()


def is_seen(part: Mask) -> bool:
    return is_read(BOARD, part) or is_remainder(BOARD, part)


def best_of_all(yard: Yard) -> dict[int, tuple[int, Mask]]:
    """The best of all sets of points for each number of stones put down, tried out."""
    best: dict[int, tuple[int, Mask]] = {}
    points = [1 << p for p in BOARD.points if yard.land >> p & 1]
    for bits in range(1 << len(points)):
        kept = sum(point for i, point in enumerate(points) if bits >> i & 1)
        parts = spaces(BOARD, kept)
        if yard.keeps is Keeps.TWO_EYES and not shows_two_eyes(BOARD, kept):
            continue
        if sum(is_remainder(BOARD, part) for part in parts) > 1:
            continue
        net, time = net_of(yard, kept), time_of(yard, kept)
        if net not in best or time < best[net][0]:
            best[net] = time, kept
    return best


@pytest.mark.parametrize("keeps", [Keeps.NOTHING, Keeps.TWO_EYES])
def test_no_plan_comes_cheaper_than_the_best_and_few_are_dearer(keeps: Keeps) -> None:
    """Where the best leaves only what is read at a glance, it is nearly always found."""
    found = least = exact = seen = 0
    for seed in SEEDS:
        yard = small_yard(seed, keeps)
        plans = Plans(BOARD, [yard], -yard.inner.bit_count(), yard.size)
        for net, (time, kept) in best_of_all(yard).items():
            assert plans.allows(net), (seed, net)
            assert net_of(yard, plans.kept(net)) == net
            assert plans.cost(net) >= time_of(yard, plans.kept(net)) >= time, (seed, net)
            if all(map(is_seen, spaces(BOARD, kept))):
                seen += 1
                exact += plans.cost(net) == time
            found += time_of(yard, plans.kept(net))
            least += time
    assert seen > 50
    assert exact >= seen * 95 // 100
    assert found * 100 <= least * 106


def test_a_group_keeps_two_eyes_in_sight_in_every_plan() -> None:
    for seed in SEEDS:
        yard = small_yard(seed, Keeps.TWO_EYES)
        plans = Plans(BOARD, [yard], -yard.inner.bit_count(), yard.size)
        assert all(shows_two_eyes(BOARD, plans.kept(net)) for net in plans.costs)
        apart = Plans(BOARD, [replace(yard, keeps=Keeps.APART)], 0, yard.size)
        for net in apart.costs:
            sizes = [part.bit_count() for part in spaces(BOARD, apart.kept(net))]
            assert sizes.count(1) >= 2


def test_the_same_plan_again() -> None:
    """A plan depends on the yard and on nothing else: not on what was planned before."""
    yards = [small_yard(seed) for seed in SEEDS]
    first = [ways_of(BOARD, y.empties, y.inner, -5, 11, y.keeps) for y in yards]
    ways_of.cache_clear()
    again = [ways_of(BOARD, y.empties, y.inner, -5, 11, y.keeps) for y in reversed(yards)]
    assert first == again[::-1]
    assert [list(ways) for ways in first] == [list(ways) for ways in again[::-1]]


def test_a_large_yard_is_planned_within_the_budget() -> None:
    """An empty board has tens of thousands of rectangles: numbers all over are found."""
    board = grid(19)
    everything = (1 << len(board)) - 1
    nets = {net for net, _, _ in ways_of(board, everything, 0, 0, 361, Keeps.NOTHING)}
    assert 0 in nets
    assert 361 in nets
    ordered = sorted(nets)
    assert max(b - a for a, b in pairwise(ordered)) <= 60
