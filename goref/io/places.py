"""The folders in which goref keeps its own files."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from goref.core.base.faults import fault
from goref.io.files import naming, write_bytes

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

APPLICATION = "goref"


def journals() -> Path:
    """Returns the folder of the journals, which is created if missing. Raises FileError."""
    folder = _of_user().user_state_path / "journals"
    with naming(folder, "no-journal-folder"):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def caches() -> Path:
    """Returns the folder for data that can be computed again; it may not exist."""
    return _of_user().user_cache_path


def serving() -> Path:
    """Returns the folder for what this computer needs as a server; it may not exist."""
    return _of_user().user_data_path / "serving"


def joined() -> Path:
    """Returns the folder of the events that this computer has joined; it may not exist."""
    return _of_user().user_data_path / "joined"


def continued() -> Path:
    """Returns the folder of the events that were continued on this computer; it may not
    exist."""
    return _of_user().user_data_path / "continued"


def keep(path: Path, data: bytes) -> None:
    """Writes a file of the caches, in a folder that is created if missing; ignores failures."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, data)


def _of_user() -> PlatformDirs:
    from platformdirs import PlatformDirs

    return PlatformDirs(APPLICATION, appauthor=False)


def resources() -> Path:
    """Returns the folder of bundled files.

    It is inside an installed package, next to it in a checkout, or next to the archive that
    holds the package in the program for Windows. Raises FileNotFoundError if all are missing.
    """
    package = Path(__file__).resolve().parent.parent
    inside, beside = package / "_resources", package.parent / "resources"
    for folder in (inside, beside, package.parent.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(fault("no-resources"))
