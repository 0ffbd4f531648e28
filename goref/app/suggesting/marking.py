"""Marks as suggested, for stones that nobody has marked, with what is to be said of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.app.opening import Opened
from goref.app.ownership.network import NetworkError, OwnershipNet, load
from goref.app.suggesting.accepting import suggested_ruling
from goref.app.suggesting.suggest import suggest
from goref.app.suggesting.suggestion import Suggestion, joined
from goref.core.base.colour import COLOURS
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import Life, Ruling, Voice
from goref.core.ruling.survey import survey
from goref.core.scoring.scoring import Score
from goref.core.scoring.status import UNCONFIRMED
from goref.io.sgf.marks import is_ruling, marks_of
from goref.io.sgf.syntax import main_line
from goref.io.sgf.territory import marked_dead, proposed, territory_of

TAKEN = (Life.DEAD, Life.SEKI)
"""What a mark says of stones that are not simply alive."""


@frozen
class Second:
    """A second opinion of a game that was read from a file.

    Attributes:
        case: the case it is an opinion of.
        suggestion: what is suggested.
        otherwise: chains that the file's territory marks take otherwise.
    """

    case: Case
    suggestion: Suggestion
    otherwise: tuple[Chain, ...]


@frozen
class Marked:
    """A case with suggested marks.

    Attributes:
        case: the case, its own marks as they were.
        second: the opinion of it.
        findings: what was marked, and what the players are to be asked about.
    """

    case: Case
    second: Second
    findings: tuple[Finding, ...]


def ready() -> OwnershipNet:
    """The network, read. Raises NetworkError, also where NumPy is missing."""
    try:
        return load()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "numpy":
            raise
        raise NetworkError(fault("no-numpy")) from None
    except OSError as error:
        raise NetworkError(fault("network-unreadable", reason=why(error))) from None


def second_opinion(case: Case, opened: Opened, rules: RuleSet) -> Second:
    """What goref takes the stones of a case for, whatever territory marks say.

    Such marks are the players' word, not a ruling: a second opinion does not begin from them.

    Args:
        case: the game of ``opened``, and what was ruled since.

    Raises NetworkError.
    """
    net = ready()
    said = marked_lives(opened)
    read = opened.case.ruling.lives
    own = {
        p: life
        for p, life in case.ruling.lives.items()
        if p not in said or life is not read.get(p)
    }
    free = replace(case, ruling=replace(case.ruling, lives=own))
    made = suggest(free, rules, net)
    otherwise = tuple(
        c.points
        for c in made.chains
        if (word := said.get(min(c.points))) is not None
        and own.keys().isdisjoint(c.points)
        and (word is Life.DEAD) is not (c.life is Life.DEAD)
    )
    return Second(free, made, otherwise)


def marked(case: Case, opened: Opened, rules: RuleSet) -> Marked:
    """A case with the stones marked that nobody has marked, also where that is unclear.

    Raises NetworkError.
    """
    return marked_as(case, opened, second_opinion(case, opened, rules))


def marked_as(case: Case, opened: Opened, second: Second) -> Marked:
    """The same, by an opinion that was given; what the referee has ruled on stays as it is."""
    if case.ruling.word is Voice.REFEREE:
        return Marked(case, second, otherwise_finding(second))
    if second.otherwise:
        said = marked_lives(opened)
        kept = {p: said[p] for p in joined(second.otherwise)}
        case = replace(case, ruling=replace(case.ruling, lives={**case.ruling.lives, **kept}))
    made = second.suggestion
    ruling = suggested_ruling(case, made)
    same = all(ruling.stones(life) == case.ruling.stones(life) for life in TAKEN)
    by_record = case.ruling.word is Voice.RECORD and same and not made.left_open
    word = Voice.RECORD if by_record else Voice.SUGGESTION
    ruling = replace(ruling, word=word, unclear=ruling.unclear | made.left_open)
    after = replace(case, ruling=ruling)
    findings = (*otherwise_finding(second), *_findings(case, after, made))
    return Marked(after, second, findings)


def asked_besides(result: Score, opinion: Suggestion) -> tuple[Finding, ...]:
    """What is open of a case marked as suggested that the opinion does not ask about itself, a
    missing fact aside: what cannot all be true, or asks to be looked at."""
    confirming = UNCONFIRMED.values()
    open_ = [f for f in result.status.open if f not in confirming and f.code != "fact-asked"]
    own = opinion.left_open | opinion.doubtful | joined(c.points for c in opinion.to_fill)
    return tuple(
        f for f in open_ if own.isdisjoint(f.points) and not f.code.startswith("suggested-")
    )


def marked_lives(opened: Opened) -> Mapping[Point, Life]:
    """What the territory marks of a record say of its stones; nothing if there is a ruling.

    Stones on a point marked as the other side's are dead, those beside a point marked as
    their own side's alive.
    """
    game = opened.game
    if opened.is_case or game is None or game.tree is None:
        return {}
    nodes = main_line(game.tree)
    position = opened.case.position
    if any(is_ruling(mark) for mark in marks_of(nodes[-1])):
        return {}
    territory = territory_of(position.grid, nodes)
    if not territory or proposed(territory, position)[0] == Ruling():
        return {}  # none, or marks of the wrong side
    marks, dead = territory.marks, marked_dead(position, territory.marks)
    near = position.grid.neighbours
    said: dict[Point, Life] = {}
    for colour in COLOURS:
        for chain in position.chains(colour):
            if chain <= dead:
                said |= dict.fromkeys(chain, Life.DEAD)
            elif any(n in marks.of(colour) for p in chain for n in (p, *near[p])):
                said |= dict.fromkeys(chain, Life.ALIVE)
    return said


def otherwise_finding(second: Second) -> tuple[Finding, ...]:
    """That territory marks take some stones otherwise; nothing if they take none so."""
    if not second.otherwise:
        return ()
    return (found("suggested-otherwise", Level.CHECK, joined(second.otherwise)),)


def _findings(before: Case, after: Case, made: Suggestion) -> Iterator[Finding]:
    seen = survey(after.position, after.ruling)
    new = after.ruling.lives.keys() - before.ruling.lives.keys()
    dead = {p for p in new if after.ruling.lives[p] is Life.DEAD}
    seki = {p for p in new if after.ruling.lives[p] is Life.SEKI}
    if dead:
        yield found("dead-suggested", Level.NOTE, dead)
    if seki:
        yield found("seki-suggested", Level.NOTE, seki)
    if not (dead or seki):
        yield found("nothing-suggested", Level.NOTE)
    if deciding := joined(doubt.points for doubt in made.unclear if doubt.at_stake.flips):
        yield found("suggested-winner-unclear", Level.CHECK, deciding)
    for doubt in made.unclear:
        if doubt.otherwise is None:
            yield found("suggested-points-unclear", Level.CHECK, doubt.points)
        else:
            life = next(c.life for c in made.chains if c.points & doubt.points)
            yield found("suggested-unclear", Level.CHECK, doubt.points, kind=life.value)
        if doubt.follows:
            yield found("suggested-unclear", Level.CHECK, doubt.follows, kind=Life.ALIVE.value)
    told = {p for f in findings_of(seen) if f.code == "open-border" for p in f.points}
    for care in made.open_borders:
        if not care.points & told:
            if care.asks:
                yield found("suggested-border-open", Level.CHECK, care.points)
            else:
                yield found("suggested-border-noted", Level.NOTE, care.points)
