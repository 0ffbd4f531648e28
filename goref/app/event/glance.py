"""Summaries of tables' cases: the result, the open matters, or the second opinion."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.event.deciding import (
    CaseResults,
    as_counted,
    assessed,
    contradictions,
    komi_told,
    record_differs,
    results_of,
    with_noted,
    word_of_record,
)
from goref.app.opening import OpeningError, in_event, open_bytes
from goref.app.opinion import sentences
from goref.app.opinion.accepting import acceptance
from goref.app.opinion.suggestion import Suggestion
from goref.app.questions.open_matters import open_matters
from goref.app.sheet.final_board import FinalBoard
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import (
    LANGUAGES,
    AnyText,
    InWords,
    Language,
    Text,
    capital,
    own_words,
)
from goref.core.case.case import Case
from goref.core.event.event import Table, TableState
from goref.core.event.result import Result, ResultBasis
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import set_aside
from goref.core.texts.event.events import say as say_note
from goref.core.texts.event.glance import BY_RECORD, GLANCES
from goref.core.texts.faults.said import said
from goref.core.texts.findings import say
from goref.core.texts.results import sentence, would_be
from goref.io.text.catalogue import in_every_language

NOTHING: AnyText = Text("", "")


MOST_OTHERS = 5
"""The most open matters that a summary lists after the first one."""


class GlanceKind(Enum):
    """The states of a table's case that a summary can report."""

    READY = "ready"
    """The case is settled, and gives a result."""
    OPEN = "open"
    """The case is not settled, or its record has a result that no count gives."""
    SUGGESTED = "suggested"
    """Nobody has ruled; accepting the second opinion would settle the case."""
    DOUBTFUL = "doubtful"
    """Nobody has ruled; accepting the second opinion would leave something open."""
    UNMARKED = "unmarked"
    """Nobody has ruled, and no second opinion was made."""
    EMPTY = "empty"
    """The board has no stones: the position is still to be set up."""
    UNREADABLE = "unreadable"
    """The case cannot be used."""


SIGNS = {
    GlanceKind.READY: "✓",
    GlanceKind.OPEN: "⚑",
    GlanceKind.SUGGESTED: "◌",
    GlanceKind.DOUBTFUL: "⚑",
    GlanceKind.UNMARKED: "○",
    GlanceKind.EMPTY: "○",
    GlanceKind.UNREADABLE: "⚑",
}


@frozen
class Glance:
    """The summary of a table's case.

    Attributes:
        kind: the state of the case.
        result: the result that deciding by the case would enter: for READY now, for OPEN if
            forced, for SUGGESTED after the suggestion is accepted. None for other kinds, or if
            the count gives no result.
        verdict: the result in words; empty without one, or if no winner may be named yet.
        count: the number of open matters or questions.
        first: the first open matter or question.
        others: further open matters, at most ``MOST_OTHERS``; only for OPEN.
        accepts: the act that accepts the suggestion; None for kinds other than SUGGESTED.
        word: the result in the record if no count can give it, such as ``B+R``; else empty.
        record: a sentence that the record has another result than the count; empty if it has
            not, or if ``first`` is this sentence.
        komi: the komi of the count and that of the record; empty if they are equal, if one is
            missing, or if ``record`` states both.
        upheld: a sentence that a protest was upheld, after which nobody has ruled again; empty
            if no protest was.
        border: the open borders of a board whose stones are clear, with the points at stake;
            empty without any, or if ``first`` says so.
        board: the final board of the case; None if it has no stones or cannot be read.
        results: the results that the case gives apart from any decision.
    """

    kind: GlanceKind
    result: Result | None = None
    verdict: AnyText = NOTHING
    count: int = 0
    first: AnyText = NOTHING
    others: tuple[AnyText, ...] = ()
    accepts: Edit | None = None
    word: str = ""
    record: AnyText = NOTHING
    komi: AnyText = NOTHING
    upheld: AnyText = NOTHING
    border: AnyText = NOTHING
    board: FinalBoard | None = None
    results: CaseResults = CaseResults()


def glance_at(
    data: bytes,
    table: Table | None = None,
    *,
    opinion: bool = True,
    given_up: Callable[[], bool] = lambda: False,
) -> Glance | None:
    """Summarises the bytes of a case file. Returns None if cancelled.

    Args:
        table: the table of the case, whose incidents and protests may be newer; None for none.
        opinion: compute a second opinion if nobody has ruled.
        given_up: called between the parts of the work; if it returns True, the work is
            cancelled.
    """
    try:
        opened = in_event(open_bytes(data)[0])
    except OpeningError as error:
        problem = error  # the name of the exception is deleted at the end of its clause
        told = _told(said, problem)
        return Glance(GlanceKind.UNREADABLE, first=told)
    if given_up():
        return None
    if table is not None:
        opened = replace(opened, case=with_noted(opened.case, table))
    return glance_of(assessed(opened), opinion=opinion, given_up=given_up)


