"""What an incident was counted with, in every language: ``second warning in this game``."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.incidents.incident import LedTo
from goref.core.incidents.regulation import Scope

LED: dict[tuple[str, Scope], Text] = {
    ("kind", Scope.GAME): Text(
        "{nth} time in this game",
        "本局第{number}次",
        "この対局で{number}回目",
        "이 대국에서 {number}번째",
    ),
    ("kind", Scope.EVENT): Text(
        "{nth} time in this event",
        "本次比赛第{number}次",
        "この大会で{number}回目",
        "이 대회에서 {number}번째",
    ),
    ("caution", Scope.GAME): Text(
        "{nth} caution in this game",
        "本局第{number}次注意",
        "この対局で{number}回目の注意",
        "이 대국에서 {number}번째 주의",
    ),
    ("caution", Scope.EVENT): Text(
        "{nth} caution in this event",
        "本次比赛第{number}次注意",
        "この大会で{number}回目の注意",
        "이 대회에서 {number}번째 주의",
    ),
    ("warning", Scope.GAME): Text(
        "{nth} warning in this game",
        "本局第{number}次警告",
        "この対局で{number}回目の警告",
        "이 대국에서 {number}번째 경고",
    ),
    ("warning", Scope.EVENT): Text(
        "{nth} warning in this event",
        "本次比赛第{number}次警告",
        "この大会で{number}回目の警告",
        "이 대회에서 {number}번째 경고",
    ),
}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


def counted_said(led: LedTo, language: Language) -> str:
    """The how manieth it was: ``second warning in this game``."""
    nth = ORDINALS[led.nth] if led.nth < len(ORDINALS) else _ordinal(led.nth)
    text = LED.get((led.what, led.scope))
    return led.what if text is None else text.in_(language, nth=nth, number=led.nth)


def _ordinal(number: int) -> str:
    """``21st``, as English has it."""
    teens = number % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
