"""Stages that clear the board and fill, empty or even out both sides' land.

A procedure (:mod:`goref.core.arranging.procedures`) is a sequence of stages; each moves stones
on the counting board.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.arranging.land.filling import (
    can_be_tens,
    chosen,
    even_out,
    fill,
    make_tens,
    open_up,
    seen_room,
    tidy,
)
from goref.core.arranging.land.land import scattered, yards
from goref.core.arranging.land.yard_ways import Keeps
from goref.core.arranging.table.arrangement import MoveReason, OffBoardPlace, StoneAction
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.geometry import Point


def take_back(top: CountingBoard) -> None:
    """Removes the last played stone if the rule set counts the board before that play."""
    p = top.last_played
    if p is not None:
        colour = Colour(top.cells[p])
        top.make(
            StoneAction.TAKE, colour, p, OffBoardPlace.BOWL, MoveReason.TAKE_BACK, public=True
        )


def lift(top: CountingBoard) -> None:
    """Moves dead stones to the lids, chain by chain."""
    board = top.start
    chains = {board.chain(p) for p in top.dead}
    for chain in sorted(chains, key=lambda c: (board.cells[min(c)], min(c))):
        for p in sorted(chain):
            top.make(
                StoneAction.LIFT, Colour(top.cells[p]), p, OffBoardPlace.LID, MoveReason.DEAD
            )


def fill_back(top: CountingBoard) -> None:
    """Puts prisoners and pass stones into their own side's land.

    If not all of a side's stones fit with its eyes visible, both sides hold back equally many.
    A side may have too few to hold back; then the rest counts against the side without space.

    Source: Ji Ping Dian A, article 7.1.3.
    """
    fits = [seen_room(top, c, top.lids[c - 1]) for c in COLOURS]
    full = [c for i, c in enumerate(COLOURS) if top.lids[i] not in fits[i]]
    held = 0
    while any(max(top.lids[i] - held, 0) not in fits[i] for i in (0, 1)):
        held += 1
    for colour in COLOURS:
        stones = top.lids[colour - 1] - held
        if stones > 0:
            fill(top, colour, stones, OffBoardPlace.LID, MoveReason.PRISONER)
    top.held_back = list(top.lids)
    if any(top.lids):
        black, white = top.lids
        if len(full) == 1:
            top.say("arrange-held-back", colour=full[0], black=black, white=white)
        else:
            top.say("arrange-held-back-both", black=black, white=white)


def tidy_rest(top: CountingBoard) -> None:
    """Tidies each side's land, unless an earlier stage has already tidied it."""
    done = {move.colour for move in top.moves if move.why in SHAPES}
    for colour in COLOURS:
        if colour not in done:
            tidy(top, colour, chosen(top, colour, 0, Keeps.TWO_EYES)[1])


SHAPES = (MoveReason.PRISONER, MoveReason.EVEN_STONES)
"""Reasons of moves that leave a side's land tidy."""


def even_stones(top: CountingBoard) -> None:
    """Removes stones from one side's land until both sides hold back equally many stones."""
    apart = top.held_back[0] - top.held_back[1]
    colour = WHITE if apart > 0 else BLACK
    if apart:
        taken = open_up(top, colour, abs(apart), MoveReason.EVEN_STONES)
        top.held_back[colour - 1] += taken
    black, white = (top.standing[i] + top.held_back[i] for i in (0, 1))
    if black != white:
        fewer = BLACK if black < white else WHITE
        top.say("arrange-uneven", colour=fewer, count=abs(black - white))


def prisoners_to_bowls(top: CountingBoard) -> None:
    """Empties the lids into the bowls: this count does not need prisoners."""
    for colour in COLOURS:
        for _ in range(top.lids[colour - 1]):
            top.make(
                StoneAction.TAKE,
                colour,
                OffBoardPlace.LID,
                OffBoardPlace.BOWL,
                MoveReason.TO_BOWL,
            )


def fill_scattered(top: CountingBoard) -> None:
    """Puts a stone of the owner on one-sided dame, sole liberties and ko points.

    Source: Ji Ping Dian A, article 7.4.3.
    """
    for colour in COLOURS:
        fill_points(top, colour, scattered(top, colour))


def fill_points(top: CountingBoard, colour: Colour, points: Iterable[Point]) -> None:
    """Puts stones of a side on single points of its own, one kind after the other."""
    for p in sorted(points, key=lambda p: (top.kind[p].value, p)):
        why = MoveReason(top.kind[p].value)
        top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, why)


def even_space(top: CountingBoard) -> None:
    """Makes both sides' empty points equally many. Source: Ji Ping Dian A, article 7.4.3."""
    if even_out(top, yards(top, BLACK), yards(top, WHITE)):
        return
    apart = top.empties[0] - top.empties[1]
    colour = BLACK if apart > 0 else WHITE
    missing = abs(apart)
    missing -= fill(top, colour, missing, OffBoardPlace.BOWL, MoveReason.EVEN_SPACE)
    filled = top.empty_points(colour, top.counted)[:missing]
    for p in filled:
        top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, MoveReason.EVEN_SPACE)
    if filled:
        top.say("arrange-eyes-filled", filled)


def tens(top: CountingBoard) -> None:
    """Makes the empty points of each counted side whole tens, if possible.

    Eyes need not stay visible: life and death are agreed, and stones count as land does.
    """
    for colour in top.counted_sides:
        points = scattered(top, colour)
        filled = next(
            (n for n in range(len(points), -1, -1) if can_be_tens(top, colour, n)),
            len(points),
        )
        fill_points(top, colour, points[:filled])
        make_tens(top, colour)


def fill_land(top: CountingBoard) -> None:
    """Fills the land of each counted side with the stones that the side has."""
    for colour in top.counted_sides:
        stones = max(0, min(top.bowls[colour - 1], top.empties[colour - 1]))
        if stones < top.empties[colour - 1]:
            stones -= fill(top, colour, stones, OffBoardPlace.BOWL, MoveReason.LAND)
        for p in top.empty_points(colour, top.counted)[:stones]:
            top.make(StoneAction.FILL, colour, OffBoardPlace.BOWL, p, MoveReason.LAND)
