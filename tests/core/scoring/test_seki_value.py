"""What a point of a seki is worth under each rule set, by what it is ruled to be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import score
from goref.core.scoring.seki_value import worth_by_steps
from tests.core.build import COMPUTED, bare, ruled, spots
from tests.core.ruling.test_seki_known import FIGURE_7, SEVEN_BY_SEVEN, SMALL, TWO_OF_THREE
from tests.strategies import cases


def worth(
    case: Case, rules: RuleSet, points: Iterable[int], claim: PointRuling
) -> Fraction | None:
    """Points of margin that a claim is worth to its owner."""
    *_, value = worth_by_steps(case, rules, frozenset(points), claim)
    return None if value is None else value * rules.unit.points  # a zi is two points


SEKI_IS_NOTHING = {"japanese", "korean", "sunjang", "ikeda-territory-2"}
NO_RULING = {"tromp-taylor"}
ROUTES = {"tang-song", "tang-song-chen"}
RIGHTS = {"tingdao", "saturation-prisoners", "no-pass-go"}
SATURATED = {"ming-qing", "saturation-stones", "stone-scoring", "ikeda-area-1", "live-stones",
             "live-stones-paying"}  # fmt: skip
"""What is filled at saturation: an eye that is the group's only one cannot be."""
BASIC_EYE_IS_KEPT = ROUTES | RIGHTS | SATURATED

EXPECTED = {
    # One real eye of a group: its own land, but the point the group lives by.
    "eye": (
        ruled(SMALL, seki="A4"),
        "C3",
        PointKind.EYE,
        1,
        SEKI_IS_NOTHING | BASIC_EYE_IS_KEPT,
    ),
    # A false eye can be filled: it is worth its point.
    "false-eye": (ruled(SMALL, seki="A4"), "C3", PointKind.FALSE_EYE, 1, SEKI_IS_NOTHING),
    # Never to be filled by its owner.
    "sole-liberty": (
        ruled(SEVEN_BY_SEVEN, seki="B6"),
        "C6 D6",
        PointKind.SOLE_LIBERTY,
        2,
        SEKI_IS_NOTHING | BASIC_EYE_IS_KEPT,
    ),
    # A privilege: stones can be put there, but no route lies there.
    "one-sided": (
        ruled(TWO_OF_THREE, seki="A3 A1", shared="D2"),
        "B2 C2",
        PointKind.ONE_SIDED,
        2,
        SEKI_IS_NOTHING | ROUTES,
    ),
    # Two points in one eye: one of them can be filled.
    "two-point-eye": (
        ruled(FIGURE_7, seki="H19"),
        "E19 E18",
        PointKind.EYE,
        2,
        SEKI_IS_NOTHING | BASIC_EYE_IS_KEPT,
    ),
}


def owner_of(name: str) -> Colour:
    return COLOURS[name == "two-point-eye"]


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
@pytest.mark.parametrize("name", EXPECTED)
def test_worth_by_kind_and_rule_set(name: str, rules: RuleSet) -> None:
    case, names, kind, full, less = EXPECTED[name]
    points = spots(case.record.grid, names)
    expected = full
    if rules.id in NO_RULING or rules.id in less:
        expected = 1 if name == "two-point-eye" and rules.id in BASIC_EYE_IS_KEPT else 0
    assert worth(case, rules, points, PointRuling(kind, owner_of(name))) == expected


def swapped(case: Case) -> Case:
    claims = {
        p: PointRuling(c.kind, c.owner.other if c.owner else None)
        for p, c in case.ruling.claims.items()
    }
    return replace(
        case,
        record=GameRecord.of_position(case.position.swapped()),
        ruling=replace(case.ruling, claims=claims),
    )


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
@pytest.mark.parametrize("name", EXPECTED)
def test_colours_change_places(name: str, rules: RuleSet) -> None:
    case, names, kind, _, _ = EXPECTED[name]
    points, owner = spots(case.record.grid, names), owner_of(name)
    here = worth(case, rules, points, PointRuling(kind, owner))
    assert here == worth(swapped(case), rules, points, PointRuling(kind, owner.other))


OWNED = st.sampled_from([kind for kind in PointKind if not kind.is_public])


@given(cases(komi=True), OWNED, st.sampled_from(COLOURS), st.data())
def test_it_is_what_the_count_gives_with_and_without_the_claim(
    case: Case, kind: PointKind, owner: Colour, data: st.DataObject
) -> None:
    empties = [p for p, cell in enumerate(case.position.cells) if not cell]
    if not empties:
        return
    points = data.draw(st.frozensets(st.sampled_from(empties), min_size=1, max_size=3))
    claim = PointRuling(kind, owner)
    # What is in seki now stays so in both counts.
    held = case.ruling.with_lives(survey(case.position, case.ruling).seki, StoneStatus.SEKI)
    for rules in data.draw(st.lists(st.sampled_from(COMPUTED), min_size=3, max_size=3)):
        margins = [
            score(replace(case, ruling=held.with_claim(points, said)), rules).margin
            for said in (claim, PointRuling(PointKind.SHARED, None))
        ]
        if None in margins:
            continue
        owned, public = margins
        assert owned is not None
        assert public is not None
        sign = 1 if owner is BLACK else -1
        assert worth(case, rules, points, claim) == sign * (owned - public)


def test_nobodys_points_are_worth_nothing_to_anybody() -> None:
    case = ruled(SMALL, seki="A4")
    for kind in (PointKind.SHARED, PointKind.DAME):
        for rules in COMPUTED:
            points = spots(case.record.grid, "A2")
            assert worth(case, rules, points, PointRuling(kind, None)) == Fraction(0)


@pytest.mark.parametrize("id_", [i for i, rules in RULESETS.items() if rules.known_only])
def test_nothing_is_said_where_nothing_is_counted(id_: str) -> None:
    case = ruled(SMALL, seki="A4")
    points = spots(case.record.grid, "C3")
    assert worth(case, RULESETS[id_], points, PointRuling(PointKind.EYE, BLACK)) is None


def test_what_is_not_known_does_no_harm() -> None:
    """Prisoners and first passer are missing, and belong to both counts alike."""
    case = ruled(bare("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO."), seki="A4")
    for id_ in ("jpd-a", "jpd-art", "button", "lu-nan"):
        assert score(case, RULESETS[id_]).margin is None
        assert worth(case, RULESETS[id_], spots(case.record.grid, "C3"), EYE) == 1


EYE = PointRuling(PointKind.EYE, BLACK)
