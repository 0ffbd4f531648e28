"""Marks unmarked stones as suggested, and returns findings about these marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.app.opening import Opened
from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Suggestion, joined
from goref.app.ownership.network import NetworkError, OwnershipNet, load
from goref.core.base.colour import COLOURS
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import UNCONFIRMED
from goref.io.sgf.marks import is_ruling, marks_of
from goref.io.sgf.syntax import main_line
from goref.io.sgf.territory import marked_dead, proposed, territory_of

TAKEN = (StoneStatus.DEAD, StoneStatus.SEKI)
"""The statuses other than alive."""


@frozen
class GameOpinion:
    """A second opinion of a game that was read from a file.

    Attributes:
        case: the judged case, without marks that only follow from territory marks of the file.
        suggestion: the second opinion.
        otherwise: chains to which the file's territory marks give another status than it does.
    """

    case: Case
    suggestion: Suggestion
    otherwise: tuple[Chain, ...]


@frozen
class MarkedCase:
    """A case with suggested marks.

    Attributes:
        case: the case with the suggested marks; its own marks are unchanged.
        second: the opinion that was used.
        findings: what was marked, and the questions to the players.
    """

    case: Case
    second: GameOpinion
    findings: tuple[Finding, ...]


def ready() -> OwnershipNet:
    """Returns the ownership network. Raises NetworkError, also if NumPy is missing."""
    try:
        return load()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "numpy":
            raise
        raise NetworkError(fault("no-numpy")) from None
    except OSError as error:
        raise NetworkError(fault("network-unreadable", reason=why(error))) from None


def second_opinion(case: Case, opened: Opened, rules: RuleSet) -> GameOpinion:
    """Returns goref's opinion of a case, independent of territory marks in the file.

    Such marks come from the players and are no ruling. Raises NetworkError.

    Args:
        case: the game of ``opened``, with the rulings made since it was opened.
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
        and (word is StoneStatus.DEAD) is not (c.life is StoneStatus.DEAD)
    )
    return GameOpinion(free, made, otherwise)


def marked(case: Case, opened: Opened, rules: RuleSet) -> MarkedCase:
    """Returns a case with all unmarked stones marked as suggested, even if unclear.

    :func:`marked_as` lists the exceptions. Raises NetworkError.
    """
    return marked_as(case, opened, second_opinion(case, opened, rules))


def marked_as(case: Case, opened: Opened, second: GameOpinion) -> MarkedCase:
    """Returns a case marked as ``second`` suggests; the referee's rulings are not changed.

    If the referee has ruled on the whole board, nothing is marked. Chains in
    ``second.otherwise`` are marked as in the file.
    """
    if case.ruling.word is StatusSource.REFEREE:
        return MarkedCase(case, second, otherwise_finding(second))
    if second.otherwise:
        said = marked_lives(opened)
        kept = {p: said[p] for p in joined(second.otherwise)}
        case = replace(case, ruling=replace(case.ruling, lives={**case.ruling.lives, **kept}))
    made = second.suggestion
    ruling = suggested_ruling(case, made)
    same = all(ruling.stones(life) == case.ruling.stones(life) for life in TAKEN)
    by_record = case.ruling.word is StatusSource.RECORD and same and not made.left_open
    word = StatusSource.RECORD if by_record else StatusSource.SUGGESTION
    ruling = replace(ruling, word=word, unclear=ruling.unclear | made.left_open)
    after = replace(case, ruling=ruling)
    findings = (*otherwise_finding(second), *_findings(case, after, made))
    return MarkedCase(after, second, findings)


def asked_besides(result: Score, opinion: Suggestion) -> tuple[Finding, ...]:
    """Returns the open findings of a suggested case that the opinion does not ask about.

    They are contradictions and findings to be checked, but not missing facts.
    """
    confirming = UNCONFIRMED.values()
    open_ = [f for f in result.status.open if f not in confirming and f.code != "fact-asked"]
    own = opinion.left_open | opinion.doubtful | joined(c.points for c in opinion.to_fill)
    return tuple(
        f for f in open_ if own.isdisjoint(f.points) and not f.code.startswith("suggested-")
    )


def marked_lives(opened: Opened) -> Mapping[Point, StoneStatus]:
    """Returns the status of stones according to the territory marks of a record.

    Returns an empty mapping without usable marks, for a case file, or if the record contains a
    ruling. A chain is dead if one of its points, or every liberty, is marked for the other
    side. Otherwise it is alive if it is on or next to a point marked for its own side.
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
        return {}  # no marks, or marks of the wrong side
    marks, dead = territory.marks, marked_dead(position, territory.marks)
    near = position.grid.neighbours
    said: dict[Point, StoneStatus] = {}
    for colour in COLOURS:
        for chain in position.chains(colour):
            if chain <= dead:
                said |= dict.fromkeys(chain, StoneStatus.DEAD)
            elif any(n in marks.of(colour) for p in chain for n in (p, *near[p])):
                said |= dict.fromkeys(chain, StoneStatus.ALIVE)
    return said


def otherwise_finding(second: GameOpinion) -> tuple[Finding, ...]:
    """Returns a finding if territory marks differ from the opinion; empty if they agree."""
    if not second.otherwise:
        return ()
    return (found("suggested-otherwise", Level.CHECK, joined(second.otherwise)),)


def _findings(before: Case, after: Case, made: Suggestion) -> Iterator[Finding]:
    seen = survey(after.position, after.ruling)
    new = after.ruling.lives.keys() - before.ruling.lives.keys()
    dead = {p for p in new if after.ruling.lives[p] is StoneStatus.DEAD}
    seki = {p for p in new if after.ruling.lives[p] is StoneStatus.SEKI}
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
            yield found(
                "suggested-unclear", Level.CHECK, doubt.follows, kind=StoneStatus.ALIVE.value
            )
    told = {p for f in findings_of(seen) if f.code == "open-border" for p in f.points}
    for care in made.open_borders:
        if not care.points & told:
            if care.asks:
                yield found("suggested-border-open", Level.CHECK, care.points)
            else:
                yield found("suggested-border-noted", Level.NOTE, care.points)
