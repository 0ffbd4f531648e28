"""What on a board speaks against stones that are taken for dead."""

from __future__ import annotations

from goref.app.opinion.counter_evidence import SMALL_AREA, against
from goref.app.opinion.suggestion import Why
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.board.regions import cut_regions
from tests.app.opinion.shapes import SHAPES
from tests.core.build import spots

PLAIN = Position.from_rows(
    ("..XO...", "..XO...", "..XO.X.", "..XO...", "..XO...", "..XO...", "..XO...")
)


def found(position: Position, names: str) -> dict[Why, frozenset[Point]]:
    dead = spots(position.grid, names)
    board = position.without(dead)
    return against(position, board, cut_regions(board), dead, {})


def test_nothing_speaks_against_a_lone_stone_in_the_others_area() -> None:
    assert set(found(PLAIN, "F5").values()) == {frozenset()}


def test_stones_dead_in_nobodys_area() -> None:
    rows = ("..X.O..", "..X.O..", "..XXO..", "..XO...", "..XO...", "..XO...", "..XO...")
    here = Position.from_rows(rows)
    wall = "D4 D3 D2 D1"
    assert found(here, wall)[Why.CONTRADICTED] == spots(here.grid, wall)


def test_dead_stones_of_both_colours_side_by_side() -> None:
    rows = ("..XO...", "..XO...", "..XO.XO", "..XO...", "..XO...", "..XO...", "..XO...")
    here = Position.from_rows(rows)
    assert found(here, "F5 G5")[Why.CONTRADICTED] == spots(here.grid, "F5 G5")


def test_stones_that_nobody_can_approach_look_like_a_seki() -> None:
    board = Position.from_rows(SHAPES["seki without eyes"].rows)
    names = "E9 E8 E7"
    assert found(board, names)[Why.UNAPPROACHED] == spots(board.grid, names)


def test_a_play_with_two_liberties_left_approaches() -> None:
    rows = ("X.OXX..", "XXOXX..", "..OX...", "OOOX...", "XXXX...", ".......", ".......")
    here = Position.from_rows(rows)
    names = "A7 A6 B6"
    assert found(here, names)[Why.UNAPPROACHED] == frozenset()


def test_a_group_of_one_small_area_with_dead_stones_in_it() -> None:
    board = Position.from_rows(SHAPES["sole liberties"].rows)
    odd = found(board, "C6 D6")[Why.ONE_AREA]
    assert spots(board.grid, "C6 D6 C9 B8 B5") <= odd
    assert not odd & spots(board.grid, "A9 A1 B3")
    assert SMALL_AREA == 7
