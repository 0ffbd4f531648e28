"""Notes as sentences with a mark for their level."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.findings import Level
from goref.core.base.language import Language
from goref.core.event.notes import Note
from goref.core.texts.event.events import level, say

SIGNS = {Level.CONFLICT: "✕", Level.CHECK: "?", Level.NOTE: "·"}
ORDER = (Level.CONFLICT, Level.CHECK, Level.NOTE)


def in_words(notes: Iterable[Note], language: Language) -> list[str]:
    """Returns notes as sentences with marks for their levels, the most serious first."""
    every = sorted(notes, key=lambda note: ORDER.index(level(note)))
    return [f"{SIGNS[level(note)]} {say(note, language)}" for note in every]
