"""Texts for the count behind a consequence: ``second warning in this game``."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.incidents.incident import EarlierOffence
from goref.core.incidents.regulation import Scope

LED: dict[tuple[str, Scope], Text] = {
    ("kind", Scope.GAME): Text("incidents", "{nth} time in this game"),
    ("kind", Scope.EVENT): Text("incidents", "{nth} time in this event"),
    ("caution", Scope.GAME): Text("incidents", "{nth} caution in this game"),
    ("caution", Scope.EVENT): Text("incidents", "{nth} caution in this event"),
    ("warning", Scope.GAME): Text("incidents", "{nth} warning in this game"),
    ("warning", Scope.EVENT): Text("incidents", "{nth} warning in this event"),
}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


def counted_said(led: EarlierOffence, language: Language) -> str:
    """Returns a count of earlier incidents as text: ``second warning in this game``.

    Returns the bare word ``reply`` for a count of replies.
    """
    nth = ORDINALS[led.nth] if led.nth < len(ORDINALS) else _ordinal(led.nth)
    text = LED.get((led.what, led.scope))
    return led.what if text is None else text.in_(language, nth=nth, number=led.nth)


def _ordinal(number: int) -> str:
    """Returns an English ordinal number: ``21st``."""
    teens = number % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
