"""The table on the disk: what is kept of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goref.app.reports.batch import count_file
from goref.app.reports.batch_table import BatchTable, line
from goref.io.tables.forms import TableError
from tests.refusals import refuses


def test_what_is_kept_of_a_table(tmp_path: Path) -> None:
    file, out = tmp_path / "one.sgf", tmp_path / "out.csv"
    file.write_text("(;SZ[5];B[cc])(;SZ[5];B[cc])")
    rows = count_file(str(file), "aga")
    with BatchTable(out, [str(file)], "aga").open() as stream:
        stream.write(line(rows[0]))
    table = BatchTable(out, [str(file)], "aga")
    assert list(table.kept()) == rows[:1]
    assert table.has(str(file), "1")
    assert not table.has(str(file), "2")
    assert not table.is_complete(str(file))
    assert not BatchTable(out, [str(file)], "bga").has(str(file), "1")
    with table.open() as stream:
        stream.write(line(rows[1]))
    assert BatchTable(out, [str(file)], "aga").is_complete(str(file))
    stat = file.stat()
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1))
    assert list(BatchTable(out, [str(file)], "aga").kept()) == []


@pytest.mark.parametrize(
    "content",
    [
        "a,b\n1,2\n",
        '"',
        "file,game\n",
        "no table at all",
        "\n" * 1200 + "mine\n",
        " " * 2000 + "x",
    ],
    ids=lambda content: content.strip()[:9],
)
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
    assert list(BatchTable(out, [str(file)], "aga").kept()) == [row]


def test_what_is_not_meant_and_what_is_gone_keeps_its_rows(tmp_path: Path) -> None:
    out, files = tmp_path / "out.csv", [tmp_path / "a.sgf", tmp_path / "b.sgf"]
    names = [str(file) for file in files]
    for file in files:
        file.write_text("(;SZ[5];B[cc])")
    rows = [row for name in names for row in count_file(name, "aga")]
    with BatchTable(out, names, "aga").open() as stream:
        stream.write(b"".join(map(line, rows)))
    for file in files:
        file.write_text("(;SZ[5];B[cc];W[dd])")
    assert list(BatchTable(out, names[:1], "aga").kept()) == rows[1:]
    for file in files:
        file.unlink()
    table = BatchTable(out, names, "aga")
    assert list(table.kept()) == rows
    assert table.is_complete(names[0])
