"""The placement that the settings of an event of Pairgoth describe."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.event.notes import Note, note
from goref.core.event.placement import LONGEST_NAME, MOST_CRITERIA, SWISS, Placement, criterion
from goref.core.event.ranks import HIGHEST, LOWEST, rank_text
from goref.io.event.formats.json import Value

NONE = "NONE"
"""The name in the file for a criterion that is not set."""
NAMES = {"CATEGORY": "CAT"}
HALVES = (Fraction(0), Fraction(1, 2), Fraction(1))


def read_placement(root: Value) -> tuple[Placement, tuple[Note, ...]]:
    """Returns the placement of a tournament, and notes on what goref computes differently.

    If the file names no criterion, the placement is goref's own. Raises JsonError if a setting
    is damaged.
    """
    pairing = root["pairing"]
    criteria = () if pairing is None else _criteria(pairing)
    if pairing is None or not criteria:
        return SWISS, ()
    bar = _rank(pairing["mmBar"], HIGHEST)
    floor = _rank(pairing["mmFloor"], LOWEST)
    if floor > bar:
        ends = {"floor": rank_text(floor), "bar": rank_text(bar)}
        raise pairing.error(fault("floor-above-bar", **ends))
    main, absent, down, base = pairing["main"], Fraction(1, 2), True, True
    if main is not None:
        told, rounds, uses = (
            main["mmsValueAbsent"],
            main["roundDownScore"],
            main["sosValueAbsentUseBase"],
        )
        absent = absent if told is None else _half(told)
        down = down if rounds is None else rounds.flag()
        base = base if uses is None else uses.flag()
    notes = () if base else (note("absent-sums-differ", field="sosValueAbsentUseBase"),)
    return Placement(criteria, bar, floor, absent_mms=absent, round_down=down), notes


def _criteria(pairing: Value) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for value in pairing.every("placement"):
        name = criterion(value.text())
        if len(name) > LONGEST_NAME:
            raise value.error(fault("json-long-text", most=LONGEST_NAME))
        if name and name != NONE:
            found[NAMES.get(name, name)] = None
    return tuple(found)[:MOST_CRITERIA]


def _rank(value: Value | None, usual: int) -> int:
    return usual if value is None else value.whole(LOWEST, HIGHEST)


def _half(value: Value) -> Fraction:
    if value.number() not in HALVES:
        raise value.error(fault("json-no-half"))
    return value.number()
