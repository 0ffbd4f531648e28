"""Counts one case in every way its rule set knows: by formula, by numbers, with stones.

All ways must give the same margin. If one does not, its steps can be compared with the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from goref.core.base.colour import BLACK, COLOURS, Colour, Pair
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.lines import Line
from goref.core.scoring.scorer import Score

if TYPE_CHECKING:  # arrangements are made only if somebody looks
    from goref.core.arranging.table.arrangement import Arrangement

SHARED_REST = "shared-rest"
"""The key of a part of a count that must not be added to the moku."""


class CountMethod(Enum):
    """The way in which a margin is found."""

    FORMULA = "formula"
    """The lines of the score are added up."""
    NUMBERS = "numbers"
    """A count done with numbers (:mod:`goref.core.scoring.counts`)."""
    STONES = "stones"
    """A count laid out with stones and read off the board."""


@frozen
class CountWay:
    """One way of counting a case.

    Attributes:
        count: the count; None for the formula.
        side: the side that was counted alone; None if both were counted.
        figures: each side's amount before payments made by calculation; None if a count gives
            only the difference.
        margin: Black less White after all payments, in points.
        agrees: True if ``margin`` is the margin of the score.
        parts: the rows that add up to the figures.
        payments: the amounts paid by calculation.
    """

    means: CountMethod
    count: Count | None
    side: Colour | None
    figures: Pair[Fraction] | None
    margin: Fraction
    agrees: bool
    parts: tuple[Line, ...] = ()
    payments: tuple[Line, ...] = ()


@frozen
class CrossCheck:
    """All ways of counting a case, the formula first; empty while facts are missing."""

    ways: tuple[CountWay, ...]

    @property
    def agree(self) -> bool:
        """True if all ways give the margin of the score, or there are no ways."""
        return all(way.agrees for way in self.ways)


@frozen
class Advice:
    """Yan Lai's advice: count by moku, convert to area, verify by filling in.

    Source: Ji Ping Dian A, at the end.

    Attributes:
        count: the count by moku.
        moku: the moku of both sides read off the count, b and w.
        public: the number of public points on the arranged board, G.
        stones: n, half of the board without the moku and the public points.
        land: both areas computed from the moku: b + n + G/2 and w + n + G/2.
        filled: Black's area, found by filling in Black's side alone.
        agree: True if both areas, the filled area and the score's margin fit together.
    """

    count: Count
    moku: Pair[Fraction]
    public: int
    stones: Fraction
    land: Pair[Fraction]
    filled: Fraction
    agree: bool


def crosscheck(case: Case, score: Score) -> CrossCheck:
    """Counts a case in all ways that its rule set knows."""
    return CrossCheck(tuple(crosschecking(case, score)))


def crosschecking(
    case: Case, score: Score, go_on: Callable[[], None] = lambda: None
) -> Iterator[CountWay]:
    """Yields the ways of counting one by one; each is counted only when requested.

    Yields nothing if the score has no margin. A count that cannot be laid out with stones is
    left out.

    Args:
        go_on: called at every step of the work; it may raise to end it.
    """
    margin = score.margin
    if margin is None:
        return
    plain = tuple(line for line in score.lines if not line.paid)
    paid = tuple(line for line in score.lines if line.paid)
    summed = _margin(score.lines)
    agrees = summed == margin
    yield CountWay(CountMethod.FORMULA, None, None, _sums(plain), summed, agrees, plain, paid)
    for check in score.checks:
        agrees = check.margin == margin
        yield CountWay(CountMethod.NUMBERS, check.count, None, None, check.margin, agrees)
    for count in score.countable:
        done: set[Colour | None] = set()
        for side in (None, *(COLOURS if count.one_sided else ())):
            if side in done:
                continue
            made = _laid_out(case, score, count, side, go_on)
            if made is not None:
                # Some counts are of one side even if no side is requested.
                done.add(made.readoff.side)
                yield _way(made, margin)


def _way(made: Arrangement, margin: Fraction) -> CountWay:
    read = made.readoff
    return CountWay(
        CountMethod.STONES,
        made.count,
        read.side,
        Pair(read.black, read.white),
        made.margin,
        made.margin == margin,
        read.parts,
        made.payments,
    )


def _laid_out(
    case: Case,
    score: Score,
    count: Count,
    side: Colour | None = None,
    go_on: Callable[[], None] = lambda: None,
) -> Arrangement | None:
    from goref.core.arranging.plan import CannotArrangeError, arrange

    try:
        return arrange(case, score, count, side, case.shifts, go_on)
    except CannotArrangeError:
        return None


def _sums(lines: tuple[Line, ...]) -> Pair[Fraction]:
    return Pair(
        sum((line.black for line in lines), Fraction(0)),
        sum((line.white for line in lines), Fraction(0)),
    )


def _margin(lines: tuple[Line, ...]) -> Fraction:
    return sum((line.difference for line in lines), Fraction(0))


def advised(score: Score) -> Count | None:
    """Returns the count by moku for :class:`Advice`; None if that advice cannot be followed."""
    known = score.countable
    if Count.FILL_IN not in known:
        return None
    by_moku = (Count.EQUAL_STONES, Count.AVERAGED)
    return next((count for count in by_moku if count in known), None)


def advising(case: Case, score: Score) -> Iterator[Advice | None]:
    """Yields None after the first of two arrangements, and the advice after the second.

    The work can pause at None. Yields no advice if one of the counts is impossible.
    """
    count = advised(score)
    if count is None:
        return
    counted = _laid_out(case, score, count)
    yield None
    filled = _laid_out(case, score, Count.FILL_IN, BLACK)
    if counted is None or filled is None or counted.readoff.land is None:
        return
    read, land = counted.readoff, counted.readoff.land
    moku = _sums(tuple(part for part in read.parts if part.key != SHARED_REST))
    public = counted.layouts[-1].public
    half = Fraction(public, 2)
    stones = (len(counted.grid) - moku.black - moku.white) / 2 - half
    converted = land.black - land.white + _margin(counted.payments)
    agree = (
        land == (moku.black + stones + half, moku.white + stones + half)
        and filled.readoff.black == land.black
        and counted.margin == converted == filled.margin == score.margin
    )
    yield Advice(count, moku, public, stones, land, filled.readoff.black, agree)
