"""What a play does on fields written as diagrams, and when nothing is left to hope for."""

from __future__ import annotations

import pytest

from goref.core.proving.arena_plays import LOST, ArenaPlays
from goref.core.proving.certificate import Arena, Wall
from goref.core.proving.masks import Mask
from tests.core.proving.test_arena import arena, where

FIRST = where("!..", "!")


def after_own(one: Arena, own: Mask, enemy: Mask) -> tuple[Mask, Mask] | None:
    return ArenaPlays(one).after_own(own, enemy, FIRST)


def after_enemy(one: Arena) -> tuple[Mask, Mask] | None:
    return ArenaPlays(one).after_enemy(one.own, one.enemy, FIRST)


def test_what_a_play_takes() -> None:
    one = arena(".xo", ("##!", 2))
    own, enemy = where("..o", "o"), where(".x.", "x")
    assert after_own(one, own, enemy) == (where("o.o", "o"), 0)
    kept = one._replace(hostile=where(".!.", "!"))
    assert after_own(kept, own, enemy) is None, "it is held from outside"
    loose = arena(".ox", ("!..", 0), hostile="..!")
    assert after_enemy(loose) == LOST
    sure = loose._replace(walls=(Wall(where("!!.", "!"), 1),))
    assert after_enemy(sure) is None, "suicide"
    free = arena(".ox")
    assert after_enemy(free) == (0, where("x.x", "x"))
    open_ = free._replace(hostile=where("..!", "!"))
    assert after_enemy(open_) == LOST, "in an open field no stone may be lost"
    for seki in (open_._replace(keep=True), open_._replace(prey=where("..x", "x"))):
        assert after_enemy(seki) == (0, where("x.x", "x")), "all round a seki is known"


def test_a_wall_must_breathe_in_the_field() -> None:
    """Else the sure liberty outside could be taken."""

    def breathes(one: Arena) -> bool:
        return ArenaPlays(one).breathes(one.own, one.field & ~one.own & ~one.enemy)

    filled = arena("x.", ("!.", 1))
    assert not breathes(filled)
    assert breathes(filled._replace(walls=(Wall(1, 2),)))
    assert breathes(arena("xo.", ("!!.", 1)))


def test_stones_joined_to_the_outside_are_not_caught() -> None:
    one = arena(".x.", ("!!!", 2), hostile="!..")._replace(land=where(".x.", "x"))
    assert after_enemy(one) == LOST
    assert after_enemy(one._replace(land=where("..x", "x"))) == (0, where("xx.", "x"))
    assert after_enemy(one._replace(hostile=0)) == (0, where("xx.", "x"))


@pytest.mark.parametrize(
    ("rows", "touch", "sure", "lost"),
    [
        ("...", "!!!", 1, False),  # the third point may be an eye
        ("..", "!!", 1, True),  # the second is beside his stone
        ("....", "!!!!", 0, True),  # two side by side are no two eyes
        (".....", "!!!!!", 0, False),
        ("...o", "!!!!", 0, True),
        ("..", "!!", 2, False),  # it lives anyhow
    ],
)
def test_without_room_for_eyes_nothing_is_left_to_hope_for(
    rows: str, touch: str, sure: int, lost: bool
) -> None:
    one = arena(rows, (touch, sure), hostile="!" + "." * (len(rows) - 1))
    assert (ArenaPlays(one).after_enemy(one.own, one.enemy, 1) == LOST) is lost


def test_who_may_join_what_lives_needs_no_room() -> None:
    walls = ("!!..", 0), ("..!!", 2)
    assert after_enemy(arena("....", *walls, hostile="!...")) != LOST
    through = arena("....", ("!...", 0), ("..!!", 2), hostile="!...")
    assert after_enemy(through) == LOST, "the way is cut off"


def test_what_is_joined_needs_no_eyes_of_its_own() -> None:
    """What two walls have elsewhere is enough, once they are joined."""
    one = arena("...", ("!!!", 1), ("!!!", 1), hostile="!..")._replace(joins=True)
    assert after_enemy(one._replace(field=3)) != LOST
