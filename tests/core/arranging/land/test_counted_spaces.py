"""How spaces are read: tens, rectangles, one remainder, eyes, and what is left."""

from __future__ import annotations

import pytest

from goref.core.arranging.land.counted_spaces import counted_spaces
from goref.core.arranging.land.shapes import mask_of
from goref.core.base.colour import BLACK
from goref.core.base.geometry import Grid, grid


def drawn(*rows: str) -> tuple[Grid, int]:
    board = grid(len(rows))
    text = "".join(rows)
    return board, mask_of(p for p, sign in enumerate(text) if sign == ".")


def blocks(*rows: str, eyes: int = 0, groups: tuple[int, ...] = ()) -> dict[int, str]:
    """The block of each space by its first point."""
    board, mask = drawn(*rows)
    made = counted_spaces(board, BLACK, mask, tens=True, eyes=eyes, groups=groups)
    return {min(space.points): space.block.value for space in made}


TEN = (".....XX", ".....XX", "XXXXXXX")


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (("...XXXX",), {21: "remainder"}),
        ((".....XX",), {21: "remainder"}),
        (("......X",), {21: "irregular"}),
        (("...X.XX",), {21: "rectangle", 25: "rectangle"}),
        (("....X..",), {21: "remainder", 26: "rectangle"}),
        (("..X....", "..XXXXX"), {21: "rectangle", 24: "remainder"}),
        (("...XXXX", ".XXXXXX"), {21: "irregular"}),
        (("....XXX", "XXXXXXX", "....XXX"), {21: "remainder", 35: "irregular"}),
    ],
)
def test_one_remainder_at_most(rows: tuple[str, ...], wanted: dict[int, str]) -> None:
    """The one space in no ten; or the longest line of four or five, which else is none."""
    full = (*TEN, *rows, *["XXXXXXX"] * (4 - len(rows)))
    assert blocks(*full) == {0: "tens", **wanted}


def test_eyes_that_a_group_needs_are_no_rectangles_to_count() -> None:
    rows = (".X.XX", "XXXXX", "XXXXX", "XXXXX", "XXX..")
    everything = (1 << 25) - 1
    corner = mask_of([20, 21, 22, 23, 24])
    assert blocks(*rows) == {0: "rectangle", 2: "rectangle", 23: "rectangle"}
    assert blocks(*rows, groups=(everything,)) == {
        0: "rectangle",
        2: "rectangle",
        23: "rectangle",
    }
    two = everything & ~corner
    assert blocks(*rows, groups=(two, corner)) == {0: "eye", 2: "eye", 23: "eye"}
    assert blocks(*rows, eyes=mask_of([0, 23])) == {
        0: "eye",
        2: "rectangle",
        23: "rectangle",
    }
