"""Placement of an event's players: ordered criteria, and the starting scores."""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.event.ranks import HIGHEST, LOWEST, rank_text

OVER_WINS = ("SOSW", "SOSW-1", "SOSW-2", "SOSOSW", "SODOSW", "CUSSW")
OVER_SCORES = tuple(name.replace("W", "M") for name in OVER_WINS)
"""The criteria of :data:`OVER_WINS` with McMahon scores in place of wins."""
BESIDE = ("DC", "SDC", "EXT", "EXR", "CAT", "RANK", "RATING")
CRITERIA = ("NBW", *OVER_WINS, "MMS", *OVER_SCORES, *BESIDE)
"""The criteria that goref knows, by the names of European programs."""
OTHER_NAMES = {
    "SOSWM1": "SOSW-1",
    "SOSWM2": "SOSW-2",
    "SOSMM1": "SOSM-1",
    "SOSMM2": "SOSM-2",
}
MOST_CRITERIA = 12
LONGEST_NAME = 20
MOST_CATEGORIES = 99


@frozen
class Placement:
    """An event's rules for placing its players.

    Attributes:
        criteria: in order of weight. A criterion not in :data:`CRITERIA` came from a file: then
            no player is placed.
        bar, floor: the highest and the lowest rank, as a number, that a McMahon score starts
            at.
        bye_mms: points a bye adds to the McMahon score; the event states those for wins.
        absent, absent_mms: points a round of absence adds to wins and McMahon score.
        round_down: True if the sum for byes and absences is rounded down to a whole point.
        half_unplayed: True if every round that an opponent did not play counts half a point in
            sums over opponents.
        categories: the number of categories.
        limits: the lowest rank, as a number, of each category but the last, the highest first;
            empty if not known.
        direct_once: True if two players are compared directly only if one has won exactly one
            game more than the other, as OpenGotha does; else any lead counts.
    """

    criteria: tuple[str, ...] = ("NBW", "SOSW", "SOSOSW", "SODOSW")
    bar: int = HIGHEST
    floor: int = LOWEST
    bye_mms: Fraction = Fraction(1)
    absent: Fraction = Fraction(0)
    absent_mms: Fraction = Fraction(0)
    round_down: bool = False
    half_unplayed: bool = False
    categories: int = 1
    limits: tuple[int, ...] = ()
    direct_once: bool = False

    @property
    def has_limits(self) -> bool:
        """True if the category of every rank is known."""
        return len(self.limits) == self.categories - 1

    def category(self, rank: int) -> int:
        """Returns the category of a rank, from 1 for the highest.

        Valid only if :attr:`has_limits`.
        """
        above = (at for at, limit in enumerate(self.limits, 1) if rank >= limit)
        return next(above, self.categories)

    @property
    def mcmahon(self) -> bool:
        """True if a player's rank decides the starting score."""
        return any(name == "MMS" or name in OVER_SCORES for name in self.criteria)


SWISS = Placement()
MCMAHON = Placement(("MMS", "SOSM", "SOSOSM"), absent_mms=Fraction(1, 2), round_down=True)
"""The placement usual in Europe, with half points for absence."""


def criterion(text: str) -> str:
    """Returns a criterion's name as goref writes it; an unknown name in upper case."""
    name = text.strip().upper()
    return OTHER_NAMES.get(name, name)


def read_criteria(text: str) -> tuple[str, ...]:
    """Returns the criteria in a text, separated by commas or spaces.

    Raises ValueError for unknown or too many criteria.
    """
    names = tuple(dict.fromkeys(map(criterion, re.split(r"[\s,;>、，；]+", text.strip()))))
    unknown = [name for name in names if name not in CRITERIA]
    if unknown or len(names) > MOST_CRITERIA:
        known = " ".join(CRITERIA)
        wrong = " ".join(unknown or names)[:LONGEST_NAME]
        raise ValueError(fault("criteria-unknown", text=wrong, known=known))
    return names


def placed_by(
    stored: Placement,
    criteria: tuple[str, ...] | None,
    bar: int | None = None,
    floor: int | None = None,
) -> Placement:
    """Returns a placement with changes; None leaves a part as it is.

    A change to McMahon also sets the half points for absence that are usual with it. Raises
    ValueError for a floor above the bar.
    """
    if criteria is not None:
        before, stored = stored, replace(stored, criteria=criteria)
        if stored.mcmahon and not before.mcmahon:
            usual = MCMAHON
            stored = replace(stored, absent_mms=usual.absent_mms, round_down=usual.round_down)
    found = replace(
        stored,
        bar=stored.bar if bar is None else bar,
        floor=stored.floor if floor is None else floor,
    )
    if found.floor > found.bar:
        ends = {"floor": rank_text(found.floor), "bar": rank_text(found.bar)}
        raise ValueError(fault("floor-above-bar", **ends))
    return found
