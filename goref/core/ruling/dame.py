"""Effects of filling the dame: points a side must fill afterwards, and groups that can join.

Only the present board is considered; no lines of play are read.
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
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import PointStatus, Survey

OPEN_BORDER_POINTS = 3
"""The fewest points of a public region that looks unfinished if one side alone is at some."""


def is_open_border(survey: Survey, points: frozenset[Point]) -> bool:
    """Returns True if the border looks open at a public region, given by its points.

    It does if the region has 3 points or more, and one of them does not touch both sides.
    """
    near, cells = survey.board.grid.neighbours, survey.board.cells
    return len(points) >= OPEN_BORDER_POINTS and any(
        len({cells[n] for n in near[p]} - {0}) < 2 for p in points
    )


def filled_last(survey: Survey, owner: Colour) -> frozenset[Point]:
    """Returns the territory that a side must fill itself, whichever side fills the dame.

    At such a point, a chain of the side has its only liberty left, even if the side fills all
    dame. Left out: eyes in seki, kos, ruled points, and chains that filling does not save.
    """
    return _filled_last(survey)[owner - 1]


@lru_cache(maxsize=64)
def _filled_last(survey: Survey) -> tuple[frozenset[Point], ...]:
    kind = PointKind.DAME
    dame = {p for p, status in survey.statuses.items() if status.kind is kind}
    # A chain with two liberties that are no dame keeps them, whatever it is joined to.
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
            if len(free) != 1 or s.statuses[min(free)] != PointStatus(
                PointKind.TERRITORY, own, False
            ):
                break
            filled += free
            cells[filled[-1]] = own
        left -= chain
        if free:
            yield from filled


@frozen
class Joining:
    """Groups that each pay group tax and could be joined by plays on neutral points.

    Attributes:
        steps: sets of points; one play is needed in each set.
        fewer: the decrease in the number of groups that pay.
    """

    owner: Colour
    steps: tuple[frozenset[Point], ...]
    fewer: int


@lru_cache(maxsize=64)
def joinings(survey: Survey) -> tuple[Joining, ...]:
    """Returns the groups outside seki, of either side, that are separated only by dame.

    Single points may separate two groups, or stones without territory may be between them. If
    several ways join the same groups, one is named.
    """
    return tuple(joining for colour in COLOURS for joining in _joinings(survey, colour))


def _joinings(s: Survey, own: Colour) -> Iterator[Joining]:
    groups = [g for g in s.groups if g.colour is own and not g.seki]
    home = {p: i for i, g in enumerate(groups) for p in g.stones}
    near = s.board.grid.neighbours
    between: defaultdict[tuple[int, int], set[Point]] = defaultdict(set)
    for p, status in s.statuses.items():
        if status.kind is not PointKind.DAME:
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
