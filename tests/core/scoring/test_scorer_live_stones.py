"""Live-stone rules, both versions: worked numbers of the essays, and what follows from them."""

from __future__ import annotations

import pytest

from goref.core.arranging.plan import arrange
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.game.play_rules import End, Passes, Suicide
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.scorer import Winner
from tests.core.build import bare, codes, counted, game, margin, position, ruled, walls
from tests.core.ruling.test_seki_known import FIGURE_7, SEVEN_BY_SEVEN, SEVEN_EYES

PLAIN, PAYING = "live-stones", "live-stones-paying"
FIVE = (*[".XXO."] * 3, *[".XOO."] * 2)
BOARD_T = (
    *("..OOXO...", ".O.OXO.OO", "..OXXXO..", "OOX..XXOO", "XXX...XXO", "OOXXXX.XX"),
    *(".OOOOXX..", "O.OXX..X.", ".OX.X...."),
)


def standing(case: Case, rules: str = PLAIN) -> tuple[int, int]:
    """The living stones of both sides once all else is filled, before any payment."""
    parts = [line for line in counted(case, rules).lines if not line.paid]
    black, white = sum(line.black for line in parts), sum(line.white for line in parts)
    return int(black), int(white)


def both(case: Case) -> tuple[int | None, int | None]:
    plain, paying = margin(case, PLAIN), margin(case, PAYING)
    return None if plain is None else int(plain), None if paying is None else int(paying)


