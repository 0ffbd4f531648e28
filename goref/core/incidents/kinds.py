"""The table of the kinds of incidents; the frequent kinds come first."""

from __future__ import annotations

from enum import Enum
from functools import partial

from goref.core.base.frozen import frozen
from goref.core.base.language import Text


class IncidentGroup(Enum):
    """The subject of a kind of incident."""

    PLAY = "play"
    STONES = "stones"
    CLOCK = "clock"
    CONDUCT = "conduct"
    COUNT = "count"
    FORMALITIES = "formalities"


@frozen
class IncidentKind:
    """A kind of incident.

    Attributes:
        id: its name in files and on the command line.
        on_board: True if it concerns moves or stones on the board; some regulations add up only
            warnings for such kinds.
        by_time: True if a game lost by such an incident is lost on time.
        can_stand: True if the move may remain valid once the opponent has replied.
    """

    id: str
    name: Text
    group: IncidentGroup
    on_board: bool = False
    by_time: bool = False
    can_stand: bool = True


play = partial(IncidentKind, group=IncidentGroup.PLAY, on_board=True)
stones = partial(IncidentKind, group=IncidentGroup.STONES, on_board=True)
clock = partial(IncidentKind, group=IncidentGroup.CLOCK)
conduct = partial(IncidentKind, group=IncidentGroup.CONDUCT)
count = partial(IncidentKind, group=IncidentGroup.COUNT)
formality = partial(IncidentKind, group=IncidentGroup.FORMALITIES)

ALL = (
    stones(
        "prisoner-not-in-lid", Text("incidents", "prisoner not laid in the lid"), on_board=False
    ),
    clock(
        "pressed-before-capture",
        Text("incidents", "clock pressed before the captured stones were off"),
    ),
    play("two-moves", Text("incidents", "two moves in a row")),
    play("ko-retaken", Text("incidents", "ko retaken at once")),
    stones("stone-displaced", Text("incidents", "an earlier stone found on another point")),
    play("let-go-moved", Text("incidents", "stone released, then moved to another point")),
    clock("pressed-early", Text("incidents", "clock pressed before or with the stone")),
    conduct("phone-rang", Text("incidents", "telephone rang")),
    formality("late", Text("incidents", "came late")),
    clock("time-exhausted", Text("incidents", "time used up"), by_time=True),
    # The others, by group.
    play("wrong-partner", Text("incidents", "wrong partner moved (pair)")),
    play("wrong-partner-intent", Text("incidents", "wrong partner moved on purpose (pair)")),
    play("forbidden-point", Text("incidents", "played where play is forbidden")),
    play("occupied-point", Text("incidents", "played on an occupied point"), can_stand=False),
    play("position-repeated", Text("incidents", "position repeated")),
    play("wrong-colour", Text("incidents", "stone of the wrong colour played")),
    play(
        "touched-elsewhere", Text("incidents", "stone not released, carried to another point")
    ),
    play("touched-again", Text("incidents", "stone not released, lifted and put down again")),
    play("stone-slid", Text("incidents", "stone slid over the board")),
    stones("stone-displaced-intent", Text("incidents", "a stone displaced on purpose")),
    stones("board-scattered", Text("incidents", "board upset by a player's accident")),
    stones("board-scattered-outside", Text("incidents", "board upset from outside")),
    stones("board-scattered-intent", Text("incidents", "board upset on purpose")),
    stones("stone-dropped", Text("incidents", "stone dropped on the board")),
    stones("wrong-removal", Text("incidents", "stones removed that were not captured")),
    stones("removal-forgotten", Text("incidents", "captured stones left on the board")),
    stones(
        "prisoners-touched",
        Text("incidents", "prisoners given back, or the opponent's touched"),
        on_board=False,
    ),
    clock("other-hand", Text("incidents", "clock pressed with the other hand")),
    clock("hand-on-clock", Text("incidents", "hand kept on the clock")),
    clock("clock-not-pressed", Text("incidents", "clock not pressed")),
    clock("clock-wrong", Text("incidents", "clock or its reading wrong")),
    clock(
        "overtime-stones",
        Text("incidents", "overtime stones not counted out, or taken from the bowl"),
    ),
    conduct("device", Text("incidents", "device or notes used")),
    conduct("disturbance", Text("incidents", "talk, noise, disturbance")),
    conduct("advice", Text("incidents", "advice from a third person")),
    conduct("seat-left", Text("incidents", "left the seat")),
    count("prisoners-doubted", Text("incidents", "number of prisoners doubted")),
    count("dame-unfilled", Text("incidents", "dame left, opponent plays on")),
    count("life-disputed", Text("incidents", "life and death not agreed after the stop")),
    count("board-disturbed-in-count", Text("incidents", "board disturbed in the count")),
    count("found-late", Text("incidents", "breach found after the game")),
    count("impossible-result", Text("incidents", "result agreed that cannot be")),
    formality("pass-unclear", Text("incidents", "pass or stop unclear")),
    formality("colours-swapped", Text("incidents", "colours swapped")),
    formality("komi-wrong", Text("incidents", "wrong komi")),
    formality("handicap-wrong", Text("incidents", "wrong handicap")),
    formality("resigned-by-mistake", Text("incidents", "resigned by mistake")),
    formality("referee-called", Text("incidents", "referee called, no breach")),
    formality("other", Text("incidents", "something else")),
)
"""Every kind; the frequent ones come first."""

KINDS: dict[str, IncidentKind] = {kind.id: kind for kind in ALL}
"""Every kind by id, the frequent ones first."""
