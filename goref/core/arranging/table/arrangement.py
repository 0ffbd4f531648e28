"""An arrangement: a count done with stones, move by move, as a frozen value.

This module plans nothing. :mod:`goref.core.arranging.plan` makes an arrangement; the window
plays it, the command line prints it, and :meth:`Arrangement.at` returns any moment of it.
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
from goref.core.base.numbers import Amount
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import CheckFormula, Count, RuleSet, Unit
from goref.core.scoring.lines import Line


class StoneAction(Enum):
    """An action with a stone. Source: the steps of the counting procedures."""

    LIFT = "lift"
    """A dead stone goes to the lid."""
    NEGATIVE_A = "negative-a"
    """A black border stone is removed; its point becomes public: Black pays a point."""
    NEGATIVE_B = "negative-b"
    """A black stone is removed from Black's own land to the bowl: one turn fewer."""
    PASS_STONE = "pass-stone"
    """A stone from the bowl goes to the lid: one turn more, or a stone handed over."""
    FILL_BACK = "fill-back"
    """A stone from the lid goes into its own side's land."""
    FILL = "fill"
    """A stone from the bowl goes onto a point of its own side; for the komi, of the other."""
    TAKE = "take"
    """A stone goes from the board or the lid to its bowl; for a missing eye also to the lid."""
    SHIFT = "shift"
    """A stone moves within its own side's land."""
    SHARE = "share"
    """Public points are shared: a dame is taken in turn, or all are halved in the count."""


class OffBoardPlace(Enum):
    """The place of a stone off the board. Its colour decides the bowl or lid.

    A black stone on "the lid" is a prisoner or pass stone of Black: it is on White's lid.
    """

    LID = "lid"
    BOWL = "bowl"


Place = Point | OffBoardPlace | None


class MoveReason(Enum):
    """The reason for a move; the text for it is in :mod:`goref.core.texts.count.arranging`."""

    TAKE_BACK = "take-back"
    """The last play took the last dame and made turns unequal: the count omits that play."""
    DEAD = "dead"
    FIRST_PASS = "first-pass"
    """Black pays the point for White's first pass on the board."""
    KOMI = "komi"
    """Stones for the komi, in the land of the side that gives it, two points each."""
    BALANCE = "balance"
    """The numbers of turns are made equal."""
    OWED_TURN = "owed-turn"
    """A turn that one side lacks: a dame taken, or a stone handed over."""
    PASSED = "passed"
    """A recorded pass, for which a stone is handed over."""
    PRISONER = "prisoner"
    """Prisoners and pass stones go back into their own side's land."""
    TO_BOWL = "to-bowl"
    """Prisoners go back to their bowls: the count does not need them."""
    ONE_SIDED = "one-sided"
    """A one-sided dame is filled by its owner, as sole liberties and ko points are."""
    SOLE_LIBERTY = "sole-liberty"
    KO_POINT = "ko"
    EVEN_SPACE = "even-space"
    """The numbers of both sides' empty points are made equal."""
    EVEN_STONES = "even-stones"
    """The numbers of both sides' stones on the board are made equal."""
    TENS = "tens"
    """The empty points of a side are made whole tens."""
    TIDY = "tidy"
    """A stone moves only for a shape that is counted at a glance."""
    LAND = "land"
    """Each side fills its own land with its own stones."""
    ROUTE = "route"
    """A route is filled: an own point that is not a basic eye."""
    LENT = "lent"
    """A route is filled with the other side's stone, which counts for the owner of the route.
    Source: live-stone rules, article 22."""
    BY_TURNS = "by-turns"
    """Both sides fill their routes, a stone each in turn."""
    AGAINST_STONE = "against-stone"
    """The side with more routes fills them; for each the other side hands over a stone."""
    BATCH = "batch"
    """Da chou: up to three stones in a row on own routes."""
    IN_TURN = "in-turn"
    """Both sides play on in turn: their rights to play stay equal."""
    HANDED = "handed"
    """A stone is handed over for each stone that the other side plays in a row."""
    MISSING_EYE = "missing-eye"
    """A group shows fewer basic eyes than it needs: a stone of it is removed."""
    PUBLIC = "public"
    """Public points are halved in the count."""
    REFEREE = "referee"
    """The referee moved a stone of the arrangement."""


