"""The marks on the board of a score sheet, with their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.app.sheet.final_board import FinalBoard
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.scorer import Score
from goref.core.texts.paper.sheet import LEGEND
from goref.core.texts.terms import KINDS, term


@frozen
class SheetSign:
    """A mark on the board: its key in the window's legend, and its name."""

    key: str
    name: str


def legend_of(
    case: Case, score: Score, findings: Iterable[Finding], language: Language
) -> Iterator[SheetSign]:
    """Yields the marks that the sheet's board shows, in the order of the window's legend."""
    board = FinalBoard.of(case, score, findings)
    kinds = {status.kind for status in board.marks.values()}
    for kind in PointKind:
        if kind in kinds:
            yield SheetSign(kind.value, term(KINDS, kind.value, language))
    for key, stones in (("dead", board.dead), ("seki", board.seki)):
        if stones:
            yield SheetSign(key, term(KINDS, key, language))
    others = {
        "last": board.last is not None,
        "proposed": not all(status.is_sure for status in board.marks.values()),
        "disputed": bool(board.disputed),
        "flagged": bool(board.flagged),
    }
    for key, there in others.items():
        if there:
            yield SheetSign(key, LEGEND[key].in_(language))
