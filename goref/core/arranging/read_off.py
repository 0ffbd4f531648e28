"""The figures of an arranged board, one function for each kind of count.

Every figure is counted on the final board, never taken from the score. It is in points of the
board, even if its unit has another name.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from goref.core.arranging.table.arrangement import ReadOff
from goref.core.arranging.table.counting_board import CountingBoard
from goref.core.base.colour import BLACK, COLOURS, Colour, Pair
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import Line

Numbers = Sequence[int | Fraction]


def part(key: str, numbers: Numbers) -> Line:
    return Line(key, Fraction(numbers[0]), Fraction(numbers[1]))


def _parts(*made: Line) -> tuple[Line, ...]:
    """Returns the lines that are not zero for both sides; the first line if there are none."""
    return tuple(line for line in made if line.black or line.white) or made[:1]


def _half(top: CountingBoard) -> Fraction:
    return Fraction(top.public, 2)


def _one_side(top: CountingBoard, made: tuple[Line, ...], unit: Unit, side: Colour) -> ReadOff:
    """Returns one side's figures; the rest of the board is the other side's."""
    index = side - 1
    counted = sum((line[index] for line in map(_figures, made)), Fraction(0))
    rest = len(top.grid) - counted
    only = [Line(x.key, *_alone(_figures(x)[index], side)) for x in made]
    land = Pair(counted, rest) if side is BLACK else Pair(rest, counted)
    return ReadOff(_parts(*only, Line("rest", *_alone(rest, side.other))), unit, side, land)


def _figures(line: Line) -> tuple[Fraction, Fraction]:
    return line.black, line.white


def _alone(number: Fraction, side: Colour) -> tuple[Fraction, Fraction]:
    return (number, Fraction(0)) if side is BLACK else (Fraction(0), number)


def areas(top: CountingBoard) -> ReadOff:
    """Returns each side's stones and own empty points, with the public points halved.

    If one side is counted alone, returns its figures and the rest of the board.
    """
    return _areas(top, Unit.POINTS, top.side)


def half_areas(top: CountingBoard) -> ReadOff:
    """Returns the area of one side in zi (Black if none was chosen), and the rest of the board.

    The side's empty points come first; they are whole tens if that was possible.
    """
    return _areas(top, Unit.ZI, top.side or BLACK)


def both_areas(top: CountingBoard) -> ReadOff:
    """Returns the stones and land of both sides, and the difference of the group tax.

    Source: Zhao Zhiyun, parts 2 and 3.
    """
    read = _areas(top, Unit.ZI, None)
    weights = top.rules.weights
    if Quantity.GROUPS not in weights:
        return read
    tax = [
        sum(g.basic_eyes for g in top.groups if g.colour is c)
        + top.score.tally.of(Quantity.SOLE_LIBERTIES, c)
        for c in COLOURS
    ]
    over = Fraction(tax[1] - tax[0]) / 2
    parts = _parts(*read.parts, part("group-tax", (over, -over)))
    return ReadOff(parts, Unit.ZI, groups=_groups(top))


def _groups(top: CountingBoard) -> Pair[int] | None:
    """Returns the number of independent groups of each side if the count is in zi, else None.

    Source: Zhao Zhiyun, part 2: for each group more than the other side, a side returns a zi.
    """
    if top.rules.unit is not Unit.ZI:
        return None
    own = [
        sum(g.colour is c and not g.seki and g.basic_eyes > 0 for g in top.groups)
        for c in COLOURS
    ]
    return Pair(own[0], own[1])


def _areas(top: CountingBoard, unit: Unit, side: Colour | None) -> ReadOff:
    half = _half(top)
    made = (
        part("own-empties", top.empties),
        part("stones", top.standing),
        part("half-public", (half, half)),
    )
    if side is not None:
        return _one_side(top, made, unit, side)
    land = Pair(*(top.empties[i] + top.standing[i] + half for i in (0, 1)))
    return ReadOff(_parts(*made), unit, None, land)


def moku(top: CountingBoard) -> ReadOff:
    """Returns each side's empty points after filling back.

    Lost stones that did not fit into the land were held back. A side with more of them than the
    other loses a point for each.
    """
    both = min(top.held_back)
    held = [both - h for h in top.held_back]
    return ReadOff(_parts(part("moku", top.empties), part("held-back", held)), Unit.MOKU)


def equal_stones(top: CountingBoard) -> ReadOff:
    """Returns the figures of :func:`moku`, with equally many stones of both sides on the board.

    A side's area is b + n + G/2. b: own empty points, n: stones, G: public points. Source: Ji
    Ping Dian A, article 7.1.6.
    """
    read = moku(top)
    figures = (read.black, read.white)
    n = (len(top.grid) - sum(top.empties) - top.public) / Fraction(2)
    apart = Fraction(max(top.held_back) - min(top.held_back), 2)
    land = Pair(*(figure + n + apart + _half(top) for figure in figures))
    return ReadOff(read.parts, read.unit, None, land)


def averaged(top: CountingBoard) -> ReadOff:
    """Returns the territory of both sides; the rest of the board is halved between them.

    If one side is counted alone, returns its sum, and what is left for the other side.

    Source: Ji Ping Dian, art edition, articles 13 to 16.
    """
    return _averaged(top, Unit.POINTS)


def averaged_half(top: CountingBoard) -> ReadOff:
    """Returns the figures of :func:`averaged` for one side in zi, Black's unless a side was
    chosen; the rest of the board is the other side's."""
    return _averaged(top, Unit.ZI)


