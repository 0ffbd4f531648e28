"""Accepting a suggestion: the acts that mark what it says, never over the referee's marks."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.edits.ruling import MarkStones
from goref.app.suggesting.suggestion import Suggestion
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.ruling import Life, Ruling
from goref.core.ruling.survey import survey


def suggested_ruling(case: Case, suggestion: Suggestion) -> Ruling:
    """The case's ruling with everything suggested marked too, the unclear as it seems.

    Marks spread to kin; where they would spread to stones that are taken for alive, those
    are marked alive, so that exactly what was suggested comes out.
    """
    return _held(case, suggestion, suggestion.position.grid.points)


def acceptance(
    case: Case, suggestion: Suggestion, points: Iterable[Point] | None = None
) -> tuple[MarkStones, ...]:
    """The acts that mark what is suggested of some stones, or of all that is clear.

    Stones the referee has marked are left as they are. No act is made for what is so already.
    """
    wanted = set(suggestion.position.grid.points if points is None else points)
    if points is None:
        wanted -= suggestion.doubtful
    after = _held(case, suggestion, wanted).lives
    before = case.ruling.lives
    made = []
    for life in (Life.DEAD, Life.SEKI, Life.ALIVE):
        new = frozenset(p for p, now in after.items() if now is life and p not in before)
        if new:
            made.append(MarkStones(new, life))
    return tuple(made)


def _held(case: Case, suggestion: Suggestion, wanted: Iterable[Point]) -> Ruling:
    wanted = frozenset(wanted)
    ruling = case.ruling
    open_ = [c for c in suggestion.chains if not c.points & ruling.lives.keys()]
    for life in (Life.DEAD, Life.SEKI):
        named = [p for c in open_ if c.life is life and c.points & wanted for p in c.points]
        ruling = ruling.with_lives(named, life) if named else ruling
    while True:
        seen = survey(suggestion.position, ruling)
        strayed = [
            p
            for c in open_
            if c.life is Life.ALIVE and not c.points & ruling.lives.keys()
            for p in c.points
            if p in seen.dead or p in seen.seki
        ]
        if not strayed:
            return ruling
        ruling = ruling.with_lives(strayed, Life.ALIVE)
