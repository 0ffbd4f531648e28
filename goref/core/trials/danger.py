"""Whether an own point may need a protective play: one enemy play, and one answer, no more."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position


class Danger(Enum):
    """What an enemy play at a point would do."""

    NONE = "none"
    ANSWERED = "answered"
    """It gives atari, and one answer is enough."""
    UNANSWERED = "unanswered"
    """It takes something, or no one answer saves all that it puts in atari."""


def endangered(
    position: Position, point: Point, owner: Colour, apart: frozenset[Point]
) -> Danger:
    """What an enemy play at an own point would do to the owner's chains beside it.

    ``apart``: stones of which it says nothing, dead ones and those that live whatever is
    played. This is no reading: an answer is enough if it takes the intruder, or leaves what
    was in atari two liberties.
    """
    done = position.play(point, owner.other)
    if done.own:
        return Danger.NONE
    near = position.grid.neighbours[point]
    beside = {position.chain(n) for n in near if position.cells[n] == owner}
    beside = {chain for chain in beside if not chain <= apart}
    if any(chain <= frozenset(done.captured) for chain in beside):
        return Danger.UNANSWERED
    board = done.position
    pressed = [chain for chain in beside if len(board.liberties(chain)) == 1]
    if not pressed:
        return Danger.NONE
    answers = {p for chain in pressed for p in board.liberties(chain)}
    answers |= board.liberties(board.chain(point))
    if any(_saves(board, answer, owner, point, pressed) for answer in sorted(answers)):
        return Danger.ANSWERED
    return Danger.UNANSWERED


def _saves(
    board: Position,
    answer: Point,
    owner: Colour,
    intruder: Point,
    pressed: Iterable[frozenset[Point]],
) -> bool:
    done = board.play(answer, owner)
    if done.own:
        return False
    if intruder in done.captured:
        return True
    after = done.position
    return all(len(after.liberties(after.chain(min(chain)))) > 1 for chain in pressed)
