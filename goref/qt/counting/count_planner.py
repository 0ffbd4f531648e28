"""Plans counts on another thread, and caches the plans of the present case."""

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
from goref.core.scoring.scorer import Score
from goref.qt.work.work import Work

Key = tuple[Count, Colour | None, tuple[Shift, ...]]
"""The cache key of an arrangement: count, side that alone is counted, moves of the referee."""


class CountPlanner(QObject):
    """A planner of counts on another thread. Each request replaces the one before.

    A plan takes up to a second.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work = Work(self)
        self._case: Case | None = None  # the case of all kept plans
        self._made: dict[Key, Arrangement] = {}

    @property
    def is_busy(self) -> bool:
        """True while a count is being planned."""
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
        """Plans a count and calls ``done`` with it, at once if it is cached.

        Args:
            score: the score of the case.
            side: the side that alone is counted, as in :func:`arrange`.
            done: called with the arrangement, which includes the moves of the referee.
            failed: called with the error; CannotArrangeError if the count cannot be laid out.
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
        """Replans all moves that the referee did not make.

        Args:
            made: the present arrangement of the case.
            side: the side for which ``made`` was requested.
            done: called with the additional moves; () if none would make the count quicker.
        """

        def keep(found: tuple[tuple[Shift, ...], Arrangement]) -> None:
            shifts, after = found
            self._made[made.count, side, case.shifts + shifts] = after
            done(shifts)

        self._work.start(lambda task: _tidied(case, score, made), keep)

    def stop(self) -> None:
        """Stops planning."""
        self._work.stop()

    def take_over(self, other: CountPlanner) -> None:
        """Copies the cache of another planner."""
        self._case, self._made = other._case, dict(other._made)

    def _turn_to(self, case: Case) -> None:
        if self._case is None or _planned_for(case) != _planned_for(self._case):
            self._made.clear()
        self._case = case

    def _known(self, key: Key) -> Arrangement | None:
        """Returns the cached arrangement for a key, or None.

        If only the arrangement without the last move is cached, adds that move.
        """
        count, side, shifts = key
        before = self._made.get((count, side, shifts[:-1]))
        if key not in self._made and before is not None:
            last = shifts[-1]
            if last.count == count.value and last.side in (side, before.readoff.side):
                try:
                    self._made[key] = drag(before, last)
                except RefusedError:
                    return None  # the new plan reports it
        return self._made.get(key)


def _planned_for(case: Case) -> tuple[object, ...]:
    """Returns the parts of a case on which its plans depend, without the moves of the
    referee.
    """
    return case.record, case.voided, case.ruling, case.rules, case.answers


def _tidied(
    case: Case, score: Score, made: Arrangement
) -> tuple[tuple[Shift, ...], Arrangement]:
    shifts = tidied(case, score, made)
    for shift in shifts:
        made = drag(made, shift)
    return shifts, made
