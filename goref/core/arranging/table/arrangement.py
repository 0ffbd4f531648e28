"""An arrangement: a count done with stones, move by move, as a frozen value.

Nothing here plans. A plan (:mod:`goref.core.arranging.plan`) makes one of these; the window
plays it, the command line prints it, and :meth:`Arrangement.at` gives any moment of it.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, groupby, pairwise

from goref.core.arranging.table.seconds import TOUCH, irregular, rectangle, tens
from goref.core.arranging.table.thirds import third
from goref.core.base.colour import COLOURS, Colour, Pair
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import Count, RuleSet, Unit
from goref.core.scoring.lines import Line


class Op(Enum):
    """What is done with a stone. Source: the steps of the counting procedures."""

    LIFT = "lift"
    """A dead stone goes to the lid."""
    NEGATIVE_A = "negative-a"
    """A black border stone comes off; its point becomes public: Black pays a point."""
    NEGATIVE_B = "negative-b"
    """A black stone comes off Black's own land, into the bowl: one turn fewer."""
    PASS_STONE = "pass-stone"
    """A stone from the bowl goes to the lid: one turn more, or a stone handed over."""
    FILL_BACK = "fill-back"
    """A stone from the lid goes into its own side's land."""
    FILL = "fill"
    """A stone from the bowl goes onto a point of its own side."""
    TAKE = "take"
    """A stone comes off its own side's land; or off the lid, back to its bowl."""
    SHIFT = "shift"
    """A stone moves within its own side's land."""
    SHARE = "share"
    """Public points are split: a dame is taken in turn, or all are halved in the count."""


class Off(Enum):
    """Where a stone lies that is not on the board. Its colour says whose bowl or lid.

    A black stone on "the lid" is a prisoner or pass stone of Black: it lies on White's lid.
    """

    LID = "lid"
    BOWL = "bowl"


Place = Point | Off | None


class MoveReason(Enum):
    """Why a move is made; its sentences are in :mod:`goref.core.words.count.arranging`."""

    TAKE_BACK = "take-back"
    """The last play took the last dame and made turns unequal: counted before it."""
    DEAD = "dead"
    FIRST_PASS = "first-pass"
    """Black pays the point for White's first pass on the board."""
    KOMI = "komi"
    """White stones for the komi, in Black's land, two points each."""
    BALANCE = "balance"
    """The numbers of turns are made equal."""
    OWED_TURN = "owed-turn"
    """A turn that one side lacks: a dame taken, or a stone handed over."""
    PASSED = "passed"
    """A pass of the record, for which a stone is handed over."""
    PRISONER = "prisoner"
    """Prisoners and pass stones go back into their own land."""
    TO_BOWL = "to-bowl"
    """Prisoners go back to their bowls: the count does not need them."""
    ONE_SIDED = "one-sided"
    """One-sided dame, sole liberties and ko points are occupied by their owner first."""
    EVEN_SPACE = "even-space"
    """Until both sides have equally many empty points."""
    EVEN_STONES = "even-stones"
    """Until both sides have equally many stones on the board."""
    TENS = "tens"
    """Until the empty points make whole tens."""
    TIDY = "tidy"
    """Only for a shape that counts at a glance."""
    LAND = "land"
    """Each side fills its own land with its own stones."""
    ROUTE = "route"
    """A route is filled: an own point that is no basic eye."""
    BATCH = "batch"
    """Da chou: up to three stones in a row on own routes."""
    IN_TURN = "in-turn"
    """Both sides play on in turn: their rights to play stay equal."""
    HANDED = "handed"
    """A stone handed over, because the other side played and this one need not."""
    MISSING_EYE = "missing-eye"
    """A group shows fewer basic eyes than it needs: a stone of it comes off."""
    PUBLIC = "public"
    """Public points are halved in the count."""
    REFEREE = "referee"
    """The referee moved a stone of the arrangement elsewhere."""


FILLED_UP = (MoveReason.LAND, MoveReason.ROUTE)
"""Where land is filled for one of these reasons, what is left empty is not counted."""


AREA = "area"
"""Stones and own empty points together."""


@frozen
class Term:
    """A part of what a procedure counts, in points of both sides; what is taken off is less
    than nought."""

    key: str
    of: Pair[int]


Terms = tuple[Term, ...]


def totals_of(terms: Terms) -> Pair[int]:
    """What both sides have by the counting of a procedure."""
    return Pair(*(sum(term.of[side] for term in terms) for side in (0, 1)))


def margin_of(terms: Terms) -> Fraction:
    """Black less White."""
    black, white = totals_of(terms)
    return Fraction(black - white)


