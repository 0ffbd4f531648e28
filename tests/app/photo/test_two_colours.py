"""Stones that look like the other colour's are in doubt, and stay what they were read as."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from goref.app.photo.reading import SURE, read
from goref.app.photo.two_colours import FEW, MOST_ALONE, less_certain_colours
from tests.app.photo.boards import drawn, rows_of

if TYPE_CHECKING:
    from goref.app.arrays import Picture

FLAT = ((90.0, 40.0), (490.0, 40.0), (490.0, 440.0), (90.0, 440.0))
ROWS = rows_of(9, 9, 0.6)
LAMP = (1.0, 0.8, 0.55)
DARK, WOOD, LIGHT = -2.0, -0.7, -0.1
"""How bright stones of both colours and what lies between them usually are."""


def by_lamplight(across: int, down: int) -> Picture:
    """The board under a lamp, one of its stones in shade and glare on the wood around it."""
    picture = drawn(ROWS, FLAT) * LAMP
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    far = np.hypot(x - 90 - 50 * across, y - 40 - 50 * down)
    picture[far < 24] *= 0.4
    picture += 90 * (np.clip((45 - far) / 12, 0, 1) * (far >= 24))[..., None]
    return np.asarray(np.clip(picture, 0, 255), np.uint8)


def test_a_white_stone_in_lamplight_beside_glare_is_in_doubt() -> None:
    assert ROWS[2][2] == "O"
    found = read(by_lamplight(2, 2), FLAT, 9, snap=False)
    point = 2 + 9 * 2
    wrong = [
        p for p, sign in enumerate("".join(ROWS)) if "".join(found.position.rows)[p] != sign
    ]
    assert wrong == [point], "else the picture tries nothing"
    assert found.doubts == (point,)


def told(signs: str, brightness: Sequence[float], certain: float = 1.0) -> list[bool]:
    """Which of the points are in doubt."""
    kinds = np.array([".XO".index(sign) for sign in signs], np.uint8)
    certainties = np.full(len(signs), certain, np.float32)
    found = less_certain_colours(np.array(brightness, np.float32), kinds, certainties, SURE)
    return [bool(c < SURE) for c in found]


def test_a_stone_is_compared_with_both_colours_of_its_picture() -> None:
    signs = "X" * 6 + "O" * 6
    usual = [DARK] * 5 + [LIGHT] * 5
    for share, black, white in ((0.15, False, True), (0.25, True, True), (0.6, True, False)):
        between = DARK + share * (LIGHT - DARK)
        assert told(signs, [*usual[:5], between, between, *usual[5:]]) == (
            [False] * 5 + [black, white] + [False] * 5
        )


def test_where_black_stones_differ_more_they_may_be_brighter() -> None:
    """Such as those in the two halves of a board that lies half in shadow."""
    length = LIGHT - DARK
    spread = [DARK - 0.08 * length] * 4 + [DARK + 0.08 * length] * 3
    for share, doubtful in ((0.25, False), (0.3, False), (0.36, True)):
        brightness = [*spread, DARK + share * length, *[LIGHT] * 6]
        assert told("X" * 8 + "O" * 6, brightness)[7] is doubtful, share


def test_an_empty_point_as_dark_as_black_stones_is_in_doubt() -> None:
    signs = "X" * 3 + "O" * 3 + "." * 5
    stones = [DARK] * 3 + [LIGHT] * 3
    shadow = WOOD + 0.5 * (DARK - WOOD)
    assert told(signs, stones + [WOOD] * 3 + [shadow, DARK]) == [False] * 10 + [True]
    assert not any(told(signs, stones + [DARK + 0.2] * 4 + [DARK])), "dark wood is like black"


def test_in_dim_light_the_limit_lies_lower() -> None:
    signs = "X" * 4 + "O" * 4
    assert not any(told(signs, [DARK - 2] * 4 + [LIGHT - 2] * 4))


def test_with_one_colour_alone_the_wood_is_the_limit() -> None:
    assert told("XXO....", [DARK, WOOD + 0.1, WOOD - 0.1] + [WOOD] * 4) == (
        [False, True, True] + [False] * 4
    )
    assert not any(told("XXO", [DARK, WOOD + 0.1, WOOD - 0.1])), "nothing tells of the wood"


def test_many_stones_of_one_colour_alone_are_all_in_doubt() -> None:
    for alone, doubted in ((MOST_ALONE, False), (MOST_ALONE + 1, True)):
        assert told("O" * alone + "." * 9, [LIGHT] * alone + [WOOD] * 9) == (
            [doubted] * alone + [False] * 9
        )


def test_where_most_of_a_colour_is_in_doubt_all_of_it_is() -> None:
    black, white = "X" * 5, "O" * (FEW + 2)
    light = [DARK] * 2 + [LIGHT] * FEW
    assert told(black + white, [DARK] * 5 + [DARK] * 2 + [LIGHT] * FEW)[5:] == (
        [True] * 2 + [False] * FEW
    )
    kinds = np.array([1] * 5 + [2] * len(light), np.uint8)
    certainties = np.array([1.0] * 5 + [0.95] * FEW + [1.0] * 2, np.float32)
    bright = np.array([DARK] * 5 + [LIGHT] * len(light), np.float32)
    found = less_certain_colours(bright, kinds, certainties, SURE)
    assert (found[5:] < SURE).all()
    assert (found[:5] == 1).all()
    assert (found <= certainties).all()
