"""Notes on records that are added to an event."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Text

SENTENCES: dict[str, tuple[Level, Text]] = {
    "player-new": (Level.NOTE, Text("event adding", "{name} is entered as a new player.")),
    "player-made-up": (Level.CHECK, Text("event adding", "The record does not say who played {side}; entered as “{name}”.")),
    "player-like": (Level.CHECK, Text("event adding", "{name} is entered as a new player, though the event has {other}.")),
    "rank-as-written": (Level.NOTE, Text("event adding", "goref does not know the rank “{text}” of {name}; it is kept as written.")),
    "handicap-taken": (Level.NOTE, Text("event adding", "Handicap {stones}, from the record.")),
    "komi-taken": (Level.NOTE, Text("event adding", "Komi {theirs}, from the record; the event's is {mine}.")),
    "player-busy": (Level.CONFLICT, Text("event adding", "{name} is at table {table} in that round already.")),
    "player-has-bye": (Level.CONFLICT, Text("event adding", "{name} has a bye in round {round}.")),
    "player-unclear": (Level.CONFLICT, Text("event adding", "{name} could be any of these: {names}.")),
    "one-player": (Level.CONFLICT, Text("event adding", "Black and White would be the same player: {name}.")),
    "handicap-impossible": (Level.CONFLICT, Text("event adding", "The record says handicap {theirs}; a table has at most {most}.")),
    "table-taken": (Level.CONFLICT, Text("event adding", "Another game here is for table {table} too: {other}.")),
    "same-record": (Level.CHECK, Text("event adding", "It is the same as {other}.")),
    "round-closed": (Level.CONFLICT, Text("event adding", "Round {round} is closed; choose another, or open it again.")),
    "table-closed": (Level.CONFLICT, Text("event adding", "Table {table} was decided by its case; open it again first.")),
}  # fmt: skip
"""Every note's level and sentence."""

NAMELESS: dict[str, Text] = {
    "B": Text("event adding", "Black of {file}"),
    "W": Text("event adding", "White of {file}"),
}
"""Names for players whom a record does not name."""
