"""Counts planned on another thread; what was planned for the present case is kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.plan import arrange
from goref.core.arranging.retidying import tidied
from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.colour import Colour
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scoring import Score
from goref.qt.work.work import Work

Key = tuple[Count, Colour | None, tuple[Shift, ...]]
"""What an arrangement is of: the count, the side counted alone, the stones put elsewhere."""


class Planning(QObject):
    """Plans one thing at a time, the newest; it may take a good part of a second."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work = Work(self)
        self._case: Case | None = None  # all that is kept is of this one
        self._made: dict[Key, Arrangement] = {}

    @property
    def is_busy(self) -> bool:
        """Whether something is being planned."""
        return self._work.is_busy

    def plan(
        self,
        case: Case,
        score: Score,
        count: Count,
        side: Colour | None,
        done: Callable[[Arrangement], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Have a count laid out, at once where it is known.

        Args:
            score: the case counted under its rule set.
            side: as with :func:`arrange`.
            done: is told the arrangement, with the stones that the referee put elsewhere.
            failed: is told why there is none.
        """
        self._turn_to(case)
        key = count, side, case.shifts
        known = self._known(key)
        if known is not None:
            self.stop()
            done(known)
            return

        def keep(made: Arrangement) -> None:
            self._made[key] = made
            done(made)

        self._work.start(
            lambda task: arrange(case, score, count, side, case.shifts, task.go_on),
            keep,
            failed,
        )

    def tidy(
        self,
        case: Case,
        score: Score,
        made: Arrangement,
        side: Colour | None,
        done: Callable[[tuple[Shift, ...]], None],
    ) -> None:
        """Have what the referee did not set planned anew.

        Args:
            made: how the case is laid out now; ``side`` is what was chosen for it.
            done: is told the shifts; none where nothing gets better.
        """

        def keep(found: tuple[tuple[Shift, ...], Arrangement]) -> None:
            shifts, after = found
            self._made[made.count, side, case.shifts + shifts] = after
            done(shifts)

        self._work.start(lambda task: _tidied(case, score, made), keep)

    def stop(self) -> None:
        """Want nothing any more."""
        self._work.stop()

    def take_over(self, other: Planning) -> None:
        """Know what another has planned."""
        self._case, self._made = other._case, dict(other._made)

    def _turn_to(self, case: Case) -> None:
        if self._case is None or _planned_for(case) != _planned_for(self._case):
            self._made.clear()
        self._case = case

    def _known(self, key: Key) -> Arrangement | None:
        """What is kept; with one stone more put elsewhere it is soon known too."""
        count, side, shifts = key
        before = self._made.get((count, side, shifts[:-1]))
        if key not in self._made and before is not None:
            last = shifts[-1]
            if last.count == count.value and last.side in (side, before.readoff.side):
                try:
                    self._made[key] = drag(before, last)
                except RefusedError:
                    return None  # that is said when all is laid out anew
        return self._made.get(key)


def _planned_for(case: Case) -> tuple[object, ...]:
    """What of a case a plan rests on, the stones put elsewhere aside."""
    return case.record, case.voided, case.ruling, case.rules, case.answers


def _tidied(
    case: Case, score: Score, made: Arrangement
) -> tuple[tuple[Shift, ...], Arrangement]:
    shifts = tidied(case, score, made)
    for shift in shifts:
        made = drag(made, shift)
    return shifts, made
