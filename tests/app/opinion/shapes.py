"""Finished boards with the classic shapes, and what is so of each.

The shapes stand among settled areas; nothing else on a board is in question.
"""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """A board, and the true status of its stones.

    Attributes:
        dead, seki: names of the stones; every other stone lives.
        ask: the stones that the players must be asked about, all of them if any.
    """

    rows: tuple[str, ...]
    dead: str = ""
    seki: str = ""
    ask: str = ""


SHAPES: dict[str, Shape] = {
    "bent four in the corner": Shape(
        (
            "OOO.XO.O.",
            ".XXXXO.O.",
            "XXOOOOOOO",
            "OOO......",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".........",
            ".........",
            ".........",
        ),
        dead="B8 C8 D8 E8 E9 A7 B7",
    ),
    "seki without eyes": Shape(
        (
            ".XO.XO.O.",
            ".XO.XO.O.",
            ".XOOXO.O.",
            ".XXXOOOOO",
            "..XXXXXXX",
            ".........",
            ".........",
            ".........",
            ".........",
        ),
        seki="C9 C8 C7 D7 E9 E8 E7",
    ),
    "seki with an eye each": Shape(
        (
            ".O.X.XO.O",
            "OOXXXXOO.",
            "XXOOOOOOO",
            ".XXXXXXXX",
            "..X......",
            ".........",
            ".........",
            ".........",
            ".........",
        ),
        seki="B9 A8 B8 C8 D8 E8 F8 D9 F9",
    ),
    "dead stone inside a seki": Shape(
        (
            ".O.X.OXO.",
            "OOXXXXXOO",
            "XXOOOOO.O",
            ".XXXXXOOO",
            ".....XXXX",
            ".........",
            ".........",
            ".........",
            ".........",
        ),
        dead="F9",
        seki="B9 A8 B8 D9 C8 D8 E8 F8 G8 G9",
    ),
    "dead stone inside a large seki": Shape(
        (
            "..X.X.XO.O.O.",
            *("..XXXXXOOOOO.",) * 9,
            "XXXXXXOOOOOO.",
            "XXOOOOXXXXXOO",
            "XXO.OO.X.OXO.",
        ),
        dead="K1",
        seki="C1 E1 F1 C2 D2 E2 F2 G2 H1 H2 J2 K2 L1 L2",
    ),
    "snapback": Shape(
        (
            ".........",
            ".........",
            ".........",
            ".........",
            "XXXXXXXXX",
            "OOOOOOOXX",
            "O.O.XXXXX",
            "OOOOXOOOX",
            ".O.OXOX.X",
        ),
        dead="F1 F2 G2 H2",
    ),
    "two-headed dragon": Shape(
        (
            ".X.X.X.X.",
            "XXXXXXXXX",
            "OOOOOOOOO",
            "OOXXXXXOO",
            ".OX.X.XO.",
            "OXXXXXXXO",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".X.X.X.X.",
        ),
    ),
    "double ko seki": Shape(
        (
            "XXOOX....",
            "X.XOXXXXX",
            "XXOOX....",
            "XO.OX....",
            "XXOOX....",
            "XXOOOXXXX",
            ".XO.OX...",
            "XXOOOX...",
            "OOOOXX...",
        ),
    ),
    "ten-thousand-year ko": Shape(
        (
            *["........."] * 3,
            "XXXX.....",
            "OOOX.....",
            "..OX.....",
            "XXOX.....",
            "OXOX.....",
            ".OOX.....",
        ),
        ask="A3 B3 B2",
    ),
    "sole liberties": Shape(
        (
            "OOXXOO...",
            "OX..XO...",
            "OX..XO...",
            "OXOOXO...",
            "OXXXXO...",
            "OOOOOO...",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "X.X.X.X.X",
        ),
        seki="C9 D9 B8 E8 B7 E7 B6 C6 D6 E6 B5 C5 D5 E5",
    ),
    "false-eye seki": Shape(
        (
            ".O.O.O..O.O.OX.....",
            "OXOOOXOOXOOOOX.....",
            ".XOXXXXXXXXXXX.....",
            "XXXOX..............",
            ".XOOX..............",
            "XXOOX..............",
            "OOOOX..............",
            *["...OX.............."] * 12,
        ),
    ),
    "two eyed groups and two stones": Shape(
        (
            ".XOO.O.X.O.OOX.....",
            ".XXO.OOXOO.OXX.....",
            "..XXOOOOXOOXX......",
            "...XXXXXXXX........",
            *["." * 19] * 15,
        ),
        seki="C19 D19 D18 F19 F18 G18 E17 F17 G17 H17 H19 H18 K19 K18 J18 K17 L17 J17 M19 M18",
    ),
    "three groups in a row": Shape(
        (
            "XXXOO.",
            "XX.XO.",
            ".OXXO.",
            "O.XXO.",
        ),
        seki="A4 B4 C4 A3 B3 D3 B2 C2 D2 A1 C1 D1",
    ),
}

WHO_BEGINS = {
    # Black, if he begins, makes a seki of the three open liberties; else White captures.
    "three shared liberties": Shape(
        (
            *["...OX...."] * 2,
            "..OOX.X..",
            "...OX....",
            ".O.OX..X.",
            "OOOOXXXXX",
            *["OXX.OOX.."] * 3,
        ),
        ask="B1 B2 B3 C1 C2 C3",
    ),
    # Who plays E1 first has both halves.
    "two halves with an eye each": Shape(
        (
            *["...XO...."] * 3,
            "...XO..O.",
            "..XXOOOOO",
            "XXXXXXXXX",
            "XOOOXOOOX",
            "XO.OXO.OX",
            "XOOO.OOOX",
        ),
        ask="B1 B2 B3 C1 C3 D1 D2 D3 F1 F2 F3 G1 G3 H1 H2 H3",
    ),
    # Black at D2 kills, White at D2 lives.
    "three stones on the first line": Shape(
        (
            *["...XO...."] * 3,
            "...XO..O.",
            "..XXOOOOO",
            "XXXXXXXXX",
            "XOOOOOX..",
            "XO...OX.X",
            "XOXXXOX..",
        ),
        ask="B1 B2 B3 C3 D3 E3 F1 F2 F3 C1 D1 E1",
    ),
    # A seki if White begins; Black, if he does, kills.
    "a liberty too many": Shape(
        (
            *["...OX...."] * 2,
            "..OOX.X..",
            "...OX....",
            ".O.OX..X.",
            "OOOOXXXXX",
            "OXXXOOX..",
            "OXX.OOX..",
            "O.X.OOX..",
        ),
        ask="B2 B3 C1 C2 C3 D3 E1 E2 E3 F1 F2 F3",
    ),
}
"""Boards on which who begins decides."""

UNDER_THE_STONES: list[tuple[str, ...]] = [
    (
        *(
            corner + side
            for corner, side in zip(corners, ("XO.O.", "XOOO.", "XOOOO"), strict=True)
        ),
        "XXXXXO...",
        "X.XOOO...",
        "XXXO.....",
        "OOOO.....",
        ".........",
        ".........",
    )
    for corners in (
        ("OXX.", "OXO.", ".OX."),
        ("XX.X", "XOXX", "O..O"),
        ("XX.O", "XO.X", "O..O"),
    )
]
"""Black, in the upper left, lives by letting White take stones and playing back under them."""
