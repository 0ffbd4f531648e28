"""The table on the disk: what is kept of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goref.app.reports.batch import OLDER, count_file, ended_row
from goref.app.reports.batch_table import BatchTable, heading_of, line
from goref.app.reports.gathering import FileSelection, Shard
from goref.io.tables.forms import CSV, JSON_LINES, TableError
from tests.languages import EN
from tests.refusals import refuses


def test_a_part_is_whole_only_once_no_file_is_to_be_done_again(tmp_path: Path) -> None:
    file, out = tmp_path / "one.sgf", tmp_path / "out.csv"
    file.write_text("(;SZ[5];B[cc])")

    def is_whole() -> bool:
        return heading_of(out).whole

    BatchTable(out, [str(file)], "aga", part=Shard(1, 1)).take(
        [ended_row(str(file), "aga", False, EN)]
    )
    assert not is_whole()
    again = BatchTable(out, [str(file)], "aga", part=Shard(1, 1))
    assert not again.is_complete(str(file))
    again.take(count_file(str(file), "aga"))
    assert is_whole()
    gone = str(tmp_path / "gone.sgf")
    part = BatchTable(tmp_path / "2.csv", [gone], "aga", part=Shard(1, 1))
    part.take(count_file(gone, "aga"))
    assert heading_of(tmp_path / "2.csv").whole, "a file that is not there is done"


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
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1000))
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
    with refuses(TableError, "table-other", path="out.csv"):
        BatchTable(out, [], "aga")


def test_a_name_in_json_that_no_file_has(tmp_path: Path) -> None:
    file, out = tmp_path / "one.sgf", tmp_path / "out.jsonl"
    file.write_text("(;SZ[5];B[cc])")
    (row,) = count_file(str(file), "aga")
    out.write_bytes(line({**row, "file": "\ud800\0.sgf"}, JSON_LINES))
    BatchTable(out, FileSelection(None), "aga", form=JSON_LINES).take([row])
    assert BatchTable(out, FileSelection(None), "aga", form=JSON_LINES).is_complete(str(file))
    assert len(out.read_bytes().splitlines()) == 2


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


def test_what_was_put_in_the_place_of_a_part_stays_as_it_is(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    table = BatchTable(out, [], "aga", part=Shard(1, 2))
    table.open().close()
    out.write_text("somebody else's\n")
    with refuses(TableError, "part-replaced", path="out.csv"):
        table.finish()
    assert out.read_text() == "somebody else's\n"


def test_a_table_with_the_columns_of_an_earlier_goref_is_named_as_such(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    for columns_then in OLDER:
        out.write_bytes(CSV.heading(columns_then, ""))
        with refuses(TableError, "table-older", path="out.csv"):
            BatchTable(out, [], "aga", suggest=True)
