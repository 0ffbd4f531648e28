"""What a photograph says of a record."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goref.app.photo.against_record import MovedStone, compared
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord
from goref.core.game.replay import Moment, replay

BOARD = grid(9)
MOVES = ("C3", "G7", "G3", "C7", "E5", "F2", "G2", "F3", "F4", "E4", "F5", "E3", "D2", "B5")


def moments(names: Sequence[str] = MOVES) -> tuple[Moment, ...]:
    acts = tuple(
        Act(ActKind.PLAY, (BLACK, WHITE)[i % 2], BOARD.point(name))
        for i, name in enumerate(names)
    )
    return replay(GameRecord(BOARD, entries=acts))


def changed(position: Position, **points: int) -> Position:
    """A position with other stones on some points: 0 for none, 1 for black, 2 for white."""
    cells = bytearray(position.cells)
    for name, cell in points.items():
        cells[BOARD.point(name)] = cell
    return Position(BOARD, bytes(cells))


LAST = moments()[-1].position


def test_a_record_that_agrees() -> None:
    found = compared(LAST, moments())
    assert found is not None
    assert (found.moment, found.is_last, found.agreeing) == (14, True, 81)
    assert found.symmetry is Symmetry.AS_IT_IS
    assert (found.differences, found.moved, found.missing, found.surplus) == ((), (), (), ())


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_from_whatever_side_it_was_photographed(symmetry: Symmetry) -> None:
    cells = bytearray(81)
    for p in BOARD.points:
        cells[p] = LAST.cells[BOARD.turned(p, symmetry)]
    found = compared(Position(BOARD, bytes(cells)), moments())
    assert found is not None
    assert found.symmetry is symmetry
    assert found.position.cells == LAST.cells


def test_each_stone_that_differs_is_named() -> None:
    read = changed(LAST, C3=0, G7=0, G8=2, E5=2, A9=1)
    found = compared(read, moments())
    assert found is not None
    assert found.agreeing == 76
    assert found.moved == (MovedStone(WHITE, BOARD.point("G7"), BOARD.point("G8")),)
    names = [(BOARD.name(d.point), d.recorded, d.read) for d in found.missing]
    assert sorted(names) == [("C3", BLACK, None), ("E5", BLACK, WHITE)]
    names = [(BOARD.name(d.point), d.recorded, d.read) for d in found.surplus]
    assert sorted(names) == [("A9", None, BLACK), ("E5", BLACK, WHITE)]


def test_a_stone_goes_to_the_nearer_place_and_once() -> None:
    read = changed(LAST, C3=0, C4=1, B2=1)
    found = compared(read, moments())
    assert found is not None
    assert [BOARD.name(move.read) for move in found.moved] == ["C4"]
    assert [BOARD.name(d.point) for d in found.surplus] == ["B2"]


def test_an_earlier_moment_is_named_with_its_turn() -> None:
    found = compared(moments()[9].position, moments())
    assert found is not None
    assert (found.moment, found.is_last, found.differences) == (9, False, ())


def test_the_last_move_put_elsewhere_is_a_stone_that_moved_and_no_earlier_moment() -> None:
    found = compared(changed(LAST, B5=0, B6=2), moments())
    assert found is not None
    assert found.is_last
    assert [BOARD.name(move.recorded) for move in found.moved] == ["B5"]


def test_of_two_that_fit_alike_the_last_is_meant() -> None:
    game = replay(
        GameRecord(
            BOARD,
            entries=(
                Act(ActKind.PLAY, BLACK, BOARD.point("C3")),
                Act(ActKind.PASS, WHITE),
                Act(ActKind.PASS, BLACK),
            ),
        )
    )
    found = compared(game[1].position, game)
    assert found is not None
    assert (found.moment, found.is_last) == (3, True)


def test_another_game_or_another_size_matches_nothing() -> None:
    other = Position(BOARD, bytes((p * 7) % 3 for p in BOARD.points))
    assert compared(other, moments()) is None
    few = changed(Position(BOARD, bytes(81)), **dict.fromkeys(("A1", "A3", "A5", "A7"), 1))
    few = changed(few, **dict.fromkeys(("J1", "J3", "J5", "J7", "E1"), 2))
    assert compared(few, moments()) is None  # like none, though the first moments are empty
    assert compared(Position(grid(13), bytes(169)), moments()) is None
