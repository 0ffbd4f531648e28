"""What is read out between walls that are taken to live."""

from __future__ import annotations

import pytest

from goref.core.board.position import Position
from goref.core.proving.proof import Ground
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus
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
CAUGHT = Position.from_rows(
    (
        ".X..OX...",
        "X....X...",
        "XXXXXX...",
        *["........."] * 6,
    )
)
"""A white stone in Black's small land, which is an eye besides the corner either way."""


def test_a_seki_is_read_out_once_the_wall_is_given() -> None:
    assert WHITE not in proofs(SEKI)
    found = proofs(SEKI, [WALL])
    for chain in (WHITE, BLACK):
        assert (found[chain].life, found[chain].ground) == (StoneStatus.SEKI, Ground.SEKI)
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


def test_what_speaks_against_what_is_held_is_not_read() -> None:
    """What it costs to read that living stones are dead, or dead ones alive, is saved."""
    alone = proofs(CAUGHT)
    (dead,) = (chain for chain, proof in alone.items() if proof.life is StoneStatus.DEAD)
    living = next(chain for chain, proof in alone.items() if proof.life is StoneStatus.ALIVE)
    assert (
        proofs(CAUGHT, held={dead: StoneStatus.DEAD, living: StoneStatus.ALIVE}).keys()
        == alone.keys()
    )
    assert dead not in proofs(CAUGHT, held={dead: StoneStatus.ALIVE})
    assert living not in proofs(CAUGHT, held={living: StoneStatus.DEAD})


@pytest.mark.parametrize("turn", range(8))
def test_it_is_held_of_the_same_stones_on_a_turned_board(turn: int) -> None:
    grid = CAUGHT.grid
    (dead,) = (c for c, proof in proofs(CAUGHT).items() if proof.life is StoneStatus.DEAD)
    board, there = CAUGHT.turned(turn), frozenset(grid.turned(p, turn) for p in dead)
    assert there in proofs(board, held={there: StoneStatus.DEAD})
    assert there not in proofs(board, held={there: StoneStatus.ALIVE})


def test_it_may_be_read_what_lives_alone() -> None:
    found = proofs(CAUGHT, dead=False)
    assert found
    assert all(proof.life is StoneStatus.ALIVE for proof in found.values())
