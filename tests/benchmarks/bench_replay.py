"""Playing a whole game through, against sgfmill's board on the same moves."""

from __future__ import annotations

import pytest
from sgfmill.boards import Board

from goref.core.base.colour import WHITE
from goref.core.game.legality import PlayRules, Repetition, judge
from goref.core.game.record import GameRecord
from goref.core.game.replay import Moment, replay, replayed
from tests.core.build import game

GAME = "rin-kaiho--komatsu-1993-eternal-life"
MOVES = 300


@pytest.fixture(scope="module")
def record() -> GameRecord:
    whole = game(GAME).case.record
    return GameRecord(whole.grid, whole.setup, whole.entries[:MOVES])


def test_replay(benchmark, record: GameRecord) -> None:
    benchmark.extra_info.update(faster_than="test_sgfmill_replay", goal_ratio=3)
    # Not what replay remembers of a record it has seen: the playing itself.
    moments: tuple[Moment, ...] = benchmark(replayed.__wrapped__, record, frozenset())
    assert moments[-1].number == MOVES


def test_sgfmill_replay(benchmark, record: GameRecord) -> None:
    board, size = record.grid, record.grid.width
    plays = [
        (size - 1 - board.row(a.point), board.column(a.point), a.colour.letter.lower())
        for a in record.acts
        if a.point is not None
    ]

    def through() -> Board:
        stones = Board(size)
        for row, column, colour in plays:
            stones.play(row, column, colour)
        return stones

    last = benchmark(through)
    ours = replay(record)[-1].position
    theirs = {
        (size - 1 - row) * size + column
        for row in range(size)
        for column in range(size)
        if last.get(row, column) == "w"
    }
    assert ours.stones(WHITE) == theirs


def test_superko_over_a_game(benchmark, record: GameRecord) -> None:
    benchmark.extra_info.update(goal_ms=5)
    moments = replay(record)
    rules = PlayRules(Repetition.POSITIONAL)
    assert benchmark(judge, moments, rules) == ()
