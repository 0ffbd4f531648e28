"""``goref batch -o TABLE.parquet``."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest

from goref.app.reports.batch import COLUMNS, NUMBERS
from tests.cli.runs import BOWLS, Goref

AGA = ("--rules", "aga")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "=two.sgf").write_text("(;SZ[5]RE[=1+1];B[cc])(;SZ[5]KM[0]RE[B+25];B[cc])")
    (folder / "broken.sgf").write_text("junk")
    (folder / "bowls.sgf").write_bytes(BOWLS.read_bytes())
    return folder


def test_the_values_are_those_of_csv(goref: Goref, folder: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra")
    table, out, joined = (tmp_path / name for name in ("t.csv", "t.parquet", "j.parquet"))
    goref("batch", folder, *AGA, "-o", table, "--shard", "1/1")
    ran = goref("batch", folder, *AGA, "-o", out, "--lang", "en")
    assert (ran.code, ran.out) == (0, f"{out}: 3 counted, 0 lacking facts, 1 unusable\n")
    assert "rows: 4, parts: 1" in goref("batch", "--merge", table, "-o", joined).out
    read = parquet.read_table(out)
    assert tuple(read.column_names) == COLUMNS
    assert parquet.read_table(joined).equals(read)
    with table.open(encoding="utf-8", newline="") as file:
        plain = [list(row.values())[: len(COLUMNS)] for row in csv.DictReader(file)]
    told = [["" if v is None else str(v) for v in row.values()] for row in read.to_pylist()]
    assert told == [[cell.removeprefix("'") for cell in row] for row in plain]
    assert {name for name in COLUMNS if read.schema.field(name).type == "int64"} == {
        name for name in NUMBERS if name in COLUMNS
    }
    ran = goref("batch", folder, *AGA, "-o", out)
    assert ran.code == 4
    assert "there already" in ran.complaint


def test_what_cannot_be(
    goref: Goref, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "t.parquet"
    assert goref("batch", folder, *AGA, "--json", "-o", out).code == 2
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = goref("batch", folder, *AGA, "-o", out, "--lang", "en")
    assert ran.code == 4
    assert "needs PyArrow" in ran.complaint
    assert not out.exists()
