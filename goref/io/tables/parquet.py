"""Tables as Parquet files, by PyArrow, which is an extra: ``goref[parquet]``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from tempfile import TemporaryFile

from goref.core.base.faults import fault
from goref.io.files import FileError, naming, write_bytes

SUFFIX = ".parquet"
AT_ONCE = 10_000
"""The number of rows in one group of the file."""
PIECE = 2**20


def is_parquet(path: Path) -> bool:
    """Returns whether a table of this name is written as Parquet."""
    return path.suffix.lower() == SUFFIX


def write_parquet(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[Mapping[str, str]],
    numbers: Collection[str] = (),
) -> None:
    """Writes a table as a whole or not at all.

    Args:
        columns: the names of the columns. Their cells are texts.
        numbers: the names of the columns whose cells are whole numbers or empty.

    Raises FileError if PyArrow is missing or the folder cannot be written to, before any row is
    read. Also raises it at the end if the file cannot be replaced.
    """
    try:
        import pyarrow.parquet
    except ImportError:
        raise FileError(fault("no-pyarrow")) from None
    with naming(path, "cannot-write"):
        # The table is complete before any of it is in place.
        spool = TemporaryFile(dir=path.parent)  # noqa: SIM115 (closed below)
    kinds = {name: pyarrow.int64() if name in numbers else pyarrow.string() for name in columns}
    with spool:
        with pyarrow.parquet.ParquetWriter(
            spool, pyarrow.schema(list(kinds.items()))
        ) as writer:
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
    """Returns a cell as text: bytes of a file name that are not text become escapes."""
    return cell.encode("utf-8", "backslashreplace").decode()
