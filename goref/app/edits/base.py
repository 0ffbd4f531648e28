"""What a referee can do to a case, as data: applied, journaled, undone and told alike.

An act is one class. How it is undone and told, what it names and what it makes of the record
stand in that class; :func:`edit` enters it under the name that a journal knows it by.
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
    """How an act is called.

    Attributes:
        label: its key.
        undo: what undo and redo call it.
        told: what the log of acts says was done; it names arguments in braces.
    """

    label: str
    undo: Text
    told: Text


LATER = "later"
Later = Annotated[T, LATER]
"""A field that the journals of an earlier goref do not have."""
Points = Annotated[frozenset[Point], POINTS]


class OnRecord(Enum):
    """What an act leaves of the record that was read from a file."""

    GOES_ON = auto()
    """It is the same, or there is more at its end."""
    CORRECTED = auto()
    ANOTHER = auto()


class Edit(ABC):
    """An act of the referee.

    Attributes:
        name: what a journal calls it.
        on_record: what it leaves of the record that was read.
        moves_points: no point is the one it was: only the record's outline is told then.
    """

    name: ClassVar[str]
    on_record: ClassVar[OnRecord] = OnRecord.GOES_ON
    moves_points: ClassVar[bool] = False

    @property
    @abstractmethod
    def wording(self) -> Wording: ...

    @property
    def label(self) -> str:
        return self.wording.label

    @property
    def marked(self) -> frozenset[Point]:
        """The stones whose status it decides."""
        return frozenset()

    @abstractmethod
    def apply(self, case: Case) -> Case:
        """The case after it; raises ValueError if it makes no sense."""

    def content(self, board: Grid) -> dict[str, Any]:
        """What it holds, as an object for JSON; :meth:`decode` reads it."""
        told: dict[str, Any] = _codec(type(self)).write(board, self)
        return told

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> Self:
        """The act from its entry. Raises ValueError, KeyError or TypeError."""
        if missing := _needed(cls) - value.keys():
            raise damaged(f'"{min(missing)}"', fault("is-missing"))
        act: Self = _codec(cls).read(board, dict(value), "")
        return act

    def encode(self, board: Grid) -> dict[str, Any]:
        """Its entry in a journal."""
        return {"edit": self.name, **self.content(board)}

    def arguments(self, board: Grid) -> dict[str, object]:
        """What its wording names: texts and numbers, and by the names that
        :data:`goref.app.act_log.names.SAID` knows what is said in words there.
        Its fields, where nothing else is said."""
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
"""The acts entered so far, by name; :mod:`goref.app.edits.table` has them all."""


def edit(name: str) -> Callable[[E], E]:
    """Enter an act under the name that a journal knows it by."""

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
