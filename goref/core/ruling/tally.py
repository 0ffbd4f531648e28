"""Counts a surveyed board: the points and stones of each kind that each side has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.base.numbers import Amount, halved
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Survey

OWN_EMPTIES = (
    Quantity.TERRITORY,
    Quantity.EYES,
    Quantity.ONE_SIDED,
    Quantity.SOLE_LIBERTIES,
    Quantity.KO,
)
"""The kinds of empty points that have an owner; U in the formulas."""

KIND_QUANTITIES = {
    PointKind.TERRITORY: Quantity.TERRITORY,
    PointKind.EYE: Quantity.EYES,
    PointKind.FALSE_EYE: Quantity.EYES,
    PointKind.ONE_SIDED: Quantity.ONE_SIDED,
    PointKind.SOLE_LIBERTY: Quantity.SOLE_LIBERTIES,
    PointKind.KO: Quantity.KO,
}


@frozen
class Tally:
    """The counts of a surveyed board.

    Attributes:
        survey: the board.
        counts: the quantities that the board alone determines and that most rule sets need;
            inner stones are left out, and :meth:`both` returns them.
        dame, shared: the numbers of dame and of shared liberties, the two kinds of public
            points.
        dead: numbers of dead stones.
        size: number of points of the board.
    """

    survey: Survey = field(repr=False, compare=False)
    counts: Mapping[Quantity, Pair[Amount]]
    dame: int
    shared: int
    dead: Pair[int]
    size: int

    @property
    def public(self) -> int:
        """G: dame and shared liberties."""
        return self.dame + self.shared

    def both(self, quantity: Quantity) -> Pair[Amount] | None:
        """Returns a quantity for both sides; None if the board alone does not determine it."""
        if quantity is Quantity.INNER_STONES:
            return self._inner
        return self.counts.get(quantity)

    @cached_property
    def _inner(self) -> Pair[Amount]:
        return Pair[Amount](*inner_stones(self.survey))

    def of(self, quantity: Quantity, colour: Colour) -> Amount:
        pair = self.both(quantity)
        if pair is None:
            raise KeyError(quantity)
        return pair.of(colour)

    def own_empties(self, colour: Colour) -> Amount:
        """Returns the number of a side's own empty points of every kind: U in the formulas."""
        return self._own_empties.of(colour)

    @cached_property
    def _own_empties(self) -> Pair[Amount]:
        pairs = [self.counts[quantity] for quantity in OWN_EMPTIES]
        black, white = (sum(pair.of(c) for pair in pairs) for c in COLOURS)
        return Pair(black, white)

    def share(self, colour: Colour) -> Amount:
        """Returns a side's area together with half of the public points."""
        return self._shares.of(colour)

    @cached_property
    def _shares(self) -> Pair[Amount]:
        half = halved(self.public)
        return Pair(self.area(BLACK) + half, self.area(WHITE) + half)

    def rights(self, colour: Colour) -> Amount:
        """Returns a side's own points that can be filled, with one-sided dame: r in the
        formulas."""
        return self._rights.of(colour)

    @cached_property
    def _rights(self) -> Pair[Amount]:
        of = self.of
        black, white = (
            of(Quantity.TERRITORY, c)
            - 2 * of(Quantity.GROUPS, c)
            + of(Quantity.EYES, c)
            - of(Quantity.SEKI_GROUPS, c)
            + of(Quantity.ONE_SIDED, c)
            + of(Quantity.KO, c)
            for c in COLOURS
        )
        return Pair(black, white)

    def area(self, colour: Colour) -> Amount:
        """Returns a side's stones and own empty points: A in the formulas."""
        return self.of(Quantity.STONES, colour) + self.own_empties(colour)

    @property
    def area_difference(self) -> Amount:
        """D_A: Black's area less White's."""
        return self.area(BLACK) - self.area(WHITE)


@lru_cache(maxsize=64)
def tally(survey: Survey) -> Tally:
    """Counts a surveyed board.

    Both areas and the public points must add up to the board; otherwise AssertionError is
    raised, which means a bug.
    """
    counts: dict[Quantity, list[int]] = {q: [0, 0] for q in Quantity}
    public = {PointKind.DAME: 0, PointKind.SHARED: 0}
    for status in survey.statuses.values():
        if status.owner is None:
            public[status.kind] += 1
        else:
            counts[KIND_QUANTITIES[status.kind]][status.owner - 1] += 1
    for colour in COLOURS:
        counts[Quantity.STONES][colour - 1] = survey.board.count(colour)
    for group in survey.groups:
        if group.basic_eyes:
            quantity = Quantity.SEKI_GROUPS if group.seki else Quantity.GROUPS
            counts[quantity][group.colour - 1] += 1
    for quantity in (Quantity.LOST, Quantity.PASS_STONES, Quantity.INNER_STONES):
        del counts[quantity]
    amounts: dict[Quantity, Pair[Amount]] = {q: Pair(*sides) for q, sides in counts.items()}
    half = halved(public[PointKind.DAME] + public[PointKind.SHARED])
    amounts[Quantity.PUBLIC] = Pair(half, half)
    result = Tally(
        survey,
        amounts,
        public[PointKind.DAME],
        public[PointKind.SHARED],
        survey.dead_count,
        len(survey.board.grid),
    )
    total = result.area(BLACK) + result.area(WHITE) + result.public
    if total != result.size:
        raise AssertionError(f"areas and public points give {total}, not {result.size}")
    return result


def inner_stones(survey: Survey) -> Pair[int]:
    """Returns the number of inner stones of each side."""
    inner = inner_points(survey)
    black = sum(1 for p in inner if survey.board.cells[p] == BLACK)
    return Pair(black, len(inner) - black)


def inner_points(survey: Survey) -> frozenset[Point]:
    """Returns the live stones outside seki next to nothing but stones or land of their side."""
    cells, near, seki = survey.board.cells, survey.board.grid.neighbours, survey.seki
    held = bytearray(cells)  # the colour of the stone on a point, or of its owner
    for point, status in survey.statuses.items():
        held[point] = status.owner or 0
    inner = []
    for point, code in enumerate(cells):
        if code and point not in seki:
            for n in near[point]:
                if held[n] != code:
                    break
            else:
                inner.append(point)
    return frozenset(inner)
