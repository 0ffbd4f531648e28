"""Findings for cycles at the end of a record that nobody has ruled on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from goref.core.base.findings import Finding, Level, found
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.legality import Illegal
from goref.core.game.replay import Moment
from goref.core.repetition.cycle_rules import Settled, settled_by
from goref.core.repetition.cycles import Cycle, cycles, foreseen
from goref.core.rulesets.ruleset import RuleSet

ENDS = frozenset(
    {
        StatementKind.AGREED,
        StatementKind.ALL_ALIVE,
        StatementKind.NO_RESULT,
        StatementKind.DRAW,
        StatementKind.BOTH_LOSE,
    }
)
"""Statements after which a cycle cannot continue."""


def all_cycles(moments: Sequence[Moment]) -> tuple[Cycle, ...]:
    """Returns the cycles of a record in order, then the cycle that its open kos would make.

    The cycle of the open kos is left out if the record already ends in a cycle.
    """
    played = cycles(moments)
    ahead = foreseen(moments)
    if ahead is None or any(is_last(one, moments) for one in played):
        return played
    return (*played, ahead)


def is_last(cycle: Cycle, moments: Sequence[Moment]) -> bool:
    """Returns True if a record ends in a cycle, with no pass or play elsewhere after it."""
    return cycle.until >= moments[-1].number


def last_cycles(moments: Sequence[Moment]) -> tuple[Cycle, ...]:
    """Returns the cycles with which a record ends, played or foreseen."""
    now = moments[-1].cells
    if any(moment.cells == now and moment.cells is not now for moment in moments):
        return tuple(cycle for cycle in all_cycles(moments) if is_last(cycle, moments))
    ahead = foreseen(moments)  # the board has not recurred, so there is no cycle to search for
    return () if ahead is None else (ahead,)


def unruled_cycles(
    case: Case, last: Iterable[Cycle], rules: RuleSet, illegal: Iterable[Illegal]
) -> Iterator[Finding]:
    """Yields findings for the cycles at the end of a record that the referee must settle.

    There are none if a statement ended the game. A cycle that the rule set only bans needs no
    settling unless a play broke the ban, and an illegal play has a finding of its own.

    Args:
        last: the cycles at the end of the record.
        illegal: the illegal plays of the record under the rule set.
    """
    if any(word.said in ENDS for word in case.words):
        return
    barred = [one.number for one in illegal]
    for cycle in last:
        ways = settled_by(cycle, rules).ways
        asks_itself = any(cycle.first <= number <= cycle.until for number in barred)
        if ways != (Settled.BANNED,) and not asks_itself:
            yield unruled(cycle)


def unruled(cycle: Cycle) -> Finding:
    """Returns the finding for a cycle that nobody has ruled on."""
    points = frozenset(turn.point for turn in cycle.turns if turn.point is not None)
    return found(
        "cycle-unruled",
        Level.CHECK,
        points,
        cycle=cycle.name.value,
        kos=len(cycle.kos),
        turns=cycle.length,
        first=cycle.first,
        last=cycle.until,
        played=cycle.on_record if cycle.foreseen else "",
    )
