"""Counts a case again in every way that its rule set allows, as a check of the score.

Every function does with numbers a count that the referee would do with stones, and returns the
margin in points. No function uses the scorer's margin; the results must agree with it. A count
is made only if it has no obstacles (:mod:`goref.core.scoring.obstacles`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.frozen import frozen
from goref.core.base.numbers import Amount, halved, whole
from goref.core.rulesets.ruleset import Count
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import PENALTY, Line, balance
from goref.core.scoring.obstacles import obstacles
from goref.core.scoring.payments import PaymentContext


@frozen
class Check:
    """Another way to count the case of a score.

    Attributes:
        margin: Black less White in points, after all payments.
        agrees: True if the margin is that of the score.
    """

    count: Count
    margin: Fraction
    agrees: bool


@frozen(eq=False, repr=False)
class CountBase:
    """The numbers that a count starts from.

    ``lost`` and ``pass_stones`` are only for counts that require these facts.

    Attributes:
        extra: the sum of all payments, in points, positive for Black.
        penalty: the part of ``extra`` that is paid for incidents.
    """

    grounds: PaymentContext
    extra: Amount
    penalty: Amount = 0

    @property
    def lost(self) -> Pair[int]:
        return _known(self.grounds.facts.lost(self.grounds.tally.dead))

    @property
    def pass_stones(self) -> Pair[int]:
        return _known(self.grounds.facts.pass_stones)

    def quantity(self, quantity: Quantity, colour: Colour) -> Amount:
        return self.grounds.tally.of(quantity, colour)

    @property
    def size(self) -> int:
        return self.grounds.tally.size

    def stones(self, colour: Colour) -> Amount:
        return self.quantity(Quantity.STONES, colour)

    def empties(self, colour: Colour) -> Amount:
        return self.grounds.tally.own_empties(colour)

    def share(self, colour: Colour) -> Amount:
        """Returns a side's stones, own empty points and half the public points."""
        return self.grounds.tally.share(colour)

    def saturated(self, colour: Colour) -> Amount:
        """Returns a side's stones once every route is filled; X in the formulas."""
        return self.stones(colour) + self.rights(colour)

    def rights(self, colour: Colour) -> Amount:
        """Returns a side's own points that can be filled, one-sided dame included: r in the
        formulas."""
        return self.grounds.tally.rights(colour)


def _known(pair: Pair[int] | None) -> Pair[int]:
    """Returns a fact that a count requires.

    Raises AssertionError if the fact is missing: the count's obstacles should have named it.
    """
    if pair is None:
        raise AssertionError("a count was made without a fact that it requires")
    return pair


def checks(
    grounds: PaymentContext, lines: Sequence[Line], margin: Fraction
) -> tuple[Check, ...]:
    """Returns the rule set's counts without obstacles, compared with the scorer's margin."""
    extra = balance(line for line in lines if line.paid)
    fined = [line for line in lines if line.key == PENALTY]
    penalty = whole(balance(fined)) if fined else 0
    work = CountBase(grounds, whole(extra), penalty)
    found = []
    for count in grounds.rules.counts:
        if not obstacles(grounds.case, grounds.rules, grounds.facts, count):
            counted = COUNTS[count](work)
            found.append(Check(count, Fraction(counted), counted == margin))
    return tuple(found)


def _area(w: CountBase) -> Amount:
    """Counts both sides' stones and own empty points, with the public points halved."""
    return w.share(BLACK) - w.share(WHITE) + w.extra


def _half(w: CountBase) -> Amount:
    """Counts Black alone against half the board, in zi; returns twice the difference."""
    if Quantity.LOST in w.grounds.rules.weights:
        return _averaged(w)
    base = halved(w.size) - halved(w.extra)
    return 2 * (w.share(BLACK) - base)


def _both_sides(w: CountBase) -> Amount:
    """Counts each side's stones and land, and compares both sums with half the board."""
    base = halved(w.size)
    moved: Amount = 0
    if Quantity.GROUPS in w.grounds.rules.weights:
        tax = {
            c: 2 * w.quantity(Quantity.GROUPS, c)
            + w.quantity(Quantity.SEKI_GROUPS, c)
            + w.quantity(Quantity.SOLE_LIBERTIES, c)
            for c in (BLACK, WHITE)
        }
        moved = halved(tax[WHITE] - tax[BLACK])
    black = w.share(BLACK) + moved
    white = w.share(WHITE) - moved
    return (black - base) - (white - base) + w.extra


def _fill_in(w: CountBase) -> Amount:
    """Fills each side's land with its stones, half the board's number.

    If lost stones count, the side with more plays pays a point for each extra play.
    """
    plays: Amount = 0
    if Quantity.LOST in w.grounds.rules.weights:
        played = [w.stones(c) + w.lost.of(c) for c in (BLACK, WHITE)]
        plays = played[0] - played[1]
    reserve = w.size // 2
    black = w.empties(BLACK) - (reserve - w.stones(BLACK))
    white = w.empties(WHITE) - (reserve - w.stones(WHITE))
    return black - white - plays + w.extra


def _equal_stones(w: CountBase) -> Amount:
    """Compares empty points, after each side filled in its lost stones and pass stones.

    A difference in turns is added for the side with more turns.
    """
    turns = _known(w.grounds.facts.turns)
    moku = {c: w.empties(c) - w.lost.of(c) - w.pass_stones.of(c) for c in (BLACK, WHITE)}
    setup = w.grounds.facts.setup
    balance = turns.black + setup.black - turns.white - setup.white
    return moku[BLACK] - moku[WHITE] + balance + w.extra


