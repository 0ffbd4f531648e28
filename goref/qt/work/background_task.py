"""Questions answered off the window's thread; a newer one puts the older ones by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from goref.qt.work.work import Work

Tell = Callable[[int, int, str], None]
"""Says how far something is: this many of so many, and what is looked at now."""
Act = Callable[[Callable[[], bool], Tell], object]
"""What is done: it asks now and then whether it was given up, and says how far it is."""


class Aside(QObject):
    """One piece of work at a time; whoever has it stops it before going away.

    Signals:
        done: what the latest piece came to.
        failed: the exception that it ended with.
        told: how far it is, as with :data:`Tell`.
    """

    done = Signal(object)
    failed = Signal(object)
    told = Signal(int, int, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work | None = None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._work is not None

    def ask(self, act: Act) -> None:
        """Do something in place of what is being done."""
        self.stop()
        speaker = _Speaker()
        work = Work(lambda given_up: act(given_up, speaker.said.emit))
        speaker.setParent(work)

        def tell(now: int, of: int, what: str) -> None:
            if self._work is work:
                self.told.emit(now, of, what)

        speaker.said.connect(tell, Qt.ConnectionType.QueuedConnection)
        work.done.connect(self._end)
        work.failed.connect(self._fail)
        self._work = work
        work.start()

    def stop(self) -> None:
        """Want no answer any more."""
        if self._work is not None:
            self._work.give_up()
            self._work = None

    def _end(self, work: Work, result: Any) -> None:
        if work is self._work:
            self._work = None
            self.done.emit(result)

    def _fail(self, work: Work, error: Exception) -> None:
        if work is self._work:
            self._work = None
            self.failed.emit(error)


class _Speaker(QObject):
    """Carries words from the one thread to the other."""

    said = Signal(int, int, str)
