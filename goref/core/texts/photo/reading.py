"""Sentences for what was read from a photograph."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

OFF = Text(
    "photograph",
    "The grid seems to be off: left side {left}, right side {right}, upper side {up}, lower "
    "side {down} (lines further out).",
)
BENT = Text("photograph", "The grid seems to be off: a corner is not on its own crossing.")
POINTS = Text("photograph", "{size} lines; Black {black}, White {white}; {count} in doubt.")
DOUBT = Text("photograph", "{point}: {sign} ({percent} % sure)")
EMPTY = Text("photograph", "empty")
HELD = Plural(
    "photograph",
    "Assumed: at first the bowls had {black} black stone and {white} white.",
    "Assumed: at first the bowls had {black} black stones and {white} white.",
    "black",
)