def with_groups(black: int, white: int, area: int, dame: int = 0) -> Case:
    """A board of 19 lines with so many groups, Black's area larger by ``area``.

    Black's sea above has White's islands at the edge, White's sea below has Black's.
    """
    owned = 361 - dame
    edge_of_black = (owned + area) // 2
    text = "X" * edge_of_black + "." * dame + "O" * ((owned - area) // 2)
    board = [list(text[i : i + 19]) for i in range(0, 361, 19)]
    for colour, islands, edge, behind in (("O", white - 1, 0, 1), ("X", black - 1, 18, 17)):
        for left in range(0, 5 * islands, 5):
            board[edge][left : left + 4] = [colour, ".", ".", colour]
            board[behind][left : left + 4] = [colour] * 4
    board[4][3] = board[4][4] = board[14][3] = board[14][4] = "."
    # What an island takes from a sea is given back at the border of the seas.
    moved = 8 * (white - black)
    edge = edge_of_black
    for place in range(edge, edge + moved) if moved > 0 else range(edge + moved, edge):
        board[place // 19][place % 19] = "X" if moved > 0 else "O"
    return bare(*map("".join, board))


def areas_and_groups(case: Case) -> tuple[int, Pair[int]]:
    tally = counted(case, PLAIN).tally
    groups = tally.counts[Quantity.GROUPS]
    return int(tally.area_difference), Pair(int(groups.black), int(groups.white))


# L1 to L3: the games of the essays.


def test_seven_lines_of_zhao() -> None:
    case = walls(23, 26, size=7, empties=(12, 12), plays=(15, 15), prisoners=(4, 1), began="B")
    assert standing(case) == (21, 24)
    assert both(case) == (-3, -3)


def test_gold_petal_bowls_before_and_after_the_dame() -> None:
    # Zhao's figures: 116 stones each, land 52 to 51, three groups each, 26 dame.
    open_ = with_groups(3, 3, 1, dame=26).answering(plays=Pair(122, 122))
    closed = game("gold-petal-bowls").settled()
    assert standing(open_) == (162, 161)
    assert standing(closed) == (175, 174)
    assert both(open_) == both(closed) == (1, 1)
    assert "dame-unfilled" in codes(counted(open_, PLAIN))


def test_huang_and_zhou_are_apart_by_the_last_play() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")
    assert standing(case) == (173, 173)
    assert both(case) == (0, 1)
    assert counted(case, PLAIN).winner is Winner.DRAW


# L4 to L6: seki.


def test_a_seki_of_four_lines() -> None:
    case = ruled(bare("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO."), seki="A4 D2 A1 B2")
    assert standing(case) == (10, 9)
    assert margin(case, PLAIN) == 1


def test_sole_liberties_stay_empty() -> None:
    case = ruled(SEVEN_BY_SEVEN, seki="B6 C7 C4", sole_liberty="B: C6 D6")
    assert standing(case) == (12, 31)
    assert margin(case, PLAIN) == -19


@pytest.mark.parametrize(
    ("case", "seki", "routes"), [(FIGURE_7, "H19", (0, 2)), (SEVEN_EYES, "A18", (0, 6))]
)
def test_eyes_of_a_seki_beyond_the_first_are_filled(
    case: Case, seki: str, routes: tuple[int, int]
) -> None:
    score = counted(ruled(case, seki=seki), PLAIN)
    in_seki = {Quantity.EYES, Quantity.SEKI_GROUPS, Quantity.ONE_SIDED}
    fills = [line for line in score.lines if line.key in {one.value for one in in_seki}]
    assert (sum(x.black for x in fills), sum(x.white for x in fills)) == routes


# L7 to L9: the last play, and an end by declaration.


def test_one_play_more_is_paid_with_one_stone() -> None:
    case = bare(*FIVE, began="B", plays=(8, 7))
    assert standing(case) == (11, 10)
    assert both(case) == (1, 0)
    assert both(bare(*map(swapped, FIVE), began="W", plays=(7, 8))) == (-1, 0)


def swapped(row: str) -> str:
    return row.translate(str.maketrans("XO", "OX"))


def test_an_end_by_declaration_counts_the_stones_as_they_are() -> None:
    case = bare(*FIVE, began="B", plays=(8, 7), end=End.ALIVE)
    score = counted(case, PLAIN)
    assert score.margin == 1
    assert tuple(score.totals) == (8, 7)
    made = arrange(case, score, Count.STONES)
    assert (made.margin, made.moves) == (1, ())


def test_dead_marks_fall_at_an_end_by_declaration() -> None:
    case = ruled(bare("XX.XXX", "XXXOOO", "XXXO.O", "X.XOOO"), dead="D1")
    agreed = margin(case.answering(end=End.AGREED), PLAIN)
    assert margin(case, PLAIN) == agreed == 24 - 2
    score = counted(case.answering(end=End.ALIVE), PLAIN)
    assert tuple(score.totals) == (13, 8)
    assert "dead-marks-void" in codes(score)


# L10 to L13: groups.


def test_one_group_against_three() -> None:
    at = position(*BOARD_T)
    points: dict[Point, Colour | None] = {at.grid.point(name): BLACK for name in ("D1", "F2")}
    case = bare(*at.with_stones(points).rows)
    assert standing(case) == (40, 33)


@pytest.mark.parametrize(
    ("black", "white", "area", "expected"),
    [(2, 5, 3, 9), (4, 3, 7, 5), (2, 2, -3, -3)],
    ids=["Suzuki and Fang", "Huang and Xu", "Takabe"],
)
def test_each_group_more_costs_two_stones(
    black: int, white: int, area: int, expected: int
) -> None:
    case = with_groups(black, white, area)
    assert areas_and_groups(case) == (area, (black, white))
    assert margin(case, PLAIN) == expected


# L14: borrowed stones.


def test_a_side_out_of_stones_borrows_the_other_colour() -> None:
    case = walls(250, 111, empties=(90, 40), prisoners=(0, 0))
    score = counted(case, PLAIN)
    assert tuple(score.totals) == (248, 109)
    assert score.margin == 139
    made = arrange(case, score, Count.STONES)
    assert made.margin == 139
    assert made.opening.bowls == (20, 109)
    board = made.final
    lent = [p for p in board.grid.points if board.cells[p] == WHITE and made.owners[p] is BLACK]
    assert len(lent) == 68
    assert made.layouts[-1].bowls == (0, 3)
    own = [p for p in board.grid.points if board.cells[p] == BLACK]
    assert len(own) == 180
    # The same count elsewhere knows no borrowing: it says how many stones are missing.
    plain = counted(case, "stone-scoring")
    other = arrange(case, plain, Count.FILL_AND_HALVE)
    assert "arrange-bowl-short" in {finding.code for finding in other.findings}


# L15 and L16.


def test_nine_lines_to_saturation() -> None:
    case = walls(36, 45, size=9, empties=(2, 2)).answering(
        prisoners=Pair(5, 2), pass_stones=Pair(6, 0), plays=Pair(39, 45)
    )
    assert both(case) == (-9, -9)


def test_an_eye_against_none_in_a_seki() -> None:
    # White's eye has three points, Black has none; they share one liberty.
    rows = ("...OX", "OOO.X", "XXXXX", "OOOOO", ".OO.O")
    case = ruled(bare(*rows), seki="A4 E5", shared="D4")
    score = counted(case, PLAIN)
    fills = {line.key: line.white for line in score.lines}
    assert (fills["eyes"], fills["seki-groups"]) == (3, -1)
    outer = 2  # the basic eyes of the group below
    assert sum(standing(case)) == 25 - 2 - outer


# What is inferred carries a finding, and the identities hold.


def test_what_no_text_says_is_said() -> None:
    case = walls(23, 26, size=7, empties=(12, 12), plays=(15, 15))
    assert {"live-stones-unseen", "live-stones-inferred"} <= codes(counted(case, PLAIN))
    assert "live-stones-payment" not in codes(counted(case, PLAIN))
    assert "live-stones-payment" in codes(counted(case, PAYING))
    handicap = case.answering(handicap=2)
    assert "handicap-silent" in codes(counted(handicap, PLAIN))
    rules = RULESETS[PLAIN]
    assert (rules.play.suicide, rules.passes) == (Suicide.GROUPS, Passes.GIVE_UPS)


def test_the_paying_version_needs_the_plays_and_the_other_nothing() -> None:
    case = bare(*FIVE)
    assert counted(case, PLAIN).needs == ()
    assert [need.value for need in counted(case, PAYING).needs] == ["plays"]


@pytest.mark.parametrize("plays", [(8, 8), (9, 7), (7, 9)])
def test_at_equal_turns_the_versions_agree_with_tingdao(plays: tuple[int, int]) -> None:
    # Prisoners such that every stone is accounted for.
    lost = tuple(made - stones for made, stones in zip(plays, (8, 7), strict=True))
    if min(lost) < 0:
        lost = (lost[0] - min(lost), lost[1] - min(lost))
        plays = (8 + lost[0], 7 + lost[1])
    case = bare(*FIVE, began="B", plays=plays, prisoners=lost)
    plain, paying = both(case)
    assert plain is not None
    assert paying == plain - (plays[0] - plays[1])
    if plays[0] == plays[1]:
        assert plain == paying == margin(case, "tingdao")
    # The raw routes, one-sided points included, differ by as much.
    lines = {line.key: line for line in counted(case, "tingdao").lines if not line.paid}
    assert sum(line.difference for line in lines.values()) == paying


def test_the_essays_name_no_komi_for_it() -> None:
    for colour in COLOURS:
        case = bare(*FIVE, komi="6.5", plays=(8, 7), last_play=colour.letter)
        assert margin(case, PLAIN) == 1
        assert "komi-ignored" in codes(counted(case, PLAIN))
