"""Territory marks behind the last move, beside the board and the count."""

from __future__ import annotations

import pytest

from goref.core.base.findings import Level
from goref.core.base.geometry import grid
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.io.sgf.read import SgfGame, read_sgf
from goref.io.sgf.write import write_sgf

SEVEN = grid(7)
WALLS = "AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg][bb]"
ROOT = f"(;SZ[7]{WALLS};B[];W[]"
LAND = "TB[aa:ca][ab:cb][ac:cg]TW[fa:gg]"
EMPTY = "TB[aa:ca][ab][cb][ac:cg]TW[fa:gg]"
AREA = "TB[aa:ca][ab:cb][ac:cg][da:dg]TW[ea:gg]"


def one(text: str) -> SgfGame:
    return read_sgf(text.encode()).games[0]


def codes(game: SgfGame) -> list[str]:
    return [f.code for f in game.findings]


def dead(game: SgfGame) -> list[str]:
    return SEVEN.names(game.ruling.stones(StoneStatus.DEAD))


@pytest.mark.parametrize("marks", [LAND, EMPTY, AREA], ids=["land", "empty", "area"])
@pytest.mark.parametrize(
    "end",
    ["{})", ";{})", "{};C[thanks])", "{};;C[a];C[b])", ";C[a];{};C[b])"],
)
def test_marks_are_used_wherever_they_stand_behind_the_last_move(marks: str, end: str) -> None:
    game = one(ROOT + end.format(marks))
    assert codes(game) == ["dead-from-territory-marks"]
    assert (dead(game), game.ruling.word) == (["B6"], StatusSource.RECORD)
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    assert (again.record, again.ruling) == (game.record, game.ruling)


@pytest.mark.parametrize(
    "end",
    [f"(;C[a])(;{LAND}))", f"(;C[a];C[b])(;B[fa];W[];{LAND}))", f";C[a](;N[x])(;{LAND}))"],
)
def test_marks_in_a_variation_behind_the_last_move_are_used_and_told(end: str) -> None:
    game = one(ROOT + end)
    assert dead(game) == ["B6"]
    assert "territory-aside" in codes(game)


def test_marks_of_a_variation_before_the_end_are_no_word_on_it() -> None:
    game = one(f"(;SZ[7]{WALLS};B[](;W[])(;C[x]{LAND}))")
    assert (game.ruling, codes(game)) == (Ruling(), ["variations-kept"])


def test_the_marks_of_the_main_line_go_before_those_of_variations() -> None:
    game = one(ROOT + f"{LAND}(;C[a])(;TB[aa]))")
    assert codes(game) == ["dead-from-territory-marks", "variations-kept"]


def test_marks_before_the_end_are_not_used() -> None:
    game = one(f"(;SZ[7]{WALLS};B[]{LAND};W[])")
    assert (game.ruling, codes(game)) == (Ruling(), ["territory-early"])
    (finding,) = game.findings
    assert (finding.level, finding.move) == (Level.CHECK, 1)
    game = one(f"(;SZ[7]{WALLS};B[]TB[aa];W[]{LAND})")
    assert codes(game) == ["dead-from-territory-marks", "territory-early"]
    assert game.findings[1].level is Level.NOTE


@pytest.mark.parametrize("marks", [LAND, EMPTY, AREA], ids=["land", "empty", "area"])
def test_marks_of_the_wrong_side_are_seen_and_not_used(marks: str) -> None:
    swapped = marks.replace("TB", "?").replace("TW", "TB").replace("?", "TW")
    game = one(ROOT + swapped + ")")
    assert game.ruling == Ruling()
    (finding,) = game.findings
    assert (finding.code, finding.level) == ("territory-swapped", Level.CHECK)
    assert SEVEN.names(finding.points) == ["B6"], "what would be dead the other way round"
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    assert (again.record, again.ruling) == (game.record, game.ruling)


def test_a_large_dead_group_is_no_sign_of_swapped_marks() -> None:
    game = one(f"(;SZ[7]{WALLS};AW[ab][ac][ad][ae][cb][cc][cd][bc][be];B[];W[]{LAND})")
    assert codes(game)[-1] == "dead-from-territory-marks"
    assert len(dead(game)) == 10


def test_points_that_the_count_gives_to_another_are_listed() -> None:
    game = one(ROOT + LAND.replace("[ac:cg]", "[ac:cf]") + ")")
    assert codes(game) == ["dead-from-territory-marks", "territory-differs"]
    finding = game.findings[1]
    assert finding.level is Level.CHECK
    assert SEVEN.names(finding.points) == ["A1", "B1", "C1"]
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    assert (again.ruling, codes(again)) == (game.ruling, ["territory-differs"])


def test_points_of_both_sides_values_that_are_none_and_marks_unlike_are_told() -> None:
    game = one(ROOT + LAND.replace("TW", "[ga]TW") + ")")
    assert codes(game)[0] == "territory-both"
    assert SEVEN.names(game.findings[0].points) == ["G7"]
    game = one(ROOT + LAND.replace("TW", "[zz]TW") + ")")
    assert codes(game) == ["setup-unreadable", "dead-from-territory-marks"]
    game = one(ROOT + f";TB[aa]TW[fa];{LAND})")
    assert codes(game)[0] == "territory-unlike"
    assert "A7" not in SEVEN.names(game.findings[0].points)
    assert dead(game) == ["B6"]


def test_a_living_chain_with_liberties_of_its_own_stays_alive() -> None:
    game = one(ROOT + "TB[aa][ba])")  # B6 has two liberties that nobody marked
    assert dead(game) == []
    assert "territory-differs" in codes(game)
