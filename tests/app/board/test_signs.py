"""Signs as shapes: what they are made of where a picture would not show it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.board import signs
from goref.app.board.shapes import Cell, Circle, Polygon, Shade
from goref.app.sheet.drawing import PAPER
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.ruling.ruling import PointKind

CELL = Cell(40, 1, 1)


def test_a_proposed_mark_is_cut_into_stripes_inside_its_outline() -> None:
    sure, proposed = (
        list(signs.mark(CELL, PAPER, PointKind.TERRITORY, BLACK, maybe))
        for maybe in (False, True)
    )
    assert [shape.outline for shape in proposed[:2]] == [shape.outline for shape in sure]
    inner = sure[1].outline
    assert isinstance(inner, Polygon)
    reach = max(x for x, _ in inner.corners)
    stripes = [shape.outline for shape in proposed[2:]]
    assert len(stripes) == 3
    for stripe in stripes:
        assert isinstance(stripe, Polygon)
        assert all(max(abs(x), abs(y)) <= reach + 1e-9 for x, y in stripe.corners)
    assert {shape.opacity for shape in proposed} == {signs.PROPOSED}


@pytest.mark.parametrize("colour", COLOURS)
def test_only_a_dead_stone_as_dark_as_its_board_keeps_a_strong_rim(colour: Colour) -> None:
    dark = replace(PAPER, board="#202020", black_rim="#b0b0b0", white_rim="#101010")
    rims = [s for s in signs.dead_stone(CELL, dark, colour) if s.opacity == signs.DEAD_RIM]
    assert len(rims) == (colour is BLACK)
    assert not any(
        shape.opacity == signs.DEAD_RIM for shape in signs.dead_stone(CELL, PAPER, colour)
    )


def test_a_stone_is_shaded_where_its_two_colours_differ() -> None:
    shaded = replace(PAPER, white=("#ffffff", "#d8d6d0"))
    assert [s.fill for s in signs.stone(CELL, PAPER, WHITE)] == ["#ffffff"]
    assert [s.fill for s in signs.stone(CELL, shaded, WHITE)] == [
        Shade("#ffffff", "#d8d6d0", CELL.stone)
    ]


def test_the_ghost_stone_is_smaller() -> None:
    (whole,), (ghost,) = (
        list(sign(CELL, PAPER, BLACK)) for sign in (signs.stone, signs.ghost_stone)
    )
    assert isinstance(whole.outline, Circle)
    assert isinstance(ghost.outline, Circle)
    assert ghost.outline.radius == pytest.approx(signs.SMALLER * whole.outline.radius)


@pytest.mark.parametrize(
    ("colour", "value"), [("#000000", 0), ("#ffffff", 255), ("#ff0000", 127.5), ("#102030", 32)]
)
def test_lightness_is_the_middle_of_the_strongest_and_the_weakest_part(
    colour: str, value: float
) -> None:
    assert signs.lightness(colour) == value
