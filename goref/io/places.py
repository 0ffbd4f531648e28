"""Where the system keeps goref's own files."""

from __future__ import annotations

from pathlib import Path

from goref.core.base.faults import fault
from goref.io.files import naming

APPLICATION = "goref"


def journals() -> Path:
    """The folder of journals of unfinished cases (made if missing). Raises FileError."""
    from platformdirs import user_state_path

    folder = user_state_path(APPLICATION, appauthor=False) / "journals"
    with naming(folder, "no-journal-folder"):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def caches() -> Path:
    """The folder of what can be made again (it need not be there)."""
    from platformdirs import user_cache_path

    return user_cache_path(APPLICATION, appauthor=False)


def resources() -> Path:
    """The folder of bundled files: inside an installed package, or in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "_resources", package.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(fault("no-resources"))
