"""The summary of a board, in lines: dead stones by group, captures, dame, open kos."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.app.assessment import Assessment
from goref.core.base.colour import COLOURS
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.board.position import Position, hanging_together
from goref.core.case.case import Case
from goref.core.repetition.kos import open_kos
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.texts.count import board_summary as texts
from goref.core.texts.places import place_text

MOST_NAMES = 4
"""The most points that a line names one by one."""


@frozen
class SummaryLine:
    """A line of the summary.

    Attributes:
        what: the subject of the line.
        black, white: each side's number as text, with ``?`` if it is not certain; empty if
            there is none. In the lines of dame and kos, ``white`` holds the number or the names
            of the points, or “none”.
        points: the points that the line is about; empty for captures.
        stands_out: True for dead stones, whose lines are emphasised.
    """

    what: str
    black: str = ""
    white: str = ""
    points: frozenset[Point] = frozenset()
    stands_out: bool = False


def board_summary(
    assessment: Assessment,
    asked: Iterable[frozenset[Point]],
    language: Language,
    kos: frozenset[Point] = frozenset(),
) -> tuple[SummaryLine, ...]:
    """Returns the lines: dead stones by group, stones asked about, known captures, dame, open
    kos.

    Args:
        assessment: the case, as if the suggested dead stones were accepted.
        asked: the points of each open question.
        kos: the points of open kos that are asked about or noted.
    """
    position, grid = assessment.case.position, assessment.case.record.grid
    dead = assessment.score.survey.dead
    lines = list(_dead(position, dead, language))
    for points in asked:
        stones = frozenset(p for p in points if position.cells[p]) - dead
        if stones:
            lines.append(_of_stones(texts.ASKED, position, stones, language, certain=False))
    lines += _captured(assessment, language)
    lines.append(_dame(assessment, grid, language))
    open_ = kos | {ko.at for ko in open_kos(position.without(dead))}
    open_ |= {p for p, s in assessment.score.survey.statuses.items() if s.kind is PointKind.KO}
    told = _names(grid, open_, language) if open_ else texts.NONE.in_(language)
    lines.append(SummaryLine(texts.KOS.in_(language), white=told, points=frozenset(open_)))
    return tuple(lines)


def summary_short(assessment: Assessment, language: Language) -> str:
    """Returns a short text with the number of each side's dead stones."""
    position, dead = assessment.case.position, assessment.score.survey.dead
    black, white = (sum(position.cells[p] == colour for p in dead) for colour in COLOURS)
    return texts.SHORT.in_(language, black=black, white=white)


def summary_state(case: Case, language: Language, *, is_offered: bool) -> str:
    """Returns in words who decided on the dead stones, or that they are only suggested.

    ``is_offered``: True if they are only suggested.
    """
    told = texts.OFFERED if is_offered else texts.RULED_BY[case.ruling.voice]
    return told.in_(language)


def _dead(
    position: Position, dead: frozenset[Point], language: Language
) -> Iterator[SummaryLine]:
    """Yields a line for each group of dead stones (one side's in one area), largest first."""
    free = [p for p in position.grid.points if p in dead or not position.cells[p]]
    groups = [
        stones
        for area in hanging_together(position.grid, free)
        for colour in COLOURS
        if (stones := frozenset(p for p in area & dead if position.cells[p] == colour))
    ]
    for stones in sorted(groups, key=lambda stones: (-len(stones), min(stones))):
        yield _of_stones(texts.DEAD, position, stones, language)


def _of_stones(
    what: texts.PlacedText,
    position: Position,
    stones: frozenset[Point],
    language: Language,
    *,
    certain: bool = True,
) -> SummaryLine:
    grid = position.grid
    first = grid.name(min(stones))
    if len(stones) == 1:
        told = what.single.in_(language, point=first)
    else:
        place = place_text(grid, stones, language)
        told = what.several.in_(language, place=place, point=first)
    black, white = (
        _figure(sum(position.cells[p] == colour for p in stones), certain) for colour in COLOURS
    )
    return SummaryLine(told, black, white, stones, stands_out=certain)


def _figure(count: int, certain: bool) -> str:
    if not count:
        return ""
    return str(count) if certain else f"{count} ?"


def _captured(assessment: Assessment, language: Language) -> Iterator[SummaryLine]:
    """Yields the line of the stones captured in play, if these are known."""
    rules = assessment.score.rules
    lost = assessment.bench.facts(rules.passes).captured
    if lost is None:
        return
    counted = Quantity.LOST in rules.weights
    told = (texts.CAPTURED if counted else texts.CAPTURED_UNCOUNTED).in_(language)
    yield SummaryLine(told, str(lost.black), str(lost.white))


def _dame(assessment: Assessment, grid: Grid, language: Language) -> SummaryLine:
    survey = assessment.score.survey
    dame = survey.points(PointKind.DAME)
    told = texts.DAME.in_(language)
    if not dame:
        return SummaryLine(told, white=texts.NONE.in_(language))
    if len(dame) > MOST_NAMES:
        return SummaryLine(told, white=str(len(dame)), points=dame)
    return SummaryLine(told, white=_names(grid, dame, language), points=dame)


def _names(grid: Grid, points: Iterable[Point], language: Language) -> str:
    return LANGUAGES[language].listed(grid.name(p) for p in sorted(points))
