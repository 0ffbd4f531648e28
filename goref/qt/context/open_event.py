"""What the dialogs and acts of an event may know of the window that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from goref.app.event.glance import Glance
from goref.core.base.language import Language
from goref.core.event.event import Event, Table
from goref.core.event.notes import Note
from goref.io.event.store import EventStore
from goref.qt.context.app_protocol import Host


class OpenEvent(Protocol):
    """The window of one event, as what is begun from it sees it.

    Attributes:
        store: the event's file.
        host: the application.
        language: the interface's, as long as the window lasts.
        event_read: the event as it was read last.
        stamp: the store's stamp then; below 0 before it was read.
    """

    store: EventStore
    host: Host
    language: Language
    event_read: Event
    stamp: int

    @property
    def widget(self) -> QMainWindow:
        """The window as Qt knows it: what dialogs and objects belong to."""

    @property
    def unfit(self) -> Sequence[Note]:
        """What does not fit in the event, as far as that was looked at."""

    @property
    def closed(self) -> SignalInstance:
        """Tells that the window is closed, and the file with it."""

    @property
    def table(self) -> Table | None:
        """The table that is chosen in the list."""

    @property
    def round(self) -> int:
        """The round that is chosen; 0 for all."""

    @property
    def listed(self) -> Sequence[Table]:
        """The tables that the list shows, in its order."""

    @property
    def tables(self) -> Sequence[Table]:
        """The tables of the chosen round, or of all."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]:
        """Every command, by its id."""

    def go_to_round(self, round: int) -> None:
        """Show the tables of a round, or of all for 0, whatever was looked for before."""

    def table_of(self, id_: int) -> Table | None:
        """A table as it was read last; None if it is gone."""

    def choose(self, table: Table) -> None:
        """Choose a table in the list, which shows its round then if it did not."""

    def glance(self, table: Table) -> Glance | None:
        """What a table's case says, if it was looked at."""

    def ready(self) -> list[Table]:
        """The tables of the round that wait for nothing but to be decided."""

    def unlooked(self) -> int:
        """How many tables of the round are still to be looked at."""

    def look_whether_it_fits(self) -> None:
        """Set the event against its audit again; it is told once that is done."""

    def reload(self) -> bool:
        """Read the event anew; False if it cannot be read, which is told."""

    def say(self, text: str) -> None:
        """Tell something in the status line."""

    def refused(self, error: Exception) -> None:
        """Tell that something cannot be done."""
