"""Long cycles of a record: their names, settlement under the rule set, and possible rulings."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.edits.base import Edit
from goref.app.edits.play import RecordStatement
from goref.app.edits.ruling import LetFindingStand, VoidMove
from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.legality import judge
from goref.core.game.play_rules import PlayRules, Repetition
from goref.core.game.record import Act, Statement
from goref.core.repetition.cycle_rules import DISTURBERS, Settled, Settlement, settled_by
from goref.core.repetition.cycles import Cycle
from goref.core.repetition.unruled import all_cycles, is_last, unruled
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.stopping.game_state import first_to_move
from goref.core.texts.cycles import cycle_name, cycle_where
from goref.core.texts.dispute.trials import settlement_text

SAID = {
    Settled.NO_RESULT: StatementKind.NO_RESULT,
    Settled.DRAW: StatementKind.DRAW,
    Settled.REPLAY: StatementKind.NO_RESULT,
    Settled.AGREED_END: StatementKind.ALL_ALIVE,
}
"""The statement that records each settlement."""


@frozen
class CycleStatus:
    """A cycle of a record and the ways to settle it.

    Attributes:
        settlement: the way in which the rule set settles the cycle.
        points: the points where the cycle is played.
        ways: the rulings possible now, each with the number of the move that it declares void,
            or with None if it voids no move. Empty if the record continues after the cycle.
    """

    cycle: Cycle
    settlement: Settlement
    points: frozenset[Point]
    ways: tuple[tuple[Settled, int | None], ...] = ()

    def name(self, language: Language) -> str:
        """Returns the cycle's name and moves in words."""
        return cycle_where(self.cycle, language)

    def told(self, language: Language) -> str:
        """Returns in words how the rule set settles the cycle, with the source."""
        return settlement_text(self.settlement, language)

    def edit(self, way: Settled, move: int | None, reason: str) -> Edit:
        """Returns the act for one item of :attr:`ways`, with a reason."""
        if move is None and way in (Settled.FIGHTING, *DISTURBERS):
            return LetFindingStand(unruled(self.cycle), True, reason)
        if move is None:
            return RecordStatement(Statement(SAID[way]), True, reason)
        return VoidMove(move, True, reason)

    def reason(self, language: Language) -> str:
        """Returns the reason proposed for a ruling on the cycle: its name and the source."""
        name, source = cycle_name(self.cycle, language), self.settlement.source
        return LANGUAGES[language].with_aside(name, source.in_(language))


def cycles_of(case: Case, rules: RuleSet | None = None) -> tuple[CycleStatus, ...]:
    """Returns the long cycles of a case's record, in order.

    If the record does not end in a cycle, the one that its open kos would lead to is added.

    Args:
        rules: the rule set that settles the cycles; None for that of the case.
    """
    rules = rules or ruleset(case.rules)
    return tuple(_status(case, rules, cycle) for cycle in all_cycles(case.moments))


def _status(case: Case, rules: RuleSet, cycle: Cycle) -> CycleStatus:
    settlement = settled_by(cycle, rules)
    points = frozenset(turn.point for turn in cycle.turns if turn.point is not None)
    live = is_last(cycle, case.moments)
    ways = tuple(_ways(case, rules, cycle, settlement)) if live else ()
    return CycleStatus(cycle, settlement, points, ways)


def _ways(
    case: Case, rules: RuleSet, cycle: Cycle, settlement: Settlement
) -> Iterator[tuple[Settled, int | None]]:
    ways = settlement.ways
    if Settled.REFEREE in ways:
        ways = (Settled.NO_RESULT, Settled.DRAW)
    for way in ways:
        if way in SAID:
            yield way, None
        elif way in DISTURBERS:
            yield way, _continued(case, cycle, DISTURBERS[way])
        elif way is Settled.FIGHTING:
            yield way, None
        elif way is Settled.BANNED:
            move = _barred(case, rules, cycle, settlement.by)
            if move is not None:
                yield way, move


def _continued(case: Case, cycle: Cycle, disturber: Colour) -> int | None:
    """Returns the number of the first valid move of ``disturber`` after one round, or None."""
    moves = (
        moment.number
        for moment in case.moments
        if cycle.last < moment.number <= cycle.until
        and not moment.voided
        and isinstance(moment.entry, Act)
        and moment.entry.colour is disturber
    )
    return next(moves, None)


def _barred(case: Case, rules: RuleSet, cycle: Cycle, by: Repetition | None) -> int | None:
    """Returns the number of the first valid move that a ban on repetition makes illegal, or
    None."""
    watched = PlayRules(by or Repetition.POSITIONAL, rules.play.suicide)
    illegal = judge(case.moments, watched, first_to_move(case.record))
    struck = (i.number for i in illegal if cycle.first <= i.number <= cycle.until)
    return next((n for n in struck if n not in case.voided), None)
