"""Laying out a count and proving it, move by move, with :mod:`tests.replayer`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Move,
    MoveReason,
    StoneAction,
    totals_of,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.scorer import Score, Scorer
from tests.core.build import COMPUTED
from tests.replayer import OTHER, SIDES, Table, Tally, table_of

HALF = Fraction(1, 2)
PAID = {StoneAction.NEGATIVE_A: 1, StoneAction.PASS_STONE: 1, StoneAction.FILL: 2}
"""What a paying move takes from the side whose stone it is; a komi stone gives as much."""


@dataclass
class Proof:
    """A count that was replayed: the table as it lay at the end, and after each move."""

    case: Case
    score: Score
    count: Count
    side: Colour | None
    arrangement: Arrangement
    table: Table
    tallies: list[Tally]

    @property
    def key(self) -> tuple[str, Count, Colour | None]:
        return self.score.rules.id, self.count, self.side

    @property
    def counted(self) -> Colour | None:
        """The side that is counted alone: chosen by the planner where nobody chose."""
        if self.count is not Count.HALF or self.side is not None:
            return self.side
        if Quantity.LOST in self.score.rules.weights:
            return BLACK
        told = [f for f in self.arrangement.findings if f.code == "arrange-quicker-side"]
        assert len(told) == 1
        return told[0].side

    @property
    def end(self) -> Tally:
        return self.tallies[-1]

    @property
    def codes(self) -> set[str]:
        return {f.code for f in self.arrangement.findings}

    def made(self, *ops: StoneAction, why: MoveReason | None = None) -> list[Move]:
        moves = self.arrangement.moves
        return [m for m in moves if m.op in ops and why in (None, m.why)]


def sides(count: Count) -> tuple[Colour | None, ...]:
    return (None, *COLOURS) if count.one_sided else (None,)


def rule_sets_counts() -> list[tuple[str, Count, Colour | None]]:
    """Every rule set with every count it allows, both sides and either alone."""
    return [
        (rules.id, count, side)
        for rules in COMPUTED
        for count in rules.counts
        for side in sides(count)
    ]


def every_count(
    case: Case, rule_sets: Sequence[RuleSet] = COMPUTED
) -> Iterator[tuple[Score, Count, Colour | None]]:
    """Every rule set, every count it allows on this case, both sides and either alone."""
    bench = Scorer(case)
    for rules in rule_sets:
        score = bench.score(rules)
        for count in score.countable:
            for side in sides(count):
                yield score, count, side


def prove(case: Case, score: Score, count: Count, side: Colour | None = None) -> Proof:
    """Lay out a count, replay it and count anew after each move. Asserts what must hold."""
    return replayed(case, score, count, side, arrange(case, score, count, side))


def replayed(
    case: Case, score: Score, count: Count, side: Colour | None, arrangement: Arrangement
) -> Proof:
    table = table_of(case, score, count.value)
    tally = table.tally()
    opening = arrangement.opening
    assert _letters(arrangement.start.cells) == table.cells
    assert (opening.areas, opening.public) == (_pair(tally.area), tally.public)
    assert opening.margin == tally.margin
    assert (arrangement.opening.lids is None) is not table.known
    proof = Proof(case, score, count, side, arrangement, table, [tally])
    stood = {p for p in range(len(table.cells)) if table.stone(p)}
    for number, move in enumerate(arrangement.moves, 1):
        border = _holds_a_border(move, table, tally, stood)
        table.make(move)
        before, tally = tally, table.tally()
        proof.tallies.append(tally)
        where = f"move {number}, {move}"
        assert not border, f"a border stone: {where}"
        assert move.areas == _pair(tally.area), where
        assert move.public == tally.public, where
        assert sum(move.areas) + move.public == len(table.cells), where
        assert move.margin == tally.margin, where
        assert tally.margin - before.margin == _paid(move), where
        _same_layout(arrangement, number, table)
    assert _letters(arrangement.final.cells) == table.cells
    _read_off(proof)
    return proof


def _letters(cells: bytes) -> list[str]:
    return ["" if not code else SIDES[code - 1] for code in cells]


def _pair(figures: dict[str, int]) -> tuple[int, int]:
    return figures["B"], figures["W"]


def _paid(move: Move) -> int:
    if not move.pays:
        return 0
    assert move.colour is not None
    assert move.op in PAID, f"{move.op} pays nothing"
    sign = 1 if move.colour is BLACK else -1
    return sign * PAID[move.op] * (1 if move.why is MoveReason.KOMI else -1)


MAY_OPEN = (MoveReason.FIRST_PASS, MoveReason.TAKE_BACK, MoveReason.MISSING_EYE)
"""Reasons for which a stone of the border comes off: its point is then public, or an eye."""


def _holds_a_border(move: Move, table: Table, tally: Tally, stood: set[int]) -> bool:
    """Whether a stone that ``stood`` there touches anything that is not its own side's."""
    if move.source not in stood or move.op is StoneAction.LIFT or move.why in MAY_OPEN:
        return False
    assert isinstance(move.source, int)
    letter = table.cells[move.source]
    return any(
        tally.owners[n] != letter
        or n in table.seki
        or table.cells[n] not in ("", letter)
        or (not table.cells[n] and table.kind(n) != "territory")
        for n in table.beside(move.source)
    )


