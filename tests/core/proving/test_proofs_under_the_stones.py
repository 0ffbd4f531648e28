"""Life that rests on playing back where one's own stones were taken (石の下, 倒脱靴)."""

from __future__ import annotations

import pytest

from goref.core.board.position import Position
from goref.core.proving.arena_plays import LOST, ArenaPlays
from goref.core.proving.certificate import Arena, Wall
from goref.core.proving.masks import Mask
from goref.core.proving.proof_numbers import ProofNumbers
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus
from tests.app.opinion.shapes import UNDER_THE_STONES
from tests.core.build import spots

# The upper left corner of the boards below: Black's wall to the right and below has one eye
# elsewhere.
CORNERS = [tuple(row[:4] for row in rows[:3]) for rows in UNDER_THE_STONES]
STRIDE, MOST = 12, 4000


def corner(rows: tuple[str, ...]) -> Arena:
    def mask(signs: str) -> Mask:
        return sum(
            1 << r * STRIDE + c
            for r, row in enumerate(rows)
            for c, sign in enumerate(row)
            if sign in signs
        )

    edge = sum(1 << r * STRIDE + c for r in range(3) for c in range(4) if c == 3 or r == 2)
    return Arena(STRIDE, mask(".XO"), mask("X"), mask("O"), (Wall(edge, 1),), 0, False)


@pytest.mark.parametrize("rows", CORNERS, ids=["first", "second", "third"])
def test_black_lives_if_white_begins(rows: tuple[str, ...]) -> None:
    assert ProofNumbers(corner(rows), MOST).holds()


@pytest.mark.parametrize("rows", CORNERS, ids=["first", "second", "third"])
def test_he_could_not_if_he_gave_up_no_stones(
    rows: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    after_enemy = ArenaPlays.after_enemy

    def unless_many_are_lost(
        plays: ArenaPlays, own: Mask, enemy: Mask, play: Mask
    ) -> tuple[Mask, Mask] | None:
        after = after_enemy(plays, own, enemy, play)
        if after is not None and (own & ~after[0]).bit_count() >= 3:
            return LOST
        return after

    monkeypatch.setattr(ArenaPlays, "after_enemy", unless_many_are_lost)
    one = ProofNumbers(corner(rows), MOST)
    assert not one.holds()
    assert one.left > 0


@pytest.mark.parametrize("rows", UNDER_THE_STONES, ids=["first", "second", "third"])
def test_nobody_calls_such_a_group_dead(rows: tuple[str, ...]) -> None:
    board = Position.from_rows(rows)
    black = {board.chain(p) for p in spots(board.grid, "E9 A4")}
    found = proofs(board)
    assert all(c not in found or found[c].life is not StoneStatus.DEAD for c in black)
