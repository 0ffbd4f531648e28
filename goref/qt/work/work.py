"""Work that takes longer than a frame, on a thread of its own, and given up at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

THREAD_NAME = "goref-work"
RUNNING: set[Task] = set()
"""Kept until their threads have ended: whoever asked may be gone before."""

T = TypeVar("T")


class Task(QObject):
    """A piece of work as it knows itself: it asks whether it was given up, and tells of itself.

    Signals:
        told: how far it is, or what has come of it so far: this task, and what it tells.
        ended: its thread is through: this task, the result, the exception or None.
    """

    told = Signal(object, object)
    ended = Signal(object, object, object)

    def __init__(self, act: Callable[[Task], object]) -> None:
        super().__init__()  # without a parent: it may outlive the window
        from threading import Event, Thread  # a window is there before anything takes long

        self._act = act
        self._given_up = Event()
        self._thread = Thread(target=self._run, name=THREAD_NAME)
        self.ended.connect(self._leave, Qt.ConnectionType.QueuedConnection)

    def is_given_up(self) -> bool:
        """Whether nothing is wanted of it any more. The work asks this now and then."""
        return self._given_up.is_set()

    def tell(self, *what: object) -> None:
        """Say how far it is, or what has come of it so far, in frozen values."""
        self.told.emit(self, what)

    def start(self) -> None:
        """Begin."""
        RUNNING.add(self)
        self._thread.start()

    def give_up(self) -> None:
        """Want nothing of it any more: it ends as soon as it can."""
        self._given_up.set()

    def join(self) -> None:
        """Wait until its thread has ended."""
        self._thread.join()

    def _run(self) -> None:
        result: object = None
        error: Exception | None = None
        try:
            if not self.is_given_up():
                result = self._act(self)
        except Exception as raised:  # told on the other thread
            error = raised
        self.ended.emit(self, result, error)

    def _leave(self) -> None:
        self.join()  # a task is not to be deleted by its own thread
        RUNNING.discard(self)


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
    ) -> None:
        """Do something in place of what is being done.

        Args:
            act: is called on another thread.
            done: is told what it came to.
            failed: is told the exception that it ended with; without it, that is raised here.
            told: is told how far it is: whatever is given to :meth:`Task.tell`.
        """
        self.stop()
        task = Task(act)
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

    def wait(self) -> None:
        """Want no answer any more, and leave no thread behind."""
        self.stop()
        for task in self._begun:
            task.join()

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
        elif self._failed is not None:
            self._failed(error)
        else:
            raise error


def stop_all() -> None:
    """Give up all work there is, whoever began it, and wait until no thread is left."""
    _give_up(RUNNING)
    for task in tuple(RUNNING):
        task.join()


def _give_up(tasks: set[Task]) -> None:
    for task in tuple(tasks):
        task.give_up()
