"""The decision of a table by its case: only when the case is settled, unless forced."""

from __future__ import annotations

from goref.app.assessment import Assessment
from goref.app.opening import Opened
from goref.app.questions.open_matters import open_matters
from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import LANGUAGES, InWords, Language
from goref.core.event.event import EventError
from goref.core.event.result import Result, scored
from goref.core.scoring.payments import komi_of
from goref.core.scoring.status import ENDED, CaseStatus
from goref.core.texts.details import komi_beside_record
from goref.core.texts.results import sentence, would_be
from goref.core.texts.status import status_text
from goref.io.sgf.result import read_result

BESIDE_RECORD = ("record-differs", "record-differs-so-far", "record-not-counted")
"""Findings of a different result in the record."""


class UnsettledError(EventError):
    """The case, as it is, cannot decide its table.

    Attributes:
        assessment: that of the case.
    """

    def __init__(self, problem: object, assessment: Assessment) -> None:
        super().__init__(problem)
        self.assessment = assessment


@frozen
class TableDecision:
    """The decision of a table by its case.

    Attributes:
        forced: the status of the case, if it is not settled.
    """

    result: Result
    forced: CaseStatus | None = None


def assessed(opened: Opened) -> Assessment:
    """Returns the assessment of an opened case, with the findings of reading it."""
    return Assessment(opened.case, opened.findings)


def decision(
    assessment: Assessment,
    place: str = "",
    reason: str = "",
    *,
    counted: bool = False,
    forced: bool = False,
) -> TableDecision:
    """Returns the decision by a case: the one check of the command line and the window.

    Args:
        place: the table, for messages.
        counted: use the count even if the record says that the game was resigned, lost on time
            or forfeited.
        forced: use the count even if something is open.

    Raises EventError if the record has a result that no count gives, UnsettledError.
    """
    word = word_of_record(assessment)
    if word and not counted:
        raise EventError(at_table(place, fault("record-says", result=word)))
    case, status = assessment.case, left_open(assessment, counted=counted)
    result = as_counted(assessment, reason)
    if not (status.is_settled or forced):
        would = "–" if result is None else result.re
        told = fault("unsettled", status=status_told(assessment, status), result=would)
        raise UnsettledError(at_table(place, told), assessment)
    if result is None:
        closed = replace(assessment.score, status=ENDED)
        why_not = InWords(sentence, (case, closed))
        raise UnsettledError(at_table(place, why_not), assessment)
    return TableDecision(result, None if status.is_settled else status)


def left_open(assessment: Assessment, *, counted: bool) -> CaseStatus:
    """Returns the status of a case with everything open in it. With ``counted``, a resignation
    or the like in the record is no longer open."""
    status = open_matters(assessment).status
    if not (counted and word_of_record(assessment)):
        return status
    left = tuple(f for f in status.waiting if f.code != "record-not-counted")
    return replace(status, waiting=left)


def as_counted(assessment: Assessment, reason: str = "") -> Result | None:
    """Returns the result of a case if everything open is as it is counted; None if none."""
    return scored(replace(assessment.score, status=ENDED), reason)


def status_told(assessment: Assessment, status: CaseStatus) -> InWords:
    """Returns the status of a case in words."""
    grid = assessment.case.record.grid
    return InWords(status_text, (status, grid))


def word_of_record(assessment: Assessment) -> str:
    """Returns a result of the record that no count gives, such as ``B+R``; or nothing."""
    info = assessment.case.record.info
    written = read_result(info.result, info.rules)
    if assessment.score.outcome is not None or not (written.reason and written.winner):
        return ""
    return f"{written.winner.letter}+{written.reason}"


def record_differs(assessment: Assessment) -> Finding | None:
    """Returns the finding that the record has another result than the count, if it has."""
    findings = assessment.score.findings
    return next((f for f in findings if f.code in BESIDE_RECORD), None)


def komi_told(assessment: Assessment, language: Language) -> str:
    """Returns the komi of the count and the record's, in words; empty if they are equal."""
    case, rules = assessment.case, assessment.score.rules
    recorded = case.record.info.komi
    komi = komi_of(case, rules, assessment.bench.facts(rules.passes).handicap)
    if rules.known_only or komi is None or recorded in (None, komi):
        return ""
    return komi_beside_record(komi, recorded, rules.unit, language)


def would_be_told(assessment: Assessment, language: Language) -> str:
    """Returns the verdict if everything open is as it is counted. With the komi of that count,
    if the record has another."""
    told = would_be(assessment.score, language), komi_told(assessment, language)
    return LANGUAGES[language].clause.join(filter(None, told))


def at_table(place: str, problem: object) -> object:
    """Returns a problem with the table it is about."""
    return fault("at-table", table=place, problem=problem) if place else problem
