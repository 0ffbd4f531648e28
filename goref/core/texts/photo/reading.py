"""Sentences for what was read from a photograph."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

OFF = Text(
    "photograph",
    "The grid seems to lie off: left side {left}, right side {right}, upper side {up}, "
    "lower side {down} (lines further out).",
)
BENT = Text("photograph", "The grid seems to lie off: a corner is not on its own crossing.")
POINTS = Text("photograph", "{size} lines; Black {black}, White {white}; {count} in doubt.")
DOUBT = Text("photograph", "{point}: {sign} ({percent} % sure)")
EMPTY = Text("photograph", "empty")
HELD = Plural(
    "photograph",
    "Taken for granted: at first the bowls held {black} black stone and {white} white.",
    "Taken for granted: at first the bowls held {black} black stones and {white} white.",
    "black",
)
