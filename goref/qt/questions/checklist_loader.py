"""Looking through the board, in the pauses, for what else is to be thought of in a case."""

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
    """Works out the long cycles of a case and its checklist, which only tell; what asks is
    known without.

    Attributes:
        cycles, checklist: what was found, as far as it was looked through.
    """

    def __init__(self, page: QWidget, done: Callable[[], None]) -> None:
        """Args:
        page: shows what is found; it is painted first.
        done: is called once all is looked through.
        """
        super().__init__(page)
        self._page, self._done = page, done
        self._of: Assessment | None = None
        self._waits = False
        self._pump = IdleWork(self)
        self.forget()

    def forget(self) -> None:
        """Another case, or another ruling: nothing was looked through."""
        self._pump.stop()
        self._of = None
        self.cycles: tuple[CycleStatus, ...] = ()
        self.checklist: list[ChecklistItem] = []

    @property
    def is_at_work(self) -> bool:
        """Whether something is still looked for."""
        return self._pump.is_at_work

    def has_begun(self, assessment: Assessment) -> bool:
        """Whether a case is or was looked through."""
        return self._of is assessment

    @property
    def has_ended(self) -> bool:
        """Whether the case was looked through to the end."""
        return self._of is not None and not self.is_at_work

    def begin(self, assessment: Assessment, *, drawn_first: bool) -> None:
        """Look through a case; ``drawn_first``: only when the page has been painted."""
        self._of = assessment
        self._pump.start(self._look(assessment), self._done)
        if drawn_first:
            self._pump.pause()
            if not self._waits:
                self._waits = True
                AfterPaint(self._page, self.go_on)

    def pause(self) -> None:
        """Leave off until :meth:`go_on`."""
        self._pump.pause()

    def go_on(self) -> None:
        """Go on with what is left to be looked through, if anything is."""
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
