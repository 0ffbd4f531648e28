"""Playing a whole game through, against sgfmill's board on the same moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sgfmill.boards import Board

from goref.core.base.colour import BLACK, WHITE
from goref.core.game.legality import judge
from goref.core.game.play_rules import PlayRules, Repetition
from goref.core.game.record import GameRecord
from goref.core.game.replay import Moment, played, replay
from tests.benchmarks.pairs import within
from tests.core.build import game

GAME = "rin-kaiho--komatsu-1993-eternal-life"
MOVES = 300


@pytest.fixture(scope="module")
def record() -> GameRecord:
    whole = game(GAME).case.record
    return GameRecord(whole.grid, whole.setup, whole.entries[:MOVES])


def by_sgfmill(record: GameRecord) -> Callable[[], Board]:
    """Sgfmill playing the same moves from the same stones."""
    board, size = record.grid, record.grid.width

    def place(point: int) -> tuple[int, int]:
        return size - 1 - board.row(point), board.column(point)

    stones = [[place(p) for p in record.start.stones(colour)] for colour in (BLACK, WHITE)]
    plays = [
        (*place(act.point), act.colour.letter.lower())
        for act in record.acts
        if act.point is not None
    ]

    def through() -> Board:
        board = Board(size)
        board.apply_setup(*stones, [])
        for row, column, colour in plays:
            board.play(row, column, colour)
        return board

    return through


def by_us(record: GameRecord) -> tuple[Moment, ...]:
    """Not what replay remembers of a record it has seen: the playing itself."""
    return tuple(played(record, frozenset()))


def test_replay(benchmark: Any, record: GameRecord) -> None:
    size = record.grid.width
    last, ours = by_sgfmill(record)(), by_us(record)[-1]
    theirs = {
        (size - 1 - row) * size + column
        for row in range(size)
        for column in range(size)
        if last.get(row, column) == "w"
    }
    assert ours.number == MOVES
    assert ours.position.stones(WHITE) == theirs
    ratios = within(lambda: by_us(record), by_sgfmill(record))
    benchmark.extra_info.update(against="sgfmill's replay", ratios=ratios, at_most=1 / 4)
    benchmark(by_us, record)


def test_superko_over_a_game(benchmark: Any, record: GameRecord) -> None:
    benchmark.extra_info.update(goal_ms=5)
    moments = replay(record)
    rules = PlayRules(Repetition.POSITIONAL)
    assert benchmark(judge, moments, rules) == ()
