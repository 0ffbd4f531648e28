"""The rows of a list under known headings; all errors in the rows are reported together."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import frozen
from goref.core.event.notes import Note, listed, note
from goref.io.event.lists.headings import SPARE, Headings, fields_by_heading, plainly
from goref.io.event.lists.problems import (
    MOST_TOLD,
    EmptyListError,
    ListColumn,
    ListError,
    ListProblems,
    in_cell,
    letters,
    on_line,
)
from goref.io.files import one_line
from goref.io.text.cells import as_it_was

LONGEST = 200
"""The most characters of a cell that is read as a name or a similar value."""
WIDEST = 40
"""The number of characters of a heading that a message shows."""
MOST_ROWS = 20_000
SPACES = re.compile(r"[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+")
"""Blanks between words; in Japanese names often one as wide as a character."""

T = TypeVar("T")
ListCell = str | Fault
"""The text of a cell; a fault if the cell is unreadable."""


class ListCells(NamedTuple):
    """The cells of a table in a file; each row has the number of its first line, from 1.

    Attributes:
        sheet: the table's name in its workbook; empty in a file of one table.
    """

    rows: Iterator[tuple[int, Sequence[ListCell]]]
    sheet: str = ""


@frozen
class ListRow:
    """A row: the text under each known heading, and the number of the row's line, from 1.

    Attributes:
        unfit: fields whose cells were already found to be unfit.
        sheet: the name of the sheet; empty in a file of one table.
    """

    line: int
    cells: Mapping[str, str]
    columns: Mapping[str, ListColumn]
    unfit: frozenset[str] = frozenset()
    sheet: str = ""

    def __getitem__(self, field: str) -> str:
        return self.cells.get(field, "")

    def fault(self, field: str, problem: object) -> ListError:
        """Returns an error about the cell of a field, with the cell's place."""
        column = self.columns.get(field, ListColumn(field, 0))
        if self.sheet:
            return in_cell(self.sheet, self.line, column, problem)
        told = {"line": self.line, "column": column.heading, "problem": problem}
        return ListError(fault("in-column", **told))

    def read(self, field: str, read: Callable[[ListRow], T], unfit: ListProblems) -> T | None:
        """Returns ``read(self)``; None if the cell of ``field`` is unfit.

        Adds the error to ``unfit``, unless the cell was found to be unfit before.
        """
        if field in self.unfit:
            return None
        try:
            return read(self)
        except ListError as error:
            unfit.add(self.line, error, self._place(field))
            return None

    def refuse(self, field: str, problem: Fault, unfit: ListProblems) -> None:
        """Adds an error about the cell of a field to ``unfit``."""
        unfit.add(self.line, self.fault(field, problem), self._place(field))

    def left_out(self, field: str, problem: Fault) -> Note:
        """Returns the note on a cell that is ignored while the rest of the list is used."""
        column = self.columns[field].heading
        return note("cell-left-out", line=self.line, column=column, problem=problem)

    def _place(self, field: str) -> int:
        return self.columns[field].place if field in self.columns else 0


@frozen
class ListTable:
    """A list after reading.

    Attributes:
        line: the number of the line with the headings, from 1.
        fields: the known columns, in their order.
        unfit: errors found before the rows were interpreted.
    """

    line: int
    fields: tuple[str, ...]
    columns: Mapping[str, ListColumn]
    rows: tuple[ListRow, ...]
    notes: tuple[Note, ...]
    unfit: ListProblems
    sheet: str = ""

    def fault(self, problem: Fault) -> ListError:
        """Returns an error about the list's headings."""
        return on_line(self.line, problem, self.sheet)


class TableWithHeadings(NamedTuple):
    """A table whose headings have been read.

    Attributes:
        line: the number of the line with the headings, from 1.
        fields: the field of each column; "" for an unknown heading.
        told: the heading of each column, shortened for messages.
        cells: the rows after the headings.
    """

    line: int
    fields: tuple[str, ...]
    told: tuple[str, ...]
    cells: ListCells


