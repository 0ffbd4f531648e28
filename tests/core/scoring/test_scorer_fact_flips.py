"""One fact changed on one board: what each rule set makes of it, and the protective plays.

The numbers are those of the essays, or follow from the identities that hold between counts.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import WHITE, Pair, Who
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.game.play_rules import End, PlayedFor
from goref.core.game.record import Setup
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer, Winner
from goref.core.scoring.status import CaseState
from tests.core.build import bare, counted, margin, moves, played, ruled, walls

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


def test_shusais_board_in_territory_i() -> None:
    """Both pass at once; after this preliminary end each makes two plays, Black those that his
    land needs: T5."""
    setup = SHUSAI.record.setup
    acts = moves(SHUSAI.record.grid, "pass pass A9 D1 B9 F2 pass pass", WHITE)
    record = replace(SHUSAI.record, setup=Setup(setup.black, setup.white), entries=acts)
    score = counted(replace(SHUSAI, record=record), "ikeda-territory-1")
    assert score.facts.second_phase == (2, 2)
    assert score.margin == 2


# Other positions of Ikeda's chapter 6, by their figures: the sums need no diagram.


def ended(black: int, white: int, empties: tuple[int, int], acts: str, size: int = 9) -> Case:
    """Walls as a record in which both have passed, so that no play came after the first end."""
    board = walls(black, white, size=size, empties=empties)
    setup = board.record.setup
    entries = moves(board.record.grid, acts)
    record = replace(board.record, setup=Setup(setup.black, setup.white), entries=entries)
    return replace(board, record=record).answering(komi=Fraction(0))


def one_point_of_blacks(case: Case) -> Case:
    """The case with a protective play that custom asks of Black: one point of his land less."""
    return ruled(case, dame=case.record.grid.name(0))


def test_go_against_miyamoto() -> None:
    """6.2(1): 43 to 38, White's 80th play last; T8."""
    case = ended(43, 38, (14, 9), "pass pass")
    assert margin(one_point_of_blacks(case), "japanese") == 4
    assert margin(case, "ikeda-area-2") == margin(case, "ikeda-territory-1") == 5
    assert margin(case, "ikeda-area-3") == 5  # Black passed first
    assert margin(ended(43, 38, (14, 9), "w:pass b:pass"), "ikeda-area-3") == 4


def test_after_whites_66th_play() -> None:
    """6.2(2): custom asks for a protective play, the proposal and Taiwan do not; T9."""
    case = ended(41, 40, (10, 9), "pass pass")
    assert margin(one_point_of_blacks(case), "japanese") == 0
    assert margin(case, "ikeda-territory-1") == 1
    assert margin(case, "taiwan", last_competitive="W") == 1


def test_bent_four_after_blacks_43rd_play() -> None:
    """6.4: White passes first; T10. The same figures hold for three points without capturing,
    which is a jigo by custom, in Taiwan and in Territory I: 6.7, T11."""
    case = ended(41, 40, (9, 9), "w:pass b:pass")
    assert margin(case, "ikeda-area-3") == 0
    assert margin(case, "ikeda-territory-1") == margin(case, "japanese") == 0
    assert margin(case, "taiwan", last_competitive="B") == 0


def test_go_against_hashimoto() -> None:
    """6.1(1): White's 274th play last, 180 to 181; T12."""
    case = ended(180, 181, (40, 41), "pass pass", size=19)
    assert margin(case, "japanese") == margin(case, "ikeda-territory-1") == -1
