"""Stones on the board: diagrams, chains, captures."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import DiagramError, Position
from goref.core.game.record import GameRecord
from goref.core.game.replay import replay
from tests import oracle
from tests.core.build import played
from tests.refusals import refuses
from tests.strategies import positions, records


@given(positions())
def test_diagrams_are_read_back(position: Position) -> None:
    again = Position.from_rows(str(position).splitlines())
    assert again == position
    assert hash(again) == hash(position)
    assert again.rows == position.rows


@given(positions(), st.integers(0, 7))
def test_turning_and_exchanging_twice(position: Position, symmetry: int) -> None:
    assert position.swapped().swapped() == position
    assert position.swapped().count(BLACK) == position.count(WHITE)
    turned = position.turned(symmetry)
    assert sorted(len(c) for c in turned.chains()) == sorted(len(c) for c in position.chains())


@given(positions())
def test_chains_and_regions_part_the_board(position: Position) -> None:
    parts = [*position.chains(), *position.regions()]
    assert sorted(p for part in parts for p in part) == list(position.grid.points)
    for chain in position.chains():
        assert position.liberties(chain)
        assert len({position.cells[p] for p in chain}) == 1
        for p in chain:
            assert position.chain(p) == chain
    for colour in (BLACK, WHITE):
        assert sum(len(c) for c in position.chains(colour)) == position.count(colour)
        assert position.stones(colour) == {
            p for p in position.grid.points if position.colour(p) is colour
        }


@settings(deadline=None)  # the oracle is slow
@given(records())
def test_every_play_is_the_oracles(record: GameRecord) -> None:
    board = record.grid
    stones = oracle.board_of(record.start.rows)
    lost = {"B": 0, "W": 0}
    for moment in replay(record)[1:]:
        act = moment.entry
        assert act is not None
        point = getattr(act, "point", None)
        if point is not None:
            letter = act.colour.letter  # type: ignore[union-attr]
            spot = (board.column(point), board.row(point))
            stones, taken, own = oracle.put(stones, spot, letter, board.width, board.height)
            lost[oracle.OTHER[letter]] += taken
            lost[letter] += own
        assert oracle.board_of(moment.position.rows) == stones
        assert moment.captured == (lost["B"], lost["W"])


@given(records())
def test_stones_put_down_stand_or_were_taken(record: GameRecord) -> None:
    for moment in replay(record):
        for index, colour in enumerate((BLACK, WHITE)):
            put = moment.plays[index] + moment.setup[index]
            assert put == moment.position.count(colour) + moment.captured[index]


def test_capture_comes_before_suicide() -> None:
    case = played(grid(4, 3), "C2", black="B3 A2 B1", white="C3 D2 C1 B2")
    assert case.position.rows == [".XO.", "X.XO", ".XO."]
    assert case.moments[-1].captured == (0, 1)


def test_several_chains_are_taken_at_once() -> None:
    case = played(3, "B2", white="A2 B1 C2 B3", black="A3 C3 A1 C1")
    assert case.position.rows == ["X.X", ".X.", "X.X"]
    assert case.moments[-1].captured == (0, 4)


def test_play_on_a_stone_is_an_error() -> None:
    with refuses(ValueError, says="occupied"):
        Position.of(grid(3), black=[0]).play(0, WHITE)


@pytest.mark.parametrize(
    ("rows", "row"),
    [(["...", "..", "..."], 2), (["...", ".?.", "..."], 2), ([], None),
     (["..", "..", ".."], None), (["."], None), (["...", "...", "..z"], 3)],
)  # fmt: skip
def test_rows_that_are_no_board(rows: list[str], row: int | None) -> None:
    with pytest.raises(DiagramError) as caught:
        Position.from_rows(rows)
    assert caught.value.row == row


def test_other_signs_for_stones() -> None:
    rows = ["x B b", "", "# ● +", " w○ o"]
    assert Position.from_rows(rows).rows == ["XXX", "XX.", "OOO"]
    assert Position.from_rows([".,", "*+"]).rows == ["..", ".."]


def test_stones_are_overwritten_not_captured() -> None:
    position = Position.of(grid(3), black=[0], white=[1, 3])
    assert position.rows == ["XO.", "O..", "..."]
    assert position.without([0, 1]).rows == ["...", "O..", "..."]
    assert position.with_stones({0: WHITE, 3: None}).rows == ["OO.", "...", "..."]
    assert position.chain(8) == frozenset()
