"""A table at a glance: what its case says now, what is open in it, or what is suggested."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from goref.app.edits.base import Edit
from goref.app.event.tables import result_of_case
from goref.app.opening import OpeningError, open_bytes
from goref.core.base.findings import Finding, Level
from goref.core.base.language import Language, Text
from goref.core.case.case import Case
from goref.core.event.event import EventError, Table, TableState
from goref.core.event.result import Result, ResultBasis
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scoring import Score, score
from goref.core.words.event.glance import BY_RECORD, GLANCES
from goref.core.words.faults.said import said
from goref.core.words.findings import say
from goref.core.words.results import sentence, verdict
from goref.io.sgf.result import read_result

NOTHING = Text("", "", "")


class GlanceKind(Enum):
    """What there is to say of a table's case."""

    READY = "ready"
    """It gives a result, and nothing is open."""
    OPEN = "open"
    """Facts are missing, or findings ask the referee to look."""
    SUGGESTED = "suggested"
    """Nobody has marked anything; the second opinion finds the board clear."""
    DOUBTFUL = "doubtful"
    """Nobody has marked anything; the second opinion has something to ask."""
    UNMARKED = "unmarked"
    """Nobody has marked anything, and no opinion is to be given."""
    EMPTY = "empty"
    """Not a stone is on the board: the position is still to be set up."""
    UNREADABLE = "unreadable"
    """The case cannot be used."""


@dataclass(frozen=True)
class Glance:
    """What a table's case says now.

    Attributes:
        result: what deciding by it would enter, for READY; for SUGGESTED, once the marks
            are made.
        verdict: the result in words; empty where there is none.
        count: how many things are open, or to be asked.
        first: the first of them.
        accepts: the act that accepts what is suggested.
        word: a result that the record says and no count gives, such as ``B+R``.
    """

    kind: GlanceKind
    result: Result | None = None
    verdict: Text = NOTHING
    count: int = 0
    first: Text = NOTHING
    accepts: Edit | None = None
    word: str = ""


@dataclass(frozen=True)
class Doubts:
    """What is open in a case that gives a result all the same.

    Attributes:
        unmarked: nobody has marked anything, and the rule set asks for it.
        count: how many findings ask the referee to look.
        first: the gravest of them.
    """

    unmarked: bool
    count: int
    first: Text

    def __bool__(self) -> bool:
        return self.unmarked or self.count > 0


def glance_at(
    data: bytes, *, opinion: bool = True, given_up: Callable[[], bool] = lambda: False
) -> Glance | None:
    """Look at the text of a case file. None if it was given up.

    Args:
        opinion: ask for a second opinion where nobody has marked anything.
        given_up: asked between the parts of the work.
    """
    try:
        opened = open_bytes(data)[0]
    except OpeningError as error:
        return Glance(GlanceKind.UNREADABLE, first=_error(error))
    if given_up():
        return None
    case = opened.case
    counted = score(case, ruleset(case.rules))
    # What ends a game without a count needs no marks.
    if counted.outcome is None:
        written = read_result(case.record.info.result, case.record.info.rules)
        if written.reason and written.winner:
            word = f"{written.winner.letter}+{written.reason}"
            first = Text(*(text.format(re=word) for text in BY_RECORD))
            return Glance(GlanceKind.OPEN, count=1, first=first, word=word)
        if not any(case.position.cells):  # komi alone would win
            return Glance(GlanceKind.EMPTY)
        if not case.ruling and not counted.rules.ignores_ruling:
            if not opinion:
                return Glance(GlanceKind.UNMARKED)
            return None if given_up() else _suggested(case)
    return _counted(case, counted, _open(case, counted, opened.findings))


def words(glance: Glance, language: Language) -> str:
    """A glance as a sentence."""
    key = glance.kind.value
    told = glance.verdict.in_(language)
    if glance.kind is GlanceKind.OPEN and told:
        key = "open-counted"
    return GLANCES[key].in_(
        language, verdict=told, count=glance.count, first=glance.first.in_(language)
    )


