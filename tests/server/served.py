"""An event to be served."""

from __future__ import annotations

from pathlib import Path

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.files import new_event
from goref.core.event.changes import EventChanges
from goref.core.event.event import EventInfo, Player, Table

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


def new_cup(path: Path) -> Path:
    """Makes an event of eight players and three tables of round 1."""
    with new_event(path, EventInfo("Cup", rounds=2), "home") as store:
        players = tuple(
            Player(name, rank="3d", rating=2345, egf_pin="13579246", aga_id="97531")
            for name in NAMES
        )
        tables = tuple(Table(1, n, 1 - 2 * n, -2 * n) for n in (1, 2, 3))
        do(store, AddGames(EventChanges(new_players=players, new_tables=tables)))
    return path
