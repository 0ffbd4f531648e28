"""Files that the system passes to the running program, as macOS does on a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent

from goref.qt.context.app_protocol import Host


class FileOpenFilter(QObject):
    """An event filter that opens files passed by the system.

    The system passes several files one by one; they are opened together.
    """

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._paths: list[Path] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        path = event.file()
        if not path:  # a web address
            return False
        if not self._paths:
            QTimer.singleShot(0, self, self._open)
        self._paths.append(Path(path))
        return True

    def _open(self) -> None:
        paths, self._paths = self._paths, []
        self._host.open_paths(paths)
