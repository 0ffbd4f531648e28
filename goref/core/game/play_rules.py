"""The choices of a rule set about play: repetition, suicide, empty moves, how play ends.

This module does not import the board, so that the table of rule sets loads without it.
"""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen


class Repetition(Enum):
    """The rule against repeated positions; each member is the position that may not recur."""

    ALLOWED = "allowed"
    SIMPLE_KO = "simple-ko"
    """The position before the opponent's last play."""
    POSITIONAL = "positional"
    """Any earlier whole-board position."""
    SITUATIONAL = "situational"
    """Any earlier whole-board position with the same side to move."""
    OWN_PLAYS = "own-plays"
    """A position that a play of the same player made."""
    OWN_TURNS = "own-turns"
    """A position as it was after any earlier turn of the same player, passes included."""
    WITH_PASS_STONES = "with-pass-stones"
    """Any earlier position with the same numbers of pass stones of both sides."""


class Suicide(Enum):
    """The rule on suicide: plays that remove the player's own stones."""

    NO = "no"
    GROUPS = "groups"
    """Allowed for two stones or more, not for one."""
    ANY = "any"


@frozen
class PlayRules:
    """The rules of a rule set on the legality of plays.

    ``unsaid``: True if no text of the rule set that was seen names them, so that goref chose
    them.
    """

    repetition: Repetition
    suicide: Suicide = Suicide.NO
    unsaid: bool = False


class Passes(Enum):
    """A rule set's reading of an empty move that the record does not explain."""

    FREE = "free"
    """A pass; no stone is handed over."""
    STONES = "stones"
    """A pass stone: a stone put off the board."""
    GIVE_UPS = "give-ups"
    """The last two empty moves of the game are give-ups, earlier ones are pass stones."""
    ALL_GIVE_UPS = "all-give-ups"
    """Always a give-up."""


class End(Enum):
    """The way in which play ended, if it matters to a rule set."""

    AGREED = "agreed"
    """Both sides agreed on life and death."""
    ALIVE = "alive"
    """Both sides declared every stone alive."""
    FORCED = "forced"
    """Pass stones ended the game in an unchanged position; every stone is alive."""


class PlayedFor(Enum):
    """The stake that the players agreed on."""

    GAME = "game"
    """The game alone (取局): a larger margin pays nothing more."""
    CHIPS = "chips"
    """Chips (论筹), according to the margin."""
