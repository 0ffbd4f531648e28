"""The place where the case of a session is kept: a file, or a table of an event."""

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
    from goref.core.case.case import Case
    from goref.core.event.carried_over import CarriedOver


class CaseStorage(ABC):
    """The home of a session's case: the place where the case is kept, as a value.

    Attributes:
        path: the file, as an absolute path; None for another kind of place.
        is_table: True for a table of an event.
        is_kept: False if nothing is lost by leaving the case unsaved, as for an exercise.
        hides_opinion: True if the second opinion would give an exercise away.
    """

    path: Path | None = None
    is_table = False
    is_kept = True
    hides_opinion = False

    @property
    def folder(self) -> Path | None:
        """The folder for files made from the case; None if there is no preference."""
        return None

    @abstractmethod
    def in_journal(self) -> dict[str, Any]:
        """Returns the fields that name this place in a journal's first line; ``path`` is not
        repeated."""

    @abstractmethod
    def replayed(self, saved: Mapping[str, Any]) -> CaseStorage:
        """Returns the home after a saving, of which ``saved`` is the journal's entry."""

    def expects(self, path: Path) -> str | None:
        """Returns the digest that the file at a path must have before a saving.

        Returns None if any content may be replaced.
        """
        return None

    @abstractmethod
    def noted(self) -> dict[str, Any]:
        """Returns the fields that the journal's entry for a saving needs to find this home
        again."""

    @abstractmethod
    def found(self) -> tuple[CaseStorage, bytes] | None:
        """Returns the home with its present digest, and the bytes of its case file.

        Returns None if the digest is the expected one, or the file cannot be read.
        """

    @abstractmethod
    def written_to(self, path: Path, data: bytes) -> CaseStorage | None:
        """Returns the home after the case was written to a file.

        Returns None if the file is only a copy, and the home is unchanged.
        """

    def has_incidents(self, case: Case) -> bool:
        """Returns whether this place stores the case's incidents and protests as they are now.

        The rulings may still be unsaved.
        """
        return False

    def sheet_place(self) -> SheetPlace | None:
        """Returns the facts for the game's sheet from outside its record; None if there are no
        such facts."""
        return None

    def carried_over(self) -> CarriedOver:
        """Returns the facts from outside the game that matter when an incident is entered."""
        from goref.core.event.carried_over import CarriedOver  # few games have an incident

        return CarriedOver()


@frozen
class FileStorage(CaseStorage):
    """A file as the home of a case; the path is None until the case is saved.

    Attributes:
        kept: the digest of the file as this sitting last read or wrote it; empty if unknown, as
            in a journal of an earlier goref.
    """

    path: Path | None = None
    kept: str = ""

    def __post_init__(self) -> None:
        if self.path is not None:
            object.__setattr__(self, "path", self.path.absolute())

    def in_journal(self) -> dict[str, Any]:
        return {FILE_DIGEST: self.kept} if self.kept else {}

    def replayed(self, saved: Mapping[str, Any]) -> FileStorage:
        path = Path(str(saved.get(FULL_PATH, saved["saved"])))
        return FileStorage(path, str(saved.get(FILE_DIGEST, "")))

    def noted(self) -> dict[str, Any]:
        return {FULL_PATH: str(self.path), FILE_DIGEST: self.kept}

    def found(self) -> tuple[FileStorage, bytes] | None:
        if self.path is None:
            return None
        try:
            data = read_bytes(self.path)
        except FileError:
            return None
        there = self.written_to(self.path, data)
        return None if there == self else (there, data)

    def written_to(self, path: Path, data: bytes) -> FileStorage:
        return FileStorage(path, digest_of(data))

    def expects(self, path: Path) -> str | None:
        """Returns the digest that the file at a path must have before a saving.

        Returns None if the digest is unknown. Also None for any file but this one: the user was
        asked before overwriting another.
        """
        if self.path is None or os.path.realpath(path) != os.path.realpath(self.path):
            return None
        return self.kept or None


NOWHERE = FileStorage()
"""The home of a case that has not been saved yet."""
