"""The decision of a table by its case, which must be settled unless the decision is forced."""

from __future__ import annotations

from typing import Any

from goref.app.assessment import Assessment
from goref.app.opening import Opened
from goref.app.questions.open_matters import open_matters
from goref.core.base.colour import BLACK
from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import LANGUAGES, InWords, Language
from goref.core.base.numbers import decimal
from goref.core.case.case import Case
from goref.core.event.event import EventError, Table
from goref.core.event.notes import Note, note
from goref.core.event.result import RE, Result, ResultBasis, Verdict, scored
from goref.core.game.record import GameInfo
from goref.core.scoring.payments import komi_of
from goref.core.scoring.status import ENDED, CaseStatus
from goref.core.texts.details import komi_beside_record
from goref.core.texts.event.events import result_words
from goref.core.texts.results import sentence, would_be
from goref.core.texts.status import status_text
from goref.io.files import one_line
from goref.io.sgf.result import WrittenOutcome, read_result

BESIDE_RECORD = ("record-differs", "record-differs-so-far", "record-not-counted")
"""Codes of the findings which state that the record has another result than the count."""


VOID = (Verdict.NO_RESULT, Verdict.BOTH_LOSE, Verdict.BOTH_WIN)
"""The verdicts that a record can only write as ``Void``."""


class UnsettledError(EventError):
    """Raised if the case cannot decide its table: a matter is open, or its count gives no
    result."""

    def __init__(self, problem: object, assessment: Assessment) -> None:
        super().__init__(problem)
        self.assessment = assessment


@frozen
class TableDecision:
    """The decision of a table by its case.

    Attributes:
        result: the result of the table.
        forced: the status of the case, if it is not settled; None if it is settled.
    """

    result: Result
    forced: CaseStatus | None = None


@frozen
class CaseResults:
    """The results that a case gives for its table, apart from any decision.

    Attributes:
        written: the record's result as written.
        recorded: the results that this text can mean, since ``Void`` means any that nobody
            won alone; empty if there is none, or if it was not understood.
        counted: the result of the count; None if something is open, or if the record has a
            result that no count gives.
    """

    written: str = ""
    recorded: tuple[Result, ...] = ()
    counted: Result | None = None


def with_noted(case: Case, table: Table) -> Case:
    """Returns a case with the incidents and protests of its table, which may be newer.

    They belong to the event at once, and to the case once it is stored again. The case's
    positions remain.
    """
    mine = {one.number: one for one in case.incidents}
    told = {one.number: one for one in table.incidents}
    boards = {number: one.board for number, one in mine.items()}
    every = {**mine, **{n: replace(one, board=boards.get(n)) for n, one in told.items()}}
    protests = {one.number: one for one in (*case.protests, *table.protests)}
    return replace(case, incidents=tuple(every.values()), protests=tuple(protests.values()))


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
    """Returns the decision of a table by its case.

    Args:
        place: the table's name in messages.
        reason: a reason to be stored with the result.
        counted: True to use the count even if the record says that the game was resigned, lost
            on time or forfeited.
        forced: True to use the count even if something is open.

    Raises EventError if the record has a result that no count gives, except with ``counted``.
    Raises UnsettledError if something is open, except with ``forced``, or if the count gives no
    result.
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
    """Returns the status of a case with its open matters.

    Args:
        counted: True if a result that no count gives, such as a resignation, is not to count as
            open.
    """
    status = open_matters(assessment).status
    if not (counted and word_of_record(assessment)):
        return status
    left = tuple(f for f in status.waiting if f.code != "record-not-counted")
    return replace(status, waiting=left)


def as_counted(assessment: Assessment, reason: str = "") -> Result | None:
    """Returns the result as if all open matters were decided as they are counted now.

    Returns None if the count gives no result.
    """
    return scored(replace(assessment.score, status=ENDED), reason)


def status_told(assessment: Assessment, status: CaseStatus) -> InWords:
    """Returns the status of a case in words."""
    grid = assessment.case.record.grid
    return InWords(status_text, (status, grid))


def word_of_record(assessment: Assessment) -> str:
    """Returns the record's result if it is one that no count gives, such as ``B+R``; else
    ""."""
    info = assessment.case.record.info
    written = read_result(info.result, info.rules)
    if assessment.score.outcome is not None or not (written.reason and written.winner):
        return ""
    return f"{written.winner.letter}+{written.reason}"


def results_of(assessment: Assessment, *, at_once: bool = False) -> CaseResults:
    """Returns the results that a case gives.

    Args:
        at_once: True to consider only what the count leaves open, not every question: that
            takes too long where a window waits for it.
    """
    info = assessment.case.record.info
    settled = assessment.score.status.is_settled
    if settled and not at_once:
        settled = open_matters(assessment).status.is_settled
    counted = as_counted(assessment) if settled else None
    return CaseResults(one_line(info.result).strip(), recorded_results(info), counted)


def recorded_results(info: GameInfo) -> tuple[Result, ...]:
    """Returns the results that a record's own can mean; none if it was not understood."""
    written = read_result(info.result, info.rules)
    if written.winner is None:
        none_won = {WrittenOutcome.DRAW: (Verdict.DRAW,), WrittenOutcome.VOID: VOID}
        verdicts = none_won.get(written.outcome, ())
        return tuple(Result(one, RE[one], ResultBasis.IMPORTED) for one in verdicts)
    verdict = Verdict.BLACK if written.winner is BLACK else Verdict.WHITE
    margin = None if info.told is None else info.told.margin
    ending = written.reason if margin is None else decimal(abs(margin))
    word = f"{written.winner.letter}+{ending}"
    return (Result(verdict, word, ResultBasis.IMPORTED, margin),)


