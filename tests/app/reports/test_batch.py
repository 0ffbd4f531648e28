"""Rows of a batch: what is collected, and when a recorded result agrees."""

from __future__ import annotations

import pickle
from pathlib import Path
from zipfile import ZipFile

import pytest

from goref.app.reports.batch import agreement, count_file, name_of, taken, weight_of
from goref.app.reports.gathering import within
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from tests.wordings import tells

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

    monkeypatch.setattr("goref.app.reports.batch.Scorer", broken)
    rows = count_file(str(file), "aga")
    assert [(row["game"], row["games"]) for row in rows] == [("1", "2"), ("2", "2")]
    for row in rows:
        assert row["error"] == "internal error: RuntimeError: two lines; please report"


def test_what_was_taken_is_counted_without_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "two.sgf").write_text("(;SZ[5];B[cc])(;SZ[5];B[cc])")
    (folder / "junk.sgf").write_text("junk")
    with ZipFile(folder / "some.zip", "w") as archive:
        archive.writestr("a/one.sgf", "(;SZ[5];B[cc])")
        archive.writestr("inner.zip", b"")
    files = map(str, sorted(folder.iterdir()))
    sources = [*within(files, lambda _: True), str(folder), str(folder / "none.sgf")]
    assert len(sources) == 6
    before = [count_file(source, "aga") for source in sources]
    sent = pickle.loads(pickle.dumps([*map(taken, sources)]))
    assert [*map(weight_of, sent)] == [4, 14, 0, 28, 0, 0]
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    assert [count_file(source, "aga") for source in sent] == before
    assert [*map(name_of, sent)] == [rows[0]["file"] for rows in before]


def test_a_game_of_too_many_moves_is_told_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.sgf"
    path.write_text("(;SZ[5]" + ";B[aa];W[bb]" * 2501 + ")")

    def counted(*_: object) -> None:
        raise AssertionError("it was counted")

    monkeypatch.setattr("goref.app.reports.batch._row_of", counted)
    (row,) = count_file(str(path), "chinese-2002")
    assert tells(row["error"], "batch-long", count=5002, most=5000)