def glance_of(
    assessment: Assessment,
    *,
    opinion: bool = True,
    given_up: Callable[[], bool] = lambda: False,
) -> Glance | None:
    """Summarises a case whose assessment exists. Returns None if cancelled."""
    seen = _seen(assessment, opinion, given_up)
    if seen is None:
        return None
    seen = replace(seen, results=results_of(assessment))
    if seen.kind is GlanceKind.EMPTY:
        return seen
    case, score = assessment.case, assessment.score
    seen = replace(seen, board=FinalBoard.of(case, score, assessment.findings))
    other = record_differs(assessment)
    counted = seen.kind in (GlanceKind.READY, GlanceKind.OPEN) and not seen.word
    if counted and other is not None and other.arg("komis"):
        return seen  # the finding states both komis
    return replace(seen, komi=_told(komi_told, assessment))


def _seen(assessment: Assessment, opinion: bool, given_up: Callable[[], bool]) -> Glance | None:
    word = word_of_record(assessment)
    if word:
        first = _told(_by_record, word)
        return Glance(GlanceKind.OPEN, count=1, first=first, word=word)
    undecided = {finding.code for finding in assessment.score.status.undecided}
    if "board-empty" in undecided:
        return Glance(GlanceKind.EMPTY)
    if "not-ruled" in undecided:
        if not opinion:
            return Glance(GlanceKind.UNMARKED)
        return None if given_up() else _suggested(assessment, given_up)
    return _counted(assessment)


def words(glance: Glance, language: Language) -> str:
    """Returns a summary as a sentence."""
    key = glance.kind.value
    told = glance.verdict.in_(language)
    if glance.kind is GlanceKind.OPEN and told:
        key = "open-counted"
    if glance.kind is GlanceKind.SUGGESTED and glance.border != NOTHING:
        key = "suggested-open"
    first = glance.first.in_(language)
    whole = GLANCES[key].in_(language, verdict=told, count=glance.count, first=first)
    told_besides = (glance.border, glance.komi, glance.record)
    more = [text for one in told_besides if (text := one.in_(language))]
    if more:
        whole = whole.rstrip(LANGUAGES[language].stop)  # the sentence continues
    return LANGUAGES[language].semicolon.join((whole, *more))


def verdict_told(glance: Glance, language: Language) -> str:
    """Returns in words the result that deciding by the summarised case would enter.

    Adds the komi of the count if the record has another.
    """
    told = glance.verdict.in_(language), glance.komi.in_(language)
    return LANGUAGES[language].clause.join(filter(None, told))


def shown(glance: Glance, language: Language) -> str:
    """Returns a summary as a list shows it: a symbol, and the sentence."""
    return f"{SIGNS[glance.kind]} {capital(words(glance, language))}"


def differs(table: Table, glance: Glance) -> bool:
    """Returns whether a table was decided by its case, and that case now has another result."""
    mine, theirs = _by_case(table), glance.result
    if mine is None or theirs is None:
        return False
    return (mine.re, mine.rules) != (theirs.re, theirs.rules)


def says_now(table: Table, glance: Glance, language: Language) -> str:
    """Returns what contradicts the result of a table, in the case that decided it.

    That is the sentence on an upheld protest, or else the changed verdict. Returns "" if
    neither exists, or if the table was not decided by its case.
    """
    if _by_case(table) is not None and glance.upheld != NOTHING:
        return glance.upheld.in_(language)
    if differs(table, glance):
        return glance.verdict.in_(language) or words(glance, language)
    return ""


def contradiction_told(table: Table, glance: Glance, language: Language) -> str:
    """Returns in words why :func:`is_contradicted` is true; empty if it is false."""
    if now := says_now(table, glance, language):
        return GLANCES["differs"].in_(language, verdict=now)
    notes = contradictions(table, glance.results)
    return LANGUAGES[language].gap.join(say_note(one, language) for one in notes)


def is_contradicted(table: Table, glance: Glance) -> bool:
    """Returns whether the case of a decided table contradicts its result.

    The case that decided it does so if it now gives another result or a protest was upheld. Any
    other case does so if it names another winner or margin.
    """
    upheld = _by_case(table) is not None and glance.upheld != NOTHING
    return upheld or differs(table, glance) or bool(contradictions(table, glance.results))


