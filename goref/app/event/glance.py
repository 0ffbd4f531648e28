"""A table at a glance: what its case says now, what is open in it, or what is suggested."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.event.deciding import (
    as_counted,
    assessed,
    komi_told,
    record_differs,
    word_of_record,
)
from goref.app.opening import OpeningError, in_event, open_bytes
from goref.app.questions.open_matters import open_matters
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
from goref.core.scoring.scoring import Score
from goref.core.scoring.status import set_aside
from goref.core.words.event.glance import BY_RECORD, GLANCES
from goref.core.words.faults.said import said
from goref.core.words.findings import say
from goref.core.words.results import sentence, would_be
from goref.io.text.catalogue import in_every_language

if TYPE_CHECKING:  # where nobody has ruled
    from goref.app.suggesting.suggestion import Suggestion

NOTHING: AnyText = Text("", "")


class GlanceKind(Enum):
    """What there is to say of a table's case."""

    READY = "ready"
    """It is settled, and gives a result."""
    OPEN = "open"
    """It is not settled, or its record says what no count gives."""
    SUGGESTED = "suggested"
    """Nobody has ruled; accepting the second opinion would settle it."""
    DOUBTFUL = "doubtful"
    """Nobody has ruled; accepting the second opinion would leave something open."""
    UNMARKED = "unmarked"
    """Nobody has ruled, and no opinion is to be given."""
    EMPTY = "empty"
    """Not a stone is on the board: the position is still to be set up."""
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
    """What a table's case says now.

    Attributes:
        result: what deciding by it would enter, for READY; for OPEN, if that is forced; for
            SUGGESTED, once the marks are made.
        verdict: the result in words; empty where there is none, or none may be named yet.
        count: how many things are open, or to be asked.
        first: the first of them.
        accepts: the act that accepts what is suggested.
        word: a result that the record says and no count gives, such as ``B+R``.
        record: that the record tells another result than the count; empty if it does not,
            and where ``first`` says so.
        komi: the komi it is counted with, and the record's; empty where that is the same.
        upheld: that a protest was upheld, after which nothing is ruled anew; empty where none
            was.
        border: the open borders of a board whose stones are clear, with what each comes to;
            empty where none is open, or ``first`` says so.
    """

    kind: GlanceKind
    result: Result | None = None
    verdict: AnyText = NOTHING
    count: int = 0
    first: AnyText = NOTHING
    accepts: Edit | None = None
    word: str = ""
    record: AnyText = NOTHING
    komi: AnyText = NOTHING
    upheld: AnyText = NOTHING
    border: AnyText = NOTHING


def glance_at(
    data: bytes, *, opinion: bool = True, given_up: Callable[[], bool] = lambda: False
) -> Glance | None:
    """Look at the text of a case file. None if it was given up.

    Args:
        opinion: ask for a second opinion where nobody has ruled.
        given_up: asked between the parts of the work.
    """
    try:
        opened = in_event(open_bytes(data)[0])
    except OpeningError as error:
        problem = error  # its own name goes with the clause
        told = _told(said, problem)
        return Glance(GlanceKind.UNREADABLE, first=told)
    if given_up():
        return None
    return glance_of(assessed(opened), opinion=opinion, given_up=given_up)


def glance_of(
    assessment: Assessment,
    *,
    opinion: bool = True,
    given_up: Callable[[], bool] = lambda: False,
) -> Glance | None:
    """The same of a case that was read."""
    seen = _seen(assessment, opinion, given_up)
    if seen is None or seen.kind is GlanceKind.EMPTY:
        return seen
    other = record_differs(assessment)
    counted = seen.kind in (GlanceKind.READY, GlanceKind.OPEN) and not seen.word
    if counted and other is not None and other.arg("komis"):
        return seen  # which tells both
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
    """A glance as a sentence."""
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
        whole = whole.rstrip(LANGUAGES[language].stop)  # the sentence goes on
    return LANGUAGES[language].semicolon.join((whole, *more))


