"""Reads a list from a text file or a workbook."""

from __future__ import annotations

from collections.abc import Callable

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.event.notes import Note, note
from goref.io.event.lists.csv import cells_of_text
from goref.io.event.lists.headings import Headings
from goref.io.event.lists.problems import EmptyListError, ListError
from goref.io.event.lists.rows import ListTable, TableWithHeadings, headed, read_rows
from goref.io.event.lists.workbook import sheets_of

PACKED, OLD_WORKBOOK = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
Fits = Callable[[frozenset[str]], bool]
"""A function that returns whether a table with these columns is of the right kind."""


def read_list(data: bytes, known: Headings, fits: Fits = bool) -> ListTable:
    """Reads a list whose first non-empty line holds the headings.

    Of a workbook it reads the first visible sheet whose columns pass ``fits``; if none does,
    the first with a known heading. If several sheets are visible, a note names the one read.
    Raises ListError if the file is not a list; collects the errors in the rows.
    """
    table, notes = find_list(data, known, fits)
    found = read_rows(table)
    return replace(found, notes=(*notes, *found.notes))


def columns_of(data: bytes, known: Headings, fits: Fits = bool) -> frozenset[str]:
    """Returns the columns that :func:`read_list` would find. Raises ListError."""
    return frozenset(find_list(data, known, fits)[0].fields) - {""}


def find_list(data: bytes, known: Headings, fits: Fits) -> tuple[TableWithHeadings, list[Note]]:
    """Returns the table to read, with its headings, and notes. Raises ListError.

    If no table fits, returns the first table with a known heading.
    """
    if data.startswith(OLD_WORKBOOK):
        raise ListError(fault("workbook-old"))
    if not data.startswith(PACKED):
        cells, notes = cells_of_text(data, known)
        return headed(cells, known), notes

    sheets = sheets_of(data)
    tables: list[TableWithHeadings] = []
    problems: list[ListError] = []
    for sheet in sheets:
        try:
            tables.append(headed(sheet, known))
        except ListError as error:
            problems.append(error)
    table = next((t for t in tables if fits(frozenset(t.fields) - {""})), None)
    if table is None:
        grave = [error for error in problems if not isinstance(error, EmptyListError)]
        if grave or not tables:
            raise (grave or problems)[0]
        table = tables[0]
    if len(sheets) == 1:
        return table, []
    return table, [note("sheet-read", sheet=table.cells.sheet, count=len(sheets))]
