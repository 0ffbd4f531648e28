"""The content of the board, as one frozen value. The board widget has no other input."""

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
    """A mark on an empty point, or on the point of a dead stone.

    Attributes:
        owner: the side to which the point belongs; None for neither.
        proposed: True if nobody has confirmed the mark.
    """

    mark: PointKind
    owner: Colour | None = None
    proposed: bool = False


class Look(Enum):
    """A reason to check a point before counting. The board shows it as a badge."""

    UNCLEAR = "unclear"
    """The players should be asked about the point."""
    OPEN = "open"
    """A border is open."""
    PROTECT = "protect"
    """A protective play may be missing."""
    ATARI = "atari"
    """A stone at a border is in atari."""


@frozen
class Proposal:
    """The second opinion about a point on which nobody has ruled.

    Attributes:
        life: the suggested status of the stone: dead or in seki; None for neither.
        look: the reason to check the point, or None.
    """

    life: StoneStatus | None = None
    look: Look | None = None


@frozen
class Heap:
    """The stones of one colour in a bowl or lid.

    Attributes:
        count: the number of stones; None if unknown.
        bowl: True for a bowl, False for a lid.
        name: the name of the bowl or lid, with the player's name.
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
        dead: the stones to draw faded and crossed out.
        seki: the stones with the small mark of seki.
        flagged: the points of a finding, drawn with a ring.
        disputed: the stones and points on which the players disagree, drawn with a broken ring
            and a "?".
        lit: the points in question: a strong ring around stones, a square around empty points.
        last: the last play, or None.
        numbers: the move numbers to draw on stones.
        prisoners: the numbers of captured black and white stones, shown in the lids; None if
            unknown.
        hover: the colour of the ghost stone under the mouse pointer; None for no ghost stone.
        coordinates: True to draw the labels of the lines.
        lids: True to draw the lids.
        heaps: Black's bowl and lid, White's lid and bowl, drawn instead of the lids.
        spaces: groups of points that are counted together, outlined and with their size.
        proposals: the second opinion on stones and points, drawn hatched or as badges.
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
    """Returns the points at which two views of the same grid may differ.

    Does not compare the ghost stone, nor outlines and sizes of spaces.
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
    """The choices of the user in the View menu: what the board shows."""

    coordinates: bool = True
    numbers: bool = False
    marks: bool = True
    lids: bool = True
    seki: bool = False
    """True to mark stones in seki. Only used while the referee rules on stones."""
    lit: frozenset[Point] = frozenset()
    """The points of the selected finding, or of the selected line of the count."""
