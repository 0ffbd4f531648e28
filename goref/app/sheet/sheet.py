"""The score sheet as a value: its whole content, in one language.

Nothing is counted here. Every figure is taken from the score, its cross-checks or the case, in
the same form as in the window, so that a sheet cannot contradict the window.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.act_log.origins import NO_ORIGINS, Origins
from goref.app.questions.open_matters import OpenMatters, open_under
from goref.app.reports.crosscheck import crosscheck
from goref.app.sheet.case_code import case_code
from goref.app.sheet.checks import SheetCheck, agreement, sheet_checks
from goref.app.sheet.figures import (
    Field,
    SheetLine,
    basis_of,
    differences_of,
    is_total_above,
    lines_of,
    sourced_of,
    stones_of,
    terms_of,
    totals_of,
)
from goref.app.sheet.incidents import (
    SheetIncident,
    carried_in,
    sheet_incidents,
    sheet_protests,
    without_it,
)
from goref.app.sheet.legend import SheetSign, legend_of
from goref.app.sheet.names import SheetPlace, players_of, whereabouts
from goref.app.sheet.open import open_matters, table_matters
from goref.app.sheet.photograph import SheetPhoto, sheet_photo
from goref.app.sheet.plain import plain
from goref.app.sheet.rulings import (
    SheetFinding,
    SheetRuling,
    SheetTrial,
    sheet_findings,
    sheet_rulings,
    sheet_trials,
    stated,
)
from goref.core.base.colour import Pair
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.scoring.scorer import Score, Scorer
from goref.core.texts.check_line import check_line_text
from goref.core.texts.event.glance import result_told
from goref.core.texts.paper.sheet import BY_BOARD, BY_COUNT, HEADINGS, LINE_UNIT, SAID, SAID_WHY
from goref.core.texts.results import sentence
from goref.core.texts.terms import SIDES, UNITS, term


@frozen
class ScoreSheet:
    """A sheet, ready to be laid out.

    Attributes:
        heading: the event, else the game's name; may be empty.
        game: the game's name in addition to the event, or empty.
        facts: round, table, place and date, as far as known; then handicap, komi, moves,
            board.
        players: Black's and White's name and rank, or empty.
        rules, source: the rule set with its edition, and the text it is taken from.
        result: the result to be signed: the decision of the table, else that of the case.
        standing: the line by which a player can check the result, or the reason why the table
            was decided without a count; may be empty.
        open: the open matters of the table, then of the case, the weightiest first; empty if
            the table was decided without a count.
        settled: True if nothing is open, or the table was decided without a count.
        unit: the unit of the lines.
        sides: the headings of the columns: Black, White.
        lines: the rows of the count's table (:class:`goref.core.scoring.check_line.Figures`).
        totals: the sums of the rows; None if nothing is computed, or without a ruling.
        totals_above: True if the sums are printed above the payments.
        differences: Black less White in the rule set's own unit; empty without ``totals``.
        stones: the numbers of captured and dead stones of each colour.
        sourced: the facts that the count is based on, by source.
        basis: the articles on which count, payments and result are based.
        link: the last link of the protocol, or empty.
        code: the code for ``goref verify`` (:mod:`goref.app.sheet.case_code`).
        legend: the marks on the board.
        incidents: the incidents of the game.
        carried: the players' incidents of earlier rounds.
        protests: the protests, a line each.
        without: the result without the incidents' penalties; empty if there are none.
        protested: True if a protest is not decided.
        photo: the photograph that the board was read from, if stored.
    """

    language: Language
    heading: str
    game: str
    facts: tuple[Field, ...]
    players: Pair[str]
    sides: Pair[str]
    rules: str
    source: str
    result: str
    standing: str
    open: tuple[str, ...]
    settled: bool
    unit: str
    lines: tuple[SheetLine, ...]
    totals: SheetLine | None
    totals_above: bool
    differences: tuple[Field, ...]
    stones: tuple[SheetLine, ...]
    sourced: tuple[Field, ...]
    stated: tuple[Field, ...]
    rulings: tuple[SheetRuling, ...]
    trials: tuple[SheetTrial, ...]
    basis: tuple[Field, ...]
    checks: tuple[SheetCheck, ...]
    agreement: str
    findings: tuple[SheetFinding, ...]
    notes: tuple[str, ...]
    code: str
    link: str = ""
    legend: tuple[SheetSign, ...] = ()
    incidents: tuple[SheetIncident, ...] = ()
    carried: tuple[Field, ...] = ()
    protests: tuple[str, ...] = ()
    without: str = ""
    protested: bool = False
    photo: SheetPhoto | None = None

    @property
    def is_final(self) -> bool:
        """True if the result is final; otherwise the sheet is stamped as not final."""
        return self.settled and not self.open

    @property
    def stamp(self) -> str:
        """The stamp across every page; empty if the result is final and not under protest."""
        if self.is_final:
            return self.word("under-protest") if self.protested else ""
        return self.word("not-final")

    def word(self, key: str) -> str:
        """Returns a heading in the sheet's language. Raises KeyError for an unknown key."""
        return HEADINGS[key].in_(self.language)


