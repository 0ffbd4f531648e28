"""Games of OGS as JSON: both forms, every fact of them, and what is refused with its place."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from goref.app.assessment import Assessment
from goref.app.opening import OpeningError, open_bytes
from goref.core.base.colour import WHITE
from goref.core.ruling.ruling import StatusSource, StoneStatus
from goref.core.texts.faults.said import said
from goref.io.records.read import read_record
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.syntax import MOST_MOVES
from goref.io.sgf.write import write_sgf
from tests.attack.fuzz import CORPUS
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words, tells

WHOLE: dict[str, Any] = json.loads((CORPUS / "record" / "ogs.json").read_bytes())
ALONE: dict[str, Any] = WHOLE["gamedata"]
TEXTS = ("PB", "BR", "PW", "WR", "GN", "PC", "DT")


def one(value: object) -> SgfGame:
    (game,) = read_record(json.dumps(value).encode()).games
    return game


def alone(**changes: object) -> SgfGame:
    return one({**ALONE, **changes})


def played(game: SgfGame) -> str:
    board = game.record.grid
    return " ".join(
        f"{act.colour.letter}{'-' if act.point is None else board.name(act.point)}"
        for act in game.record.acts
    )


def refused(value: object) -> str:
    with pytest.raises(SgfError) as caught:
        read_record(json.dumps(value).encode())
    for language in LANGUAGES:
        told = said(caught.value, language)
        assert told
        assert told.replace("\u00a0", " ").isprintable()
    return said(caught.value, EN)


@pytest.mark.parametrize("value", [WHOLE, ALONE])
def test_both_forms_of_a_game(value: object) -> None:
    game = one(value)
    info = game.record.info
    assert [info.text(name) for name in TEXTS] == [
        *("Ada", "3k", "唐莉", "2d", "Friendly"),
        *("OGS: https://online-go.com/game/4711", "2026-03-07"),
    ]
    assert info.rules == "japanese"
    assert (info.komi, info.handicap, info.result) == (Fraction(1, 2), None, "W+1.5")
    assert played(game) == "BB4 WD4 BB3 WD3 BB2 WD2 BB5 WD5 BB1 WD1 BE3 W- B-"
    assert game.record.grid.width == 5


def test_what_was_removed_is_dead_by_the_record_and_counts_so() -> None:
    (opened,) = open_bytes(json.dumps(WHOLE).encode(), "game.json")
    board = opened.case.record.grid
    assert board.names(opened.case.ruling.stones(StoneStatus.DEAD)) == ["E3"]
    assert opened.case.ruling.word is StatusSource.RECORD
    assert "dead-as-removed" in {finding.code for finding in opened.findings}
    score = Assessment(opened.case, opened.findings).score
    assert (opened.case.rules, score and score.margin) == ("japanese", Fraction(-3, 2))


def test_it_is_the_same_as_sgf() -> None:
    game = one(WHOLE)
    (again,) = read_sgf(write_sgf(game, game.record, game.ruling)).games
    assert (again.record, again.ruling) == (game.record, game.ruling)


def test_a_game_without_removed_stones_has_no_word_on_them() -> None:
    assert not alone(removed="", outcome="Resignation").ruling
    assert alone(removed="", outcome="Resignation").ruling.word is None
    assert alone(removed="").ruling.word is StatusSource.RECORD  # it was counted so
    marked = alone(removed="ecca")
    assert {f.code for f in marked.findings} >= {"dead-as-removed", "empty-removed"}


@pytest.mark.parametrize(
    ("outcome", "winner", "result"),
    [
        ("Resignation", 7, "B+R"),
        ("Timeout", 8, "W+T"),
        ("Disconnection", 8, "W+F"),
        ("Disqualification", 7, "B+F"),
        ("14.5 points", 7, "B+14.5"),
        ("0 points", 8, "0"),
        ("Cancellation", 7, "Void"),
        ("Something new", 7, "B+"),
        ("Resignation", None, ""),
        ("", None, ""),
        ("Resignation", "white", "W+R"),
    ],
)
def test_results(outcome: str, winner: object, result: str) -> None:
    assert alone(outcome=outcome, winner=winner).record.info.result == result


def test_a_winner_by_number_is_nobody_where_no_player_has_one() -> None:
    ids = ("black_player_id", "white_player_id")
    nameless = {key: value for key, value in ALONE.items() if key not in ids}
    nameless |= {"players": {"black": {"username": "Ada"}, "white": {"username": "Bob"}}}
    assert one({**nameless, "outcome": "Resignation", "winner": 7}).record.info.result == ""


def test_the_loser_of_the_whole_form_tells_the_winner() -> None:
    won = {**WHOLE, "black_lost": False, "white_lost": True, "outcome": "Resignation"}
    del won["gamedata"]["winner"]
    won["gamedata"] = {k: v for k, v in ALONE.items() if k not in ("winner", "outcome")}
    assert one(won).record.info.result == "B+R"
    unknown = {**won, "white_lost": False}
    assert one(unknown).record.info.result == ""


@pytest.mark.parametrize(
    ("moves", "acts"),
    [
        ("aabb..cc", "BA5 WB4 B- WC3"),
        ([[0, 0], [1, 1, 5], [-1, -1, 0], {"x": 2, "y": 2}], "BA5 WB4 B- WC3"),
        ([[0, 0, 1, 2], [1, 1, 1, 2], [2, 2, 1, 0, {}]], "WA5 WB4 BC3"),
        ([], ""),
        ("", ""),
    ],
)
def test_moves_in_every_form(moves: object, acts: str) -> None:
    assert played(alone(moves=moves, removed="", outcome="")) == acts


def test_handicap_stones_that_were_placed_before() -> None:
    state = {"black": "bbdd", "white": ""}
    game = alone(
        handicap=2, initial_state=state, initial_player="white", moves=[[2, 2]], removed=""
    )
    board = game.record.grid
    assert board.names(game.record.setup.black) == ["B4", "D2"]
    assert (game.record.info.handicap, played(game)) == (2, "WC3")
    del (nobody := {**ALONE, "initial_state": state, "moves": [[2, 2]], "removed": ""})[
        "initial_player"
    ]
    assert one(nobody).record.acts[0].colour is WHITE


def test_handicap_stones_that_black_placed_freely() -> None:
    game = alone(
        handicap=3,
        free_handicap_placement=True,
        moves=[[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]],
        removed="",
    )
    assert game.record.grid.names(game.record.setup.black) == ["A5", "B4", "C3"]
    assert played(game) == "WD2 BE1"


def test_a_position_from_which_a_game_began() -> None:
    state = {"black": "bb", "white": "dddc"}
    game = alone(initial_state=state, moves=[[2, 2]], removed="")
    names = game.record.grid.names
    assert names(game.record.setup.black) == ["B4"]
    assert sorted(names(game.record.setup.white)) == ["D2", "D3"]
    assert played(game) == "BC3"


@pytest.mark.parametrize(
    ("rank", "told"),
    [
        *((0.5, "30k"), (29.9, "1k"), (30, "1d"), (31.99, "2d"), (38.9, "9d")),
        *((1040, ""), ("x", "")),
    ],
)
def test_ranks(rank: object, told: str) -> None:
    players = {"black": {"username": "Ada", "rank": rank}, "white": {"username": "Bo"}}
    info = alone(players=players).record.info
    assert (info.text("BR"), info.text("WR")) == (told, "")


def test_a_professionals_rank_counts_otherwise() -> None:
    players = {"black": {"username": "Ada", "rank": 36, "professional": True}, "white": {}}
    assert alone(players=players).record.info.text("BR") == ""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"moves": [[0, 0], [5, 0]]}, f"moves[1]: {in_words('record-no-point')}"),
        ({"moves": [[0]]}, f"moves[0]: {in_words('record-no-point')}"),
        ({"moves": [[-1, 2]]}, f"moves[0]: {in_words('record-no-point')}"),
        ({"moves": [[0.5, 2]]}, in_words("column-no-whole", column="moves[0][0]:")),
        ({"moves": "aazz"}, f"moves: {in_words('record-no-pair', text='zz', number=2)}"),
        ({"moves": "aab"}, f"moves: {in_words('record-no-pair', text='b', number=2)}"),
        ({"moves": 7}, f"moves: {in_words('json-no-list')}"),
        ({"moves": [[0, 0, 1, 1, {"edited": True}]]}, f"moves[0]: {in_words('record-edited')}"),
        ({"moves": "aa" * (MOST_MOVES + 1)}, f"moves: {in_words('record-too-many')}"),
        ({"width": 9}, f"height: {in_words('record-not-square')}"),
        (
            {"width": 0},
            f"width: {in_words('json-no-whole', least=1, most=99)}",
        ),
        ({"komi": "much"}, f"komi: {in_words('json-no-number')}"),
        (
            {"handicap": -1},
            f"handicap: {in_words('json-no-whole', least=0, most=99)}",
        ),
        ({"removed": 3}, f"removed: {in_words('json-no-text')}"),
        ({"removed": "zz"}, "removed: 'zz', number 1 in it"),
        ({"initial_state": {"black": "!"}}, "initial_state.black: '!', number 1 in it"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    change: dict[str, Any], words: str
) -> None:
    told = refused({**ALONE, **change})
    before, after = in_words("json-game", problem="§").split("§")
    assert told.startswith(before)
    assert words in told
    assert told.endswith(after)


def test_a_board_that_goref_has_not() -> None:
    assert "boards of 2 to 25 lines, not of 30" in refused({**ALONE, "width": 30, "height": 30})


def test_what_is_told_of_a_game_without_its_moves() -> None:
    value = {name: told for name, told in WHOLE.items() if name != "gamedata"}
    assert "'gamedata' is missing" in refused(value)


def test_a_bad_game_is_refused_with_the_files_name() -> None:
    with pytest.raises(OpeningError) as caught:
        open_bytes(json.dumps({**ALONE, "moves": 1}).encode(), "mine.json")
    assert said(caught.value, EN).startswith("mine.json: ")
    assert tells(said(caught.value, EN), "json-game")
    assert " moves: " in said(caught.value, EN)
