"""The base of all acts of a referee on a case: journaled, applied, undone and described.

An act is one class with everything about it: how it is undone and described, what it names and
how it changes the record. :func:`edit` registers it under its name in journals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_type_hints

from goref.core.base.faults import fault
from goref.core.base.frozen import fields, frozen
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.io.values.codec import POINTS, FieldCodec, damaged, record

T = TypeVar("T")
E = TypeVar("E", bound="type[Edit]")


@frozen
class Wording:
    """The texts for an act.

    Attributes:
        undo: the act's name in the menu entries of undo and redo.
        told: the act's sentence in the log of acts, with its arguments in braces.
    """

    undo: Text
    told: Text


LATER = "later"
Later = Annotated[T, LATER]
"""Marks the type of a field that journals of an earlier goref may lack."""
Points = Annotated[frozenset[Point], POINTS]


class RecordEffect(Enum):
    """The effect of an act on the game record that was read from a file."""

    GOES_ON = auto()
    """The record is the same, or longer at its end."""
    CORRECTED = auto()
    ANOTHER = auto()


class Edit(ABC):
    """An act of the referee.

    Attributes:
        name: the act's name in journals.
        on_record: the act's effect on the record that was read.
        moves_points: True if every point may move: the log then shows only an outline.
    """

    name: ClassVar[str]
    on_record: ClassVar[RecordEffect] = RecordEffect.GOES_ON
    moves_points: ClassVar[bool] = False

    @property
    @abstractmethod
    def wording(self) -> Wording: ...

    @property
    def marked(self) -> frozenset[Point]:
        """The stones whose status the act decides."""
        return frozenset()

    @abstractmethod
    def apply(self, case: Case) -> Case:
        """Returns the case after the act. Raises ValueError if the act is impossible there."""

    def content(self, board: Grid) -> dict[str, Any]:
        """Returns the act's fields as an object for JSON; :meth:`decode` reads the object."""
        told: dict[str, Any] = _codec(type(self)).write(board, self)
        return told

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> Self:
        """Returns the act of a journal entry.

        Raises ValueError, KeyError or TypeError if the entry cannot be read as this act.
        """
        if missing := _needed(cls) - value.keys():
            raise damaged(f'"{min(missing)}"', fault("is-missing"))
        act: Self = _codec(cls).read(board, dict(value), "")
        return act

    def encode(self, board: Grid) -> dict[str, Any]:
        """Returns the act's entry in a journal."""
        return {"edit": self.name, **self.content(board)}

    def arguments(self, board: Grid) -> dict[str, object]:
        """Returns the arguments of the act's wording; by default, the act's fields.

        :data:`goref.app.act_log.names.SAID` lists the arguments that are put into words there.
        All others are texts and numbers.
        """
        return vars(self)


@cache
def _codec(act: Any) -> FieldCodec[Any]:
    """Returns the codec of an act's class, made from its fields."""
    return record(act)


@cache
def _needed(act: Any) -> frozenset[str]:
    """Returns the names of the fields that every entry must have, whichever version of goref
    wrote it."""
    hints = get_type_hints(act, include_extras=True)
    return frozenset(
        field.name for field in fields(act) if LATER not in get_args(hints[field.name])
    )


EDITS: dict[str, type[Edit]] = {}
"""The classes of acts by name; :mod:`goref.app.edits.table` imports, and so registers, them
all."""


def edit(name: str) -> Callable[[E], E]:
    """Returns a decorator that registers a class of acts under its name in journals."""

    def enter(kind: E) -> E:
        if name in EDITS:
            raise RuntimeError(f"two acts are called {name}")
        kind.name = name
        EDITS[name] = kind
        return kind

    return enter


def check_points(case: Case, points: Iterable[Point]) -> None:
    """Raises ValueError unless all points are on the board."""
    if any(point not in case.record.grid.points for point in points):
        raise ValueError(fault("act-off-board"))
