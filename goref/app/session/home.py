"""What a session is the session of: a file, or whatever else keeps its case."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goref.app.act_log.act_log import FULL_PATH

if TYPE_CHECKING:
    from goref.app.sheet.names import SheetPlace


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

    @abstractmethod
    def written_to(self, path: Path) -> Home | None:
        """The home once the case is written to a file; None if that is but a copy."""

    def sheet_place(self) -> SheetPlace | None:
        """What is known there of the game, for its sheet; None if nothing is."""
        return None


@dataclass(frozen=True)
class InFile(Home):
    """A file; None as long as there is none."""

    path: Path | None = None

    def __post_init__(self) -> None:
        if self.path is not None:
            object.__setattr__(self, "path", self.path.absolute())

    def in_journal(self) -> dict[str, Any]:
        return {}

    def replayed(self, saved: Mapping[str, Any]) -> InFile:
        return InFile(Path(str(saved.get(FULL_PATH, saved["saved"]))))

    def written_to(self, path: Path) -> InFile:
        return InFile(path)


NOWHERE = InFile()
"""The home of a case that was not saved yet."""
