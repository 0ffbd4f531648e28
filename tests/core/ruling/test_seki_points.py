"""What could be ruled of the points of a seki: proposals, and the list for the referee."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.case.case import Case
from goref.core.case.symmetry import turned
from goref.core.game.record import GameRecord
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.ruling.seki_points import seki_elements, seki_proposals
from goref.core.ruling.survey import Survey, survey
from tests.core.build import bare, ruled, spots
from tests.core.ruling.test_seki_known import (
    FIGURE_7,
    SEVEN_BY_SEVEN,
    SEVEN_EYES,
    SMALL,
    TWO_OF_THREE,
)
from tests.core.trials.boards import DOUBLE_KO
from tests.strategies import cases

DEEP = bare("XXXXXO.", "X...XO.", "X...XO.", "OOOOOO.", ".......", ".......", ".......")
COMBED = bare("XXXXX", "X...X", "XOXOX")
InWords = list[tuple[str, str, list[str]]]


def surveyed(case: Case) -> Survey:
    return survey(case.position, case.ruling)


def proposed(case: Case) -> InWords:
    names = case.record.grid.names
    return [
        (kind.value, owner.letter, names(points))
        for points, kind, owner in seki_proposals(surveyed(case))
    ]


def listed(case: Case) -> list[tuple[str, str, list[str], bool]]:
    names = case.record.grid.names
    return [
        (e.kind.value, e.owner.letter if e.owner else "-", names(e.points), e.decided)
        for e in seki_elements(surveyed(case))
    ]


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (ruled(SEVEN_BY_SEVEN, seki="B6"), [("sole-liberty", "B", ["C6", "D6"])]),
        (ruled(SEVEN_BY_SEVEN, seki="B6", sole_liberty="B: C6 D6"), []),
        (
            ruled(DEEP, seki="A7"),
            [("sole-liberty", "B", ["B6", "C6", "D6"]), ("sole-liberty", "W", ["C5"])],
        ),
        (
            ruled(COMBED, seki="A3 B1 D1"),
            [("sole-liberty", "B", ["C2"]), ("one-sided", "B", ["B2", "D2"])],
        ),
        # One shared liberty at a time, or points that both sides touch alike.
        (ruled(FIGURE_7, seki="H19"), []),
        (ruled(SEVEN_EYES, seki="A18"), []),
        (ruled(SMALL, seki="A4"), []),
        (ruled(TWO_OF_THREE, seki="A3 A1"), []),
        # No seki, no proposal.
        (SEVEN_BY_SEVEN, []),
        (COMBED, []),
    ],
)
def test_known_sekis(case: Case, expected: InWords) -> None:
    assert proposed(case) == expected


def swapped(case: Case) -> Case:
    claims = {
        p: PointRuling(c.kind, c.owner.other if c.owner else None)
        for p, c in case.ruling.claims.items()
    }
    record = GameRecord.of_position(case.position.swapped())
    return replace(case, record=record, ruling=replace(case.ruling, claims=claims))


def as_set(case: Case) -> set[tuple[frozenset[int], PointKind, Colour]]:
    return {(p.points, p.kind, p.owner) for p in seki_proposals(surveyed(case))}


def seki_cases() -> st.SearchStrategy[Case]:
    return st.one_of(
        st.sampled_from([ruled(SEVEN_BY_SEVEN, seki="B6"), ruled(DEEP, seki="A7")]),
        cases(),
    )


@given(seki_cases(), st.integers(0, 7))
def test_from_every_side_the_same(case: Case, symmetry: int) -> None:
    board = case.record.grid
    there = {
        (frozenset(board.turned(p, symmetry) for p in points), kind, owner)
        for points, kind, owner in as_set(case)
    }
    assert as_set(turned(case, symmetry)) == there


@given(seki_cases())
def test_colours_change_places(case: Case) -> None:
    there = {(points, kind, owner.other) for points, kind, owner in as_set(case)}
    assert as_set(swapped(case)) == there


@given(seki_cases())
def test_only_public_points_of_a_seki_are_proposed_and_some_stay_shared(case: Case) -> None:
    s = surveyed(case)
    by_kind: set[tuple[int, PointKind]] = set()
    by_owner: set[tuple[int, Colour]] = set()
    for points, kind, owner in seki_proposals(s):
        assert kind in (PointKind.SOLE_LIBERTY, PointKind.ONE_SIDED)
        assert {s.statuses[p].kind for p in points} == {PointKind.SHARED}
        assert not points & s.claims.keys()
        (region,) = (region for region in s.regions if points <= region.points)
        assert len(region.points) > len(points)
        assert region.stones & s.seki
        # Never twice of one kind, never twice for one side.
        assert not {(p, kind) for p in points} & by_kind
        assert not {(p, owner) for p in points} & by_owner
        by_kind |= {(p, kind) for p in points}
        by_owner |= {(p, owner) for p in points}
        if kind is PointKind.SOLE_LIBERTY:
            near = s.board.grid.neighbours
            touched = {s.board.cells[n] for p in points for n in near[p]} - {0}
            assert touched == {owner}


@given(seki_cases())
def test_every_empty_point_of_every_seki_is_listed_once(case: Case) -> None:
    s = surveyed(case)
    elements = seki_elements(s)
    points = [p for element in elements for p in element.points]
    assert len(points) == len(set(points))
    assert [min(e.points) for e in elements] == sorted(min(e.points) for e in elements)
    near = s.board.grid.neighbours
    of_a_seki = {
        p
        for region in s.board.regions()
        if any(n in s.seki for q in region for n in near[q])
        for p in region
    }
    assert set(points) <= of_a_seki
    beside = {p for p in s.statuses if any(n in s.seki for n in near[p])}
    # A point ruled to be land outside the seki, or dame, is no matter of the seki.
    out = {
        p
        for p in s.claims
        if s.claims[p].kind in (PointKind.DAME, PointKind.TERRITORY, PointKind.KO)
    }
    assert beside - out <= set(points)
    if not s.claims:
        assert set(points) == of_a_seki
    for element in elements:
        statuses = {s.statuses[p] for p in element.points}
        (status,) = statuses
        assert (status.kind, status.owner, status.decided) == element[1:]
        if len(element.points) > 1:
            assert element.kind in (PointKind.TERRITORY, PointKind.EYE, PointKind.FALSE_EYE)


def test_a_wide_seki_ruled_point_by_point_keeps_its_middle() -> None:
    case = bare("XXXXX", "X...X", "X...X", "X...X", "OOOOO")
    for kind in ("one_sided", "sole_liberty"):
        claimed = ruled(case, seki="A5 A1", **{kind: "B: B4 C4 D4 B3 C3 D3 B2 C2 D2"})
        assert len(listed(claimed)) == 9, kind


def test_the_list_of_a_seki() -> None:
    assert listed(ruled(SEVEN_BY_SEVEN, seki="B6", sole_liberty="B: C6 D6")) == [
        ("sole-liberty", "B", ["C6"], True),
        ("sole-liberty", "B", ["D6"], True),
        ("shared", "-", ["C5"], False),
        ("shared", "-", ["D5"], False),
    ]
    assert listed(ruled(FIGURE_7, seki="H19")) == [
        ("eye", "W", ["E19", "E18"], False),
        ("shared", "-", ["G19"], False),
        ("shared", "-", ["J19"], False),
        ("eye", "W", ["L19", "L18"], False),
    ]
    assert listed(SEVEN_BY_SEVEN) == []


def test_a_ko_of_a_seki_stays_in_its_list_once_it_is_ruled_on() -> None:
    case = ruled(DOUBLE_KO, seki="A7 C7")
    ko = spots(case.record.grid, "B6")
    decided = replace(case, ruling=case.ruling.with_claim(ko, PointRuling(PointKind.KO, BLACK)))
    assert listed(decided) == [
        ("ko", "B", ["B6"], True),
        ("ko", "W", ["C4"], False),
        ("eye", "B", ["A1"], False),
        ("eye", "W", ["D1"], False),
    ]


@pytest.mark.parametrize("case", [SEVEN_BY_SEVEN, DEEP, COMBED, SMALL])
def test_no_seki_no_list(case: Case) -> None:
    assert listed(case) == []
    assert {colour for _, colour, _ in proposed(case)} <= {c.letter for c in COLOURS}
