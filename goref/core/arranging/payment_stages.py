"""Stages that pay with stones, or make the numbers of turns equal."""

from __future__ import annotations

from fractions import Fraction

from goref.core.arranging.land.filling import seen_room, spare_stone
from goref.core.arranging.land.land import eyes_to_keep, territory
from goref.core.arranging.land.shapes import points_of
from goref.core.arranging.table.arrangement import MoveReason, OffBoardPlace, Place, StoneAction
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair, Who
from goref.core.base.geometry import Point
from goref.core.rulesets.ruleset import Payment
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.lines import Line

SHARED_OUT = Fraction(2)
"""The value of a komi stone in the other side's land, in points of margin."""


def pay_first_pass(top: CountingBoard) -> None:
    """Pays for White's first pass, if the score has this payment: removes a black border stone.

    If no stone fits, a finding says so.

    Source: Ji Ping Dian A, articles 2.5, 2.6, 7.2 and 7.4: this is done before dead stones are
    removed.
    """
    _pay_first_pass(top, OffBoardPlace.BOWL)


def _pay_first_pass(top: CountingBoard, target: Place) -> bool:
    line = _paid(top, Payment.FIRST_PASS_BY_BLACK)
    if line is None:
        return False
    p = _border_stone(top)
    if p is None:
        top.say("arrange-no-border-stone")
        return False
    top.make(
        StoneAction.NEGATIVE_A, BLACK, p, target, MoveReason.FIRST_PASS, pays=True, public=True
    )
    top.settled[Payment.FIRST_PASS_BY_BLACK] = line.difference
    return True


def _paid(top: CountingBoard, payment: Payment) -> Line | None:
    """Returns the score's line of a payment that is made with stones; None if there is none."""
    if payment not in top.rules.laid_out:
        return None
    return next((x for x in top.score.lines if x.paid and x.key == payment.value), None)


def _border_stone(top: CountingBoard) -> Point | None:
    """Returns a black stone that touches a white one and no empty point; None if there is none.

    Prefers a stone whose removal cuts off no black neighbour, then one with many of them.
    """

    living = [0 if p in top.dead else top.cells[p] for p in top.grid.points]

    def missed(p: Point) -> tuple[bool, int, Point]:
        near = [n for n in top.near[p] if living[n] == BLACK]
        bare = any(
            not any(living[m] in (0, BLACK) for m in top.near[n] if m != p) for n in near
        )
        return bare, -len(near), p

    fit = [
        p
        for p in top.grid.points
        if living[p] == BLACK
        and p not in top.seki
        and all(living[n] for n in top.near[p])
        and {BLACK, WHITE} <= {living[n] for n in top.near[p]}
    ]
    return min(fit, key=missed, default=None)


def balance_turns(top: CountingBoard) -> None:
    """Pays for the first pass, then makes the turns equal.

    Only then can both sides have equal stones. The article lists four usual cases; the stage
    balances the recorded numbers instead. If Black has no surplus turn, the stone that pays
    goes straight into Black's land.

    Source: Ji Ping Dian A, article 7.1.2.
    """
    more = _surplus_turns(top)
    usual = _usual_balance(top)
    paid = _pay_first_pass(top, OffBoardPlace.BOWL if more > 0 else _own_land(top))
    if paid and more > 0:
        more -= 1
    made = more
    if more == 1 and (spare := spare_stone(top, BLACK)) is not None:
        top.make(StoneAction.NEGATIVE_B, BLACK, spare, OffBoardPlace.BOWL, MoveReason.BALANCE)
        more = 0
    for colour, stones in ((WHITE, more), (BLACK, -more)):
        for _ in range(max(stones, 0)):
            top.make(
                StoneAction.PASS_STONE,
                colour,
                OffBoardPlace.BOWL,
                OffBoardPlace.LID,
                MoveReason.BALANCE,
            )
    if usual is not None and usual != made:
        top.say("arrange-balanced-by-numbers")


def _own_land(top: CountingBoard) -> Place:
    """Returns a point of Black's land for one more stone, or the lid if no point is free."""
    spare = territory(top, BLACK) & ~eyes_to_keep(top, BLACK)
    fits = 1 in seen_room(top, BLACK, 1)
    return next(iter(points_of(spare)), OffBoardPlace.LID) if fits else OffBoardPlace.LID


