"""Suggestions of the second opinion on the board and as text. They change no ruling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Language, Text
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey
from goref.core.texts.terms import KINDS, term
from goref.qt.board.view import BoardView, Look, PointMark, Proposal
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from goref.app.opinion.suggestion import Suggestion

TOLD = {
    Look.UNCLEAR: QT_TRANSLATE_NOOP("suggesting", "to ask the players"),
    Look.OPEN: QT_TRANSLATE_NOOP("suggesting", "open border"),
    Look.PROTECT: QT_TRANSLATE_NOOP("suggesting", "protective play?"),
    Look.ATARI: QT_TRANSLATE_NOOP("suggesting", "stones in atari"),
}
"""The meanings of the badges on the board, as text."""
BESIDE = Text("picture", "; ")
"""The text between the description of a point and the suggestion for it."""
PLAIN = (PointKind.TERRITORY, PointKind.DAME)
"""Kinds of points that follow from suggested dead stones, and so need no marks."""
SMALL = 4
"""In an open area of at most this many points, each has a badge."""


def with_suggestion(
    view: BoardView, suggestion: Suggestion, case: Case, survey: Survey
) -> BoardView:
    """Adds suggestions to a view, at points on which nobody has ruled.

    Args:
        survey: the position as ruled.
    """
    marks = dict(view.marks)
    free = {p for p in view.position.grid.points if not view.position.cells[p]} | view.dead
    for found in suggestion.points:
        status = survey.statuses.get(found.point)
        if (status is not None and status.decided) or found.point not in free:
            continue
        if found.kind in PLAIN:
            continue
        mark = PointMark(found.kind, found.owner, proposed=True)
        before = marks.get(found.point)
        if before is None or (before.mark, before.owner) != (mark.mark, mark.owner):
            marks[found.point] = mark
    return replace(view, marks=marks, proposals=proposals(suggestion, case))


def proposals(suggestion: Suggestion, case: Case) -> Mapping[Point, Proposal]:
    """Returns the suggestions for stones and points on which nobody has ruled."""
    looks: dict[Point, Look] = {}
    for look, points in _looks(suggestion):
        for p in points:
            looks.setdefault(p, look)
    lives = {
        p: chain.life
        for chain in suggestion.chains
        if chain.life is not StoneStatus.ALIVE
        for p in chain.points
    }
    ruled = case.ruling.lives.keys() | case.ruling.claims.keys()
    return {
        p: Proposal(lives.get(p), looks.get(p))
        for p in sorted((lives.keys() | looks.keys()) - ruled)
    }


def _looks(suggestion: Suggestion) -> Iterator[tuple[Look, frozenset[Point]]]:
    """Yields (reason to check, points), the most serious reason first."""
    grid = suggestion.position.grid
    yield from ((Look.UNCLEAR, doubt.stones) for doubt in suggestion.unclear)
    yield from ((Look.OPEN, _place(care.points, grid)) for care in suggestion.open_borders)
    yield from ((Look.PROTECT, care.points) for care in suggestion.protect)
    yield from ((Look.ATARI, care.points) for care in suggestion.in_atari)


def _place(points: frozenset[Point], grid: Grid) -> frozenset[Point]:
    """Returns all points of a small area, or one point in the middle of a larger one."""
    if len(points) <= SMALL:
        return points
    across = sum(grid.column(p) for p in points) / len(points)
    down = sum(grid.row(p) for p in points) / len(points)
    middle = min(
        points, key=lambda p: ((grid.column(p) - across) ** 2 + (grid.row(p) - down) ** 2, p)
    )
    return frozenset({middle})


def told(suggestion: Suggestion, case: Case, point: Point, language: Language) -> str:
    """Returns the suggestion for a point, to append to its description: ``; suggested: dead``.
    "" for none.
    """
    proposal = proposals(suggestion, case).get(point)
    if proposal is None:
        return ""
    text, joint = "", BESIDE.in_(language)
    if proposal.life is not None:
        life = term(KINDS, proposal.life.value, language)
        text += joint
        text += formatted(
            QCoreApplication.translate("suggesting", "suggested: {life}"), life=life
        )
    if proposal.look is not None:
        text += joint + QCoreApplication.translate("suggesting", TOLD[proposal.look])
    return text
