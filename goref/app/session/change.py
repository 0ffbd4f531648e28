"""A change that a session announces, and the parts of the case that it affects."""

from __future__ import annotations

from enum import Flag, auto

from goref.core.base.frozen import frozen


class Part(Flag):
    """The parts of a case that a change affects.

    ``RECORD``: moves and stones. ``DETAILS``: who played, where and when. ``DOUBTS``: the
    points in dispute, and the findings let stand. ``SHIFTS``: stones of an arrangement put
    elsewhere. ``TRIALS``: disputes played out on the board. ``SAVED``: whether changes are
    unsaved, or where the case is saved. ``HISTORY``: what can be undone and redone. ``MOMENT``:
    the position shown. ``RECORDING``: whether play is recorded. ``INCIDENTS``: what happened at
    the table, its consequences, and protests.

    ``JOURNAL`` is no part of the case: somebody deleted or replaced the journal, and a new one
    was begun with all acts of the sitting.
    """

    RECORD = auto()
    RULING = auto()
    RULES = auto()
    FACTS = auto()
    NOTES = auto()
    DOUBTS = auto()
    SHIFTS = auto()
    TRIALS = auto()
    SAVED = auto()
    HISTORY = auto()
    MOMENT = auto()
    RECORDING = auto()
    DETAILS = auto()
    INCIDENTS = auto()
    EVERYTHING = (1 << 14) - 1  # the fourteen above
    JOURNAL = 1 << 14


COUNTED = Part.RECORD | Part.RULING | Part.RULES | Part.FACTS | Part.NOTES | Part.DOUBTS
COUNTED |= Part.SHIFTS | Part.RECORDING | Part.INCIDENTS
"""A change of these parts may change the score."""
SHOWN_IN = {
    # and ``record`` itself, without its details
    Part.RECORD: ("voided", "void_reasons", "photograph"),
    Part.RULING: ("ruling",),
    Part.RULES: ("rules",),
    Part.FACTS: ("answers", "sources"),
    Part.NOTES: ("notes",),
    Part.DOUBTS: ("disputed", "settled"),
    Part.SHIFTS: ("shifts",),
    Part.TRIALS: ("trials",),
    Part.INCIDENTS: ("regulation", "incidents", "protests"),
}
"""The fields of a case that belong to each part."""


@frozen
class Change:
    """One change, which a session announces as soon as its state is consistent again."""

    parts: Part
