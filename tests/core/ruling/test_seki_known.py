"""Sekis that the essays draw, and what each side has in them."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from tests.core.build import bare, codes, counted, margin, ruled

Q = Quantity

OUTSIDE = ["." * 19]


def kinds(case: Case) -> dict[tuple[str, str], list[str]]:
    """The points of each kind but territory, by name."""
    survey = counted(case, "jpd-b").survey
    board = case.record.grid
    found: dict[tuple[str, str], list[str]] = {}
    for p, status in sorted(survey.statuses.items()):
        if status.kind is not PointKind.TERRITORY:
            owner = status.owner.letter if status.owner else "-"
            found.setdefault((status.kind.value, owner), []).append(board.name(p))
    return found


def conflicts(case: Case) -> list[str]:
    findings = findings_of(counted(case, "jpd-b").survey)
    return [f.code for f in findings if f.level is Level.CONFLICT]


# Two eyed white groups and two black stones between them (Zhao Zhiyun, figure 7).

FIGURE_7 = bare(
    ".XOO.O.X.O.OOX.....",
    ".XXO.OOXOO.OXX.....",
    "..XXOOOOXOOXX......",
    "...XXXXXXXX........",
    *OUTSIDE * 15,
)


@pytest.mark.parametrize("mark", ["H19", "H18", "H19 H18", "F19", "L17"])
def test_two_eyed_groups_and_two_stones(mark: str) -> None:
    case = ruled(FIGURE_7, seki=mark)
    score = counted(case, "tang-song", prisoners=(0, 0), plays=(0, 0))
    assert kinds(case) == {
        ("eye", "W"): ["E19", "L19", "E18", "L18"],
        ("shared", "-"): ["G19", "J19"],
    }
    assert score.tally.counts[Q.SEKI_GROUPS] == (0, 2)
    lines = {line.key: line for line in score.lines}
    assert lines["eyes"].white + lines["seki-groups"].white == 2
    assert lines["eyes"].black == lines["seki-groups"].black == 0
    black = case.record.grid.point("H19")
    assert {black, case.record.grid.point("H18")} == {
        p for p in score.survey.seki if score.survey.board.cells[p] == BLACK
    }
    assert conflicts(case) == []


# Seven white eyes, six of which can be filled (Zhao Zhiyun, figures 9 and 10); the walls
# to the right and below are ours.

EYES = (
    ".O.O.O..O.O.OX.....",
    "OXOOOXOOXOOOOX.....",
    ".XOXXXXXXXXXXX.....",
    "XXXOX..............",
    ".XOOX..............",
    "XXOOX..............",
    "OOOOX..............",
)
BELOW = ["...OX.............."] * 12
SEVEN_EYES = bare(*EYES, *BELOW)
FILLED = bare("OOOOOOOOOOO.OX.....", *EYES[1:], *BELOW)


@pytest.mark.parametrize("mark", ["A18", "B18", "N19", "A14"])
def test_seven_eyes_and_six_routes(mark: str) -> None:
    case = ruled(SEVEN_EYES, seki=mark)
    score = counted(case, "tang-song", prisoners=(0, 0), plays=(0, 0))
    assert kinds(case) == {
        ("eye", "W"): ["A19", "C19", "E19", "G19", "H19", "K19", "M19"],
        ("eye", "B"): ["A15"],
        ("shared", "-"): ["A17"],
    }
    lines = {line.key: line for line in score.lines}
    assert lines["eyes"].white + lines["seki-groups"].white == 6
    assert lines["eyes"].black + lines["seki-groups"].black == 0
    assert conflicts(case) == []


def test_seven_eyes_filled_down_to_one() -> None:
    case = ruled(FILLED, seki="A18")
    score = counted(case, "tang-song", prisoners=(0, 0), plays=(0, 0))
    assert kinds(case)["eye", "W"] == ["M19"]
    lines = {line.key: line for line in score.lines}
    assert lines["eyes"].white + lines["seki-groups"].white == 0
    before = counted(ruled(SEVEN_EYES, seki="A18"), "stone-scoring").margin
    assert counted(case, "stone-scoring").margin == before


def test_no_dead_stone_hides_in_the_seven_eyes() -> None:
    # D17 and its neighbours live outside; they are no part of the seki.
    survey = counted(ruled(SEVEN_EYES, seki="A18"), "tang-song").survey
    assert SEVEN_EYES.record.grid.point("D17") not in survey.seki


# Sole liberties (Yan Lai).

SEVEN_BY_SEVEN = bare(
    "OOXXOO.",
    "OX..XO.",
    "OX..XO.",
    "OXOOXO.",
    "OXXXXO.",
    "OOOOOO.",
    ".......",
)


@pytest.mark.parametrize("mark", ["B6", "C7", "C4", "B6 C7 C4"])
def test_sole_liberties(mark: str) -> None:
    case = ruled(SEVEN_BY_SEVEN, seki=mark, sole_liberty="B: C6 D6")
    score = counted(case, "jpd-b")
    assert kinds(case) == {("sole-liberty", "B"): ["C6", "D6"], ("shared", "-"): ["C5", "D5"]}
    assert (score.tally.area(BLACK), score.tally.area(WHITE)) == (14, 33)
    assert score.tally.public == 2
    assert score.tally.area_difference == -19
    outer = case.record.grid.point("A7")
    assert outer not in score.survey.seki
    assert conflicts(case) == []


def test_sole_liberties_unclaimed_are_shared() -> None:
    score = counted(ruled(SEVEN_BY_SEVEN, seki="B6"), "jpd-b")
    assert score.tally.public == score.tally.shared == 4
    assert score.tally.area_difference == -21


def test_a_sole_liberty_is_a_basic_eye_and_no_route() -> None:
    claimed = ruled(SEVEN_BY_SEVEN, seki="B6", sole_liberty="B: C6 D6")
    shared = ruled(SEVEN_BY_SEVEN, seki="B6")
    assert margin(claimed, "stone-scoring") == margin(shared, "stone-scoring")


# The small seki of the stone-scoring discussion.

SMALL = bare("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO.")


@pytest.mark.parametrize("mark", ["A4", "D1", "A1", "B2"])
def test_small_seki(mark: str) -> None:
    case = ruled(SMALL, seki=mark)
    score = counted(case, "ikeda-area-2")
    assert (score.tally.area(BLACK), score.tally.area(WHITE)) == (11, 11)
    assert score.tally.public == 2
    assert score.margin == 0
    assert margin(case, "stone-scoring") == 1
    assert tuple(counted(case, "stone-scoring").totals) == (10, 9)
    assert margin(case, "japanese", komi=0, prisoners=(0, 0)) == -4
    # Sunjang: nothing in the seki, White's four points and his inner stone E4.
    assert margin(case, "sunjang") == -5
    assert conflicts(case) == []


def test_small_seki_unmarked_differs_where_seki_matters() -> None:
    assert margin(SMALL, "ikeda-area-2") == 0
    assert margin(SMALL, "stone-scoring") == 0
    assert margin(SMALL, "japanese", komi=0, prisoners=(0, 0)) == -3


# Black may take any two of three points, White none (Zhao Zhiyun, end of part 2).

TWO_OF_THREE = bare("XXXXX", "X...X", "OOOOO")


def test_two_of_three_points() -> None:
    case = ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2", shared="D2")
    score = counted(case, "jpd-b")
    assert score.tally.counts[Q.ONE_SIDED] == (2, 0)
    assert score.tally.public == 1
    assert codes(score) == set()
    assert margin(case, "jpd-art", komi=0, prisoners=(0, 0)) == 2
    assert margin(case, "japanese", komi=0, prisoners=(0, 0)) == 0
    assert margin(case, "tang-song", prisoners=(0, 0), plays=(0, 0)) == 0
    assert margin(case, "tingdao", prisoners=(0, 0), plays=(0, 0)) == 2


def test_two_of_three_points_without_naming_the_third() -> None:
    case = ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2")
    assert "one-sided-shared-not-named" in codes(counted(case, "jpd-b"))
    none_left = ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2 D2")
    assert "one-sided-nothing-shared" in codes(counted(none_left, "jpd-b"))
