"""Comments with a bracket that was not escaped."""

from __future__ import annotations

import pytest

from goref.core.base.findings import Level
from goref.io.sgf.read import SgfGame, read_sgf
from goref.io.sgf.syntax import long_text
from goref.io.sgf.write import write_sgf
from goref.io.text.sgf_mending import mended

COMMENTS = (
    "see [A] here", "see [A], then [B] too", "see [A] W[dd] is better", "see [A] W[dd]",
    "better W[dd]", "a] b", "(see [A]) b", "[A]", "[A] is", "x [A][B] y", "see [A]; then",
    "see [A]; W[dd] is better", "a ] PL[W]x", "]]", "[A] 黒は[B]で", "see [A] (a) (b)",
    "see [A] W[dd]PL[W] foo",
)  # fmt: skip
BEGINS = ("(;SZ[5];B[ca]C[{}]", "(;SZ[5]C[{}];B[ca]", "(;SZ[5];GW[1]C[{}]B[ca]")
ENDS = (";W[da];B[cb])", ";W[da](;B[cb])(;B[cc];W[dd]))", ";W[da];B[cb]\n)\n")


def one(text: str) -> SgfGame:
    (game,) = read_sgf(text.encode()).games
    return game


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("begin", BEGINS)
@pytest.mark.parametrize("comment", COMMENTS)
def test_all_moves_and_the_text_are_kept(comment: str, begin: str, end: str) -> None:
    text = begin.format(comment) + end
    game = one(text)
    assert [act.colour.letter for act in game.record.acts] == ["B", "W", "B"]
    told = read_sgf(text.encode()).findings
    assert {f.code for f in told} - {"encoding-guessed"} == {"stray-bracket"}
    assert all(f.level is Level.CHECK for f in told if f.code == "stray-bracket")
    nodes = [node for node in game.tree.sequence if "C" in node]
    assert [long_text(node["C"][0]) for node in nodes] == [comment]
    again = one(write_sgf(game, game.record, game.ruling).decode())
    assert again.record == game.record


def test_the_place_is_named_as_it_is_in_the_file() -> None:
    findings = read_sgf(b"(;SZ[5]\n;B[aa]C[a [b] c [d] e]\n;W[bb]C[x [y] z])").findings
    told = [dict(f.args) for f in findings if f.code == "stray-bracket"]
    assert [(one["line"], one["column"]) for one in told] == [(2, 13), (3, 13)]


def test_each_of_several_games_is_mended() -> None:
    text = "(;SZ[5]C[a [b] c];B[aa])" * 3
    collection = read_sgf(text.encode())
    assert [len(game.record.acts) for game in collection.games] == [1, 1, 1]
    told = [dict(f.args) for f in collection.findings if f.code == "stray-bracket"]
    assert [(one["game"], one["column"]) for one in told] == [*((1, 14), (2, 38), (3, 62))]


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[5];B[aa]#;W[bb])",
        "(;SZ[5]C[good];B[aa] $ ;W[bb])",
        "(;SZ[5]C[good](;B[aa]);W[bb])",
        "(;SZ[5]C[a [b];W[dd]PL[B]#;B[aa])",
    ],
)
def test_what_is_no_comment_is_not_mended(text: str) -> None:
    with pytest.raises(ValueError, match="sgf-broken"):
        read_sgf(text.encode())


def test_a_bracket_that_is_escaped_already_stays_so() -> None:
    game = one(r"(;SZ[5];B[aa]C[a [b] c \] d];W[bb])")
    (told,) = (node["C"][0] for node in game.tree.sequence if "C" in node)
    assert long_text(told) == "a [b] c ] d"


def test_nothing_is_found_where_nothing_follows() -> None:
    data = b"(;C[a] b"
    assert mended(data, 6, 8) is None
    assert mended(data, 6, 7) is None


def test_many_brackets_do_not_take_long() -> None:
    data = b"(;SZ[5]" + b";B[]C[a [b] c]" * 5000 + b")"
    with pytest.raises(ValueError, match="sgf-broken"):
        read_sgf(data)
