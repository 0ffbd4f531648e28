"""The alarm that the grid on a photograph is misplaced: a question, and the likely corners."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from goref.app.photo.perspective import Place
from goref.app.photo.reading import PhotoReading
from goref.app.photo.settling import corners_there
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted


def belonging(reading: PhotoReading) -> tuple[Place, ...]:
    """Returns the likely corners of a misplaced grid, in pixels of the photograph.

    Returns () if they are unknown, or if the grid is in its place.
    """
    off = reading.lines_off
    if reading.belongs is not None or off is None or not any(off):
        return reading.belongs or ()
    return corners_there(reading.corners, reading.position.grid.width, off)


def alarm_said(off: Sequence[int], language: Language) -> str:
    """Returns a question such as "Move the grid 1 line to the left?".

    Args:
        off: by how many lines the left, right, upper and lower side should be further out;
            negative for further in. All 0 if only one corner is misplaced.
    """
    if not any(off):
        return QCoreApplication.translate("photo", "Is a corner on the wrong crossing?")
    left, right, up, down = off
    shifted = left == -right and up == -down
    what = LANGUAGES[language].listed(_shifts(left, up) if shifted else _sides(off))
    if shifted:
        told = QCoreApplication.translate("photo", "Move the grid {what}?")
    else:
        told = QCoreApplication.translate("photo", "Move the grid’s {what}?")
    return formatted(told, what=what)


def _shifts(left: int, up: int) -> list[str]:
    translate = QCoreApplication.translate
    told = (
        (left, translate("photo", "{count} left"), translate("photo", "{count} right")),
        (up, translate("photo", "{count} up"), translate("photo", "{count} down")),
    )
    return [formatted(a if by > 0 else b, count=_many(by)) for by, a, b in told if by]


def _sides(off: Sequence[int]) -> list[str]:
    translate = QCoreApplication.translate
    sides = (
        translate("photo", "left side"),
        translate("photo", "right side"),
        translate("photo", "upper side"),
        translate("photo", "lower side"),
    )
    further, nearer = (
        translate("photo", "{side} {count} out"),
        translate("photo", "{side} {count} in"),
    )
    return [
        formatted(further if out > 0 else nearer, side=side, count=_many(out))
        for side, out in zip(sides, off, strict=True)
        if out
    ]


def _many(lines: int) -> str:
    if abs(lines) == 1:
        return QCoreApplication.translate("photo", "one line")
    told = QCoreApplication.translate("photo", "{count} lines")
    return formatted(told, count=abs(lines))
