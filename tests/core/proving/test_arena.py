"""When a claim is settled, and what a play does, on fields written as diagrams."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.proving.arena import (
    ArenaGroup,
    SettledClaim,
    groups,
    is_free,
    is_gone,
    is_no_gain,
    may_pass,
)
from goref.core.proving.arena_plays import ArenaPlays
from goref.core.proving.certificate import Arena, Wall
from goref.core.proving.checking import UnprovedError, follow
from goref.core.proving.masks import Mask, bits, is_cramped, taken
from goref.core.proving.proof_numbers import ProofNumbers
from tests.length import of_all


def where(rows: str, signs: str) -> Mask:
    """The points with one of some signs."""
    lines = rows.split() or [""]
    stride = len(lines[0]) + 1
    return sum(
        1 << row * stride + column
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign in signs
    )


def arena(
    rows: str,
    *walls: tuple[str, int],
    hostile: str = "",
    land: bool = False,
    keep: bool = False,
) -> Arena:
    """A field of ``.``, ``o`` (the claimant) and ``x``; ``#`` is outside. What a wall
    touches and what lies beside enemies outside is marked ``!``."""
    return Arena(
        len(rows.split()[0]) + 1,
        where(rows, ".ox"),
        where(rows, "o"),
        where(rows, "x"),
        tuple(Wall(where(touch, "!"), sure) for touch, sure in walls),
        where(hostile, "!"),
        where(rows, ".ox") if land else 0,
        keep,
    )


MOST_READ = 100_000
"""Positions that are read, at most, of a claim that holds anyway."""


def settled(one: Arena) -> bool:
    return SettledClaim(one)(one.own, one.enemy)


def unkept(inside: Mask, ways: Mask, stride: int) -> bool:
    """Whether points are too few for two eyes, if none are kept."""
    return is_cramped(inside, stride)


def test_two_eyes_of_a_wall() -> None:
    assert settled(arena(".#.", ("!#!", 0)))
    assert not settled(arena(".##", ("!##", 0)))
    assert settled(arena(".##", ("!##", 1)))
    assert not settled(arena("..#", ("!##", 1))), "the wall does not touch it all"
    assert not settled(arena(".#.", ("!##", 1), ("##!", 0))), "each wall for itself"
    assert settled(arena(".o.", ("!!#", 0), ("#!!", 0))), "a stone joins the walls"


def test_an_eye_beside_enemies_outside_is_none() -> None:
    one = arena(".#.", ("!#!", 0), hostile="!##")
    assert not settled(one)
    assert settled(arena(".#.", ("!#!", 1), hostile="!##"))


def test_a_joined_wall_has_no_more_than_its_surest_part() -> None:
    """What is sure for two walls may be the same liberty."""
    assert not settled(arena("o..", ("!##", 1), ("!##", 1)))
    one = arena("ox", ("!.", 1), ("!.", 1))
    assert not ArenaPlays(one).breathes(one.own, 0)


def test_an_eye_must_be_closed_in_by_what_lives() -> None:
    loose = arena(".o. ### ###", ("!## ### ###", 1))
    assert settled(loose)
    assert not settled(arena("..o ###", ("!!# ###", 0)))


def test_land_must_have_no_room_for_the_enemy() -> None:
    wall = "!!! !.! !!!"
    for rows in ("... ... ...", "xxx x.x .xx"):
        assert settled(arena(rows, (wall, 2), land=True))
    roomy = ("..... ..... .....", "!!!!! !...! !...!")
    assert not settled(arena(roomy[0], (roomy[1], 2), land=True))
    assert settled(arena("... ...", ("!.! !.!", 2), land=True)), "two side by side are one eye"
    apart = arena("x.x.x .x...", ("!.!.! !!!!!", 2), land=True)
    assert not settled(apart)
    assert not settled(arena("...", ("!.!", 2), hostile="!##", land=True))


KEPT: dict[str, tuple[str, str, bool]] = {
    "three rows, the middle one between two that are touched": (
        "......... ......... .........",
        "!!!!!!!!! !.......! !!!!!!!!!",
        True,
    ),
    "three rows, the enemy in all of the first": (
        ".xxxxxxx. ......... .........",
        "!!!!!!!!! !.......! !!!!!!!!!",
        False,
    ),
    "a row with two points beside each end of its middle": (
        "#.#.# #...# #.#.#",
        "#!#!# #...# #!#!#",
        True,
    ),
    "such a row, the enemy at one of each two, and the wall at the others": (
        "#x#x# #.x.# #.#.#",
        "#!#!# #...# #!#!#",
        True,
    ),
    "such a row, the enemy at three of the four": (
        "#x#x# #.x.# #x#.#",
        "#!#!# #...# #!#!#",
        False,
    ),
    "every second point of seven: one is left that no two are kept for": (
        ".......",
        "!.!.!.!",
        True,
    ),
    "every second point of nine: two are left, as none is kept twice": (
        ".........",
        "!.!.!.!.!",
        False,
    ),
    "a row of five: either end leaves two points": (".....", "!...!", True),
    "a row of six: either end leaves three": ("......", "!....!", False),
    "a row of five, the enemy at an end": ("x.x..", "!...!", False),
    "a row of six, open at one end": ("......", "!.....", False),
}
"""Land around which a wall lives, what the wall touches, and whether nothing need be played
there before the enemy takes one of two points that are kept."""


@pytest.mark.parametrize("case", KEPT)
def test_points_that_are_kept_two_by_two(case: str) -> None:
    """The checker says the same, without an answer."""
    rows, touch, holds = KEPT[case]
    one = arena(rows, (touch, 2), land=True)
    assert bool(settled(one)) is holds
    if holds:
        follow(one, None)
    else:
        with pytest.raises(UnprovedError):
            follow(one, None)
    assert not settled(arena(rows, (touch, 1), land=True)), "the wall may be taken itself"


@settings(max_examples=of_all(1000, short=100), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_is_kept_can_be_read(seed: int) -> None:
    """Where points are kept, the claim holds also if every answer must be found."""
    chance = Random(seed)
    width, height = chance.choice(((3, 3), (4, 3), (8, 1), (5, 2), (6, 2)))
    density = chance.choice((0.0, 0.2, 0.4))

    def drawn(sign: str, share: float) -> str:
        return sign if chance.random() < share else "."

    rows = " ".join(
        "".join(drawn(chance.choice("ox"), density) for _ in range(width))
        for _ in range(height)
    )
    touch = " ".join("".join(drawn("!", 0.7) for _ in range(width)) for _ in range(height))
    one = arena(rows, (touch, 2), land=True).at_corner()
    open_ = one.field ^ one.own ^ one.enemy
    if is_free(one) and not taken(one.enemy, open_, one.stride) and settled(one):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("goref.core.proving.arena.stays_cramped", unkept)
            numbers = ProofNumbers(one, MOST_READ)
            assert numbers.holds()


def test_land_is_no_eye_while_enemies_in_it_must_be_taken() -> None:
    """Its empty point is touched, the stone behind is not."""
    assert settled(arena(".x", ("!.", 1)))
    assert not settled(arena(".x", ("!.", 1), land=True))
    assert settled(arena(".x", ("!!", 1), land=True))
    assert settled(arena(".x", ("!.", 2), land=True))


def test_two_ways_join_a_stone_inside() -> None:
    """What is beside it is then no room for the enemy; with one way he cuts it off."""
    cross = "##.## ##.## ..o.. ##.## ##.##"
    beside = "##### ##### !!#!! ##### #####"
    assert settled(arena(cross, (beside, 2), land=True))
    assert not settled(arena(cross, ("##### ##### !!##! ##### #####", 2), land=True))
    assert not settled(arena(cross.replace("o.", "ox"), (beside, 2), land=True))
    assert not settled(arena(cross, (beside, 1), land=True)), "the wall needs an eye there"


def test_two_ways_join_a_wall_to_another() -> None:
    """Whichever of them the enemy takes, the other is left."""
    one = arena("...", ("!!.", 2), ("!!!", 0))
    assert settled(one)
    assert not settled(arena("..", ("!.", 2), ("!!", 0)))
    assert not settled(arena("x..", ("!!.", 2), ("!!!", 0)))


def test_when_the_claimant_may_pass() -> None:
    """To keep is to do nothing, until there is something to hunt, or to avenge."""
    one = arena("xo.", ("!!!", 2), keep=True)
    assert may_pass(one, one.own, one.enemy)
    assert not may_pass(one._replace(keep=False), one.own, one.enemy)
    hunts = one._replace(prey=1)
    assert not is_gone(hunts, one.enemy)
    assert not may_pass(hunts, one.own, one.enemy)
    assert is_gone(hunts, 0)
    assert may_pass(hunts, one.own, 0)
    avenges = hunts._replace(stay=2)
    assert may_pass(avenges, one.own, one.enemy)
    assert not may_pass(avenges, 0, one.enemy)
    assert not may_pass(avenges, one.own, 0)
    assert not is_gone(one._replace(prey=5), 1 << 2), "one of two chains is left"


def test_what_no_enemy_stones_could_settle_is_told_apart() -> None:
    full, roomy = arena(".##", ("!##", 0)), arena("..#", ("!##", 1))
    assert SettledClaim(full)(0, 0) is None
    assert SettledClaim(roomy)(0, 0) is False
    assert SettledClaim(roomy)(0, 2), "the enemy fills what the wall does not touch"


def test_a_prey_must_be_gone() -> None:
    hunts = arena("x..", ("!!!", 2), keep=True)._replace(prey=1)
    assert not settled(hunts)
    assert SettledClaim(hunts)(0, 0)
    assert not SettledClaim(hunts._replace(keep=False))(0, 0), "he has one of three points"
    assert SettledClaim(hunts._replace(keep=False))(2, 0)


@st.composite
def ends(draw: st.DrawFn) -> tuple[Arena, Random]:
    """A field of three rows with stones in it, as many points the prey's as are no gain."""
    rows = [draw(st.lists(st.sampled_from("..ox"), min_size=4, max_size=4)) for _ in range(3)]
    touch = [draw(st.lists(st.sampled_from("!!."), min_size=4, max_size=4)) for _ in range(3)]
    text, beside = (" ".join("".join(row) for row in some) for some in (rows, touch))
    one = arena(text, (beside, 2))
    one = one._replace(enemy=one.enemy & ~taken(one.enemy, where(text, "."), one.stride))
    prey = 0
    for bit in bits(one.field):
        if is_no_gain(one._replace(prey=prey), groups(one, one.own), one.own, one.enemy):
            break
        prey |= bit
    return one._replace(prey=prey), draw(st.randoms(use_true_random=False))


@settings(max_examples=of_all(300, short=60), deadline=None)
@given(ends())
def test_no_gain_whatever_is_played(end: tuple[Arena, Random]) -> None:
    """The enemy plays anything, the claimant a point beside what is joined to his wall."""
    one, chance = end
    own, enemy, plays = one.own, one.enemy, ArenaPlays(one)

    def joined() -> ArenaGroup:
        (group,) = (group for group in groups(one, own) if group.walls)
        return group

    while True:
        open_ = one.field & ~own & ~enemy
        after = [plays.after_enemy(own, enemy, play) for play in bits(open_)]
        own, enemy = chance.choice([stones for stones in after if stones] or [(own, enemy)])
        beside = [*bits(joined().reach & one.field & ~own & ~enemy)]
        if not beside:
            break
        after_own_play = plays.after_own(own, enemy, chance.choice(beside))
        assert after_own_play
        own, enemy = after_own_play
    assert (one.field & ~joined().stones).bit_count() <= one.prey.bit_count()
