"""The exercises that were done, and their markings."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from goref.core.base.frozen import frozen

if TYPE_CHECKING:  # the settings are read at start
    from goref.app.school.exercise import Exercise


@frozen
class SchoolProgress:
    """The exercises that were done.

    Attributes:
        right, wrong: the ids of exercises by their latest marking.
    """

    right: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()

    def marked(self, exercise: Exercise, *, is_right: bool) -> SchoolProgress:
        """Returns the progress after another marking, which replaces an earlier one."""
        one = frozenset({exercise.id})
        if is_right:
            return SchoolProgress(self.right | one, self.wrong - one)
        return SchoolProgress(self.right - one, self.wrong | one)

    def of(self, exercise: Exercise) -> bool | None:
        """Returns whether an exercise was right; None if it was not done."""
        if exercise.id in self.right:
            return True
        return False if exercise.id in self.wrong else None

    def count_right(self, exercises: Iterable[Exercise]) -> int:
        return sum(exercise.id in self.right for exercise in exercises)

    def next_open(
        self, exercises: Collection[Exercise], after: Exercise | None
    ) -> Exercise | None:
        """Returns the next exercise that is not right yet, from one on; None if all are."""
        every = list(exercises)
        start = every.index(after) + 1 if after in every else 0
        for exercise in (*every[start:], *every[:start]):
            if exercise.id not in self.right and exercise != after:
                return exercise
        return None
