"""What is to be asked about a case, worked out in the pauses between events."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from goref.app.assessment import Assessment
from goref.app.questions.cycle_rulings import CycleItem, cycle_items
from goref.app.questions.trial_status import Tried, tried
from goref.core.trials.checklist import Item, ItemKind, items

DISPUTED = (ItemKind.STONES, ItemKind.POINTS)


class Asking(QObject):
    """Works out the checklist of a case, its trials and its cycles, one count at a time.

    Attributes:
        items, trials, cycles: what is known already.

    Signals:
        found: something more is known.
        finished: all is.
    """

    found = Signal()
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[Item] = []
        self.trials: list[Tried] = []
        self.cycles: tuple[CycleItem, ...] = ()
        self._work: Iterator[bool] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def start(self, assessment: Assessment) -> None:
        """Ask about a case; what was known of another is forgotten."""
        self.items, self.trials, self.cycles = [], [], ()
        self._work = self._ask(assessment)
        self._timer.start()

    def stop(self) -> None:
        """Leave off; nothing is told any more."""
        self._timer.stop()

    def _ask(self, assessment: Assessment) -> Iterator[bool]:
        """Whether something was found, after each piece of work."""
        case = assessment.case
        for place in range(len(case.trials)):
            self.trials.append(tried(case, place))
            yield True
        self.cycles = cycle_items(case)
        yield bool(self.cycles)
        for item in items(assessment.score, case):
            new = item is not None and _asks_more(item, assessment)
            if item is not None and new:
                self.items.append(item)
            yield new

    def _go_on(self) -> None:
        try:
            new = next(self._work)
        except StopIteration:
            self._timer.stop()
            self.finished.emit()
            return
        if new:
            self.found.emit()


def _asks_more(item: Item, assessment: Assessment) -> bool:
    """Whether an item is not about what is listed as disputed anyway."""
    return item.asked in DISPUTED or not item.points <= assessment.case.disputed
