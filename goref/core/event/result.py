"""The result of a table of an event, and its source."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.frozen import frozen
from goref.core.scoring.scorer import Score, Winner


class Verdict(Enum):
    """The outcome of a game for both sides."""

    BLACK = "black"
    WHITE = "white"
    DRAW = "draw"
    BOTH_LOSE = "both-lose"
    BOTH_WIN = "both-win"
    NO_RESULT = "no-result"


class ResultBasis(Enum):
    """The source of a result."""

    CASE = "case"
    """The score of the attached case."""
    WORD = "word"
    """The referee's decision."""
    IMPORTED = "imported"
    """A file of another program."""


@frozen
class Result:
    """The result of a table.

    Attributes:
        re: the result as an SGF ``RE`` value, margins in points; stored only here.
        margin: Black less White in points, if the result was counted; else None.
        rules: the id of the rule set under which the result was counted; else empty.
        by_default: True if decided without play (a player did not come, or was excluded).
        reason: the referee's reason.
    """

    verdict: Verdict
    re: str
    basis: ResultBasis
    margin: Fraction | None = None
    rules: str = ""
    by_default: bool = False
    reason: str = ""

    def __post_init__(self) -> None:
        if self.margin is not None and self.verdict not in _COUNTED:
            raise ValueError(f"a result {self.verdict.value} has no margin")

    def points(self, black: bool) -> Fraction:
        """Returns a side's points, Black's if ``black``: 1 for a win, ½ for a draw, else 0."""
        match self.verdict:
            case Verdict.DRAW:
                return Fraction(1, 2)
            case Verdict.BOTH_WIN:
                return Fraction(1)
            case Verdict.BLACK:
                return Fraction(black)
            case Verdict.WHITE:
                return Fraction(not black)
            case _:
                return Fraction(0)

    @property
    def ending(self) -> str:
        """The part of ``RE`` beyond the winner: ``R``, ``3.5``; empty if there is none."""
        return self.re.partition("+")[2]

    def differs(self, other: Result) -> bool:
        """Returns whether two results contradict each other.

        They do if the outcomes differ, or the margins or endings that both state. A result
        that names the winner alone contradicts no win of that side.
        """
        if self.verdict is not other.verdict:
            return True
        if None not in (self.margin, other.margin):
            return self.margin != other.margin
        return bool(self.ending and other.ending) and self.ending != other.ending

    def includes(self, other: Result) -> bool:
        """Returns whether the result states all that another one states."""
        if self.differs(other) or self.by_default is not other.by_default:
            return False
        return bool(self.ending) or not other.ending


_COUNTED = (Verdict.BLACK, Verdict.WHITE, Verdict.DRAW)
_VERDICTS = {
    Winner.BLACK: Verdict.BLACK,
    Winner.WHITE: Verdict.WHITE,
    Winner.DRAW: Verdict.DRAW,
}


def scored(score: Score, reason: str = "") -> Result | None:
    """Returns the result that a score decides for a table; None if the score decides none.

    Winner, ``RE`` and rule set are the score's own, and the margin if the count decides.
    """
    if score.winner is Winner.NONE:
        return None
    if score.winner is Winner.VOID:
        both = score.outcome is not None and score.outcome.how.value == "both-lose"
        verdict = Verdict.BOTH_LOSE if both else Verdict.NO_RESULT
    else:
        verdict = _VERDICTS[score.winner]
    counted = score.margin if score.outcome is None else None
    return Result(verdict, score.re, ResultBasis.CASE, counted, score.rules.id, reason=reason)


RE = {
    Verdict.BLACK: "B+",
    Verdict.WHITE: "W+",
    Verdict.DRAW: "0",
    Verdict.BOTH_LOSE: "Void",
    Verdict.BOTH_WIN: "Void",
    Verdict.NO_RESULT: "Void",
}
"""The plainest ``RE`` value for each verdict."""


def re_of(verdict: Verdict, by_default: bool) -> str:
    """Returns the ``RE`` of a result if only the verdict is known; ``B+F`` without play."""
    won = verdict in (Verdict.BLACK, Verdict.WHITE)
    return f"{RE[verdict]}F" if by_default and won else RE[verdict]
