"""Texts on the time of a round: when it began, when it ends about, how many minutes are left."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

BEGINS = Text("round times", "begins {time}")
BEGAN = Text("round times", "began {time}")
ENDS = Text("round times", "ends about {time}")
LASTS = Plural("round times", "lasts {minutes} minute", "lasts {minutes} minutes", "minutes")
LEFT = Text("round times", "{minutes} min left")
TIME_UP = Text("round times", "the time is up")