def contradictions(table: Table, found: CaseResults) -> tuple[Note, ...]:
    """Returns notes on results of a case that name another winner or margin than the decision.

    Returns an empty tuple for a table that is not decided, or was decided by its case.
    """
    mine = table.result
    if mine is None or table.is_by_case:
        return ()
    notes = []
    shown: dict[str, Any] = {"table": table.place, "mine": InWords(result_words, (mine,))}
    if found.recorded and all(map(mine.differs, found.recorded)):
        notes.append(note("record-contradicts", **shown, theirs=found.written))
    if found.counted is not None and mine.differs(found.counted):
        counted = InWords(result_words, (found.counted,))
        notes.append(note("count-contradicts", **shown, theirs=counted))
    return tuple(notes)


def said_against(
    table: Table, assessment: Assessment, *, at_once: bool = False
) -> tuple[Note, ...]:
    """Returns the :func:`contradictions` of a case; counts nothing if there can be none.

    Args:
        at_once: as for :func:`results_of`.
    """
    if table.result is None or table.is_by_case:
        return ()
    return contradictions(table, results_of(assessment, at_once=at_once))


def record_differs(assessment: Assessment) -> Finding | None:
    """Returns the finding that the record has another result than the count, or None."""
    findings = assessment.score.findings
    return next((f for f in findings if f.code in BESIDE_RECORD), None)


def komi_told(assessment: Assessment, language: Language) -> str:
    """Returns the komi of the count and that of the record, in words.

    Empty if they are equal, if one of them is missing, or if goref cannot count under the rule
    set.
    """
    case, rules = assessment.case, assessment.score.rules
    recorded = case.record.info.komi
    komi = komi_of(case, rules, assessment.bench.facts(rules.passes).handicap)
    if rules.known_only or komi is None or recorded in (None, komi):
        return ""
    return komi_beside_record(komi, recorded, rules.unit, language)


def would_be_told(assessment: Assessment, language: Language) -> str:
    """Returns in words the result as if all open matters were decided as they are counted now.

    Adds the komi of the count if the record has another.
    """
    told = would_be(assessment.score, language), komi_told(assessment, language)
    return LANGUAGES[language].clause.join(filter(None, told))


def at_table(place: str, problem: object) -> object:
    """Returns a problem with the name of its table; unchanged if ``place`` is empty."""
    return fault("at-table", table=place, problem=problem) if place else problem