def score_sheet(
    case: Case,
    score: Score,
    language: Language,
    *,
    title: str = "",
    reading: Iterable[Finding] = (),
    link: str = "",
    place: SheetPlace | None = None,
    accepted: Origins = NO_ORIGINS,
    opened: OpenMatters | None = None,
) -> ScoreSheet:
    """Returns the sheet of a case as it is scored.

    Args:
        title: the game's name, used if no event is known.
        reading: the findings of reading the file.
        link: the last link of the protocol, if any.
        place: the event's facts, which take precedence over the record's.
        accepted: marks that were accepted from a second opinion, according to the protocol.
        opened: the open matters, if known already; else they are computed.
    """
    place = place or SheetPlace()
    check = crosscheck(case, score)
    reading = tuple(reading)
    opened = opened or open_under(Scorer(case, reading), score)
    score = opened.counted
    findings = tuple(dict.fromkeys((*reading, *score.findings, *score.status.open)))
    event, game, where = whereabouts(case.record.info, place)
    facts = [Field(HEADINGS[key].in_(language), text) for key, text in where]
    matters = (
        *table_matters(score, place, language),
        *open_matters(case, opened, check, language),
    )
    return ScoreSheet(
        language=language,
        heading=event or plain(title),
        game=game,
        facts=(*facts, *terms_of(case, score, language)),
        players=players_of(case.record.info, place),
        sides=Pair(term(SIDES, "B", language), term(SIDES, "W", language)),
        rules=score.rules.name.in_(language),
        source=score.rules.source.in_(language),
        result=_result(case, score, place, language),
        standing=_standing(case, score, place, language),
        open=() if place.said else tuple(matters),
        settled=place.said is not None or score.status.is_settled,
        unit=LINE_UNIT.in_(language, unit=term(UNITS, score.rules.unit.value, language)),
        lines=tuple(lines_of(case, score, language)),
        totals=totals_of(score, language),
        totals_above=is_total_above(score),
        differences=tuple(differences_of(score, language)),
        stones=tuple(stones_of(score, language)),
        sourced=tuple(sourced_of(case, score, reading, place, language)),
        stated=tuple(Field(*both) for both in stated(case, language)),
        rulings=tuple(sheet_rulings(case, score, language, accepted)),
        trials=tuple(sheet_trials(case, language)),
        basis=tuple(basis_of(score, language)),
        checks=tuple(sheet_checks(check, language)),
        agreement=agreement(check, language),
        findings=tuple(sheet_findings(case, score, findings, language)),
        notes=tuple(plain(line, 2000) for line in case.notes.splitlines() if line.strip()),
        code=case_code(case),
        link=link,
        legend=tuple(legend_of(case, score, findings, language)),
        incidents=tuple(sheet_incidents(case, language)),
        carried=tuple(carried_in(place, language)),
        protests=tuple(sheet_protests(case, language)),
        without=without_it(case, score, language),
        protested=place.protested or case.is_under_protest,
        photo=sheet_photo(case, language),
    )


def _result(case: Case, score: Score, place: SheetPlace, language: Language) -> str:
    """Returns the result to be signed: the decision of the table, or of the case."""
    if place.said is None:
        return sentence(case, score, language)
    verdict = result_told(place.said, language)
    return SAID[place.said.basis.value].in_(language, verdict=verdict)


def _standing(case: Case, score: Score, place: SheetPlace, language: Language) -> str:
    if place.said is None:
        return check_line_text(score, language)
    reason = plain(place.said.reason, 300).rstrip(".。")
    why = SAID_WHY.in_(language, reason=reason) if reason else ""
    by_count = BY_COUNT if score.status.state.names_winner else BY_BOARD
    return why + by_count.in_(language, counted=sentence(case, score, language))
