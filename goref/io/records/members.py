"""Records in archives, and what they are called; ``archives`` beside this reads them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from goref.io.files import probe

ARCHIVE_SUFFIXES = (".zip", ".tar", ".tar.gz", ".tgz")
"""How the names of such files end; which of them one is, is seen from its content."""


class Member(NamedTuple):
    """A record in an archive.

    Attributes:
        name: that of the archive and the member's own in it, as of a file in a folder; the
            archive's alone where the problem is its own.
        data: what it holds.
        problem: a fault, if it cannot be read.
    """

    name: str
    data: bytes = b""
    problem: object = None


def is_archive(name: str) -> bool:
    """Whether a file of this name is opened as an archive."""
    return name.lower().endswith(ARCHIVE_SUFFIXES)


def archive_of(name: str) -> str | None:
    """The archive in which a member of this name is; None if there is none."""
    at = name.find(os.sep, 1)
    while at > 0:
        if is_archive(name[:at]) and probe(Path(name[:at])).is_file:
            return name[:at]
        at = name.find(os.sep, at + 1)
    return None
