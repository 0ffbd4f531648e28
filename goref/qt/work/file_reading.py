"""Reading large files on another thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, Signal

from goref.app.opening import OpeningError, open_bytes


class ReadSignals(QObject):
    done = Signal(object)


class Reading(QRunnable):
    """Reads a large file on another thread; a result nobody waits for is dropped."""

    def __init__(self, data: bytes, name: str) -> None:
        super().__init__()
        self._data, self._name = data, name
        self.signals = ReadSignals()

    def run(self) -> None:
        try:
            result: object = open_bytes(self._data, self._name)
        except OpeningError as error:
            result = error
        self.signals.done.emit(result)
