"""Atari that only filling an own eye answers, and whether what is joined then lives."""

from __future__ import annotations

import pytest

from goref.app.opinion.playing_out.eye_filling import eyes_filled
from goref.app.opinion.playing_out.fates import Leaning, PlayedOut
from goref.app.opinion.playing_out.playing_out import played_out
from goref.core.base.colour import BLACK, COLOURS
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.masks import of_points, of_stones, whole
from tests.core.build import spots

NARROW = Position.from_rows(
    (
        "X.X.O....",
        "XXOOO.O..",
        ".XO..O...",
        ".XO.O....",
        "XXOO.....",
        "OOO......",
        *["........."] * 3,
    )
)
"""White at D9 gives atari to C9; once Black has filled B9, A7 and A6 are one eye."""
ROOMY = Position.from_rows(
    (
        "X.X.O....",
        "XXOOO.O..",
        ".XO..O...",
        ".XO.O....",
        ".XOO.....",
        ".XO......",
        "XXO......",
        "OOO......",
        ".........",
    )
)
"""As ``NARROW``, but four points in a row are left."""
TAKEN = Position.from_rows(("X.X..", "XXOX.", ".XO..", ".XO..", "XXO.."))
"""White at D5 can be taken at E5."""


def held(position: Position, known: Chain | None = None) -> dict[Chain, Leaning]:
    """All chains taken to live by themselves; one perhaps known to."""
    return {chain: Leaning(True, True, True, chain == known) for chain in position.chains()}


def groups(position: Position) -> list[int]:
    grid = position.grid
    stones = {colour: of_points(position.cells, colour, grid) for colour in COLOURS}
    chains = [of_stones(chain, grid) for chain in position.chains(BLACK)]
    filled = eyes_filled(stones, BLACK, chains, whole(grid), grid.width + 1)
    return [group.bit_count() for group, _ in filled]


def test_only_the_stones_that_nothing_else_saves_fill_an_eye() -> None:
    assert groups(NARROW) == [len(NARROW.chain(0)) + 2]
    assert groups(TAKEN) == []


def test_a_stone_with_a_way_out_fills_nothing() -> None:
    open_ = NARROW.without(spots(NARROW.grid, "C8"))
    assert groups(open_) == []


def test_stones_that_it_does_not_save_are_not_meant() -> None:
    assert groups(NARROW.with_stones({NARROW.grid.point("A6"): BLACK})) == []


def test_what_fills_no_eye_is_not_meant() -> None:
    corner = NARROW.without(spots(NARROW.grid, "B8"))
    assert groups(corner) == []


@pytest.mark.parametrize("turn", range(8))
def test_what_is_not_shown_to_live_then_is_asked_about(turn: int) -> None:
    board = NARROW.turned(turn)
    found = played_out(board, held(board))
    assert found == dict.fromkeys(board.chains(BLACK), PlayedOut.EYE_FILLED)


def test_what_lives_by_what_is_left_is_not() -> None:
    assert played_out(ROOMY, held(ROOMY)) == {}


def test_nor_is_what_is_known_to_live() -> None:
    assert played_out(NARROW, held(NARROW, NARROW.chain(0))) == {}


def test_nor_are_few_stones() -> None:
    few = Position.from_rows(("X.X.O", ".XOOO", "..O..", "OO.O.", "....."))
    assert groups(few) == [4]
    assert played_out(few, held(few)) == {}
