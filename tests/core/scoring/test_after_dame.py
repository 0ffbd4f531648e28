"""What dame bring about, as findings: only where it changes a count, and by so much."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from goref.core.base.colour import Pair
from goref.core.base.findings import Finding, Level
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.tally import tally
from goref.core.scoring.after_dame import _weighed, _with_stone
from goref.core.scoring.scorer import Scorer
from goref.core.texts.findings import say
from tests.core.build import COMPUTED, bare, codes, counted, ruled
from tests.core.continuation.test_dame import IWAMOTO_DEAD, raw
from tests.core.ruling.test_dame import (
    APART,
    FALSE_EYE,
    GOLD_PETAL,
    HUANG_ZHOU,
    JIA_YANG,
    MEETING,
)
from tests.languages import EN
from tests.strategies import cases

BRIDGE = bare(".XX.XX.", "XXOXOXX", "OOOXOOO", "O.OOO.O")  # D4 saves two, and is all that joins
FILLED = bare(".XXXXX.", "XXOXOXX", "OOOXOOO", "O.OOO.O")
JOINED = bare("XXXXX", ".XOX.", "XXOXX", "OOOOO", "O.O.O")  # APART after Black C5

# White B3 is dead; as long as it stands White can begin a ko for Black's C3 at C4.
KO_IN_LAND = ruled(bare("XXXXO", ".X.XO", ".OXOO", "XXOO.", ".XO.O"), dead="B3")


def named(case: Case, rules: str | RuleSet, code: str) -> list[tuple[str, Fraction | int]]:
    names = case.record.grid.names
    findings = [f for f in counted(case, rules).findings if f.code == code]
    assert all(f.level is Level.CHECK for f in findings)
    return [(" ".join(names(f.points)), f.change) for f in findings]


def sentence(case: Case, rules: str, code: str) -> str:
    finding: Finding = next(f for f in counted(case, rules).findings if f.code == code)
    return say(finding, case.record.grid, EN)


def test_by_lu_nan_a_protective_play_that_was_not_made_is_a_dame() -> None:
    case = BRIDGE.answering(plays=Pair(14, 14))
    assert named(case, "lu-nan", "unfilled-is-dame") == [("D4", -1)]
    left = counted(ruled(case, dame="D4"), "lu-nan")
    assert left.margin == counted(case, "lu-nan").margin - 1
    assert "unfilled-is-dame" not in codes(left)
    assert "unfilled-is-dame" not in codes(counted(case, "chinese-2002"))


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_a_point_to_be_filled_is_told_by_what_filling_changes(rules: RuleSet) -> None:
    change = counted(FILLED, rules).difference - counted(BRIDGE, rules).difference
    expected = [("D4", change)] if change and not rules.ignores_ruling else []
    assert named(BRIDGE, rules, "must-be-filled") == expected
    told = expected or rules.unfilled_is_dame
    assert ("left-in-atari" in codes(counted(BRIDGE, rules))) is (
        not told and not rules.ignores_ruling
    )


@pytest.mark.parametrize(
    ("rules", "change"),
    [("japanese", -1), ("jpd-art", -1), ("tang-song", -1), ("tingdao", -1)],
)
def test_filling_costs_where_stones_are_not_counted(rules: str, change: int) -> None:
    assert named(FALSE_EYE, rules, "must-be-filled") == [("A1", change)]


@pytest.mark.parametrize("rules", ["chinese-2002", "aga", "ming-qing", "saturation-stones"])
def test_filling_costs_nothing_where_the_stone_counts(rules: str) -> None:
    assert named(FALSE_EYE, rules, "must-be-filled") == []


def test_a_group_whose_land_must_be_filled_pays_for_eyes_it_has_not() -> None:
    assert named(HUANG_ZHOU, "ming-qing", "must-be-filled") == [("P6", 2)]
    assert named(HUANG_ZHOU, "tang-song", "must-be-filled") == [("P6", 1)]
    assert named(HUANG_ZHOU, "japanese", "must-be-filled") == [("P6", -1)]


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_ruled_to_be_filled_a_point_counts_as_if_it_were(rules: RuleSet) -> None:
    if Quantity.STONES not in rules.weights and Quantity.INNER_STONES not in rules.weights:
        claimed = counted(ruled(BRIDGE, dame="D4"), rules)
        assert claimed.difference == counted(FILLED, rules).difference
        assert "must-be-filled" not in codes(claimed)


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_groups_that_dame_keep_apart_are_told_where_groups_pay(rules: RuleSet) -> None:
    tax = -rules.weights.get(Quantity.GROUPS, 0)
    assert named(APART, rules, "groups-joined-by-dame") == ([("C5", tax)] if tax else [])
    if tax:
        stone = rules.weights.get(Quantity.STONES, 0)
        change = counted(JOINED, rules).difference - counted(APART, rules).difference
        assert change == tax + stone


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (HUANG_ZHOU, [("N6", 2)]),
        (GOLD_PETAL, [("N7 N6", 2), ("O9 P9 Q9", -2), ("L6 K5", -2)]),
        (JIA_YANG, [("P16 R16 P15 R15", 2), ("K16 L16", -2)]),
    ],
    ids=["Huang-Zhou", "gold petals", "four immortals"],
)
@pytest.mark.parametrize("rules", ["tang-song", "ming-qing", "tingdao", "saturation-stones"])
def test_the_old_games_as_recorded(
    case: Case, found: list[tuple[str, Fraction | int]], rules: str
) -> None:
    assert named(case, rules, "groups-joined-by-dame") == found


def test_a_play_that_joins_three_groups_saves_for_two() -> None:
    assert named(MEETING, "tang-song", "groups-joined-by-dame") == [("D3", 4)]


def test_it_is_said_in_the_unit_of_the_rule_set() -> None:
    code = "groups-joined-by-dame"
    assert sentence(HUANG_ZHOU, "ming-qing", code).startswith("With N6 Black could join")
    assert sentence(HUANG_ZHOU, "ming-qing", code).endswith("If joined, Black has 1 zi more.")
    assert sentence(HUANG_ZHOU, "tang-song", code).endswith(
        "If joined, Black has 2 routes more."
    )
    assert sentence(JIA_YANG, "tang-song", code).startswith("With R16/R15 + P16/P15 Black")
    filled = sentence(GOLD_PETAL, "japanese", "must-be-filled")
    assert "Black must fill A14 too" in filled
    assert filled.endswith("If filled, White has 1 point more.")


@given(cases())
def test_where_points_and_stones_weigh_the_same_no_filling_is_told(case: Case) -> None:
    surveyed, before = Scorer(case).ruled
    rules = RULESETS["chinese-2002"]
    for point, status in surveyed.statuses.items():
        if (
            status.kind is PointKind.TERRITORY
            and status.owner is not None
            and not status.decided
        ):
            after = tally(_with_stone(surveyed, point, status.owner))
            assert _weighed(rules, after) == _weighed(rules, before)


@pytest.mark.parametrize(
    ("rules", "change"),
    [("japanese", -1), ("jpd-art", -1), ("chinese-2002", 0), ("jpd-a", 0), ("tromp-taylor", 0)],
)
def test_a_ko_is_told_that_only_dead_stones_leave_open_where_it_matters(
    rules: str, change: int
) -> None:
    assert named(KO_IN_LAND, rules, "ko-beside-dead") == ([("C4", change)] if change else [])
    assert "ko-proposed" not in codes(counted(KO_IN_LAND, rules))


def test_what_is_ruled_of_such_a_ko_is_asked_no_more() -> None:
    for kind in ("territory", "ko", "dame"):
        said = ruled(KO_IN_LAND, **{kind: "C4" if kind == "dame" else "B: C4"})
        assert named(said, "japanese", "ko-beside-dead") == []
    alive = ruled(KO_IN_LAND, alive="B3")
    assert named(alive, "japanese", "ko-beside-dead") == []
    assert named(alive, "japanese", "ko-proposed") == [("C4", 0)], "then it is one"


def test_the_last_ko_of_iwamoto_against_go_is_open() -> None:
    case = raw("iwamoto--go-seigen-1948", dead=IWAMOTO_DEAD).answering(komi=Fraction(0))
    assert counted(case, "japanese").margin == -1
    assert named(case, "japanese", "ko-beside-dead") == [("N8", -1)]
    filled = ruled(case, dame="N8")
    assert counted(filled, "japanese").margin == -2
    assert sentence(case, "japanese", "ko-beside-dead") == (
        "A ko is open at N8, next to dead stones, and is counted as Black's land. If "
        "connected, White has 1 point more."
    )
