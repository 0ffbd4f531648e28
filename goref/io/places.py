"""The folders of goref's own files."""

from __future__ import annotations

from pathlib import Path

from goref.core.base.faults import fault
from goref.io.files import naming

APPLICATION = "goref"


def journals() -> Path:
    """Returns the folder of the journals, created if missing. Raises FileError."""
    from platformdirs import user_state_path

    folder = user_state_path(APPLICATION, appauthor=False) / "journals"
    with naming(folder, "no-journal-folder"):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def caches() -> Path:
    """Returns the folder for data that can be computed again; it may not exist."""
    from platformdirs import user_cache_path

    return user_cache_path(APPLICATION, appauthor=False)


def resources() -> Path:
    """Returns the folder of bundled files: inside an installed package, or in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "_resources", package.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(fault("no-resources"))
