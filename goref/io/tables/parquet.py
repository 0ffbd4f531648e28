"""Tables as Parquet files, by PyArrow, which is an extra: ``goref[parquet]``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path

from goref.core.base.faults import fault
from goref.io.files import FileError, naming, write_bytes

SUFFIX = ".parquet"
AT_ONCE = 10_000
"""Rows that stand together in the file."""
PIECE = 2**20


def is_parquet(path: Path) -> bool:
    """Whether a table of this name is written as Parquet."""
    return path.suffix.lower() == SUFFIX


def write_parquet(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[Mapping[str, str]],
    numbers: Collection[str] = (),
) -> None:
    """Write a table whole, or not at all.

    Args:
        columns: all are texts but for ``numbers``, which are whole numbers or nothing.

    Raises FileError, also where there is no PyArrow; no row is taken then.
    """
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise FileError(fault("no-pyarrow")) from None
    from tempfile import TemporaryFile  # all of it is there before any of it is put down

    with naming(path, "cannot-write"):
        spool = TemporaryFile(dir=path.parent)  # noqa: SIM115 (closed below)
    kinds = {name: pyarrow.int64() if name in numbers else pyarrow.string() for name in columns}
    with spool:
        with parquet.ParquetWriter(spool, pyarrow.schema(list(kinds.items()))) as writer:
            source = iter(rows)
            while some := list(islice(source, AT_ONCE)):
                cells = {name: _cells(name, some, name in numbers) for name in columns}
                writer.write_table(pyarrow.table(cells, schema=writer.schema))
        spool.seek(0)
        write_bytes(path, iter(lambda: spool.read(PIECE), b""))


def _cells(
    column: str, rows: Iterable[Mapping[str, str]], number: bool
) -> list[int | None] | list[str]:
    cells = (row[column] for row in rows)
    return list(map(_number, cells)) if number else list(map(_text, cells))


def _number(cell: str) -> int | None:
    return int(cell) if cell else None


def _text(cell: str) -> str:
    """A cell as text: bytes of a file's name that are none are written as numbers."""
    return cell.encode("utf-8", "backslashreplace").decode()
