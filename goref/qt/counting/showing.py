"""The board's view at a moment of a count."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from goref.core.arranging.table.arrangement import (
    Arrangement,
    ArrangementStep,
    Block,
    Move,
    OffBoardPlace,
    Space,
)
from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.geometry import Point
from goref.core.base.language import Language, Plural
from goref.core.base.particles import formatted
from goref.core.ruling.ruling import PointKind
from goref.core.texts.terms import SIDES, term
from goref.qt.board.space_painter import place_of
from goref.qt.board.view import BoardView, Heap, PointMark
from goref.qt.counting.timing import Trip
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

IRREGULAR = Plural(
    "stage",
    "{point}: {side}, {size} point, to be counted one by one",
    "{point}: {side}, {size} points, to be counted one by one",
    "size",
)


def stage_view(
    arrangement: Arrangement,
    done: int,
    *,
    flying: Iterable[Trip] = (),
    held: Point | None = None,
    step: ArrangementStep | None = None,
    coordinates: bool = True,
) -> BoardView:
    """Returns the board after the first ``done`` moves, with bowls, lids and finished spaces.

    Args:
        flying: the stones that travel; they are drawn by themselves.
        held: the point from which a stone was picked up; None for none.
        step: the step whose points are marked, as far as its moves are made; None for none.
    """
    layout = arrangement.at(done)
    gone = [held] if held is not None else []
    lids, bowls = layout.lids, layout.bowls
    for trip in flying:
        if isinstance(trip.origin, int):
            gone.append(trip.origin)
        elif trip.colour is not None:
            lids = _less(lids, trip.colour, trip.origin is OffBoardPlace.LID)
            bowls = _less(bowls, trip.colour, trip.origin is OffBoardPlace.BOWL)
    position = layout.position.without(gone) if gone else layout.position
    marks: dict[Point, PointMark] = {}
    spaces = arrangement.finished_at(done) if held is None else ()
    for space in spaces:
        marks.update(dict.fromkeys(space.eyes, PointMark(PointKind.EYE, space.owner)))
        covered = place_of(position.grid, space).point
        if covered is not None:
            marks.pop(covered, None)
    lit = frozenset() if step is None else touched(arrangement.moves[step.first : done])
    lit = lit.difference(*(space.points for space in spaces))  # the space's size is shown there
    return BoardView(
        position,
        marks=marks,
        spaces=spaces,
        lit=lit,
        coordinates=coordinates,
        lids=False,
        heaps=heaps(lids, bowls),
    )


def touched(moves: Iterable[Move]) -> frozenset[Point]:
    """Returns the points to which, or from which, the moves take a stone."""
    return frozenset(point for move in moves for point in move.points)


def _less(held: Pair[int] | None, colour: Colour, here: bool) -> Pair[int] | None:
    if held is None or not here:
        return held
    return held.with_(colour, held.of(colour) - 1)


VESSELS = (
    (BLACK, True, QT_TRANSLATE_NOOP("stage", "Black's bowl")),
    (WHITE, False, QT_TRANSLATE_NOOP("stage", "Black's lid")),
    (BLACK, False, QT_TRANSLATE_NOOP("stage", "White's lid")),
    (WHITE, True, QT_TRANSLATE_NOOP("stage", "White's bowl")),
)
"""For each bowl and lid: the colour of its stones, True if it is a bowl, its name."""


def heaps(lids: Pair[int] | None, bowls: Pair[int] | None) -> tuple[Heap, ...]:
    """Returns Black's bowl and lid, then White's lid and bowl. A lid contains the opponent's
    stones.

    Args:
        lids, bowls: the numbers of black and of white stones in them; None if unknown.
    """
    made = []
    for colour, bowl, name in VESSELS:
        held = bowls if bowl else lids
        count = None if held is None else held.of(colour)
        called, more = QCoreApplication.translate("stage", name), ""
        if count is not None and count < 0:  # more were put down than there were
            told = QCoreApplication.translate("stage", ", lacks {count}")
            count, more = 0, formatted(told, count=-count)
        made.append(Heap(colour, count, bowl, called, more))
    return tuple(made)


def vessel_of(off: OffBoardPlace, colour: Colour) -> int:
    """Returns the index, in the result of :func:`heaps`, of the bowl or lid with stones of a
    colour.
    """
    return [vessel[:2] for vessel in VESSELS].index((colour, off is OffBoardPlace.BOWL))


def describe(arrangement: Arrangement, done: int, point: Point, language: Language) -> str:
    """Describes a point in one line: ``D4: Black, a block of 10``."""
    grid, layout = arrangement.grid, arrangement.at(done)
    name = grid.name(point)
    colour = layout.position.colour(point)
    if colour is not None:
        text = QCoreApplication.translate("stage", "{point}: {side}, a stone")
        return formatted(text, point=name, side=term(SIDES, colour.letter, language))
    for space in arrangement.finished_at(done):
        if point in space.points:
            side = term(SIDES, space.owner.letter, language)
            return spoken(space, language, point=name, side=side, size=len(space))
    return formatted(QCoreApplication.translate("stage", "{point}: empty"), point=name)


def spoken(space: Space, language: Language, **parts: object) -> str:
    """Describes a space: ``D4: Black, a block of 10``. ``parts`` are the texts for point, side
    and size.
    """
    if space.block is Block.EYE:
        text = QCoreApplication.translate("stage", "{point}: {side}, eyes, {size} in all")
    elif space.is_irregular:
        return IRREGULAR.in_(language, **parts)
    elif space.block is Block.REMAINDER:
        text = QCoreApplication.translate("stage", "{point}: {side}, the remainder of {size}")
    else:
        text = QCoreApplication.translate("stage", "{point}: {side}, a block of {size}")
    return formatted(text, **parts)