ALTERNATING = (MoveReason.BY_TURNS, MoveReason.AGAINST_STONE)
"""Reasons of moves that both sides make in turn: together they are one step."""
FILLED_UP = (MoveReason.LAND, MoveReason.ROUTE, MoveReason.LENT, *ALTERNATING)
"""Reasons for filling land after which the remaining empty points are not counted."""


AREA = "area"
"""Stones and own empty points together."""


@frozen
class Term:
    """A part of a procedure's count, in points of both sides; negative if subtracted."""

    key: str
    of: Pair[Amount]


Terms = tuple[Term, ...]


def totals_of(terms: Terms) -> Pair[Amount]:
    """Returns the sum of the terms for each side, in points."""
    black, white = (sum((term.of[side] for term in terms), 0) for side in (0, 1))
    return Pair(black, white)


def terms_shown(terms: Terms, rules: RuleSet, size: int) -> Terms:
    """Returns the terms that lead to the result line on a board of ``size`` points.

    If land is compared with half the board, half of the points that neither side counts is
    added as a term.
    """
    if rules.reckoning is not CheckFormula.LAND:
        return terms
    black, white = totals_of(terms)
    rest = Fraction(size - black - white) / 2
    return (*terms, Term("half-rest", Pair(rest, rest)))


def margin_of(terms: Terms) -> Fraction:
    """Returns Black's total less White's, in points."""
    black, white = totals_of(terms)
    return Fraction(black - white)


@frozen
class Move:
    """One moved stone (or, for ``share`` without a colour, no stone at all).

    Attributes:
        source: the point that is emptied, the lid or bowl the stone comes from, or None.
        target: the point that gets a stone of ``colour``, the lid or bowl, or None.
        areas: each side's stones and own empty points after the move, together.
        public: points that belong to neither side after the move.
        margin: Black less White in points, before komi and the payments that are not laid out
            with stones; only a payment may change it.
        pays: True if the move is a payment.
        third: the third of the board that the move tidies, from 0 at the left; None if the move
            tidies nothing.
        terms: the terms of the margin.
    """

    op: StoneAction
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
        """The points that the move empties or puts a stone on."""
        return tuple(place for place in (self.source, self.target) if isinstance(place, int))


@frozen
class ArrangementStep:
    """Consecutive moves that one sentence describes.

    The moves are of one kind, or of one side in one part of the board.

    ``first`` and ``last``: indices of the moves, ``last`` not included.
    """

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first


class Block(Enum):
    """The way a space is read from the board."""

    TENS = "tens"
    """A rectangle of whole tens: one glance."""
    RECTANGLE = "rectangle"
    """Another full rectangle that is read at a glance."""
    REMAINDER = "remainder"
    """The one space of a side outside its tens; it may be a line of four or five points."""
    EYE = "eye"
    """A small space that shows that its group lives, or that consists of basic eyes."""
    IRREGULAR = "irregular"
    """A space that must be counted point by point."""


