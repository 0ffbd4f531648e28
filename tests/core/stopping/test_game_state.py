"""Whether a side has a play: the quick answer is that of every point asked by itself."""

from __future__ import annotations

from random import Random

import pytest

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.legality import refusal
from goref.core.game.play_rules import PlayRules, Repetition, Suicide
from goref.core.game.record import Act, GameRecord
from goref.core.stopping.game_state import _can_play, first_to_move

GAMES = 120
SIZES = ((2, 2), (3, 1), (4, 1), (3, 2))


def walked(random: Random) -> Case:
    """A game of plays at random, each on an empty point."""
    board = grid(*random.choice(SIZES))
    entries: list[Act] = []
    for turn in range(random.randrange(2, 14)):
        cells = Case(GameRecord(board, entries=tuple(entries))).position.cells
        free = [point for point, code in enumerate(cells) if not code]
        if free:
            side = (BLACK, WHITE)[turn % 2]
            entries.append(Act(ActKind.PLAY, side, random.choice(free)))
    return Case(GameRecord(board, entries=tuple(entries)))


@pytest.mark.parametrize("repetition", Repetition)
def test_can_play(repetition: Repetition) -> None:
    random = Random(repetition.value)
    answers = set()
    for _ in range(GAMES):
        case = walked(random)
        first, points = first_to_move(case.record), range(len(case.record.grid))
        for suicide in Suicide:
            play = PlayRules(repetition, suicide)
            for side in COLOURS:
                told = [refusal(case.moments, p, side, play, first) for p in points]
                answers.add(None in told)
                assert _can_play(case, side, play) is (None in told)
    assert answers == {True, False}
