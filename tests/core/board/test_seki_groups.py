"""Which living groups are in seki, by the board alone."""

from __future__ import annotations

import pytest

from goref.core.board.position import Position
from goref.core.board.seki_groups import ENOUGH_LAND, grouped, groups_in_seki
from goref.core.case.symmetry import Symmetry, turned
from tests.core.build import bare, spots

TWO_LIBERTIES = (
    ".XO.XO.O.",
    ".XO.XO.O.",
    ".XOOXO.O.",
    ".XXXOOOOO",
    "..XXXXXXX",
    ".........",
    ".........",
    ".........",
    ".........",
)
AN_EYE_EACH = (
    ".O.X.XO.O",
    "OOXXXXOO.",
    "XXOOOOOOO",
    ".XXXXXXXX",
    "..X......",
    ".........",
    ".........",
    ".........",
    ".........",
)


def an_eye_of(points: int) -> tuple[str, ...]:
    """One eye of a point in the corner against one of so many beside it."""
    return (
        f".O.X{'.' * points}XO.O".ljust(13, "."),
        f"OOXX{'X' * points}XOO.".ljust(13, "."),
        f"XXOO{'O' * points}OOOO".ljust(13, "O"),
        "." + "X" * 12,
        *["." * 13] * 9,
    )


def in_seki(rows: tuple[str, ...]) -> frozenset[int]:
    return groups_in_seki(Position.from_rows(rows))


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        pytest.param(TWO_LIBERTIES, "C9 C8 C7 D7 E9 E8 E7", id="two-liberties"),
        pytest.param(AN_EYE_EACH, "B9 A8 B8 C8 D8 E8 F8 D9 F9", id="an-eye-each"),
    ],
)
def test_groups_that_share_their_liberties(rows: tuple[str, ...], names: str) -> None:
    board = Position.from_rows(rows)
    assert in_seki(rows) == spots(board.grid, names)


@pytest.mark.parametrize("land", range(1, 6))
def test_a_group_with_enough_land_is_not_in_seki(land: int) -> None:
    assert bool(in_seki(an_eye_of(land))) is (land < ENOUGH_LAND)


def test_a_finished_board_without_seki_has_none() -> None:
    assert in_seki(("XX.OO", "X.XO.", "XXXOO", "XOOO.", "XO.OO")) == frozenset()


def test_stones_that_can_join_a_living_group_are_not_in_seki() -> None:
    # White's stones on the left go home over D9 or D8, once D7 is White's.
    rows = (".XO.XO.O.", ".XO.XO.O.", ".XOO.O.O.", ".XXXOOOOO", "..XXXXXXX", *["." * 9] * 4)
    assert in_seki(rows) == frozenset()


def test_an_empty_board_and_a_single_stone() -> None:
    assert in_seki(("...", "...", "...")) == frozenset()
    assert in_seki(("...", ".X.", "...")) == frozenset()


def test_groups_are_chains_joined_by_own_land() -> None:
    board = Position.from_rows((".X.O.", "X.XO.", ".XXOO", "XX.O.", "..XOO"))
    found = grouped(board)
    sides = sorted(board.cells[min(chains[0])] for chains in found.groups)
    assert sides == [1, 2]
    assert sorted(found.land.values()) == [3, 5]


@pytest.mark.parametrize("turn", list(Symmetry), ids=lambda t: t.name)
@pytest.mark.parametrize("rows", [TWO_LIBERTIES, AN_EYE_EACH], ids=["two", "eyes"])
def test_turned_and_swapped_boards_have_the_same_sekis(
    rows: tuple[str, ...], turn: Symmetry
) -> None:
    case = bare(*rows)
    found = groups_in_seki(case.position)
    other = bare(*(r.translate(str.maketrans("XO", "OX")) for r in rows))
    assert groups_in_seki(other.position) == found
    board = case.record.grid
    where = groups_in_seki(turned(case, turn).position)
    assert where == {board.turned(p, turn) for p in found}
