"""The final board of a case, as windows, sheets and web pages show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.ruling.survey import PointStatus
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import is_looked_at


@frozen
class FinalBoard:
    """The final position, dead stones included, and the ruling on it.

    Attributes:
        marks: the points whose kind is shown.
        flagged: the points of findings that are contradictions.
        last: the point of the last play; None if that stone is dead or there is none.
    """

    position: Position
    dead: frozenset[Point]
    seki: frozenset[Point]
    marks: Mapping[Point, PointStatus]
    flagged: frozenset[Point]
    disputed: frozenset[Point]
    last: Point | None

    @classmethod
    def of(cls, case: Case, score: Score, findings: Iterable[Finding]) -> FinalBoard:
        """Returns the final board of a case."""
        survey, looked = score.survey, is_looked_at(case, score.basis)
        conflicts = (found for found in findings if found.level is Level.CONFLICT)
        last = case.moments[-1].played
        return cls(
            survey.position,
            survey.dead,
            survey.seki,
            {p: s for p, s in survey.statuses.items() if looked or s.decided or not s.is_sure},
            frozenset(point for found in conflicts for point in found.points),
            case.disputed,
            None if last in survey.dead else last,
        )
