"""Sentences for comparing a photographed board with a record."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

AGREES: dict[str, Text | Plural] = {
    "wholly": Text("photograph", "The record agrees on all {points} points."),
    "partly": Text("photograph", "The record agrees on {count} of {points} points."),
    "earlier": Plural(
        "photograph",
        "This is not the record's last position but the one after turn {turn} of "
        "{turns}; {count} of {points} points agrees.",
        "This is not the record's last position but the one after turn {turn} of "
        "{turns}; {count} of {points} points agree.",
    ),
    "nowhere": Text("photograph", "No moment of the record matches this board."),
}
"""Sentences for the record as a whole."""
DIFFERS = {
    "moved": Text("photograph", "{point}: {side} is on {read}."),
    "other": Text("photograph", "{point}: {read} is there, {side} in the record."),
    "missing": Text("photograph", "{point}: {side} is missing."),
    "surplus": Text("photograph", "{point}: {side} is not in the record."),
}
"""Sentences for one stone."""
