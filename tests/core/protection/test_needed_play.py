"""What a side must play in its own land once the dame are filled, found by reading."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.pieces import at_once
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.protection.needed_play import needed_plays, reading
from goref.core.ruling.dame import filled_last
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey
from tests.core.build import bare, ruled, spots

PRESSED = bare("XXXXOOO", "XXXXOOO", "X.XOO.O", "..XOOO.", "XXOO.OO")
"""Black's eye space has three points; from A2 or B3 Black makes one eye only."""
SHOWN = bare("XXOO.OO", "..XOOOO", "XXOOOOO", "XXXOO.O", ".XOOOOO")
"""The board shows B4; after A4 White takes C4, and the eye is false."""
TWICE = bare("...XXOO", "XXXOO.O", "X..XO.O", "XXXO.OO", "XXOOOOO")
STANDING = bare("XX.XOOO", "XXXOOO.", "XX.XXOO", "XXOXOOO", "XXXOOOO")
"""White's C2 is dead, and yet White takes D5 and then all unless Black plays C3."""
BOTH = bare("..X.OOO", "..XO..O", "XXOOO.O", "XXOOOO.", "XXXOOOO")
"""B5 saves some stones and A4 then others; B4 saves both."""
KO = bare("OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X")
"""White takes A2 from A1, a direct ko: Black may not retake at once, and is taken."""
ANSWERED = bare("XXXXOOO", "X.X.XOO", "XXX.XOO", "....XOO", "XXXXXOO")
"""White at D3 puts nothing in atari for long: Black takes what intrudes."""
EYES = bare("X.XOO.O", "XXXOOOO", "X.XO.OO", "XXXOOOO")
"""Two eyes: nothing is needed."""
CORNER = bare("..XO..O", "XXXOOOO", "OOOO.OO")
"""Two points in the corner are one eye: nothing saves Black, and nothing is named."""

WIDE = bare("..XOXOOX", "...XXXOX", "...X.XOO", "......XO", "...XO.XO", "......XX")
"""White's E2 is dead, and yet White breaks in: a proof must reckon with many answers."""


def needed(case: Case, owner: Colour) -> list[tuple[str, list[str], list[str]]]:
    grid = case.record.grid
    return [
        (grid.name(one.point), grid.names(one.points), grid.names(one.stones))
        for one in needed_plays(survey(case.position, case.ruling), owner)
    ]


THREE = bare("X...XO.", "XXXXXOO", "OOOOOO.", "O.OO.OO")
"""Three points in a row: the middle one makes two eyes."""
FOUR = bare("X....XO.", "XXXXXXOO", "OOOOOOO.", "O.OO.OOO")
"""Four points in a row are two eyes whoever begins."""
PYRAMID = bare("XXXXOO", "X..XO.", "XX.XOO", "XXXXO.", "OOOOOO", "O.OO.O")
"""Three points in a corner of four."""
DOUBLE_ATARI = bare("OOOXX.X", "OOX.XXX", "OX..X.X", "OX.XXXX", "OOXXXXX", "O.OOOOO", "OOOO.OO")
"""White at C5 gives atari on both sides; four plays of Black prevent it."""

