"""No claim may be wrong: every one is played out in every way on small boards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.geometry import Point, grid
from goref.core.board.position import Position
from goref.core.proving import fields
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.proofs import _known as found
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus
from tests.core.build import spots
from tests.core.proving.enclosed import APART, enclosed
from tests.core.proving.exhaustive import Lines, TooManyError
from tests.core.proving.test_proofs_shapes import CLAIMS
from tests.length import of_all, sample


def falls(
    lines: Lines, start: int, stones: frozenset[Point], colour: Colour, shared: frozenset[Point]
) -> bool:
    """Whether a colour loses stones by plays of its own on some liberties, one or more, each
    answered by a play or a pass."""
    safe = lines.keeping(stones, colour)

    def falls_at(at: int, left: frozenset[Point]) -> bool:
        cells = lines.cells[at]
        return at not in safe or any(
            after not in safe or any(falls_at(then, left - {p}) for then in answered)
            for after, _ in lines.plays[at][colour]
            for p in left
            if not cells[p] and lines.cells[after][p] == colour
            for answered in [[after, *(then for then, _ in lines.plays[after][colour.other])]]
        )

    return falls_at(start, shared)


def kept(
    position: Position, proved: Mapping[frozenset[Point], Proof], colour: Colour
) -> set[Point]:
    """The stones of a colour that are proved to stay, wherever they stand."""
    return {
        p
        for chain, proof in proved.items()
        if position.cells[min(chain)] == colour
        and proof.life is not StoneStatus.DEAD
        and proof.ground not in (Ground.LAND, Ground.SEKI_AVENGED)
        for p in chain
    }


def avenged(
    position: Position, proved: Mapping[frozenset[Point], Proof], colour: Colour
) -> frozenset[Point]:
    """A colour's stones in sekis in which one side can capture the other, but loses by it."""
    sekis = [chain for chain, one in proved.items() if one.ground is Ground.SEKI_AVENGED]
    return frozenset(p for chain in sekis for p in chain if position.cells[p] == colour)


def check(position: Position, lines: Lines) -> int:
    """Play out all claims; all of one side are to hold together. Returns how many."""
    proved = proofs(position)
    start = lines.number[position.cells]
    for colour in COLOURS:
        stay = frozenset(kept(position, proved, colour))
        own, other = (avenged(position, proved, c) for c in (colour, colour.other))
        assert lines.keeps(stay | own, colour, start) or lines.avenges(
            own, other, colour, start
        ), f"{colour!r}\n{position}"
        cleared: set[Point] = set()
        for chain, proof in proved.items():
            own = position.cells[min(chain)] == colour
            if (
                not own
                and proof.life is StoneStatus.DEAD
                and proof.ground is not Ground.BENT_FOUR
            ):
                cleared |= chain
        if stay:
            assert lines.keeps(stay, colour, start), f"{colour!r}\n{position}"
        if cleared:
            assert lines.clears(frozenset(cleared), stay, colour, start), (
                f"{colour!r}\n{position}"
            )
        for chain, proof in proved.items():
            if proof.life is StoneStatus.SEKI and position.cells[min(chain)] == colour:
                assert falls(lines, start, chain, colour, proof.points), f"{chain}\n{position}"
    return len(proved)


@cache
def three_by_three() -> Lines:
    return Lines(Position.empty(grid(3, 3)))


@pytest.mark.parametrize("part", sample(range(4), 2))
def test_boards_of_three_lines(part: int) -> None:
    """A sample of the legal positions of 3x3."""
    apart = of_all(521, short=2 * 521)
    lines = three_by_three()
    claims = 0
    for number, cells in enumerate(product((0, 1, 2), repeat=9)):
        position = Position(grid(3, 3), bytes(cells))
        if number % apart == 131 * part and position.cells in lines.number:
            claims += check(position, lines)
    assert claims


@settings(max_examples=of_all(40, short=10), deadline=None)
@given(enclosed())
def test_small_areas(where: tuple[Position, list[Point]]) -> None:
    position, points = where
    if all(p.ground is Ground.UNCONDITIONAL for p in proofs(position).values()):
        return
    try:
        lines = Lines(position, points, most=8_000)
    except TooManyError:
        return
    check(position, lines)


