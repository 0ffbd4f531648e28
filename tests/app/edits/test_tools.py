"""From a point and a tool to an edit: what a click or a key on the board means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits.base import Edit
from goref.app.edits.ruling import MarkStones, RulePoints
from goref.app.edits.tools import claim_points, cycle_owner, likely_owner, mark_stones
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey
from tests.core.build import bare, ruled, spots

# White stones B4 and D4 stand in one area of Black's; the two at A1 and E1 live apart.
KIN = bare("XXXXX", ".O.O.", "XXXXX", ".....", "OOOOO")
SEKI = bare(
    "OOXXOO.",
    "OX..XO.",
    "OX..XO.",
    "OXOOXO.",
    "OXXXXO.",
    "OOOOOO.",
    ".......",
)
SPLIT = bare(".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O.")


def look(case: Case) -> Survey:
    return survey(case.position, case.ruling)


def at(case: Case, name: str) -> int:
    return case.record.grid.point(name)


def named(case: Case, edit: Edit | None) -> set[str]:
    assert isinstance(edit, (MarkStones, RulePoints))
    return set(case.record.grid.names(edit.points))


def mark(case: Case, name: str, life: StoneStatus) -> Edit | None:
    return mark_stones(case, look(case), at(case, name), life)


def marked(case: Case, name: str, life: StoneStatus) -> Case:
    edit = mark(case, name, life)
    assert edit is not None
    return edit.apply(case)


def claim(case: Case, name: str, kind: PointKind, owner: Colour = BLACK) -> Edit | None:
    return claim_points(case, look(case), at(case, name), kind, owner)


# Stones


def test_dead_stones_take_their_kin_along_and_come_back_with_them():
    edit = mark(KIN, "B4", StoneStatus.DEAD)
    assert isinstance(edit, MarkStones)
    assert edit.life is StoneStatus.DEAD
    assert named(KIN, edit) == {"B4", "D4"}
    dead = edit.apply(KIN)
    assert look(dead).dead == spots(KIN.record.grid, "B4 D4")
    for name in ("B4", "D4"):
        back = mark(dead, name, StoneStatus.DEAD)
        assert named(dead, back) == {"B4", "D4"}
        assert back is not None
        assert back.apply(dead) == KIN


def test_kin_that_was_not_named_comes_back_with_the_named():
    """As from a command line that names one stone only."""
    dead = ruled(KIN, dead="B4")
    assert look(dead).dead == spots(KIN.record.grid, "B4 D4")
    back = mark(dead, "D4", StoneStatus.DEAD)
    assert back is not None
    assert not look(back.apply(dead)).dead


def test_living_stones_elsewhere_stay():
    dead = marked(KIN, "B4", StoneStatus.DEAD)
    assert look(dead).life(at(KIN, "A1")) is StoneStatus.ALIVE


def test_a_whole_chain_is_marked():
    edit = mark(SPLIT, "B3", StoneStatus.DEAD)
    assert named(SPLIT, edit) == {f"B{row}" for row in range(1, 6)}


@pytest.mark.parametrize("life", [StoneStatus.DEAD, StoneStatus.SEKI])
def test_where_no_stone_stands_nothing_is_marked(life):
    assert mark(KIN, "A4", life) is None


def test_seki_marks_the_chain_and_leaves_the_spreading_to_the_survey():
    edit = mark(SEKI, "C4", StoneStatus.SEKI)
    assert named(SEKI, edit) == {"C4", "D4"}
    case = marked(SEKI, "C4", StoneStatus.SEKI)
    assert at(case, "B3") in look(case).seki
    assert marked(case, "C4", StoneStatus.SEKI) == SEKI


def test_a_chain_that_only_followed_into_a_seki_is_called_alive():
    case = marked(SEKI, "C4", StoneStatus.SEKI)
    edit = mark(case, "B3", StoneStatus.SEKI)
    assert isinstance(edit, MarkStones)
    assert edit.life is StoneStatus.ALIVE
    assert look(edit.apply(case)).life(at(case, "B3")) is StoneStatus.ALIVE


def test_a_dead_chain_can_be_called_seki_and_the_other_way_round():
    dead = marked(SEKI, "C4", StoneStatus.DEAD)
    assert look(dead).dead == spots(SEKI.record.grid, "C4 D4")
    seki = marked(dead, "C4", StoneStatus.SEKI)
    assert not look(seki).dead
    assert look(seki).life(at(seki, "C4")) is StoneStatus.SEKI
    assert look(marked(seki, "C4", StoneStatus.DEAD)).dead == spots(SEKI.record.grid, "C4 D4")


rows = st.lists(st.text("..XO", min_size=5, max_size=5), min_size=5, max_size=5)


@given(rows, st.data())
def test_a_second_click_undoes_the_first(lines, data):
    position = Position.from_rows(lines)
    stones = [p for p in position.grid.points if position.cells[p]]
    if not stones:
        return
    case = Case(GameRecord.of_position(position))
    point = data.draw(st.sampled_from(stones))
    life = data.draw(st.sampled_from([StoneStatus.DEAD, StoneStatus.SEKI]))
    first = mark_stones(case, look(case), point, life)
    assert first is not None
    once = first.apply(case)
    assert look(once).life(point) is life
    second = mark_stones(once, look(once), point, life)
    assert second is not None
    assert second.apply(once) == case


@given(rows, st.data())
def test_any_clicks_leave_the_stone_as_it_was_called(lines, data):
    """Whatever was clicked before: a click changes what its stone is, to or from the mark."""
    position = Position.from_rows(lines)
    stones = [p for p in position.grid.points if position.cells[p]]
    if not stones:
        return
    case = Case(GameRecord.of_position(position))
    for point in data.draw(st.lists(st.sampled_from(stones), max_size=8)):
        life = data.draw(st.sampled_from([StoneStatus.DEAD, StoneStatus.SEKI]))
        was = look(case).life(point)
        edit = mark_stones(case, look(case), point, life)
        assert edit is not None
        case = edit.apply(case)
        now = look(case).life(point)
        assert now is life if was is not life else now is not life


# Points


def test_a_point_gets_its_kind_and_loses_it_again():
    edit = claim(SEKI, "C6", PointKind.SOLE_LIBERTY)
    assert edit == RulePoints(
        frozenset({at(SEKI, "C6")}), PointRuling(PointKind.SOLE_LIBERTY, BLACK)
    )
    case = edit.apply(SEKI)
    assert look(case).statuses[at(case, "C6")].kind is PointKind.SOLE_LIBERTY
    back = claim(case, "C6", PointKind.SOLE_LIBERTY)
    assert back is not None
    assert back.apply(case) == SEKI


def test_another_owner_is_another_claim():
    case = claim(SEKI, "C6", PointKind.KO).apply(SEKI)  # type: ignore[union-attr]
    edit = claim(case, "C6", PointKind.KO, WHITE)
    assert isinstance(edit, RulePoints)
    assert edit.claim == PointRuling(PointKind.KO, WHITE)


@pytest.mark.parametrize("kind", [PointKind.SHARED, PointKind.DAME])
def test_public_kinds_belong_to_nobody(kind):
    edit = claim(SEKI, "C6", kind, WHITE)
    assert isinstance(edit, RulePoints)
    assert edit.claim == PointRuling(kind, None)


def test_kinds_of_regions_are_taken_back_from_the_whole_region():
    case = ruled(SPLIT, eye="B: A5")
    assert look(case).statuses[at(case, "A1")].kind is PointKind.EYE
    edit = claim(case, "A1", PointKind.EYE)
    assert isinstance(edit, RulePoints)
    assert edit.claim is None
    assert at(case, "A5") in edit.points
    assert edit.apply(case) == SPLIT


def test_what_is_taken_back_is_of_the_region_pointed_at():
    case = ruled(SPLIT, eye="W: E5 E4")
    edit = claim(case, "E1", PointKind.EYE, WHITE)
    assert isinstance(edit, RulePoints)
    assert (edit.claim, named(case, edit)) == (None, {"E5", "E4", "E1"})


def test_a_live_stone_has_no_kind_but_a_dead_ones_point_has():
    assert claim(KIN, "B4", PointKind.TERRITORY) is None
    dead = marked(KIN, "B4", StoneStatus.DEAD)
    edit = claim(dead, "B4", PointKind.TERRITORY)
    assert named(dead, edit) == {"B4"}


def test_t_goes_round_black_white_and_as_computed():
    case, owners = SPLIT, []
    point = at(case, "C3")
    for _ in range(3):
        edit = cycle_owner(case, look(case), point)
        assert isinstance(edit, RulePoints)
        owners.append(edit.claim.owner if edit.claim else None)
        case = edit.apply(case)
    assert owners == [BLACK, WHITE, None]
    assert case == SPLIT
    assert cycle_owner(case, look(case), at(case, "B3")) is None


def test_t_on_another_kind_begins_with_black():
    case = ruled(SPLIT, dame="C3")
    edit = cycle_owner(case, look(case), at(case, "C3"))
    assert isinstance(edit, RulePoints)
    assert edit.claim == PointRuling(PointKind.TERRITORY, BLACK)


def test_the_likely_owner_is_the_present_one_else_whose_stones_are_near():
    seen = look(SPLIT)
    assert likely_owner(seen, at(SPLIT, "A3")) is BLACK
    assert likely_owner(seen, at(SPLIT, "E3")) is WHITE
    assert likely_owner(seen, at(SPLIT, "C3")) is BLACK, "as many of both"
    near = bare(".O...", ".....", ".....", ".....", "..X..")
    assert likely_owner(look(near), at(near, "B4")) is WHITE
    claimed = replace(
        near,
        ruling=Ruling().with_claim(
            spots(near.record.grid, "B4"), PointRuling(PointKind.KO, BLACK)
        ),
    )
    assert likely_owner(look(claimed), at(near, "B4")) is BLACK
