"""The file formats of a table with one line for each row: CSV, and JSON lines.

Reading a table gives tuples of cells: the heading first, then every whole row. A table that
is cut off within a row is read up to the row before.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from goref.core.base.faults import fault, why
from goref.io.files import FileError, json_bytes, probe, shown_path
from goref.io.text.cells import as_it_was, harmless

Cells = tuple[str, ...]

PIECE = 2**16
"""The number of characters read in one piece while a file may turn out to be only space."""
OBJECT = b'{"'
"""The beginning of every JSON line that goref writes."""
BEGUN = (b'{"file": "', b'{"part": "part ')
"""The beginnings of a first JSON line that may be goref's own, cut off."""
COLUMNS, PART = "columns", "part"
"""The keys of a JSON heading, which only a part of a divided table has."""


class TableError(ValueError):
    """A file that should hold one of goref's tables, but holds something else."""


class CsvForm:
    """CSV: a heading, and rows of cells; no spreadsheet runs a cell as a formula."""

    def heading(self, columns: Sequence[str], part: str = "") -> bytes:
        """Returns the line of the heading; ``part`` names the part of a divided table."""
        return (",".join((*columns, part) if part else columns) + "\n").encode()

    def line(self, row: Mapping[str, str]) -> bytes:
        """Returns the line for a row."""
        text = io.StringIO(newline="")
        # csv quotes any character of the line's end in a cell, so also a CR.
        csv.writer(text, lineterminator="\r\n").writerow(map(harmless, row.values()))
        # File names that are not UTF-8 are restored.
        return text.getvalue()[:-2].encode("utf-8", "surrogateescape") + b"\n"

    def cells(self, path: Path) -> Iterator[Cells]:
        """Yields the heading and the whole rows; nothing for a missing or empty file.

        Yields only an empty tuple if the file has text, but no whole row.

        Raises TableError, FileError.
        """
        with _read(path) as stream:
            if stream is None:
                return
            with io.TextIOWrapper(stream, "utf-8-sig", "surrogateescape", "\n") as file:
                begin = file.read(PIECE)
                if begin.startswith(OBJECT.decode()):
                    raise _made(path, "table-with-option")
                while begin and not begin.strip():
                    begin = file.read(PIECE)
                if not begin:  # only space
                    return
                file.seek(0)
                yield from _csv_rows(file)


def _csv_rows(lines: Iterable[str]) -> Iterator[Cells]:
    """Yields the heading and the whole rows; one empty tuple if no row is whole.

    Raises csv.Error if the text is not CSV.
    """
    ended = False

    def whole() -> Iterator[str]:
        nonlocal ended
        yield from (line for line in lines if line.endswith("\n"))
        ended = True

    empty = True
    try:
        for row in csv.reader(whole(), strict=True):
            empty = False
            yield tuple(map(as_it_was, row))
    except csv.Error:
        # A row that was cut off is written again, even if a name contains a line's end.
        if not ended:
            raise
    if empty:
        yield ()


class JsonForm:
    """JSON lines: an object for each row, its values texts as in CSV.

    Args:
        ascii: True to write characters other than ASCII as escapes.
    """

    def __init__(self, ascii: bool = False) -> None:
        self._ascii = ascii

    def heading(self, columns: Sequence[str], part: str = "") -> bytes:
        """Returns the heading of a part of a divided table; nothing for a whole table."""
        return self._written({PART: part, COLUMNS: list(columns)}) if part else b""

    def line(self, row: Mapping[str, str]) -> bytes:
        """Returns the line for a row."""
        return self._written(dict(row))

    def _written(self, value: object) -> bytes:
        if self._ascii:
            return json.dumps(value).encode("ascii") + b"\n"
        return json_bytes(value) + b"\n"

    def cells(self, path: Path) -> Iterator[Cells]:
        """Yields the heading and the whole rows, as for CSV. Raises TableError, FileError."""
        with _read(path) as stream:
            columns: Cells | None = None
            for line in stream or ():
                if not line.strip():
                    continue
                if columns is None and not line.startswith(OBJECT[: len(line)]):
                    raise _made(
                        path, "table-without-option" if _is_csv(line) else "table-other"
                    )
                if not line.endswith(b"\n"):
                    if columns is None and not any(
                        begin.startswith(line[: len(begin)]) for begin in BEGUN
                    ):
                        raise _made(path, "table-other")
                    return
                found = _object(path, line)
                if columns is None and COLUMNS in found:
                    columns = tuple(map(str, found[COLUMNS]))
                    yield (*columns, str(found.get(PART)))
                    continue
                if columns is None:
                    columns = tuple(found)
                    yield columns
                if tuple(found) == columns:
                    yield tuple(map(str, found.values()))


Form = CsvForm | JsonForm
CSV, JSON_LINES = CsvForm(), JsonForm()


@contextmanager
def _read(path: Path) -> Iterator[BinaryIO | None]:
    """Opens a table for reading; None unless a file is there. Raises TableError, FileError."""
    try:
        if probe(path).known().is_file:
            with path.open("rb") as file:
                yield file
        else:
            yield None
    except csv.Error:
        raise _made(path, "table-other") from None
    except TableError:
        raise
    except (OSError, ValueError) as error:
        raise FileError(
            fault("cannot-read", path=shown_path(path), reason=why(error))
        ) from None


def _is_csv(line: bytes) -> bool:
    return line.removeprefix(b"\xef\xbb\xbf").startswith(b"file,game,")


def _object(path: Path, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get(COLUMNS, []), list):
        raise _made(path, "table-other")
    return found


def _made(path: Path, code: str) -> TableError:
    return TableError(fault(code, path=shown_path(path), option="--json"))
