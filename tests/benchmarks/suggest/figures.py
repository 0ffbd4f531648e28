"""From answers to figures: how many were right, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.benchmarks.suggest.answers import Answer, Verdict, judged
from tests.benchmarks.suggest.games import Game

RARE = 0.05
"""An upper bound is such that what was seen, or less, would come with this chance."""


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    part: int
    whole: int

    def __str__(self) -> str:
        if not self.whole:
            return "–"
        return f"{percent(self.part / self.whole)} ({self.part:,}/{self.whole:,})"


@dataclass(frozen=True)
class Found:
    """A game, what somebody says of it, and what came of that."""

    game: Game
    answer: Answer
    verdict: Verdict

    @classmethod
    def of(cls, game: Game, answer: Answer) -> Found:
        return cls(game, answer, judged(game, answer.dead))

    @property
    def clear_but_wrong(self) -> bool:
        """True if something is wrong on a board of which the stones were called clear."""
        return bool(self.answer.clear or self.answer.stones) and self.verdict.wrong


@dataclass(frozen=True)
class Figures:
    """What came of some games.

    Attributes:
        exact, winner, within: of the games whose result is known.
        own: exact by the count of who answers, of those where it has one.
        same: of the games whose dead stones are known.
        stones: called clear of stones, of all games.
        clear: with every border closed, too.
        errors: a wrong margin or wrong dead stones, of those called clear.
        misread: wrong dead stones, of those called clear of stones whose dead stones are known.
        median, late: processor seconds, half and nineteen in twenty are below; None if not
            known.
    """

    games: int
    exact: Share
    winner: Share
    within: Share
    own: Share
    same: Share
    stones: Share
    clear: Share
    errors: Share
    misread: Share
    median: float | None
    late: float | None

    @classmethod
    def of(cls, found: Sequence[Found]) -> Figures:
        def share(of: Sequence[Found], holds: Callable[[Found], bool]) -> Share:
            return Share(sum(map(holds, of)), len(of))

        counted = [x for x in found if x.game.written is not None]
        known = [x for x in found if x.game.dead is not None]
        clear = [x for x in found if x.answer.clear]
        seconds = sorted(x.answer.seconds for x in found if x.answer.seconds is not None)
        return cls(
            len(found),
            share(counted, lambda x: x.verdict.difference == 0),
            share(counted, lambda x: x.verdict.winner),
            share(counted, lambda x: _within(x, 1)),
            share(
                [x for x in counted if x.answer.own is not None],
                lambda x: x.answer.own == x.game.written,
            ),
            share(known, lambda x: x.verdict.same is True),
            share(found, lambda x: bool(x.answer.stones)),
            share(found, lambda x: bool(x.answer.clear)),
            share(clear, lambda x: x.verdict.wrong),
            share([x for x in known if x.answer.stones], lambda x: x.verdict.same is False),
            quantile(seconds, 0.5),
            quantile(seconds, 0.95),
        )


def _within(found: Found, points: float) -> bool:
    difference = found.verdict.difference
    return difference is not None and abs(difference) <= points


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def quantile(values: Sequence[float], share: float) -> float | None:
    """The least of sorted values that is not below so many of them; None if there are none."""
    return values[max(0, math.ceil(share * len(values)) - 1)] if values else None


def at_most(errors: Share) -> float:
    """What the true rate of errors does not exceed, but for one chance in twenty.

    The one-sided bound of Clopper and Pearson; without errors nearly 3 / n.
    """
    if errors.part >= errors.whole:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        if _chance(errors, middle) > RARE:
            low = middle
        else:
            high = middle
    return high


def _chance(errors: Share, rate: float) -> float:
    """How likely so few errors are at a rate between 0 and 1."""
    k, n = errors.part, errors.whole
    if not 0 < rate < 1:
        return 1.0 if not rate else 0.0
    logs = (
        math.lgamma(n + 1)
        - math.lgamma(i + 1)
        - math.lgamma(n - i + 1)
        + i * math.log(rate)
        + (n - i) * math.log1p(-rate)
        for i in range(k + 1)
    )
    return sum(map(math.exp, logs))
