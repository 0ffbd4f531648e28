"""Acts that change much of an event at once: files imported, games added, a state restored."""

from __future__ import annotations

from typing import Annotated, Any

from goref.app.event.acts.base import ByeRow, EventAct, InfoRow, PlayerRow, TableRow, event_act
from goref.core.base.frozen import frozen
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows
from goref.io.values.codec import FieldCodec, codec_of, many, optional, record

LISTS = {
    "players": PlayerRow, "new_players": PlayerRow, "gone_players": PlayerRow,
    "tables": TableRow, "new_tables": TableRow, "gone_tables": TableRow,
    "byes": ByeRow, "gone_byes": ByeRow,
}  # fmt: skip


def _changes_codec() -> FieldCodec[EventChanges]:
    """Returns the codec of changes, which does not write empty lists."""
    lists: dict[str, FieldCodec[Any]] = {key: many(codec_of(of)) for key, of in LISTS.items()}
    return record(
        EventChanges,
        " ".join(("info", *LISTS, "in_closed_rounds")),
        lambda key, value: not value,
        info=optional(codec_of(InfoRow)),
        **lists,
    )


Changes = Annotated[EventChanges, _changes_codec()]


@frozen
class PreparedAct(EventAct):
    """An act whose changes were computed in advance: the attribute ``changed``."""

    of_many = True
    changed: Changes

    def changes(self, rows: EventRows) -> EventChanges:
        return self.changed


@event_act("import", Text("event acts", "File imported"))
@frozen
class Import(PreparedAct):
    """Imports a file of players, pairings or results.

    Attributes:
        kind: the id of the file's format.
        file: the absolute path of the file; empty if it had none, or if an earlier goref
            imported it.
    """

    kind: str
    file: str = ""


@event_act("add-games", Text("event acts", "Games added"))
@frozen
class AddGames(PreparedAct):
    """Adds games, each to a table of the event or as a new table."""


@event_act("restore", Text("event acts", "Restored from a copy"))
@frozen
class Restore(PreparedAct):
    """Sets the event back to an earlier state."""