KO_FOR_LIFE = bare("OOO.OOOO", "XXOOOOOO", ".XOO.OOO", "XXXOOOOO", "XOOXXXXX", ".XO.X.X.")
"""White takes B1 from A1, a direct ko, and at A4 eight stones; his three are dead, and D1
would take them."""
KO_WITH_APPROACH = bare("OOOO.OOO", "XXXOOOOO", "..XO.OOO", "XXXOOOOO", "XOOXXXXX", ".XO.X.X.")
"""The same with a liberty more: White has to play A4 first, and Black takes at D1."""
KO_WITH_THREAT = bare("O.O.OOOOXXX", "OOOOOOOOX.X", "XXXXXOXOXXX", ".OOOXX.XX.X")
"""White takes G2 in a ko. Black's three that he takes at A1 are a threat: White must answer
at C1. Yet Black may not retake."""
CUT_OFF_BY_KO = bare("O.O.OXX.X", "OOOOOXXXX", "XXOXOXXXX", ".XX.XX.X.")
"""White takes D2 in a ko that is open, and at A1 four stones."""
KO_ALONE = bare("XXO.OOXXX", "XXOOOOXXX", "XXO.OOXXX", ".XOOOOX.X", "XXOXOXXXX", ".XX.XX.XX")
"""An open ko for one stone."""
SNAPBACK = bare("O.OO.OO", "OOOOOOO", "XXOXXXX", "..XX.X.")
"""White throws in at B1; Black takes it at A1, and White takes three at B1."""
CONNECT_AND_DIE = bare("O.OO.OOO", "OOOOOOOO", "XXOXXXXX", "..X.X.X.")
"""White plays A1; connected at B1 Black's stones have one liberty, D1."""
KILLS_MORE = bare("O.O.OOOOO", "OOOOOOOOO", "OOOXOOOOO", "OOOXOXXXX", "XXX.XX.X.", ".XXO.XXXX")
"""White takes two at D2, and with that the five at the lower left have one liberty."""
TAKEN_BACK = bare("O.O.OOOOO", "OOOOOOOOO", "OOOXOXXXX", "XXOXOXX.X", ".XX.XX.XX")
"""White takes two at D1; Black takes that stone at D2, and loses no more."""
RETAKEN = bare(
    *("XXXXXXX", "X.XX.XX", "XXXXXXX", "OOXOXXX", ".OOOXXX", "X..XXXX", "OXXXXXX"),
    *("OOOOOOO", "O.O.OOO"),
)
"""White takes A4 by B4 and A5; if Black answered at C4, he takes all of White's there at A4."""
SHAPES = (
    ruled(KO_FOR_LIFE, dead="B2"),
    ruled(KO_WITH_THREAT, dead="B1"),
    SNAPBACK,
    CUT_OFF_BY_KO,
    CONNECT_AND_DIE,
    ruled(KILLS_MORE, dead="D1"),
    TAKEN_BACK,
)


def first(case: Case) -> Survey:
    return survey(case.position, case.ruling)


def turned(case: Case, symmetry: int) -> tuple[Survey, Survey]:
    """A square board as it is and turned, with the stones that are ruled dead."""
    now, grid = first(case), case.record.grid
    dead = frozenset(grid.turned(p, symmetry) for p in now.dead)
    ruling = Ruling().with_lives(dead, StoneStatus.DEAD) if dead else Ruling()
    return now, survey(case.position.turned(symmetry), ruling)


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (PRESSED, [("B2", ["B2"])]),
        (SHOWN, [("B4", ["B4"])]),
        (TWICE, [("C5", ["C5"]), ("C3", ["C3"])]),
        (BOTH, [("B4", ["B5", "B4"])]),
        (KO, [("A1", ["A1"])]),
        (THREE, [("C4", ["C4"])]),
        (PYRAMID, [("C5", ["C5"])]),
        (DOUBLE_ATARI, [("D6", ["D6", "C5", "D5", "C4"])]),
        (ruled(STANDING, dead="C2"), [("C3", ["C3"])]),
        (ruled(KO_FOR_LIFE, dead="B2"), [("D1", ["D1"])]),
        (ruled(KO_WITH_THREAT, dead="B1"), [("A1", ["A1"])]),
        (SNAPBACK, [("B1", ["B1"])]),
        (CONNECT_AND_DIE, [("B1", ["B1"])]),
        (ruled(KILLS_MORE, dead="D1"), [("D2", ["D2"])]),
        (TAKEN_BACK, [("D1", ["D1"])]),
        (ruled(WIDE, dead="E2"), [("E3", ["E3", "F3", "F2", "E1", "F1"])]),
    ],
)
def test_every_play_that_is_enough_is_named(
    case: Case, found: list[tuple[str, list[str]]]
) -> None:
    assert [one[:2] for one in needed(case, BLACK)] == found
    assert needed(case, WHITE) == []


@pytest.mark.parametrize(
    "case",
    [
        *(EYES, CORNER, FOUR, ANSWERED, ruled(KO_WITH_APPROACH, dead="B2")),
        ruled(RETAKEN, dead="A6 B6 D6 B5 C5 D5"),
    ],
)
def test_where_no_play_is_needed_or_helps_none_is_named(case: Case) -> None:
    assert needed_plays(first(case)) == ()


@pytest.mark.parametrize("case", [PRESSED, SHOWN, THREE, PYRAMID, DOUBLE_ATARI])
def test_after_any_of_them_nothing_is_needed(case: Case) -> None:
    (one,) = needed_plays(first(case))
    for point in one.points:
        after = case.position.play(point, BLACK).position
        assert needed_plays(survey(after, case.ruling)) == ()


