"""Positions written as rows of ``.``, ``X`` and ``O``."""

from __future__ import annotations

from goref.core.board.position import READ_SYMBOLS, Position
from goref.core.game.record import GameRecord


def read_rows(text: str) -> GameRecord:
    """A bare position from rows, the top row first.

    Raises:
        DiagramError: the rows are no square board; the message names the row.
    """
    return GameRecord.of_position(Position.from_rows(text.lstrip("\ufeff").splitlines()))


def looks_like_rows(text: str) -> bool:
    """Whether a text is meant as rows, faulty ones included, rather than as SGF.

    True if nine signs in ten are those of rows and it has two rows at least.
    """
    rows = ["".join(row.split()) for row in text.lstrip("\ufeff").splitlines()]
    rows = [row for row in rows if row]
    signs = "".join(rows)
    if len(rows) < 2 or "(;" in signs:
        return False
    return sum(sign in READ_SYMBOLS for sign in signs) * 10 >= len(signs) * 9
