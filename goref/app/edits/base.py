"""What a referee can do to a case, as data: applied, journaled, undone and told alike.

An act is one class. How it is undone and told, what it names and what it makes of the record
stand in that class; :func:`edit` enters it under the name that a journal knows it by.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

from goref.core.base.faults import fault
from goref.core.base.frozen import fields, frozen
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.io.values.case_values import decode_points


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


@frozen
class Written:
    """How a field of an act stands in a journal; it goes with the field's type.

    Attributes:
        write: its value as JSON.
        read: the value again; it is told where that stood. Raises ValueError.
        may_lack: a journal need not have it: the field has a default.
    """

    write: Callable[[Grid, Any], Any]
    read: Callable[[Grid, Any, str], Any]
    may_lack: bool = False


def plain(read: Callable[[Any], object], *, may_lack: bool = False) -> Written:
    """What is JSON as it is, and has no place on the board."""
    return Written(lambda _, value: value, lambda _, value, where: read(value), may_lack)


Points = Annotated[
    frozenset[Point],
    Written(Grid.names, lambda *names_where: frozenset(decode_points(*names_where))),
]
LaterPoints = Annotated[
    frozenset[Point],
    Written(Grid.names, lambda *names_where: frozenset(decode_points(*names_where)), True),
]
"""Points that an act of an earlier goref has not."""
Reason = Annotated[str, plain(str, may_lack=True)]


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
        return {
            name: form.write(board, getattr(self, name)) for name, form in _written(type(self))
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> Self:
        """The act from its entry. Raises ValueError, KeyError or TypeError."""
        return cls(
            **{
                name: form.read(board, value[name], f'"{name}"')
                for name, form in _written(cls)
                if name in value or not form.may_lack
            }
        )

    def encode(self, board: Grid) -> dict[str, Any]:
        """Its entry in a journal."""
        return {"edit": self.name, **self.content(board)}

    def arguments(self, board: Grid) -> dict[str, object]:
        """What its wording names: texts and numbers, and by the names that
        :data:`goref.app.act_log.names.SAID` knows what is said in words there.
        Its fields, where nothing else is said."""
        return vars(self)


@cache
def _written(act: Any) -> list[tuple[str, Written]]:
    """The fields of an act, and how each is written; ``str``, ``int``, ``bool`` as they are."""
    hints = get_type_hints(act, include_extras=True)
    return [(field.name, _form(hints[field.name])) for field in fields(act)]


def _form(hint: Any) -> Written:
    form: Written
    (form,) = getattr(hint, "__metadata__", (plain(hint),))
    return form


EDITS: dict[str, type[Edit]] = {}
"""The acts entered so far, by name; :mod:`goref.app.edits.table` has them all."""

E = TypeVar("E", bound=type[Edit])


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
