"""Sets of points as bits of an integer, so that a board can be read quickly.

A point's bit is its row times ``stride`` plus its column. ``stride`` is one more than the
board's width, so a step off one edge never leads to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid, Point

Mask = int


def grown(mask: Mask, stride: int) -> Mask:
    """Returns the points and their neighbours, unused bits beyond the board included."""
    return mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride


def flood(seed: Mask, within: Mask, stride: int) -> Mask:
    """Returns all points of ``within`` joined to ``seed``, which is a part of ``within``."""
    while True:
        wider = (seed | seed << 1 | seed >> 1 | seed << stride | seed >> stride) & within
        if wider == seed:
            return seed
        seed = wider


def parts(mask: Mask, stride: int) -> list[Mask]:
    """Returns the connected parts of a set, in board order."""
    found = []
    while mask:
        part = flood(mask & -mask, mask, stride)
        found.append(part)
        mask &= ~part
    return found


def union(masks: Iterable[Mask]) -> Mask:
    """Returns all points that are in any of the masks."""
    all_ = 0
    for mask in masks:
        all_ |= mask
    return all_


def taken(stones: Mask, open_: Mask, stride: int, hostile: Mask = 0) -> Mask:
    """Returns the stones of chains without a liberty in ``open_``.

    Chains with a stone on a point of ``hostile`` are left out.
    """
    chains = (chain for chain in parts(stones, stride) if not chain & hostile)
    return union(chain for chain in chains if not grown(chain, stride) & open_)


def played(
    stones: Mapping[Colour, Mask], colour: Colour, play: Mask, board: Mask, stride: int
) -> Mapping[Colour, Mask]:
    """Returns both sides' stones after a play, or after a pass (0); empty if it is suicide."""
    own, enemy = stones[colour] | play, stones[colour.other]
    enemy &= ~taken(enemy, board & ~own & ~enemy, stride)
    if taken(own, board & ~own & ~enemy, stride):
        return {}
    return {colour: own, colour.other: enemy}


def many(mask: Mask) -> bool:
    """Returns whether a mask has two points or more."""
    return mask & (mask - 1) != 0


def is_cramped(inside: Mask, stride: int) -> bool:
    """Returns whether points that no living stone touches are too few for two eyes.

    True for at most one point, or for two next to each other.
    """
    rest = inside & (inside - 1)
    if not rest:
        return True
    return not rest & (rest - 1) and bool(grown(rest, stride) & inside & ~rest)


def twice_beside(mask: Mask, stride: int) -> Mask:
    """Returns the points next to two or more points of a mask."""
    once = twice = 0
    for beside in (mask << 1, mask >> 1, mask << stride, mask >> stride):
        twice |= once & beside
        once |= beside
    return twice


def stays_cramped(inside: Mask, ways: Mask, stride: int) -> bool:
    """Returns whether too few points remain untouched by living stones for two enemy eyes.

    ``inside``: points that no living stone touches yet. ``ways``: empty points next to living
    stones. Two ways can serve as a pair: if the enemy plays one, the claimant plays the other,
    which then lives. So a point next to both ways of a pair will be touched. Each way serves
    only once.
    """
    for point in bits(inside & twice_beside(ways, stride)):
        more = grown(point, stride) & ways
        if point & inside and many(more):
            first = more & -more
            pair = first | (more ^ first) & -(more ^ first)
            ways &= ~pair
            inside &= ~twice_beside(pair, stride)
    if is_cramped(inside, stride):
        return True
    ways &= grown(inside, stride)
    left = (is_cramped(inside & ~grown(way, stride), stride) for way in bits(ways))
    return sum(left) > 1


def bits(mask: Mask) -> Iterator[Mask]:
    """Yields each point of a set as a mask of its own, in board order."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


@lru_cache(maxsize=64)
def of_points(cells: bytes, code: int, grid: Grid) -> Mask:
    """Returns the mask of the points whose content is ``code`` (1 Black, 2 White)."""
    table = bytes(49 if c == code else 48 for c in range(256))
    width = grid.width
    text = cells.translate(table)
    rows = [text[i : i + width] + b"0" for i in range(0, len(text), width)]
    return int(b"".join(rows)[::-1], 2)


def of_stones(stones: Iterable[Point], grid: Grid) -> Mask:
    """Returns the mask of points that are numbered as in the rest of the program."""
    stride, width = grid.width + 1, grid.width
    mask = 0
    for p in stones:
        mask |= 1 << (p // width * stride + p % width)
    return mask


@lru_cache(maxsize=64)
def whole(grid: Grid) -> Mask:
    """Returns the mask of every point of a board."""
    row = (1 << grid.width) - 1
    return sum(row << (grid.width + 1) * r for r in range(grid.height))


def points(mask: Mask, grid: Grid) -> frozenset[Point]:
    """Returns the points of a mask, numbered as in the rest of the program."""
    stride, width = grid.width + 1, grid.width
    found = []
    while mask:
        bit = mask & -mask
        row, column = divmod(bit.bit_length() - 1, stride)
        found.append(row * width + column)
        mask ^= bit
    return frozenset(found)
