"""What a case decides about its table: nothing before it is settled, unless that is forced."""

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
from goref.core.words.details import komi_beside_record
from goref.core.words.results import sentence, would_be
from goref.core.words.status import status_text
from goref.io.sgf.result import read_result

BESIDE_RECORD = ("record-differs", "record-differs-so-far", "record-not-counted")
"""Findings that tell of another result in the record."""


class UnsettledError(EventError):
    """A case decides nothing as it is.

    Attributes:
        assessment: of the case.
    """

    def __init__(self, problem: object, assessment: Assessment) -> None:
        super().__init__(problem)
        self.assessment = assessment


@frozen
class TableDecision:
    """What a case decides.

    Attributes:
        forced: how far the case was ruled on, where not to the end.
    """

    result: Result
    forced: CaseStatus | None = None


def assessed(opened: Opened) -> Assessment:
    """What follows from a case that was read, what was noticed in reading it included."""
    return Assessment(opened.case, opened.findings)


def decision(
    assessment: Assessment,
    place: str = "",
    reason: str = "",
    *,
    counted: bool = False,
    forced: bool = False,
) -> TableDecision:
    """What a case decides: the one guard of the command line and the window.

    Args:
        place: of the table, for messages.
        counted: take the count even where the record says that the game was resigned,
            lost on time or forfeited.
        forced: take it as it is counted though something is open.

    Raises EventError where the record says what no count gives, UnsettledError.
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
    """The status of a case by all that is open in it; that the record has a resignation or
    the like is answered where the count is taken all the same."""
    status = open_matters(assessment).status
    if not (counted and word_of_record(assessment)):
        return status
    left = tuple(f for f in status.waiting if f.code != "record-not-counted")
    return replace(status, waiting=left)


def as_counted(assessment: Assessment, reason: str = "") -> Result | None:
    """What a case would decide if all that is open were as it is counted; None if nothing."""
    return scored(replace(assessment.score, status=ENDED), reason)


def status_told(assessment: Assessment, status: CaseStatus) -> InWords:
    """How far a case is ruled on, in words."""
    grid = assessment.case.record.grid
    return InWords(status_text, (status, grid))


def word_of_record(assessment: Assessment) -> str:
    """A result that the record says and no count gives, such as ``B+R``; or nothing."""
    info = assessment.case.record.info
    written = read_result(info.result, info.rules)
    if assessment.score.outcome is not None or not (written.reason and written.winner):
        return ""
    return f"{written.winner.letter}+{written.reason}"


def record_differs(assessment: Assessment) -> Finding | None:
    """That the record tells another result than the count, if it does."""
    findings = assessment.score.findings
    return next((f for f in findings if f.code in BESIDE_RECORD), None)


def komi_told(assessment: Assessment, language: Language) -> str:
    """The komi that is counted with, and the record's; empty where they are the same."""
    case, rules = assessment.case, assessment.score.rules
    recorded = case.record.info.komi
    komi = komi_of(case, rules, assessment.bench.facts(rules.passes).handicap)
    if rules.known_only or komi is None or recorded in (None, komi):
        return ""
    return komi_beside_record(komi, recorded, rules.unit, language)


def would_be_told(assessment: Assessment, language: Language) -> str:
    """The verdict if all that is open were as it is counted, and the komi of that count where
    the record has another."""
    told = would_be(assessment.score, language), komi_told(assessment, language)
    return LANGUAGES[language].clause.join(filter(None, told))


def at_table(place: str, problem: object) -> object:
    """A problem, and of which table it is."""
    return fault("at-table", table=place, problem=problem) if place else problem
