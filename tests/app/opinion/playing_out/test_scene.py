"""What is seen of a group without playing."""

from __future__ import annotations

import pytest

from goref.app.opinion.playing_out.scene import (
    ALIVE,
    LOST,
    Prospect,
    Scene,
    hung_together,
    seen,
)
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.proving.masks import of_points, of_stones, parts, points, whole
from tests.app.opinion.playing_out.boards import (
    EMPTY,
    FALSE_EYE,
    FOUR_IN_A_ROW,
    ONE_EYE,
    THREE_IN_A_ROW,
    TWO_EYES,
    WIDE,
    with_prey,
)
from tests.core.build import spots


def look(
    position: Position, target: str = "", havens: str = "", *, owner_first: bool = True
) -> Prospect:
    grid = position.grid
    own = of_points(position.cells, BLACK, grid)
    enemy = of_points(position.cells, WHITE, grid)
    aim = of_stones(spots(grid, target), grid) if target else own
    scene = Scene(grid.width + 1, whole(grid), aim, of_stones(spots(grid, havens), grid), enemy)
    return seen(scene, own, enemy, owner_first=owner_first)


def hanging(position: Position, seed: str) -> tuple[frozenset[Point], frozenset[Point]]:
    """The stones that hang on a black one, and the eyes spent on it."""
    grid = position.grid
    own = of_points(position.cells, BLACK, grid)
    enemy = of_points(position.cells, WHITE, grid)
    open_ = whole(grid) & ~own & ~enemy
    closed = [
        part
        for part in parts(open_, grid.width + 1)
        if all(
            position.cells[n] != WHITE for p in points(part, grid) for n in grid.neighbours[p]
        )
    ]
    start = of_stones(spots(grid, seed), grid)
    group, spent = hung_together(own, open_, closed, start, grid.width + 1)
    return points(group, grid), points(spent, grid)


def test_a_space_with_a_wall_that_the_enemy_takes_next_is_no_eye() -> None:
    # White takes D8 at C8, and is in Black's second eye then.
    board = Position.from_rows(
        ("XXXXXO...", "X.X..XO..", "XXXXXXO..", "OOOOOO...", *["........."] * 5)
    )
    assert look(board, "A9", owner_first=False) is ALIVE
    board = Position.from_rows(
        ("XXXXXO...", "X.X..XO..", "XXXXXOO..", "OOOOOO...", *["........."] * 5)
    )
    assert look(board, "A9") is ALIVE
    assert look(board, "A9", owner_first=False) is not ALIVE


@pytest.mark.parametrize(
    ("position", "expected"), [(TWO_EYES, ALIVE), (ONE_EYE, LOST), (FALSE_EYE, LOST)]
)
def test_what_needs_no_playing(position: Position, expected: Prospect) -> None:
    assert look(position, "F9" if position is FALSE_EYE else "A9") == expected


@pytest.mark.parametrize("position", [THREE_IN_A_ROW, FOUR_IN_A_ROW])
def test_the_middle_of_an_eye_space_is_played_first(position: Position) -> None:
    found = look(position)
    assert found not in (ALIVE, LOST)
    assert points(found.plays[0], position.grid) <= spots(position.grid, "C8 D8")


def test_stones_that_can_join_living_ones_are_not_lost() -> None:
    rows = ("XXX.X.X..", "OOO.XXX..", "..OOOOOOO", *["........."] * 6)
    board = Position.from_rows(rows)
    out = look(board, "A9", "E9")
    assert not out.lost
    assert points(out.plays[0], board.grid) == spots(board.grid, "D9")


def test_stones_with_one_eye_are_lost_even_if_they_can_take_an_enemy_in_it() -> None:
    rows = ("XXXXXO...", "X.OXXO...", "XXXXXO...", "OOOOOO...", *[EMPTY] * 5)
    scene, own, enemy = with_prey(rows, "C8")
    assert seen(scene, own, enemy, owner_first=True) == LOST


def test_whose_capture_saves_stones_in_atari_is_played_too() -> None:
    # White's C8 is in atari, and so is Black's D8, which threatens it.
    rows = ("XX.OO....", "XXOX.O...", "XXXO.....", "OOO......", *["........."] * 5)
    board = Position.from_rows(rows)
    played = {p for play in look(board, "A9").plays for p in points(play, board.grid)}
    assert played >= spots(board.grid, "C9 E8")


def test_open_space_is_told() -> None:
    assert look(WIDE, "B8").wide


def test_two_common_liberties_join_and_one_does_not() -> None:
    two = Position.from_rows(("X.X......", "X.X......", *["........."] * 7))
    assert hanging(two, "A9")[0] == two.stones(BLACK)
    one = Position.from_rows(("XOX......", "X.XO.....", "OO.......", *["........."] * 6))
    assert hanging(one, "A9")[0] == spots(one.grid, "A9 A8")


def test_an_eye_that_alone_joins_a_stone_is_spent() -> None:
    rows = ("OX.......", "X.X......", "OXX......", *["........."] * 6)
    board = Position.from_rows(rows)
    group, spent = hanging(board, "C7")
    assert group == board.stones(BLACK)
    assert spent == spots(board.grid, "B8")
