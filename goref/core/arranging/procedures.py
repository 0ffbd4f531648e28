"""The counts as data: the stages of each, and the figures read at its end.

A new count is an entry here. A count has two entries if it is done differently where lost
stones count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goref.core.arranging import payment_stages, saturation_stages, stages
from goref.core.arranging import read_off as read
from goref.core.arranging.land.yard_ways import Keeps
from goref.core.arranging.table.arrangement import ReadOff
from goref.core.arranging.table.counting_board import (
    CountingBoard,
    Invariant,
    terms_of_areas,
    terms_of_land,
    terms_of_rights,
    terms_of_routes,
    terms_of_standing,
)
from goref.core.base.frozen import frozen
from goref.core.rulesets.ruleset import Count, Payment, RuleSet
from goref.core.ruling.quantity import Quantity

Stage = Callable[[CountingBoard], None]


@frozen
class Procedure:
    """A count with stones.

    Attributes:
        read: returns the figures at the end.
        invariant: returns the terms of the margin, which only payments may change.
        tens: True if spaces should be whole tens.
        weighed: True if only own points of the kinds in the rule set's weights are counted.
        keeps_eyes: True if the basic eyes of both sides are kept apart from counted points.
        in_sight: True if every group must show two eyes at the end, if it does now.
        turns: True if a stone put down or handed over is a turn.
        alone: True if one side is counted alone: the quicker one, unless the caller names it.
        halves: True if public points are halved, shown by a move without a stone.
        tidies: True if living stones may be moved within their own land: the text of the count
            says so, or custom forms its land into tens or rectangles. Elsewhere tidying is only
            offered to the referee.
        settles: payments that are contained in the count.
        lost: True if the count is used only where lost stones count, False if only where they
            do not. None if it is used in both cases.
    """

    count: Count
    stages: tuple[Stage, ...]
    read: Callable[[CountingBoard], ReadOff]
    invariant: Invariant = terms_of_areas
    tens: bool = False
    weighed: bool = False
    keeps_eyes: bool = False
    in_sight: bool = False
    turns: bool = False
    alone: bool = False
    halves: bool = False
    tidies: bool = True
    settles: frozenset[Payment] = frozenset()
    lost: bool | None = None

    @property
    def keeps(self) -> Keeps:
        """The eyes that every group must show at the end."""
        if self.keeps_eyes:
            return Keeps.APART
        return Keeps.TWO_EYES if self.in_sight else Keeps.NOTHING


CLEAR: tuple[Stage, ...] = (stages.take_back, stages.lift)
PAID_FIRST: tuple[Stage, ...] = (stages.take_back, payment_stages.pay_first_pass, stages.lift)
SATURATE: tuple[Stage, ...] = (*CLEAR, saturation_stages.show_missing_eyes)
FILL_BACK: tuple[Stage, ...] = (*CLEAR, payment_stages.even_turns, stages.fill_back)

saturated = partial(Procedure, weighed=True, keeps_eyes=True)
"""Makes a procedure in which every route is filled, or could be."""

TABLE: tuple[Procedure, ...] = (
    Procedure(
        Count.AREA,
        (*PAID_FIRST, stages.tens),
        read.areas,
        tens=True,
        halves=True,
    ),
    Procedure(
        Count.HALF,
        (*CLEAR, stages.tens),
        read.half_areas,
        tens=True,
        alone=True,
        halves=True,
        lost=False,
    ),
    Procedure(
        Count.HALF,
        FILL_BACK,
        read.averaged_half,
        terms_of_land,
        tens=True,
        in_sight=True,
        tidies=False,
        lost=True,
    ),
    Procedure(Count.BOTH_SIDES, (*CLEAR, stages.tens), read.both_areas, tens=True, halves=True),
    Procedure(
        Count.EQUAL_STONES,
        (
            stages.take_back,
            payment_stages.balance_turns,
            stages.lift,
            stages.fill_back,
            stages.even_stones,
        ),
        read.equal_stones,
        tens=True,
        in_sight=True,
        halves=True,
        tidies=False,
    ),
    Procedure(
        Count.EQUAL_SPACE,
        (
            *PAID_FIRST,
            stages.prisoners_to_bowls,
            stages.fill_scattered,
            stages.even_space,
        ),
        read.stones,
        in_sight=True,
        halves=True,
    ),
    Procedure(
        Count.FILL_IN,
        (
            *PAID_FIRST,
            stages.prisoners_to_bowls,
            payment_stages.komi_stones,
            stages.fill_land,
        ),
        read.filled,
        halves=True,
        tidies=False,
    ),
    Procedure(
        Count.AVERAGED,
        FILL_BACK,
        read.averaged,
        terms_of_land,
        tens=True,
        in_sight=True,
        tidies=False,
    ),
    Procedure(
        Count.DOT, CLEAR, read.dots, terms_of_land, settles=frozenset({Payment.SURPLUS_PLAYS})
    ),
    Procedure(
        Count.TERRITORY,
        (*FILL_BACK, stages.tidy_rest),
        read.moku,
        terms_of_land,
        tens=True,
        weighed=True,
        in_sight=True,
        lost=True,
    ),
    Procedure(
        Count.TERRITORY,
        (*CLEAR, payment_stages.hand_over_passes, stages.fill_back, stages.tidy_rest),
        read.moku,
        terms_of_land,
        tens=True,
        in_sight=True,
        lost=False,
    ),
    Procedure(
        Count.ROUTES,
        (*CLEAR, payment_stages.even_turns, saturation_stages.fill_back_routes),
        read.routes,
        terms_of_routes,
        tens=True,
        weighed=True,
        keeps_eyes=True,
        tidies=False,
    ),
    saturated(
        Count.FILL_AND_HALVE,
        (*SATURATE, stages.prisoners_to_bowls, saturation_stages.fill_routes),
        read.fill_and_halve,
        terms_of_standing,
    ),
    saturated(
        Count.STONES,
        (*SATURATE, stages.prisoners_to_bowls, saturation_stages.fill_routes),
        read.standing,
        terms_of_standing,
    ),
    saturated(
        Count.TINGDAO,
        (*SATURATE, payment_stages.even_turns, saturation_stages.play_batches),
        read.taken,
        terms_of_rights,
        tens=True,
        turns=True,
        tidies=False,
    ),
    saturated(
        Count.SATURATION,
        (*SATURATE, payment_stages.even_turns, saturation_stages.play_to_saturation),
        read.taken,
        terms_of_rights,
        turns=True,
        lost=True,
    ),
    saturated(
        Count.SATURATION,
        (*SATURATE, stages.prisoners_to_bowls, saturation_stages.play_to_saturation),
        read.standing,
        terms_of_standing,
        lost=False,
    ),
)


def procedure(rules: RuleSet, count: Count) -> Procedure:
    """Returns the procedure of a rule set's count."""
    lost = Quantity.LOST in rules.weights
    return next(p for p in TABLE if p.count is count and p.lost in (None, lost))
