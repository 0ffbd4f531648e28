"""The base of all acts on an event: their changes, and their form in the audit.

An act is one frozen class with everything about it: its data, the versions of the rows that it
changes, its changes, and its name in the log. :func:`event_act` registers the class under its
name in files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeVar

from goref.core.base.faults import fault, why
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows
from goref.core.event.event import Bye, EventInfo, Player, Table
from goref.io.event import rows
from goref.io.values.codec import NO_BOARD, FieldCodec, damaged, read_object, record

A = TypeVar("A", bound="type[EventAct]")


def _row_codec(
    write: Callable[[Any], dict[str, Any]], read: Callable[[Any], Any], *ids: str
) -> FieldCodec[Any]:
    """Returns the codec of a row of an event's file: its columns, and the attributes
    ``ids``."""

    def written(_: object, value: Any) -> dict[str, Any]:
        return {**write(value), **{key: getattr(value, key) for key in ids}}

    def read_back(_: object, value: object, where: Any) -> Any:
        try:
            return read({"id": 1, **read_object(value, where)})
        except (ValueError, KeyError, TypeError) as error:
            raise damaged(where, fault("says-that", reason=why(error))) from None

    return FieldCodec(written, read_back)


TableRow = Annotated[Table, _row_codec(rows.table_values, rows.read_table, "id", "version")]
PlayerRow = Annotated[Player, _row_codec(rows.player_values, rows.read_player, "id", "version")]
InfoRow = Annotated[EventInfo, _row_codec(rows.info_values, rows.read_info, "version")]


ByeRow = Annotated[
    Bye,
    _row_codec(lambda bye: {"round": bye.round, "player": bye.player}, rows.read_bye),
]


class EventAct(ABC):
    """An act on an event.

    Attributes:
        name: the act's name in files.
        title: the act's name in the log, shown before the name of the thing changed.
        of_many: True if the act can change things of several kinds; the log then also names
            each change.
    """

    name: ClassVar[str]
    title: ClassVar[Text]
    of_many: ClassVar[bool] = False

    @abstractmethod
    def changes(self, rows: EventRows) -> EventChanges:
        """Returns the changes of the act.

        Raises EventError if the act is impossible. Raises ChangedError if a row has changed
        since the act was made; the methods of ``rows`` check that.
        """

    def encode(self) -> dict[str, Any]:
        """Returns the act as an object for JSON, with its name."""
        return {"act": self.name, **_codec(type(self)).write(NO_BOARD, self)}

    @classmethod
    def decode(cls, value: Mapping[str, Any]) -> Self:
        """Returns the act that :meth:`encode` wrote. Raises CaseFileError if it is damaged."""
        act: Self = _codec(cls).read(NO_BOARD, dict(value), "")
        return act


@cache
def _codec(act: Any) -> FieldCodec[Any]:
    return record(act)


ACTS: dict[str, type[EventAct]] = {}
"""The classes of acts by name; :mod:`goref.app.event.acts.table` imports, and so registers,
all."""


def event_act(name: str, title: Text) -> Callable[[A], A]:
    """Returns a decorator that registers a class of acts under its name in files."""

    def enter(kind: A) -> A:
        if name in ACTS:
            raise RuntimeError(f"two acts are called {name}")
        kind.name, kind.title = name, title
        ACTS[name] = kind
        return kind

    return enter
