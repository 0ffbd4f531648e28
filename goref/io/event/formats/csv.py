"""Tables of text with headings: which sign parts the cells, which column is which."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import frozen
from goref.core.event.notes import Note, listed, note
from goref.io.files import one_line, strictly
from goref.io.text.cells import as_it_was, harmless
from goref.io.text.encoding import BOMS, undeclared

DELIMITERS = (",", ";", "\t")
LONGEST = 200
"""Characters of a cell that are taken for a name or such."""
WIDEST = 40
"""Characters of a heading that are told."""
MOST_ROWS = 20_000


class CsvError(ValueError):
    """A table that cannot be used; the message names the line and the column."""


@frozen
class CsvRow:
    """A row: what stands under each known heading, and the line it began on."""

    line: int
    cells: Mapping[str, str]
    headings: Mapping[str, str]

    def __getitem__(self, field: str) -> str:
        return self.cells.get(field, "")

    def fault(self, field: str, problem: object) -> CsvError:
        """The error for a cell, with its place."""
        column = self.headings.get(field, field)
        return CsvError(fault("in-column", line=self.line, column=column, problem=problem))


@frozen
class Sheet:
    """A table read. ``fields`` are the columns that are known, in order."""

    fields: tuple[str, ...]
    rows: tuple[CsvRow, ...]
    notes: tuple[Note, ...]


SPACES = re.compile(r"[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+")
"""What parts words: in names from Japan it is often as wide as a character."""


def read_sheet(data: bytes, known: Mapping[str, Sequence[str]]) -> Sheet:
    """Read a table whose first line that is not empty holds the headings.

    Args:
        known: for every field the headings it may stand under, in any language.

    Raises CsvError.
    """
    text, notes = read_text(data)
    lines = list(io.StringIO(text, newline=""))
    skipped = 0
    while skipped < len(lines) and not lines[skipped].strip(" \t\r\n,;"):
        skipped += 1
    if skipped == len(lines):
        raise CsvError(fault("csv-empty"))
    forced = _forced(lines[skipped])
    skipped += bool(forced)
    if skipped == len(lines):
        raise CsvError(fault("csv-no-headings"))
    names = {_plainly(name): field for field, every in known.items() for name in every}
    delimiter = forced or _delimiter(lines[skipped], names)
    rows = _rows("".join(lines[skipped:]), delimiter, skipped)
    line, headings = next(rows)
    fields = [names.get(_plainly(heading), "") for heading in headings]
    told = [_told(heading) for heading in headings]
    if not any(fields):
        wanted = listed((every[0] for every in known.values()), 20)
        unknown = fault("csv-unknown-headings", headings=listed(told), wanted=wanted)
        raise on_line(line, unknown)
    for place, field in enumerate(fields):
        if field and field in fields[:place]:
            same = fault("csv-same-column", other=told[fields.index(field)])
            column = told[place]
            raise CsvError(fault("in-column", line=line, column=column, problem=same))
    shown = {}
    for heading, field in zip(told, fields, strict=True):
        if field:
            shown[field] = heading
        elif heading:
            notes.append(note("column-ignored", line=line, column=heading))
    found = []
    for line, cells in rows:
        if not any(cell.strip() for cell in cells):
            continue
        if any(cell.strip() for cell in cells[len(fields) :]):
            many = fault("csv-cells", count=len(cells), headings=len(fields))
            raise on_line(line, many)
        values = {
            f: as_it_was(SPACES.sub(" ", cell).strip())
            for f, cell in zip(fields, cells, strict=False)
            if f
        }
        row = CsvRow(line, values, shown)
        for field, value in values.items():
            if len(value) > LONGEST or not one_line(value) == value:
                raise row.fault(field, fault("csv-cell"))
        found.append(row)
        if len(found) > MOST_ROWS:
            raise on_line(line, fault("csv-rows", most=MOST_ROWS))
    return Sheet(tuple(f for f in fields if f), tuple(found), tuple(notes))


def read_text(data: bytes) -> tuple[str, list[Note]]:
    """The text of a file and how it was read. Raises CsvError for what is no text."""
    for bom, encoding in BOMS:
        if data.startswith(bom):
            text = strictly(data[len(bom) :], encoding)
            if text is None:
                raise CsvError(fault("csv-encoding-breaks", encoding=encoding))
            return text, []
    if b"\0" in data:
        raise CsvError(fault("csv-no-text"))
    text, encoding, findings = undeclared(data)
    if any(finding.code == "encoding-bytes-lost" for finding in findings):
        raise CsvError(fault("csv-bytes", encoding=encoding))
    plain = encoding in ("ascii", "utf-8")
    return text, [] if plain else [note("encoding-guessed", encoding=encoding)]


def _forced(line: str) -> str:
    """The delimiter of a line ``sep=;``, which some programs put first."""
    plain = line.strip().strip('"').lower()
    sign = line.strip("\r\n").strip('"')[-1:]
    return sign if plain.startswith("sep=") and sign in DELIMITERS else ""


def _delimiter(line: str, names: Mapping[str, str]) -> str:
    """The sign that parts the headings, judged by how many of them are known."""

    def known(sign: str) -> tuple[int, int]:
        try:
            cells = next(csv.reader([line], delimiter=sign), [])
        except csv.Error:  # reading the rows says what is wrong
            return 0, 0
        return sum(_plainly(cell) in names for cell in cells), len(cells)

    return max(DELIMITERS, key=known)


def _rows(text: str, delimiter: str, before: int) -> Iterator[tuple[int, list[str]]]:
    """Rows with the line each begins on."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    while True:
        line = before + reader.line_num + 1
        try:
            yield line, next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            told = fault("csv-quotes", reason=str(error))
            if "field limit" in str(error):
                told = fault("csv-wide", most=csv.field_size_limit())
            raise on_line(line, told) from None


def on_line(line: int, problem: Fault) -> CsvError:
    """The error for what is wrong on a line of the file."""
    return CsvError(fault("on-line", line=line, problem=problem))


def _told(heading: str) -> str:
    """A heading as a sentence has room for it."""
    line = one_line(heading.strip())
    return line if len(line) <= WIDEST else f"{line[: WIDEST - 1]}…"


def _plainly(heading: str) -> str:
    plain = unicodedata.normalize("NFKC", heading).casefold()
    return "".join(sign for sign in plain if sign.isalnum())


def write_sheet(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> bytes:
    """A table in UTF-8 with a byte order mark, so that spreadsheets take it for that.

    What a spreadsheet would take for a formula is kept from it; :func:`read_sheet` has it back.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(headings)
    writer.writerows(map(harmless, row) for row in rows)
    return b"\xef\xbb\xbf" + text.getvalue().encode("utf-8", "replace")
