"""The reading of recent files in the background."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from goref.core.base.language import Language
from goref.qt.first_page.recent_file import RecentFile, recent_file
from goref.qt.look.preferences import Preferences
from goref.qt.work.work import Work

log = logging.getLogger(__name__)
BUDGET_MS = 3_000
"""Milliseconds after which reading a file is cancelled and the next one is read."""


class RecentLoader(QObject):
    """Finds the recent files that still exist, then reads them one by one.

    Signals:
        found: the existing files are known; carries their paths, newest first.
        read: a file was read; carries its path and a :class:`RecentFile`.
    """

    found = Signal(object)
    read = Signal(object, object)

    def __init__(self, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._language = language
        self._left: Iterator[Path] = iter(())
        self.work = Work(self)
        self._budget = QTimer(self, singleShot=True)
        self._budget.timeout.connect(self._read_next)

    def start(self) -> None:
        """Starts to find the files, and then to read them."""
        # Its own preferences: the window's belong to another thread.
        self.work.start(lambda _: tuple(Preferences().recent), self._begin)

    def stop(self) -> None:
        """Stops reading."""
        self.work.stop()
        self._budget.stop()

    def _begin(self, paths: tuple[Path, ...]) -> None:
        self.found.emit(paths)
        self._left = iter(paths)
        self._read_next()

    def _read_next(self) -> None:
        self.stop()
        path = next(self._left, None)
        if path is None:
            return
        self._budget.start(BUDGET_MS)
        self.work.start(
            lambda task: recent_file(path, self._language, task),
            partial(self._show, path),
            partial(self._failed, path),
        )

    def _show(self, path: Path, file: RecentFile) -> None:
        self.read.emit(path, file)
        self._read_next()

    def _failed(self, path: Path, error: Exception) -> None:
        log.error("a recent file cannot be summarised", exc_info=error)
        self._show(path, RecentFile())
