"""The order of each count, and which stones it moves, as its text has them."""

from __future__ import annotations

import pytest

from goref.core.arranging.retidying import tidied
from goref.core.arranging.table.arrangement import MoveReason, StoneAction
from goref.core.base.colour import BLACK, WHITE, Colour, Who
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.texts.count.arranging import reading_sentence
from tests.core.arranging.test_procedures import proved
from tests.core.build import bare, game, ruled, walls
from tests.core.scoring.test_scorer_live_stones import with_groups
from tests.languages import ZH

WALLS = ("..XXOO.",) * 6 + ("O.XXOO.",)
UNEVEN = ("...XO..",) * 5
FACTS = {
    "began": "B",
    "last_play": "W",
    "plays": (14, 15),
    "prisoners": (0, 0),
    "pass_stones": (0, 0),
}


# Ji Ping Dian A, articles 7.1, 7.2 and 7.4; Zhao; Zhang.


@pytest.mark.parametrize(
    "count", [Count.AREA, Count.EQUAL_SPACE, Count.FILL_IN, Count.EQUAL_STONES]
)
def test_black_pays_before_dead_stones_are_lifted(count: Count) -> None:
    proof = proved(ruled(bare(*WALLS, first_pass="W", **FACTS), dead="A1"), "jpd-a", count)
    ops = [move.op for move in proof.arrangement.moves]
    assert ops.index(StoneAction.NEGATIVE_A) < ops.index(StoneAction.LIFT)


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        ("tang-song", Count.ROUTES),
        ("tingdao", Count.TINGDAO),
        ("jpd-a", Count.EQUAL_STONES),
        ("jpd-a", Count.FILL_IN),
        ("jpd-art", Count.AVERAGED),
        ("jpd-art", Count.HALF),
    ],
)
def test_no_living_stone_is_moved_where_the_text_moves_none(rules: str, count: Count) -> None:
    settled = game("gold-petal-bowls").settled().answering(first_pass=Who.BLACK)
    proof = proved(settled, rules, count)
    assert not proof.made(StoneAction.SHIFT)
    if count is Count.FILL_IN:
        return  # little is left to be read
    # It remains an offer to the referee.
    assert tidied(settled, proof.score, proof.arrangement)


@pytest.mark.parametrize(("began", "turns"), [("B", [BLACK, WHITE]), ("W", [WHITE, BLACK])])
def test_saturation_is_filled_in_turn(began: str, turns: list[Colour]) -> None:
    case = bare(*UNEVEN, **{**FACTS, "began": began})
    proof = proved(case, "saturation-stones", Count.SATURATION)
    by_turns = proof.made(StoneAction.FILL, why=MoveReason.BY_TURNS)
    colours = [move.colour for move in by_turns]
    assert colours == turns * (len(colours) // 2) != []
    rest = proof.made(StoneAction.FILL, StoneAction.PASS_STONE, why=MoveReason.AGAINST_STONE)
    assert [move.op for move in rest] == [StoneAction.FILL, StoneAction.PASS_STONE] * (
        len(rest) // 2
    )
    assert len(proof.arrangement.steps) <= 3, "what is done in turn is one step"


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (with_groups(3, 2, 1), "黑3块，白2块，黑还1子。"),
        (with_groups(2, 4, 1), "黑2块，白4块，白还2子。"),
        (with_groups(2, 2, 1), "黑2块，白2块，无须还子。"),
    ],
)
@pytest.mark.parametrize("count", [Count.FILL_AND_HALVE, Count.BOTH_SIDES])
def test_the_group_tax_is_spoken(count: Count, case: Case, said: str) -> None:
    made = proved(case, "ming-qing", count).arrangement
    assert reading_sentence(made, ZH).startswith(said)


def test_nobody_returns_for_groups_where_there_is_no_tax() -> None:
    made = proved(with_groups(3, 2, 1), "stone-scoring", Count.FILL_AND_HALVE).arrangement
    assert made.readoff.groups is None


def test_borrowed_stones_are_counted_for_the_side_that_borrows() -> None:
    case = walls(250, 111, empties=(90, 40), prisoners=(0, 0))
    proof = proved(case, "live-stones", Count.STONES)
    lent = proof.made(StoneAction.FILL, why=MoveReason.LENT)
    assert [move.colour for move in lent] == [WHITE] * 68
    assert (proof.end.standing["B"], proof.end.standing["W"]) == (248, 109)
