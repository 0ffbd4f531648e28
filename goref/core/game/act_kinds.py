"""The kinds of what is done in a turn, and of what is said between turns."""

from __future__ import annotations

from enum import Enum


class ActKind(Enum):
    """What a player did in a turn.

    ``PASS`` is an empty move whose sense the record does not tell; a rule set reads it as
    a pass, a pass stone or a give-up (:mod:`goref.core.case.facts`). The other two are said.
    """

    PLAY = "play"
    PASS = "pass"
    PASS_STONE = "pass-stone"
    GIVE_UP = "give-up"


class Say(Enum):
    """What is said between turns."""

    STOP = "stop"
    """Both say that nothing is left to play for."""
    RESUME = "resume"
    """A side asks to go on."""
    DISAGREE = "disagree"
    """The talk about life and death has failed."""
    AGREED = "agreed"
    """Both agree on life and death as marked."""
    ALL_ALIVE = "all-alive"
    """Both declare every stone alive."""
    RESIGN = "resign"
    """A side gives the game up."""
    NO_RESULT = "no-result"
    DRAW = "draw"
    """Both take an endless cycle for a draw."""
    BOTH_LOSE = "both-lose"
