"""Work that takes longer than a frame, on a thread of its own, and given up at any time."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

from PySide6.QtCore import QObject, Qt, Signal

Act = Callable[[Callable[[], bool]], object]
"""The work: it is given a question to ask now and then, whether it was given up."""
RUNNING: set[Work] = set()
"""Kept until their threads have ended: nobody else may hold them."""


class Work(QObject):
    """One piece of work. It is done once; what it says comes on the thread that made it.

    Only frozen values may go in and out: both threads hold them.

    Signals:
        done: it ended: this work, and the result. Nothing is told of what was given up.
        failed: it raised an exception: this work, and that.
    """

    done = Signal(object, object)
    failed = Signal(object, object)
    _ended = Signal(object, object)

    def __init__(self, act: Act) -> None:
        super().__init__()  # without a parent: it may outlive the window
        self._act = act
        self._given_up = Event()
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = Thread(target=self._run, name="goref-opinion")

    def start(self) -> None:
        RUNNING.add(self)
        self._thread.start()

    def give_up(self) -> None:
        """Want nothing of it any more: it ends as soon as it can."""
        self._given_up.set()

    def wait(self) -> None:
        """Give it up and wait for the end of its thread."""
        self.give_up()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        result: object = None
        error: Exception | None = None
        try:
            if not self._given_up.is_set():
                result = self._act(self._given_up.is_set)
        except Exception as raised:  # told on the other thread
            error = raised
        self._ended.emit(result, error)

    def _deliver(self, result: object, error: Exception | None) -> None:
        RUNNING.discard(self)
        if self._given_up.is_set():
            return
        if error is not None:
            self.failed.emit(self, error)
        else:
            self.done.emit(self, result)


def stop_all() -> None:
    """Give up all work there is, whoever began it, and wait until no thread is left."""
    for work in tuple(RUNNING):
        work.wait()
