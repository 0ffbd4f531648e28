"""Long cycles of a record: named, with what the rule set says, and the rulings there are."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.edits.base import Edit
from goref.app.edits.play import RecordStatement
from goref.app.edits.ruling import VoidMove
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.legality import judge
from goref.core.game.play_rules import PlayRules, Repetition
from goref.core.game.record import Statement
from goref.core.repetition.cycle_rules import Settled, Settlement, settled_by
from goref.core.repetition.cycles import Cycle
from goref.core.repetition.unruled import all_cycles, is_last
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
"""What is put down where a cycle is settled so."""


@frozen
class CycleStatus:
    """A cycle of a record and what may be done about it.

    Attributes:
        points: where it is played.
        ways: how it can be ruled on now, each with the move that a ban strikes; None if no move
            is struck.
    """

    cycle: Cycle
    settlement: Settlement
    points: frozenset[Point]
    ways: tuple[tuple[Settled, int | None], ...] = ()

    def name(self, language: Language) -> str:
        """Its name and the moves it was played by."""
        return cycle_where(self.cycle, language)

    def told(self, language: Language) -> str:
        """How the rule set settles it, with the source."""
        return settlement_text(self.settlement, language)

    def edit(self, way: Settled, move: int | None, reason: str) -> Edit:
        """The act that settles it in one of its ways, by ruling."""
        if move is None:
            return RecordStatement(Statement(SAID[way]), True, reason)
        return VoidMove(move, True, reason)

    def reason(self, language: Language) -> str:
        """A reason to offer for a ruling on it: its name and the source."""
        name, source = cycle_name(self.cycle, language), self.settlement.source
        return LANGUAGES[language].with_aside(name, source.in_(language))


def cycles_of(case: Case, rules: RuleSet | None = None) -> tuple[CycleStatus, ...]:
    """The long cycles of a case's record, and one that the open kos would make.

    ``rules``: who settles them; else the case's rule set.
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
        elif way is Settled.BANNED:
            move = _barred(case, rules, cycle, settlement.by)
            if move is not None:
                yield way, move


def _barred(case: Case, rules: RuleSet, cycle: Cycle, by: Repetition | None) -> int | None:
    """The first move of the record that a ban on the cycle strikes."""
    watched = PlayRules(by or Repetition.POSITIONAL, rules.play.suicide)
    illegal = judge(case.moments, watched, first_to_move(case.record))
    struck = (i.number for i in illegal if cycle.first <= i.number <= cycle.until)
    return next((n for n in struck if n not in case.voided), None)
