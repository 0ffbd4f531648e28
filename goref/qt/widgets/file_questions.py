"""Asking for files: each question starts in the folder where the one before it ended."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from goref.qt.look.preferences import Preferences

LONGEST_NAME = 60
"""Letters of a title that go into the name that is proposed."""


def file_to_open(
    parent: QWidget | None, title: str, preferences: Preferences, kinds: str
) -> Path | None:
    """Ask for a file that is there; None if nobody wants one.

    Args:
        kinds: of files, as Qt has them.
    """
    name, _ = QFileDialog.getOpenFileName(parent, title, preferences.folder, kinds)
    return _noted(name, preferences) if name else None


def files_to_open(
    parent: QWidget | None, title: str, preferences: Preferences, kinds: str
) -> list[Path]:
    """Ask for files that are there; see :func:`file_to_open`."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, preferences.folder, kinds)
    return [_noted(name, preferences) for name in names]


def file_to_save(
    parent: QWidget | None,
    title: str,
    preferences: Preferences,
    about: str,
    end: str,
    kinds: str,
    folder: Path | None = None,
) -> Path | None:
    """Ask where something is to be kept; None if it is not.

    Args:
        folder: where the question starts, if not where the one before it ended.
        about: what it is about: the name that is proposed begins so.
        end: the name ends so; a name without a suffix gets the one of this.
    """
    proposed = Path(f"{(about or 'goref').replace('/', '-')[:LONGEST_NAME]}{end}")
    start = (folder or Path(preferences.folder)) / proposed
    name, _ = QFileDialog.getSaveFileName(parent, title, str(start), kinds)
    if not name:
        return None
    path = _noted(name, preferences)
    return path if path.suffix else path.with_suffix(proposed.suffix)


def _noted(name: str, preferences: Preferences) -> Path:
    path = Path(name)
    preferences.folder = str(path.parent)
    return path
