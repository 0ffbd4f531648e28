"""What was said between turns, and conducted acts, through SGF and case files and back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Entry, GameRecord, Setup, Statement
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.io.case.case_file import dump, load
from goref.io.sgf.read import read_sgf
from goref.io.sgf.write import write_sgf

BOARD = grid(5)
WORDS = st.builds(
    Statement, st.sampled_from(StatementKind), st.sampled_from([None, BLACK, WHITE])
)
ACTS = st.one_of(
    st.builds(Act, st.just(ActKind.PLAY), st.sampled_from([BLACK, WHITE]), st.integers(0, 24)),
    st.builds(
        Act,
        st.sampled_from([ActKind.PASS, ActKind.PASS_STONE, ActKind.GIVE_UP]),
        st.sampled_from([BLACK, WHITE]),
    ),
)
SETUPS = st.builds(Setup, st.frozensets(st.integers(0, 24), min_size=1, max_size=2))
ENTRIES = st.lists(st.one_of(WORDS, ACTS, SETUPS), max_size=12).map(tuple)

SAID = (
    Act(ActKind.PLAY, BLACK, BOARD.point("C3")),
    Act(ActKind.GIVE_UP, WHITE),
    Act(ActKind.GIVE_UP, BLACK),
    Statement(StatementKind.DISAGREE),
    Act(ActKind.PASS_STONE, WHITE),
    Act(ActKind.PASS_STONE, BLACK),
    Statement(StatementKind.RESIGN, WHITE),
)


def record(entries: tuple[Entry, ...]) -> GameRecord:
    return GameRecord(BOARD, entries=entries)


@given(ENTRIES)
def test_a_record_with_words_comes_back(entries: tuple[Entry, ...]) -> None:
    written = write_sgf(None, record(entries), Ruling())
    (game,) = read_sgf(written).games
    assert game.record.entries == entries
    assert write_sgf(game, game.record, Ruling()) == written


@given(ENTRIES, ENTRIES)
def test_words_change_in_a_tree_that_was_read(
    before: tuple[Entry, ...], after: tuple[Entry, ...]
) -> None:
    (game,) = read_sgf(write_sgf(None, record(before), Ruling())).games
    changed = write_sgf(game, record(after), Ruling())
    assert read_sgf(changed).games[0].record.entries == after


def test_another_program_opens_it_and_sees_the_moves() -> None:
    game = sgf.Sgf_game.from_bytes(write_sgf(None, record(SAID), Ruling()))
    nodes = game.get_main_sequence()[1:]
    assert [node.get_move()[0] for node in nodes] == ["b", "w", "b", None, "w", "b", None]
    assert nodes[3].get_raw("XG") == b"said disagree"
    assert nodes[6].get_raw("XG") == b"said resign W"


def test_comments_and_variations_beside_a_word_stay() -> None:
    text = b"(;SZ[5];B[cc];GOREF[said stop]C[a talk](;GOREF[said agreed])(;W[dd]))"
    (game,) = read_sgf(text).games
    assert game.record.entries[1:] == (
        Statement(StatementKind.STOP),
        Statement(StatementKind.AGREED),
    )
    written = write_sgf(game, game.record, Ruling())
    assert b"C[a talk]" in written
    assert b"W[dd]" in written
    assert read_sgf(written).games[0].record == game.record


@pytest.mark.parametrize("mark", ["said nonsense", "said", "said resume X", "said stop B W"])
def test_an_unknown_word_is_kept_and_noted(mark: str) -> None:
    (game,) = read_sgf(f"(;SZ[5];B[cc];GOREF[{mark}])".encode()).games
    assert len(game.record.entries) == 1
    assert "mark-unreadable" in {f.code for f in game.findings}
    assert f"XG[{mark}]".encode() in write_sgf(game, game.record, Ruling())


def test_a_ruling_stands_on_the_node_of_the_last_word() -> None:
    ruling = Ruling().with_lives([BOARD.point("C3")], StoneStatus.DEAD)
    (game,) = read_sgf(write_sgf(None, record(SAID), ruling)).games
    assert game.ruling == ruling
    assert game.record.entries == SAID
    assert not game.findings


def test_the_same_side_may_move_again_after_a_talk() -> None:
    entries = (
        Act(ActKind.PLAY, BLACK, 0),
        Act(ActKind.PASS, WHITE),
        Act(ActKind.PASS, BLACK),
        Statement(StatementKind.RESUME, WHITE),
        Act(ActKind.PLAY, BLACK, 1),
    )
    (game,) = read_sgf(write_sgf(None, record(entries), Ruling())).games
    assert not game.findings


def test_a_case_file_keeps_what_was_said() -> None:
    case = Case(record(SAID), rules="jpd-a")
    assert load(dump(case)).case == case
    more = replace(case, record=record((*SAID, Statement(StatementKind.AGREED))))
    assert load(dump(more)).case.record.entries[-1] == Statement(StatementKind.AGREED)