@settings(max_examples=of_all(200, short=25), deadline=None)
@given(enclosed(APART), st.sampled_from([2, 3, 5]))
def test_chains_that_live_together(where: tuple[Position, list[Point]], most: int) -> None:
    """Read on as few points as may be: much follows from fields that are open to the outside,
    and from chains that are joined."""
    position, points = where
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fields, "MOST_OPEN", most)
        patch.setattr(fields, "LEAST_OPEN", 2)
        found.cache_clear()
        proved = proofs(position)
    found.cache_clear()
    if all(p.ground is Ground.UNCONDITIONAL for p in proved.values()):
        return
    try:
        lines = Lines(position, points, most=6_000)
    except TooManyError:
        return
    for colour in COLOURS:
        stones = kept(position, proved, colour)
        assert not stones or lines.keeps(frozenset(stones), colour), f"{colour!r}\n{position}"


WIDE = {
    "at a corner": ".OO...OX OO....OX OOOOOOOX XXXXXXXX X.XX.XXX",
    "at a bend": ".O...OOX OO....OX OOOOOOOX XXXXXXXX X.XX.XXX",
}
"""White has an eye, and the end of a region, open to the rest at two points."""


@pytest.mark.parametrize("name", WIDE)
def test_a_wide_end_of_a_region_is_an_eye(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read as if the rest of the region were the enemy's."""
    position = Position.from_rows(WIDE[name].split(), square=False)
    wall = position.chain(position.grid.point("B4"))
    points = [p for p in position.grid.points if not position.cells[p] and p // 8 < 2]
    monkeypatch.setattr(fields, "MOST_OPEN", 5)
    found.cache_clear()
    proof = proofs(position)[wall]
    found.cache_clear()
    assert proof.ground is Ground.READ_ALIVE
    end = proof.points - {0}
    near = position.grid.neighbours
    rest = set(points) - proof.points
    assert sum(any(n in rest for n in near[p]) for p in end) == 2
    assert Lines(position, points).keeps(wall, WHITE)


def test_a_seki_with_an_answer_that_joins_what_lives() -> None:
    """White has a liberty that is not Black's; Black takes it once White fills one of both."""
    rows = ".X.XXX XXXXXX XXXXOO XXXOO. XXXO.X XXOOOX XOOO.X XXOOOO XXXOX. XXXXXX"
    position = Position.from_rows(rows.split(), square=False)
    black, white = (position.chain(position.grid.point(name)) for name in ("F5", "E5"))
    proved = proofs(position)
    for chain in (black, white):
        assert proved[chain].life is StoneStatus.SEKI
        assert proved[chain].points == spots(position.grid, "F7 E6 E4")
    open_ = [p for p in position.grid.points if not position.cells[p] and p // 6 > 0]
    lines = Lines(position, [*open_, *black])
    assert check(position, lines) == len(proved)


SHAPES = (
    "straight three, the middle taken",
    "bent three in the corner, the bend taken",
    "two shared liberties",
    "a dead stone in a small eye",
    "joined whichever way",
)


@pytest.mark.parametrize("name", SHAPES)
def test_classic_shapes(name: str) -> None:
    """What was read of them, played out where it was read."""
    position = Position.from_rows(CLAIMS[name][0].split())
    points: set[Point] = set()
    for chain, proof in proofs(position).items():
        if proof.ground is not Ground.UNCONDITIONAL:
            points |= proof.points
            if proof.ground is not Ground.READ_ALIVE:
                points |= chain | position.liberties(chain)
    assert check(position, Lines(position, sorted(points)))


SMALL = {
    "XXX. OOXO OXXX .XO.": ("C1", "the eye beside it, and the one round it, need each other"),
    "OXOO .XOO OOOX X.O.": ("A1", "three eyes, two of which are read"),
    ".O..O OOOX. OOOOX": ("D2", "a line of what was read comes back"),
}
"""Stones that are dead in eyes, most of which are read, each for what the others lend."""


@pytest.mark.parametrize("rows", SMALL)
def test_stones_in_eyes_that_lean_on_each_other(rows: str) -> None:
    position = Position.from_rows(rows.split(), square=False)
    name, why = SMALL[rows]
    proved = proofs(position)
    prey = position.chain(position.grid.point(name))
    assert prey in proved, why
    assert proved[prey].life is StoneStatus.DEAD
    stay = kept(position, proved, BLACK) | kept(position, proved, WHITE)
    points = [p for p in position.grid.points if p not in stay]
    assert check(position, Lines(position, points)) == len(proved)
