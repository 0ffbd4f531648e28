"""Tables as Parquet: written whole, row group by row group, or not at all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.io.files import FileError
from goref.io.tables.parquet import AT_ONCE, is_parquet, write_parquet
from tests.refusals import refuses
from tests.wordings import in_words

COLUMNS = ("file", "game", "margin")


def rows(count: int) -> Iterator[dict[str, str]]:
    for number in range(count):
        game = str(number) if number else ""
        yield {"file": f"caf\udce9/两 {number}", "game": game, "margin": "-7.5"}


def test_what_is_written_is_read_by_others(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra")
    path = tmp_path / "t.parquet"
    for count in (0, 1, 2 * AT_ONCE + 1):
        write_parquet(path, COLUMNS, rows(count), {"game"})
        read = parquet.read_table(path)
        assert [str(kind) for kind in read.schema.types] == ["string", "int64", "string"]
        assert tuple(read.column_names) == COLUMNS
        told = read.to_pylist()
        assert len(told) == count
        assert told[:1] == [{"file": "caf\\udce9/两 0", "game": None, "margin": "-7.5"}][:count]
        assert [row["game"] for row in told[1:]] == list(range(1, count))
    assert parquet.ParquetFile(path).num_row_groups == 3


def test_what_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="an extra")

    def stopping() -> Iterator[dict[str, str]]:
        yield from rows(AT_ONCE + 1)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_parquet(tmp_path / "t.parquet", COLUMNS, stopping())
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_said_before_anything_is_counted(
    tmp_path: Path,
) -> None:
    pytest.importorskip("pyarrow", reason="an extra")
    taken = rows(1)
    with refuses(FileError, says=rf"cannot write .*none.t\.parquet: {in_words('not-found')}"):
        write_parquet(tmp_path / "none" / "t.parquet", COLUMNS, taken)
    assert len(list(taken)) == 1


def test_what_goes_wrong_with_the_rows_is_not_said_of_the_file(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="an extra")

    def failing() -> Iterator[dict[str, str]]:
        yield from rows(1)
        raise ValueError("counting")

    with pytest.raises(ValueError, match="counting"):
        write_parquet(tmp_path / "t.parquet", COLUMNS, failing())
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_before_anything_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    taken = rows(1)
    with refuses(FileError, "no-pyarrow"):
        write_parquet(tmp_path / "t.parquet", COLUMNS, taken)
    assert len(list(taken)) == 1


def test_a_name_says_it() -> None:
    named = ("a.parquet", "b/A.PARQUET", "parquet", "a.parquet.csv")
    assert [is_parquet(Path(name)) for name in named] == [True, True, False, False]
