"""When a claim is settled, and what a play does, on fields written as diagrams."""

from __future__ import annotations

from goref.core.proving.arena import (
    SettledClaim,
    after_enemy,
    after_own,
    breathes,
    is_cramped,
)
from goref.core.proving.certificate import Arena, Wall
from goref.core.proving.masks import Mask


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


def settled(one: Arena) -> bool:
    return SettledClaim(one)(one.own, one.enemy)


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
    assert not breathes(one, one.own, one.enemy)


def test_an_eye_must_be_closed_in_by_what_lives() -> None:
    loose = arena(".o. ### ###", ("!## ### ###", 1))
    assert settled(loose)
    assert not settled(arena("..o ###", ("!!# ###", 0)))


def test_land_must_have_no_room_for_the_enemy() -> None:
    wall = "!!! !.! !!!"
    for rows in ("... ... ...", "xxx x.x .xx"):
        assert settled(arena(rows, (wall, 2), land=True))
    roomy = ("..... ..... .....", "!!!!! !...! !!!!!")
    assert not settled(arena(roomy[0], (roomy[1], 2), land=True))
    assert settled(arena("... ...", ("!.! !.!", 2), land=True)), "two side by side are one eye"
    apart = arena("..... .....", ("!.!.! !!!!!", 2), land=True)
    assert not settled(apart)
    assert not settled(arena("...", ("!.!", 2), hostile="!##", land=True))


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


def test_cramped() -> None:
    stride = 4
    assert is_cramped(0, stride)
    assert is_cramped(0b1, stride)
    assert is_cramped(0b11, stride)
    assert is_cramped(0b10001, stride)
    assert not is_cramped(0b101, stride)
    assert not is_cramped(0b111, stride)
    assert not is_cramped(0b1001, stride), "the last of a row is not beside the next"


def test_what_a_play_takes() -> None:
    one = arena(".xo", ("##!", 2))
    own, enemy = where("..o", "o"), where(".x.", "x")
    assert after_own(one, own, enemy, where("!..", "!")) == (where("o.o", "o"), 0)
    kept = one._replace(hostile=where(".!.", "!"))
    assert after_own(kept, own, enemy, where("!..", "!")) is None, "it is held from outside"
    loose = arena(".ox", ("!..", 0), hostile="..!")
    assert after_enemy(loose, loose.own, loose.enemy, where("!..", "!")) == (0, 0)
    sure = loose._replace(walls=(Wall(where("!!.", "!"), 1),))
    assert after_enemy(sure, sure.own, sure.enemy, where("!..", "!")) is None, "suicide"
    free = arena(".ox")
    after = after_enemy(free, free.own, free.enemy, where("!..", "!"))
    assert after == (0, where("x.x", "x"))
    open_ = free._replace(hostile=where("..!", "!"))
    after = after_enemy(open_, open_.own, open_.enemy, where("!..", "!"))
    assert after == (0, 0), "in an open field no stone may be lost"


def test_a_wall_must_breathe_in_the_field() -> None:
    """Else the sure liberty outside could be taken."""
    filled = arena("x.", ("!.", 1))
    assert not breathes(filled, filled.own, filled.enemy)
    assert breathes(filled._replace(walls=(Wall(1, 2),)), filled.own, filled.enemy)
    through = arena("xo.", ("!!.", 1))
    assert breathes(through, through.own, through.enemy)


def test_two_ways_join_a_wall_to_another() -> None:
    """Whichever of them the enemy takes, the other is left."""
    one = arena("...", ("!!.", 2), ("!!!", 0))
    assert settled(one)
    assert not settled(arena("..", ("!.", 2), ("!!", 0)))
    assert not settled(arena("x..", ("!!.", 2), ("!!!", 0)))
