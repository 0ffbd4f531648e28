"""The figures of a score on a sheet, in the same form as in the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.app.questions.fact_sources import fact_texts, facts_told
from goref.app.sheet.names import SheetPlace
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.game.record import Act
from goref.core.rulesets.ruleset import Payment
from goref.core.scoring.check_line import figures
from goref.core.scoring.lines import PENALTY
from goref.core.scoring.scorer import Score
from goref.core.texts.dispute.disputes import amount
from goref.core.texts.incidents.telling import line_name
from goref.core.texts.paper.sheet import HEADINGS, LINE_UNIT, MOVES, SIZE, STEPS
from goref.core.texts.terms import KOMI, UNITS, term
from goref.io.values.articles import article


@frozen
class Field:
    """A value with its name: ``Komi`` and ``3¾ zi``."""

    label: str
    value: str


@frozen
class SheetLine:
    """A line of the count as it is printed; ``paid``: True for a payment added to the count."""

    name: str
    black: str
    white: str
    paid: bool = False


def lines_of(case: Case, score: Score, language: Language) -> Iterator[SheetLine]:
    """Yields the lines of the count; a penalty is named by its incident."""
    for line in figures(score).rows:
        name = line_name(line, case.incidents, language)
        yield SheetLine(name, mixed(line.black), mixed(line.white), line.paid)


def terms_of(case: Case, score: Score, language: Language) -> Iterator[Field]:
    """Yields handicap, komi, number of moves, and size of the board.

    Komi is left out if the rule set has none, the number of moves if it is 0. Moves with which
    the record settles the last points are not counted.
    """

    def made(key: str, text: str) -> Field:
        return Field(HEADINGS[key].in_(language), text)

    none = HEADINGS["none"].in_(language)
    handicap = score.facts.handicap
    yield made("handicap", str(handicap) if handicap else none)
    if score.rules.komi is not None:
        komi = [line for line in score.lines if line.key == Payment.KOMI.value]
        value = none
        if komi:
            value = amount(komi[0].difference, score.rules.unit, language)
            value = value if komi[0].difference < 0 else f"−{value}"
        name = KOMI.get(score.rules.unit, HEADINGS["komi"])
        yield Field(name.in_(language), value)
    moves = sum(isinstance(e, Act) and not e.settling for e in case.record.entries)
    if moves:
        yield made("moves", MOVES.in_(language, count=moves))
    board = case.record.grid
    size = SIZE.in_(language, width=board.width, height=board.height)
    yield made("board", size)


def sourced_of(
    case: Case,
    score: Score,
    reading: Iterable[Finding],
    place: SheetPlace,
    language: Language,
) -> Iterator[Field]:
    """Yields a field for each source, which lists the facts from it that the count is based on.

    Yields nothing if goref cannot count under the rule set.
    """
    if score.rules.known_only:
        return
    writing, told = LANGUAGES[language], dict[str, list[str]]()
    for fact in facts_told(case, score, reading, place.terms):
        name, value, source = fact_texts(fact, score.rules, language)
        told.setdefault(source, []).append(f"{name}{writing.colon}{value}")
    for source, facts in told.items():
        yield Field(source, writing.listed(facts))


def totals_of(score: Score, language: Language) -> SheetLine | None:
    """Returns the sums of the lines; None if nothing is computed, or there is no ruling."""
    if score.rules.known_only or not score.status.state.names_winner:
        return None
    key = "total" if score.can_be_shown else "so-far"
    totals = figures(score).total
    return SheetLine(HEADINGS[key].in_(language), mixed(totals.black), mixed(totals.white))


def is_total_above(score: Score) -> bool:
    """Returns whether the sums are printed above the payments instead of below."""
    shown = figures(score)
    return shown.above < len(shown.rows)


def differences_of(score: Score, language: Language) -> Iterator[Field]:
    """Yields Black less White after all payments, in the rule set's own unit.

    Yields nothing if :func:`totals_of` returns None.
    """
    if score.rules.known_only or not score.status.state.names_winner:
        return
    key = "difference" if score.can_be_shown else "difference-so-far"
    told = HEADINGS[key].in_(language)
    if score.native is None:
        yield Field(told, signed(mixed(score.difference / score.rules.unit.points)))
        return
    named = LINE_UNIT.in_(language, unit=term(UNITS, score.rules.unit.value, language))
    yield Field(f"{told}{LANGUAGES[language].clause}{named}", signed(mixed(score.native)))


def stones_of(score: Score, language: Language) -> Iterator[SheetLine]:
    """Yields the numbers of captured stones and of dead stones, by colour."""
    unknown = HEADINGS["unknown"].in_(language)
    captured, dead = score.facts.captured, score.survey.dead_count
    for key, pair in (("captured", captured), ("dead", dead)):
        name = HEADINGS[key].in_(language)
        if pair is None:
            yield SheetLine(name, unknown, unknown)
        else:
            yield SheetLine(name, str(pair.black), str(pair.white))


def basis_of(score: Score, language: Language) -> Iterator[Field]:
    """Yields the articles on which payments, count and result are based.

    Payments are left out if there are only penalties.
    """
    for step, name in STEPS.items():
        paid = any(line.paid and line.key != PENALTY for line in score.lines)
        if step == "payments" and not paid:
            continue
        yield Field(name.in_(language), article(score.rules, step).cited(language))
