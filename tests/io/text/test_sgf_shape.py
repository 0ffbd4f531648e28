"""What readings keep of brackets, nodes and moves."""

from __future__ import annotations

import pytest

from goref.io.text.sgf_shape import shape, swallows


def test_nodes_moves_and_values_are_counted() -> None:
    told = shape("mail; (;GM[1]PB[a\\]b;B[aa]];B[aa];W[bb]C[x [y];AB[cc][dd])")
    assert (told.nodes, told.moves, told.values) == (4, 2, 7)
    assert not told.clean, "a bracket of PB is not escaped"
    assert shape("(;GM[1]PB[a\\]b];Black[aa] ; W [bb])").clean


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("(;PB[a];B[aa])", "(;PB[a?;B[aa])"),
        ("(;PB[a]PW[b];B[aa])", "(;PB[a?PW[b];B[aa])"),
        ("(;C[a];B[aa])", "(;C[a]];B[aa])"),
        ("(PB[a];B[aa])", "(PB[a?;B[aa])"),
        ("\\[A=a\\]\n\\[B=b\\]", "\\[A=a?]\n\\[B=b\\]"),
    ],
)
def test_what_keeps_more_is_larger(better: str, worse: str) -> None:
    assert shape(better) > shape(worse)


def test_a_byte_of_ascii_may_be_part_of_a_sign() -> None:
    assert swallows("ソ]", "ソ]".encode("cp932"))
    assert not swallows("黒]", "黒]".encode("cp932"))
    assert not swallows("Ж]", "Ж]".encode("cp1251"))