def headed(cells: ListCells, known: Headings) -> TableWithHeadings:
    """Returns a table with its headings, which are in its first non-empty row.

    Raises ListError, also if no heading is known, or if two mean the same field and that is not
    in :data:`SPARE`.
    """
    first = next((found for found in cells.rows if _says_anything(found[1])), None)
    if first is None:
        raise EmptyListError(fault("csv-empty"))
    line, row = first
    names = fields_by_heading(known)
    plain = [cell if isinstance(cell, str) else "?" for cell in row]
    fields = _each_once([names.get(plainly(heading), "") for heading in plain])
    told = tuple(map(_told, plain))
    if not any(fields):
        wanted = listed((every[0] for every in known.values()), 20)
        unknown = fault("csv-unknown-headings", headings=listed(told), wanted=wanted)
        raise EmptyListError(*on_line(line, unknown, cells.sheet).args)
    for place, field in enumerate(fields):
        if field and field in fields[:place]:
            same = fault("csv-same-column", other=told[fields.index(field)])
            if cells.sheet:
                raise in_cell(cells.sheet, line, ListColumn(told[place], place), same)
            column = told[place]
            raise ListError(fault("in-column", line=line, column=column, problem=same))
    return TableWithHeadings(line, fields, told, cells)


def _each_once(fields: Sequence[str]) -> tuple[str, ...]:
    """Returns the fields of the columns, with "" for repetitions of a field in ``SPARE``."""
    return tuple(
        "" if field in SPARE and field in fields[:place] else field
        for place, field in enumerate(fields)
    )


def read_rows(table: TableWithHeadings) -> ListTable:
    """Reads the rows under headings.

    Raises ListError if the file breaks off or has too many rows; other errors are in ``unfit``.
    """
    fields, sheet = table.fields, table.cells.sheet
    columns = {f: ListColumn(table.told[n], n) for n, f in enumerate(fields) if f}
    notes = [
        note("column-ignored", line=table.line, column=heading)
        for heading, field in zip(table.told, fields, strict=True)
        if heading and not field
    ]
    found: list[ListRow] = []
    nameless = {place for place, heading in enumerate(table.told) if not heading}
    dropped: set[int] = set()
    unfit = ListProblems()
    try:
        for line, cells in table.cells.rows:
            if not _says_anything(cells):
                continue
            if _says_anything(cells[len(fields) :]):
                many = fault("csv-cells", count=len(cells), headings=len(fields))
                unfit.add(line, on_line(line, many, sheet))
                continue
            dropped |= {n for n in nameless - dropped if _says_anything(cells[n : n + 1])}
            found.append(_row(line, cells, fields, columns, sheet, unfit, notes))
            if len(found) > MOST_ROWS:
                raise on_line(line, fault("csv-rows", most=MOST_ROWS), sheet)
    except ListError as error:  # the rest of the file cannot be parsed
        unfit.add(sys.maxsize, error)
        unfit.refuse()
    notes += [
        note("column-nameless", line=table.line, column=letters(place))
        for place in sorted(dropped)
    ]
    kept = tuple(f for f in fields if f)
    return ListTable(table.line, kept, columns, tuple(found), tuple(notes), unfit, sheet)


def _row(
    line: int,
    cells: Sequence[ListCell],
    fields: tuple[str, ...],
    columns: Mapping[str, ListColumn],
    sheet: str,
    unfit: ListProblems,
    notes: list[Note],
) -> ListRow:
    values: dict[str, str] = {}
    wrong: dict[str, Fault] = {}
    for field, cell in zip(fields, cells, strict=False):
        if not field:
            continue
        if isinstance(cell, Fault):
            wrong[field] = cell
            continue
        value = as_it_was(SPACES.sub(" ", cell).strip())
        if len(value) > LONGEST:
            wrong[field] = fault("cell-long", count=len(value), most=LONGEST)
        elif one_line(value) != value:
            wrong[field] = fault("cell-signs")
        else:
            values[field] = value
    row = ListRow(line, values, columns, frozenset(wrong), sheet)
    for field, problem in wrong.items():
        if field in SPARE:
            notes.append(row.left_out(field, problem))
        else:
            row.refuse(field, problem, unfit)
    return row


def in_short(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Returns a list's notes; if many cells were left out, one note sums up the later ones."""
    every = [n for n in notes if n.code == "cell-left-out"]
    if len(every) <= MOST_TOLD:
        return tuple(notes)
    more = set(map(id, every[MOST_TOLD:]))
    kept = [n for n in notes if id(n) not in more]
    return (*kept, note("cells-left-out", count=len(more)))


def _says_anything(cells: Sequence[ListCell]) -> bool:
    return any(isinstance(cell, Fault) or cell.strip() for cell in cells)


def _told(heading: str) -> str:
    """Returns a heading, shortened for use in a message."""
    line = one_line(heading.strip())
    return line if len(line) <= WIDEST else f"{line[: WIDEST - 1]}…"
