"""The rules by which play stops, resumes and ends, as data; the tables are in this folder."""

from __future__ import annotations

from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText, Text
from goref.core.game.act_kinds import ActKind, StatementKind


class GameEnding(Enum):
    """The manner in which a game ended."""

    AGREED = "agreed"
    """Both agreed on life and death."""
    ALIVE = "alive"
    """Both declared every stone alive."""
    FORCED = "forced"
    """The rule set's number of pass stones in one position; every stone is alive."""
    PASSES = "passes"
    """The rule set's number of empty moves in a row."""
    ALL_LEFT = "all-left"
    """All passed again without agreement; every stone on the board is alive."""
    FULL = "full"
    """Both sides could do nothing but hand over stones."""
    SECOND_STOP = "second-stop"
    """Play stopped again when no further resumption was allowed."""
    RESIGNED = "resigned"
    NO_PLAY = "no-play"
    """The side to move had no legal play and was not allowed to pass."""
    NO_RESULT = "no-result"
    DRAW = "draw"
    BOTH_LOSE = "both-lose"
    PENALTY = "penalty"
    """A side lost because of an incident at the table."""
    TIME = "time"
    """A side lost on time."""
    NEW_GAME = "new-game"
    """The referee ordered a new game; this one has no result."""


class ResumeRule(Enum):
    """The way play resumes if the talk at the stop did not end the game."""

    IN_TURN = "in-turn"
    """The side to move plays on."""
    PASS_STONES = "pass-stones"
    """Each side puts down a pass stone first; the side that proposed the stop begins."""
    OPPONENT_FIRST = "opponent-first"
    """The side that did not request the resumption plays first."""
    TRIAL = "trial"
    """The dispute is played out, then the position of the stop is restored."""


@frozen
class PassRun:
    """A run: empty moves of one kind in a row, made by both sides in turn.

    Attributes:
        last_by: the side that must make the last move of the run; None for either.
    """

    length: int
    kind: ActKind = ActKind.PASS
    last_by: Colour | None = None


@frozen
class StopRules:
    """The rules of a rule set on the stop, the resumption and the end of play.

    Attributes:
        source: the text and article it is taken from.
        empties: the allowed kinds of empty moves; any other kind is read as the first.
        stop: the empty moves that stop play for a talk; None if only an agreement does.
        by_agreement: True if play also stops once both state that nothing is left to play for.
        closing: statements by which both may end the game at a stop.
        going_on: statements by which play may resume at a stop, each with the way it does.
        resumptions: after this many the next stop ends the game; None for no limit.
        acts_at_stop: True if a side at a stop may simply play or pass.
        end: the run of empty moves that ends the game without a statement.
        end_is: the way in which that run ends the game.
        removal_first: True if dead stones must be removed before the second half of that run,
            so that a run made with dead stones on the board leaves it open whether they count.
        forced: the number of pass stones in one board position, by any side at any time, that
            ends the game; None if there is no such rule.
        refused: the kind of act that a give-up becomes if a play or a pass stone answers it;
            None if it remains a give-up.
        second_phase: True if the first stop is a preliminary end, after which turns are made
            equal.
        equal_turns: True if both must have had equally many turns when they agree to stop.
        first_pass_apart: True if the first empty move of the game belongs to no run.
        dame_filled: True if all dame must be filled before play stops.
        cycle: the result both may declare once a board position has recurred in play.
        must_play: True if a side that has no legal play loses.
        articles: more specific sources, by the meaning of an option.
    """

    source: AnyText
    empties: tuple[ActKind, ...] = (ActKind.PASS,)
    stop: PassRun | None = PassRun(2)
    by_agreement: bool = False
    closing: tuple[StatementKind, ...] = (StatementKind.AGREED,)
    going_on: tuple[tuple[StatementKind, ResumeRule], ...] = (
        (StatementKind.DISAGREE, ResumeRule.IN_TURN),
    )
    resumptions: int | None = None
    acts_at_stop: bool = False
    end: PassRun | None = None
    end_is: GameEnding = GameEnding.PASSES
    removal_first: bool = False
    forced: int | None = None
    refused: ActKind | None = None
    second_phase: bool = False
    equal_turns: bool = False
    first_pass_apart: bool = False
    dame_filled: bool = False
    cycle: StatementKind | None = None
    must_play: bool = False
    articles: tuple[tuple[str, AnyText], ...] = ()

    def article(self, means: str) -> AnyText:
        """Returns an option's source; ``means`` is its key in ``goref.core.texts.stopping``."""
        return dict(self.articles).get(means, self.source)

    def go_on(self, said: StatementKind) -> ResumeRule:
        """Returns the way play resumes after a statement; in turn if there is no entry."""
        return dict(self.going_on).get(said, ResumeRule.IN_TURN)


COMMON_STOP = StopRules(
    source=Text(
        "rule sets",
        "Common practice: two passes in a row stop play, disputes are played out",
    )
)
