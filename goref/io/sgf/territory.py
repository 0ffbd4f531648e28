"""Territory marks of other programs after the last move, and the dead stones they imply.

They are on the last move, on a node that follows it, or in a variation that begins there. Some
programs mark the points under dead stones, some the living stones as well, some only empty
points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, Ruling, StatusSource, StoneStatus
from goref.io.sgf.account import NodeAt
from goref.io.sgf.marks import AS_RULED, TERRITORY, marks_of, trial_marks
from goref.io.sgf.syntax import Node, Spent, parts, simple_text
from goref.io.sgf.values import read_points

CHANGES = ("B", "W", "AB", "AW", "AE")
MARKS = tuple(TERRITORY.values())


@frozen
class Territory:
    """Points marked ``TB`` and ``TW`` at the end of a record.

    Attributes:
        marks: Black's and White's points, without those in ``both``.
        both: points that are marked for both sides.
        unread: values that are not points, with the name of their property.
        aside: True if the marks are in a variation.
        unlike: points that other marks after the last move assign differently.
    """

    marks: Pair[frozenset[Point]] = Pair(frozenset(), frozenset())
    both: frozenset[Point] = frozenset()
    unread: tuple[tuple[str, str], ...] = ()
    aside: bool = False
    unlike: frozenset[Point] = frozenset()

    def __bool__(self) -> bool:
        return any(self.marks)


def last_change(nodes: Sequence[Node]) -> int:
    """Returns the number, from 0, of the last node that changes the board; else 0, the root."""
    for number in reversed(range(1, len(nodes))):
        node = nodes[number]
        if not node.properties.keys().isdisjoint(CHANGES) and AS_RULED not in marks_of(node):
            return number
    return 0


def territory_of(board: Grid, nodes: Sequence[Node], spent: Spent | None = None) -> Territory:
    """Returns the territory marked after the last move.

    It takes the last marks of the main line, or of the variations if it has none.

    Args:
        spent: the amount already read of the file; None if it was read completely.

    Raises SgfError for too many points.
    """
    end = nodes[last_change(nodes) :]
    main = [node for node in end if is_marked(node)]
    asides = [] if main else [node for node in _asides(end) if is_marked(node)]
    spent = spent or Spent()
    read = [_read(board, node, spent) for node in main or asides]
    if not read:
        return Territory()
    used = read[-1]
    unlike = frozenset(
        point
        for other in read[:-1]
        for colour in COLOURS
        for point in other.marks.of(colour) ^ used.marks.of(colour)
    )
    return replace(used, aside=not main, unlike=unlike)


def is_marked(node: Node) -> bool:
    """Returns whether a node has territory marks."""
    return not node.properties.keys().isdisjoint(MARKS)


def _asides(nodes: Iterable[Node]) -> Iterator[Node]:
    """Yields the nodes of the variations that branch off nodes, without goref's trials."""
    for node in nodes:
        for aside in node.asides:
            if not trial_marks(aside):
                for part in parts(aside):
                    yield from map(Node, part.sequence)


def _read(board: Grid, node: Node, spent: Spent) -> Territory:
    points: dict[Colour, set[Point]] = {}
    unread: list[tuple[str, str]] = []
    for colour, name in TERRITORY.items():
        values = [simple_text(value) for value in node.properties.get(name, [])]
        points[colour], strange = read_points(board, values, spent)
        unread += ((name, text.strip()[:20]) for text in strange)
    both = points[BLACK] & points[WHITE]
    marks = Pair(frozenset(points[BLACK] - both), frozenset(points[WHITE] - both))
    return Territory(marks, frozenset(both), tuple(unread))


def marked_dead(final: Position, marks: Pair[frozenset[Point]]) -> frozenset[Point]:
    """Returns the stones of chains in territory that is marked for the other side.

    A chain is in it if one of its points is marked, or all its liberties are: a chain whose
    liberties are all the opponent's territory is not alive.
    """
    dead: set[Point] = set()
    for colour in COLOURS:
        theirs = marks.of(colour.other)
        for chain in final.chains(colour) if theirs else ():
            liberties = final.liberties(chain)
            if chain & theirs or (liberties and liberties <= theirs):
                dead |= chain
    return frozenset(dead)


