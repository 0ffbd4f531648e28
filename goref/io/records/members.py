"""Records in archives, and their names; the module ``archives`` in this folder reads them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from goref.io.files import probe

ARCHIVE_SUFFIXES = (".zip", ".tar", ".tar.gz", ".tgz")
"""The suffixes of archives' names; the content decides which kind of archive it is."""


class Member(NamedTuple):
    """A record in an archive.

    Attributes:
        name: the archive's path and the member's name, as for a file in a folder; for a problem
            of the whole archive, the archive's path alone.
        data: its content.
        problem: the fault, if the record or the archive cannot be read; else None.
    """

    name: str
    data: bytes = b""
    problem: object = None


def is_archive(name: str) -> bool:
    """Returns whether a file with this name is opened as an archive."""
    return name.lower().endswith(ARCHIVE_SUFFIXES)


def archive_of(name: str) -> str | None:
    """Returns the archive in a member's name: ``games.zip`` for ``games.zip/a.sgf``.

    Returns None if no such archive exists; whether the member does is not checked.
    """
    at = name.find(os.sep, 1)
    while at > 0:
        if is_archive(name[:at]) and probe(Path(name[:at])).is_file:
            return name[:at]
        at = name.find(os.sep, at + 1)
    return None
