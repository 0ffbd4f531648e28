"""Functions that parse engines' answers: points, printed boards, ownership."""

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
"""The characters engines put between points: borders, marks and numbers of last moves."""


def read_points(board: Grid, text: str) -> frozenset[Point]:
    """Returns the points in an answer; ``pass`` is skipped.

    Raises ValueError for any other word.
    """
    return frozenset(board.point(word) for word in text.split() if word.lower() != "pass")


def read_board(board: Grid, text: str) -> Position | None:
    """Returns the board in an answer to ``showboard``; None if not drawn in a known way.

    A line for each row must begin with its number, as in GNU Go, KataGo, Pachi, Leela, Fuego.
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
    """Returns the ownership after ``key`` in an answer: a number from −1 to 1 for each point.

    Up to 0.01 beyond is accepted. Raises ValueError if the key or a number is missing, or a
    number is out of range.
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
    """Returns a komi as text for engines, in points rounded to halves; ties to an even half."""
    halves = round(komi * 2)
    whole, half = divmod(abs(halves), 2)
    return f"{'-' * (halves < 0)}{whole}.{5 * half}"
