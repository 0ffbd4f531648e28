"""By what the players of an event are placed: criteria in order, and what they start from."""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.event.ranks import HIGHEST, LOWEST, rank_text

OVER_WINS = ("SOSW", "SOSW-1", "SOSW-2", "SOSOSW", "SODOSW", "CUSSW")
OVER_SCORES = tuple(name.replace("W", "M") for name in OVER_WINS)
"""The same over McMahon scores."""
BESIDE = ("DC", "SDC", "EXT", "EXR", "CAT", "RANK", "RATING")
CRITERIA = ("NBW", *OVER_WINS, "MMS", *OVER_SCORES, *BESIDE)
"""The criteria that goref knows, as European programs name them."""
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
    """How an event places its players.

    Attributes:
        criteria: what decides, the first first. What stands here and is none of
            :data:`CRITERIA` came so from a file: then nobody is placed.
        bar, floor: the highest and the lowest rank, as a number, that a McMahon score
            starts at.
        bye_mms: what a bye gives to the McMahon score; to the wins it gives the event's.
        absent, absent_mms: what a round of absence gives to wins and McMahon score.
        round_down: whether what byes and absences give together is rounded down to a whole
            point.
        half_unplayed: whether in sums over opponents every round that an opponent did not
            play counts half a point.
        categories: how many there are.
        limits: the lowest rank of each of them but the last, as a number, the highest category
            first; empty where that is not known.
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

    @property
    def has_limits(self) -> bool:
        """Whether it is known in which category a rank is."""
        return len(self.limits) == self.categories - 1

    def category(self, rank: int) -> int:
        """The category of a rank, 1 the highest; to be asked where the limits are known."""
        above = (at for at, limit in enumerate(self.limits, 1) if rank >= limit)
        return next(above, self.categories)

    @property
    def mcmahon(self) -> bool:
        """Whether a player's rank counts for where the player starts."""
        return any(name == "MMS" or name in OVER_SCORES for name in self.criteria)


SWISS = Placement()
MCMAHON = Placement(("MMS", "SOSM", "SOSOSM"), absent_mms=Fraction(1, 2), round_down=True)
"""What is usual in Europe, halves for absence included."""


def criterion(text: str) -> str:
    """A criterion's name as goref writes it; one that is not known stays as it is."""
    name = text.strip().upper()
    return OTHER_NAMES.get(name, name)


def read_criteria(text: str) -> tuple[str, ...]:
    """Criteria as people write them, parted by commas or blanks. Raises ValueError."""
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
    """A placement with what is told anew of it; None where nothing is.

    What goes over to McMahon has the halves for absence that are usual there.
    Raises ValueError for a floor above the bar.
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
