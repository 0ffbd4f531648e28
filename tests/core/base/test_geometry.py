"""Points: names, neighbours, star points, symmetries."""

from __future__ import annotations

import copy
import pickle

import pytest

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.geometry import LARGEST, grid
from tests.refusals import refuses


@pytest.mark.parametrize("size", [1, 2, 9, 19, 25])
def test_names_are_read_back(size: int) -> None:
    board = grid(size)
    names = [board.name(p) for p in board.points]
    assert [board.point(name.lower()) for name in names] == list(board.points)
    assert len(set(names)) == size * size
    assert not any("I" in name for name in names)


def test_corners() -> None:
    board = grid(19)
    assert [board.name(p) for p in (0, 18, 342, 360)] == ["A19", "T19", "A1", "T1"]
    assert board.at(3, 0) == board.point("D19")
    assert (board.column(360), board.row(360)) == (18, 18)


@pytest.mark.parametrize("place", [(3, 0), (0, 2), (-1, 0), (0, -1)])
def test_a_place_beside_the_board_is_no_point(place: tuple[int, int]) -> None:
    with refuses(ValueError, says="is off a 3x2 board"):
        grid(3, 2).at(*place)


@pytest.mark.parametrize("name", ["", "A", "I5", "A0", "A20", "U1", "5A", "AA1", "A-1", "A1²"])
def test_what_is_no_point(name: str) -> None:
    with refuses(ValueError, says=r"not a point|off the"):
        grid(19).point(name)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (2, 3), (5, 4), (9, 9)])
def test_neighbours(width: int, height: int) -> None:
    board = grid(width, height)
    for p in board.points:
        for n in board.neighbours[p]:
            assert p in board.neighbours[n]
            distance = abs(board.column(p) - board.column(n)) + abs(board.row(p) - board.row(n))
            assert distance == 1
    edges = sum(len(near) for near in board.neighbours)
    assert edges == 2 * (width * (height - 1) + height * (width - 1))


@pytest.mark.parametrize(
    ("size", "stars"),
    [(5, ""), (7, "C3 C5 E3 E5"), (9, "C3 C7 E5 G3 G7"), (13, "D4 D10 G7 K4 K10"),
     (19, "D4 D10 D16 K4 K10 K16 Q4 Q10 Q16")],
)  # fmt: skip
def test_star_points(size: int, stars: str) -> None:
    board = grid(size)
    assert {board.name(p) for p in board.stars} == set(stars.split())
    assert {board.turned(p, 5) for p in board.stars} == set(board.stars)


@pytest.mark.parametrize("symmetry", range(8))
def test_symmetries(symmetry: int) -> None:
    board = grid(5)
    image = [board.turned(p, symmetry) for p in board.points]
    assert sorted(image) == list(board.points)
    assert (image == list(board.points)) is (symmetry == 0)
    for p in board.points:
        moved = {board.turned(n, symmetry) for n in board.neighbours[p]}
        assert moved == set(board.neighbours[image[p]])


def test_symmetries_differ() -> None:
    board = grid(3)
    assert len({tuple(board.turned(p, s) for p in board.points) for s in range(8)}) == 8


def test_rectangles_do_not_turn_by_a_quarter() -> None:
    with refuses(ValueError, says="square"):
        grid(4, 3).turned(0, 4)
    assert grid(4, 3).turned(0, 3) == 11


def test_sizes() -> None:
    assert grid(19) is grid(19) is grid(19, 19)
    assert copy.deepcopy(grid(4, 3)) is pickle.loads(pickle.dumps(grid(4, 3))) is grid(4, 3)
    assert len(grid(4, 3)) == 12
    for size in (0, LARGEST + 1):
        with refuses(ValueError, says="lines"):
            grid(size)
    with refuses(ValueError, says="off a"):
        grid(5).at(5, 0)


def test_colours() -> None:
    assert BLACK.other is WHITE
    assert WHITE.other is BLACK
    assert Colour.from_letter("b") is BLACK
    with refuses(ValueError, "no-colour"):
        Colour.from_letter("x")
    assert [Who.of(c).colour for c in (BLACK, WHITE)] == [BLACK, WHITE]
    assert Who.NOBODY.colour is None


def test_pairs() -> None:
    pair = Pair(1, 2)
    assert (pair.of(BLACK), pair.of(WHITE)) == (1, 2)
    assert pair.swapped() == (2, 1)
    assert pair.with_(WHITE, 5) == (1, 5)
    assert pair.with_(BLACK, 5) == (5, 2)
    assert pair.map(str) == ("1", "2")
