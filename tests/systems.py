"""What systems have in common, and what tests need that Windows lacks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

WINDOWS = os.name == "nt"
links = pytest.mark.skipif(
    WINDOWS, reason="links need a right that users lack, and Wine reads them back wrong"
)
open_files = pytest.mark.skipif(WINDOWS, reason="a file that is open cannot be removed")
any_bytes = pytest.mark.skipif(WINDOWS, reason="file names are text there")
any_signs = pytest.mark.skipif(WINDOWS, reason="file names cannot have these signs")
PROGRAM = ".exe" if WINDOWS else ""
"""The ending of a program's file name."""


def user_data(folder: Path) -> dict[str, str]:
    """Returns the variables that make a folder the one of the user's data."""
    return dict.fromkeys(("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"), str(folder))


def is_private(path: Path) -> bool:
    """Returns whether only the owner may read a file; on Windows the user's folder decides."""
    return WINDOWS or path.stat().st_mode & 0o077 == 0
