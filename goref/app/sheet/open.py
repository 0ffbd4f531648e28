"""The reasons why a score sheet is not final: open matters of the case and of the table."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.act_log.names import finding_text
from goref.app.questions.open_matters import OpenMatters
from goref.app.questions.trial_status import Ruled, all_trials
from goref.app.reports.crosscheck import CrossCheck
from goref.app.sheet.names import SheetPlace
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.scoring.scorer import Score
from goref.core.texts.event.glance import result_told
from goref.core.texts.paper.sheet import OPEN


def open_matters(
    case: Case, opened: OpenMatters, check: CrossCheck, language: Language
) -> Iterator[str]:
    """Yields in words the reasons why the case is not final.

    First comes a rule set that goref cannot compute, or counts that disagree. Next are trials
    that the referee overruled without a reason, and last the open matters.
    """
    score = opened.score
    if score.rules.known_only:
        yield OPEN["known-only"].in_(language)
    elif not check.agree:
        yield OPEN["checks"].in_(language)
    for number, one in enumerate(all_trials(case), 1):
        if one.waits and one.ruled is not Ruled.OPEN:
            yield OPEN["trial-contrary"].in_(language, number=number)
    for matter in opened.matters:
        yield finding_text(matter.finding, case.record.grid, language)


def table_matters(score: Score, place: SheetPlace, language: Language) -> Iterator[str]:
    """Yields the reasons why the table's state prevents a final sheet."""
    if place.in_dispute:
        yield OPEN["table-dispute"].in_(language)
    decided, counted = place.decided, (score.re_ahead, score.rules.id)
    if decided is not None and (decided.re, decided.rules) != counted:
        verdict = result_told(decided, language)
        yield OPEN["table-decided"].in_(language, verdict=verdict)
