"""How a side's chains stand, by their regions and by what was read."""

from __future__ import annotations

from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.proving.attempts import Attempts
from goref.core.proving.certificate import Held
from goref.core.proving.masks import Mask, bits, of_points, parts, points, whole
from goref.core.proving.side import Side


def side(rows: str) -> Side:
    return Side(Position.from_rows(rows.split(), square=False), BLACK)


def at(one: Side, *places: tuple[int, int]) -> Mask:
    """Points by row and column from the top left."""
    return sum(1 << row * one.stride + column for row, column in places)


TWO_EYES = side(".X.XO XXXXO OOOO. .....")
NO_EYES = side("X.... ..... ....X")


def test_sets_of_points() -> None:
    grid = Position.from_rows(["X.O", ".X."], square=False).grid
    cells = bytes([1, 0, 2, 0, 1, 0])
    black = of_points(cells, 1, grid)
    assert points(black, grid) == {0, 4}
    assert points(whole(grid), grid) == set(range(6))
    assert len(parts(black, 4)) == 2
    assert [points(p, grid) for p in bits(black)] == [{0}, {4}]
    assert len(parts(whole(grid), 4)) == 1


def test_the_edge_is_no_neighbour_of_the_next_line() -> None:
    one = side("..X X.. ...")
    assert [near.bit_count() for near in one.near] == [3, 4]


def test_two_eyes() -> None:
    now = TWO_EYES.standing(())
    assert now.alive == {0}
    assert now.sure == [2]
    assert TWO_EYES.standing((), field=at(TWO_EYES, (0, 0))).alive == set()
    left = TWO_EYES.standing((), granted=(0,), field=at(TWO_EYES, (0, 0)))
    assert left.alive == {0}
    assert left.sure == [1]


def test_claims_may_lean_on_each_other() -> None:
    one = Held(at(NO_EYES, (0, 1)), ((0, 1),))
    other = Held(at(NO_EYES, (1, 0)), ((0, 1),))
    assert NO_EYES.standing((one,)) == (frozenset(), [0, 0], ())
    assert NO_EYES.standing((one, other)).alive == {0}
    assert NO_EYES.standing((one, other), field=other.field).held == ()


def test_what_needs_all_from_elsewhere_gives_nothing() -> None:
    one = Held(at(NO_EYES, (0, 1)), ((0, 2),))
    other = Held(at(NO_EYES, (1, 0)), ((0, 2),))
    assert NO_EYES.standing((one, other)).alive == set()


def test_a_claim_falls_with_one_of_its_walls() -> None:
    claim = Held(at(NO_EYES, (1, 2)), ((0, 0), (1, 2)))
    assert NO_EYES.standing((claim,)).alive == set()
    alone = claim._replace(needs=((0, 0), (1, 0)))
    assert NO_EYES.standing((alone,)).alive == {0, 1}


def test_where_something_is_read_no_eye_is_counted() -> None:
    claim = Held(at(TWO_EYES, (0, 0)), ((0, 2),), land=True)
    assert TWO_EYES.standing((claim,)).alive == set()
    assert TWO_EYES.standing((claim._replace(needs=((0, 1),)),)).alive == {0}


def test_nothing_is_held_that_costs_a_life() -> None:
    tries = Attempts(TWO_EYES)
    assert not tries._hold(Held(at(TWO_EYES, (0, 0)), ((0, 2),), land=True))
    assert tries.now.alive == {0}
    assert tries.pool == []
    assert tries._hold(Held(at(TWO_EYES, (0, 0)), ((0, 1),), land=True))
    assert len(tries.now.held) == 1


def test_what_is_left_out_of_an_arena_is_hostile() -> None:
    one = side("X.X .X. ...")
    field = at(one, (0, 1))
    whole_arena = one.arena(field, [(0, 1), (1, 1), (2, 1)])
    assert whole_arena.hostile == 0
    assert one.arena(field, [(0, 1), (1, 1)]).hostile == field, "a chain not named is no wall"
    beside = at(one, (1, 0))
    assert one.arena(beside, [(0, 0), (2, 0)]).hostile == beside, "the point below is open"
    assert one.arena(beside, [(0, 0)]).walls == ((beside, 0),)
