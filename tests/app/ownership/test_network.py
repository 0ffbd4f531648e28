"""The ownership network: it loads, takes every board, and knows no left, right or colour."""

from __future__ import annotations

import random
from importlib.util import find_spec
from pathlib import Path

import pytest

from goref.app.ownership import features
from goref.app.ownership.features import PLANES, seen
from goref.app.ownership.network import WEIGHTS, NetworkError, OwnershipNet, load
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry
from goref.io.places import resources

pytestmark = pytest.mark.skipif(find_spec("numpy") is None, reason="needs NumPy")

NEAR = 1e-5
LARGEST_FILE = 1_000_000

FINISHED = Position.from_rows(
    [
        ".XO.O....",
        "XXOO.OOO.",
        ".XXOOXXOO",
        "XX.XXX.XO",
        ".XO.X.XXX",
        "XX.X.X...",
        "XOX.XOX..",
        "OOOXXOXX.",
        ".OOX.X.X.",
    ]
)
HALVES = Position.from_rows(
    [
        "....XO...",
        "..X.XO.X.",
        "....XO.O.",
        ".O..XO...",
        "....XO...",
        "....XO...",
        "..X.XO.O.",
        "..O.XO..X",
        "....XO...",
    ]
)
"""Black's on the left, White's on the right, dead stones in both."""
CORNERS = Position.from_rows(
    [
        ".O.OX.OX.",
        "OOOOX.OXX",
        "XXXXX.OOO",
        "....XO...",
        "....XO...",
        "....XO.O.",
        "X.X.XO...",
        "....XO.X.",
        "....XO...",
    ]
)
"""White's corner on the left has two eyes. Black's on the right has one."""


def some_board(size: int, chance: random.Random) -> Position:
    """Stones at random, each with a liberty."""
    board = Position.empty(grid(size))
    for point in board.grid.points:
        if chance.random() < 0.6:
            played = board.play(point, chance.choice((BLACK, WHITE)))
            if not played.own:
                board = played.position
    return board


@pytest.fixture(scope="module")
def net() -> OwnershipNet:
    return load()


@pytest.mark.parametrize("size", range(2, 26))
def test_every_size_is_read(net: OwnershipNet, size: int) -> None:
    board = some_board(size, random.Random(size))
    found = net.opinion(board, symmetries=(0, 5))
    for values in found:
        assert len(values) == size * size
    for both in zip(found.ownership, found.black_first, found.white_first, strict=True):
        assert all(-1 <= v <= 1 for v in both)
        assert both[0] == pytest.approx((both[1] + both[2]) / 2)
    assert all(0 <= v <= 1 for v in found.neutral + found.seki)
    assert max(found.spread) > 0
    if size > 8:
        assert max(found.ownership) - min(found.ownership) > 0.1


@pytest.mark.parametrize("board", [FINISHED, some_board(7, random.Random(1))])
@pytest.mark.parametrize("symmetry", list(Symmetry)[1:])
def test_a_turned_board_has_the_turned_opinion(
    net: OwnershipNet, board: Position, symmetry: Symmetry
) -> None:
    plain, turned = net.opinion(board), net.opinion(board.turned(symmetry))
    images = [board.grid.turned(point, symmetry) for point in board.grid.points]
    assert images != list(board.grid.points)
    for before, after in zip(plain, turned, strict=True):
        assert [after[p] for p in images] == pytest.approx(before, abs=NEAR)


@pytest.mark.parametrize("board", [FINISHED, some_board(8, random.Random(2))])
def test_colours_exchanged_give_the_opposite(net: OwnershipNet, board: Position) -> None:
    plain, swapped = net.opinion(board), net.opinion(board.swapped())
    assert swapped.ownership == pytest.approx([-v for v in plain.ownership], abs=NEAR)
    assert swapped.white_first == pytest.approx([-v for v in plain.black_first], abs=NEAR)
    assert swapped.neutral == pytest.approx(plain.neutral, abs=NEAR)
    assert swapped.seki == pytest.approx(plain.seki, abs=NEAR)
    assert swapped.spread == pytest.approx(plain.spread, abs=NEAR)


PLAIN = Position.from_rows(["..X.XO..O", "...XXO...", *["...XO...."] * 7])
LESS_PLAIN = Position.from_rows(
    ["..X.XO..O", "...XXO...", *["...XO...."] * 2, "...XX....", *["...XO...."] * 4]
)


