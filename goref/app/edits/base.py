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
    """The names of an act.

    Attributes:
        undo: its name in the menus of undo and redo.
        told: its sentence in the log of acts, with its arguments in braces.
    """

    undo: Text
    told: Text


LATER = "later"
Later = Annotated[T, LATER]
"""A field that the journals of an earlier goref do not have."""
Points = Annotated[frozenset[Point], POINTS]


class RecordEffect(Enum):
    """The effect of an act on the record that was read from a file."""

    GOES_ON = auto()
    """The record is the same, or longer at its end."""
    CORRECTED = auto()
    ANOTHER = auto()


class Edit(ABC):
    """An act of the referee.

    Attributes:
        name: its name in journals.
        on_record: its effect on the record that was read.
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
        """The stones whose status it decides."""
        return frozenset()

    @abstractmethod
    def apply(self, case: Case) -> Case:
        """Returns the case after it. Raises ValueError if it makes no sense."""

    def content(self, board: Grid) -> dict[str, Any]:
        """Returns its fields as an object for JSON; :meth:`decode` reads it."""
        told: dict[str, Any] = _codec(type(self)).write(board, self)
        return told

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> Self:
        """Returns the act of an entry. Raises ValueError, KeyError or TypeError."""
        if missing := _needed(cls) - value.keys():
            raise damaged(f'"{min(missing)}"', fault("is-missing"))
        act: Self = _codec(cls).read(board, dict(value), "")
        return act

    def encode(self, board: Grid) -> dict[str, Any]:
        """Returns its entry in a journal."""
        return {"edit": self.name, **self.content(board)}

    def arguments(self, board: Grid) -> dict[str, object]:
        """Returns the arguments of its wording; by default, its fields.

        Those named in :data:`goref.app.act_log.names.SAID` are put into words there; the others
        are texts and numbers.
        """
        return vars(self)


@cache
def _codec(act: Any) -> FieldCodec[Any]:
    """The codec of an act, by its fields."""
    return record(act)


@cache
def _needed(act: Any) -> frozenset[str]:
    """The fields that every goref writes."""
    hints = get_type_hints(act, include_extras=True)
    return frozenset(
        field.name for field in fields(act) if LATER not in get_args(hints[field.name])
    )


EDITS: dict[str, type[Edit]] = {}
"""The acts registered so far, by name; :mod:`goref.app.edits.table` imports all."""


def edit(name: str) -> Callable[[E], E]:
    """Registers an act under its name in journals."""

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
