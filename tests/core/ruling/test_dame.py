"""What dame bring about: points to be filled after them, and groups they would join."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from goref.core.base.colour import COLOURS, Colour
from goref.core.case.case import Case
from goref.core.ruling.dame import filled_last, joinings
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey, survey
from tests.core.build import bare, game, ruled
from tests.strategies import cases

FALSE_EYE = bare("OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X")  # A2 has A1 alone once A3 is gone
SNAKE = bare("OO.OOOOO", ".OOOOOOO", "XOXXXXXX", ".X.XX.X.")  # A1, and then C1
ONE_EYE = bare("OO.OOOO", ".OOOOOO", "XOOXXXX", ".XX.X.X")  # no filling saves it
APART = bare("XX.XX", ".XOX.", "XXOXX", "OOOOO", "O.O.O")  # two groups, C5 between them
MEETING = bare("OOOOOOO", "XXXOXXX", ".XX.XX.", "XXOXOXX", "OOX.XOO")  # three groups, at D3
BY_STONES = bare("XX.X.XX", ".XOXOX.", "XXOOOXX", "OOOOOOO", "O.OOO.O")  # D5 D4 between them


def surveyed(case: Case) -> Survey:
    return survey(case.position, case.ruling)


def to_fill(case: Case) -> tuple[list[str], list[str]]:
    seen, names = surveyed(case), case.record.grid.names
    black, white = (names(filled_last(seen, colour)) for colour in COLOURS)
    return black, white


def joined(case: Case) -> list[tuple[str, list[list[str]], int]]:
    names = case.record.grid.names
    return [
        (one.owner.letter, [names(step) for step in one.steps], one.fewer)
        for one in joinings(surveyed(case))
    ]


def paying(seen: Survey, colour: Colour) -> int:
    return sum(g.colour is colour and g.basic_eyes > 0 and not g.seki for g in seen.groups)


def raw(name: str, seki: str = "") -> Case:
    """A bundled game as it was recorded, its dead stones marked."""
    played = game(name)
    return ruled(played.settled(len(played.settling)), seki=seki)


HUANG_ZHOU = raw("huang-longshi--zhou-donghou", "G19 H18 J19")
GOLD_PETAL = raw("gold-petal-bowls")
JIA_YANG = raw("jia-xuan--yang-xican")


@pytest.mark.parametrize(
    ("case", "black", "white"),
    [
        (FALSE_EYE, ["A1"], []),
        (SNAKE, ["A1", "C1"], []),
        (HUANG_ZHOU, ["P6"], []),
        (GOLD_PETAL, ["A14"], ["R2"]),
    ],
)
def test_points_that_must_be_filled_however_the_dame_are(
    case: Case, black: list[str], white: list[str]
) -> None:
    assert to_fill(case) == (black, white)


@pytest.mark.parametrize(
    "case",
    [
        bare("OO.OOOO", ".XOOOOO", "XXXXXXX", ".XX.X.X"),  # joined round the eye
        bare("OO.OOOO", ".OOOOOO", "X.XXXXX", ".XX.X.X"),  # B2 can join
        bare("OO.OOOO", "OOOOOOO", "OOXXXXX", ".XX.X.X"),  # no stone behind it
        bare("OO.OOOO", ".OOOOOO", "XOXXXXX", "XXX.X.X"),  # filled
        ONE_EYE,
        ruled(FALSE_EYE, territory="B: A1"),  # the referee has said that it need not be
        ruled(FALSE_EYE, dame="A1"),
        ruled(FALSE_EYE, seki="A2 B1 A4"),
        ruled(FALSE_EYE, dead="A2 B1"),
        APART,
        bare("....", "....", "....", "...."),
    ],
)
def test_no_point_is_named_that_may_stay_open(case: Case) -> None:
    assert to_fill(case) == ([], [])


def test_nothing_is_left_to_fill_where_a_game_was_settled() -> None:
    for name in ("huang-longshi--zhou-donghou", "gold-petal-bowls", "jia-xuan--yang-xican"):
        assert to_fill(game(name).settled()) == ([], [])


@pytest.mark.parametrize("case", [FALSE_EYE, SNAKE, HUANG_ZHOU, GOLD_PETAL])
def test_left_open_they_cost_stones_whoever_gets_the_dame(case: Case) -> None:
    seen, random = surveyed(case), Random(7)
    dame = sorted(p for p, s in seen.statuses.items() if s.kind is PointKind.DAME)
    for _ in range(20):
        board = seen.board.with_stones({p: random.choice(COLOURS) for p in dame})
        for colour in COLOURS:
            points = filled_last(seen, colour)
            taken = [board.play(p, colour.other).captured for p in points]
            assert any(taken) is bool(points)


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (APART, [("B", [["C5"]], 1)]),
        (BY_STONES, [("B", [["C5"], ["E5"]], 1)]),
        (bare("XX.XXX.XX", ".XOX.XOX."), [("B", [["C2"]], 1), ("B", [["G2"]], 1)]),
        (MEETING, [("B", [["D3"]], 2)]),
        (HUANG_ZHOU, [("B", [["N6"]], 1)]),
        (
            GOLD_PETAL,
            [
                ("B", [["N7", "N6"]], 1),
                ("W", [["O9", "P9", "Q9"]], 1),
                ("W", [["L6", "K5"]], 1),
            ],
        ),
        (
            JIA_YANG,
            [("B", [["R16", "R15"], ["P16", "P15"]], 1), ("W", [["K16", "L16"]], 1)],
        ),
    ],
)
def test_groups_that_only_dame_keep_apart(
    case: Case, found: list[tuple[str, list[list[str]], int]]
) -> None:
    assert joined(case) == found


@pytest.mark.parametrize(
    "case",
    [
        bare("XX.XX", ".XOXX", "XXOXX", "OOOOO", "O.O.O"),  # the other one has no land
        bare("XXXXX", ".XOX.", "XXOXX", "OOOOO", "O.O.O"),  # joined
        bare("XXOXX", ".XOX.", "XXOXX", "OOOOO", "O.O.O"),  # cut
        bare("XX.OXX", ".XOOX.", "XXOOXX"),  # two plays away
        ruled(APART, seki="A5 E5 C4"),
        ruled(APART, seki="A5 E5 C4", dame="C5"),
        ruled(APART, shared="C5"),
        ruled(APART, territory="B: C5"),
    ],
)
def test_groups_that_are_one_or_stay_two_are_not_named(case: Case) -> None:
    assert joined(case) == []


@given(cases())
def test_a_stone_there_makes_fewer_groups_that_pay(case: Case) -> None:
    seen = surveyed(case)
    alive = seen.ruling.without_lives(StoneStatus.DEAD)
    named = joinings(seen)
    for one in named:
        if len(one.steps) == 1:
            for p in one.steps[0]:
                after = survey(seen.board.with_stones({p: one.owner}), alive)
                assert paying(after, one.owner) <= paying(seen, one.owner) - one.fewer
    for p, status in seen.statuses.items():
        if status.kind is PointKind.DAME and not status.decided:
            for colour in COLOURS:
                after = survey(seen.board.with_stones({p: colour}), alive)
                if paying(after, colour) < paying(seen, colour):
                    assert colour in {one.owner for one in named}
