"""How play stops under a rule set, as data. The tables lie beside this file."""

from __future__ import annotations

from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText, Text
from goref.core.game.act_kinds import ActKind, Say


class How(Enum):
    """How a game ended."""

    AGREED = "agreed"
    """Both agreed on life and death."""
    ALIVE = "alive"
    """Both declared every stone alive."""
    FORCED = "forced"
    """So many pass stones in one board position; every stone is alive."""
    PASSES = "passes"
    """So many empty moves in a row."""
    ALL_LEFT = "all-left"
    """Passed out again without having agreed; what is left on the board is alive."""
    FULL = "full"
    """Both could only hand over stones."""
    SECOND_STOP = "second-stop"
    """Play stopped again when no more resumption was left."""
    RESIGNED = "resigned"
    NO_PLAY = "no-play"
    """The side to move had no legal play, and may not pass."""
    NO_RESULT = "no-result"
    DRAW = "draw"
    BOTH_LOSE = "both-lose"
    PENALTY = "penalty"
    """A side lost by what it did at the table."""
    TIME = "time"
    """A side lost on time."""
    NEW_GAME = "new-game"
    """The referee ordered a new game; this one has no result."""


class GoOn(Enum):
    """How it goes on when the talk at the stop has not ended the game."""

    IN_TURN = "in-turn"
    """The side whose turn it is plays on."""
    PASS_STONES = "pass-stones"
    """Each side puts down a pass stone first, beginning with the one who proposed the stop."""
    OPPONENT_FIRST = "opponent-first"
    """The opponent of the side that asked plays first."""
    TRIAL = "trial"
    """The dispute is tried out, and the position of the stop comes back."""


@frozen
class Run:
    """Empty moves of one kind in a row, by the sides in turn.

    Attributes:
        last_by: the run counts only once this side made its last one.
    """

    length: int
    kind: ActKind = ActKind.PASS
    last_by: Colour | None = None


@frozen
class StopRules:
    """How play stops, goes on and ends under a rule set.

    Attributes:
        source: the text and article it is taken from.
        empties: the empty moves there are, the one a foreign kind is read as first.
        stop: empty moves that stop play for a talk; None where only an agreement does.
        by_agreement: play also stops once both say that nothing is left.
        closing: what both may declare at a stop to end the game.
        going_on: what may be said at a stop to go on, and how that is done.
        resumptions: after so many of them the next stop ends the game; None for no limit.
        acts_at_stop: at a stop a side may simply play or pass on.
        end: empty moves that end the game without a word.
        end_is: how the game is ended by that run.
        forced: so many pass stones in one board position, whoever's and whenever, end it.
        refused: what a give-up becomes that is answered by a play or a pass stone.
        second_phase: the first stop is a preliminary end; then turns are to be made equal.
        equal_turns: both must have had equally many turns when they agree to stop.
        first_pass_apart: the first empty move of the game counts for no run.
        dame_filled: all dame are to be filled before play is stopped.
        cycle: what both may declare once a board position has come up again in play.
        must_play: a side that has no legal play loses.
        articles: nearer sources, by the meaning of an option.
    """

    source: AnyText
    empties: tuple[ActKind, ...] = (ActKind.PASS,)
    stop: Run | None = Run(2)
    by_agreement: bool = False
    closing: tuple[Say, ...] = (Say.AGREED,)
    going_on: tuple[tuple[Say, GoOn], ...] = ((Say.DISAGREE, GoOn.IN_TURN),)
    resumptions: int | None = None
    acts_at_stop: bool = False
    end: Run | None = None
    end_is: How = How.PASSES
    forced: int | None = None
    refused: ActKind | None = None
    second_phase: bool = False
    equal_turns: bool = False
    first_pass_apart: bool = False
    dame_filled: bool = False
    cycle: Say | None = None
    must_play: bool = False
    articles: tuple[tuple[str, AnyText], ...] = ()

    def article(self, means: str) -> AnyText:
        """The source of what an option means (its key, see ``words/stopping.py``)."""
        return dict(self.articles).get(means, self.source)

    def go_on(self, said: Say) -> GoOn:
        """How it goes on after this was said; in turn where the rule set does not know it."""
        return dict(self.going_on).get(said, GoOn.IN_TURN)


COMMON_STOP = StopRules(
    source=Text(
        "rule sets",
        "Common practice: two passes in a row stop play, what is disputed is played out",
    )
)
