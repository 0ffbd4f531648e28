"""Undo with immutable values: the present value, the earlier ones, and those undone."""

from __future__ import annotations

from typing import Generic, TypeVar

from goref.core.base.frozen import frozen, replace

T = TypeVar("T")
A = TypeVar("A")


@frozen
class HistoryStep(Generic[T, A]):
    """A value and the act that led to it; the act is None for the first value."""

    value: T
    act: A | None = None


@frozen
class History(Generic[T, A]):
    """A present value with its past values and its undone values. No method changes it."""

    present: HistoryStep[T, A]
    past: tuple[HistoryStep[T, A], ...] = ()
    future: tuple[HistoryStep[T, A], ...] = ()

    @classmethod
    def of(cls, value: T) -> History[T, A]:
        return cls(HistoryStep(value))

    @property
    def value(self) -> T:
        return self.present.value

    @property
    def acts(self) -> tuple[A, ...]:
        """The acts in force, oldest first."""
        steps = (*self.past, self.present)
        return tuple(step.act for step in steps if step.act is not None)

    @property
    def undo_act(self) -> A | None:
        """The act that undo would revert; None if there is none."""
        return self.present.act if self.past else None

    @property
    def redo_act(self) -> A | None:
        return self.future[0].act if self.future else None

    def do(self, value: T, act: A) -> History[T, A]:
        """Returns a history with a new present value; values that were undone are dropped."""
        return History(HistoryStep(value, act), (*self.past, self.present))

    def undo(self) -> History[T, A]:
        """Returns the history before its last act. Raises IndexError if there was no act."""
        if not self.past:
            raise IndexError("nothing to undo")
        return replace(
            self,
            present=self.past[-1],
            past=self.past[:-1],
            future=(self.present, *self.future),
        )

    def redo(self) -> History[T, A]:
        """Returns a history with the last undone act done again.

        Raises IndexError if no act was undone.
        """
        if not self.future:
            raise IndexError("nothing to redo")
        return replace(
            self,
            present=self.future[0],
            past=(*self.past, self.present),
            future=self.future[1:],
        )
