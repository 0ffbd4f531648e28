"""Why a score sheet is not final yet, and what else waits for the referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.app.act_log.names import finding_text
from goref.app.questions.trial_status import Ruled, all_tried
from goref.app.reports.crosscheck import CrossCheck
from goref.app.sheet.names import SheetPlace
from goref.core.base.findings import Finding, Level
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.findings.kind import Topic
from goref.core.findings.table import topic_of
from goref.core.scoring.scoring import Score
from goref.core.words.act_log import points_text
from goref.core.words.event.glance import result_told
from goref.core.words.results import needs_text
from goref.core.words.sheet import OPEN, UNSETTLED


def open_matters(
    case: Case,
    score: Score,
    check: CrossCheck,
    findings: tuple[Finding, ...],
    language: Language,
) -> Iterator[str]:
    """Why the sheet is not final."""
    board = case.record.grid
    if score.rules.known_only:
        yield OPEN["known-only"].in_(language)
    elif score.needs and score.outcome is None:
        yield OPEN["needed"].in_(language, facts=needs_text(score, language))
    disputed = {
        p for f in findings if f not in case.settled and _is_dispute(f) for p in f.points
    }
    if disputed:
        points = points_text(board.names(disputed), language)
        yield OPEN["disputed"].in_(language, points=points)
    for number, one in enumerate(all_tried(case), 1):
        if one.waits:
            key = "trial" if one.ruled is Ruled.OPEN else "trial-contrary"
            yield OPEN[key].in_(language, number=number)
    if not check.agree:
        yield OPEN["checks"].in_(language)
    for finding in findings:
        if finding.level is Level.CONFLICT and finding not in case.settled:
            told = finding_text(finding, board, language)
            yield OPEN["conflict"].in_(language, finding=told)


def table_matters(score: Score, place: SheetPlace, language: Language) -> Iterator[str]:
    """Why the table's state keeps the sheet from being final."""
    if place.in_dispute:
        yield OPEN["table-dispute"].in_(language)
    decided = place.decided
    if decided is not None and (decided.re, decided.rules) != (score.re_ahead, score.rules.id):
        verdict = result_told(decided, language)
        yield OPEN["table-decided"].in_(language, verdict=verdict)


def unsettled(case: Case, findings: Iterable[Finding], language: Language) -> str:
    """That findings wait for the referee; empty if none does."""
    checks = (f for f in findings if f.level is Level.CHECK and not _is_dispute(f))
    waiting = sum(finding not in case.settled for finding in checks)
    return UNSETTLED.in_(language, count=waiting) if waiting else ""


def _is_dispute(finding: Finding) -> bool:
    return topic_of(finding) is Topic.DISPUTED
