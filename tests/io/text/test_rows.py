"""Positions in rows of . X O."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import DiagramError
from goref.io.text.rows import looks_like_rows, read_rows

ROWS = ".X.\nXOX\n.O.\n"


def test_rows_are_a_bare_position() -> None:
    record = read_rows(ROWS)
    assert record.is_bare
    assert record.grid.names(record.start.stones(BLACK)) == ["B3", "A2", "C2"]
    assert record.grid.names(record.start.stones(WHITE)) == ["B2", "B1"]


def test_blanks_and_a_byte_order_mark_are_passed_over() -> None:
    assert read_rows("\ufeff\n . X .\r\n\r\n X O X\r\n . O .") == read_rows(ROWS)


@pytest.mark.parametrize(
    ("text", "row"),
    [("...\n..\n...", 2), ("...\n.?.\n...", 2), ("...\n...", None), ("", None)],
)
def test_faults_name_their_row(text: str, row: int | None) -> None:
    with pytest.raises(DiagramError) as caught:
        read_rows(text)
    assert caught.value.row == row


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (ROWS, True),
        (". X\nO .", True),
        ("●○\n··", True),
        ("........?\n.........\n.........", True),
        ("(;SZ[9];B[aa])", False),
        ("(;B[oo];W[xx];B[bw])\n(;B[ox])", False),
        ("Hello, world\nThis is no board", False),
        ("...", False),
        ("", False),
    ],
)
def test_rows_are_told_from_other_text(text: str, expected: bool) -> None:
    assert looks_like_rows(text) is expected
