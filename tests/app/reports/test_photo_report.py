"""A photograph that was read, as an object and as lines."""

from __future__ import annotations

from dataclasses import replace

from goref.app.edits.photo import UsePhotoPosition
from goref.app.photo.against_record import compared
from goref.app.photo.counted import counted_findings, photographed_ledger
from goref.app.photo.reading import PhotoReading
from goref.app.reports.photo_report import (
    comparison_lines,
    comparison_object,
    held_told,
    off_text,
    photo_object,
    reading_lines,
)
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord
from goref.core.game.replay import replay
from goref.core.texts.photo.agreement import AGREES, DIFFERS
from goref.core.texts.photo.reading import HELD
from tests.languages import EN, JA, KO, ZH
from tests.wordings import in_words

BOARD = grid(5)
ROWS = ["..X..", "..XO.", "..XO.", "..XO.", "..XO."]
CORNERS = ((10.123, 20.0), (90.0, 20.0), (90.0, 90.456), (10.0, 90.0))
SURE = (0.9995,) * 3 + (0.7,) + (0.9995,) * 20 + (0.9,)
READING = PhotoReading(Position.from_rows(ROWS), SURE, CORNERS, (0.1,) * 4, None)
PLAYS = ("C1", "D1", "C2", "D2", "C3", "D3", "C4", "D4", "C5", "D5")
MOMENTS = replay(
    GameRecord(
        BOARD,
        entries=(
            *(
                Act(ActKind.PLAY, (BLACK, WHITE)[turn % 2], BOARD.point(name))
                for turn, name in enumerate(PLAYS)
            ),
            Act(ActKind.PASS, BLACK),
        ),
    )
)  # fmt: skip


def test_every_point_has_its_certainty_and_doubts_come_least_certain_first() -> None:
    told = photo_object(READING, (), EN)
    assert told["size"] == 5
    assert told["rows"] == ROWS
    assert len(told["points"]) == 25
    assert told["points"][2] == {"point": "C5", "is": "black", "certainty": 0.9995}
    assert told["points"][8]["is"] == "white"
    assert [(d["point"], d["is"]) for d in told["doubts"]] == [("D5", "empty"), ("E1", "empty")]
    assert told["corners"] == [[10.12, 20.0], [90.0, 20.0], [90.0, 90.46], [10.0, 90.0]]
    assert told["warnings"] == []
    assert [*reading_lines(READING, EN)] == [
        *ROWS,
        "5 lines; Black 5, White 4; 2 in doubt.",
        "  D5: empty (70 % sure)",
        "  E1: empty (90 % sure)",
    ]


def test_a_grid_that_lies_off_is_a_warning() -> None:
    off = replace(READING, lines_off=(1, -1, 0, 2))
    assert off_text(READING, EN) == ""
    for language in (EN, ZH, JA, KO):
        told = off_text(off, language)
        assert all(part in told for part in ("+1", "-1", "+0", "+2"))
        (warning,) = photo_object(off, (), language)["warnings"]
        assert warning == {"code": "photo-lines-off", "message": told}
        assert told in [*reading_lines(off, language)]


def test_a_corner_that_lies_off_is_told_with_where_it_belongs() -> None:
    off = replace(READING, lines_off=(0, 0, 0, 0), belongs=CORNERS)
    for language in (EN, ZH, JA, KO):
        told = off_text(off, language)
        assert "+0" not in told
        (warning,) = photo_object(off, (), language)["warnings"]
        assert (warning["code"], warning["message"]) == ("photo-corner-off", told)
        assert warning["corners"][0] == [10.12, 20.0]


def test_a_record_that_agrees_but_for_one_stone() -> None:
    found = compared(READING.position, MOMENTS)
    told = comparison_object(found, MOMENTS)
    assert told == {
        "matches": True,
        "agrees": 25,
        "turn": 9,
        "turns": 11,
        "is_last": False,
        "symmetry": "as-it-is",
        "differences": [],
        "moved": [],
    }
    (line,) = comparison_lines(found, MOMENTS, EN)
    assert "after turn 9 of 11" in line


def test_each_stone_that_differs_has_its_line() -> None:
    rows = ["..XOO", "..X..", "..OO.", "..XO.", "..XO."]
    found = compared(Position.from_rows(rows), MOMENTS)
    told = comparison_object(found, MOMENTS)
    assert (told["agrees"], told["is_last"], told["turn"]) == (22, True, 11)
    assert told["moved"] == [{"colour": "W", "from": "D4", "to": "E5"}]
    assert told["differences"] == [
        {"point": "E5", "read": "white", "recorded": "empty"},
        {"point": "D4", "read": "empty", "recorded": "white"},
        {"point": "C3", "read": "white", "recorded": "black"},
    ]
    assert [*comparison_lines(found, MOMENTS, EN)] == [
        "The record agrees on 22 of 25 points.",
        "  D4: White is on E5.",
        "  C3: White is there, Black in the record.",
    ]
    rows = ["..XO.", "...O.", "..XO.", "..XO.", "X.XO."]
    missing = compared(Position.from_rows(rows), MOMENTS)
    assert [*comparison_lines(missing, MOMENTS, EN)][1:] == [
        "  C4: Black is missing.",
        f"  {in_words(DIFFERS['surplus'], point='A1', side='Black')}",
    ]


def test_a_record_of_another_game_is_said_so() -> None:
    assert comparison_object(None, MOMENTS) == {"matches": False}
    (line,) = comparison_lines(None, MOMENTS, EN)
    assert line == in_words(AGREES["nowhere"])


def test_what_cannot_be_is_a_warning_and_what_bowls_held_is_said_where_they_are_judged() -> (
    None
):
    taken = UsePhotoPosition(tuple(READING.position.rows), Pair(1, 2), Pair(7, 5))
    ledger = photographed_ledger(Case(), taken)
    told = photo_object(READING, counted_findings(Case(), ledger), EN)["warnings"]
    assert [one["code"] for one in told] == ["ledger-missing"]
    assert held_told(ledger, EN) == (in_words(HELD, black=13, white=12))
    full = photographed_ledger(Case(), replace(taken, bowls=Pair(175, 173)))
    assert "181 black stones and 180 white" in held_told(full, EN)
    uncounted = photographed_ledger(Case(), replace(taken, bowls=None))
    assert held_told(uncounted, EN) == ""