@frozen
class Move:
    """One stone moved (or, for ``share`` without a colour, nothing but a thought).

    Attributes:
        source: the point that is emptied, the lid or bowl the stone comes from, or None.
        target: the point that gets a stone of ``colour``, the lid or bowl, or None.
        areas: points of either side after the move, stones and own empty points.
        public: points that belong to neither side after the move.
        margin: what must not change from here on: Black less White before komi and the
            payments that are not laid out with stones, in points.
        pays: whether the move is a payment, the one kind that changes the margin.
        third: the part of the board that is tidied by it, from the left; None: it tidies none.
        terms: what the margin is made of.
    """

    op: Op
    colour: Colour | None
    source: Place
    target: Place
    why: MoveReason
    areas: Pair[int]
    public: int
    margin: Fraction
    pays: bool = False
    third: int | None = None
    terms: Terms = ()

    @property
    def points(self) -> tuple[Point, ...]:
        """The points that it empties or puts a stone on."""
        return tuple(place for place in (self.source, self.target) if isinstance(place, int))


@frozen
class ArrangementStep:
    """Moves of one kind in a row, or of a side in one part of the board: told in one sentence.

    ``first`` and ``last``: indices into the moves, ``last`` not included.
    """

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first


class Block(Enum):
    """How a space is read off the board."""

    TENS = "tens"
    """A rectangle of whole tens: one glance."""
    RECTANGLE = "rectangle"
    """Another full rectangle that is read at a glance."""
    REMAINDER = "remainder"
    """The one space of a side that is in no ten; a line of four or five may be it."""
    EYE = "eye"
    """A small space that stays so that a group is seen to live, or as its basic eyes."""
    IRREGULAR = "irregular"
    """Whatever must be counted point by point."""


@frozen
class Space:
    """Connected empty points of one side at the end, counted as one.

    Attributes:
        block: how it is read.
        rectangle: whether they form a full rectangle.
        clean: a full rectangle, of whole tens where the count wants tens.
        eyes: points of it that are basic eyes and no routes (counts of routes only).
    """

    owner: Colour
    points: frozenset[Point]
    rectangle: bool
    clean: bool
    eyes: frozenset[Point] = frozenset()
    block: Block = Block.IRREGULAR

    def __len__(self) -> int:
        return len(self.points)

    @property
    def is_irregular(self) -> bool:
        """Whether its points are counted one by one."""
        return self.block is Block.IRREGULAR or not self.rectangle

    def tenths(self, *, added: bool = True) -> int:
        """How long it takes to read, by the model of time, in tenths of a second.

        ``added``: the count adds points up.
        """
        if self.block is Block.TENS:
            return tens(added=added)
        if self.is_irregular:
            return irregular(len(self))
        return rectangle(len(self), added=added)


@frozen
class ReadOff:
    """What is read off the arranged board.

    Attributes:
        parts: what the figures are made of; ``black`` and ``white`` are their sums.
        unit: the unit the figures are spoken in; a zi here is one point of the board.
        side: the side that was counted alone; the other's figure is the rest of the board.
        land: both areas worked out from the figures, public points halved; None where the
            count does not tell them.
    """

    parts: tuple[Line, ...]
    unit: Unit
    side: Colour | None = None
    land: Pair[Fraction] | None = None

    @property
    def black(self) -> Fraction:
        return sum((part.black for part in self.parts), Fraction(0))

    @property
    def white(self) -> Fraction:
        return sum((part.white for part in self.parts), Fraction(0))


@frozen
class Layout:
    """One moment of an arrangement: after some of its moves.

    Attributes:
        lids, bowls: stones of each colour lying there; None where that is not known.
        terms: what the margin is made of by the counting of the procedure.
    """

    position: Position
    lids: Pair[int] | None
    bowls: Pair[int] | None
    areas: Pair[int]
    public: int
    margin: Fraction
    terms: Terms = ()


