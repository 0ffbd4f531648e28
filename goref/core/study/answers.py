"""The answers to the questions of cases: a result, the legality of a play, a game's state."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from goref.core.base.colour import Colour, Pair
from goref.core.base.frozen import field, frozen
from goref.core.case.facts import RequiredFact
from goref.core.game.legality import Refusal
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Winner
from goref.core.stopping.stop_machine import Phase


@frozen
class CountedPoints:
    """The stones and points that are counted on a board, and the stones off the board.

    Attributes:
        pairs: the quantities of each side; one that is missing is 0, or not known if the board
            does not show it.
        dame, shared: the numbers of the two kinds of public points.
    """

    pairs: Mapping[Quantity, Pair[int]] = field(default_factory=dict)
    dame: int = 0
    shared: int = 0


@frozen
class CountAnswer:
    """The result of a case under a rule set.

    Attributes:
        margin: Black less White, in points (routes or stones if the rule set counts those);
            None if facts are missing, or if the game ended without a count.
        winner: NONE if facts are missing.
        paid: what each payment adds to the margin, by its name.
        needs: the missing facts.
        how: the way the game ended without a count; None if the count decides.
        basis: the board that is counted.
        counted: the stones and points on that board.
    """

    margin: Fraction | None = None
    winner: Winner = Winner.NONE
    paid: Mapping[str, Fraction] = field(default_factory=dict)
    needs: tuple[RequiredFact, ...] = ()
    how: GameEnding | None = None
    basis: CountedBoard = CountedBoard.RULED
    counted: CountedPoints = CountedPoints()


@frozen
class PlayAnswer:
    """The legality of a play under a rule set.

    Attributes:
        refusal: the reason why the play is not legal; None if it is legal.
        repeats: the number of the turn whose position would come back, 0 for the start; None if
            none would, or if that does not matter.
    """

    refusal: Refusal | None = None
    repeats: int | None = None

    @property
    def is_legal(self) -> bool:
        return self.refusal is None


@frozen
class StateAnswer:
    """The state of a game under a rule set.

    Attributes:
        how: the way the game ended; None if it has not ended.
        to_move: the side to move, now or when play resumes; None once the game has ended.
        winner: the side that won without a count; None if there is none.
    """

    phase: Phase
    how: GameEnding | None = None
    to_move: Colour | None = None
    winner: Colour | None = None


StudyAnswer = CountAnswer | PlayAnswer | StateAnswer
