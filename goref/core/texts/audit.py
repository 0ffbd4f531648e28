"""Texts of ``goref verify``."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.language import Language, Text
from goref.core.event.notes import listed

FAULTS: dict[str, Text] = {
    "header": Text("audit", "The beginning of the log was changed after it was written."),
    "chain": Text(
        "audit",
        "Entry {number} does not follow from the one before it: it was changed, inserted or "
        "moved, or one before it was removed.",
    ),
    "start": Text(
        "audit",
        "The log began with another case or another record than it has now.",
    ),
    "start-unreadable": Text("audit", "The case that the log began with cannot be read."),
    "act": Text("audit", "The act of entry {number} cannot be repeated."),
    "sitting": Text(
        "audit",
        "Entry {number}: the case opened then was not the one saved before; it was changed "
        "in between, outside the log.",
    ),
    "outcome": Text(
        "audit",
        "The acts do not lead to the case in the file: a ruling, an answer or the record "
        "was changed outside the log, or acts are missing.",
    ),
    "unsaved": Text(
        "audit",
        "The log does not end with a saving: entries after the last were removed, or entry "
        "{number} was inserted.",
    ),
    "record": Text(
        "audit", "The record of the game in the file is not the one that was saved."
    ),
    "case": Text(
        "audit", "The case in the file is not the one that was saved, though its record is."
    ),
}

ANSWERS: dict[str, Text] = {
    "fits": Text(
        "audit", "The log of rulings fits. Acts: {acts}; sessions: {sittings}; from {first} to {last}"
    ),
    "fits-so-far": Text(
        "audit", "The recorded part fits. Acts: {acts}; sessions: {sittings}; from {first} to {last}"
    ),
    "link": Text("audit", "Last link: {link}"),
    "broken": Text(
        "audit", "DOES NOT FIT: {count}"
    ),
    "none": Text(
        "audit", "There is no log of rulings in this case file; nothing can be verified."
    ),
    "left-out": Text(
        "audit", "The log of rulings was too long to be kept in this case file; nothing can be verified."
    ),
}  # fmt: skip

GAPS: dict[str, Text] = {
    "unrecorded": Text(
        "audit",
        "NOT RECORDED: the origin of the case as it was on {first}. It had no log of "
        "rulings then: the log was removed, or the case was not saved by goref.",
    ),
    "left-out": Text(
        "audit",
        "NOT RECORDED: what was done before {first}. The log of rulings was too long to be "
        "kept, or was removed.",
    ),
    "backwards": Text(
        "audit",
        "Dated before the entry it follows: {numbers}. A clock was wrong, or times were changed.",
    ),
}
"""Gaps and disorder in a log that is otherwise consistent."""

LINKS: dict[str, Text] = {
    "stands": Text("audit", "The link {link} is in the chain, at entry {number}."),
    "gone": Text(
        "audit",
        "The link {link} is NOT in the chain: it is of another log, or this log was rewritten.",
    ),
}
"""Texts for a link printed on a sheet."""
CODES: dict[str, Text] = {
    "code": Text("audit", "Code of the sheet: {code}"),
    "belongs": Text(
        "audit", "The sheet {code} belongs to this case."
    ),
    "strange": Text(
        "audit", "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}."
    ),
    "misread": Text(
        "audit", "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}. They differ in {count} of 16 characters only: was the code misread?"
    ),
}  # fmt: skip
"""Texts for a sheet, by its code."""


def fault_text(code: str, number: int | None, language: Language) -> str:
    """Returns the sentence for a fault."""
    return FAULTS[code].in_(language, number="" if number is None else number)


def gap_texts(
    before: str, first: str, backwards: Sequence[int], language: Language
) -> list[str]:
    """Returns a sentence for each gap or disorder; empty if there is none.

    Args:
        before: what went before a log, a word of its header.
        first: when the log began.
        backwards: the entries dated before the one they follow.
    """
    told = [GAPS[before].in_(language, first=first)] if before in GAPS else []
    if backwards:
        told.append(GAPS["backwards"].in_(language, numbers=listed(backwards)))
    return told
