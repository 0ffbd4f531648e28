"""The marks on the board of a score sheet, with their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.game.record import Act
from goref.core.ruling.ruling import Kind
from goref.core.scoring.scoring import Score
from goref.core.scoring.status import SURE_KINDS, is_looked_at
from goref.core.words.paper.sheet import LEGEND
from goref.core.words.terms import KINDS, term


@frozen
class SheetSign:
    """A mark on the board: its key in the window's legend, and its name."""

    key: str
    name: str


def legend_of(
    case: Case, score: Score, findings: Iterable[Finding], language: Language
) -> Iterator[SheetSign]:
    """Yields the marks of the final position, in the order of the window's legend."""
    survey = score.survey
    looked = is_looked_at(case, score.basis)
    kinds = {
        status.kind
        for status in survey.statuses.values()
        if looked or status.decided or status.kind not in SURE_KINDS
    }
    for kind in Kind:
        if kind in kinds:
            yield SheetSign(kind.value, term(KINDS, kind.value, language))
    for key, stones in (("dead", survey.dead), ("seki", survey.seki)):
        if stones:
            yield SheetSign(key, term(KINDS, key, language))
    last = case.moments[-1]
    shown = isinstance(last.entry, Act) and not last.impossible
    point = last.entry.point if isinstance(last.entry, Act) else None
    others = {
        "last": shown and point is not None and point not in survey.dead,
        "proposed": any(
            not status.decided and status.kind not in SURE_KINDS
            for status in survey.statuses.values()
        ),
        "disputed": bool(case.disputed),
        "flagged": any(f.level is Level.CONFLICT and f.points for f in findings),
    }
    for key, there in others.items():
        if there:
            yield SheetSign(key, LEGEND[key].in_(language))
