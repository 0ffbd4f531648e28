"""The base of all acts of a referee on a case: journaled, applied, undone and described.

An act is one class with everything about it: how it is undone and described, what it names and
how it changes the record. :func:`edit` registers it under its name in journals.
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
    """The names of an act.

    Attributes:
        label: its key.
        undo: its name in the menus of undo and redo.
        told: its sentence in the log of acts, with its arguments in braces.
    """

    label: str
    undo: Text
    told: Text


@frozen
class Written:
    """The form of a field of an act in a journal; part of the field's type.

    Attributes:
        write: returns the value as JSON.
        read: returns the value from JSON; its last argument names the place in the file, for
            errors. Raises ValueError.
        may_lack: True if journals may lack the field: it has a default.
    """

    write: Callable[[Grid, Any], Any]
    read: Callable[[Grid, Any, str], Any]
    may_lack: bool = False


def plain(read: Callable[[Any], object], *, may_lack: bool = False) -> Written:
    """Returns the form of a field that is JSON already and names no points."""
    return Written(lambda _, value: value, lambda _, value, where: read(value), may_lack)


Points = Annotated[
    frozenset[Point],
    Written(Grid.names, lambda *names_where: frozenset(decode_points(*names_where))),
]
LaterPoints = Annotated[
    frozenset[Point],
    Written(Grid.names, lambda *names_where: frozenset(decode_points(*names_where)), True),
]
"""Points that acts of an earlier goref lack."""
Reason = Annotated[str, plain(str, may_lack=True)]


class OnRecord(Enum):
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
        """Returns the case after it. Raises ValueError if it makes no sense."""

    def content(self, board: Grid) -> dict[str, Any]:
        """Returns its fields as an object for JSON; :meth:`decode` reads it."""
        return {
            name: form.write(board, getattr(self, name)) for name, form in _written(type(self))
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> Self:
        """Returns the act of an entry. Raises ValueError, KeyError or TypeError."""
        return cls(
            **{
                name: form.read(board, value[name], f'"{name}"')
                for name, form in _written(cls)
                if name in value or not form.may_lack
            }
        )

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
def _written(act: Any) -> list[tuple[str, Written]]:
    """Returns the fields of an act with their forms."""
    hints = get_type_hints(act, include_extras=True)
    return [(field.name, _form(hints[field.name])) for field in fields(act)]


def _form(hint: Any) -> Written:
    form: Written
    (form,) = getattr(hint, "__metadata__", (plain(hint),))
    return form


EDITS: dict[str, type[Edit]] = {}
"""The acts registered so far, by name; :mod:`goref.app.edits.table` imports all."""

E = TypeVar("E", bound=type[Edit])


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