@frozen
class Space:
    """Connected empty points of one side at the end, counted as one.

    Attributes:
        block: the way the space is read.
        rectangle: True if the points form a full rectangle.
        clean: True for a full rectangle, of whole tens if the count needs tens.
        eyes: points of the space that are basic eyes and no routes (counts of routes only).
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
        """True if the points of the space are counted one by one."""
        return self.block is Block.IRREGULAR or not self.rectangle

    def tenths(self, *, added: bool = True) -> int:
        """Returns the time to read the space, by the model of time, in tenths of a second.

        ``added``: True if the count adds points up; False if it only matches both sides'
        spaces.
        """
        if self.block is Block.TENS:
            return tens(added=added)
        if self.is_irregular:
            return irregular(len(self))
        return rectangle(len(self), added=added)


@frozen
class ReadOff:
    """The figures read from the arranged board.

    Attributes:
        parts: the terms of the figures; ``black`` and ``white`` are their sums.
        unit: the unit in which the figures are named; a zi here is one point of the board.
        side: the side that was counted alone; the other's figure is the rest of the board.
        land: both areas computed from the figures, public points halved; None if the count does
            not yield areas.
        groups: each side's number of independent groups; None if they do not matter. The side
            with more groups returns a zi for each group more.
    """

    parts: tuple[Line, ...]
    unit: Unit
    side: Colour | None = None
    land: Pair[Fraction] | None = None
    groups: Pair[int] | None = None

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
        lids, bowls: the number of stones of each colour in them; None if not known.
        terms: the terms of the margin in the procedure's count.
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
        owners: the owner of each point at the end (None: public).
        fixed: points where nothing may be moved: stones in seki, stones that pay, and points
            that are not territory, such as eyes in seki, kos and dame.
        tens: True if spaces should be whole tens.
        readoff: the figures at the end.
        payments: the payments left on paper: komi and the like, as lines of the score.
        spaces: the counted empty points at the end, by connected space. If only one side's area
            was counted, only that side's spaces.
        findings: notes, such as where the rule text was not followed to the letter.
        groups: the points of each group that must visibly have two eyes.
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
        """Black less White after all payments, in points: the result of the count."""
        paid = sum((line.difference for line in self.payments), Fraction(0))
        return self.readoff.black - self.readoff.white + paid

    @property
    def touched(self) -> int:
        """The number of times a stone on the board is put down, removed or moved."""
        return sum(1 for move in self.moves if move.points)

    @property
    def seconds(self) -> int:
        """The time for two people to do and check the count, by the model, in seconds."""
        added = self.count is not Count.EQUAL_SPACE
        read = sum(space.tenths(added=added) for space in self.spaces)
        return -(-(TOUCH * self.touched + read) // 10)

    @cached_property
    def lifted(self) -> frozenset[Point]:
        """The points of dead stones at the start."""
        return frozenset(
            move.source
            for move in self.moves
            if move.op is StoneAction.LIFT and isinstance(move.source, int)
        )

    @cached_property
    def steps(self) -> tuple[ArrangementStep, ...]:
        """The moves in groups, in order: of one kind, or of a side in one part of the board."""

        def kind(move: Move) -> tuple[object, ...]:
            if move.why in ALTERNATING:
                return (move.why,)
            if move.third is not None:
                return move.colour, move.third
            off = isinstance(move.source, OffBoardPlace), isinstance(move.target, OffBoardPlace)
            return move.op, move.colour, move.why, *off

        lengths = [len(list(group)) for _, group in groupby(self.moves, key=kind)]
        ends = accumulate(lengths, initial=0)
        return tuple(ArrangementStep(first, last) for first, last in pairwise(ends))

    def step_at(self, done: int) -> ArrangementStep | None:
        """Returns the step that move ``done`` (counted from 1) belongs to; None for no step."""
        return next((s for s in self.steps if s.first < done <= s.last), None)

    @cached_property
    def finished(self) -> tuple[int, ...]:
        """For each space, the number of moves after which the space is ready to be counted.

        No later move touches the space or a point next to it, and its side's moves in that part
        of the board are over.
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
        """Returns the number of moves after which a space's third of the board is tidied.

        Only moves of the space's owner count.
        """
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
        """Returns the spaces that are ready to be counted after ``done`` moves.

        Empty if the count does not count empty points.
        """
        if not self.counts_spaces:
            return ()
        pairs = zip(self.spaces, self.finished, strict=True)
        return tuple(space for space, number in pairs if number <= done)

    @property
    def counts_spaces(self) -> bool:
        """True if empty points are counted; False if land is filled up."""
        return not any(move.why in FILLED_UP for move in self.moves)

    def total_at(self, done: int) -> Pair[int]:
        """Returns both sides' empty points in the spaces ready after ``done`` moves."""
        there = self.finished_at(done)
        black, white = (sum(len(s) for s in there if s.owner is c) for c in COLOURS)
        return Pair(black, white)

    @cached_property
    def layouts(self) -> tuple[Layout, ...]:
        """The layouts before the first move and after each move."""
        found = [self.opening]
        for move in self.moves:
            found.append(_after(found[-1], move))
        return tuple(found)

    def at(self, done: int) -> Layout:
        """Returns the layout after ``done`` moves, 0 for the start."""
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
        _moved(before.lids, move, OffBoardPlace.LID),
        _moved(before.bowls, move, OffBoardPlace.BOWL),
        move.areas,
        move.public,
        move.margin,
        move.terms,
    )


def _moved(held: Pair[int] | None, move: Move, place: OffBoardPlace) -> Pair[int] | None:
    if held is None or move.colour is None:
        return held
    change = (move.target is place) - (move.source is place)
    return held.with_(move.colour, held.of(move.colour) + change)