def counts_otherwise(table: Table, counted: Score) -> bool:
    """Returns whether a table was decided by its case, and that case now counts differently."""
    mine = _by_case(table)
    return mine is not None and (mine.re, mine.rules) != (counted.re_ahead, counted.rules.id)


def set_aside_told(table: Table, case: Case, language: Language) -> str:
    """Returns a sentence that a protest was upheld in the case that decided a table.

    Empty if none was upheld, or if the table was not decided by its case.
    """
    upheld = set_aside(case) if _by_case(table) is not None else ()
    return _said(case, next(iter(upheld), None)).in_(language)


def _by_case(table: Table) -> Result | None:
    """Returns the result of a table that was decided by its case, else None."""
    mine = table.result
    return mine if mine is not None and mine.basis is ResultBasis.CASE else None


def is_ready(table: Table, glance: Glance | None) -> bool:
    """Returns whether a table is still to be decided, and its case is ready for it."""
    return (
        table.state is TableState.TO_PLAY
        and glance is not None
        and glance.kind is GlanceKind.READY
    )


def _counted(assessment: Assessment, opinion: Suggestion | None = None) -> Glance:
    """Returns the summary of a count and its open matters.

    Args:
        opinion: the second opinion, if there is one.
    """
    case, matters = assessment.case, open_matters(assessment, opinion)
    counted, open_ = matters.counted, matters.status.open
    result = as_counted(assessment)
    if result is None and not open_:
        only = _told(sentence, case, counted)
        return Glance(GlanceKind.OPEN, count=1, first=only)
    told = NOTHING
    if result is not None and counted.status.state.names_winner:
        told = _told(would_be, counted)
    first, other = next(iter(open_), None), record_differs(assessment)
    upheld = next(iter(set_aside(case)), None)
    return Glance(
        GlanceKind.OPEN if open_ else GlanceKind.READY,
        result,
        told,
        len(open_),
        _said(case, first),
        tuple(_said(case, matter) for matter in (*open_,)[1 : 1 + MOST_OTHERS]),
        record=NOTHING if other == first else _said(case, other),
        upheld=_said(case, upheld),
    )


def _said(case: Case, finding: Finding | None) -> AnyText:
    """Returns the sentence of a finding; an empty text for None."""
    if finding is None:
        return NOTHING
    return _told(say, finding, case.record.grid)


def _suggested(assessment: Assessment, given_up: Callable[[], bool]) -> Glance | None:
    """Summarises a case that nobody has ruled on, by the second opinion.

    The summary is UNMARKED if no opinion can be made. Returns None if cancelled by
    ``given_up``.
    """
    from goref.app.opinion import marking, suggest
    from goref.app.ownership.network import NetworkError

    case = assessment.case
    try:
        ready = marking.ready()
        made = suggest.suggest(case, ruleset(case.rules), ready, given_up=given_up)
    except suggest.SuggestionCancelledError:
        return None
    except NetworkError:
        return Glance(GlanceKind.UNMARKED)
    if asked := made.asked:
        return Glance(GlanceKind.DOUBTFUL, count=asked, first=_told(_doubt, made))
    accepted = acceptance(case, made)
    after = case if accepted is None else accepted.apply(case)
    seen = _counted(Assessment(after, assessment.reading), made)
    border = NOTHING
    if made.open_borders:
        border = _told(sentences.borders_text, made)
    if seen.kind is GlanceKind.READY:
        return replace(seen, kind=GlanceKind.SUGGESTED, accepts=accepted, border=border)
    return Glance(GlanceKind.DOUBTFUL, count=seen.count, first=seen.first, border=border)


def _told(tell: Callable[..., str], *about: object) -> InWords:
    """Returns the text of ``tell`` in every language, kept even after its case was
    discarded."""
    return own_words(in_every_language(InWords(tell, about)))


def _by_record(word: str, language: Language) -> str:
    return BY_RECORD.in_(language, re=word)


def _doubt(made: Suggestion, language: Language) -> str:
    """Returns the first question of the second opinion."""
    if made.unclear:
        return sentences.doubt_text(made.unclear[0], made, language)
    care, *_ = (*made.asked_borders, *made.to_fill)
    grid = made.position.grid
    worth = sentences.worth_text(care, made.rules, grid, language)
    told = (sentences.said(care.reason, grid, language), worth)
    return LANGUAGES[language].gap.join(filter(None, told))
