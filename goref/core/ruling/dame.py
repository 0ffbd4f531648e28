"""What the neutral points bring about: own points to be filled after them, groups they join.

Everything here is seen on the board alone; nothing is read out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import connected
from goref.core.ruling.ruling import Kind
from goref.core.ruling.survey import Status, Survey

OPEN_BORDER_POINTS = 3
"""A public region this large, with points that only one side touches, looks unfinished."""


def is_open_border(survey: Survey, points: frozenset[Point]) -> bool:
    """Whether a public region looks as if the border were not closed there."""
    near, cells = survey.board.grid.neighbours, survey.board.cells
    return len(points) >= OPEN_BORDER_POINTS and any(
        len({cells[n] for n in near[p]} - {0}) < 2 for p in points
    )


def filled_last(survey: Survey, owner: Colour) -> frozenset[Point]:
    """Territory of a side that it must fill itself, however the dame are filled.

    Had it every dame, one of its chains would still have a single liberty, at the point.
    Eyes in seki, kos, what was ruled, and chains that filling does not save are left out.
    """
    return _filled_last(survey)[owner - 1]


@lru_cache(maxsize=64)
def _filled_last(survey: Survey) -> tuple[frozenset[Point], ...]:
    kind = Kind.DAME
    dame = {p for p, status in survey.statuses.items() if status.kind is kind}
    # With two liberties that are no dame a chain has them still, whatever it is joined to.
    chains = survey.board.parts.chains
    weak = {min(chain) for chain, liberties in chains.items() if len(liberties - dame) < 2}
    return tuple(frozenset(_must(survey, colour, dame, weak)) for colour in COLOURS)


def _must(s: Survey, own: Colour, dame: set[Point], weak: set[Point]) -> Iterator[Point]:
    near, cells = s.board.grid.neighbours, bytearray(s.board.cells)
    for p in dame:
        cells[p] = own
    left = {p for p in weak if cells[p] == own}
    while left:
        start = min(left)
        filled: list[Point] = []
        while True:
            chain = connected(s.board.grid, cells, start)
            free = {n for p in chain for n in near[p] if not cells[n]}
            if len(free) != 1 or s.statuses[min(free)] != Status(Kind.TERRITORY, own, False):
                break
            filled += free
            cells[filled[-1]] = own
        left -= chain
        if free:
            yield from filled


@frozen
class Joining:
    """Groups that each pay for their eyes, and would be one by plays on neutral points.

    Attributes:
        steps: a play at one point of each is wanted.
        fewer: by how many the groups that pay would be fewer.
    """

    owner: Colour
    steps: tuple[frozenset[Point], ...]
    fewer: int


@lru_cache(maxsize=64)
def joinings(survey: Survey) -> tuple[Joining, ...]:
    """Groups of either side that dame alone keep apart, those in seki left out.

    Two groups may lie apart by single points, or have stones without land between them that
    reach both. Where several ways make one group of the same ones, one way is named.
    """
    return tuple(joining for colour in COLOURS for joining in _joinings(survey, colour))


def _joinings(s: Survey, own: Colour) -> Iterator[Joining]:
    groups = [g for g in s.groups if g.colour is own and not g.seki]
    home = {p: i for i, g in enumerate(groups) for p in g.stones}
    near = s.board.grid.neighbours
    between: defaultdict[tuple[int, int], set[Point]] = defaultdict(set)
    for p, status in s.statuses.items():
        if status.kind is not Kind.DAME:
            continue
        beside = sorted({home[n] for n in near[p] if n in home})
        for pair in combinations(beside, 2):
            between[pair].add(p)
    if not between:
        return
    part = list(range(len(groups)))
    found: defaultdict[tuple[frozenset[Point], ...], int] = defaultdict(int)

    def join(one: int, other: int, *steps: set[Point]) -> None:
        if part[one] != part[other]:
            joined, gone = part[one], part[other]
            part[:] = [joined if i == gone else i for i in part]
            found[tuple(frozenset(step) for step in steps)] += 1

    pays = [bool(g.basic_eyes) for g in groups]
    for (one, other), points in sorted(between.items(), key=lambda x: -len(x[1])):
        if pays[one] and pays[other]:
            join(one, other, points)
    for middle, _ in enumerate(groups):
        if not pays[middle]:
            reach = [
                (a + b - middle, points)
                for (a, b), points in sorted(between.items())
                if middle in (a, b) and pays[a + b - middle]
            ]
            for (one, here), (other, there) in combinations(reach, 2):
                join(one, other, here, there)
    for steps, fewer in found.items():
        yield Joining(own, steps, fewer)