def _surplus_turns(top: CountingBoard) -> int:
    """Returns the stones Black put down less White's, setup and pass stones included."""
    facts = top.score.facts
    plays, passed = facts.board_plays or Pair(0, 0), facts.pass_stones or Pair(0, 0)
    return plays.black + passed.black - plays.white - passed.white


def _usual_balance(top: CountingBoard) -> int | None:
    """Returns Black's surplus turns (1 or 0) in the usual cases of the article.

    Returns None if no case fits. Source: Ji Ping Dian A, article 7.1.2.
    """
    first, last = top.score.facts.first_pass, top.score.facts.last_play
    if first is Who.BLACK and last is Who.BLACK:
        return 1
    return 0 if first in (Who.BLACK, Who.WHITE) and last is not None else None


def komi_stones(top: CountingBoard) -> None:
    """Puts stones for the komi into the other side's land, two points each.

    Does nothing if the komi is not paid with stones. A finding reports an amount that the
    stones do not pay exactly. Source: Ing's rules: eight points are four white stones.
    """
    line = _paid(top, Payment.KOMI)
    if line is None:
        return
    colour = WHITE if line.difference < 0 else BLACK
    points = abs(line.difference)
    free = top.empty_points(colour.other, (PointKind.TERRITORY,))
    stones = min(int(points / SHARED_OUT), len(free))
    for p in free[:stones]:
        top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, MoveReason.KOMI, pays=True)
    paid = stones * SHARED_OUT
    top.settled[Payment.KOMI] = -paid if colour is WHITE else paid
    if paid != points:
        top.say("arrange-odd-komi")


def hand_over_passes(top: CountingBoard) -> None:
    """Hands over a stone for every recorded pass, plus one by White if Black had the last turn.

    Source: AGA, rules 7 to 9.
    """
    facts = top.score.facts
    passes = facts.passes or Pair(0, 0)
    for colour in COLOURS:
        last = colour is WHITE and facts.last_turn is BLACK
        for _ in range(passes.of(colour) + last):
            top.make(
                StoneAction.PASS_STONE,
                colour,
                OffBoardPlace.BOWL,
                OffBoardPlace.LID,
                MoveReason.PASSED,
                pays=True,
            )
    for line in top.score.lines:
        if line.paid and line.key == Payment.HANDICAP_LESS_ONE.value:
            top.settled[Payment.HANDICAP_LESS_ONE] = line.difference


TURN_PAYMENTS = (Payment.EQUAL_TURNS, Payment.SECOND_PHASE, Payment.HANDED_STONES)


def even_turns(top: CountingBoard) -> None:
    """Lets the side with fewer turns take dame or hand over stones, until the turns are equal.

    Does nothing if the rules do not pay for turns. Source: Zhao Zhiyun, part 1.
    """
    payment = next((p for p in TURN_PAYMENTS if p in top.rules.payments), None)
    if payment is None:
        return
    line = next((x for x in top.score.lines if x.key == payment.value), None)
    handed = int(abs(line.difference)) if line else 0
    facts = top.score.facts
    turns = facts.second_phase if payment is Payment.SECOND_PHASE else facts.turns
    behind = turns.black - turns.white if turns else 0
    colour = BLACK if behind < 0 else WHITE
    for _ in range(abs(behind) - handed):
        p = _dame(top, colour)
        if p is None:
            break
        top.make(StoneAction.SHARE, colour, OffBoardPlace.BOWL, p, MoveReason.OWED_TURN)
    for _ in range(handed):
        top.make(
            StoneAction.PASS_STONE,
            colour,
            OffBoardPlace.BOWL,
            OffBoardPlace.LID,
            MoveReason.OWED_TURN,
            pays=not top.counts_turns,
        )
    if line:
        top.settled[payment] = line.difference


def _dame(top: CountingBoard, colour: Colour) -> Point | None:
    """Returns a dame, if possible next to the side's stones and to empty points; else None."""
    free = [
        p
        for p in top.grid.points
        if not top.cells[p] and not top.owner[p] and top.kind[p] is PointKind.DAME
    ]

    def air(p: Point) -> tuple[bool, int, Point]:
        near = [top.cells[n] for n in top.near[p]]
        return int(colour) not in near, -near.count(0), p

    return min(free, key=air, default=None)
