"""The search for a case's long cycles and for points that the referee should check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.qt.work.after_paint import AfterPaint
from goref.qt.work.idle_work import IdleWork

if TYPE_CHECKING:
    from goref.app.questions.cycle_status import CycleStatus
    from goref.core.trials.checklist import ChecklistItem


class ChecklistLoader(QObject):
    """A search for a case's long cycles and checklist of open points. It runs while the window
    is idle.

    Attributes:
        cycles, checklist: what was found so far.
    """

    def __init__(self, page: QWidget, done: Callable[[], None]) -> None:
        """Args:
        page: the page that shows the results; the search may wait until it is painted.
        done: called when the search is finished.
        """
        super().__init__(page)
        self._page, self._done = page, done
        self._of: Assessment | None = None
        self._waits = False
        self._pump = IdleWork(self)
        self.forget()

    def forget(self) -> None:
        """Stops the search and discards its results. Call it when the case or the ruling has
        changed.
        """
        self._pump.stop()
        self._of = None
        self.cycles: tuple[CycleStatus, ...] = ()
        self.checklist: list[ChecklistItem] = []

    @property
    def is_at_work(self) -> bool:
        """True while the search is running or paused."""
        return self._pump.is_at_work

    def has_begun(self, assessment: Assessment) -> bool:
        """Returns whether ``assessment`` is the one that was searched last, or is being
        searched.
        """
        return self._of is assessment

    @property
    def has_ended(self) -> bool:
        """True if a search was started and is finished."""
        return self._of is not None and not self.is_at_work

    def begin(self, assessment: Assessment, *, drawn_first: bool) -> None:
        """Starts to search a case. With ``drawn_first``, starts only after the page is
        painted.
        """
        self._of = assessment
        self._pump.start(self._look(assessment), self._done)
        if drawn_first:
            self._pump.pause()
            if not self._waits:
                self._waits = True
                AfterPaint(self._page, self.go_on)

    def pause(self) -> None:
        """Pauses the search until :meth:`go_on`."""
        self._pump.pause()

    def go_on(self) -> None:
        """Resumes a paused search."""
        self._waits = False
        self._pump.resume()

    def _look(self, assessment: Assessment) -> Iterator[None]:
        from goref.app.questions.cycle_status import cycles_of
        from goref.core.trials.checklist import items

        self.cycles = cycles_of(assessment.case)
        yield
        for item in items(assessment.score, assessment.case):
            if item is not None:
                self.checklist.append(item)
            yield