def _equal_space(w: CountBase) -> Amount:
    """Counts the stones after the larger land is filled until it is as small as the other."""
    larger = max(w.empties(BLACK), w.empties(WHITE))
    smaller = min(w.empties(BLACK), w.empties(WHITE))
    filled = {c: w.stones(c) for c in (BLACK, WHITE)}
    if larger != smaller:
        side = BLACK if w.empties(BLACK) == larger else WHITE
        filled[side] += larger - smaller
    return filled[BLACK] - filled[WHITE] + w.extra


def _averaged(w: CountBase) -> Amount:
    """Counts each side's empty points less its lost stones, and shares the rest evenly."""
    b = w.empties(BLACK) - w.lost.black
    v = w.empties(WHITE) - w.lost.white
    shared = halved(w.size - b - v)
    return (b + shared) - (v + shared) + w.extra


def _dot(w: CountBase) -> Amount:
    """Counts a side's empty points and the other side's lost stones; nothing is filled back."""
    plays = _known(w.grounds.facts.board_plays)
    komi = w.extra + plays.black - plays.white
    black = w.empties(BLACK) + w.lost.white
    white = w.empties(WHITE) + w.lost.black
    return black - white + komi


def _territory(w: CountBase) -> Amount:
    """Counts the rule set's land, and the prisoners and pass stones that each side received.

    Under area scoring, the stones handed over for passes are counted instead.
    """
    weights = w.grounds.rules.weights
    if Quantity.LOST not in weights:
        return _passes_paid(w)
    stones = w.pass_stones if Quantity.PASS_STONES in weights else Pair(0, 0)
    off = (Quantity.LOST, Quantity.PASS_STONES)
    land = {c: sum(w.quantity(q, c) for q in weights if q not in off) for c in (BLACK, WHITE)}
    held = {c: w.lost.of(c.other) + stones.of(c.other) for c in (BLACK, WHITE)}
    return land[BLACK] + held[BLACK] - land[WHITE] - held[WHITE] + w.extra


def _routes(w: CountBase) -> Amount:
    """Counts a side's empty points after filling back, less the eyes that no group can fill."""
    weights = w.grounds.rules.weights
    stones = w.pass_stones if Quantity.PASS_STONES in weights else Pair(0, 0)
    left = {}
    for c in (BLACK, WHITE):
        eyes = sum(g.basic_eyes for g in w.grounds.survey.groups if g.colour is c)
        land = sum(len(g.land) for g in w.grounds.survey.groups if g.colour is c)
        privilege = w.quantity(Quantity.ONE_SIDED, c) if Quantity.ONE_SIDED in weights else 0
        left[c] = land - eyes + privilege - w.lost.of(c) - stones.of(c)
    return left[BLACK] - left[WHITE] + w.extra


def _fill_and_halve(w: CountBase) -> Amount:
    """Counts Black's stones after every route is filled, and half of what remains.

    Returns twice the difference from half the board.
    """
    rest = w.size - w.saturated(BLACK) - w.saturated(WHITE)
    black = w.saturated(BLACK) + halved(rest)
    return 2 * (black - halved(w.size)) + w.extra


def _tingdao(w: CountBase) -> Amount:
    """Counts stones handed over, after both sides have used their rights to fill points.

    The side with more rights plays on, and receives a stone for each play.
    """
    taken = {c: w.lost.of(c.other) + w.pass_stones.of(c.other) for c in (BLACK, WHITE)}
    more = BLACK if w.rights(BLACK) > w.rights(WHITE) else WHITE
    handed = w.rights(more) - w.rights(more.other)
    gained = {more: handed, more.other: 0}
    return taken[BLACK] + gained[BLACK] - taken[WHITE] - gained[WHITE] + w.extra


def _saturation(w: CountBase) -> Amount:
    """Counts the stones on the board when every route is filled.

    If lost stones count, turns are made equal, and setup stones are subtracted.
    """
    if Quantity.LOST not in w.grounds.rules.weights:
        return w.saturated(BLACK) - w.saturated(WHITE) + w.extra
    setup = w.grounds.facts.setup
    return w.saturated(BLACK) - w.saturated(WHITE) - setup.black + setup.white + w.penalty


def _stones(w: CountBase) -> Amount:
    """Counts the stones on the board, once every route is filled if routes are counted."""
    if Quantity.GROUPS not in w.grounds.rules.weights:
        return w.stones(BLACK) - w.stones(WHITE) + w.extra
    return w.saturated(BLACK) - w.saturated(WHITE) + w.extra


def _passes_paid(w: CountBase) -> Amount:
    """Counts territory, with a stone handed over for every pass; White passes last."""
    facts = w.grounds.facts
    passes = _known(facts.passes)
    white_passes = passes.white + (1 if facts.last_turn is BLACK else 0)
    black = w.empties(BLACK) + w.lost.white + white_passes
    white = w.empties(WHITE) + w.lost.black + passes.black
    komi = w.extra + max(facts.handicap - 1, 0)
    return black - white + komi


COUNTS: dict[Count, Callable[[CountBase], Amount]] = {
    Count.AREA: _area,
    Count.HALF: _half,
    Count.BOTH_SIDES: _both_sides,
    Count.FILL_IN: _fill_in,
    Count.EQUAL_STONES: _equal_stones,
    Count.EQUAL_SPACE: _equal_space,
    Count.AVERAGED: _averaged,
    Count.DOT: _dot,
    Count.TERRITORY: _territory,
    Count.ROUTES: _routes,
    Count.FILL_AND_HALVE: _fill_and_halve,
    Count.TINGDAO: _tingdao,
    Count.SATURATION: _saturation,
    Count.STONES: _stones,
}
