"""What the board shows, as one frozen value: the widget's only input."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from goref.core.base.colour import Colour
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import Kind, Life

if TYPE_CHECKING:  # few windows lay a count out
    from goref.core.arranging.table.arrangement import Space


@frozen
class PointMark:
    """A mark on an empty point (or on a dead stone's point).

    Attributes:
        mark: what the point is.
        owner: None for public points.
        proposed: nobody has confirmed it.
    """

    mark: Kind
    owner: Colour | None = None
    proposed: bool = False


class Look(Enum):
    """Why a point is to be looked at before the board is counted; told by a badge."""

    UNCLEAR = "unclear"
    """The players are to be asked."""
    OPEN = "open"
    """A border is open."""
    PROTECT = "protect"
    """A protective play may be needed."""
    ATARI = "atari"
    """A stone of a border stands in atari."""


@frozen
class Proposal:
    """What a second opinion says of a point; nobody has ruled so.

    Attributes:
        life: what the stone on it would be marked as, dead or in seki; None for nothing.
        look: why the point is to be looked at; None if it is not.
    """

    life: Life | None = None
    look: Look | None = None


@frozen
class Heap:
    """Stones of one colour in a bowl or on a lid.

    Attributes:
        count: how many; None: not known.
        bowl: it is a bowl, else a lid.
        name: whose vessel it is, in words.
        more: what is said behind the number.
    """

    colour: Colour
    count: int | None
    bowl: bool
    name: str
    more: str = ""


@frozen
class BoardView:
    """A picture of the board.

    Attributes:
        position: the stones, dead ones included.
        dead: stones shown faded and crossed.
        seki: stones that carry the small seki sign.
        marks: marks on points.
        flagged: points a finding speaks of (ringed).
        disputed: stones and points the players do not agree on (a broken ring with a "?").
        lit: what is asked or spoken of (a strong ring about stones, a square about points).
        last: the last play, or None.
        numbers: move numbers to show on stones.
        prisoners: lost stones on the lids, (black stones, white stones); None: not known.
        hover: colour of the ghost stone under the pointer, None for no ghost stone.
        coordinates: whether the names of lines are drawn.
        lids: whether the lids are drawn.
        heaps: Black's bowl and lid, White's lid and bowl, drawn in place of the lids.
        spaces: what was counted as one: outlined, with its size.
        proposals: what a second opinion says of stones and points (hatched, and badges).
    """

    position: Position
    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    marks: Mapping[Point, PointMark] = field(default_factory=dict)
    flagged: frozenset[Point] = frozenset()
    disputed: frozenset[Point] = frozenset()
    lit: frozenset[Point] = frozenset()
    last: Point | None = None
    numbers: Mapping[Point, int] = field(default_factory=dict)
    prisoners: tuple[int, int] | None = None
    hover: Colour | None = None
    coordinates: bool = True
    lids: bool = True
    heaps: tuple[Heap, ...] = ()
    spaces: tuple[Space, ...] = ()
    proposals: Mapping[Point, Proposal] = field(default_factory=dict)


def touched(before: BoardView, now: BoardView) -> set[Point]:
    """The points on which two views of one grid may show different things, but for the ghost
    stone under the pointer."""
    found = {point for point in (before.last, now.last) if point is not None}
    old, new = before.position.cells, now.position.cells
    if old != new:
        found.update(point for point in now.position.grid.points if old[point] != new[point])
    for one, other in (
        (before.dead, now.dead),
        (before.seki, now.seki),
        (before.flagged, now.flagged),
        (before.disputed, now.disputed),
        (before.lit, now.lit),
    ):
        found |= one ^ other
    values: tuple[tuple[Mapping[Point, object], Mapping[Point, object]], ...] = (
        (before.marks, now.marks),
        (before.numbers, now.numbers),
        (before.proposals, now.proposals),
    )
    for here, there in values:
        found.update(p for p in {*here, *there} if here.get(p) != there.get(p))
    return found


@frozen
class Options:
    """What of the board is shown (the View menu)."""

    coordinates: bool = True
    numbers: bool = False
    marks: bool = True
    lids: bool = True
    seki: bool = False
    """The sign on stones in seki: only while they are ruled on, the living stay clean."""
    lit: frozenset[Point] = frozenset()
    """Points that a line of the count or a chosen finding speaks of."""