def _same_layout(arrangement: Arrangement, number: int, table: Table) -> None:
    layout = arrangement.at(number)
    assert layout is arrangement.layouts[number]
    assert _letters(layout.position.cells) == table.cells
    if table.known:
        assert layout.lids == _pair(table.lids)
        assert layout.bowls == _pair(table.bowls)
    else:
        assert layout.lids is None


def _read_off(proof: Proof) -> None:
    """What is read off is on the board, sums up, and makes the margin of the score."""
    arrangement, score = proof.arrangement, proof.score
    read = arrangement.readoff
    black = sum(part.black for part in read.parts)
    white = sum(part.white for part in read.parts)
    assert (read.black, read.white) == (black, white) == figures(proof)
    paid = sum(line.black - line.white for line in arrangement.payments)
    assert black - white + paid == arrangement.margin == score.margin
    last = arrangement.layouts[-1]
    if proof.count is Count.TERRITORY and last.lids is not None:
        over = min(last.lids)  # stones without room, of both
        assert totals_of(last.terms) == (read.black - over, read.white - over)
    if read.land is not None:
        assert sum(read.land) == len(proof.table.cells)
        if not any(part.key == "surplus-plays" for part in read.parts):
            assert read.land.black - read.land.white + paid == score.margin
    assert arrangement.touched == sum(
        isinstance(m.source, int) or isinstance(m.target, int) for m in arrangement.moves
    )


def figures(proof: Proof) -> tuple[Fraction, Fraction]:
    """What the count reads off for either side, from the board at the end."""
    table, end, count = proof.table, proof.end, proof.count
    lost = Quantity.LOST in proof.score.rules.weights
    size = len(table.cells)
    half = Fraction(end.public, 2)
    unfilled = {c: end.empties[c] - table.basic_eyes[c] for c in SIDES}
    spare = {c: table.lids[c] - min(table.lids.values()) for c in SIDES}
    found: dict[str, Fraction] = {}
    for c in SIDES:
        match count:
            case Count.AREA:
                found[c] = end.area[c] + half
            case Count.HALF if not lost:
                found[c] = end.area[c] + half
            case Count.BOTH_SIDES:
                found[c] = end.area[c] + half + _tax(proof, OTHER[c]) - _tax(proof, c)
            case Count.FILL_IN:
                found[c] = Fraction(end.empties[c] - size // 2 + end.standing[c])
            case Count.AVERAGED | Count.HALF | Count.TERRITORY:
                found[c] = Fraction(end.empties[c] - spare[c])
            case Count.EQUAL_STONES:
                more = _more_off(proof)
                found[c] = Fraction(end.empties[c] - more[c] + min(more.values()))
            case Count.EQUAL_SPACE:
                found[c] = Fraction(end.standing[c] + end.empties[c]) - min(
                    end.empties.values()
                )
            case Count.ROUTES:
                found[c] = Fraction(unfilled[c] - table.lids[c])
            case Count.FILL_AND_HALVE:
                rest = size - sum(end.standing.values()) - sum(unfilled.values())
                found[c] = end.standing[c] + unfilled[c] + Fraction(rest, 2)
            case Count.DOT:
                found[c] = Fraction(end.empties[c] + end.lost[OTHER[c]])
            case Count.TINGDAO | Count.SATURATION if lost:
                found[c] = Fraction(end.lost[OTHER[c]] + unfilled[c]) - min(unfilled.values())
            case Count.SATURATION | Count.STONES:
                found[c] = Fraction(end.standing[c] + unfilled[c])
            case _:
                raise AssertionError(f"{count} is not read off here")
    if count is Count.FILL_IN and lost:
        _less_surplus_plays(proof, found)
    if count is Count.AVERAGED or (count is Count.HALF and lost):
        rest = (size - sum(found.values())) / 2
        found = {c: figure + rest for c, figure in found.items()}
    side = proof.counted
    if side is not None:
        alone = SIDES[side - 1]
        if count is Count.FILL_IN:
            # Land is 180 + own empties left - own stones left over + half the public.
            found[alone] += size // 2 + half
        found[OTHER[alone]] = size - found[alone]
    return found["B"], found["W"]


def _tax(proof: Proof, side: str) -> Fraction:
    """Half of what a side pays for its groups, where it pays."""
    if Quantity.GROUPS not in proof.score.rules.weights:
        return Fraction(0)
    sole = list(proof.table.kinds.items())
    liberties = sum(
        1 for p, kind in sole if kind == "sole-liberty" and proof.tallies[0].owners[p] == side
    )
    return Fraction(proof.table.basic_eyes[side] + liberties, 2)


def _more_off(proof: Proof) -> dict[str, int]:
    """Stones of either side that were held off the board for want of room."""
    taken = proof.made(StoneAction.TAKE, why=MoveReason.EVEN_STONES)
    return {
        c: proof.table.lids[c] + sum(m.colour is (BLACK, WHITE)[i] for m in taken)
        for i, c in enumerate(SIDES)
    }


def _less_surplus_plays(proof: Proof, found: dict[str, Fraction]) -> None:
    """A point for every play more than the other side's; counted alone, half of it each way."""
    cells, lids = proof.arrangement.start.cells, proof.arrangement.opening.lids or (0, 0)
    more = {c: cells.count(i + 1) + lids[i] for i, c in enumerate(SIDES)}
    surplus = more["B"] - more["W"]
    if proof.side is None:
        found["B" if surplus > 0 else "W"] -= abs(surplus)
    else:
        sign = -1 if proof.side is BLACK else 1
        found[SIDES[proof.side - 1]] += Fraction(sign * surplus, 2)
