"""Positions written as rows of ``.``, ``X`` and ``O``."""

from __future__ import annotations

from goref.core.board.position import READ_SYMBOLS, Position
from goref.core.game.record import GameRecord


def read_rows(text: str) -> GameRecord:
    """Reads a bare position from rows, the top row first.

    Raises:
        DiagramError: the rows are not a square board of a size that goref has; if one row is
            at fault, the message names it.
    """
    return GameRecord.of_position(Position.from_rows(text.lstrip("\ufeff").splitlines()))


def looks_like_rows(text: str) -> bool:
    """Returns whether a text is meant as rows, even faulty ones, rather than as SGF.

    True if it has at least two rows, no ``(;``, and nine characters in ten are those of rows.
    """
    rows = ["".join(row.split()) for row in text.lstrip("\ufeff").splitlines()]
    rows = [row for row in rows if row]
    signs = "".join(rows)
    if len(rows) < 2 or "(;" in signs:
        return False
    return sum(sign in READ_SYMBOLS for sign in signs) * 10 >= len(signs) * 9
