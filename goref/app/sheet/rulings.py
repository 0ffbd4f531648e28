"""The referee's decisions on a sheet, each with its reason and its article."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goref.app.act_log.names import fact_name, finding_text, kind_text, mark_origin
from goref.app.act_log.origins import NO_ORIGINS, Origins
from goref.app.questions.trial_status import all_trials, told
from goref.app.sheet.plain import plain
from goref.core.base.colour import COLOURS
from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import fields, frozen
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.base.particles import formatted
from goref.core.case.case import Case, StatedFacts
from goref.core.flow import step_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import PointKind, PointRuling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Score
from goref.core.texts.act_log import STATES as WAS
from goref.core.texts.act_log import SUBJECTS as OF
from goref.core.texts.act_log import fact_text, points_text, stones_text
from goref.core.texts.dispute.disputes import LIVES
from goref.core.texts.paper.sheet import CHAIN, HEADINGS, OF_SIDE, STANDS
from goref.core.texts.terms import SIDES, term
from goref.io.values.articles import article

LONGEST_REASON = 1000
"""The most characters of a reason; a longer one is cut and ends in ``…``."""
IN_SEKI = (PointKind.EYE, PointKind.FALSE_EYE, PointKind.SHARED, PointKind.SOLE_LIBERTY)
"""Kinds of points whose ruling cites the article on seki."""


@frozen
class SheetRuling:
    """A decision: the ruling, its reason and its article; reason and article may be empty."""

    what: str
    reason: str = ""
    article: str = ""


@frozen
class SheetTrial:
    """A dispute played out on the board: the claim, the outcome, the ruling."""

    number: int
    told: str
    article: str = ""


@frozen
class SheetFinding:
    """A finding, its state in a word, and the reason for which it was kept as it is."""

    told: str
    state: str
    reason: str = ""


def sheet_rulings(
    case: Case, score: Score, language: Language, accepted: Origins = NO_ORIGINS
) -> Iterator[SheetRuling]:
    """Yields the rulings on stones, points and void moves, then other reasons, then the rest.

    Args:
        accepted: the marks accepted from a second opinion; the opinion is shown as their
            reason.
    """
    rules = score.rules
    yield from _stones(case, rules, language, accepted)
    yield from _points(case, rules, language)
    for number in sorted(case.voided):
        subject = formatted(term(OF, "move", language), number=number)
        what = subject + LANGUAGES[language].colon + term(WAS, "void", language)
        reason = case.void_reasons.get(number, "")
        yield SheetRuling(capital(what), _reason(reason), _cite(rules, "record", language))
    decided = {*case.ruling.lives, *case.ruling.claims}
    for point, reason in sorted(case.ruling.reasons.items()):
        if point not in decided:
            yield SheetRuling(case.record.grid.name(point), _reason(reason))
    if case.ruling.word is StatusSource.REFEREE and not case.ruling.unclear:
        what = HEADINGS["as-it-stands"].in_(language)
        yield SheetRuling(what, "", _cite(rules, "dead", language))


def _stones(
    case: Case, rules: RuleSet, language: Language, accepted: Origins
) -> Iterator[SheetRuling]:
    position, ruling, writing = case.position, case.ruling, LANGUAGES[language]
    for life in (StoneStatus.DEAD, StoneStatus.SEKI, StoneStatus.ALIVE):
        by_reason: dict[str, set[Point]] = {}
        for point in sorted(ruling.stones(life)):
            reason, act = _reason(ruling.reasons.get(point, "")), accepted.get(point)
            origin = capital(plain(mark_origin(act, point, language))) if act else ""
            by_reason.setdefault(_joined(reason, origin, language), set()).add(point)
        for reason, points in by_reason.items():
            sides = []
            for colour in COLOURS:
                own = {p for p in points if position.cells[p] == colour}
                if own:
                    side = term(SIDES, colour.letter, language)
                    chains = writing.listed(_chains(case, own, language))
                    sides.append(OF_SIDE.in_(language, side=side, chains=chains))
            bare = sorted(p for p in points if not position.cells[p])
            if bare:  # the record was corrected after the ruling
                sides.append(points_text(position.grid.names(bare), language))
            what = LIVES[life].in_(language) + writing.colon + writing.semicolon.join(sides)
            step = "seki" if life is StoneStatus.SEKI else "dead"
            yield SheetRuling(what, reason, _cite(rules, step, language))


def _chains(case: Case, points: set[Point], language: Language) -> Iterator[str]:
    """Yields a text for each chain: its first stone, and how many of its stones are in
    ``points``."""
    board, left = case.record.grid, set(points)
    while left:
        first = min(left)
        chain = case.position.chain(first) & left
        left -= chain
        name = board.name(first)
        if len(chain) == 1:
            yield name
        else:
            stones = stones_text(len(chain), language)
            yield CHAIN.in_(language, point=name, stones=stones)


def _points(case: Case, rules: RuleSet, language: Language) -> Iterator[SheetRuling]:
    groups: dict[tuple[PointRuling, str], list[Point]] = {}
    for point, claim in sorted(case.ruling.claims.items()):
        reason = case.ruling.reasons.get(point, "")
        groups.setdefault((claim, reason), []).append(point)
    for (claim, reason), points in groups.items():
        kind = kind_text(claim.kind, claim.owner, language)
        named = points_text(case.record.grid.names(points), language)
        what = capital(kind) + LANGUAGES[language].colon + named
        step = "seki" if claim.kind in IN_SEKI else "points"
        yield SheetRuling(what, _reason(reason), _cite(rules, step, language))


def sheet_trials(case: Case, language: Language) -> Iterator[SheetTrial]:
    """Yields each dispute played out, with its outcome.

    If the outcome supports a ruling, the ruling's article is added.
    """
    for number, one in enumerate(all_trials(case), 1):
        cite = one.article.cited(language) if one.found else ""
        yield SheetTrial(number, told(one, language), cite)


def sheet_findings(
    case: Case, score: Score, findings: Iterable[Finding], language: Language
) -> Iterator[SheetFinding]:
    """Yields the findings, contradictions first.

    Within a level, findings let stand come first, with the referee's reason and the article.
    """
    board, settled = case.record.grid, case.settled
    order = (Level.CONFLICT, Level.CHECK, Level.NOTE)
    every = dict.fromkeys((*settled, *findings))
    for finding in sorted(every, key=lambda f: (order.index(f.level), f not in settled)):
        state = "settled" if finding in settled else finding.level.value
        told = finding_text(finding, board, language) + LANGUAGES[language].stop
        step = step_of(finding)
        cite = ""
        if state == "settled" and step is not None:
            cite = _cite(score.rules, step.id, language)
        reason = _reason(settled.get(finding, ""))
        told = plain(told, LONGEST_REASON)
        yield SheetFinding(told, STANDS[state].in_(language), _joined(reason, cite, language))


def stated(case: Case, language: Language) -> Iterator[tuple[str, str]]:
    """Yields the name and the value, as texts, of each fact that the referee stated."""
    for field in fields(StatedFacts):
        value = getattr(case.answers, field.name)
        if value is not None:
            yield capital(fact_name(field.name, language)), fact_text(value, language)


def _joined(reason: str, cite: str, language: Language) -> str:
    if not (reason and cite):
        return reason or cite
    return LANGUAGES[language].with_aside(reason, cite)


def _reason(text: str) -> str:
    return plain(text, LONGEST_REASON)


def _cite(rules: RuleSet, step: str, language: Language) -> str:
    return article(rules, step).cited(language)
