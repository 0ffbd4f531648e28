"""Which parts of a board are read: the ends of large regions, and fields around stones."""

from __future__ import annotations

import random

import pytest

from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.proving import fields
from goref.core.proving.arena import SAFE
from goref.core.proving.fields import (
    CROWD,
    MOST_OPEN,
    around,
    between,
    ends,
    is_crowded,
    is_hopeless,
    is_shut_in,
    is_small,
    room,
)
from goref.core.proving.masks import bits, grown, parts, points
from goref.core.proving.side import Side
from tests.core.proving.test_arena import arena

LAND = Position.from_rows(
    ("..XX.....", "..XX.....", ".........", "XXXXXXXXX", ".........", *["........."] * 4)
)
"""Black's land above, with an end to the left and to the right; and open ground below."""


def side(position: Position) -> Side:
    return Side(position, BLACK)


def named(position: Position, masks: list[int]) -> list[set[str]]:
    grid = position.grid
    return [set(grid.names(points(mask, grid))) for mask in masks]


def test_ends_are_cut_off_by_one_point_or_two_side_by_side(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = ("X....XXXX", "X....XXXX", "XXXX.XXXX", "XXXX....X", "XXXXXXXXX", *["........."] * 4)
    position = Position.from_rows(rows)
    one = side(position)
    region = next(r.points for r in one.regions if r.points.bit_count() == 13)
    found = named(position, [*ends(one, region)])
    assert {"B9", "B8", "C9", "C8"} in found
    assert {"B9", "B8", "C9", "C8", "D9", "D8"} in found
    assert {"F6", "G6", "H6"} in found
    assert all(set(names) != {"E7"} for names in found)
    monkeypatch.setattr(fields, "LEAST_OPEN", 5)
    assert {"F6", "G6", "H6"} not in named(position, [*ends(one, region)])


@pytest.mark.parametrize("seed", range(40))
def test_ends_are_all_parts_that_a_mouth_leaves(seed: int) -> None:
    draw = random.Random(seed)
    rows = ["".join(draw.choices("X.", (2 + seed % 3, 3), k=9)) for _ in range(7)]
    one = side(Position.from_rows(rows, square=False))
    for region in (r.points for r in one.regions):
        mouths = {a | b for a in bits(region) for b in bits(grown(a, one.stride) & region)}
        left = {mouth: parts(region & ~mouth, one.stride) for mouth in mouths}
        cut = {(end, mouth) for mouth, some in left.items() for end in some if len(some) > 1}
        small = {(end, mouth) for end, mouth in cut if end.bit_count() <= MOST_OPEN + CROWD}
        found = fields._cut_off(region, one.stride)
        assert set(found) == {whole for end, mouth in small for whole in (end, end | mouth)}


def test_a_ring_has_no_ends() -> None:
    rows = ("XXXXX....", "X...X....", "X.X.X....", "X...X....", "XXXXX....", *["........."] * 4)
    one = side(Position.from_rows(rows))
    ring = next(r.points for r in one.regions if r.points.bit_count() == 8)
    assert not fields._cut_off(ring, one.stride)


def test_an_end_full_of_enemies_is_left_out() -> None:
    rows = ("XOO..XXXX", "XO...XXXX", "XXXX.XXXX", "XXXX....X", "XXXXXXXXX", *["........."] * 4)
    position = Position.from_rows(rows)
    one = side(position)
    region = next(r.points for r in one.regions if r.points.bit_count() == 13)
    found = named(position, [*ends(one, region)])
    assert found
    assert all("B9" not in names or len(names) > 6 for names in found)


def test_ends_have_their_walls() -> None:
    one = side(LAND)
    found = ends(one, one.regions[0].points)
    assert {"A9", "A8", "A7", "B9", "B8", "B7"} in named(LAND, [*found])
    assert all(walls == one.around(end) for end, walls in found.items())


def test_fields_around_a_stone_grow() -> None:
    rows = (".X.......", "OX.......", ".X.......", "XX.......", *["........."] * 5)
    position = Position.from_rows(rows)
    one = side(position)
    stone = one.enemy
    found = list(around(one, stone, one.own))
    assert named(position, found) == [{"A9", "A8", "A7"}]
    assert not list(around(one, stone, 0))


def test_between_chains_lie_the_points_that_join_them() -> None:
    rows = ("X.X......", "X.X......", "X.X......", "XOX......", *["........."] * 5)
    position = Position.from_rows(rows)
    one = side(position)
    common = one.near[0] & one.near[1] & one.open
    assert named(position, list(between(one, common))) == [{"B9", "B8"}]
    assert named(position, list(between(one, common & -common))) == [{"B9", "B8"}]


def test_much_room_is_not_read() -> None:
    one = side(LAND)
    region, walls = one.regions[0].points, one.around(one.regions[0].points)
    arena = one.arena(region, [(i, SAFE) for i in walls], region)
    assert not is_small(one, region)
    assert is_hopeless(arena)
    assert not is_crowded(arena)


@pytest.mark.parametrize("chain", [0, 1, 2])
def test_in_an_open_field_less_room_is_read(
    chain: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for stones that a wall touches all but one of the liberties of."""
    stones = ("X......", "X.....O", "X..O...")[chain]
    one = arena(stones.replace("X", "o").replace("O", "x"), ("!!.....", 2), hostile="......!")
    caught = one._replace(land=one.enemy)
    far = (0, 1, 2)[chain]
    assert (room(one) & grown(one.enemy, one.stride)).bit_count() == far
    monkeypatch.setattr(fields, "MOST_ROOM_OPEN", 3)
    assert is_hopeless(one)
    assert is_hopeless(caught) is (far == 2 or not one.enemy)
    assert not is_hopeless(one._replace(hostile=0))
    monkeypatch.setattr(fields, "MOST_ROOM", 3)
    assert is_hopeless(caught)


def test_stones_are_shut_in_by_few_empty_points_in_a_small_closed_field() -> None:
    walls = ("!!!!! !!!!! !!!!!", 2)
    shut_in = arena("xxxxx x...x xxxxx", walls, land=True)
    assert is_shut_in(shut_in)
    assert not is_shut_in(arena("xxxxx ....x xxxxx", walls, land=True)), "four points"
    assert not is_shut_in(arena("xxxxx x...x xxxxx", walls)), "only life is claimed"
    assert not is_shut_in(shut_in._replace(hostile=shut_in.field & -shut_in.field)), "open"
    large = ("xxxxx " * 4 + "xx... x....").replace("x....", "xxxxx")
    assert not is_shut_in(arena(large, ("!!!!! " * 6, 2), land=True)), "thirty points"
