"""Work that takes longer than a frame: on a thread of its own, and cancellable.

Nothing waits for a thread without a limit. Work that only computes is interrupted if it does
not end when cancelled. The threads are daemons: :mod:`goref.qt.app.leaving` ends the process
without waiting for threads that hang.
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
"""The milliseconds after which cancelled work that has not ended is interrupted."""
ENDING_S = 0.3
"""The seconds for which the program, when it ends, waits for threads that only compute."""
OVERDUE_AT_END_S = 0.15
"""The seconds, within ENDING_S, after which threads that only compute are interrupted."""
THROUGH_S = 1.0
"""The seconds to wait for the end of a thread that has emitted its result."""
RUNNING: set[Task] = set()
"""All tasks whose threads have not ended, because their owners may be deleted earlier."""

PAUSED: list[bool] = []
"""A list that is not empty while work keeps Python's garbage collector disabled."""

T = TypeVar("T")


class LoadingCancelledError(Exception):
    """The work was cancelled, so its result is not needed."""


class Task(QObject):
    """One piece of work; its function uses it to check for cancelling and report progress.

    Attributes:
        writes: True if the work changes stored data, so that it is never cancelled.

    Signals:
        told: there is progress; carries this task and the values given to :meth:`tell`.
        ended: the function has ended; carries this task, the result, the exception or None.
    """

    told = Signal(object, object)
    ended = Signal(object, object, object)

    def __init__(self, act: Callable[[Task], object], *, writes: bool = False) -> None:
        super().__init__()  # without a parent: it may outlive the window
        self.writes = writes
        self._act = act
        self._given_up = Event()
        self._breaking = Lock()
        self._is_acting = self._is_broken_off = False
        self._thread = Thread(target=self._run, name=THREAD_NAME, daemon=True)
        self.ended.connect(self._leave, Qt.ConnectionType.QueuedConnection)

    def is_given_up(self) -> bool:
        """Returns whether the task was cancelled; the work checks this now and then."""
        return self._given_up.is_set()

    def go_on(self) -> None:
        """Raises LoadingCancelledError if the task was cancelled."""
        if self.is_given_up():
            raise LoadingCancelledError

    def tell(self, *what: object) -> None:
        """Reports progress or an intermediate result, as frozen values."""
        self.told.emit(self, what)

    def start(self) -> None:
        """Starts the thread of the task."""
        _collect_no_cycles()
        RUNNING.add(self)
        self._thread.start()

    def give_up(self) -> None:
        """Cancels the task, which ends as soon as it can, unless it writes."""
        if not self.writes and not self.is_given_up():
            self._given_up.set()
            QTimer.singleShot(OVERDUE_MS, self, self._end_overdue)

    def join(self, limit_s: float) -> bool:
        """Waits at most ``limit_s`` seconds for the thread; returns whether it is not
        running.
        """
        if self._thread.ident is not None:  # it was started
            self._thread.join(max(0.0, limit_s))
        return not self._thread.is_alive()

    def break_off(self) -> None:
        """Interrupts the task if it only computes."""
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
        except Exception as raised:  # emitted to the other thread
            error = raised
            self._act_no_more()
        except BrokenOffError:  # never reported
            self._act_no_more()
        self.ended.emit(self, result, error)

    def _act_no_more(self) -> None:
        """Prevents any further interruption, including one that was not raised yet."""
        with self._breaking:
            self._is_acting = False
            if self._is_broken_off:
                calm(self._thread)

    def _leave(self) -> None:
        if self.join(THROUGH_S):  # a task must not be deleted by its own thread
            RUNNING.discard(self)
            _collect_again()
        else:
            QTimer.singleShot(0, self, self._leave)


class Work(QObject):
    """One task at a time; a new task cancels the old one. Callbacks run on the owner's thread.

    Use only frozen values as arguments and results, as both threads use them. The object is
    deleted with its parent, and then cancels its task.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        begun: set[Task] = set()
        self._begun = begun  # the latest, and cancelled ones that have not ended
        self.destroyed.connect(lambda: _give_up(begun))  # holds no reference to this object
        self._done: Callable[[Any], None] | None = None
        self._failed: Callable[[Exception], None] | None = None
        self._told: Callable[..., None] | None = None

    @property
    def is_busy(self) -> bool:
        """True while a result is awaited."""
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
        """Starts work in place of that under way; see :meth:`stop`.

        Args:
            act: called on another thread.
            failed: called with the exception; if None, the exception is raised on this thread.
            told: called with the values given to :meth:`Task.tell`.
            writes: True if the work changes stored data, so that it is always completed.
        """
        self.stop()
        task = Task(act, writes=writes)
        self._task, self._done, self._failed, self._told = task, done, failed, told
        self._begun.add(task)
        task.told.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        task.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        task.start()

    def stop(self) -> None:
        """Cancels the work under way; none of its callbacks follows. Work that writes still
        completes."""
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
            pass  # all work was cancelled, as the program ends
        elif self._failed is not None:
            self._failed(error)
        else:
            raise error


def _collect_no_cycles() -> None:
    """Disables Python's garbage collector while work runs.

    On another thread it would delete remains of closed windows, which crashes Qt.
    """
    if not RUNNING and gc.isenabled():
        gc.disable()
        PAUSED.append(True)


def _collect_again() -> None:
    if not RUNNING and PAUSED:
        PAUSED.clear()
        gc.enable()


def stop_all(limit_s: float = ENDING_S) -> bool:
    """Cancels all work that only computes, and waits at most ``limit_s`` seconds for all
    threads together.

    Returns whether all of them have ended.
    """
    give_up_all()
    until = monotonic() + limit_s
    if not _joined(until - limit_s + OVERDUE_AT_END_S):
        for task in tuple(RUNNING):
            task.break_off()
    return _joined(until)


def _joined(until: float) -> bool:
    """Waits for all threads until a time of ``monotonic``; returns whether all have ended."""
    return all(task.join(until - monotonic()) for task in tuple(RUNNING))


def give_up_all() -> None:
    """Cancels all work that only computes, also work started by other objects."""
    _give_up(RUNNING)


def _give_up(tasks: set[Task]) -> None:
    for task in tuple(tasks):
        task.give_up()
