"""The margins that a count can give at a table, by its rules, komi and penalties."""

from __future__ import annotations

from fractions import Fraction

from goref.core.event.event import Event, Table
from goref.core.incidents.paying import payments
from goref.core.rulesets.table import ruleset


def komi_paid(event: Event, table: Table) -> Fraction | None:
    """Returns the komi of a table in points: its own, the event's, or that of the rules.

    None under rules without komi.
    """
    rules = ruleset(event.info.rules)
    if rules.komi is None:
        return None
    told = event.komi(table)
    if told is not None:
        return told
    return rules.handicap_komi if table.handicap else rules.komi


def nearest_margins(event: Event, table: Table, margin: Fraction) -> tuple[Fraction, ...]:
    """Returns the possible margins next to one that no count gives; empty for a possible one.

    All possible margins of a table have the same part of a point. Margins are in points, Black
    less White; the nearest are of the same winner, the smaller first.
    """
    part = ruleset(event.info.rules).part_of_point(komi_paid(event, table))
    if part is None:
        return ()
    paid = (gained.black - gained.white for _, gained in payments(table.incidents))
    sign = 1 if margin > 0 else -1
    over = (abs(margin) - sign * (part + sum(paid, Fraction(0)))) % 1
    if not over:
        return ()
    less = abs(margin) - over
    return tuple(sign * each for each in (less, less + 1) if each > 0)