def looks(board: Position, net: OwnershipNet, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a board is looked at for an opinion of few looks."""
    taken: list[object] = []
    real = net._shares
    with monkeypatch.context() as patch:
        patch.setattr(net, "_shares", lambda *args: taken.append(args) or real(*args))
        net.opinion_of_few(board)
    return len(taken)


def test_where_no_stone_is_in_question_few_looks_are_taken(
    net: OwnershipNet, monkeypatch: pytest.MonkeyPatch
) -> None:
    for board, count in ((PLAIN, 2), (LESS_PLAIN, 4)):
        assert looks(board, net, monkeypatch) == count
        few, all_ = net.opinion_of_few(board), net.opinion(board)
        assert few.ownership != all_.ownership
        assert few.ownership == pytest.approx(all_.ownership, abs=0.15)
    doubtful = some_board(7, random.Random(2))
    assert looks(doubtful, net, monkeypatch) == 16
    assert net.opinion_of_few(doubtful) == net.opinion(doubtful)


def test_what_is_its_own_image_is_looked_at_in_every_way(
    net: OwnershipNet, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Position.from_rows(["...XO...."] * 9)
    assert looks(board, net, monkeypatch) == 16


@pytest.mark.parametrize("board", [PLAIN, LESS_PLAIN])
@pytest.mark.parametrize("symmetry", list(Symmetry)[1:])
def test_few_looks_at_a_turned_board_are_the_same_looks(
    net: OwnershipNet, board: Position, symmetry: Symmetry
) -> None:
    plain, turned = (net.opinion_of_few(b) for b in (board, board.turned(symmetry).swapped()))
    images = [board.grid.turned(point, symmetry) for point in board.grid.points]
    after = [-turned.ownership[p] for p in images]
    assert after == pytest.approx(plain.ownership, abs=NEAR)


@pytest.mark.parametrize("rows", [("XXXOO", ".X.O.", "XX.OO"), ("X.O",), (".",), ("..", "..")])
def test_few_looks_are_taken_of_any_board(net: OwnershipNet, rows: tuple[str, ...]) -> None:
    board = Position.from_rows(rows, square=False)
    assert len(net.opinion_of_few(board).ownership) == len(board.cells)


def test_an_oblong_board_is_read(net: OwnershipNet) -> None:
    board = Position.of(grid(5, 3), black=[2, 7, 12], white=[3, 8, 13])
    flipped = Position.of(grid(5, 3), black=[2, 7, 12], white=[1, 6, 11])
    plain, mirrored = net.opinion(board).ownership, net.opinion(flipped).ownership
    assert plain[0] > 0 > plain[4]
    assert mirrored == pytest.approx(
        [plain[p // 5 * 5 + 4 - p % 5] for p in range(15)], abs=NEAR
    )


def test_two_halves_belong_to_their_sides(net: OwnershipNet) -> None:
    found = net.opinion(HALVES)
    for p in HALVES.grid.points:
        assert found.ownership[p] * (1 if p % 9 < 5 else -1) > 0.5
    assert max(found.neutral) < 0.5


def test_a_corner_with_two_eyes_lives_and_one_without_is_dead(net: OwnershipNet) -> None:
    found = net.opinion(CORNERS).ownership
    at = CORNERS.grid.point
    assert all(found[at(name)] < 0 for name in ("B9", "D9", "A8", "B8", "C8", "D8"))
    assert all(found[at(name)] < 0 for name in ("H9", "H8", "J8"))
    assert all(found[at(name)] > 0 for name in ("E9", "A7", "E1", "A3"))


def test_each_side_sees_the_other_as_the_other(net: OwnershipNet) -> None:
    black = seen(FINISHED)
    white = seen(FINISHED.swapped())
    assert black.planes.shape == (PLANES, 81)
    assert (black.planes != black.from_other_side().planes).any()
    for mine, theirs in zip(black.from_other_side(), white, strict=True):
        assert (mine == theirs).all()


def test_what_the_network_is_told(net: OwnershipNet) -> None:
    import numpy as np

    #    A B C D
    # 4  . X . O
    # 3  X X X O
    # 2  . X O O
    # 1  X X O .
    board = Position.from_rows([".X.O", "XXXO", ".XOO", "XXO."])
    told = seen(board)
    at = board.grid.point
    large = features.SIZE

    def marked(plane: int) -> set[str]:
        return {board.grid.name(int(p)) for p in np.flatnonzero(told.planes[plane])}

    black = {"A3", "B3", "C3", "B4", "B2", "A1", "B1"}
    assert marked(features.OWN) == black
    assert marked(features.OTHER) == {"D4", "D3", "C2", "D2", "C1"}
    assert marked(features.LIBERTIES + 2) == black
    assert marked(features.LIBERTIES + 1) == {"D4", "D3", "C2", "D2", "C1"}
    assert marked(features.SAFE_OWN) == black
    assert marked(features.SAFE_OTHER) == set()
    assert {"A4", "A2"} <= marked(features.HOME_OWN)
    assert told.planes[large, at("D1")] == pytest.approx((1 / 64) ** 0.5)
    assert told.part[at("A3")] == told.part[at("B1")] != told.part[at("A4")]
    assert told.within_own[at("A4")] == told.within_own[at("C4")] != -1
    assert told.within_own[at("D4")] == told.within_other[at("B3")] == -1


def test_the_weights_are_a_small_file() -> None:
    assert (resources() / WEIGHTS).stat().st_size < LARGEST_FILE
    assert "licence" in (resources() / WEIGHTS).with_name("card.md").read_text("utf-8")


def test_a_missing_or_foreign_file_is_told(net: OwnershipNet, tmp_path: Path) -> None:
    import numpy as np

    np.save(tmp_path / "other.npy", np.zeros(3))
    np.save(tmp_path / "names.npy", np.zeros((), [("a", "<f2", (3,))]))
    np.savez(tmp_path / "archive.npy.npz", a=np.zeros(3))
    (tmp_path / "text.npy").write_text("no weights")
    (tmp_path / "empty.npy").touch()
    for name in ("none", "other", "names", "archive.npy", "text", "empty"):
        with pytest.raises(NetworkError):
            OwnershipNet.read(tmp_path / f"{name}{'.npz' if 'archive' in name else '.npy'}")
