"""The kinds of incidents: a table, the frequent ones first."""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen
from goref.core.base.language import Text


class IncidentGroup(Enum):
    """The subject of an incident."""

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
        on_board: it concerns moves or stones on the board; some regulations add up only such
            warnings.
        by_time: a loss by it is one on time.
        can_stand: the move may remain once the opponent has replied.
    """

    id: str
    group: IncidentGroup
    name: Text
    on_board: bool = False
    by_time: bool = False
    can_stand: bool = True


P, S, C = IncidentGroup.PLAY, IncidentGroup.STONES, IncidentGroup.CLOCK
D, N, F = IncidentGroup.CONDUCT, IncidentGroup.COUNT, IncidentGroup.FORMALITIES

ALL = (
    IncidentKind(
        "prisoner-not-in-lid",
        S,
        Text("incidents", "prisoner not laid in the lid"),
    ),
    IncidentKind(
        "pressed-before-capture",
        C,
        Text("incidents", "clock pressed before the captured stones were off"),
    ),
    IncidentKind(
        "two-moves",
        P,
        Text("incidents", "two moves in a row"),
        on_board=True,
    ),
    IncidentKind(
        "ko-retaken",
        P,
        Text("incidents", "ko retaken at once"),
        on_board=True,
    ),
    IncidentKind(
        "stone-displaced",
        S,
        Text("incidents", "an earlier stone found on another point"),
        on_board=True,
    ),
    IncidentKind(
        "let-go-moved",
        P,
        Text("incidents", "stone released, then moved to another point"),
        on_board=True,
    ),
    IncidentKind(
        "pressed-early",
        C,
        Text("incidents", "clock pressed before or with the stone"),
    ),
    IncidentKind("phone-rang", D, Text("incidents", "telephone rang")),
    IncidentKind("late", F, Text("incidents", "came late")),
    IncidentKind(
        "time-exhausted",
        C,
        Text("incidents", "time used up"),
        by_time=True,
    ),
    # The others, by group.
    IncidentKind(
        "wrong-partner",
        P,
        Text("incidents", "wrong partner moved (pair)"),
        on_board=True,
    ),
    IncidentKind(
        "wrong-partner-intent",
        P,
        Text("incidents", "wrong partner moved on purpose (pair)"),
        on_board=True,
    ),
    IncidentKind(
        "forbidden-point",
        P,
        Text("incidents", "played where play is forbidden"),
        on_board=True,
    ),
    IncidentKind(
        "occupied-point",
        P,
        Text("incidents", "played on an occupied point"),
        on_board=True,
        can_stand=False,
    ),
    IncidentKind(
        "position-repeated",
        P,
        Text("incidents", "position repeated"),
        on_board=True,
    ),
    IncidentKind(
        "wrong-colour",
        P,
        Text("incidents", "stone of the wrong colour played"),
        on_board=True,
    ),
    IncidentKind(
        "touched-elsewhere",
        P,
        Text("incidents", "stone not released, carried to another point"),
        on_board=True,
    ),
    IncidentKind(
        "touched-again",
        P,
        Text("incidents", "stone not released, lifted and put down again"),
        on_board=True,
    ),
    IncidentKind(
        "stone-slid",
        P,
        Text("incidents", "stone slid over the board"),
        on_board=True,
    ),
    IncidentKind(
        "stone-displaced-intent",
        S,
        Text("incidents", "a stone displaced on purpose"),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered",
        S,
        Text("incidents", "board upset by a player's accident"),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered-outside",
        S,
        Text("incidents", "board upset from outside"),
        on_board=True,
    ),
    IncidentKind(
        "board-scattered-intent",
        S,
        Text("incidents", "board upset on purpose"),
        on_board=True,
    ),
    IncidentKind(
        "stone-dropped",
        S,
        Text("incidents", "stone dropped on the board"),
        on_board=True,
    ),
    IncidentKind(
        "wrong-removal",
        S,
        Text("incidents", "stones removed that were not captured"),
        on_board=True,
    ),
    IncidentKind(
        "removal-forgotten",
        S,
        Text("incidents", "captured stones left on the board"),
        on_board=True,
    ),
    IncidentKind(
        "prisoners-touched",
        S,
        Text("incidents", "prisoners given back, or the opponent's touched"),
    ),
    IncidentKind(
        "other-hand",
        C,
        Text("incidents", "clock pressed with the other hand"),
    ),
    IncidentKind(
        "hand-on-clock",
        C,
        Text("incidents", "hand kept on the clock"),
    ),
    IncidentKind(
        "clock-not-pressed",
        C,
        Text("incidents", "clock not pressed"),
    ),
    IncidentKind(
        "clock-wrong",
        C,
        Text("incidents", "clock or its reading wrong"),
    ),
    IncidentKind(
        "overtime-stones",
        C,
        Text("incidents", "overtime stones not counted out, or taken from the bowl"),
    ),
    IncidentKind(
        "device",
        D,
        Text("incidents", "device or notes used"),
    ),
    IncidentKind(
        "disturbance",
        D,
        Text("incidents", "talk, noise, disturbance"),
    ),
    IncidentKind(
        "advice",
        D,
        Text("incidents", "advice from a third person"),
    ),
    IncidentKind("seat-left", D, Text("incidents", "left the seat")),
    IncidentKind(
        "prisoners-doubted",
        N,
        Text("incidents", "number of prisoners doubted"),
    ),
    IncidentKind(
        "dame-unfilled",
        N,
        Text("incidents", "dame left, opponent plays on"),
    ),
    IncidentKind(
        "life-disputed",
        N,
        Text("incidents", "life and death not agreed after the stop"),
    ),
    IncidentKind(
        "board-disturbed-in-count",
        N,
        Text("incidents", "board disturbed in the count"),
    ),
    IncidentKind(
        "found-late",
        N,
        Text("incidents", "breach found after the game"),
    ),
    IncidentKind(
        "impossible-result",
        N,
        Text("incidents", "result agreed that cannot be"),
    ),
    IncidentKind(
        "pass-unclear",
        F,
        Text("incidents", "pass or stop unclear"),
    ),
    IncidentKind(
        "colours-swapped",
        F,
        Text("incidents", "colours swapped"),
    ),
    IncidentKind("komi-wrong", F, Text("incidents", "wrong komi")),
    IncidentKind("handicap-wrong", F, Text("incidents", "wrong handicap")),
    IncidentKind(
        "resigned-by-mistake",
        F,
        Text("incidents", "resigned by mistake"),
    ),
    IncidentKind(
        "referee-called",
        F,
        Text("incidents", "referee called, no breach"),
    ),
    IncidentKind("other", F, Text("incidents", "something else")),
)
"""Every kind; the frequent ones come first."""

KINDS: dict[str, IncidentKind] = {kind.id: kind for kind in ALL}
"""Every kind by id, the frequent ones first."""