def _averaged(top: CountingBoard, unit: Unit) -> ReadOff:
    read = moku(top)
    rest = (len(top.grid) - read.black - read.white) / 2
    made = _parts(*read.parts, part("shared-rest", (rest, rest)))
    side = top.side or (BLACK if unit is Unit.ZI else None)
    if side is not None:
        return _one_side(top, made, unit, side)
    return ReadOff(made, unit, None, Pair(read.black + rest, read.white + rest))


def stones(top: CountingBoard) -> ReadOff:
    """Returns each side's stones, and the empty points that it has more than the other side.

    Source: Ji Ping Dian A, article 7.4.5.
    """
    both = min(top.empties)
    made = _parts(
        part("stones", top.standing),
        part("own-empties", [e - both for e in top.empties]),
    )
    half = _half(top)
    land = Pair(*(top.standing[i] + top.empties[i] + half for i in (0, 1)))
    return ReadOff(made, Unit.STONES, None, land)


def filled(top: CountingBoard) -> ReadOff:
    """Returns each side's empty points less its unused stones.

    The supply of each side is half the points of the board. Source: Ing's fill-in; Ji Ping Dian
    A, article 7.3.
    """
    reserve = len(top.grid) // 2
    over = [reserve - top.standing[i] for i in (0, 1)]
    made = [part("empties-left", top.empties), part("stones-over", [-n for n in over])]
    plays = _surplus_plays(top)
    half = _half(top)
    if top.side is None:
        if any(plays):
            made.append(part("surplus-plays", plays))
        land = Pair(
            *(reserve + top.empties[i] - over[i] + half + _share(plays, i) for i in (0, 1))
        )
        return ReadOff(_parts(*made), Unit.POINTS, None, land)
    share = _share(plays, top.side - 1)
    made += [
        part("reserve", (reserve, reserve)),
        part("half-public", (half, half)),
        part("surplus-plays", (share, share)),
    ]
    return _one_side(top, tuple(made), Unit.POINTS, top.side)


def _share(plays: tuple[int, int], index: int) -> Fraction:
    """Returns the points that a side's area gains by the payment for surplus plays."""
    return Fraction(plays[index] - plays[1 - index], 2)


def _surplus_plays(top: CountingBoard) -> tuple[int, int]:
    """Returns, for Black and White, minus one point for each play more than the other side's.

    Both are 0 if lost stones do not count. Source: Ji Ping Dian, art edition, article 18 (a
    changed fill-in).
    """
    if Quantity.LOST not in top.rules.weights:
        return 0, 0
    played = [top.started[i] for i in (0, 1)]
    more = played[0] - played[1]
    return -max(more, 0), -max(-more, 0)


def fill_and_halve(top: CountingBoard) -> ReadOff:
    """Returns the stones once every route is filled; the rest of the board is halved.

    Source: Zhao Zhiyun, part 2.
    """
    unfilled = [top.empties[i] - top.basic_eyes[i] for i in (0, 1)]
    rest = Fraction(len(top.grid) - sum(top.standing) - sum(unfilled), 2)
    return ReadOff(
        _parts(
            part("standing", top.standing),
            part("routes", unfilled),
            part("half-rest", (rest, rest)),
        ),
        top.rules.unit,
        groups=_groups(top),
    )


def routes(top: CountingBoard) -> ReadOff:
    """Returns each side's empty points, less its basic eyes and the lost stones that did not
    fit.
    """
    return ReadOff(
        _parts(
            part("own-empties", top.empties),
            part("basic-eyes", [-n for n in top.basic_eyes]),
            part("held-back", [-n for n in top.lids]),
        ),
        Unit.ROUTES,
    )


def dots(top: CountingBoard) -> ReadOff:
    """Returns own empty points and the other side's lost stones. Source: Lu Nan, part 4."""
    return ReadOff(
        _parts(part("own-empties", top.empties), part("other-lost", top.lost[::-1])),
        Unit.POINTS,
    )


def taken(top: CountingBoard) -> ReadOff:
    """Returns the stones that each side took, and its surplus of unfilled routes.

    Source: Zhang Xu, sections 4 and 7.
    """
    left = [top.empties[i] - top.basic_eyes[i] for i in (0, 1)]
    both = min(left)
    return ReadOff(
        _parts(
            part("taken", top.lost[::-1]),
            part("routes", [n - both for n in left]),
        ),
        Unit.STONES,
    )


def standing(top: CountingBoard) -> ReadOff:
    """Returns the stones on the board at saturation, and any routes that were not filled.

    Source: Zhang Xu, section 4.
    """
    unfilled = [top.empties[i] - top.basic_eyes[i] for i in (0, 1)]
    return ReadOff(
        _parts(part("standing", top.standing), part("routes", unfilled)), Unit.STONES
    )
