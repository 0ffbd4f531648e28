"""The effects of incidents on a count: lines for payments, or an end without a count.

These lines belong to the case; no rule set names them. A zi is two points of margin. Under a
rule set that counts routes or stones, a point is one route or stone.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.incidents.consequence import ConsequenceKind, PaidIn, has
from goref.core.incidents.incident import Incident
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.paying import (
    all_that_end,
    ended_by,
    laid_in_lids,
    lid_stones,
    payments,
)
from goref.core.incidents.proposing import outdated
from goref.core.incidents.regulation import Scope
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import PENALTY, Line
from goref.core.scoring.status import upheld
from goref.core.stopping.game_state import Outcome

ENDS = {
    ConsequenceKind.LOSS: GameEnding.PENALTY,
    ConsequenceKind.BOTH_LOSE: GameEnding.BOTH_LOSE,
    ConsequenceKind.DRAW: GameEnding.DRAW,
    ConsequenceKind.NEW_GAME: GameEnding.NEW_GAME,
}
WITHOUT_SOURCE = (Unit.ROUTES, Unit.STONES)
"""Units for which no source states the value of a penalty in points."""


def penalty_lines(case: Case) -> Iterator[Line]:
    """Yields a line for each valid incident with a payment, which goes to the other side."""
    for incident, gained in payments(case.incidents):
        yield Line(PENALTY, gained.black, gained.white, True, incident.number)


def penal_outcome(case: Case) -> Outcome | None:
    """Returns the result that incidents decided; None if no incident decided the game."""
    ended = ended_by(case.incidents)
    if ended is None:
        return None
    incident, effect = ended
    how, winner = ENDS[effect], None
    if effect is ConsequenceKind.LOSS:
        winner = incident.side.colours[0].other
        kind = KINDS.get(incident.kind)
        how = GameEnding.TIME if kind is not None and kind.by_time else how
    led = incident.adds_up if has(incident.proposed, effect) else None
    return Outcome(how, winner, incident.number, incident.kind, led)


def left_open(case: Case) -> Iterator[Finding]:
    """Yields the open findings of a case that ended without a count.

    An incident that is still open may have ended the game differently.
    """
    return (each for each in _open_incidents(case) if each not in case.settled)


def _open_incidents(case: Case) -> Iterator[Finding]:
    for each in case.incidents:
        if each.is_open:
            yield found(
                "incident-open",
                Level.CHECK,
                move=each.move,
                number=each.number,
                incident=each.kind,
            )
    for each in _outdated(case):
        yield found(
            "incident-outdated",
            Level.CHECK,
            move=each.move,
            number=each.number,
            incident=each.kind,
        )
    ends = all_that_end(case.incidents)
    if (
        len(
            {
                (effect, each.side if effect is ConsequenceKind.LOSS else None)
                for each, effect in ends
            }
        )
        > 1
    ):
        yield found(
            "incidents-at-odds",
            Level.CHECK,
            numbers=tuple(each.number for each, _ in ends),
            number=ends[0][0].number,
        )


def _outdated(case: Case) -> Iterator[Incident]:
    """Yields incidents decided by the regulation that would now be decided differently.

    That happens if an earlier incident was annulled, for example. Incidents of other games are
    not known here.
    """
    rules = case.regulation
    if rules is not None and rules.scope is Scope.GAME:
        for each in outdated(rules, case.incidents):
            if each.holds and not each.differs:
                yield each


def penalty_findings(case: Case, rules: RuleSet, margin: Fraction | None) -> Iterator[Finding]:
    """Yields the findings about incidents and protests that belong to a score."""
    lines = list(penalty_lines(case))
    yield from _open_incidents(case)
    if case.is_under_protest:
        yield found("under-protest", Level.NOTE)
    yield from upheld(case)
    if lines and rules.unit in WITHOUT_SOURCE:
        yield found("penalty-without-source", Level.NOTE)
    elif lines and rules.unit is not Unit.ZI and _pays_zi(case):
        yield found("penalty-in-zi", Level.NOTE)
    stated = case.answers.prisoners
    if stated is not None and Quantity.LOST in rules.weights:
        for each, _ in payments(case.incidents):
            if each.in_lid is None and lid_stones(each):
                yield found(
                    "penalty-in-lid", Level.CHECK, number=each.number, count=lid_stones(each)
                )
    laid = laid_in_lids(case.incidents)
    if stated is not None and any(s < n for s, n in zip(stated, laid, strict=True)):
        yield found("penalty-lid-short", Level.CONFLICT)
    if margin is not None and lines:
        without = margin - sum((line.difference for line in lines), Fraction(0))
        if _sign(without) != _sign(margin):
            yield found("penalty-decides", Level.NOTE)


def _pays_zi(case: Case) -> bool:
    return any(
        each.holds and any(one.unit is PaidIn.ZI for one in each.decided or ())
        for each in case.incidents
    )


def _sign(margin: Fraction) -> int:
    return (margin > 0) - (margin < 0)


def without_penalties(case: Case) -> Case:
    """Returns the case as if no incident had consequences; the incidents themselves remain."""
    return replace(
        case,
        incidents=tuple(
            each if each.decided is None else replace(each, decided=())
            for each in case.incidents
        ),
    )
