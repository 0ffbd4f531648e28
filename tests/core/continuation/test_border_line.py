"""An open border is closed by the best plays of both sides, and what cannot be told is not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.board.position import Position
from goref.core.board.regions import cut_regions
from goref.core.continuation.border_line import BorderLine, border_line

CORRIDOR = (
    "....O..",
    "XXXXO..",
    ".X.XO..",
    "..XXO..",
    "..XO...",
    "..XO...",
    "..XO...",
)
"""The top row is open at its end, D7: four points between Black's wall and White's."""
WIDE = (
    "..XO...",
    "..XO...",
    "...O...",
    "XXXO...",
    "..XO...",
    "..XO...",
    "..XO...",
)
"""A corner of seven points with a gap at C5."""


def lines(
    rows: tuple[str, ...], *, stones_count: bool = False
) -> Mapping[Colour, BorderLine | None]:
    """What comes of the one border that is open, by who begins."""
    board = Position.from_rows(rows)
    (region,) = [r for r in cut_regions(board) if r.owner is None]
    return {
        side: border_line(board, region.points, side, stones_count=stones_count)
        for side in COLOURS
    }


def told(line: BorderLine | None, rows: tuple[str, ...]) -> tuple[str, str, str, str, str]:
    """The first play, the stones of each side, and the land of each."""
    assert line is not None
    names = Position.from_rows(rows).grid.names
    first = [] if line.point is None else [line.point]
    return tuple(" ".join(names(p)) for p in (first, *line.stones, *line.land))  # type: ignore[return-value]


@pytest.mark.parametrize("stones_count", [False, True])
def test_whoever_begins_plays_at_the_end_of_a_corridor(stones_count: bool) -> None:
    made = lines(CORRIDOR, stones_count=stones_count)
    assert told(made[BLACK], CORRIDOR) == ("D7", "D7", "", "A7 B7 C7", "")
    assert told(made[WHITE], CORRIDOR) == ("D7", "C7", "D7", "A7 B7", "")
    assert all(line is not None and line.whole for line in made.values())


def test_of_a_wide_border_the_plays_at_the_opening_are_tried() -> None:
    made = lines(WIDE)
    assert told(made[BLACK], WIDE) == ("C5", "C5", "", "A7 B7 A6 B6 A5 B5", "")
    assert told(made[WHITE], WIDE) == ("C5", "B5", "C5", "A7 B7 A6 B6 A5", "")
    assert not any(line is None or line.whole for line in made.values())


def test_a_plain_dame_is_worth_a_stone_and_no_land() -> None:
    rows = ("..X.O..", *["..XXO.."] * 2, *["..XO..."] * 4)
    for side in COLOURS:
        line = lines(rows)[side]
        assert told(line, rows) == ("", "", "", "", ""), "nobody gains by it, and it stays"
        line = lines(rows, stones_count=True)[side]
        stones = ["D7", ""] if side is BLACK else ["", "D7"]
        assert told(line, rows) == ("D7", *stones, "", "")


def test_a_stone_thrown_into_closed_land_is_dead() -> None:
    board = Position.from_rows(CORRIDOR)
    (region,) = [r for r in cut_regions(board) if r.owner is None]
    closed = board.with_stones({board.grid.point("D7"): BLACK})
    inside = region.points - {board.grid.point("D7")}
    for side in COLOURS:
        line = border_line(closed, inside, side, stones_count=False)
        assert told(line, CORRIDOR) == ("", "", "", "A7 B7 C7", ""), "and is not played"


def test_an_opening_on_all_sides_is_not_told() -> None:
    rows = ("XXXXXXX", *["......."] * 5, "OOOOOOO")
    assert set(lines(rows).values()) == {None}


def test_the_search_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goref.core.continuation.border_line.BUDGET", 3)
    assert set(lines(CORRIDOR).values()) == {None}
