"""Stones the referee puts elsewhere: refused, or nothing that counts is changed by it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import MoveReason, StoneAction
from goref.core.base.colour import WHITE, Colour
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from tests.core.arranging import leaving
from tests.core.arranging.endings import settled
from tests.core.arranging.proving import Proof, every_count, prove, replayed
from tests.core.build import COMPUTED, bare, counted, ruled
from tests.strategies import cases

WALLS = ("...XO...",) * 8


def proof_of(case: Case, rules: str, count: Count, side: Colour | None = None) -> Proof:
    return prove(case, counted(case, rules), count, side)


def dragged(proof: Proof, done: int, source: str, target: str) -> Proof:
    """The count with a stone dragged, proved again."""
    board = proof.arrangement.grid
    shift = Shift(
        proof.score.rules.id,
        proof.count.value,
        proof.side,
        done,
        board.point(source),
        board.point(target),
    )
    return again(proof, shift)


def again(proof: Proof, shift: Shift) -> Proof:
    before = proof.arrangement
    after = drag(before, shift)
    proved = replayed(proof.case, proof.score, proof.count, proof.side, after)
    assert after.readoff == before.readoff
    assert after.margin == before.margin == proof.score.margin
    assert after.moves[: shift.after] == before.moves[: shift.after]
    moved = after.moves[shift.after]
    assert (moved.op, moved.source, moved.target) == (
        StoneAction.SHIFT,
        shift.source,
        shift.target,
    )
    assert moved.why is MoveReason.REFEREE
    assert len(after.moves) == len(before.moves) + 1
    assert sum(map(len, after.spaces)) == sum(map(len, before.spaces))
    assert not any(after.final.cells[p] for space in after.spaces for p in space.points)
    return proved


def refused(proof: Proof, done: int, source: str, target: str) -> str:
    with pytest.raises(RefusedError) as caught:
        dragged(proof, done, source, target)
    return caught.value.code


@pytest.fixture
def filled() -> Proof:
    """Eight lines, five black prisoners back in his land: columns A to C are his."""
    return proof_of(bare(*WALLS, prisoners=(5, 3)), "japanese", Count.TERRITORY)


def names(proof: Proof, *ops: StoneAction) -> list[str]:
    board = proof.arrangement.grid
    return [board.name(m.target) for m in proof.made(*ops) if isinstance(m.target, int)]


def test_a_stone_goes_elsewhere_in_its_own_land(filled: Proof) -> None:
    board = filled.arrangement.grid
    done = len(filled.arrangement.moves)
    stone = names(filled, StoneAction.FILL_BACK)[0]
    free = [
        board.name(p)
        for p in board.points
        if not filled.table.cells[p] and filled.end.owners[p] == "B"
    ]
    after = dragged(filled, done, stone, free[0])
    assert after.table.cells[board.point(free[0])] == "B"
    assert not after.table.cells[board.point(stone)]
    assert after.arrangement.touched == filled.arrangement.touched + 1


def test_later_moves_go_to_the_other_point(filled: Proof) -> None:
    first, *rest = names(filled, StoneAction.FILL_BACK)
    later = next(name for name in rest if name[0] in "ABC")
    after = dragged(filled, 1, first, later)
    assert after.arrangement.final == filled.arrangement.final
    assert first in names(after, StoneAction.FILL_BACK)


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("E8", "A8", "not-own-land"),
        ("A4", "B4", "no-stone"),
        ("D4", "D4", "same-point"),
        ("D4", "D5", "occupied"),
        ("D4", "H4", "not-own-land"),
        ("D4", "A4", "border"),
        ("E4", "H4", "border"),
    ],
)
def test_refusals(source: str, target: str, code: str) -> None:
    proof = proof_of(bare(*WALLS, prisoners=(0, 0)), "japanese", Count.TERRITORY)
    assert refused(proof, 0, source, target) == code


def test_a_group_that_would_look_dead_is_refused() -> None:
    # Two eyes, A5 and A3; with A4 moved into one of them a single space would be left.
    rows = (".XXO.", "XXXO.", ".XXO.", "XXXO.", "XXXO.")
    proof = proof_of(bare(*rows, prisoners=(0, 0)), "japanese", Count.TERRITORY)
    codes = set()
    for source in ("A1", "A2", "A4", "B1", "B2", "B4"):
        for target in ("A5", "A3"):
            try:
                dragged(proof, 0, source, target)
            except RefusedError as error:
                codes.add(error.code)
    assert "eyes" in codes


def test_seki_stones_and_points_stay() -> None:
    rows = ("XXXXXO.", "X...XO.", "OOOOOO.", ".......", ".......", ".......", ".......")
    case = ruled(bare(*rows, prisoners=(1, 1)), seki="A7 A5")
    proof = proof_of(case, "jpd-art", Count.AVERAGED)
    board, codes = proof.arrangement.grid, set()
    for source in board.names(proof.table.seki):
        for target in ("G7", "B6", "A1"):
            if not proof.table.cells[board.point(target)]:
                codes.add(refused(proof, 0, source, target))
    assert codes == {"not-own-land", "fixed"}


def test_what_stands_in_the_other_sides_land_is_no_stone_of_its_own() -> None:
    rows = (*["...XO...."] * 3, "O..XO....", *["...XO...."] * 5)
    case = ruled(bare(*rows, prisoners=(0, 0)), dead="A6")
    proof = proof_of(case, "japanese", Count.TERRITORY)
    assert refused(proof, 0, "A6", "J9") == "guest"
    assert refused(proof, 0, "A6", "C9") == "not-own-land"


THICK = ("...XXOO..",) * 9


def _own_empty(proof: Proof, done: int, side: str) -> list[str]:
    arrangement = proof.arrangement
    cells, owners = arrangement.at(done).position.cells, proof.tallies[done].owners
    return [
        arrangement.grid.name(p)
        for p in arrangement.grid.points
        if not cells[p] and owners[p] == side
    ]


@pytest.mark.parametrize("source", ["G9", "J9", "H8"])
def test_stones_around_a_ko_point_stay(source: str) -> None:
    rows = ["....XOO.O", "....XOOOO", *["....XO..."] * 7]
    case = ruled(bare(*rows, prisoners=(0, 0)), ko="W: H9")
    proof = proof_of(case, "jpd-art", Count.AVERAGED)
    assert refused(proof, 0, source, "G5") == "border"


def test_komi_stones_stay_in_the_land_they_pay_for() -> None:
    proof = proof_of(bare(*THICK), "ing", Count.FILL_IN)
    board = proof.arrangement.grid
    stones = proof.made(StoneAction.FILL, why=MoveReason.KOMI)
    done = proof.arrangement.moves.index(stones[-1]) + 1
    white = _own_empty(proof, done, "W")
    assert white
    for move in stones:
        assert isinstance(move.target, int)
        for target in white:
            with pytest.raises(RefusedError):
                dragged(proof, done, board.name(move.target), target)


def test_no_stone_goes_where_the_komi_will_lie() -> None:
    proof = proof_of(bare(*THICK), "ing", Count.FILL_IN)
    board = proof.arrangement.grid
    first = min(i for i, m in enumerate(proof.arrangement.moves) if m.why is MoveReason.KOMI)
    point = proof.arrangement.moves[first].target
    assert isinstance(point, int)
    cells = proof.arrangement.at(first).position.cells
    for source in (p for p in board.points if cells[p] == WHITE):
        with pytest.raises(RefusedError):
            dragged(proof, first, board.name(source), board.name(point))


def test_no_stone_goes_on_a_dame_that_will_be_taken() -> None:
    rows = (".XX.OO.", ".XX.OO.", ".XX.OO.", ".XXOOO.", ".XXOOO.", ".XXOOO.", ".XXOOO.")
    case = bare(*rows, prisoners=(0, 2), plays=(18, 19), pass_stones=(0, 0), began="B")
    proof = proof_of(case, "tang-song", Count.ROUTES)
    (taken,) = proof.made(StoneAction.SHARE)
    board = proof.arrangement.grid
    assert isinstance(taken.target, int)
    for source in board.points:
        if proof.arrangement.at(0).position.cells[source]:
            with pytest.raises(RefusedError):
                dragged(proof, 0, board.name(source), board.name(taken.target))


def test_shifts_of_the_case_are_laid_out_again(filled: Proof) -> None:
    board, done = filled.arrangement.grid, len(filled.arrangement.moves)
    stone = board.point(names(filled, StoneAction.FILL_BACK)[0])
    free = next(
        p for p in board.points if not filled.table.cells[p] and filled.end.owners[p] == "B"
    )
    shift = Shift("japanese", "territory", None, done, stone, free)
    made = arrange(filled.case, filled.score, Count.TERRITORY, None, [shift])
    assert made == drag(filled.arrangement, shift)
    other = Shift("korean", "territory", None, done, stone, free)
    assert arrange(filled.case, filled.score, Count.TERRITORY, None, [other]) == (
        filled.arrangement
    )
    gone = Shift("japanese", "territory", None, done, free, stone)
    kept = arrange(filled.case, filled.score, Count.TERRITORY, None, [gone])
    assert kept.final == filled.arrangement.final
    (told,) = (f for f in kept.findings if f.code == "arrange-shift-dropped")
    assert told.points == (free,)
    late = replace(shift, after=done + 1)  # its stone is gone then
    both = arrange(filled.case, filled.score, Count.TERRITORY, None, [gone, shift, late])
    (told,) = (f for f in both.findings if f.code == "arrange-shift-dropped")
    assert told.points == tuple(sorted((free, stone))), "each stone once, in one sentence"
    assert both.final == made.final


def test_a_stone_dragged_for_a_side_is_where_it_was_put_if_that_side_is_chosen() -> None:
    case = settled("modern-ending")
    score = counted(case, "chinese-2002")
    half = arrange(case, score, Count.HALF)
    target = min(max(half.spaces, key=len).points)
    put = [
        m.target for m in half.moves if m.op is StoneAction.FILL and isinstance(m.target, int)
    ]
    shifts = [Shift("chinese-2002", "half", half.readoff.side, 999, p, target) for p in put]
    seen = [arrange(case, score, Count.HALF, None, [shift]) for shift in shifts]
    assert any(made.final.cells[target] for made in seen)
    for made in seen:
        dropped = "arrange-shift-dropped" in {f.code for f in made.findings}
        assert bool(made.final.cells[target]) is not dropped


def test_random_drags_change_nothing_that_counts() -> None:
    said: Counter[str] = Counter()

    @settings(max_examples=60, derandomize=True, deadline=None, phases=[Phase.generate])
    @given(cases(komi=True), st.integers(0, 10**9))
    def drags(case: Case, seed: int) -> None:
        chance = random.Random(seed)
        rules = chance.choice(COMPUTED)
        for score, count, side in every_count(case, [rules]):
            proof = prove(case, score, count, side)
            for _ in range(40):
                shift = _anything(proof, chance)
                try:
                    proof = again(proof, shift)
                except RefusedError as error:
                    said[error.code] += 1
                else:
                    said["moved"] += 1
                    leaving.eyes_in_sight(proof)

    drags()
    assert said["moved"] > 50
    assert {"no-stone", "same-point", "occupied", "not-own-land", "fixed"} <= said.keys()


def _anything(proof: Proof, chance: random.Random) -> Shift:
    """A drag that is mostly within one side's points."""
    arrangement = proof.arrangement
    points = list(arrangement.grid.points)
    done = chance.randrange(len(arrangement.moves) + 1)
    cells = arrangement.at(done).position.cells
    source, target = chance.choice(points), chance.choice(points)
    if chance.random() < 0.9:
        stones = [p for p in points if cells[p]] or points
        source = chance.choice(stones)
        own = [p for p in points if not cells[p] and arrangement.owners[p] == cells[source]]
        target = chance.choice(own or points)
    rules, count = proof.score.rules.id, proof.count.value
    return Shift(rules, count, proof.side, done, source, target)
