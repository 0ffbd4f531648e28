"""What engines answer, read: points, boards as printed, who owns what."""

from __future__ import annotations

import math
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import EMPTY, Position

CELLS = {
    **dict.fromkeys(".+,*@", EMPTY),
    **dict.fromkeys("Xx#", int(BLACK)),
    **dict.fromkeys("Oo", int(WHITE)),
}
BESIDE = set(" \t|()[]0123456789")
"""What engines put between the points: borders, marks and numbers of the last moves."""


def read_points(board: Grid, text: str) -> frozenset[Point]:
    """The points an answer names. Raises ValueError for a word that is no point."""
    return frozenset(board.point(word) for word in text.split() if word.lower() != "pass")


def read_board(board: Grid, text: str) -> Position | None:
    """The board an answer to ``showboard`` shows; None where it is not drawn in a known way.

    Known is a row a line, its number first: GNU Go, KataGo, Pachi, Leela and Fuego do so.
    """
    rows: dict[int, list[int]] = {}
    for line in text.splitlines():
        number, _, rest = line.strip().partition(" ")
        if not (number.isascii() and number.isdigit()):
            continue
        codes: list[int] = []
        for sign in rest:
            if sign in CELLS:
                codes.append(CELLS[sign])
            elif sign not in BESIDE:
                break
            if len(codes) == board.width:
                rows.setdefault(int(number), codes)
                break
    if set(rows) != set(range(1, board.height + 1)):
        return None
    cells = [code for number in range(board.height, 0, -1) for code in rows[number]]
    return Position(board, bytes(cells))


def read_ownership(board: Grid, text: str, key: str) -> tuple[float, ...]:
    """The numbers from −1 to 1 that follow a key, one for every point, in board order.

    Raises ValueError if they are not all there or no such numbers.
    """
    words = text.split()
    if key not in words:
        raise ValueError(f"no {key}")
    first = words.index(key) + 1
    numbers = tuple(float(word) for word in words[first : first + len(board)])
    if len(numbers) < len(board):
        raise ValueError(f"{key}: {len(numbers)} < {len(board)}")
    for number in numbers:
        if not math.isfinite(number) or abs(number) > 1.01:
            raise ValueError(f"{key}: {number}")
    return numbers


def komi_text(komi: Fraction) -> str:
    """A komi as engines take it: whole or half points, halves of a half rounded to even."""
    halves = round(komi * 2)
    whole, half = divmod(abs(halves), 2)
    return f"{'-' * (halves < 0)}{whole}.{5 * half}"