def proposed(territory: Territory, final: Position) -> tuple[Ruling, list[Finding]]:
    """Returns the ruling that territory marks propose, and findings about the marks.

    Such marks are the record's statement about the whole board. If Black's and White's marks
    seem to be swapped, they give a finding and no ruling.
    """
    findings = [
        found("setup-unreadable", Level.CHECK, name=name, text=text)
        for name, text in territory.unread
    ]
    if territory.both:
        findings.append(found("territory-both", Level.CHECK, territory.both))
    if territory.unlike:
        findings.append(found("territory-unlike", Level.CHECK, territory.unlike))
    if not territory:
        return Ruling(), findings
    if territory.aside:
        findings.append(found("territory-aside", Level.NOTE))
    marks = territory.marks
    other_way = Pair(marks.white, marks.black)
    if _is_swapped(final, marks, other_way):
        dead, count = marked_dead(final, other_way), len(marks.black | marks.white)
        return Ruling(), [
            *findings,
            found("territory-swapped", Level.CHECK, dead, marked=count),
        ]
    ruling = Ruling(word=StatusSource.RECORD)
    dead = marked_dead(final, marks)
    if dead:
        findings.append(found("dead-from-territory-marks", Level.NOTE, dead, count=len(dead)))
        ruling = replace(ruling, lives=dict.fromkeys(sorted(dead), StoneStatus.DEAD))
    return ruling, [*findings, *beside_count(territory, final, ruling)]


def _is_swapped(
    final: Position, marks: Pair[frozenset[Point]], other_way: Pair[frozenset[Point]]
) -> bool:
    """Returns whether the marks fit the board only if Black's and White's are swapped."""
    wrong = _misplaced(final, marks)
    marked = len(marks.black | marks.white)
    return wrong * 2 >= marked and _misplaced(final, other_way) * 4 < wrong


def _misplaced(final: Position, marks: Pair[frozenset[Point]]) -> int:
    """Returns a number for how strongly the board contradicts marks; 0 if not at all.

    It counts marked points outside their side's regions, and dead stones if most would be dead.
    """
    dead = marked_dead(final, marks)
    board = final.without(dead)
    wrong = len(dead) if 2 * len(dead) > final.count(BLACK) + final.count(WHITE) else 0
    near = board.grid.neighbours
    for region in board.regions():
        around = {board.cells[n] for point in region for n in near[point]} - {0}
        for colour in COLOURS:
            if around != {int(colour)}:
                wrong += len(marks.of(colour) & region)
    return wrong


def beside_count(territory: Territory, final: Position, ruling: Ruling) -> Iterator[Finding]:
    """Yields a finding if the count under a ruling differs from the marks on any point."""
    from goref.core.ruling.survey import survey  # few records have both

    seen, marks = survey(final, ruling), territory.marks
    stones_too = any(final.cells[point] for side in marks for point in side)
    unlike = []
    for point in final.grid.points:
        marked = next((c for c in COLOURS if point in marks.of(c)), None)
        status = seen.statuses.get(point)
        if status is None:  # a living stone: some programs mark it as well
            differs = marked not in (None, final.colour(point))
        elif marked is None and final.cells[point] and not stones_too:
            differs = False
        else:
            owner = None if status.kind is PointKind.DAME else status.owner
            differs = marked is not owner
        if differs:
            unlike.append(point)
    if unlike:
        yield found("territory-differs", Level.CHECK, unlike, count=len(unlike))


def before_end(
    places: Iterable[NodeAt], nodes: Sequence[Node], *, used: bool
) -> Iterator[Finding]:
    """Yields a finding if territory is marked before the end of the game.

    Args:
        used: True if there are also marks at the end, which are used.
    """
    end = last_change(nodes)
    early = [p.moves for p in places if p.number < end and is_marked(p.node)]
    if early:
        level = Level.NOTE if used else Level.CHECK
        yield found("territory-early", level, move=early[-1], count=len(early))
