"""What is read out between walls that are taken to live."""

from __future__ import annotations

import pytest

from goref.core.board.position import Position
from goref.core.proving.proof import Ground
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import Life
from tests.core.build import spots

# Black's wall on the left has no two eyes that are proved: its land is too large to read.
SEKI = Position.from_rows(
    (
        ".XO.XO.O.",
        ".XO.XO.O.",
        ".XOOXO.O.",
        ".XXXOOOOO",
        "..XXXXXXX",
        *["........."] * 4,
    )
)
WHITE, BLACK = (spots(SEKI.grid, names) for names in ("C9 C8 C7 D7", "E9 E8 E7"))
WALL = SEKI.chain(SEKI.grid.point("B9"))


def test_a_seki_is_read_out_once_the_wall_is_given() -> None:
    assert WHITE not in proofs(SEKI)
    found = proofs(SEKI, [WALL])
    for chain in (WHITE, BLACK):
        assert (found[chain].life, found[chain].ground) == (Life.SEKI, Ground.SEKI)
        assert found[chain].points == spots(SEKI.grid, "D9 D8")


def test_nothing_is_said_of_what_was_given() -> None:
    assert WALL not in proofs(SEKI, [WALL])


@pytest.mark.parametrize("turn", range(8))
def test_a_turned_board_has_the_same_proofs_between_its_walls(turn: int) -> None:
    board = SEKI.grid
    cells = bytearray(len(board))
    for p in board.points:
        cells[board.turned(p, turn)] = SEKI.cells[p]
    where = frozenset(board.turned(p, turn) for p in WALL)
    found = proofs(Position(board, bytes(cells)), [where])
    assert {board.turned(p, turn) for p in WHITE} in [set(chain) for chain in found]


def test_what_is_proved_without_walls_is_proved_with_them() -> None:
    alone, between = proofs(SEKI), proofs(SEKI, [WALL])
    assert alone
    assert all(between[chain][:4] == proof[:4] for chain, proof in alone.items())
