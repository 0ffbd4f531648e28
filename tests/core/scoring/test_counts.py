"""Other ways of counting, where they part from the scorer or have nothing to say."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.rulesets.table import RULESETS
from tests.core.build import COMPUTED, bare, codes, counted, game, played, walls

ALIKE = ["aga", "bga", "french"]


def checks(case: object, rules: str) -> dict[str, bool]:
    return {c.count.value: c.agrees for c in counted(case, rules).checks}  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ALIKE)
@pytest.mark.parametrize(
    "moves",
    [
        "C3 B2 C2 B3 C4 B4 C1 B1 C5 B5 pass pass",
        "C3 B2 C2 B3 C4 B4 C1 B1 C5 B5 A1 pass pass",
        "C3 pass C2 B3 pass B4 C4 B1 pass pass",
    ],
)
def test_pass_stones_in_games_that_black_began(rules: str, moves: str) -> None:
    assert checks(played(5, moves), rules) == {"area": True, "territory": True}


@pytest.mark.parametrize("rules", ALIKE)
@pytest.mark.parametrize("moves", ["C3 C4 D3 D4 pass pass", "C3 C4 D3 pass pass"])
def test_pass_stones_in_handicap_games(rules: str, moves: str) -> None:
    case = played(5, moves, black="A1 E1", first=WHITE, handicap=2)
    assert checks(case, rules) == {"area": True, "territory": True}


@pytest.mark.parametrize("rules", ALIKE)
def test_pass_stones_where_white_began_without_a_handicap(rules: str) -> None:
    for case in (
        played(5, "C3 C4 D3 D4 pass pass", black="A1", white="E5", first=WHITE),
        game("gold-petal-bowls").settled(),
    ):
        assert "counts-disagree" not in codes(counted(case, rules))


def test_counts_that_need_the_record_are_silent_on_a_bare_position() -> None:
    case = walls(181, 180)
    assert checks(case, "jpd-b") == {"area": True, "fill-in": True, "equal-space": True}
    assert checks(case, "aga") == {"area": True}
    assert "dot" not in checks(case, "lu-nan")


def test_dot_counting_is_silent_in_handicap_games() -> None:
    case = played(5, "C3 C4 D3 D4 pass pass", black="A1 E1", first=WHITE, handicap=2)
    assert "dot" not in checks(case, "lu-nan")
    assert checks(played(5, "C3 C4 D3 D4"), "lu-nan")["dot"]


def test_prisoners_that_cannot_be_make_counts_disagree() -> None:
    case = played(5, "C3 C4 D3 D4 pass pass", prisoners=(0, 3))
    score = counted(case, "jpd-a")
    assert "ledger-gap" in codes(score)
    assert "counts-disagree" in codes(score)
    assert "counts-disagree" not in codes(counted(played(5, "C3 C4 pass pass"), "jpd-a"))


def test_each_rule_set_is_checked_by_its_own_count_first() -> None:
    case = played(5, "C3 C4 D3 D4 pass pass", last_competitive="B")
    for rules in COMPUTED:
        found = [c.count for c in counted(case, rules).checks]
        assert found == [c for c in rules.counts if c in found]
        if rules.counts:
            assert found[:1] == [rules.counts[0]], rules.id


def test_fill_in_uses_half_the_boards_stones() -> None:
    (fill_in,) = (c for c in counted(walls(42, 39, size=9, empties=(20, 20)), "ing").checks
                  if c.count.value == "fill-in")  # fmt: skip
    assert fill_in.margin == 42 - 39 - 8


def test_both_sides_pays_the_tax_in_halves() -> None:
    case = bare("X.XO.", "XXXO.", ".XXO.", "XXXO.", "X.XOO")
    score = counted(case, "ming-qing")
    assert {c.count.value for c in score.checks} == {"fill-and-halve", "both-sides"}
    assert all(c.agrees for c in score.checks)


def test_answers_in_place_of_a_record_feed_the_same_counts() -> None:
    case = (
        walls(181, 180, empties=(40, 40))
        .answering(
            prisoners=Pair(0, 0), plays=Pair(141, 140), pass_stones=Pair(0, 0), began=BLACK
        )
        .answering(last_dame=Who.NOBODY)
    )
    for id_ in ("jpd-b", "jpd-art", "tang-song", "tingdao", "lu-nan", "ming-qing"):
        score = counted(case, RULESETS[id_])
        assert score.checks
        assert all(c.agrees for c in score.checks), id_