def verdict_told(glance: Glance, language: Language) -> str:
    """What deciding by a glance enters, and the komi that it is counted with where the record
    has another."""
    told = glance.verdict.in_(language), glance.komi.in_(language)
    return LANGUAGES[language].clause.join(filter(None, told))


def shown(glance: Glance, language: Language) -> str:
    """A glance as it is listed: a sign, and the sentence."""
    return f"{SIGNS[glance.kind]} {capital(words(glance, language))}"


def differs(table: Table, glance: Glance) -> bool:
    """Whether a table was decided by its case, which says something else now."""
    mine, theirs = _by_case(table), glance.result
    if mine is None or theirs is None:
        return False
    return (mine.re, mine.rules) != (theirs.re, theirs.rules)


def says_now(table: Table, glance: Glance, language: Language) -> str:
    """What the case of a decided table says now; empty if that is what was decided by it, or
    it was not decided by it."""
    if _by_case(table) is not None and glance.upheld != NOTHING:
        return glance.upheld.in_(language)
    if differs(table, glance):
        return glance.verdict.in_(language) or words(glance, language)
    return ""


def counts_otherwise(table: Table, counted: Score) -> bool:
    """Whether a table was decided by its case, which counts something else as it is now."""
    mine = _by_case(table)
    return mine is not None and (mine.re, mine.rules) != (counted.re_ahead, counted.rules.id)


def set_aside_told(table: Table, case: Case, language: Language) -> str:
    """That a protest was upheld, after which nothing is ruled anew, where a table was decided
    by its case; else nothing."""
    upheld = set_aside(case) if _by_case(table) is not None else ()
    return _said(case, next(iter(upheld), None)).in_(language)


def _by_case(table: Table) -> Result | None:
    """The result of a table that was decided by its case."""
    mine = table.result
    return mine if mine is not None and mine.basis is ResultBasis.CASE else None


def is_ready(table: Table, glance: Glance | None) -> bool:
    """Whether a table can be decided by its case as it is, and waits for that."""
    return (
        table.state is TableState.TO_PLAY
        and glance is not None
        and glance.kind is GlanceKind.READY
    )


def _counted(assessment: Assessment, opinion: Suggestion | None = None) -> Glance:
    """What a count says, and what is open in it; ``opinion``: the one that was given."""
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
        record=NOTHING if other == first else _said(case, other),
        upheld=_said(case, upheld),
    )


def _said(case: Case, finding: Finding | None) -> AnyText:
    """The sentence of a finding; nothing for none."""
    if finding is None:
        return NOTHING
    return _told(say, finding, case.record.grid)


def _suggested(assessment: Assessment, given_up: Callable[[], bool]) -> Glance | None:
    """What the second opinion says of a board that nobody has ruled on."""
    from goref.app.ownership.network import NetworkError
    from goref.app.suggesting import sentences  # with NumPy
    from goref.app.suggesting.accepting import acceptance
    from goref.app.suggesting.marking import ready
    from goref.app.suggesting.suggest import UnwantedError, suggest

    case = assessment.case
    try:
        made = suggest(case, ruleset(case.rules), ready(), given_up=given_up)
    except UnwantedError:
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
    """What is told, in every language at once: a glance is kept longer than what it is of."""
    return own_words(in_every_language(InWords(tell, about)))


def _by_record(word: str, language: Language) -> str:
    return BY_RECORD.in_(language, re=word)


def _doubt(made: Suggestion, language: Language) -> str:
    """The first thing that the second opinion asks."""
    from goref.app.suggesting import sentences

    if made.unclear:
        return sentences.doubt_text(made.unclear[0], made, language)
    care, *_ = (*made.asked_borders, *made.to_fill)
    grid = made.position.grid
    worth = sentences.worth_text(care, made.rules, grid, language)
    told = (sentences.said(care.reason, grid, language), worth)
    return LANGUAGES[language].gap.join(filter(None, told))
