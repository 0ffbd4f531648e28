"""Information about the game: where in a record it may stand."""

from __future__ import annotations

import pytest

from goref.io.sgf.read import read_sgf
from goref.io.sgf.write import write_sgf


def test_what_stands_after_handicap_stones_written_as_moves_is_read_at_once() -> None:
    """And as it is read again once it is written: the stones stand at the root then."""
    for moves in (
        "B[bb][dd];PB[A]RU[j]",
        ";B[bb];B[dd];PB[A]RU[j];W[cc]",
        "AB[?];B[bb];B[dd];PB[A]RU[j]",  # stones that cannot be read are none
        "AB[?];B[bb];B[dd]PB[A];RU[j]PL[W]",
        ";B[bb];B[dd];AB[aa]PB[A]RU[j];W[cc]",
        "B[bb][dd];AB[aa]PB[A]RU[j]W[cc]",  # stones put and a move
    ):
        game = read_sgf(f"(;SZ[5]HA[2]{moves})".encode()).games[0]
        info = game.record.info
        assert (info.text("PB"), info.rules, info.handicap) == ("A", "j", 2)
        written = write_sgf(game, game.record, game.ruling)
        assert written.count(b"PB[") == 1, "at the root, and nowhere else"
        assert read_sgf(written).games[0].record == game.record


@pytest.mark.parametrize(
    "moves",
    [
        "HA[2];B[bb];W[dd];PB[A]",  # one is missing
        "HA[2];B[bb];B[dd];B[cc];PB[A]",  # one too many
        "HA[2]B[bb][dd][cc];PB[A]",  # one too many in the same node
        "HA[2];B[bb];AB[dd];B[cc];PB[A]",  # something else between
        "HA[2];B[bb];B[dd];W[cc]PB[A]",  # with a move
        ";B[bb];B[dd];PB[A]",  # no handicap
        "HA[2];B[bb];B[?];PB[A]",  # one cannot be read
        "HA[2];B[bb];B[];PB[A]",  # one is a pass
        "HA[2]GOREF[as-played];B[bb];B[dd];PB[A]",  # goref's word that they were moves
    ],
)
def test_what_stands_after_moves_tells_nothing_of_the_game(moves: str) -> None:
    game = read_sgf(f"(;SZ[5]{moves})".encode()).games[0]
    assert not game.record.info.text("PB")
    assert read_sgf(write_sgf(game, game.record, game.ruling)).games[0].record == game.record


def test_a_komi_of_long_figures_is_read_back() -> None:
    game = read_sgf("(;SZ[9]KM[3又63/189000])".encode()).games[0]
    assert str(game.record.info.komi) == "9001/3000"
    game = read_sgf("(;SZ[9]KM[3又1/333333])".encode()).games[0]
    assert str(game.record.info.komi) == "1000000/333333"
    assert read_sgf(write_sgf(game, game.record, game.ruling)).games[0].record == game.record
    game = read_sgf("(;SZ[9]KM[0.3又7/466667])".encode()).games[0]
    assert str(game.record.info.komi) == "1400071/4666670"
    assert read_sgf(write_sgf(game, game.record, game.ruling)).games[0].record == game.record
