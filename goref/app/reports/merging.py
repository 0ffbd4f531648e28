"""The merging of separately made parts of one count into one table."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path

from goref.app.reports.batch import ASKED, COLUMNS, NUMBERS, SUGGESTED, Row, asked_for
from goref.app.reports.batch_table import Heading, heading_of, lines, rows_in
from goref.app.reports.gathering import Shard
from goref.core.base.faults import fault
from goref.io.files import is_there, naming, one_line, shown_path, write_bytes
from goref.io.tables.forms import CSV, Form, TableError
from goref.io.tables.parquet import is_parquet, write_parquet

MOST_NAMED = 10
"""The most missing parts that a message names."""
FIRST_ROW = 2
"""The number of the first row after the heading, which is row 1."""


def merge(paths: Sequence[Path], out: Path, form: Form = CSV) -> int:
    """Merges all parts of a count into one table, in order; returns its number of rows.

    Nothing is written unless every part is there once, whole, and made with the same options.
    The file ``out`` must not exist; it becomes Parquet if its name says so.

    Args:
        form: the form of the parts.

    Raises TableError, which names the place, or FileError.
    """
    if is_there(out, "cannot-write"):
        raise TableError(fault("merge-there", path=shown_path(out)))
    parts = _in_order(paths, form)
    _must_be_alike(parts, form)

    def rows() -> Iterator[Row]:
        for path, heading in parts:
            yield from rows_in(path, heading, form)

    told = count()
    columns = Heading(parts[0][1].columns)
    counted = (row for row, _ in zip(rows(), told, strict=False))
    if is_parquet(out):
        write_parquet(out, columns.columns, counted, NUMBERS)
    else:
        write_bytes(out, lines(columns, counted, form))
    return next(told)


def _in_order(paths: Sequence[Path], form: Form) -> list[tuple[Path, Heading]]:
    """Returns the parts with their headings, in the order of their numbers, each once."""
    found: dict[Shard, tuple[Path, Heading]] = {}
    first: tuple[Path, Heading] | None = None
    for path in paths:
        if not is_there(path):
            raise TableError(fault("no-file-or-folder", path=shown_path(path)))
        heading, place = heading_of(path, form), {"path": shown_path(path), "row": 1}
        part = heading.part
        if part is None or heading.columns not in (COLUMNS, SUGGESTED, ASKED):
            raise TableError(fault("merge-no-part", **place))
        if not heading.whole:
            raise TableError(fault("merge-unfinished", **place, part=str(part)))
        if not _ends_whole(path):
            raise TableError(fault("merge-cut", path=shown_path(path), part=str(part)))
        first = first or (path, heading)
        alike = first[1].part
        if alike is None or (heading.columns, part.of) != (first[1].columns, alike.of):
            raise TableError(fault("merge-differs", **place, first=shown_path(first[0])))
        if heading.source != first[1].source:
            raise TableError(fault("merge-others", **place, first=shown_path(first[0])))
        if part in found:
            other = shown_path(found[part][0])
            raise TableError(fault("merge-twice", **place, part=str(part), other=other))
        found[part] = path, heading
    of = next(iter(found)).of
    every = (Shard(number, of) for number in range(1, of + 1))
    missing = list(islice((part for part in every if part not in found), MOST_NAMED + 1))
    if missing:
        named = [*map(str, missing[:MOST_NAMED]), *["…"] * (len(missing) > MOST_NAMED)]
        raise TableError(fault("merge-missing", parts=", ".join(named)))
    return [found[part] for part in sorted(found)]


def _ends_whole(path: Path) -> bool:
    """Returns whether a table ends with the end of a line; a partial copy seldom does."""
    with naming(path, "cannot-read"), path.open("rb") as file:
        file.seek(-1, os.SEEK_END)  # not empty: it has a heading
        return file.read() == b"\n"


def _must_be_alike(parts: Sequence[tuple[Path, Heading]], form: Form) -> None:
    """Raises TableError unless the parts have their own rows, all of them, and the same
    rules."""
    first: tuple[Path, set[str]] | None = None
    for path, heading in parts:
        rules: set[str] = set()
        number = FIRST_ROW - 1
        for number, row in enumerate(rows_in(path, heading, form), FIRST_ROW):
            place = {"path": shown_path(path), "row": number}
            if heading.part is not None and not heading.part.holds(row["file"]):
                name = one_line(row["file"])
                raise TableError(
                    fault("merge-stray", **place, file=name, part=str(heading.part))
                )
            rules.add(asked_for(row["rules"]))
            if first is not None and asked_for(row["rules"]) not in first[1]:
                raise TableError(fault("merge-differs", **place, first=shown_path(first[0])))
        rows = number - FIRST_ROW + 1
        if heading.rows is not None and rows != heading.rows:
            which = {"path": shown_path(path), "part": str(heading.part)}
            raise TableError(fault("merge-rows", **which, rows=rows, all=heading.rows))
        if first is not None and rules and rules != first[1]:
            told = {"path": shown_path(path), "row": 1, "first": shown_path(first[0])}
            raise TableError(fault("merge-differs", **told))
        if rules:
            first = first or (path, rules)
