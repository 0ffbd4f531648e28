"""A case seen from another side counts the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.case.symmetry import Symmetry, turned
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord, Setup
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, DATA, bare, game
from tests.length import sample
from tests.strategies import cases

GAMES = sorted(path.stem for path in (DATA / "games").glob("*.txt"))
SYMMETRIES = st.sampled_from(Symmetry)


def scores(case: Case) -> list[tuple[object, ...]]:
    """What every rule set makes of a case, places left out."""
    bench = Scorer(case)
    told: list[tuple[object, ...]] = []
    for rules in COMPUTED:
        score = bench.score(rules)
        lines = [(line.key, line.black, line.white, line.paid) for line in score.lines]
        codes = sorted((f.code, len(f.points), f.move or 0) for f in score.findings)
        told.append((rules.id, lines, score.margin, score.needs, score.basis, codes))
    return told


ARROW = (
    "X....",
    "XX...",
    ".....",
    ".....",
    "O....",
)


@pytest.mark.parametrize(
    ("symmetry", "rows"),
    [
        (Symmetry.AS_IT_IS, ARROW),
        (Symmetry.QUARTER_RIGHT, ("O..XX", "...X.", ".....", ".....", ".....")),
        (Symmetry.QUARTER_LEFT, (".....", ".....", ".....", ".X...", "XX..O")),
        (Symmetry.HALF, ("....O", ".....", ".....", "...XX", "....X")),
        (Symmetry.MIRROR, ("....X", "...XX", ".....", ".....", "....O")),
        (Symmetry.FLIP, ("O....", ".....", ".....", "XX...", "X....")),
        (Symmetry.DIAGONAL, ("XX..O", ".X...", ".....", ".....", ".....")),
        (Symmetry.ANTIDIAGONAL, (".....", ".....", ".....", "...X.", "O..XX")),
    ],
)
def test_each_symmetry_does_what_its_name_says(
    symmetry: Symmetry, rows: tuple[str, ...]
) -> None:
    assert turned(bare(*ARROW), symmetry).position.rows == list(rows)


@given(cases(), SYMMETRIES)
def test_the_inverse_takes_the_case_back(case: Case, symmetry: Symmetry) -> None:
    quarters = {
        Symmetry.QUARTER_RIGHT: Symmetry.QUARTER_LEFT,
        Symmetry.QUARTER_LEFT: Symmetry.QUARTER_RIGHT,
    }
    assert turned(turned(case, symmetry), quarters.get(symmetry, symmetry)) == case


def test_everything_that_has_a_place_goes_along() -> None:
    board = grid(5)
    spot, other, third = board.point("B4"), board.point("C4"), board.point("A5")
    record = GameRecord(
        board,
        Setup(frozenset({spot}), frozenset({other}), frozenset({third})),
        (
            Act(ActKind.PLAY, BLACK, third, settling=True),
            Act(ActKind.PLAY, WHITE, written="zz"),
            Act(ActKind.PASS, BLACK),
            Setup(cleared=frozenset({other})),
        ),
        first=WHITE,
    )
    claim = PointRuling(PointKind.EYE, BLACK)
    note = found("left-in-atari", Level.CHECK, [spot, other], move=2)
    case = Case(
        record,
        Ruling({spot: StoneStatus.DEAD}, {other: claim}, {spot: "agreed"}),
        voided=frozenset({1}),
        void_reasons={1: "played twice"},
        disputed=frozenset({third}),
        settled={note: "seen"},
        notes="n",
        shifts=(Shift("jpd-a", "area", BLACK, 3, spot, other),),
    )
    after = turned(case, Symmetry.QUARTER_RIGHT)
    spot, other, third = board.point("D4"), board.point("D3"), board.point("E5")
    assert after.record == GameRecord(
        board,
        Setup(frozenset({spot}), frozenset({other}), frozenset({third})),
        (
            Act(ActKind.PLAY, BLACK, third, settling=True),
            Act(ActKind.PLAY, WHITE, written="zz"),
            Act(ActKind.PASS, BLACK),
            Setup(cleared=frozenset({other})),
        ),
        first=WHITE,
    )
    assert after.ruling == Ruling({spot: StoneStatus.DEAD}, {other: claim}, {spot: "agreed"})
    assert after.disputed == {third}
    assert after.settled == {found("left-in-atari", Level.CHECK, [spot, other], move=2): "seen"}
    assert after.voided == case.voided
    assert after.void_reasons == case.void_reasons
    assert after.notes == "n"
    at = board.point("D4"), board.point("D3")
    assert after.shifts == (Shift("jpd-a", "area", BLACK, 3, *at),)


@pytest.mark.parametrize(
    ("name", "symmetry"), sample(list(product(GAMES, list(Symmetry)[1:])), 2)
)
def test_a_recorded_game_counts_the_same(name: str, symmetry: Symmetry) -> None:
    case = game(name).settled()
    there = turned(case, symmetry)
    assert {told[0] for told in scores(case) if told[2] is not None} >= {"aga", "japanese"}
    assert there.position == case.position.turned(symmetry)
    assert scores(there) == scores(case)


@given(cases(komi=True), SYMMETRIES)
def test_any_game_counts_the_same_under_every_rule_set(case: Case, symmetry: Symmetry) -> None:
    assert scores(turned(case, symmetry)) == scores(case)


@pytest.mark.parametrize("symmetry", [-1, 8])
def test_there_are_eight_symmetries(symmetry: int) -> None:
    with pytest.raises(ValueError, match="Symmetry"):
        turned(bare(*ARROW), symmetry)


def test_a_rectangle_cannot_be_turned_by_a_quarter() -> None:
    case = Case(GameRecord.of_position(Position.from_rows(["X..", "..."], square=False)))
    assert turned(case, Symmetry.HALF).position.rows == ["...", "..X"]
    with pytest.raises(ValueError, match="square"):
        turned(case, Symmetry.QUARTER_LEFT)
    with pytest.raises(ValueError, match="square"):
        turned(replace(case, record=replace(case.record, setup=Setup())), Symmetry.DIAGONAL)
