"""Texts of ``goref verify``."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.language import Language, Text, texts
from goref.core.event.notes import listed

FAULTS = texts(
    "audit",
    {
        "header": "The beginning of the log was changed after it was written.",
        "chain": "Entry {number} does not follow from the one before it: it was changed, "
        "inserted or moved, or one before it was removed.",
        "start": "The log began with another case or another record than it has now.",
        "start-unreadable": "The case that the log began with cannot be read.",
        "act": "The act of entry {number} cannot be repeated.",
        "sitting": "Entry {number}: the case opened then was not the one saved before; it was "
        "changed in between, outside the log.",
        "outcome": "The acts do not lead to the case in the file: a ruling, an answer or the "
        "record was changed outside the log, or acts are missing.",
        "unsaved": "The log does not end with a saving: entries after the last were removed, or "
        "entry {number} was inserted.",
        "record": "The record of the game in the file is not the one that was saved.",
        "case": "The case in the file is not the one that was saved, though its record is.",
    },
)

ANSWERS = texts(
    "audit",
    {
        "fits": "The log of rulings fits. Acts: {acts}; sessions: {sittings}; from {first} to "
        "{last}",
        "fits-so-far": "The recorded part fits. Acts: {acts}; sessions: {sittings}; from {first} to "
        "{last}",
        "link": "Last link: {link}",
        "broken": "DOES NOT FIT: {count}",
        "none": "There is no log of rulings in this case file; nothing can be verified.",
        "left-out": "The log of rulings was too long to be kept in this case file; nothing can be "
        "verified.",
    },
)

GAPS = texts(
    "audit",
    {
        "unrecorded": "NOT RECORDED: the origin of the case as it was on {first}. It had no log of "
        "rulings then: the log was removed, or the case was not saved by goref.",
        "left-out": "NOT RECORDED: what was done before {first}. The log of rulings was too long to "
        "be kept, or was removed.",
        "backwards": "Dated before the entry it follows: {numbers}. A clock was wrong, or times were changed.",
    },
)
"""Gaps and wrong order in a log that is otherwise consistent."""

LINKS: dict[str, Text] = {
    "stands": Text("audit", "The link {link} is in the chain, at entry {number}."),
    "gone": Text(
        "audit",
        "The link {link} is NOT in the chain: it is of another log, or this log was rewritten.",
    ),
}
"""The results of checking a link printed on a sheet."""
CODES = texts(
    "audit",
    {
        "code": "Code of the sheet: {code}",
        "belongs": "The sheet {code} belongs to this case.",
        "strange": "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}.",
        "misread": "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}. They "
        "differ in {count} of 16 characters only: was the code misread?",
    },
)
"""The results of checking a sheet by its code."""


def fault_text(code: str, number: int | None, language: Language) -> str:
    """Returns the sentence for a fault in a log; ``number`` is that of the entry, if any."""
    return FAULTS[code].in_(language, number="" if number is None else number)


def gap_texts(
    before: str, first: str, backwards: Sequence[int], language: Language
) -> list[str]:
    """Returns a sentence for each gap and each wrong order; empty if there is none.

    Args:
        before: the state before the log began, a word of its header.
        first: when the log began.
        backwards: the entries dated before the one they follow.
    """
    told = [GAPS[before].in_(language, first=first)] if before in GAPS else []
    if backwards:
        told.append(GAPS["backwards"].in_(language, numbers=listed(backwards)))
    return told
