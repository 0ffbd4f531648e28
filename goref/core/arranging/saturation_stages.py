"""Stages that fill routes and keep the basic eyes."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.arranging.land.filling import fill, played_on, room, tidy
from goref.core.arranging.land.land import routes
from goref.core.arranging.land.yard_ways import Keeps
from goref.core.arranging.table.arrangement import MoveReason, OffBoardPlace, StoneAction
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.geometry import Point
from goref.core.ruling.quantity import Quantity

ROUTE = MoveReason.ROUTE


def show_missing_eyes(top: CountingBoard) -> None:
    """Removes a stone of each living group whose land has fewer empty points than basic eyes.

    Does nothing if the rule set does not count groups, and skips groups in seki. A finding
    names the stone. If lost stones count, it goes to the lid, so that the side gains nothing.
    """
    if Quantity.GROUPS not in top.rules.weights:
        return
    where = OffBoardPlace.LID if Quantity.LOST in top.rules.weights else OffBoardPlace.BOWL
    for group in top.groups:
        empty = sum(1 for p in group.land if not top.cells[p])
        stones = sorted(p for p in group.stones if top.cells[p] == group.colour)
        if group.seki or empty >= group.basic_eyes or not stones:
            continue
        inner = [p for p in stones if top.is_inner(p, group.colour)]
        apart = [p for p in stones if not any(n in group.land for n in top.near[p])]
        p = next(iter(inner or apart or stones))
        top.make(StoneAction.TAKE, group.colour, p, where, MoveReason.MISSING_EYE)
        top.say("arrange-stone-for-eye", [p])


def fill_routes(top: CountingBoard) -> None:
    """Fills every route of both sides, and keeps their basic eyes."""
    for colour in COLOURS:
        for p in routes(top, colour):
            _fill(top, colour, p)


def _fill(top: CountingBoard, colour: Colour, p: Point, why: MoveReason = ROUTE) -> None:
    """Fills a route. If the bowl is empty, some rules let the other side lend a stone.

    Source: live-stone rules, article 22.
    """
    lent = top.rules.lends_stones and top.bowls[colour - 1] <= 0
    stone, why = (colour.other, MoveReason.LENT) if lent else (colour, why)
    top.make(StoneAction.FILL, stone, OffBoardPlace.BOWL, p, why, lent=lent)


def fill_back_routes(top: CountingBoard) -> None:
    """Puts lost stones into routes; stones that do not fit count against their side."""
    for colour in COLOURS:
        stones = min(top.lids[colour - 1], room(top, colour))
        fill(top, colour, stones, OffBoardPlace.LID, MoveReason.PRISONER, Keeps.APART)
        left = min(top.lids[colour - 1], len(routes(top, colour)))
        for p in routes(top, colour)[:left]:
            top.make(StoneAction.FILL_BACK, colour, OffBoardPlace.LID, p, MoveReason.PRISONER)
    top.held_back = list(top.lids)


def play_to_saturation(top: CountingBoard) -> None:
    """Fills both sides' routes in turn, then the rest of the side that has more.

    For each of these the other side hands over a stone, so turns are equal. The side that began
    the game also begins here; Black, if that is not known. Source: Zhang Xu, sections 2 to 4.
    """
    open_ = [routes(top, c) for c in COLOURS]
    first = top.score.facts.began or BLACK
    for pair in zip(*open_, strict=False):
        for colour in (first, first.other):
            _fill(top, colour, pair[colour - 1], MoveReason.BY_TURNS)
    both = min(map(len, open_))
    more = BLACK if len(open_[0]) > both else WHITE
    for p in open_[more - 1][both:]:
        _fill(top, more, p, MoveReason.AGAINST_STONE)
        top.make(
            StoneAction.PASS_STONE,
            more.other,
            OffBoardPlace.BOWL,
            OffBoardPlace.LID,
            MoveReason.AGAINST_STONE,
        )


BATCH = 3
"""The most stones played in a row (da chou). Source: Zhang Xu, section 7."""


def play_batches(top: CountingBoard) -> None:
    """Lets the side with more rights to play use its surplus, up to three stones in a row.

    The other side hands over as many stones. Then both play in turn, equally often, while that
    makes the rest quicker to read.
    """
    open_ = [len(routes(top, c)) for c in COLOURS]
    more = BLACK if open_[0] > open_[1] else WHITE
    fewer = min(open_)
    surplus = open_[more - 1] - fewer
    fits = min(surplus, room(top, more))
    stones = Pair(0, 0).with_(more, fits)
    made = played_on(top, stones, fewer if fits == surplus else 0, Keeps.APART)
    # Only routes are played, so no stone of a batch endangers a group.
    played = made.of(more)[0][:fits]
    _play(top, more, played)
    for colour in COLOURS:
        points, moved = made.of(colour)
        for p in points[stones.of(colour) :]:
            top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, MoveReason.IN_TURN)
        tidy(top, colour, moved)
    _play(top, more, routes(top, more)[: surplus - len(played)])


def _play(top: CountingBoard, colour: Colour, points: Sequence[Point]) -> None:
    """Plays points in batches of up to three; the other side hands over as many stones."""
    for first in range(0, len(points), BATCH):
        batch = points[first : first + BATCH]
        for p in batch:
            top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, MoveReason.BATCH)
        for _ in batch:
            top.make(
                StoneAction.PASS_STONE,
                colour.other,
                OffBoardPlace.BOWL,
                OffBoardPlace.LID,
                MoveReason.HANDED,
            )
