"""Effects of filling dame under a rule set: points a side must fill, groups that can join."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Point
from goref.core.base.numbers import Amount
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.weights import AREA
from goref.core.ruling.dame import filled_last, joinings
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey, survey
from goref.core.ruling.tally import Tally, tally


def to_be_filled(rules: RuleSet, surveyed: Survey, counted: Tally) -> Iterator[Finding]:
    """Yields findings for points that their owner must fill, if that changes the count."""
    if rules.weights == AREA and not rules.unfilled_is_dame:
        return  # a point and a stone on it have the same value
    for owner in COLOURS:
        for point in sorted(filled_last(surveyed, owner)):
            if rules.unfilled_is_dame:
                # Source: Lu Nan, part 4: a play that was due and not made leaves a dame.
                worth = _change(rules, owner, -1 if owner is BLACK else 1)
                yield found("unfilled-is-dame", Level.CHECK, [point], **worth)
            elif worth := _worth(rules, surveyed, counted, point, owner):
                yield found("must-be-filled", Level.CHECK, [point], **worth)


def kos_beside_dead(rules: RuleSet, surveyed: Survey, counted: Tally) -> Iterator[Finding]:
    """Yields findings for kos next to dead stones.

    Dead stones are removed there, so a point counts as territory. But on the board as it is the
    other side could begin a ko by playing it. Reported only if connecting would change the
    count, as in the last ko of Iwamoto against Go.
    """
    if rules.weights == AREA:
        return
    for point, owner in _kos_beside_dead(surveyed):
        if worth := _worth(rules, surveyed, counted, point, owner):
            yield found("ko-beside-dead", Level.CHECK, [point], **worth)


def _worth(
    rules: RuleSet, surveyed: Survey, counted: Tally, point: Point, owner: Colour
) -> dict[str, Any]:
    """Returns a finding's arguments for a point where a stone of its owner changes the count.

    Returns an empty dict if the count does not change.
    """
    after = tally(_with_stone(surveyed, point, owner))
    change = _weighed(rules, after) - _weighed(rules, counted)
    return _change(rules, owner, change) if change else {}


def _change(rules: RuleSet, owner: Colour, change: Amount) -> dict[str, Any]:
    """Returns a finding's arguments for how much the margin changes, and for which side.

    Args:
        owner: the owner of the finding's point.
        change: the change of Black's count less White's.
    """
    return {
        "owner": owner,
        "colour": BLACK if change > 0 else WHITE,
        "amount": max(change, -change),
        "unit": rules.unit.value,
    }


@lru_cache(maxsize=64)
def _kos_beside_dead(s: Survey) -> tuple[tuple[Point, Colour], ...]:
    return tuple(_kos_found(s)) if s.dead else ()


def _kos_found(s: Survey) -> Iterator[tuple[Point, Colour]]:
    cells, near = s.position.cells, s.board.grid.neighbours
    home, liberties = s.position.parts.home, s.position.parts.chains
    beside = {n for p in s.dead for n in near[p] if cells[n]} - s.dead
    for stone in sorted(beside):
        if len(home[stone]) > 1 or len(liberties[home[stone]]) > 1:
            continue
        (point,), owner = liberties[home[stone]], Colour(cells[stone])
        status = s.statuses[point]
        if (status.kind, status.owner, status.decided) != (PointKind.TERRITORY, owner, False):
            continue
        around = near[point]
        taken = {home[n] for n in around if cells[n] and len(liberties[home[n]]) == 1}
        if taken == {home[stone]} and all(cells[n] == owner for n in around):
            yield point, owner


def joined_by_dame(rules: RuleSet, surveyed: Survey) -> Iterator[Finding]:
    """Yields findings for groups that each pay group tax and that a dame would join."""
    tax = -rules.weights.get(Quantity.GROUPS, 0)
    if not tax:
        return
    names = surveyed.board.grid.names
    for joining in joinings(surveyed):
        yield found(
            "groups-joined-by-dame",
            Level.CHECK,
            frozenset().union(*joining.steps),
            colour=joining.owner,
            by=" + ".join("/".join(names(step)) for step in joining.steps),
            amount=tax * joining.fewer,
            unit=rules.unit.value,
        )


def _with_stone(s: Survey, point: Point, colour: Colour) -> Survey:
    """Returns the survey of the board without dead stones and with one stone added."""
    return survey(
        s.board.with_stones({point: colour}), s.ruling.without_lives(StoneStatus.DEAD)
    )


def _weighed(rules: RuleSet, counted: Tally) -> Amount:
    """Returns Black's count of a board less White's, without prisoners and payments."""
    pairs = ((w, counted.both(q)) for q, w in rules.weights.items())
    return sum(w * (pair.black - pair.white) for w, pair in pairs if pair)
