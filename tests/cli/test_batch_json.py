"""``goref batch --json``: the table as an object a line, on the disk and printed."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from goref.app.reports.batch import COLUMNS
from goref.cli.text.words import HEADINGS
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, HALVES, Goref
from tests.wordings import in_words

AGA = ("--rules", "aga")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Five files with six games, one of them broken, one named like a formula."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "=a.txt").write_text(HALVES)
    (folder / "两.sgf").write_text("(;SZ[5]RE[=1+1];B[cc])(;SZ[5]KM[0]RE[B+25];B[cc])")
    (folder / "broken.sgf").write_text("junk")
    (folder / "bowls.sgf").write_bytes(BOWLS.read_bytes())
    (folder / "d.sgf").write_text("(;SZ[5];B[cc])")
    return folder


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_values_are_those_of_csv(goref: Goref, folder: Path, tmp_path: Path) -> None:
    table, out = tmp_path / "t.csv", tmp_path / "t.jsonl"
    goref("batch", folder, *AGA, "-o", table)
    ran = goref("batch", folder, *AGA, "--json", "-o", out)
    assert (ran.code, ran.err) == (0, "")
    assert "5 counted, 0 lacking facts, 1 unusable" in ran.out
    rows = objects(out.read_text("utf-8"))
    assert all(tuple(row) == COLUMNS for row in rows)
    assert rows[0]["file"] == str(folder / "=a.txt")
    assert [row["recorded_re"] for row in rows][-2:] == ["=1+1", "B+25"]
    with table.open(encoding="utf-8", newline="") as file:
        plain = [
            {k: v.removeprefix("'") for k, v in row.items()} for row in csv.DictReader(file)
        ]
    assert plain == rows


def test_without_a_table_they_are_printed_one_at_a_time(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "t.jsonl"
    goref("batch", folder, *AGA, "--json", "-o", out)
    for more in ([], ["-o", "-"]):
        ran = goref("batch", folder, *AGA, "--json", *more, "--lang", "en")
        assert (ran.code, ran.out) == (0, out.read_text("utf-8"))
        assert ran.err == (
            "-: 5 counted, 0 lacking facts, 1 unusable "
            f"{in_words(HEADINGS['batch-undecided'], count=4)}\n"
        )
    assert not Path("-").exists()
    command = [*COMMAND, "batch", "-", *AGA, "--json", "--jobs", "1"]
    with subprocess.Popen(
        command,
        env={**ENVIRONMENT, "PYTHONUNBUFFERED": ""},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(2):  # read before the next is even named
            process.stdin.write(f"{folder / 'd.sgf'}\n{tmp_path / str(number)}.sgf\n")
            process.stdin.flush()
            if number == 0:
                assert json.loads(process.stdout.readline())["status"] == "undecided"
        process.stdin.close()
        assert len(process.stdout.readlines()) == 2


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii"])
def test_what_is_printed_is_json_whatever_the_output_takes(
    tmp_path: Path, encoding: str
) -> None:
    names = [
        os.fsencode(tmp_path) + name
        for name in (b"/caf\xe9 \xe4\xb8\xa4.sgf", b"/\x1b[2J\xc3\xa9.sgf")
    ]
    for name in names:
        Path(os.fsdecode(name)).write_text("(;SZ[5];B[cc])")
    ran = subprocess.run(
        [*COMMAND, "batch", tmp_path, *AGA, "--json"],
        env={**ENVIRONMENT, "PYTHONIOENCODING": encoding},
        capture_output=True,
    )
    assert ran.returncode == 0
    assert b"\x1b" not in ran.stdout
    found = [json.loads(line)["file"] for line in ran.stdout.splitlines()]
    assert sorted(map(os.fsencode, found)) == sorted(names)


def test_stopped_and_gone_on_with(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    goref("batch", folder, *AGA, "--json", "-o", out)
    whole = out.read_bytes()
    for length in (0, 4, len(whole) // 2, len(whole) - 1, len(whole)):
        out.write_bytes(whole[:length])
        ran = goref("batch", folder, *AGA, "--json", "-o", out, "--lang", "en")
        assert ran.code == 0
        assert out.read_bytes() == whole
    assert (
        f"0 counted, 0 lacking facts, 0 unusable {in_words(HEADINGS['batch-there'], count=5)}"
    ) in ran.out
    (folder / "d.sgf").write_text("(;SZ[5]KM[3];W[cc])")
    assert "1 counted" in goref("batch", folder, *AGA, "--json", "-o", out).out
    assert sum(row["file"].endswith("d.sgf") for row in objects(out.read_text("utf-8"))) == 1


def test_parts_are_joined(goref: Goref, folder: Path, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    goref("batch", folder, *AGA, "--json", "-o", whole)
    parts = [tmp_path / f"{number}.jsonl" for number in range(1, 8)]
    for number, part in enumerate(parts, 1):
        for _ in range(2):
            assert goref(
                *("batch", folder, *AGA, "--json", "-o", part, "--shard", f"{number}/7")
            ).code == 0  # fmt: skip
    ran = goref("batch", "--merge", *parts, "-o", out, "--json", "--lang", "en")
    assert (ran.code, ran.out) == (0, f"{out}: rows: 6, parts: 7\n")
    assert sorted(out.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())
    out.unlink()
    ran = goref("batch", "--merge", *parts, "-o", out)
    assert ran.code == 4
    assert "made with --json" in ran.complaint
    assert not out.exists()


def test_usage(goref: Goref, folder: Path, tmp_path: Path) -> None:
    for arguments, missing in (
        ([folder, *AGA], "--csv"),
        ([folder, "--json"], "--rules"),
        ([folder], "--rules, --csv"),
        (["--merge", folder, "--json"], "--csv"),
    ):
        ran = goref("batch", *arguments, "--lang", "en")
        assert ran.code == 2
        assert f"required: {missing} (see" in ran.complaint
    out = tmp_path / "t.csv"
    goref("batch", folder, *AGA, "-o", out)
    before = out.read_bytes()
    ran = goref("batch", folder, *AGA, "--json", "-o", out)
    assert ran.code == 4
    assert "made without --json" in ran.complaint
    assert out.read_bytes() == before
