"""Work that takes longer than a frame, on a thread of its own, and given up at any time.

Nothing waits for a thread without a limit. Work that only computes and does not end when it is
given up is broken off. Its threads are daemons: :mod:`goref.qt.app.leaving` ends the process
without those that hang.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from goref.qt.work.breaking import BrokenOffError, break_off, calm

THREAD_NAME = "goref-work"
OVERDUE_MS = 2_000
"""Milliseconds after which work that was given up, and has not ended, is broken off."""
ENDING_S = 0.3
"""Seconds that the program waits at its end for threads that only compute,"""
OVERDUE_AT_END_S = 0.15
"""and how soon within them they are broken off."""
THROUGH_S = 1.0
"""Seconds that a thread is waited for which has told its result."""
RUNNING: set[Task] = set()
"""Kept until their threads have ended: whoever asked may be gone before."""

PAUSED: list[bool] = []
"""Not empty while the search for cycles waits for work to end."""

T = TypeVar("T")


class LoadingCancelledError(Exception):
    """Nobody wants any more what is being worked out."""


class Task(QObject):
    """A piece of work as it knows itself: it asks whether it was given up, and tells of itself.

    Attributes:
        writes: it changes something that is kept, so it is never given up.

    Signals:
        told: how far it is, or what has come of it so far: this task, and what it tells.
        ended: its thread is through: this task, the result, the exception or None.
    """

    told = Signal(object, object)
    ended = Signal(object, object, object)

    def __init__(self, act: Callable[[Task], object], *, writes: bool = False) -> None:
        super().__init__()  # without a parent: it may outlive the window
        # A window is there before anything takes long.

        self.writes = writes
        self._act = act
        self._given_up = Event()
        self._breaking = Lock()
        self._is_acting = self._is_broken_off = False
        self._thread = Thread(target=self._run, name=THREAD_NAME, daemon=True)
        self.ended.connect(self._leave, Qt.ConnectionType.QueuedConnection)

    def is_given_up(self) -> bool:
        """Whether nothing is wanted of it any more. The work asks this now and then."""
        return self._given_up.is_set()

    def go_on(self) -> None:
        """Raises GivenUpError once nothing is wanted of it any more."""
        if self.is_given_up():
            raise LoadingCancelledError

    def tell(self, *what: object) -> None:
        """Say how far it is, or what has come of it so far, in frozen values."""
        self.told.emit(self, what)

    def start(self) -> None:
        """Begin."""
        _collect_no_cycles()
        RUNNING.add(self)
        self._thread.start()

    def give_up(self) -> None:
        """Want nothing of it any more: it ends as soon as it can, unless it writes."""
        if not self.writes and not self.is_given_up():
            self._given_up.set()
            QTimer.singleShot(OVERDUE_MS, self, self._end_overdue)

    def join(self, limit_s: float) -> bool:
        """Wait a limited time for its thread; returns whether none of it runs."""
        if self._thread.ident is not None:  # it was begun
            self._thread.join(max(0.0, limit_s))
        return not self._thread.is_alive()

    def break_off(self) -> None:
        """End what does not end by itself, if it only computes."""
        with self._breaking:
            if self._is_acting and not self.writes:
                self._is_broken_off |= break_off(self._thread, Task._run.__code__)

    def _end_overdue(self) -> None:
        if not self.join(0):
            self.break_off()
            QTimer.singleShot(OVERDUE_MS, self, self._end_overdue)

    def _run(self) -> None:
        result: object = None
        error: Exception | None = None
        try:
            self._is_acting = True
            if not self.is_given_up():
                result = self._act(self)
            self._act_no_more()
        except Exception as raised:  # told on the other thread
            error = raised
            self._act_no_more()
        except BrokenOffError:  # nobody hears of it
            self._act_no_more()
        self.ended.emit(self, result, error)

    def _act_no_more(self) -> None:
        """From here on it is not broken off any more, not even by what is on its way."""
        with self._breaking:
            self._is_acting = False
            if self._is_broken_off:
                calm(self._thread)

    def _leave(self) -> None:
        if self.join(THROUGH_S):  # a task is not to be deleted by its own thread
            RUNNING.discard(self)
            _collect_again()
        else:
            QTimer.singleShot(0, self, self._leave)


class Work(QObject):
    """One piece of work at a time; the newest wins. What comes of it comes on this thread.

    Only frozen values may go in and out: both threads hold them. With its parent it goes
    away, and gives up what it has begun.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        begun: set[Task] = set()
        self._begun = begun  # the latest, and those given up that have not ended
        self.destroyed.connect(lambda: _give_up(begun))  # it keeps nothing of this object
        self._done: Callable[[Any], None] | None = None
        self._failed: Callable[[Exception], None] | None = None
        self._told: Callable[..., None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._task is not None

    def start(
        self,
        act: Callable[[Task], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        told: Callable[..., None] | None = None,
        *,
        writes: bool = False,
    ) -> None:
        """Do something in place of what is being done.

        Args:
            act: is called on another thread.
            done: is told what it came to.
            failed: is told the exception that it ended with; without it, that is raised here.
            told: is told how far it is: whatever is given to :meth:`Task.tell`.
            writes: it changes something that is kept. It is then done to its end, whoever
                closes meanwhile.
        """
        self.stop()
        task = Task(act, writes=writes)
        self._task, self._done, self._failed, self._told = task, done, failed, told
        self._begun.add(task)
        task.told.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        task.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        task.start()

    def stop(self) -> None:
        """Want no answer any more."""
        if self._task is not None:
            self._task.give_up()
            self._task = None

    def _tell(self, task: Task, what: tuple[object, ...]) -> None:
        if task is self._task and self._told is not None:
            self._told(*what)

    def _end(self, task: Task, result: object, error: Exception | None) -> None:
        self._begun.discard(task)
        if task is not self._task:
            return
        self._task = None
        if error is None:
            assert self._done is not None
            self._done(result)
        elif isinstance(error, LoadingCancelledError):
            pass  # all work was given up at once, as the program ends
        elif self._failed is not None:
            self._failed(error)
        else:
            raise error


def _collect_no_cycles() -> None:
    """Keeps the search for cycles from running on a thread of work: what is left of closed
    windows would be deleted there, which Qt does not survive."""
    if not RUNNING and gc.isenabled():
        gc.disable()
        PAUSED.append(True)


def _collect_again() -> None:
    if not RUNNING and PAUSED:
        PAUSED.clear()
        gc.enable()


def stop_all(limit_s: float = ENDING_S) -> bool:
    """Give up all work there is, and wait for its threads, not longer than a limit together.

    Returns whether all of them have ended.
    """
    give_up_all()
    until = monotonic() + limit_s
    if not _joined(until - limit_s + OVERDUE_AT_END_S):
        for task in tuple(RUNNING):
            task.break_off()
    return _joined(until)


def _joined(until: float) -> bool:
    """Waits for all threads until a moment; returns whether all of them have ended."""
    return all(task.join(until - monotonic()) for task in tuple(RUNNING))


def give_up_all() -> None:
    """Give up all work that only computes, whoever began it."""
    _give_up(RUNNING)


def _give_up(tasks: set[Task]) -> None:
    for task in tuple(tasks):
        task.give_up()
