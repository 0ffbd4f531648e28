"""How a side's chains stand, by their regions and by what was read."""

from __future__ import annotations

from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.proving.attempts import Attempts
from goref.core.proving.certificate import ProvedClaim
from goref.core.proving.masks import Mask, bits, of_points, parts, points, whole
from goref.core.proving.side import Pledge, Side


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


def pledge(field: Mask, *granted: tuple[int, int], lends: int = 1, land: int = 0) -> Pledge:
    held = ProvedClaim(field, tuple(i for i, _ in granted), lends, land)
    return Pledge(held, tuple(count for _, count in granted))


def test_two_eyes() -> None:
    assert TWO_EYES.standing(()).alive == {0}
    assert TWO_EYES.granted(TWO_EYES.standing(()), [0], 0) == [(2,)]
    eye = at(TWO_EYES, (0, 0))
    assert TWO_EYES.standing((), eye).alive == set()
    assert TWO_EYES.granted(TWO_EYES.standing(()), [0], eye) == [(1,)]
    assert NO_EYES.granted(NO_EYES.standing(()), [0], eye) == [(0,)]


def test_claims_may_lean_on_each_other() -> None:
    one = pledge(at(NO_EYES, (0, 1)), (0, 1))
    other = pledge(at(NO_EYES, (1, 0)), (0, 1))
    assert NO_EYES.standing((one,)).alive == set()
    assert NO_EYES.standing((one, other)).alive == {0}
    assert NO_EYES.standing((one, other), other.claim.field).pledges == ()


def test_what_needs_all_from_elsewhere_gives_nothing() -> None:
    one = pledge(at(NO_EYES, (0, 1)), (0, 2))
    other = pledge(at(NO_EYES, (1, 0)), (0, 2))
    assert NO_EYES.standing((one, other)).alive == set()


def test_a_claim_falls_with_one_of_its_walls() -> None:
    claim = pledge(at(NO_EYES, (1, 2)), (0, 0), (1, 2))
    assert NO_EYES.standing((claim,)).alive == set()
    alone = pledge(at(NO_EYES, (1, 2)), (0, 0), (1, 0), lends=2)
    assert NO_EYES.standing((alone,)).alive == {0, 1}


def test_what_follows_from_what_comes_in_a_later_stage() -> None:
    first = pledge(at(NO_EYES, (0, 1)), (0, 0), lends=2)
    second = pledge(at(NO_EYES, (1, 2)), (0, 2), (1, 0), lends=2)
    now = NO_EYES.standing((second, first))
    assert [(stage.chains, stage.claims) for stage in now.stages] == [
        ({0}, (first.claim,)),
        ({1}, (second.claim,)),
    ]


def test_chains_that_are_joined_live_by_the_liberties_of_both() -> None:
    join = pledge(at(NO_EYES, (1, 2)), (0, 1), (1, 1), lends=0)
    one = pledge(at(NO_EYES, (0, 1)), (0, 1))
    other = pledge(at(NO_EYES, (2, 3)), (1, 1))
    assert NO_EYES.standing((join, one)).alive == set()
    assert NO_EYES.standing((one, other)).alive == set()
    assert NO_EYES.standing((join, one, other)).alive == {0, 1}
    again = pledge(at(NO_EYES, (1, 3)), (0, 1), (1, 1), lends=0)
    assert NO_EYES.standing((join, again)).alive == set()


def test_where_something_is_read_no_eye_is_counted() -> None:
    eye = at(TWO_EYES, (0, 0))
    assert TWO_EYES.standing((pledge(eye, (0, 2), land=eye),)).alive == set()
    assert TWO_EYES.standing((pledge(eye, (0, 1), land=eye),)).alive == {0}


def test_nothing_is_held_that_costs_a_life() -> None:
    eye = at(TWO_EYES, (0, 0))
    tries = Attempts(TWO_EYES)
    assert not tries._hold(pledge(eye, (0, 2), land=eye))
    assert tries.now.alive == {0}
    assert tries.pool == []
    assert tries._hold(pledge(eye, (0, 1), land=eye))
    assert len(tries.now.pledges) == 1


def test_what_is_left_out_of_an_arena_is_hostile() -> None:
    one = side("X.X .X. ...")
    field = at(one, (0, 1))
    whole_arena = one.arena(field, [(0, 1), (1, 1), (2, 1)])
    assert whole_arena.hostile == 0
    assert one.arena(field, [(0, 1), (1, 1)]).hostile == 1, "a chain not named is no wall"
    beside = at(one, (1, 0))
    assert one.arena(beside, [(0, 0), (2, 0)]).hostile == 1, "the point below is open"
    assert one.arena(beside, [(0, 0)]).walls == ((1, 0),)


def test_an_arena_is_moved_to_the_corner() -> None:
    """The same field lower down, and further to the right, is the same arena."""
    rows = ("XXXX.... X..X.... XO.X.... XXXX....", "....XXXX ....X..X ....XO.X ....XXXX")
    above, below = (side(f"{row} ........ ........") for row in rows)
    lower = side(f"........ ........ {rows[1]}")
    arenas = []
    for one in (above, below, lower):
        (region,) = (r for r in one.regions if r.points.bit_count() == 4)
        arenas.append(one.arena(region.points, [(0, 1)], region.points & one.enemy))
    assert arenas[0] == arenas[1] == arenas[2]
    assert arenas[0].field == at(above, (0, 0), (0, 1), (1, 0), (1, 1))
    assert arenas[0].enemy == arenas[0].land == at(above, (1, 0))


def test_what_is_granted_hangs_on_no_field_that_nothing_lives_by() -> None:
    now = TWO_EYES.standing(())
    outside = at(TWO_EYES, (3, 0))
    assert TWO_EYES.granted(now, [0], outside) == [(2,)]
    eyes = at(TWO_EYES, (0, 0), (0, 2))
    assert TWO_EYES.granted(now, [0], eyes) == [(0,)]


THREE_EYES = side(".X.X.X XXXXXX OOOOOO ......")


def test_what_leans_on_the_field_that_is_asked_about_may_be_granted() -> None:
    """A claim that was read holds only if something else lends: the field may, or may not."""
    first, second = (at(TWO_EYES, place) for place in ((0, 0), (0, 2)))
    one, other = pledge(first, (0, 1)), pledge(second, (0, 1))
    now = TWO_EYES.standing((one, other))
    assert now.alive == {0}
    assert TWO_EYES.granted(now, [0], second) == [(1,), (0,)]


def test_two_eyes_are_granted_as_one_or_two() -> None:
    """With both nothing can happen to the chain; with one of them the other can be read."""
    left, middle, right = (at(THREE_EYES, (0, column)) for column in (0, 2, 4))
    now = THREE_EYES.standing(())
    assert THREE_EYES.granted(now, [0], left) == [(2,)], "it lives without it"
    one, other = pledge(left, (0, 2)), pledge(middle, (0, 1))
    assert THREE_EYES.standing((one,)).alive == {0}, "two eyes are left"
    both = THREE_EYES.standing((one, other))
    assert both.pledges == (other, one), "one eye is left: what needs two has to wait"
    assert THREE_EYES.standing((pledge(right, (0, 2)), one)).pledges == ()
