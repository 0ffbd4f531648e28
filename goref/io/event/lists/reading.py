"""A list read from whatever file it stands in."""

from __future__ import annotations

from collections.abc import Callable

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.event.notes import Note, note
from goref.io.event.lists.csv import cells_of_text
from goref.io.event.lists.headings import Headings
from goref.io.event.lists.rows import Headed, ListTable, headed, read_rows
from goref.io.event.lists.unfit import ListError, NoListError
from goref.io.event.lists.workbook import sheets_of

PACKED, OLD_WORKBOOK = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
Fits = Callable[[frozenset[str]], bool]
"""Whether a table with these columns is one of those that are looked for."""


def read_list(data: bytes, known: Headings, fits: Fits = bool) -> ListTable:
    """Read a list whose first line that is not empty holds the headings.

    Of a workbook it is the first sheet in sight whose headings fit; which, is noted.

    Raises ListError for what is no list at all; what is unfit in its rows is gathered.
    """
    table, notes = find_list(data, known, fits)
    found = read_rows(table)
    return replace(found, notes=(*notes, *found.notes))


def columns_of(data: bytes, known: Headings, fits: Fits = bool) -> frozenset[str]:
    """The columns that :func:`read_list` would find. Raises ListError."""
    return frozenset(find_list(data, known, fits)[0].fields) - {""}


def find_list(data: bytes, known: Headings, fits: Fits) -> tuple[Headed, list[Note]]:
    """The table that is read, with its headings. Raises ListError.

    Where none fits it is the first that has any heading that is known.
    """
    if data.startswith(OLD_WORKBOOK):
        raise ListError(fault("workbook-old"))
    if not data.startswith(PACKED):
        cells, notes = cells_of_text(data, known)
        return headed(cells, known), notes

    sheets = sheets_of(data)
    tables: list[Headed] = []
    problems: list[ListError] = []
    for sheet in sheets:
        try:
            tables.append(headed(sheet, known))
        except ListError as error:
            problems.append(error)
    table = next((t for t in tables if fits(frozenset(t.fields) - {""})), None)
    if table is None:
        grave = [error for error in problems if not isinstance(error, NoListError)]
        if grave or not tables:
            raise (grave or problems)[0]
        table = tables[0]
    if len(sheets) == 1:
        return table, []
    return table, [note("sheet-read", sheet=table.cells.sheet, count=len(sheets))]
