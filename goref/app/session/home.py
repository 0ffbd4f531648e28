"""What a session is the session of: a file, or whatever else keeps its case."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goref.core.base.frozen import frozen
from goref.io.case.names import FILE_DIGEST, FULL_PATH
from goref.io.files import FileError, digest_of, read_bytes

if TYPE_CHECKING:
    from goref.app.sheet.names import SheetPlace
    from goref.core.event.carried import BroughtIn


class Home(ABC):
    """Where the case of a session is kept, as a value.

    Attributes:
        path: the file, in full; None if it is none.
        is_table: it is a table of an event.
    """

    path: Path | None = None
    is_table = False

    @property
    def folder(self) -> Path | None:
        """Where what is made of the case is to lie too; None: nowhere in particular."""
        return None

    @abstractmethod
    def in_journal(self) -> dict[str, Any]:
        """What the first line of a journal says of it beside its path."""

    @abstractmethod
    def replayed(self, saved: Mapping[str, Any]) -> Home:
        """The home after a journal's entry of a saving."""

    def expects(self, path: Path) -> str | None:
        """The digest of what may lie at a path in which a case is to be saved, if any."""
        return None

    @abstractmethod
    def noted(self) -> dict[str, Any]:
        """What a journal notes beside the entry of a saving, for the home to be found again."""

    @abstractmethod
    def found(self) -> tuple[Home, bytes] | None:
        """The case file that is there now, and the home with it; None if it is as expected.

        None too where it cannot be read.
        """

    @abstractmethod
    def written_to(self, path: Path, data: bytes) -> Home | None:
        """The home once the case is written to a file; None if that is but a copy."""

    def sheet_place(self) -> SheetPlace | None:
        """What is known there of the game, for its sheet; None if nothing is."""
        return None

    def brought_in(self) -> BroughtIn:
        """What counts there beside the game when an incident is entered."""
        from goref.core.event.carried import BroughtIn  # few games have an incident

        return BroughtIn()


@frozen
class InFile(Home):
    """A file; None as long as there is none.

    Attributes:
        kept: the digest of what the sitting goes on from there; empty where that is unknown,
            as in a journal of an earlier goref.
    """

    path: Path | None = None
    kept: str = ""

    def __post_init__(self) -> None:
        if self.path is not None:
            object.__setattr__(self, "path", self.path.absolute())

    def in_journal(self) -> dict[str, Any]:
        return {FILE_DIGEST: self.kept} if self.kept else {}

    def replayed(self, saved: Mapping[str, Any]) -> InFile:
        path = Path(str(saved.get(FULL_PATH, saved["saved"])))
        return InFile(path, str(saved.get(FILE_DIGEST, "")))

    def noted(self) -> dict[str, Any]:
        return {FULL_PATH: str(self.path), FILE_DIGEST: self.kept}

    def found(self) -> tuple[InFile, bytes] | None:
        if self.path is None:
            return None
        try:
            data = read_bytes(self.path)
        except FileError:
            return None
        there = self.written_to(self.path, data)
        return None if there == self else (there, data)

    def written_to(self, path: Path, data: bytes) -> InFile:
        return InFile(path, digest_of(data))

    def expects(self, path: Path) -> str | None:
        """The digest of what may lie at a path in which a case is to be saved.

        None for any other file than this, as whoever chose it was asked; None if unknown.
        """
        if self.path is None or os.path.realpath(path) != os.path.realpath(self.path):
            return None
        return self.kept or None


NOWHERE = InFile()
"""The home of a case that was not saved yet."""
