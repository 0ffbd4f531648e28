"""Undo as values: a present, what was before it, and what was undone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Step(Generic[T]):
    """A value and the key of the act that led to it (a word-table key, not a sentence)."""

    value: T
    label: str = ""


@dataclass(frozen=True)
class History(Generic[T]):
    """A present value with its past and its undone future. Every method returns a new one."""

    present: Step[T]
    past: tuple[Step[T], ...] = ()
    future: tuple[Step[T], ...] = ()

    @classmethod
    def of(cls, value: T) -> History[T]:
        return cls(Step(value))

    @property
    def value(self) -> T:
        return self.present.value

    @property
    def can_undo(self) -> bool:
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        return bool(self.future)

    @property
    def undo_label(self) -> str:
        """The label of what undo would take back; empty if there is nothing."""
        return self.present.label if self.past else ""

    @property
    def redo_label(self) -> str:
        return self.future[0].label if self.future else ""

    def do(self, value: T, label: str) -> History[T]:
        """A new present; what had been undone is forgotten."""
        return History(Step(value, label), (*self.past, self.present))

    def undo(self) -> History[T]:
        """The earlier value is the present again. Raises IndexError if there is none."""
        if not self.past:
            raise IndexError("nothing to undo")
        return replace(
            self,
            present=self.past[-1],
            past=self.past[:-1],
            future=(self.present, *self.future),
        )

    def redo(self) -> History[T]:
        """What was undone last is the present again. Raises IndexError if nothing was."""
        if not self.future:
            raise IndexError("nothing to redo")
        return replace(
            self,
            present=self.future[0],
            past=(*self.past, self.present),
            future=self.future[1:],
        )
