"""Small boards with one group whose life is in question, and what comes of it.

Black's group in the upper left is fought about; every white chain lives by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from goref.app.opinion.playing_out.fates import Leaning, PlayedOut
from goref.app.opinion.playing_out.scene import Scene
from goref.core.base.colour import BLACK, WHITE
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.masks import Mask, of_points, of_stones, whole

EMPTY = "........."

ONE_EYE = Position.from_rows(
    ("XXXXO....", "X.XXO....", "XXX.O....", "XXOOO....", "OOO......", *[EMPTY] * 4)
)
"""B8 is an eye; D7 looks like one, but White's stones touch it."""
TWO_EYES = Position.from_rows(
    ("XXXXO....", "X.XXO....", "XX.XO....", "XXXXO....", "OOOO.....", *[EMPTY] * 4)
)
FALSE_EYE = Position.from_rows((".XX.XXO..", "XXXOXXO..", "OOOOOOO..", *[EMPTY] * 6))
"""Only D9 joins the two halves, and White's D8 touches it."""
THREE_IN_A_ROW = Position.from_rows(
    ("XXXXXO...", "X...XO...", "XXXXXO...", "OOOOOO...", *[EMPTY] * 5)
)
FOUR_IN_A_ROW = Position.from_rows(
    ("XXXXXXO..", "X....XO..", "XXXXXXO..", "OOOOOOO..", *[EMPTY] * 5)
)
SQUARE_FOUR = Position.from_rows(
    ("XXXXO....", "X..XO....", "X..XO....", "XXXXO....", "OOOO.....", *[EMPTY] * 4)
)
WIDE = Position.from_rows((EMPTY, ".X.X.X.X.", *[EMPTY] * 3, "OOOOOOOOO", *[EMPTY] * 3))
SEKI = Position.from_rows(
    (
        ".O.X.XO.O",
        "OOXXXXOO.",
        "XXOOOOOOO",
        ".XXXXXXXX",
        "..X......",
        *[EMPTY] * 4,
    )
)
"""Black's six stones D9 to F9 and White's B9 and C7 to G9 wait for each other."""

RACE = Position.from_rows(
    (
        ".X.O.....",
        "XXXO.....",
        "..XOOOO..",
        "XXX..XO..",
        ".XXOOXO..",
        "XXXOXXO..",
        ".XXXOOO..",
        "XXXOO....",
        ".X.O.....",
    )
)
"""Black's four stones F6 to E4 and White's three D5 to D4 can both be taken at E6 and D6, but
Black is in atari already."""

THREE_SHARED = Position.from_rows(
    (
        "OXX.OOX..",
        "OXX.OOX..",
        "OXX.OOX..",
        "OOOOXXXXX",
        ".O.OX....",
        "...OX..X.",
        *["...OX...."] * 3,
    )
)
"""Black's six stones B9 to C7 are captured if White begins; if Black does, it is a seki."""

KO = Position.from_rows(
    (
        "O.OX.....",
        "XOOX.....",
        "XXOXXXXXX",
        ".XOOOOOOO",
        "XXOX.XO..",
        "OOOXXXO..",
        ".XO..XOOO",
        "XXOOOXXXX",
        ".XXXXX...",
    )
)
"""Black takes the ko at B9 from A9; if White takes it back, Black's six stones A8 to B5 are
captured at A6, and without them White's chain C9 to C7 does not live. Black cannot end
the ko."""

KO_FOR_AN_EYE = Position.from_rows(
    (".O.XO....", ".XXXO....", "XXXXO....", "OOOOO....", *[EMPTY] * 5)
)
"""Black's second eye is a ko in the corner, even if Black begins."""

CAUGHT_NEXT = Position.from_rows(
    (
        "XXXXOX...",
        "X.XXOX...",
        "XXX.OX...",
        "XXOOOX...",
        "OOOXXX...",
        ".XX......",
        *[EMPTY] * 3,
    )
)
"""As ``ONE_EYE``, but White is closed in too."""

BENT_THREE = Position.from_rows(
    (
        ".OX.O....",
        "OXXO.....",
        "XXOO.....",
        "OOO......",
        *[EMPTY] * 5,
    )
)
"""Black's five stones A7 to C9 are in atari at D9: captured if White begins, and alive if Black
takes at A9."""

FOUR_IN_THE_CORNER = Position.from_rows(
    (
        "..O.XO...",
        "XXXXXO...",
        "OOO.OO...",
        "...O.....",
        *[EMPTY] * 5,
    )
)
"""Black's six stones A8 to E9 are captured if White begins at B9, and live if Black does."""

N_FIVE = Position.from_rows(
    (
        ".OXXXO...",
        "XO..XO...",
        "XXXXXO...",
        "OOO.OO...",
        *[EMPTY] * 5,
    )
)
"""Black's ring round White's two stones B9 and B8 is not captured; but White at C8 makes a
seki of it."""

FATES = {
    "one eye": (ONE_EYE, PlayedOut.CAPTURED),
    "square four": (SQUARE_FOUR, PlayedOut.CAPTURED),
    "three in a row": (THREE_IN_A_ROW, PlayedOut.HANGS),
    "four in a row": (FOUR_IN_A_ROW, PlayedOut.LIVES),
}


def held(position: Position, *, sure: bool = True) -> dict[Chain, Leaning]:
    """Returns every chain as assumed to be alive; White's chains are firm, Black's are not.

    With ``sure`` False, Black's are doubted.
    """
    return {
        chain: Leaning(
            True, sure or not _is_black(position, chain), not _is_black(position, chain)
        )
        for chain in position.chains()
    }


def _is_black(position: Position, chain: Chain) -> bool:
    return position.cells[min(chain)] == BLACK


def with_prey(rows: Sequence[str], prey: str) -> tuple[Scene, Mask, Mask]:
    """The scene of all black stones of a board, which have a white stone among them, and the
    stones of both sides."""
    position = Position.from_rows(rows)
    grid = position.grid
    own, enemy = (of_points(position.cells, c, grid) for c in (BLACK, WHITE))
    inside = of_stones([grid.point(prey)], grid)
    return Scene(grid.width + 1, whole(grid), own, 0, enemy & ~inside, inside), own, enemy
