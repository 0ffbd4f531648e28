"""The kinds of acts in a turn and of statements between turns."""

from __future__ import annotations

from enum import Enum


class ActKind(Enum):
    """A player's act in a turn.

    ``PASS`` is an empty move that the record does not explain. A rule set reads it as a pass, a
    pass stone or a give-up (:mod:`goref.core.case.facts`). Players announce the other empty
    moves.
    """

    PLAY = "play"
    PASS = "pass"
    PASS_STONE = "pass-stone"
    GIVE_UP = "give-up"


class StatementKind(Enum):
    """A kind of statement made between turns."""

    STOP = "stop"
    """Both sides state that nothing is left to play for."""
    RESUME = "resume"
    """A side requests to resume play."""
    DISAGREE = "disagree"
    """The players failed to agree on life and death."""
    AGREED = "agreed"
    """Both sides agree on life and death as marked."""
    ALL_ALIVE = "all-alive"
    """Both sides declare every stone alive."""
    RESIGN = "resign"
    """A side resigns."""
    NO_RESULT = "no-result"
    DRAW = "draw"
    """Both sides accept an endless cycle as a draw."""
    BOTH_LOSE = "both-lose"
