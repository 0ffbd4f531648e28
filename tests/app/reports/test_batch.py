"""Rows of a batch: what is collected, and when a recorded result agrees."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goref.app.reports.batch import BatchTable, TableError, agreement, collect, count_file, line
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scoring import score
from tests.refusals import refuses

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


def test_collecting(tmp_path: Path) -> None:
    for name in ("z.sgf", "a.SGF", "sub/m.goref", "sub/deep/n.txt", "x.md", "sub/y.csv"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    names = ["a.SGF", "z.sgf", "sub/m.goref", "sub/deep/n.txt"]
    expected = [str(tmp_path / name) for name in names]
    assert collect([str(tmp_path)]) == expected
    again = [str(tmp_path / "sub" / ".." / "z.sgf"), str(tmp_path), str(tmp_path / "x.md")]
    assert collect(again) == [expected[1], expected[0], *expected[2:], str(tmp_path / "x.md")]
    assert collect([str(tmp_path)], leave_out=tmp_path / "z.sgf") == [
        name for name in expected if not name.endswith("z.sgf")
    ]


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


def test_what_is_kept_of_a_table(tmp_path: Path) -> None:
    file, out = tmp_path / "one.sgf", tmp_path / "out.csv"
    file.write_text("(;SZ[5];B[cc])(;SZ[5];B[cc])")
    rows = count_file(str(file), "aga")
    with BatchTable(out, [str(file)], "aga").open() as stream:
        stream.write(line(rows[0]))
    table = BatchTable(out, [str(file)], "aga")
    assert table.kept == rows[:1]
    assert table.has(str(file), "1")
    assert not table.has(str(file), "2")
    assert not table.is_complete(str(file))
    assert not BatchTable(out, [str(file)], "bga").has(str(file), "1")
    with table.open() as stream:
        stream.write(line(rows[1]))
    assert BatchTable(out, [str(file)], "aga").is_complete(str(file))
    stat = file.stat()
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1))
    assert BatchTable(out, [str(file)], "aga").kept == []


@pytest.mark.parametrize("content", ["a,b\n1,2\n", '"', "file,game\n", "no table at all"])
def test_a_table_of_somebody_else(tmp_path: Path, content: str) -> None:
    out = tmp_path / "out.csv"
    out.write_text(content)
    with refuses(TableError, r"out\.csv"):
        BatchTable(out, [], "aga")


def test_findings_and_errors_stay_in_their_cells(tmp_path: Path) -> None:
    file = tmp_path / "odd.sgf"
    file.write_text('(;SZ[5]RE[B+1, "or so"\nperhaps]RU[Calvinball];B[cc];W[cc])')
    (row,) = count_file(str(file), "aga")
    assert "\n" not in row["recorded_re"]
    codes = row["findings"].split()
    assert "check:rules-not-known" in codes
    assert codes == sorted(codes, key=lambda code: not code.startswith("conflict:"))
    out = tmp_path / "out.csv"
    with BatchTable(out, [str(file)], "aga").open() as stream:
        stream.write(line(row))
    assert BatchTable(out, [str(file)], "aga").kept == [row]
