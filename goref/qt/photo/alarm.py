"""The text for a misplaced grid, and its proper place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.app.photo.settling import corners_there
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted

if TYPE_CHECKING:
    from goref.app.photo.perspective import Place
    from goref.app.photo.reading import PhotoReading


def belonging(reading: PhotoReading) -> tuple[Place, ...]:
    """Returns the proper corners of a grid with an alarm; empty if unknown."""
    off = reading.lines_off
    if reading.belongs is not None or off is None or not any(off):
        return reading.belongs or ()
    return corners_there(reading.corners, reading.position.grid.width, off)


def alarm_said(off: Sequence[int], language: Language) -> str:
    """Returns the correction of a grid as a question: moving it, a side of it, or a corner.

    Args:
        off: the number of lines by which its left, right, upper and lower side should be
            further out; all 0 if only one corner is misplaced.
    """
    if not any(off):
        return QCoreApplication.translate("photo", "Is a corner on the wrong crossing?")
    left, right, up, down = off
    shifted = left == -right and up == -down
    parts = list(_shifts(left, up) if shifted else _sides(off))
    what = LANGUAGES[language].listed(parts)
    if shifted:
        told = QCoreApplication.translate("photo", "Move the grid {what}?")
    else:
        told = QCoreApplication.translate("photo", "Move the grid’s {what}?")
    return formatted(told, what=what)


def _shifts(left: int, up: int) -> Sequence[str]:
    found = []
    if left > 0:
        found.append(
            formatted(QCoreApplication.translate("photo", "{count} left"), count=_many(left))
        )
    elif left:
        told = QCoreApplication.translate("photo", "{count} right")
        found.append(formatted(told, count=_many(left)))
    if up > 0:
        found.append(
            formatted(QCoreApplication.translate("photo", "{count} up"), count=_many(up))
        )
    elif up:
        found.append(
            formatted(QCoreApplication.translate("photo", "{count} down"), count=_many(up))
        )
    return found


def _sides(off: Sequence[int]) -> Sequence[str]:
    sides = (
        QCoreApplication.translate("photo", "left side"),
        QCoreApplication.translate("photo", "right side"),
        QCoreApplication.translate("photo", "upper side"),
        QCoreApplication.translate("photo", "lower side"),
    )
    found = []
    for side, out in zip(sides, off, strict=True):
        if out > 0:
            told = QCoreApplication.translate("photo", "{side} {count} out")
        elif out:
            told = QCoreApplication.translate("photo", "{side} {count} in")
        else:
            continue
        found.append(formatted(told, side=side, count=_many(out)))
    return found


def _many(lines: int) -> str:
    if abs(lines) == 1:
        return QCoreApplication.translate("photo", "one line")
    told = QCoreApplication.translate("photo", "{count} lines")
    return formatted(told, count=abs(lines))
