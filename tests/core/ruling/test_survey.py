"""From a ruling to the kind of every point: kin, seki, kos, claims and groups."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.dead import dead_stones, kin
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey
from goref.core.ruling.tally import tally
from tests.core.build import bare, ruled, spots
from tests.refusals import refuses
from tests.strategies import cases, positions


def surveyed(case: Case) -> Survey:
    return survey(case.position, case.ruling)


def names(case: Case, points: object) -> list[str]:
    return case.record.grid.names(points)


# Dead stones and those that follow.

TWO_INTRUDERS = bare("X.X..", ".....", "OOOOO", ".....", "XXXXX")


def test_the_whole_chain_is_dead() -> None:
    case = ruled(bare("XX.", "...", "OOO"), dead="A3")
    assert names(case, surveyed(case).dead) == ["A3", "B3"]
    assert surveyed(case).dead_count == (2, 0)
    assert surveyed(case).board.rows == ["...", "...", "OOO"]


def test_kin_in_the_same_enemy_area_follow() -> None:
    case = ruled(TWO_INTRUDERS, dead="A5")
    assert names(case, surveyed(case).dead) == ["A5", "C5"]
    assert names(case, kin(case.position, Ruling(), 0)) == ["A5", "C5"]


def test_kin_do_not_follow_across_a_live_wall() -> None:
    case = ruled(TWO_INTRUDERS, dead="A5")
    assert case.record.grid.point("A1") not in surveyed(case).dead


def test_kin_called_alive_do_not_follow() -> None:
    case = ruled(TWO_INTRUDERS, dead="A5", alive="C5")
    assert names(case, surveyed(case).dead) == ["A5"]


def test_kin_left_open_stand_till_they_are_ruled_on() -> None:
    case = ruled(TWO_INTRUDERS, dead="A5")
    left = replace(case.ruling, unclear=spots(case.record.grid, "C5"))
    assert names(case, survey(case.position, left).dead) == ["A5"]
    assert names(case, kin(case.position, left, 2)) == ["C5"]
    unmarked = replace(left, lives={})
    assert names(case, kin(case.position, unmarked, 0)) == ["A5"]


def test_kin_with_two_eyes_do_not_follow() -> None:
    rows = (".X.X...", "XXXX..X", ".......", "OOOOOOO")
    case = ruled(bare(*rows), dead="G3")
    assert names(case, surveyed(case).dead) == ["G3"]


def test_both_colours_dead_in_each_others_land() -> None:
    rows = ("O.X.X", "..X..", "XXXXX", "OOOOO", "X...O")
    case = ruled(bare(*rows), dead="A5 A1")
    assert surveyed(case).dead_count == (1, 1)
    status = surveyed(case).statuses
    assert status[0].owner is BLACK
    assert status[20].owner is WHITE


@given(cases(ruled=False))
def test_marking_the_followers_too_changes_nothing(case: Case) -> None:
    dead = dead_stones(case.position, case.ruling)
    again = case.ruling.with_lives(dead, StoneStatus.DEAD)
    assert dead_stones(case.position, again) == dead
    for point in dead:
        assert case.position.chain(point) <= dead


# The default kinds.


@given(positions())
def test_without_a_ruling_regions_belong_to_the_only_colour_around(position: Position) -> None:
    found = survey(position, Ruling())
    assert not found.dead
    assert not found.seki
    for region in position.regions():
        around = {position.cells[n] for p in region for n in position.grid.neighbours[p]} - {0}
        for p in region:
            status = found.statuses[p]
            assert not status.decided
            if len(around) == 1:
                assert status.kind in (PointKind.TERRITORY, PointKind.KO)
                assert status.owner == around.copy().pop()
            else:
                assert (status.kind, status.owner) == (PointKind.DAME, None)


@given(cases())
def test_every_empty_point_has_one_kind(case: Case) -> None:
    found = surveyed(case)
    empty = {p for p in found.board.grid.points if not found.board.cells[p]}
    assert found.statuses.keys() == empty
    assert sum(len(r.points) for r in found.regions) <= len(empty)
    for status in found.statuses.values():
        assert status.kind.is_public is (status.owner is None)
    stones = [p for group in found.groups for p in group.stones]
    assert sorted(stones) == [p for p in found.board.grid.points if found.board.cells[p]]


@given(cases())
def test_lives_are_what_the_ruling_says(case: Case) -> None:
    found = surveyed(case)
    for p in case.record.grid.points:
        life = found.life(p)
        assert (life is None) is not bool(case.position.cells[p])
        if case.ruling.lives.get(p) is StoneStatus.DEAD and case.position.cells[p]:
            assert life is StoneStatus.DEAD


# Open kos.

KO = bare(".XO..", "X.XOO", ".XO..")


def test_an_open_ko_is_proposed_to_its_holder() -> None:
    found = surveyed(KO)
    assert names(KO, found.points(PointKind.KO, BLACK)) == ["B2"]
    assert "ko-proposed" in {f.code for f in findings_of(found)}
    counts = tally(found).counts
    assert counts[Quantity.KO] == (1, 0)


@pytest.mark.parametrize("claim", ["territory", "eye", "false_eye"])
def test_the_referee_may_call_a_ko_something_else(claim: str) -> None:
    case = ruled(KO, **{claim: "B: B2"})
    assert not surveyed(case).points(PointKind.KO, BLACK)


def test_two_stones_in_atari_are_no_ko() -> None:
    case = bare(".XOO.", "X.XXO", ".XOO.")
    assert not surveyed(case).points(PointKind.KO, BLACK)
    assert names(case, surveyed(case).points(PointKind.TERRITORY, BLACK)) == ["A3", "B2", "A1"]


def test_a_ko_of_whites() -> None:
    case = bare(".OX..", "O.OXX", ".OX..")
    assert names(case, surveyed(case).points(PointKind.KO, WHITE)) == ["B2"]


def test_a_ko_point_joins_the_group_and_makes_no_eye() -> None:
    groups = [g for g in surveyed(KO).groups if g.colour is BLACK]
    assert len(groups) == 1
    lonely = ruled(bare("XXXO", "X.XX", "XXXO"), ko="B: B2")
    (group,) = (g for g in surveyed(lonely).groups if g.colour is BLACK)
    assert group.basic_eyes == 0


# Seki.

TWO_OF_THREE = bare("XXXXX", "X...X", "OOOOO")
EYED = bare("X.XXXO.", "XXX.XO.", "OOXXXO.", ".OOOOO.", ".......")


def test_a_mark_spreads_over_a_shared_liberty() -> None:
    for mark in ("A3", "A1"):
        case = ruled(TWO_OF_THREE, seki=mark)
        assert len(surveyed(case).seki) == 12
        assert names(case, surveyed(case).points(PointKind.SHARED)) == ["B2", "C2", "D2"]


def test_a_mark_spreads_over_a_one_sided_point() -> None:
    for claim in ({"one_sided": "B: C1"}, {"shared": "C1"}):
        case = ruled(bare("XX.OO"), seki="A1", **claim)
        assert names(case, surveyed(case).seki) == ["A1", "B1", "D1", "E1"]
    sole = ruled(bare("XX.OO"), seki="A1", sole_liberty="B: C1")
    assert names(sole, surveyed(sole).seki) == ["A1", "B1"]


def test_an_eye_is_surrounded_by_seki_on_all_sides() -> None:
    rows = ("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO.")
    whole = surveyed(ruled(bare(*rows), seki="A4"))
    part = surveyed(ruled(bare(*rows), seki="A4", alive="D3"))
    point = whole.board.grid.point("C3")
    assert whole.statuses[point].kind is PointKind.EYE
    assert part.statuses[point].kind is PointKind.TERRITORY


def test_a_mark_spreads_to_kin_by_an_own_eye() -> None:
    # Two black chains about the eye C2.
    case = ruled(bare("XX.OO", "X.XOO", ".XX.O", "OOO.."), seki="A4")
    found = surveyed(case).seki
    assert case.record.grid.point("C3") in found
    assert case.record.grid.point("B2") in found


def test_a_mark_does_not_spread_over_land_called_territory() -> None:
    row = bare("OO.XX.XX")
    joined = surveyed(ruled(row, seki="A1")).seki
    parted = surveyed(ruled(row, seki="A1", territory="B: F1")).seki
    assert names(row, joined - parted) == ["G1", "H1"]


def test_a_mark_does_not_spread_to_stones_called_alive() -> None:
    case = ruled(TWO_OF_THREE, seki="A3", alive="A1")
    assert {case.position.cells[p] for p in surveyed(case).seki} == {BLACK}


def test_a_mark_does_not_spread_to_a_group_that_lives_by_itself() -> None:
    # White has two sure eyes: the dame between makes no seki of him.
    case = ruled(bare("XXX.O.O", "XXXOOOO", "OOOO.OO"), seki="A3")
    seki = surveyed(case).seki
    assert {case.position.cells[p] for p in seki} == {BLACK}
    assert "seki-on-one-side" in {f.code for f in findings_of(surveyed(case))}


def test_wide_land_is_a_life_of_its_own() -> None:
    case = ruled(bare("XX.O....", "XXXO....", "OOOO...."), seki="A3")
    assert {case.position.cells[p] for p in surveyed(case).seki} == {BLACK}


def test_dead_stones_are_not_in_seki() -> None:
    case = ruled(ruled(TWO_OF_THREE, dead="A1"), seki="A3")
    found = surveyed(case)
    assert found.points(PointKind.SHARED) == frozenset()


# Claims.


def test_a_false_eye_claim_makes_the_whole_region_false() -> None:
    rows = ("XXXOO.", "X..XO.", "XXXXO.", ".OXXO.", "O.XXO.")
    case = ruled(bare(*rows), seki="A5", false_eye="B: B4")
    found = surveyed(case)
    assert names(case, found.points(PointKind.FALSE_EYE, BLACK)) == ["B4", "C4"]
    assert tally(found).counts[Quantity.SEKI_GROUPS] == (0, 0)
    true_eye = surveyed(ruled(bare(*rows), seki="A5"))
    assert names(case, true_eye.points(PointKind.EYE, BLACK)) == ["B4", "C4"]
    assert tally(true_eye).counts[Quantity.SEKI_GROUPS] == (1, 0)


def test_a_false_eye_claim_outweighs_an_eye_claim_on_the_same_region() -> None:
    rows = ("XXXOO.", "X..XO.", "XXXXO.", ".OXXO.", "O.XXO.")
    for kinds in (
        {"eye": "B: B4", "false_eye": "B: C4"},
        {"territory": "B: B4", "eye": "B: C4"},
    ):
        case = ruled(bare(*rows), seki="A5", **kinds)
        stronger = PointKind.FALSE_EYE if "false_eye" in kinds else PointKind.EYE
        assert names(case, surveyed(case).points(stronger, BLACK)) == ["B4", "C4"]


def test_one_real_eye_is_enough() -> None:
    rows = ("X.XXO.", "XX.XO.", ".OXXO.", "O.XXO.")
    case = ruled(bare(*rows), seki="A4", false_eye="B: B4")
    assert tally(surveyed(case)).counts[Quantity.EYES] == (2, 0)
    assert tally(surveyed(case)).counts[Quantity.SEKI_GROUPS] == (1, 0)
    both = ruled(bare(*rows), seki="A4", false_eye="B: B4 C3")
    assert tally(surveyed(both)).counts[Quantity.SEKI_GROUPS] == (0, 0)


def test_a_claim_walls_off_the_rest_of_its_region() -> None:
    case = ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2")
    found = surveyed(case)
    assert names(case, found.points(PointKind.ONE_SIDED, BLACK)) == ["B2"]
    assert names(case, found.points(PointKind.SHARED)) == ["C2", "D2"]


def test_a_ruled_point_is_a_wall_of_its_owners() -> None:
    # C2 touches White's stone and points that were given to Black: still public.
    rows = ("XXXXX", "X...X", "X...X", "OOOOO")
    case = ruled(bare(*rows), seki="A4", sole_liberty="B: B3 C3 D3", one_sided="B: B2 D2")
    assert names(case, surveyed(case).points(PointKind.SHARED)) == ["C2"]


def test_territory_claimed_in_an_open_region_holds_for_that_point_alone() -> None:
    case = ruled(TWO_OF_THREE, territory="W: C2")
    found = surveyed(case)
    assert found.statuses[case.record.grid.point("C2")].owner is WHITE
    assert names(case, found.points(PointKind.DAME)) == ["B2", "D2"]


def test_land_may_be_called_dame() -> None:
    # An own point that still needs a protective play.
    case = ruled(bare(".X.", "XXO", "OOO"), dame="A3")
    assert names(case, surveyed(case).points(PointKind.DAME)) == ["A3", "C3"]


def test_claims_on_stones_have_no_effect() -> None:
    case = ruled(TWO_OF_THREE, territory="W: A3")
    assert case.record.grid.point("A3") not in surveyed(case).statuses


@pytest.mark.parametrize("kind", PointKind)
def test_public_kinds_have_no_owner_and_others_have_one(kind: PointKind) -> None:
    for owner in (None, BLACK, WHITE):
        if kind.is_public is (owner is None):
            assert PointRuling(kind, owner).owner is owner
        else:
            with refuses(ValueError, says="needs"):
                PointRuling(kind, owner)


# Groups.


def test_groups_are_joined_by_their_own_land() -> None:
    case = bare("X.XO.", ".XXO.", "XXOO.", "OO...", ".....")
    groups = [g for g in surveyed(case).groups if g.colour is BLACK]
    assert len(groups) == 1
    assert groups[0].basic_eyes == 2


def test_groups_are_parted_by_a_dame() -> None:
    joined = bare(".X.X.", "XXXXX", "OOOOO", ".O.O.")
    assert tally(surveyed(joined)).counts[Quantity.GROUPS] == (1, 1)
    apart = bare(".X.X.", "XXOXX", "OOOOO", ".O.O.")
    assert tally(surveyed(apart)).counts[Quantity.GROUPS] == (2, 1)


def test_a_group_without_land_pays_no_tax() -> None:
    case = bare("XX.OO", "XX.OO", "XX.OO")
    assert tally(surveyed(case)).counts[Quantity.GROUPS] == (0, 0)
