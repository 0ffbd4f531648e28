"""Dialogs that ask for files to open or to save. Each starts in the last used folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from goref.qt.look.preferences import Preferences

LONGEST_NAME = 60
"""The largest number of characters of a title in a proposed file name."""


def file_to_open(
    parent: QWidget | None,
    title: str,
    preferences: Preferences,
    kinds: str,
    folder: Path | None = None,
) -> Path | None:
    """Asks for an existing file. Returns None if cancelled.

    Args:
        kinds: the kinds of files, as a filter in Qt's syntax.
        folder: the initial folder; None for the folder used last.
    """
    start = preferences.folder if folder is None else str(folder)
    name, _ = QFileDialog.getOpenFileName(parent, title, start, kinds)
    return _noted(name, preferences) if name else None


def files_to_open(
    parent: QWidget | None, title: str, preferences: Preferences, kinds: str
) -> list[Path]:
    """Asks for existing files. Returns [] if cancelled. The arguments are those of
    :func:`file_to_open`.
    """
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
    """Asks for a file to save to. Returns None if cancelled.

    Args:
        about: the title of the game, the beginning of the proposed name.
        end: the end of the proposed name: ``"-kifu.pdf"``. If the user types no suffix, that of
            ``end`` is added.
        kinds: the kinds of files, as a Qt filter.
        folder: the folder in which the dialog starts; None for the last used one.
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