@frozen
class Arrangement:
    """A count of a case as a procedure of physical moves.

    Attributes:
        opening: the moment before the first move, dead stones still on the board.
        owners: whose each point is at the end (None: public).
        fixed: points where nothing may be moved: stones in seki, own points of a seki or ko.
        tens: whether spaces should be whole tens.
        readoff: what is read off at the end.
        payments: what is still paid on paper: komi and the like, as lines of the score.
        spaces: the empty points of both sides at the end, by connected space.
        findings: where the text was not followed to the letter, or could not be.
        groups: the points of each group of which two eyes are to be seen.
    """

    rules: RuleSet
    count: Count
    opening: Layout
    moves: tuple[Move, ...]
    owners: tuple[Colour | None, ...]
    fixed: frozenset[Point]
    tens: bool
    readoff: ReadOff
    payments: tuple[Line, ...]
    spaces: tuple[Space, ...]
    findings: tuple[Finding, ...] = ()
    groups: tuple[frozenset[Point], ...] = ()

    @property
    def start(self) -> Position:
        return self.opening.position

    @property
    def grid(self) -> Grid:
        return self.start.grid

    @property
    def margin(self) -> Fraction:
        """Black less White after all payments, in points: what the count says."""
        paid = sum((line.difference for line in self.payments), Fraction(0))
        return self.readoff.black - self.readoff.white + paid

    @property
    def touched(self) -> int:
        """How often a stone on the board is put down, taken off or moved."""
        return sum(1 for move in self.moves if move.points)

    @property
    def seconds(self) -> int:
        """What two people need to do and to check it, by the model of time (whole seconds)."""
        added = self.count is not Count.EQUAL_SPACE
        read = sum(space.tenths(added=added) for space in self.spaces)
        return -(-(TOUCH * self.touched + read) // 10)

    @cached_property
    def lifted(self) -> frozenset[Point]:
        """Where dead stones stood at the start."""
        return frozenset(
            move.source
            for move in self.moves
            if move.op is Op.LIFT and isinstance(move.source, int)
        )

    @cached_property
    def steps(self) -> tuple[ArrangementStep, ...]:
        """The moves in groups, in order: of one kind, or of a side in one part of the board."""

        def kind(move: Move) -> tuple[object, ...]:
            if move.third is not None:
                return move.colour, move.third
            off = isinstance(move.source, Off), isinstance(move.target, Off)
            return move.op, move.colour, move.why, *off

        lengths = [len(list(group)) for _, group in groupby(self.moves, key=kind)]
        ends = accumulate(lengths, initial=0)
        return tuple(ArrangementStep(first, last) for first, last in pairwise(ends))

    def step_at(self, done: int) -> ArrangementStep | None:
        """The step whose last move so far was move ``done`` (counted from 1)."""
        return next((s for s in self.steps if s.first < done <= s.last), None)

    @cached_property
    def finished(self) -> tuple[int, ...]:
        """After how many moves each of the spaces, in their order, is as it is counted.

        No later move touches it or a point beside it, and its part of the board is gone over
        as far as its side's moves go over any.
        """
        touched = {p: number for number, move in enumerate(self.moves, 1) for p in move.points}
        return tuple(
            max(
                self._reached(space),
                *(
                    touched.get(q, 0)
                    for p in space.points
                    for q in (p, *self.grid.neighbours[p])
                ),
            )
            for space in self.spaces
        )

    def _reached(self, space: Space) -> int:
        """After how many moves a side's stones in a space's part of the board all lie."""
        gone = [
            (number, move.third)
            for number, move in enumerate(self.moves, 1)
            if move.colour is space.owner and move.third is not None
        ]
        if not gone:
            return len(self.moves)
        here = third(self.grid, space.points)
        return max((number for number, part in gone if part <= here), default=gone[0][0] - 1)

    def finished_at(self, done: int) -> tuple[Space, ...]:
        """The spaces that are as they are counted after ``done`` moves.

        None where empty points are not what is counted.
        """
        if not self.counts_spaces:
            return ()
        pairs = zip(self.spaces, self.finished, strict=True)
        return tuple(space for space, number in pairs if number <= done)

    @property
    def counts_spaces(self) -> bool:
        """Whether empty points are what is counted: not where land is filled up."""
        return not any(move.why in FILLED_UP for move in self.moves)

    def total_at(self, done: int) -> Pair[int]:
        """The empty points of both sides in the spaces that are finished then."""
        there = self.finished_at(done)
        black, white = (sum(len(s) for s in there if s.owner is c) for c in COLOURS)
        return Pair(black, white)

    @cached_property
    def layouts(self) -> tuple[Layout, ...]:
        """Every moment: before the first move, and after each."""
        found = [self.opening]
        for move in self.moves:
            found.append(_after(found[-1], move))
        return tuple(found)

    def at(self, done: int) -> Layout:
        """The moment after ``done`` moves, 0 for the start."""
        return self.layouts[done]

    @property
    def final(self) -> Position:
        return self.layouts[-1].position


def _after(before: Layout, move: Move) -> Layout:
    changes: dict[Point, Colour | None] = {}
    if isinstance(move.source, int):
        changes[move.source] = None
    if isinstance(move.target, int):
        changes[move.target] = move.colour
    return Layout(
        before.position.with_stones(changes) if changes else before.position,
        _moved(before.lids, move, Off.LID),
        _moved(before.bowls, move, Off.BOWL),
        move.areas,
        move.public,
        move.margin,
        move.terms,
    )


def _moved(held: Pair[int] | None, move: Move, place: Off) -> Pair[int] | None:
    if held is None or move.colour is None:
        return held
    change = (move.target is place) - (move.source is place)
    return held.with_(move.colour, held.of(move.colour) + change)
