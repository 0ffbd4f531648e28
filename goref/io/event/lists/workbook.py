"""The sheets of a workbook (``.xlsx``), by openpyxl, which is an extra: ``goref[xlsx]``.

A workbook is an archive and may be malicious: its content is limited and checked before
openpyxl reads it. Of a formula, the stored value is read.
"""

from __future__ import annotations

import re
import warnings
import zipfile
from collections.abc import Iterator
from datetime import date, time, timedelta
from decimal import Decimal
from io import BytesIO
from typing import Any

from goref.core.base.faults import fault
from goref.io.event.lists.problems import ListError, letters, on_line
from goref.io.event.lists.rows import LONGEST, WIDEST, ListCell, ListCells
from goref.io.files import one_line

MOST_UNPACKED = 24 * 2**20
"""The most bytes of an unpacked workbook, all its files together."""
MOST_LISTED = 2**18
"""The most bytes of the archive's directory, which is read in one piece."""
MOST_PARTS = 1_000
MOST_MARKS = 1_000_000
"""The most XML tags in a workbook: in memory each takes many times its bytes."""
MOST_SHEETS = 50
MOST_COLUMNS = 200
MOST_LINES = 2**20
"""The most lines of a sheet; no spreadsheet program allows more."""
LONGEST_CELL = 32_767
"""The most characters of a cell; no spreadsheet program allows more."""
CONTENTS, BOOK = "[Content_Types].xml", "xl/"
DECLARED = (b"<!DOCTYPE", b"<!ENTITY")
SHEET = re.compile(rb"<(?:\w+:)?sheet\b")
VALUELESS = re.compile(
    rb'<(?:\w+:)?c\b[^<>]*\br="([A-Z]{1,3}[0-9]{1,7})"[^<>]*>\s*'
    rb"<(?:\w+:)?f\b(?:[^<>]*/>|[^<>]*>[^<]*</(?:\w+:)?f>)\s*"
    rb"(?:<(?:\w+:)?v\s*(?:/>|></(?:\w+:)?v>)\s*)?</(?:\w+:)?c>"
)
"""A cell with a formula and no stored value."""


class _Listing(BytesIO):
    """An archive whose directory is refused if it is too large to be read in one piece."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_LISTED:
            raise ListError(fault("workbook-parts", most=MOST_PARTS))
        return super().read(size)


def sheets_of(data: bytes) -> list[ListCells]:
    """Returns the visible sheets, in order; their rows are read when iterated.

    Raises ListError, also if openpyxl is missing, and while rows are iterated.
    """
    try:
        import openpyxl
    except ImportError:
        raise ListError(fault("no-openpyxl")) from None
    parts = _looked_through(data)
    # It warns of charts, styles and the like, which a list does not need.
    warnings.filterwarnings("ignore", module=r"openpyxl\b")
    try:
        book = openpyxl.load_workbook(
            BytesIO(data), read_only=True, data_only=True, keep_links=False
        )
        seen = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"]
    except Exception:  # a damaged file raises any exception
        raise ListError(fault("workbook-damaged")) from None
    if not seen:
        raise ListError(fault("workbook-no-sheets"))
    found = []
    for sheet in seen:
        name = one_line(str(sheet.title))[:WIDEST] or "?"
        source = parts.get(sheet._worksheet_path, b"")
        found.append(ListCells(_rows(sheet, name, source), name))
    return found


def _looked_through(data: bytes) -> dict[str, bytes]:
    """Returns a workbook's files, unpacked. Raises ListError for content that no list needs."""
    try:
        with zipfile.ZipFile(_Listing(data)) as listing:
            listed = listing.infolist()
    except ListError:
        raise
    except Exception:
        raise ListError(fault("workbook-damaged")) from None
    names = [info.filename for info in listed]
    if CONTENTS not in names or not any(name.startswith(BOOK) for name in names):
        raise ListError(fault("workbook-other"))
    if len(listed) > MOST_PARTS:
        raise ListError(fault("workbook-parts", most=MOST_PARTS))
    # zipfile unpacks no more of a part than its stated size.
    if sum(info.file_size for info in listed) > MOST_UNPACKED:
        raise ListError(fault("workbook-large", most=MOST_UNPACKED // 2**20))
    if any(info.flag_bits & 0x41 for info in listed):
        raise ListError(fault("workbook-locked"))
    packed = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    if len(set(names)) < len(names) or any(i.compress_type not in packed for i in listed):
        raise ListError(fault("workbook-damaged"))
    try:
        with zipfile.ZipFile(BytesIO(data)) as whole:
            parts = {name: whole.read(name) for name in names}
    except Exception:
        raise ListError(fault("workbook-damaged")) from None
    if sum(part.count(b"<") for part in parts.values()) > MOST_MARKS:
        raise ListError(fault("workbook-large", most=MOST_UNPACKED // 2**20))
    for part in parts.values():
        plain = part.replace(b"\0", b"")  # without the zeros of UTF-16
        if any(sign in plain for sign in DECLARED):
            raise ListError(fault("workbook-doctype"))
        if sum(1 for _ in SHEET.finditer(plain)) > MOST_SHEETS:
            raise ListError(fault("workbook-sheets", most=MOST_SHEETS))
    return parts


def _rows(sheet: Any, name: str, source: bytes) -> Iterator[tuple[int, list[ListCell]]]:
    """Yields the rows of a sheet, each up to its last cell.

    Raises ListError if the sheet is too large or damaged.
    """
    valueless = {found.decode() for found in VALUELESS.findall(source)}
    try:
        sheet.reset_dimensions()  # its stated size may be wrong
        rows = enumerate(sheet.iter_rows(), 1)
        while (found := next(rows, None)) is not None:
            line, cells = found
            if line > MOST_LINES:
                raise on_line(line, fault("csv-rows", most=MOST_LINES), name)
            row = [
                _cell(cell, f"{letters(place)}{line}" in valueless)
                for place, cell in enumerate(cells)
            ]
            if any(cell != "" for cell in row[MOST_COLUMNS:]):
                raise on_line(line, fault("workbook-wide", most=MOST_COLUMNS), name)
            yield line, row[:MOST_COLUMNS]
    except ListError:
        raise
    except Exception:  # a damaged file raises any exception
        raise ListError(fault("workbook-damaged")) from None


def _cell(cell: Any, valueless: bool) -> ListCell:
    """Returns the text of a cell; a fault if it is unreadable, as a formula without a value."""
    value = cell.value
    if value is None:
        return fault("cell-formula") if valueless else ""
    if cell.data_type == "e":
        return fault("cell-error", text=str(value))
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float():
            return str(int(value)) if value.is_integer() else format(Decimal(repr(value)), "f")
        case date() | time() | timedelta():  # a datetime is a date
            return fault("cell-date", text=str(value))
    text = str(value)
    return (
        text if len(text) <= LONGEST_CELL else fault("cell-long", count=len(text), most=LONGEST)
    )
