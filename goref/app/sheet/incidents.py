"""Incidents, protests and warnings as they are printed on a score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.sheet.figures import Field
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.plain import plain
from goref.core.base.colour import COLOURS
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident, in_act_order
from goref.core.scoring.penalties import without_penalties
from goref.core.scoring.scorer import Score, Scorer
from goref.core.texts.incidents.consequences import (
    consequences_said,
    kind_said,
    regulation_said,
)
from goref.core.texts.incidents.telling import (
    FROM,
    WITHOUT_IT,
    heading,
    outcome_with_sum,
    protest_said,
)
from goref.core.texts.results import would_be
from goref.core.texts.terms import SIDES, term
from goref.io.values.regulations import regulation_named


@frozen
class SheetIncident:
    """An incident as it is printed.

    Attributes:
        told: the line with number, side, move and kind.
        times: the times of act, notice and ruling, as far as they are known; may be empty.
        outcome: the decision in words.
        reason, article: the reason of the decision and its article; may be empty.
    """

    told: str
    times: str
    outcome: str
    reason: str
    article: str


def sheet_incidents(case: Case, language: Language) -> Iterator[SheetIncident]:
    """Yields the incidents of a game in the order they happened, annulled ones too."""
    for one in in_act_order(case.incidents):
        cited = ""
        if one.regulation and one.article:
            asked = regulation_named(one.regulation, case.regulation)
            cited = regulation_said(asked, language, one.article)
        yield SheetIncident(
            plain(heading(one, language), 300),
            plain(_times(one)),
            plain(outcome_with_sum(one, language), 300),
            plain(one.reason, 300),
            plain(cited, 200),
        )


def _times(one: Incident) -> str:
    times = dict.fromkeys(filter(None, (one.act, one.notice, one.ruling)))
    return " – ".join(times)


def sheet_protests(case: Case, language: Language) -> Iterator[str]:
    """Yields the protests of a game, a line each."""
    for one in case.protests:
        yield plain(protest_said(one, language), 500)


def carried_in(place: SheetPlace, language: Language) -> Iterator[Field]:
    """Yields each side's incidents of earlier rounds, with the side as the label."""
    writing = LANGUAGES[language]
    for colour in COLOURS:
        for one in place.brought.of(colour):
            told = consequences_said(one.decided, language)
            where = FROM.in_(language, round=one.round, table=one.table)
            what = f"{kind_said(one.kind, language)}{writing.colon}{told}"
            yield Field(term(SIDES, colour.letter, language), writing.with_aside(what, where))


def without_it(case: Case, score: Score, language: Language) -> str:
    """Returns in words the result as it would be without penalties; empty if none counts."""
    ended = score.outcome is not None and score.outcome.incident is not None
    if not (score.penalty or ended):
        return ""
    plain_score = Scorer(without_penalties(case)).score(score.rules, remarks=False)
    return WITHOUT_IT.in_(language, result=would_be(plain_score, language))
