"""Worked numbers from the literature, on boards built to have them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.case.case import Case
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.scorer import Winner
from tests.core.build import bare, counted, margin, said, walls

QUARTER, HALF, THREE = Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)


def with_territory(case: Case, difference: int) -> Case:
    """The case with prisoners such that the territory difference is as given."""
    counts = counted(case, "jpd-b").tally
    gap = int(counts.own_empties(BLACK) - counts.own_empties(WHITE)) - difference
    return case.answering(prisoners=Pair(max(gap, 0), max(-gap, 0)))


# 9x9, Black 47 to 34, Black last (French federation's example).


def test_french_example() -> None:
    case = walls(47, 34, size=9, empties=(24, 20), began="B", last_play="B")
    case = case.answering(prisoners=Pair(2, 5), plays=Pair(25, 24))
    score = counted(case, "french")
    assert score.tally.area_difference == 13
    assert score.margin == Fraction("5.5")
    assert score.re == "B+5.5"
    # 23 + 24 against 14 + 20: what Black's empties and captures make is 12 more.
    assert margin(with_territory(case, 12), "jpd-art", komi=0) == 12
    assert margin(case, "modern-1920") == 12


def test_senseis_example() -> None:
    case = walls(44, 37, size=9, empties=(15, 9), began="B", last_play="B")
    case = with_territory(case, 6)
    assert margin(case, "chinese-2002", komi=0) == 7
    assert counted(case, "chinese-2002", komi=0).native == Fraction("3.5")
    assert margin(case, "japanese", komi=0) == 6
    assert margin(case, "modern-1920") == 6


def test_ikeda_example() -> None:
    case = walls(180, 181, empties=(52, 43), first_pass="B", last_play="W", began="B")
    case = case.answering(prisoners=Pair(20, 10))
    for rules in ("ikeda-area-2", "ikeda-area-3", "japanese", "jpd-art", "modern-1920"):
        assert margin(case, rules, komi=0) == -1, rules
    assert tuple(counted(case, "japanese", komi=0).totals) == (32, 33)


def test_takabe_1910() -> None:
    # Two stones: Black 102 + 77, White 95 + 87; Black played last.
    case = walls(179, 182, empties=(77, 87), handicap=2, began="W", last_play="B")
    case = with_territory(case, -5)
    assert margin(case, "japanese", komi=0) == -5
    assert counted(case, "modern-1920").native == Fraction("-2.5")
    # One group each: a tax moves nothing.
    score = counted(case, "ming-qing")
    assert score.native == Fraction("-3.5")
    assert score.totals.black == 179 - 2
    assert score.totals.white == 182 + 2


def test_suzuki() -> None:
    # Three stones, 182 to 179, Black last: a draw in zi and in moku.
    case = walls(182, 179, handicap=3, began="W", last_play="B")
    case = with_territory(case, 0)
    assert counted(case, "modern-1920").winner is Winner.DRAW
    assert counted(case, "japanese", komi=0).winner is Winner.DRAW
    # Half counts today: two points go for a moved tie.
    assert margin(case, "chinese-2002") == 0


def test_zhou_against_gu() -> None:
    case = walls(185, 176, began="B", last_play="B")
    case = with_territory(case, 8).answering(plays=Pair(150, 149))
    assert margin(case, "jpd-art", komi="7.5") == HALF
    assert counted(case, "chinese-2002").native == Fraction(3, 4)
    # Every surplus play paid at half a zi: what is left is a quarter.
    assert counted(case, "lu-nan").native == QUARTER


def test_cao_1977() -> None:
    # One shared liberty; White is behind by area, ahead by territory.
    case = walls(183, 177, began="B", last_play="B")
    assert counted(case, "chinese-1988").tally.public == 1
    case = with_territory(case, 5).answering(plays=Pair(120, 119))
    assert margin(case, "chinese-1988", komi=0) == 6
    assert counted(case, "chinese-1988").native == QUARTER
    assert margin(case, "jpd-art", komi="5.5") == -HALF
    assert counted(case, "lu-nan", komi="5.5").native == -QUARTER


def test_seven_by_seven_example() -> None:
    # 15 plays each; lost 4 black and 1 white: 11 and 14 stand, 12 empties each.
    case = walls(23, 26, size=7, empties=(12, 12))
    case = case.answering(prisoners=Pair(4, 1), plays=Pair(15, 15), began=BLACK)
    score = counted(case, "tang-song")
    assert tuple(score.totals) == (6, 9)
    for rules in ("tang-song", "saturation-prisoners", "saturation-stones", "tingdao",
                  "ming-qing", "ikeda-area-2", "stone-scoring"):  # fmt: skip
        assert margin(case, rules) == -3, rules
    assert margin(case, "jpd-art", komi=0) == -3
    assert "ledger-gap" not in {f.code for f in score.findings}


# 5x5: who takes the dame, and who passes first (World Mind Sports Games).


@pytest.mark.parametrize(
    ("black", "white", "first_pass", "points"),
    [(12, 12, "B", 0), (12, 13, "B", -1), (13, 12, "W", 0)],
)
def test_wmsg_on_five_lines(black: int, white: int, first_pass: str, points: int) -> None:
    # 5 empties and 7 stones each, one dame: open, White's, Black's.
    case = walls(black, white, size=5, empties=(5, 5), first_pass=first_pass)
    for rules in ("wmsg-2008", "jpd-a", "ikeda-area-3"):
        assert margin(case, rules, komi=0) == points


def test_mogo_game() -> None:
    # Three stones, komi a half, area difference 3: N - 1 and N part the winners.
    case = walls(42, 39, size=9, empties=(20, 20), handicap=3, komi="0.5")
    assert counted(case, "aga").re == "B+0.5"
    assert counted(case, "chinese-2002").re == "W+0.5"


def test_button_with_pass_stones() -> None:
    # 28 + 2 + 1/2 against 23 + 3 + 7: in area terms the margin less the komi.
    assert Fraction("-2.5") == 28 + 2 + HALF - (23 + 3 + 7)
    case = walls(39, 42, size=9, empties=(28, 23), first_pass="B")
    assert margin(case, "button", komi=0) == -3 + HALF


@pytest.mark.parametrize(("first_pass", "points"), [("B", HALF), ("W", -HALF), ("none", 0)])
def test_button(first_pass: str, points: Fraction) -> None:
    assert margin(walls(181, 180, first_pass=first_pass), "button", komi=0) == 1 + points


def test_draw_by_one_odd_seki() -> None:
    case = walls(180, 180, began="W", first_pass="W", last_play="W")
    assert margin(case, "chinese-2002", komi=0) == 0
    assert counted(case, "ming-qing").winner is Winner.DRAW
    assert margin(case.answering(prisoners=Pair(0, 1)), "jpd-art", komi=0) == 1


def test_nine_lines_to_saturation() -> None:
    # White lost 2 stones and never passed; Black lost 5 and passed six times.
    case = walls(36, 45, size=9, empties=(2, 2)).answering(
        prisoners=Pair(5, 2), pass_stones=Pair(6, 0), plays=Pair(39, 45)
    )
    assert margin(case, "saturation-prisoners") == -9
    assert margin(case, "tingdao") == -9
    assert margin(case, "saturation-stones") == -9


def test_ing_by_filling_in() -> None:
    # Two black points stay empty, one white stone finds no room: 186 to 175, less 8.
    score = counted(walls(186, 175), "ing")
    assert score.margin == 3
    assert {c.count.value: c.margin for c in score.checks} == {"fill-in": 3, "area": 3}


@pytest.mark.parametrize(("black", "winner"), [(184, "W"), (185, "B")])
def test_ing_without_shared_points_is_never_a_tie(black: int, winner: str) -> None:
    score = counted(walls(black, 361 - black), "ing")
    assert (score.margin or 0) % 2 == 1
    assert score.winner.value == winner


def test_ing_ties_are_blacks() -> None:
    score = counted(walls(184, 176), "ing")
    assert score.margin == 0
    assert (score.winner, score.re) == (Winner.BLACK, "B+")


def test_living_stones_of_the_story() -> None:
    # Area +7, territory +6, living stones 42 to 33: White has one group more.
    rows = (".OOXXXXOO", *["OOXXXXXOO"] * 3, "OOXX.XXOO", *["OOXXXXXOO"] * 3, "OOXXXXXO.")
    case = with_territory(bare(*rows, began="B", last_play="B"), 6)
    tally = counted(case, "stone-scoring").tally
    assert tally.counts[Quantity.GROUPS] == (1, 2)
    assert margin(case, "ikeda-area-2") == 7
    assert margin(case, "japanese", komi=0) == 6
    standing = counted(case, "stone-scoring").totals
    assert tuple(standing) == (42, 33)


# Half counts.


def test_184_against_177() -> None:
    score = counted(walls(184, 177), "chinese-2002")
    assert score.native == -QUARTER
    assert score.winner is Winner.WHITE


def test_thirteen_lines() -> None:
    score = counted(walls(86, 83, size=13, empties=(30, 30)), "chinese-2002", komi="6.5")
    assert score.native == 86 - (Fraction("84.5") + Fraction("3.25"))
    assert score.winner is Winner.WHITE


@pytest.mark.parametrize(
    ("rules", "komi", "first_pass", "base"),
    [("chinese-1988", None, None, 184), ("chinese-2002", None, None, 185),
     ("chinese-2002", "6.5", None, 184), ("chinese-2002", "7", None, 185),
     ("wmsg-2008", None, "B", 184), ("wmsg-2008", None, "W", 185),
     ("jpd-a", None, "B", 184), ("jpd-a", None, "W", 185), ("jpd-b", None, None, 185),
     ("ikeda-area-3", None, "B", 184), ("ikeda-area-3", None, "W", 185),
     ("ing", None, None, 185)],
)  # fmt: skip
def test_least_area_that_wins(
    rules: str, komi: str | None, first_pass: str | None, base: int
) -> None:
    answers: dict[str, object] = {"first_pass": first_pass} if first_pass else {}
    if komi:
        answers["komi"] = komi
    win, lose = (counted(walls(a, 361 - a), rules, **answers) for a in (base, base - 1))
    assert win.winner is Winner.BLACK
    assert lose.winner is not Winner.BLACK


@pytest.mark.parametrize(
    ("komi", "even_black", "even_white", "odd_black", "odd_white"),
    [("7.5", THREE, QUARTER, QUARTER, THREE), ("5.5", THREE, QUARTER, QUARTER, THREE),
     ("6.5", QUARTER, THREE, THREE, QUARTER), ("5", 0, 0, HALF, HALF),
     ("7", 0, 0, HALF, HALF), ("0", HALF, HALF, 0, 0)],
)  # fmt: skip
@pytest.mark.parametrize("public", range(4))
def test_classes_of_chinese_results(
    komi: str,
    even_black: Fraction,
    even_white: Fraction,
    odd_black: Fraction,
    odd_white: Fraction,
    public: int,
) -> None:
    black_part, white_part = (odd_black, odd_white) if public % 2 else (even_black, even_white)
    for black in range(170, 192):
        native = counted(walls(black, 361 - public - black), "chinese-2002", komi=komi).native
        assert native is not None
        assert abs(native) % 1 == (black_part if native > 0 else white_part) or not native


@pytest.mark.parametrize(("komi", "least"), [("5.5", 184), ("7.5", 185)])
def test_lu_nan_least_area_when_black_played_last(komi: str, least: int) -> None:
    for black, winner in ((least, Winner.BLACK), (least - 1, Winner.WHITE)):
        case = walls(black, 361 - black).answering(plays=Pair(121, 120))
        score = counted(case, "lu-nan", komi=komi)
        assert score.winner is winner
        paid = next(line for line in score.lines if line.key == "surplus-plays")
        assert paid.difference == -1


# Huang Longshi giving Xu Xingyou three stones (the moves are lost): four groups to three.


@pytest.fixture
def huang_and_xu() -> Case:
    strips = "O.OX.XO.OX.XO.O"
    rows = [f"XO{strips}XX"] * 6 + [f"XX{strips}XX"] * 13
    rows[0] = f"XO{strips}X."
    rows[18] = f".X{strips}XX"
    case = bare(*rows, handicap=3, began="W", last_play="W")
    tally = counted(case, "ming-qing").tally
    assert tally.area_difference == 7
    assert tally.counts[Quantity.GROUPS] == (4, 3)
    assert tally.public == 0
    return with_territory(case, 5)


def test_huang_and_xu_ming_qing(huang_and_xu: Case) -> None:
    score = counted(huang_and_xu, "ming-qing")
    assert score.native == -HALF
    handicap = next(line for line in score.lines if line.key == "handicap-zi")
    assert handicap.difference == -6
    groups = next(line for line in score.lines if line.key == "groups")
    assert groups.difference == -2


def test_huang_and_xu_modern(huang_and_xu: Case) -> None:
    assert counted(huang_and_xu, "modern-1920").native == Fraction("2.5")


def test_huang_and_xu_japanese(huang_and_xu: Case) -> None:
    assert margin(huang_and_xu, "japanese") == 5


def test_tibetan_or_other_komi_is_not_guessed() -> None:
    assert said(komi="3.75").komi == Fraction(15, 4)
