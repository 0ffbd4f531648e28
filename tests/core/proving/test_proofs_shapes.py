"""The classic shapes: what is claimed of them, and what must not be."""

from __future__ import annotations

import pytest

from goref.core.board.position import Position
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus

ALIVE, DEAD, SEKI = StoneStatus.ALIVE, StoneStatus.DEAD, StoneStatus.SEKI


def proved(rows: str, name: str) -> Proof | None:
    """What is proved of the chain at a point."""
    position = Position.from_rows(rows.split(), square=False)
    point = position.grid.point(name)
    return next((p for chain, p in proofs(position).items() if point in chain), None)


CLAIMS: dict[str, tuple[str, dict[str, tuple[StoneStatus, Ground] | None]]] = {
    "square four, the other side to make it five": (
        "OO.XO.O. OOXXOOO. .XXOO.O. XXOO.OO. OOO..... .O.O.... OOOO.... ........",
        {"D8": (DEAD, Ground.NAKADE), "A8": (ALIVE, Ground.LAND)},
    ),
    "sixteen stones with one eye in the corner": (
        (
            "XXXXOO..O ..XXXOO.. XXXOOO..O XXXXO..O. "
            "XXOOO..O. OOO...... .O.O..O.. OOOO..... ........."
        ),
        {"A9": (DEAD, Ground.NAKADE)},
    ),
    "straight three, the middle taken": (
        ".O.XO.O. XXXXO.OO OOOOOO.. O.O.O... OOOOOO.. ........ ........ ........",
        {"A7": (DEAD, Ground.NAKADE), "B8": (ALIVE, Ground.LAND)},
    ),
    "straight three, the middle taken, in the open": (
        (
            ".O.OOOOOO OOOOOOOOO OOXXXXXOO OOX.O.XOO OOXXXXXOO "
            "OOOOOOOOO ......... ......... ........."
        ),
        {"C7": (DEAD, Ground.NAKADE), "E6": (ALIVE, Ground.LAND)},
    ),
    "straight three, open: whoever plays first": (
        "...XO.O. XXXXO.OO OOOOOO.. O.O.O... OOOOOO.. ........ ........ ........",
        {"A7": None},
    ),
    "bent three in the corner, the bend taken": (
        "O.XO.... .XXO.... XXOO.... OOO..... .O.O.... OOOO.... ........ ........",
        {"C8": (DEAD, Ground.NAKADE), "A8": (ALIVE, Ground.LAND)},
    ),
    "a stone in three rows, the middle one between two that are touched": (
        ".O.O.O.O. OOOOOOOOO O.......O O...X...O O.......O OOOOOOOOO",
        {"E3": (DEAD, Ground.READ_DEAD)},
    ),
    "a stone in five rows has room": (
        (".O.O.O.O. OOOOOOOOO O.......O O.......O O...X...O O.......O O.......O OOOOOOOOO"),
        {"E4": None},
    ),
    "straight four lives": (
        "....XO.. XXXXXO.. OOOOOO.. .O.O.... OOOO.... ........ ........ ........",
        {"A7": (ALIVE, Ground.READ_ALIVE)},
    ),
    "six in a row live": (
        "......O OOOOOOO XXXXXXX .X.X... XXXX... ....... .......",
        {"G7": (ALIVE, Ground.READ_ALIVE)},
    ),
    "two small eyes": (
        ".X.XO.. XXXXO.. OOOOO.. ....... ....... ....... .......",
        {"A6": (ALIVE, Ground.UNCONDITIONAL)},
    ),
    "bent four in the corner": (
        "OOO.XO.. .XXXXO.. XXOOOO.. OOO..... .O.O.... OOOO.... ........ ........",
        {"B7": (DEAD, Ground.BENT_FOUR), "A8": None},
    ),
    "not bent four while there is a liberty outside": (
        "OOO.XO.. .XXXXO.. XXOOOO.. .OO..... OO.O.... OOOO.... ........ ........",
        {"B7": None, "A8": None},
    ),
    "not bent four with a third point": (
        "OOO.XO.. ..XXXO.. XXXOOO.. OOO..... .O.O.... OOOO.... ........ ........",
        {"C7": None},
    ),
    "not bent four inside stones that may be dead": (
        "OOO.XO.. .XXXXO.. XXOOOO.. OOO..... ........ ...X.... ........ ........",
        {"B7": None},
    ),
    "two shared liberties": (
        (
            "XXO.XO.O. XXO.XOOOO XXOOXO.O. XXXXOOOOO .X.XO.... "
            "XXXXO.... ...XO.... ...XO.... ...XO...."
        ),
        {"C9": (SEKI, Ground.SEKI), "E9": (SEKI, Ground.SEKI)},
    ),
    "three shared liberties: one may be filled": (
        (
            "XXO.XO.O. XXO.XOOOO XXO.XO.O. XXOOXOOOO XXXXOO... "
            ".X.XO.... XXXXO.... ...XO.... ...XO...."
        ),
        {"C9": (SEKI, Ground.SEKI_SPARE), "E9": (SEKI, Ground.SEKI_SPARE)},
    ),
    "an eye each and one shared liberty": (
        (
            "XO.O.X.XO XOOOXXXXO XXXXOOOOO .X.XO.O.O XXXXOOOOO "
            "...XO.... ...XO.... ...XO.... ...XO...."
        ),
        {"B9": (SEKI, Ground.SEKI), "F9": (SEKI, Ground.SEKI)},
    ),
    "one eye against none": (
        (
            "XO.O.X.XO XOOOXX.XO XXXXOXXXO .X.XOOOOO XXXXO.O.O "
            "...XOOOOO ...XO.... ...XO.... ...XO...."
        ),
        {"B9": None},
    ),
    "two-headed dragon": (
        (
            "...XXO... .XXX.XXX. .X.OXX.X. .X.....X. .X..O..X. "
            ".X.....X. .X.XXO.X. .XXX.XXX. ...OXX..."
        ),
        {"D9": (ALIVE, Ground.UNCONDITIONAL), "F8": (ALIVE, Ground.UNCONDITIONAL)},
    ),
    "a dead stone in a small eye": (
        (
            ".XO.XO... XXXXXO... OOOOOO... .O.O..... OOOO..... "
            "......... ......... ......... ........."
        ),
        {"C9": (DEAD, Ground.READ_DEAD), "A8": (ALIVE, Ground.UNCONDITIONAL)},
    ),
    "joined whichever way": (
        (
            ".X.XX.X.. XXXX.XOO. OOOX.XO.. .O.OXXO.. OOOOOOO.. "
            "......... ......... ......... ........."
        ),
        {"F8": (ALIVE, Ground.READ_ALIVE), "G9": (ALIVE, Ground.READ_ALIVE)},
    ),
    "an eye each, joined by two points": (
        (
            ".X.X.XO.. XX.XXXO.. OOOOOOO.. ......... ......... "
            "......... ......... ......... ........."
        ),
        {"B9": (ALIVE, Ground.READ_ALIVE), "D9": (ALIVE, Ground.READ_ALIVE)},
    ),
    "a prisoner in large land": (
        (
            ".X.X..... XXXX..... OX....... .X....... ......... "
            "......... ......... ......... ........."
        ),
        {"A7": (DEAD, Ground.READ_DEAD), "B9": (ALIVE, Ground.UNCONDITIONAL)},
    ),
    "no room beside the edge": (
        ".OX..... .OX..... OOX..... XXX..... .X.X.... XXXX.... ........ ........",
        {"B8": (DEAD, Ground.NAKADE)},
    ),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_what_is_claimed(name: str) -> None:
    rows, expected = CLAIMS[name]
    for point, claim in expected.items():
        proof = proved(rows, point)
        assert (proof and (proof.life, proof.ground)) == claim, point


UNCLEAR = {
    "a ko for an eye": (
        ".XXO.... XO.O.... .XOO.... XXO..... OOO..... .O.O.... OOOO.... ........",
        "B8 A7 B7 B6",
    ),
    "double ko seki": (
        (
            ".XO.OX... XXOOXX... X.XOXXX.. XXO.OX... X.XOX.X.. "
            "XXXXXX... .X.X..... XXXX..... ........."
        ),
        "C9 F9 C6 E6 E9",
    ),
    "ten-thousand-year ko": (
        (
            "......... .X.X..... XXXXX.... XXXX..... OOOX..... "
            "..OX..... XXOX..... OXOX..... .OOX....."
        ),
        "A5 A3 A2",
    ),
    "bulky five in the open, the middle taken": (
        (
            ".O.OOOOOO OOOOOOOOO OOXXXXXOO OXX..XXOO OX.O.XOOO "
            "OXXXXXOOO OOOOOOOOO ......... ........."
        ),
        "D6 D5",
    ),
}


@pytest.mark.parametrize("name", UNCLEAR)
def test_what_is_not_claimed(name: str) -> None:
    rows, points = UNCLEAR[name]
    for point in points.split():
        assert proved(rows, point) is None, point


def test_an_empty_board_and_a_full_line() -> None:
    assert proofs(Position.from_rows(["..", ".."])) == {}
    assert proofs(Position.from_rows(["X.X.X"], square=False)) == {}
    assert proofs(Position.from_rows(["XO.", "O..", "..."])) == {}, "A3 has no liberty"


def test_points_of_a_proof() -> None:
    """They are what the ground speaks of."""
    position = Position.from_rows(CLAIMS["two small eyes"][0].split())
    grid = position.grid
    proof = proved(CLAIMS["two small eyes"][0], "A6")
    assert proof is not None
    assert grid.names(proof.points) == ["A7", "C7"]
    proof = proved(CLAIMS["straight three, the middle taken"][0], "A7")
    assert proof is not None
    assert Position.from_rows(["." * 8] * 8).grid.names(proof.points) == ["A8", "B8", "C8"]
    proof = proved(CLAIMS["two shared liberties"][0], "C9")
    assert proof is not None
    assert Position.from_rows(["." * 9] * 9).grid.names(proof.points) == ["D9", "D8"]
    proof = proved(CLAIMS["bent four in the corner"][0], "B7")
    assert proof is not None
    assert len(proof.points) == 4
