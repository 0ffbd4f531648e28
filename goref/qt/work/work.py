"""Work that takes longer than a frame, on a thread of its own; it can be cancelled.

Nothing waits for a thread without a limit. Cancelled work that does not end is interrupted,
unless it writes. The threads are daemons: :mod:`goref.qt.app.leaving` ends the process without
waiting for threads that hang.
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
"""Cancelled work that has not ended after this many milliseconds is interrupted."""
ENDING_S = 0.3
"""At the end of the program, the seconds to wait for threads that only compute."""
OVERDUE_AT_END_S = 0.15
"""The seconds to wait at the end of the program before threads are interrupted; less than
ENDING_S.
"""
THROUGH_S = 1.0
"""The seconds to wait for a thread to end after it has emitted its result."""
RUNNING: set[Task] = set()
"""The tasks whose threads still run. Kept here because their owners may be deleted earlier."""

PAUSED: list[bool] = []
"""Not empty while Python's garbage collector is disabled because work is running."""

T = TypeVar("T")


class LoadingCancelledError(Exception):
    """Raised inside work that was cancelled, to end it."""


class Task(QObject):
    """One piece of work on a thread. Its function gets it as argument, to report progress and
    to learn of a cancellation.

    Attributes:
        writes: True if the work changes stored data; it is then never cancelled.

    Signals:
        told: there is progress; carries this task and the values given to :meth:`tell`.
        ended: the function has ended; carries this task, the result, and the exception or None.
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
        """Returns whether the task was cancelled. The function should check this now
        and then.
        """
        return self._given_up.is_set()

    def go_on(self) -> None:
        """Raises LoadingCancelledError if the task was cancelled. Call it often inside the
        function.
        """
        if self.is_given_up():
            raise LoadingCancelledError

    def tell(self, *what: object) -> None:
        """Reports progress or an intermediate result. The values must be immutable."""
        self.told.emit(self, what)

    def start(self) -> None:
        """Starts the thread of the task."""
        _collect_no_cycles()
        RUNNING.add(self)
        self._thread.start()

    def give_up(self) -> None:
        """Cancels the task, which then ends as soon as it can. Does nothing if the
        task writes.
        """
        if not self.writes and not self.is_given_up():
            self._given_up.set()
            QTimer.singleShot(OVERDUE_MS, self, self._end_overdue)

    def join(self, limit_s: float) -> bool:
        """Waits at most ``limit_s`` seconds for the thread. Returns whether it has ended."""
        if self._thread.ident is not None:  # it was started
            self._thread.join(max(0.0, limit_s))
        return not self._thread.is_alive()

    def break_off(self) -> None:
        """Interrupts the task, unless it writes."""
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
        """Withdraws an interruption that was not raised yet, and prevents any further one."""
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
    """One task at a time; a new one cancels the one before. Callbacks run on the owner's
    thread.

    Arguments and results must be immutable, as two threads use them. If the owner is deleted,
    the task is cancelled.
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
        """True while a task is running whose result is still needed."""
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
        """Starts a task on another thread, after cancelling the one before (see :meth:`stop`).

        Args:
            act: the function to run on the other thread.
            done: called with the result.
            failed: called with the exception; None raises it on this thread.
            told: called with the values given to :meth:`Task.tell`.
            writes: True if the work changes stored data; it is then always completed.
        """
        self.stop()
        task = Task(act, writes=writes)
        self._task, self._done, self._failed, self._told = task, done, failed, told
        self._begun.add(task)
        task.told.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        task.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        task.start()

    def stop(self) -> None:
        """Cancels the running task; none of its callbacks is called any more. A task that
        writes still runs to its end.
        """
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
    """Disables Python's garbage collector while work is running.

    On another thread it would delete parts of closed windows, and Qt would crash.
    """
    if not RUNNING and gc.isenabled():
        gc.disable()
        PAUSED.append(True)


def _collect_again() -> None:
    if not RUNNING and PAUSED:
        PAUSED.clear()
        gc.enable()


def stop_all(limit_s: float = ENDING_S) -> bool:
    """Cancels all tasks that do not write, and waits at most ``limit_s`` seconds for all
    threads.

    Returns whether all threads have ended.
    """
    give_up_all()
    until = monotonic() + limit_s
    if not _joined(until - limit_s + OVERDUE_AT_END_S):
        for task in tuple(RUNNING):
            task.break_off()
    return _joined(until)


def _joined(until: float) -> bool:
    """Waits for all threads until ``monotonic()`` is ``until``. Returns whether all
    have ended.
    """
    return all(task.join(until - monotonic()) for task in tuple(RUNNING))


def give_up_all() -> None:
    """Cancels all tasks that do not write, whoever started them."""
    _give_up(RUNNING)


def _give_up(tasks: set[Task]) -> None:
    for task in tuple(tasks):
        task.give_up()
