"""A state machine for the stop of a game: it reads acts and statements under a rule set."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from goref.core.base.colour import BLACK, Colour, Pair, Who
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Statement
from goref.core.game.replay import NO_STONES, added
from goref.core.rulesets.stops.stop_rules import GameEnding, PassRun, ResumeRule, StopRules


class Phase(Enum):
    """The phase of a game."""

    PLAYING = "playing"
    STOPPED = "stopped"
    """Play is suspended; both sides discuss life and death."""
    SECOND_PHASE = "second-phase"
    """After a preliminary end: turns are made equal, and each pass is paid for with a stone."""
    TRIAL = "trial"
    """A dispute is to be played out on the position of the stop."""
    ENDED = "ended"


ENDINGS = {
    StatementKind.AGREED: GameEnding.AGREED,
    StatementKind.ALL_ALIVE: GameEnding.ALIVE,
    StatementKind.RESIGN: GameEnding.RESIGNED,
    StatementKind.NO_RESULT: GameEnding.NO_RESULT,
    StatementKind.DRAW: GameEnding.DRAW,
    StatementKind.BOTH_LOSE: GameEnding.BOTH_LOSE,
}
"""The way a game ends, by the statement that ends it."""


class StopMachine:
    """The state of a stop. Acts are taken as recorded, possible or not.

    Attributes:
        first_pass: the side that made the first empty move of the game.
        pending: the move number of a give-up that waits for its answer, else None.
        proposer: the side that proposed the stop, while it is proposed and at the stop.
        run: empty moves in a row towards a stop; ``long``: towards the end.
        owed: sides that must put down a pass stone before play resumes, in order.
        stones: pass stones put down in each board position.
        since: turns of each side in the second phase, counted as in :attr:`turns`.
    """

    def __init__(self, rules: StopRules, to_move: Colour, cells: bytes) -> None:
        self.rules = rules
        self.to_move = to_move
        self.cells = cells
        self.phase = Phase.PLAYING
        self.how: GameEnding | None = None
        self.loser: Colour | None = None
        self.first_pass: Who | None = None
        self.pending: int | None = None
        self.proposer: Colour | None = None
        self.run = self.long = 0
        self.run_by: Colour | None = None
        self.owed: tuple[Colour, ...] = ()
        self.stones: dict[bytes, int] = {}
        self.resumptions = 0
        self.since = NO_STONES
        self._black = self._white = 0

    def copy(self) -> StopMachine:
        """Returns an independent copy."""
        other = StopMachine.__new__(StopMachine)
        vars(other).update(vars(self))
        other.stones = dict(self.stones)
        return other

    @property
    def turns(self) -> Pair[int]:
        """The number of turns of each side, without give-ups."""
        return Pair(self._black, self._white)

    @property
    def stones_here(self) -> int:
        """The number of pass stones put down in the present board position."""
        return self.stones.get(self.cells, 0)

    @property
    def must_close(self) -> bool:
        """True if the run is long enough but the side that must pass last has not passed."""
        stop = self.rules.stop
        return stop is not None and stop.last_by is not None and self.run >= stop.length

    def begin_with(self, colours: Sequence[Colour], cells: bytes) -> None:
        """Reads the plays at the start of a game; ``cells`` is the board after these plays."""
        if colours:
            self._black = colours.count(BLACK)
            self._white = len(colours) - self._black
            self.cells, self.to_move = cells, colours[-1].other

    def read(self, kind: ActKind) -> ActKind:
        """Returns a kind of act, or the rule set's first empty move if it lacks that kind."""
        empties = self.rules.empties
        if kind is ActKind.PLAY or kind in empties or not empties:
            return kind
        return empties[0]

    def act(
        self, kind: ActKind, colour: Colour, number: int, cells: bytes, *, told: bool = True
    ) -> None:
        """Reads an act of the record.

        Args:
            cells: the board after the act.
            told: True if the record states its kind. An empty move only read as a pass stone
                forces no end: perhaps nobody put a stone down.
        """
        kind = self.read(kind)
        if self.pending is not None and kind is not ActKind.GIVE_UP:
            self.refuse()
        if kind is ActKind.PLAY:
            self._play(colour, cells)
        else:
            self._empty(kind, colour, number, told)
        self.to_move = colour.other

    def refuse(self) -> None:
        """Ends a give-up's proposal; under some rules the give-up becomes a pass stone."""
        proposer = self.proposer
        self.pending = self.proposer = None
        self.run = 0
        if proposer is not None and self.rules.refused is ActKind.PASS_STONE:
            self._put_off(proposer, True)

    def word(self, word: Statement) -> None:
        """Reads a statement."""
        if word.said in ENDINGS:
            self._end(ENDINGS[word.said])
            if word.said is StatementKind.RESIGN:
                self.loser = word.colour
        elif word.said is StatementKind.STOP:
            self.phase = Phase.STOPPED
            self.run, self.proposer, self.pending = 0, None, None
        elif self.rules.go_on(word.said) is ResumeRule.TRIAL:
            self.phase = Phase.TRIAL
        else:
            self._go_on(self.rules.go_on(word.said), word.colour)

    def set_up(self, cells: bytes) -> None:
        """Reads a change of the board outside the turns."""
        self.cells = cells
        self.pending = self.proposer = self.run_by = None
        self.run = self.long = 0

    def _play(self, colour: Colour, cells: bytes) -> None:
        if self.phase in (Phase.STOPPED, Phase.TRIAL, Phase.ENDED):
            self._go_on(ResumeRule.IN_TURN, None)
        self.run = self.long = 0
        self.run_by = self.pending = self.proposer = None
        self.owed = ()
        self.cells = cells
        self._turn(colour)

    def _empty(self, kind: ActKind, colour: Colour, number: int, told: bool) -> None:
        rules = self.rules
        apart = rules.first_pass_apart and self.first_pass is None
        if self.first_pass is None:
            self.first_pass = Who.of(colour)
        stopped = self.phase in (Phase.STOPPED, Phase.TRIAL)
        if self.phase is Phase.ENDED or (stopped and kind is ActKind.GIVE_UP):
            return  # it has no further effect
        if stopped:
            self._go_on(
                dict(rules.going_on).get(StatementKind.DISAGREE, ResumeRule.IN_TURN), None
            )
        if kind is ActKind.PASS_STONE:
            if self._put_off(colour, told):
                return
            if self.owed:
                self.owed = self.owed[1:] if colour is self.owed[0] else ()
        elif kind is ActKind.PASS:
            self._turn(colour)
        again = colour is self.run_by
        if apart:
            self.run = self.long = 0
        else:
            self.run = self._longer(self.run, rules.stop, kind, again)
            self.long = self._longer(self.long, rules.end, kind, again)
            self.run_by = colour
        if kind is ActKind.GIVE_UP and rules.refused is not None:
            self.pending = number
        if 1 in (self.run, self.long) and not again:
            self.proposer = colour
        if _met(self.long, rules.end, colour):
            self._end(rules.end_is)
        elif _met(self.run, rules.stop, colour):
            self._stop(colour)

    def _longer(self, run: int, wanted: PassRun | None, kind: ActKind, again: bool) -> int:
        if wanted is None or kind is not wanted.kind:
            return 0
        return max(run, 1) if again else run + 1

    def _put_off(self, colour: Colour, told: bool) -> bool:
        """Puts down a pass stone. Returns True if that ends the game."""
        self._turn(colour)
        if told:
            self.stones[self.cells] = self.stones_here + 1
        forced = self.rules.forced is not None and self.stones_here >= self.rules.forced
        if forced:
            self._end(GameEnding.FORCED)
        return forced

    def _turn(self, colour: Colour) -> None:
        if colour is BLACK:
            self._black += 1
        else:
            self._white += 1
        if self.phase is Phase.SECOND_PHASE:
            self.since = added(self.since, colour, 1)

    def _stop(self, colour: Colour) -> None:
        """Stops play with an empty move of a side."""
        if self.phase is Phase.SECOND_PHASE:
            if is_equal(self.since):
                self._end(GameEnding.PASSES)
            return
        self.run, self.pending = 0, None
        self.proposer = self.proposer or colour.other
        if self.rules.second_phase:
            self.phase, self.since = Phase.SECOND_PHASE, NO_STONES
        elif self.rules.resumptions is not None and self.resumptions >= self.rules.resumptions:
            self._end(GameEnding.SECOND_STOP)
        else:
            self.phase = Phase.STOPPED

    def _go_on(self, how: ResumeRule, asked: Colour | None) -> None:
        if self.phase in (Phase.STOPPED, Phase.TRIAL, Phase.ENDED):
            self.resumptions += 1
            self.phase = Phase.PLAYING
            self.how = self.loser = None
            self.run = 0
            if how is ResumeRule.PASS_STONES:
                first = self.proposer or self.to_move
                self.owed = (first, first.other)
        self.pending = self.proposer = None
        if how is ResumeRule.OPPONENT_FIRST and asked is not None:
            self.to_move = asked.other
        if self.owed:
            self.to_move = self.owed[0]

    def _end(self, how: GameEnding) -> None:
        self.phase, self.how = Phase.ENDED, how
        self.pending = self.proposer = None
        self.run = self.long = 0
        self.owed = ()


def is_equal(turns: Pair[int]) -> bool:
    """Returns True if both sides had equally many turns."""
    return turns.of(BLACK) == turns.of(BLACK.other)


def _met(run: int, wanted: PassRun | None, colour: Colour) -> bool:
    return (
        wanted is not None
        and run >= wanted.length
        and (wanted.last_by is None or wanted.last_by is colour)
    )
