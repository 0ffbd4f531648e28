"""Reads a record in any known format: SGF, GIB, NGF, UGF, UGI, and the JSON of OGS."""

from __future__ import annotations

import re

from goref.core.base.frozen import replace
from goref.io.sgf.read import SgfCollection, read_sgf
from goref.io.sgf.syntax import MOST_BYTES, Watch
from goref.io.text.encoding import DECLARED, decode

RECORD_SUFFIXES = (".sgf", ".gib", ".ngf", ".ugf", ".ugi")
"""The suffixes of records' names; the content decides which format it is."""

HEAD = 65536
"""The number of bytes at a file's beginning in which its format and encoding are searched."""
LANG = re.compile(rb"^Lang=([A-Za-z0-9_-]{1,20})\s*$", re.MULTILINE)
"""The line in which a record of PandaNet names its encoding."""


def read_record(data: bytes, watch: Watch | None = None) -> SgfCollection:
    """Reads the games of a file; its content decides the format.

    Args:
        watch: called from time to time with the progress in an SGF file; an exception from it
            ends the reading.

    Raises:
        SgfError: the file cannot be read; the message gives the place and the remedy.
    """
    if is_json(data):
        from goref.io.records.json_record import read_json_record  # few records are JSON

        return read_json_record(data)
    return _of_server(data) or read_sgf(data, watch)


def is_json(data: bytes) -> bool:
    """Returns whether a file looks like a JSON object."""
    return beginning(data).startswith(b"{")


def beginning(data: bytes) -> bytes:
    """Returns a file's first :data:`HEAD` bytes.

    A byte order mark and blanks before the text, and all NULs, are left out.
    """
    return data[:HEAD].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")


def _of_server(data: bytes) -> SgfCollection | None:
    """Reads a record in another text format; None for a file that may be SGF."""
    start = beginning(data)
    if len(data) > MOST_BYTES or start.startswith(b"("):
        return None
    kinds = (b"\\HS", b"\\[G"), (b"PM", b"[HEADER]")
    if not (start.startswith(kinds[0]) or any(sign in start.upper() for sign in kinds[1])):
        return None
    from goref.io.records import gib, ngf, ugf  # most records are SGF

    declares = LANG if LANG.search(data[:HEAD]) else DECLARED
    text, _, findings = decode(data, declares)
    readers = (gib.is_gib, gib.read_gib), (ugf.is_ugf, ugf.read_ugf), (ngf.is_ngf, ngf.read_ngf)
    for is_one, read in readers:
        if is_one(text):
            collection = read(text).collection()
            return replace(collection, findings=(*findings, *collection.findings))
    return None
