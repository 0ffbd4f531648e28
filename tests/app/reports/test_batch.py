"""Rows of a batch: what is collected, and when a recorded result agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.reports.batch import agreement, count_file
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scoring import score

HALVES = Case(GameRecord.of_position(Position.from_rows([".XO.", "XXOO", ".XO.", "XXOO"])))


@pytest.mark.parametrize(
    ("recorded", "rules", "agrees"),
    [
        ("W+7.5", "", "yes"),
        ("W+7", "", "no"),
        ("B+7.5", "", "no"),
        ("W+", "", "yes"),
        ("B+", "", "no"),
        ("0", "", "no"),
        ("W+3.75", "Chinese", "yes"),
        ("白胜3又3/4子", "", "yes"),
        ("白胜1又3/4子", "", "no"),
        ("W+3.75", "", ""),
        ("B+3.75", "", "no"),
        ("W+R", "", ""),
        ("B+T", "", ""),
        ("Void", "", ""),
        ("?", "", ""),
        ("", "", ""),
        ("gibberish", "", ""),
    ],
)
def test_agreement_with_the_recorded_result(recorded: str, rules: str, agrees: str) -> None:
    result = score(HALVES, ruleset("chinese-2002"))
    assert (result.re, result.re_ahead) == ("?", "W+7.5")
    assert agreement(result, recorded, rules) == agrees


def test_agreement_on_a_draw_and_on_nothing() -> None:
    draw = score(HALVES, ruleset("tromp-taylor"))
    assert agreement(draw, "0", "") == "yes"
    assert agreement(draw, "B+1", "") == "no"
    undecided = score(HALVES, ruleset("jpd-a"))
    assert agreement(undecided, "0", "") == ""


def test_a_fault_in_one_game_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "two.sgf"
    file.write_text("(;SZ[5];B[cc])(;SZ[5];B[cc])")

    def broken(*_: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("goref.app.reports.batch.score", broken)
    rows = count_file(str(file), "aga")
    assert [(row["game"], row["games"]) for row in rows] == [("1", "2"), ("2", "2")]
    for row in rows:
        assert row["error"] == "internal error: RuntimeError: two lines; please report"