@pytest.mark.parametrize("case", [PRESSED, SHOWN, KO, THREE, PYRAMID, STANDING])
def test_what_is_lost_without_it_are_living_stones(case: Case) -> None:
    for one in needed_plays(first(case)):
        assert one.stones
        assert one.loss > 0
        assert all(case.position.cells[p] in (0, one.owner) for p in one.stones)


@pytest.mark.parametrize("case", [SHOWN, KO])
def test_what_the_board_alone_shows_is_named(case: Case) -> None:
    seen = first(case)
    shown = filled_last(seen, BLACK)
    assert shown
    assert shown <= {p for one in needed_plays(seen, BLACK) for p in one.points}


def test_a_dead_stone_that_stands_helps_the_other_side() -> None:
    assert needed(ruled(STANDING, dead="C2"), BLACK)[0][0] == "C3"
    off = STANDING.position.without(spots(STANDING.record.grid, "C2"))
    assert all(one.of_ko for one in needed_plays(survey(off, STANDING.ruling), BLACK))


def test_a_play_that_is_ruled_not_to_be_needed_is_needed_nowhere_else() -> None:
    said = DOUBLE_ATARI.ruling.with_claim(
        spots(DOUBLE_ATARI.record.grid, "D6"), PointRuling(PointKind.TERRITORY, BLACK)
    )
    assert needed_plays(survey(DOUBLE_ATARI.position, said), BLACK) == ()


def test_an_open_ko_is_named_where_more_stands_on_it_than_its_stone() -> None:
    (one,) = needed_plays(first(CUT_OFF_BY_KO))
    assert one.of_ko
    assert one.points == spots(CUT_OFF_BY_KO.record.grid, "D1")
    assert one.stones == spots(CUT_OFF_BY_KO.record.grid, "A2 B2 B1 C1 D2")
    assert first(KO_ALONE).points(PointKind.KO, BLACK)
    assert needed_plays(first(KO_ALONE)) == ()


def test_of_stones_in_seki_nothing_is_said() -> None:
    assert needed(ruled(PRESSED, seki="A1 A5"), BLACK) == []


@pytest.mark.parametrize("case", [PRESSED, SHOWN, TWICE, KO, THREE, DOUBLE_ATARI, *SHAPES])
def test_the_other_colour_needs_the_same(case: Case) -> None:
    other = survey(case.position.swapped(), case.ruling)
    for colour in COLOURS:
        here = [one[1:] for one in needed_plays(first(case), colour)]
        assert here == [one[1:] for one in needed_plays(other, colour.other)]


@pytest.mark.parametrize("symmetry", range(8))
@pytest.mark.parametrize("case", [PYRAMID, DOUBLE_ATARI])
def test_a_turned_board_needs_the_same(case: Case, symmetry: int) -> None:
    grid = case.record.grid
    now, then = turned(case, symmetry)
    points = {frozenset(grid.turned(p, symmetry) for p in n.points) for n in needed_plays(now)}
    assert {one.points for one in needed_plays(then)} == points


def test_the_other_colour_does_not_need_a_play_against_an_approach_ko() -> None:
    case = ruled(KO_WITH_APPROACH, dead="B2")
    assert needed_plays(survey(case.position.swapped(), case.ruling)) == ()


@pytest.mark.parametrize(
    ("case", "stones", "loss"),
    [
        (SHAPES[0], "A5 B5 B4 A3 B3 C3 A2 B1", 7),
        (SHAPES[1], "A2 B2 C2 D2 E2 E1 F1 G2", 5),
        (SHAPES[5], "D3 D4 A2 B2 C2 B1 C1", 5),
        (SHAPES[6], "D3 D2", 2),
    ],
)
def test_the_greatest_loss_that_is_proved_is_told(case: Case, stones: str, loss: int) -> None:
    (one,) = needed_plays(first(case))
    assert one.stones == spots(case.record.grid, stones)
    assert one.loss == loss


def test_the_work_comes_in_pieces_and_ends() -> None:
    work = reading(first(BOTH))
    pieces = sum(1 for _ in _pieces(work))
    assert pieces > len(COLOURS)
    assert at_once(reading(first(BOTH))) == needed_plays(first(BOTH))


def _pieces(work: Iterator[None]) -> Iterator[None]:
    yield from work


@pytest.mark.parametrize("rows", [(".",), ("..", ".."), ("X.", "..")])
def test_boards_with_nothing_to_protect(rows: tuple[str, ...]) -> None:
    assert needed_plays(survey(Position.from_rows(rows, square=False), Ruling())) == ()
