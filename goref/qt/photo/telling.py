"""What a photograph says of a record, in sentences; each stone that differs by its point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from goref.app.photo.against_record import Comparison
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.words.terms import SIDES, term


class Differs(NamedTuple):
    """A stone that differs: its sentence, and the points it is about, on the record's side."""

    told: str
    points: tuple[Point, ...]


def agreement_said(found: Comparison | None, moments: int) -> str:
    """Whether a board is that of a record, and at which moment.

    Args:
        moments: how many moments the record has, the first one included.
    """
    if found is None:
        return QCoreApplication.translate(
            "photo", "No moment of the record is like this board."
        )
    points = len(found.position.grid)
    if found.is_last and not found.differences:
        told = QCoreApplication.translate("photo", "The record agrees on all {points} points.")
        return told.format(points=points)
    if found.is_last:
        told = QCoreApplication.translate(
            "photo", "The record agrees on {count} of {points} points:"
        )
        return told.format(count=found.agreeing, points=points)
    if not found.differences:
        told = QCoreApplication.translate(
            "photo",
            "This is not the record’s last position but the one after turn {number} of {all}.",
        )
    else:
        told = QCoreApplication.translate(
            "photo",
            "Nearest to the record after turn {number} of {all}, not to its end; "
            "{count} of {points} points agree:",
        )
    return told.format(
        number=found.moment, all=moments - 1, count=found.agreeing, points=points
    )


def differences_said(found: Comparison, language: Language) -> Iterator[Differs]:
    """The stones that moved, those of another colour, missing ones, those too many."""
    board = found.position.grid

    def side(colour: Colour | None) -> str:
        return "" if colour is None else term(SIDES, colour.letter, language)

    for move in found.moved:
        told = QCoreApplication.translate("photo", "{side} {recorded} lies on {read}")
        told = told.format(
            side=side(move.colour),
            recorded=board.name(move.recorded),
            read=board.name(move.read),
        )
        yield Differs(told, (move.read, move.recorded))
    for one in found.missing:
        if one.read is not None:
            told = QCoreApplication.translate(
                "photo", "{point}: {read} lies there, {side} in the record"
            )
        else:
            told = QCoreApplication.translate("photo", "{point}: {side} is missing")
        told = told.format(
            point=board.name(one.point), side=side(one.recorded), read=side(one.read)
        )
        yield Differs(told, (one.point,))
    for one in found.surplus:
        if one.recorded is None:
            told = QCoreApplication.translate("photo", "{point}: {side} is not in the record")
            yield Differs(
                told.format(point=board.name(one.point), side=side(one.read)), (one.point,)
            )
