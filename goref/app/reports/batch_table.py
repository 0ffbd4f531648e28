"""The table of many counted games on disk; an interrupted count can be resumed."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from goref.app.reports.batch import (
    ASKED,
    COLUMNS,
    OLDER,
    SUGGESTED,
    Row,
    asked_for,
    columns,
    is_ended,
    stamp_of,
)
from goref.app.reports.gathering import Shard, digest_of_name
from goref.core.base.faults import fault
from goref.io.files import one_line, probe, write_all, write_bytes
from goref.io.tables.forms import CSV, Form, TableError

if TYPE_CHECKING:  # rarely needed: only if an engine is asked
    from goref.app.opinion.engines.asking import WhenUnclear

LONGEST = 2000
"""The most characters of a cell, except a file's name: programs that read CSV have limits."""
AT_ONCE = 1000
"""The number of rows that are written together when a table is rewritten."""
PART = re.compile(
    r"part ([1-9][0-9]{0,5})/([1-9][0-9]{0,5}) of ([0-9a-f]{8}) (begun|whole)(?: ([0-9]{10}))?"
)
ANY = "0" * 8
"""The ``source`` of a part if the whole count is not known."""
BEGUN, WHOLE = "begun", "whole"
"""The states of a part, equally long so that one can be written over the other."""


class Heading(NamedTuple):
    """The heading of a table: its columns, and which part of a count it is, if any.

    Attributes:
        columns: the names of the columns.
        part: the part of a count; None for a whole table.
        source: a digest of the paths of the whole count, see ``digest_of_paths``. A part with
            another digest belongs to another count, even if only the spelling of a path
            differs.
        whole: True if all rows of the part are on disk.
        rows: the number of rows of a whole part; None if an earlier goref wrote the heading.
    """

    columns: tuple[str, ...]
    part: Shard | None = None
    source: str = ANY
    whole: bool = False
    rows: int | None = None

    def written(self, form: Form) -> bytes:
        """Returns the heading as bytes in the given form of table."""
        state = WHOLE if self.whole else BEGUN
        told = f"part {self.part} of {self.source} {state} {self.rows or 0:010}"
        return form.heading(self.columns, "" if self.part is None else told)

    @classmethod
    def of(cls, cells: tuple[str, ...]) -> Heading:
        if cells and (told := PART.fullmatch(cells[-1])):
            part = Shard(int(told[1]), int(told[2]))
            rows = None if told[5] is None else int(told[5])
            return cls(cells[:-1], part, told[3], told[4] == WHOLE, rows)
        return cls(cells)


