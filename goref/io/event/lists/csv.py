"""Tables in text files: their encoding, their delimiter, and the writing of such files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence

from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.event.notes import Note, note
from goref.io.event.lists.headings import Headings, fields_by_heading, plainly
from goref.io.event.lists.problems import ListError, on_line
from goref.io.event.lists.rows import ListCells
from goref.io.files import strictly
from goref.io.text.cells import harmless
from goref.io.text.encoding import BOMS, undeclared

DELIMITERS = (",", ";", "\t")


def cells_of_text(data: bytes, known: Headings) -> tuple[ListCells, list[Note]]:
    """Returns the cells of a text table, and notes on how the file was read.

    Args:
        known: the headings by which the delimiter is recognised.

    Raises ListError, also while the rows are iterated.
    """
    text, notes = read_text(data)
    lines = list(io.StringIO(text, newline=""))
    skipped = 0
    while skipped < len(lines) and not lines[skipped].strip(" \t\r\n,;"):
        skipped += 1
    if skipped == len(lines):
        raise ListError(fault("csv-empty"))
    forced = _forced(lines[skipped])
    skipped += bool(forced)
    if skipped == len(lines):
        raise ListError(fault("csv-no-headings"))
    delimiter = forced or _delimiter(lines[skipped], fields_by_heading(known))
    return ListCells(_rows("".join(lines[skipped:]), delimiter, skipped)), notes


def read_text(data: bytes) -> tuple[str, list[Note]]:
    """Returns the text of a file, and notes on its encoding.

    Raises ListError if the file is not text.
    """
    for bom, encoding in BOMS:
        if data.startswith(bom):
            text = strictly(data[len(bom) :], encoding)
            if text is None:
                raise ListError(fault("csv-encoding-breaks", encoding=encoding))
            return text, []
    if b"\0" in data:
        raise ListError(fault("csv-no-text"))
    text, encoding, findings = undeclared(data)
    if any(finding.code == "encoding-bytes-lost" for finding in findings):
        raise ListError(fault("csv-bytes", encoding=encoding))
    for finding in findings:
        if finding.code == "encoding-unsure" and _can_be_read(data, finding):
            told = dict(finding.args)
            return text, [
                note(
                    "encoding-unsure",
                    used=told["used"],
                    names=told["names"],
                    other=told["other"],
                    others=told["others"],
                )
            ]
    plain = encoding in ("ascii", "utf-8")
    return text, [] if plain else [note("encoding-guessed", encoding=encoding)]


def _can_be_read(data: bytes, unsure: Finding) -> bool:
    """Returns True if all bytes are valid text in the other encoding that a finding names."""
    return strictly(data, str(unsure.arg("other"))) is not None


def _forced(line: str) -> str:
    """Returns the delimiter of a line ``sep=;``, which some programs put first; else ""."""
    plain = line.strip().strip('"').lower()
    sign = line.strip("\r\n").strip('"')[-1:]
    return sign if plain.startswith("sep=") and sign in DELIMITERS else ""


def _delimiter(line: str, names: Mapping[str, str]) -> str:
    """Returns the delimiter with which a line has the most known headings."""

    def known(sign: str) -> tuple[int, int]:
        try:
            cells = next(csv.reader([line], delimiter=sign), [])
        except csv.Error:  # reading the rows reports the problem
            return 0, 0
        return sum(plainly(cell) in names for cell in cells), len(cells)

    return max(DELIMITERS, key=known)


def _rows(text: str, delimiter: str, before: int) -> Iterator[tuple[int, list[str]]]:
    """Yields rows, each with the number of its first line, from 1.

    Raises ListError for an unclosed quotation mark, or a cell that is too long.
    """
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


def write_list(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> bytes:
    """Returns a table in UTF-8 with a byte order mark, by which spreadsheets recognise UTF-8.

    Text that a spreadsheet would run as a formula is escaped; reading removes the escape.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(headings)
    writer.writerows(map(harmless, row) for row in rows)
    return b"\xef\xbb\xbf" + text.getvalue().encode("utf-8", "replace")
