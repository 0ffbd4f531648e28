"""One fact changed on one board: what each rule set makes of it, and the protective plays.

The numbers are those of the essays, or follow from the identities that hold between counts.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import Pair, Who
from goref.core.case.case import Case
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer, Winner
from goref.core.scoring.status import CaseState
from tests.core.build import bare, counted, margin, played, ruled, walls

AHEAD_BY_7 = walls(184, 177)
HALF = Fraction(1, 2)


@pytest.mark.parametrize("rules", ["wmsg-2008", "jpd-a", "ikeda-area-3"])
def test_the_first_pass_turns_a_lead_of_7_at_6_and_a_half(rules: str) -> None:
    assert margin(AHEAD_BY_7, rules, first_pass="B") == HALF
    assert margin(AHEAD_BY_7, rules, first_pass="W") == -HALF


@pytest.mark.parametrize("rules", ["jpd-b", "chinese-2002"])
def test_at_7_and_a_half_it_changes_nothing(rules: str) -> None:
    assert {margin(AHEAD_BY_7, rules, first_pass=who) for who in "BW"} == {-HALF}


def test_the_button_is_half_a_point_each_way() -> None:
    assert margin(AHEAD_BY_7, "button", first_pass="B") == HALF
    assert margin(AHEAD_BY_7, "button", first_pass="W") == -HALF


@pytest.mark.parametrize(
    ("case", "won"),
    [
        (walls(181, 180, began="B"), {"B": 0, "W": HALF}),
        (walls(182, 179, handicap=3), {"B": 0, "W": HALF}),  # Suzuki against Fang
    ],
)
def test_the_last_play_is_half_a_zi_in_the_1920s(case: Case, won: dict[str, Fraction]) -> None:
    for who, zi in won.items():
        assert counted(case, "modern-1920", last_play=who).native == zi


@pytest.mark.parametrize(
    ("zi", "komi", "before"),
    [(184, "5.5", "3/4"), (183, "5.5", "-1/4"), (185, "7.5", "3/4"), (184, "7.5", "-1/4")],
)
def test_half_a_zi_for_a_surplus_play_turns_none_of_lu_nans_games(
    zi: int, komi: str, before: str
) -> None:
    case = walls(zi, 361 - zi, plays=(150, 149), prisoners=(0, 0), komi=komi)
    as_now = counted(case, "chinese-2002").native
    corrected = counted(case, "lu-nan").native
    assert as_now == Fraction(before)
    assert corrected == as_now - HALF
    assert (corrected > 0) is (as_now > 0)


def test_a_shared_liberty_lets_half_a_zi_turn_the_game_of_cao() -> None:
    case = walls(183, 177, plays=(120, 119), prisoners=(0, 0), komi="5.5")
    assert counted(case, "chinese-1988").native == Fraction(1, 4)
    assert counted(case, "lu-nan").native == Fraction(-1, 4)


def test_three_handicap_stones_cost_what_each_text_says() -> None:
    case = walls(185, 176, handicap=3)
    assert counted(case, "chinese-2002").native == 3
    assert margin(case, "aga") == 7
    assert counted(case, "ming-qing").native == Fraction("1.5")
    assert margin(case, "french") == Fraction("6.5")


def test_a_last_play_that_only_took_a_dame_makes_a_draw_in_routes() -> None:
    case = bare(*[".XXO."] * 3, *[".XOO."] * 2, prisoners=(0, 0), plays=(8, 7))
    drawn = counted(case, "tang-song", last_dame="B")
    assert (drawn.winner, drawn.facts.turns) == (Winner.DRAW, Pair(7, 7))
    assert margin(case, "tang-song", last_dame="none") == 1
    assert counted(case, "tang-song").margin is None


def test_four_pass_stones_give_the_dead_back_their_life() -> None:
    case = ruled(played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 E1 w:pass b:pass w:pass b:pass"),
                 dead="E1")  # fmt: skip
    agreed = margin(case, "jpd-a", end=End.AGREED)
    forced = margin(case, "jpd-a", end=End.FORCED)
    assert (agreed, forced) == (Fraction("-7.5"), Fraction("-1.5"))


@pytest.mark.parametrize("rules", ["tingdao", "saturation-prisoners", "saturation-stones"])
def test_chips_leave_a_tie_a_tie(rules: str) -> None:
    case = bare(".XO.", ".XO.", prisoners=(0, 0), plays=(2, 2), granted_first="B")
    assert counted(case, rules, played_for=PlayedFor.GAME).winner is Winner.WHITE
    assert counted(case, rules, played_for=PlayedFor.CHIPS).winner is Winner.DRAW


def test_a_pass_stone_is_a_stone_taken() -> None:
    case = bare(".XO.", ".XO.", prisoners=(0, 0), plays=(3, 2), pass_stones=(0, 1))
    assert counted(case, "tingdao").facts.turns == (3, 3)
    assert margin(case, "tingdao") == 1


def test_zhou_against_gu() -> None:
    case = walls(185, 176, plays=(150, 149), prisoners=(0, 0))
    assert counted(case, "chinese-2002").native == Fraction(3, 4)
    assert counted(case, "lu-nan").native == Fraction(1, 4)


def test_taking_the_last_dame_or_passing_is_the_same_where_the_first_pass_pays() -> None:
    rows = ("..XO.", "..XO.", ".XOO.", ".XOO.", ".X.O.")
    passed = bare(*rows, first_pass="B")
    taken = bare(*rows[:4], ".XXO.", first_pass="W")
    assert counted(passed, "chinese-2002").tally.area_difference == 0
    assert margin(passed, "wmsg-2008", komi=0) == margin(taken, "wmsg-2008", komi=0) == 0


def test_an_idle_first_pass_decides_whatever_follows() -> None:
    case = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 w:pass b:C1 w:D1 b:pass w:pass")
    plain = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C1 w:pass b:pass")
    assert counted(case, "wmsg-2008").facts.first_pass is Who.WHITE
    assert margin(case, "wmsg-2008") == margin(plain, "wmsg-2008")


# Protective plays. The question to Shusai (Ikeda 6.3): Black's 51st play took the ko at C1.

SHUSAI = bare(
    "..OOXO...",
    ".O.OXO.OO",
    "..OXXXO..",
    "OOX..XXOO",
    "XXX...XXO",
    "OOXXXX.XX",
    ".OOOOXX..",
    "O.OXX..X.",
    ".OX.X....",
    prisoners=(0, 1),
    komi=0,
)


def test_shusais_board_by_custom_and_by_his_word() -> None:
    """Black must fill D1 and F2, or, with more threats, nothing; T1, T2."""
    filled = counted(ruled(SHUSAI, dame="D1 F2"), "japanese")
    assert tuple(filled.totals) == (14, 14)
    assert filled.winner is Winner.DRAW
    kept = counted(ruled(SHUSAI, territory="B: D1"), "japanese")
    assert tuple(kept.totals) == (16, 14)


def test_shusais_board_by_area() -> None:
    """All of it is Black's, filled or not; the first pass pays a point: T3, T4."""
    assert tuple(counted(SHUSAI, "ikeda-area-2").totals) == (42, 39)
    assert counted(SHUSAI, "chinese-2002").native == Fraction(3, 2)
    assert margin(SHUSAI, "jpd-b") == 3
    for rules in ("ikeda-area-3", "wmsg-2008", "jpd-a"):
        assert margin(SHUSAI, rules, first_pass="W") == 2


def test_shusais_board_in_the_art_edition() -> None:
    """The ko is held open, and each point that is filled costs one: T6."""
    assert tuple(counted(SHUSAI, "jpd-art").totals) == (16, 14)
    assert margin(ruled(SHUSAI, dame="D1"), "jpd-art") == 1
    assert margin(ruled(SHUSAI, dame="D1 F2"), "jpd-art") == 0


@pytest.mark.parametrize("rules", ["japanese", "korean"])
def test_the_ko_on_shusais_board_is_a_question(rules: str) -> None:
    """The board as it is gives a point to Black, which nobody ruled: T7."""
    status = Scorer(SHUSAI).score(RULESETS[rules]).status
    assert status.state is CaseState.PROVISIONAL
    assert [SHUSAI.record.grid.names(f.points) for f in status.open] == [["D1"]]