class BatchTable:
    """The table on disk. Rows of unchanged files are kept, those of changed files are replaced.

    The table is read row by row. Memory holds only a digest of each finished file.
    """

    def __init__(
        self,
        path: Path,
        files: Container[str],
        rules_id: str,
        suggest: bool = False,
        unclear: WhenUnclear | None = None,
        part: Shard | None = None,
        form: Form = CSV,
        source: str = ANY,
    ) -> None:
        """Reads the existing table, if there is one.

        Args:
            files: the files to be counted. Only their rows are ever replaced.
            part: the part of the files that the table is to hold.
            source: identifies the whole count, see :class:`Heading`.

        Raises FileError; TableError if the file is not a table of this version of goref, is
        another part, or was made with other options.
        """
        self.path = path
        self.rules = rules_id
        self.form = form
        self.heading = Heading(columns(suggest, unclear), part, source)
        self._files = files
        self._changed: set[bytes] = set()
        self._complete: set[bytes] = set()
        self._begun: dict[bytes, set[str]] = {}
        self._unusable: set[bytes] = set()
        self._take_in()

    def _take_in(self) -> None:
        last, changed = "", False
        for row in rows_in(self.path, self.heading, self.form):
            name = row["file"]
            if self.heading.part is not None and asked_for(row["rules"]) != self.rules:
                rules = one_line(asked_for(row["rules"]))
                raise TableError(
                    fault("part-of-rules", path=one_line(str(self.path)), rules=rules)
                )
            if asked_for(row["rules"]) != self.rules or name not in self._files:
                continue
            key = digest_of_name(name)
            if name != last:
                last, now = name, stamp_of(name)
            changed = any(now) and (row["size"], row["modified"]) != now
            if changed:
                self._changed.add(key)
            elif key not in self._complete:
                games = self._begun.setdefault(key, set())
                if row["error"] and not row["needs"]:
                    self._unusable |= {key} if not games else set()
                else:
                    self._unusable.discard(key)
                games.add(row["game"])
                if str(len(games)) == row["games"]:
                    self._complete.add(key)
                    del self._begun[key]
        for key in self._changed:
            self._complete.discard(key)
            self._begun.pop(key, None)

    def kept(self) -> Iterator[Row]:
        """Yields the rows to keep: all except those of changed files under this rule set."""
        for row in rows_in(self.path, self.heading, self.form):
            ours = asked_for(row["rules"]) == self.rules
            if not ours or digest_of_name(row["file"]) not in self._changed:
                yield row

    def has(self, file: str, game: str) -> bool:
        return game in self._begun.get(digest_of_name(file), ()) or self.is_complete(file)

    def is_complete(self, file: str) -> bool:
        """Returns whether every game of a file has its row in the table."""
        return digest_of_name(file) in self._complete

    def is_unusable(self, file: str) -> bool:
        """Returns whether a file has only errors in the table, because it could not be
        counted."""
        return digest_of_name(file) in self._unusable

    def open(self) -> BinaryIO:
        """Rewrites the table with the rows to keep, and opens it for more rows.

        If writing fails, the old table remains. Raises TableError, FileError or OSError.
        """
        write_bytes(self.path, lines(self.heading, self.kept(), self.form))
        return self.path.open("ab", buffering=0)

    def take(self, rows: Iterable[Row]) -> None:
        """Adds rows one by one, then marks a table that is a part as whole.

        Does not mark it if the process that counted a file was killed: that file must be
        counted again. Raises TableError, FileError, OSError.
        """
        whole = True
        with self.open() as stream:
            for row in rows:
                # A single write leaves only whole rows, even if the process is killed.
                write_all(stream.fileno(), line(row, self.form))
                whole &= not is_ended(row)
        if whole:
            self.finish()

    def finish(self) -> None:
        """Marks a table that is a part as whole, once its rows are on disk.

        Does nothing if the table is not a part. Raises TableError if another file has replaced
        the table meanwhile, or OSError.
        """
        if self.heading.part is None or not probe(self.path).is_file:
            return
        begun = self.heading.written(self.form)
        with self.path.open("r+b", buffering=0) as file:
            if file.read(len(begun)) != begun:
                raise TableError(fault("part-replaced", path=one_line(str(self.path))))
            os.fsync(file.fileno())
            rows = sum(1 for _ in rows_in(self.path, self.heading, self.form))
            file.seek(0)
            whole = self.heading._replace(whole=True, rows=rows)
            write_all(file.fileno(), whole.written(self.form))


def lines(heading: Heading, rows: Iterable[Row], form: Form = CSV) -> Iterator[bytes]:
    """Yields the bytes of a whole table in pieces: the heading, then the rows."""
    yield heading.written(form)
    written = (line(row, form) for row in rows)
    while piece := b"".join(islice(written, AT_ONCE)):
        yield piece


def line(row: Row, form: Form = CSV) -> bytes:
    """Returns a row as bytes; cells are cut to ``LONGEST`` characters, except the file's
    name."""
    told = {column: row[column] for column in ASKED if column in row}
    return form.line({c: text if c == "file" else text[:LONGEST] for c, text in told.items()})


def rows_in(path: Path, wanted: Heading, form: Form = CSV) -> Iterator[Row]:
    """Yields the complete rows of a table; none if the file is missing or empty.

    Args:
        wanted: the heading that the table must have, apart from the state of a part.

    Raises FileError; TableError if the form or the heading is another.
    """
    read = form.cells(path)
    cells = next(read, None)
    if cells is None:
        return
    _must_be(Heading.of(cells), wanted, one_line(str(path)))
    for row in read:
        if len(row) == len(wanted.columns):
            yield dict(zip(wanted.columns, row, strict=True))


def heading_of(path: Path, form: Form = CSV) -> Heading:
    """Returns the heading of a table on disk, without columns if the file is missing or empty.

    Raises FileError; TableError if it is not a table of the given form.
    """
    return Heading.of(next(form.cells(path), ()))


def _must_be(head: Heading, wanted: Heading, name: str) -> None:
    there, ours = head.columns, wanted.columns
    if there in OLDER:
        raise TableError(fault("table-older", path=name))
    if there != ours and there not in (COLUMNS, SUGGESTED, ASKED):
        raise TableError(fault("table-other", path=name))
    if there != ours:
        longer = max(there, ours, key=len)
        option = "--ask-when-unclear" if longer == ASKED else "--suggest"
        code = "table-with-option" if longer == there else "table-without-option"
        raise TableError(fault(code, path=name, option=option))
    if head.part is not None and head.part == wanted.part and head.source != wanted.source:
        raise TableError(fault("part-of-others", path=name))
    if head.part != wanted.part:
        code = "table-without-option" if head.part is None else "table-with-option"
        raise TableError(fault(code, path=name, option=f"--shard {head.part or wanted.part}"))
