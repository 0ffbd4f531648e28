"""What rule sets say of play: what may not come back, suicide, empty moves, how it ends.

Nothing here knows a board: a table of rule sets is read without one.
"""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen


class Repetition(Enum):
    """What may not come back."""

    ALLOWED = "allowed"
    SIMPLE_KO = "simple-ko"
    """The position before the opponent's play just made."""
    POSITIONAL = "positional"
    """Any earlier whole-board position."""
    SITUATIONAL = "situational"
    """Any earlier position with the same side to move."""
    OWN_PLAYS = "own-plays"
    """A position that a play of the same player made."""
    OWN_TURNS = "own-turns"
    """A position as it was after any earlier turn of the same player, passes included."""
    WITH_PASS_STONES = "with-pass-stones"
    """Any earlier position together with both sides' numbers of pass stones."""


class Suicide(Enum):
    """Whether a player may take away his own last liberty."""

    NO = "no"
    GROUPS = "groups"
    """Two stones or more, not a single one."""
    ANY = "any"


@frozen
class PlayRules:
    """The rules of legality of a rule set."""

    repetition: Repetition
    suicide: Suicide = Suicide.NO


class Passes(Enum):
    """How a rule set reads an empty move of which the record does not say more."""

    FREE = "free"
    """A pass; no stone changes hands."""
    STONES = "stones"
    """A pass stone: a stone put off the board."""
    GIVE_UPS = "give-ups"
    """The last two of the closing run are give-ups, earlier ones are pass stones."""
    ALL_GIVE_UPS = "all-give-ups"
    """A give-up, always."""


class End(Enum):
    """How play ended, where a rule set makes a difference of it."""

    AGREED = "agreed"
    """Both sides agreed on life and death."""
    ALIVE = "alive"
    """Both sides declared every stone alive."""
    FORCED = "forced"
    """Ended by pass stones in one and the same position; every stone is alive."""


class PlayedFor(Enum):
    """What the players agreed on beforehand to play for."""

    GAME = "game"
    """The game alone (取局): what is won beyond it pays nothing."""
    CHIPS = "chips"
    """Chips (论筹), by how much is won."""