def differs(table: Table, glance: Glance) -> bool:
    """Whether a table was decided by its case, which says something else now."""
    mine, theirs = table.result, glance.result
    if mine is None or theirs is None or mine.basis is not ResultBasis.CASE:
        return False
    return (mine.re, mine.rules) != (theirs.re, theirs.rules)


def counts_otherwise(table: Table, counted: Score) -> bool:
    """Whether a table was decided by its case, which counts something else as it is now."""
    mine = table.result
    if mine is None or mine.basis is not ResultBasis.CASE:
        return False
    return (mine.re, mine.rules) != (counted.re, counted.rules.id)


def doubts(case: Case, counted: Score, reading: Sequence[Finding]) -> Doubts:
    """What a referee should know before a case decides its table.

    Args:
        counted: the case's score.
        reading: what was noticed in reading its file.
    """
    found = _open(case, counted, reading)
    grid = case.record.grid
    return Doubts(
        unmarked=counted.outcome is None
        and not case.ruling
        and not counted.rules.ignores_ruling,
        count=len(found),
        first=Text.of(lambda language: say(found[0], grid, language)) if found else NOTHING,
    )


def is_ready(table: Table, glance: Glance | None) -> bool:
    """Whether a table can be decided by its case as it is, and waits for that."""
    return (
        table.state is TableState.TO_PLAY
        and glance is not None
        and glance.kind is GlanceKind.READY
    )


def _open(case: Case, counted: Score, reading: Sequence[Finding]) -> list[Finding]:
    """What asks the referee to look, the gravest first."""
    findings = dict.fromkeys((*counted.findings, *reading))
    left = [f for f in findings if f.level is not Level.NOTE and f not in case.settled]
    return sorted(left, key=lambda f: f.level is not Level.CONFLICT)


def _counted(case: Case, counted: Score, findings: Sequence[Finding]) -> Glance:
    """What a count says, and what is open in it."""
    grid = case.record.grid
    count = len(counted.needs) + len(findings)
    result = None
    told = first = NOTHING
    try:
        result = result_of_case(case)
        told = Text.of(lambda language: verdict(counted, language))
    except EventError as error:
        if not counted.needs:
            return Glance(
                GlanceKind.OPEN,
                count=max(count, 1),
                first=_error(error),
            )
    if counted.needs:
        first = Text.of(lambda language: sentence(case, counted, language))
    elif findings:
        first = Text.of(lambda language: say(findings[0], grid, language))
    kind = GlanceKind.OPEN if count else GlanceKind.READY
    return Glance(kind, result, told, count, first)


def _suggested(case: Case) -> Glance:
    """What the second opinion says of a board that nobody has marked."""
    from goref.app.suggesting import sentences  # with NumPy
    from goref.app.suggesting.accepting import acceptance
    from goref.app.suggesting.marking import ready
    from goref.app.suggesting.network import NetworkError
    from goref.app.suggesting.suggest import suggest

    try:
        made = suggest(case, ruleset(case.rules), ready())
    except NetworkError:
        return Glance(GlanceKind.UNMARKED)
    grid = made.position.grid
    if asked := len(made.unclear) + len(made.open_borders):

        def first(language: Language) -> str:
            if made.unclear:
                return sentences.doubt_text(made.unclear[0], made, language)
            return sentences.said(made.open_borders[0].reason, grid, language)

        return Glance(GlanceKind.DOUBTFUL, count=asked, first=Text.of(first))
    accepted = acceptance(case, made)
    after = accepted.apply(case) if accepted is not None else case
    counted = score(after, ruleset(after.rules))
    graves = [f for f in counted.findings if f.level is Level.CONFLICT]
    seen = _counted(after, counted, graves)
    if seen.kind is not GlanceKind.READY:
        return seen
    return replace(seen, kind=GlanceKind.SUGGESTED, accepts=accepted)


def _error(error: Exception) -> Text:
    """What an error says."""
    return Text.of(lambda language: said(error, language))
