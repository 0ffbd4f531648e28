"""The criteria of placement that the settings of an event of MacMahon 3 name.

The bars are ranks, each active or not. The criteria are those that sort the wall list:
``Score`` is the McMahon score and ``Points`` are the wins. The file does not state whether
``SOS``, ``SOSOS`` and ``SODOS`` sum scores or wins. All known readers sum scores after
``Score``. After ``Points`` most sum wins, and one sums scores: both give the same if all
players start alike. If they do not, the criterion is left undecided. A round of absence adds
half a point to the score, and nothing to the wins (Gerlach's own explanation, senseis.xmp.net).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.event.notes import Note, listed, note
from goref.core.event.placement import LONGEST_NAME, MOST_CRITERIA, SWISS, Placement, criterion
from goref.core.event.ranks import HIGHEST, LOWEST, rank_number, rank_text
from goref.io.event.formats.xml import Branch

LEADERS = {"SCORE": "MMS", "POINTS": "NBW"}
SUMS = ("SOS", "SOSOS", "SODOS")
USUAL = {
    "WeakSortCriteria": ("", "0"),
    "ByeShouldResultInZeroSOSetc": ("", "false"),
    "HalfScoreGroupsRoundDown": ("", "false"),
    "UpperMacMahonBarRating": ("", "0"),
}
"""Settings with an unknown effect on places, each with the values at which it has no effect."""


def read_placement(
    whole: Branch, ranks: Iterable[str], *, handicaps: bool
) -> tuple[Placement, tuple[Note, ...]]:
    """Returns the placement of a tournament, and notes on what goref computes differently.

    If the file names no criterion, the placement is goref's own.

    Args:
        ranks: the ranks of all players.
        handicaps: True if any game has a handicap.

    Raises XmlError if a setting is damaged.
    """
    names = _names(whole)
    if not names:
        return SWISS, ()
    bar = _rank(whole, "UpperMacMahonBar", HIGHEST)
    floor = _rank(whole, "LowerMacMahonBar", LOWEST)
    if floor > bar:
        ends = {"floor": rank_text(floor), "bar": rank_text(bar)}
        raise whole.element.error(fault("floor-above-bar", **ends))
    starts = {min(max(_number(rank), floor), bar) for rank in ranks}
    criteria, unclear = _criteria(names, alike=len(starts) < 2)
    notes = [note("sums-unclear", names=listed(unclear))] if unclear else []
    if whole.flag("RatingDeterminesStartScore"):
        notes.append(note("starts-by-rating", field="RatingDeterminesStartScore"))
    for field, usual in USUAL.items():
        path = ("Walllist", field) if field == "WeakSortCriteria" else (field,)
        value = whole.says(*path)
        if value.lower() not in usual:
            notes.append(note("setting-not-followed", field=field, value=value))
    counted = whole.one("HandicapIncludeInTieBreakers")
    if handicaps and counted is not None and not counted.flag():
        field = "HandicapIncludeInTieBreakers"
        notes.append(note("setting-not-followed", field=field, value=counted.text()))
    return Placement(criteria, bar, floor, absent_mms=Fraction(1, 2)), tuple(notes)


def _names(whole: Branch) -> list[str]:
    found: dict[str, None] = {}
    for element in whole.every("Walllist", "SortCriterionDescriptor", "ShortName"):
        name = criterion(element.text())
        if len(name) > LONGEST_NAME:
            raise element.error(fault("cell-long", count=len(name), most=LONGEST_NAME))
        if name:
            found[name] = None
    return list(found)[:MOST_CRITERIA]


def _criteria(names: list[str], *, alike: bool) -> tuple[tuple[str, ...], list[str]]:
    """Returns the criteria by goref's names, and the sums that may be of scores or of wins."""
    leader = next((LEADERS[name] for name in names if name in LEADERS), "")
    over = {"MMS": "M", "NBW": "W" if alike else ""}.get(leader, "")
    sums = [name for name in names if name in SUMS]
    every = (f"{n}{over}" if n in SUMS else LEADERS.get(n, n) for n in names)
    return tuple(dict.fromkeys(every)), [] if over else sums


def _rank(whole: Branch, bar: str, usual: int) -> int:
    number = rank_number(whole.says(f"{bar}Level")) if whole.flag(bar) else None
    return usual if number is None else number


def _number(rank: str) -> int:
    """Returns a rank as a number; the lowest rank's number for a text that is not a rank."""
    number = rank_number(rank)
    return LOWEST if number is None else number
