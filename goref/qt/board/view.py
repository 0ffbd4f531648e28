"""The content of the board as one frozen value: the widget's only input."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from goref.core.base.colour import Colour
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus

if TYPE_CHECKING:  # few windows show a laid-out count
    from goref.core.arranging.table.arrangement import Space


@frozen
class PointMark:
    """A mark on an empty point (or on a dead stone's point).

    Attributes:
        owner: the side that the point belongs to; None if it belongs to neither.
        proposed: True if nobody has confirmed the mark.
    """

    mark: PointKind
    owner: Colour | None = None
    proposed: bool = False


class Look(Enum):
    """The reasons to check a point before the board is counted; shown by a badge."""

    UNCLEAR = "unclear"
    """The players should be asked about the point."""
    OPEN = "open"
    """A border is open."""
    PROTECT = "protect"
    """A protective play may be needed."""
    ATARI = "atari"
    """A stone of a border is in atari."""


@frozen
class Proposal:
    """A suggestion of the second opinion on a point on which nobody has ruled.

    Attributes:
        life: the suggested status of the point's stone: dead, in seki, or None for neither.
        look: the reason to check the point; None if there is none.
    """

    life: StoneStatus | None = None
    look: Look | None = None


@frozen
class Heap:
    """Stones of one colour in a bowl or on a lid.

    Attributes:
        count: the number of stones; None if unknown.
        bowl: True for a bowl, False for a lid.
        name: the vessel's name, with its player.
        more: further text after the number.
    """

    colour: Colour
    count: int | None
    bowl: bool
    name: str
    more: str = ""


@frozen
class BoardView:
    """The content of a board.

    Attributes:
        position: the stones, dead ones included.
        dead: stones shown faded and crossed.
        seki: stones that carry the small mark of seki.
        flagged: points that a finding is about (ringed).
        disputed: stones and points the players do not agree on (a broken ring with a "?").
        lit: points in question (a strong ring around stones, a square around points).
        last: the last play, or None.
        numbers: move numbers to show on stones.
        prisoners: lost stones on the lids, (black stones, white stones); None if unknown.
        hover: colour of the ghost stone under the pointer, None for no ghost stone.
        coordinates: draw the names of lines.
        lids: draw the lids.
        heaps: Black's bowl and lid, White's lid and bowl, drawn in place of the lids.
        spaces: groups of points that are counted as one: outlined, with their size.
        proposals: a second opinion on stones and points (hatched, and badges).
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
    """Returns the points that two views of one grid may show differently.

    The ghost stone under the pointer, and the outlines and sizes of spaces, are not compared.
    """
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
    """The choices of what the board shows, as in the View menu."""

    coordinates: bool = True
    numbers: bool = False
    marks: bool = True
    lids: bool = True
    seki: bool = False
    """True to mark the stones in seki; only used while the referee rules on stones."""
    lit: frozenset[Point] = frozenset()
    """The points of the chosen finding, or of the chosen line of the count."""
