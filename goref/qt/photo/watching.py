"""The newest picture in a folder, to which a phone may send its photographs."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from goref.io.files import FileError, naming, probe
from goref.qt.photo.names import is_named_picture

PAUSE_MS = 250
"""Milliseconds to wait after a change in the folder, since a file arrives in many pieces."""
AGAIN_MS = 5_000
"""Milliseconds until a folder that could not be read is tried again."""


class NewestPicture(QObject):
    """A watch on a folder for its newest picture.

    Attributes:
        folder: the watched folder; None if no folder is watched.
        problem: the error that prevents reading the folder, or None.
        path: the newest picture, once the file is complete, or None.

    Signals:
        changed: ``path`` has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.path: Path | None = None
        self.problem: FileError | None = None
        self._size = -1
        self._pause = QTimer(self, singleShot=True)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _: self._pause.start(PAUSE_MS))
        self._pause.timeout.connect(self._look)

    def watch(self, folder: Path | None) -> None:
        """Watches ``folder`` instead of the present one; None stops watching."""
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self.folder, self._size = folder, -1
        newest = self._newest()
        if folder is not None and probe(folder).is_folder:
            self._watcher.addPath(str(folder))
        self._take(None if newest is None else newest[0])

    def _look(self) -> None:
        """Updates :attr:`path`. If the newest file still grows or the folder cannot be read,
        tries again later.
        """
        newest = self._newest()
        if self.problem is not None:
            self._pause.start(AGAIN_MS)
        if newest is None:
            self._take(None)
            return
        path, size = newest
        if path != self.path and size != self._size:
            self._size = size
            self._pause.start(PAUSE_MS)
            return
        self._take(path)

    def _newest(self) -> tuple[Path, int] | None:
        """Returns (newest picture, its size in bytes). None if there is no picture, or after an
        error.
        """
        self.problem = None
        if self.folder is None:
            return None
        try:
            found = probe(self.folder).known()
            with naming(self.folder, "cannot-read"):
                return _newest(self.folder) if found.is_folder else None
        except FileError as error:
            self.problem = error
            return None

    def _take(self, path: Path | None) -> None:
        if path != self.path:
            self.path = path
            self.changed.emit()


def _newest(folder: Path) -> tuple[Path, int] | None:
    """Returns (newest picture, its size in bytes), or None.

    Raises:
        OSError: the folder cannot be read.
    """
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):  # it may be gone already
                if is_named_picture(Path(entry.name)) and entry.is_file():
                    told = entry.stat()
                    found.append((told.st_mtime_ns, entry.name, told.st_size))
    if not found:
        return None
    _, name, size = max(found)
    return folder / name, size
