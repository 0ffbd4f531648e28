"""The interface by which dialogs and acts of an event use the window that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    """The window of one event, as seen by its dialogs and acts.

    Attributes:
        store: the event's file.
        host: the application.
        language: the interface's, constant for the window.
        event_read: the event as it was last read.
        stamp: the store's stamp at that time; below 0 before the event was read.
    """

    store: EventStore
    host: Host
    language: Language
    event_read: Event
    stamp: int

    @property
    def widget(self) -> QMainWindow:
        """The window as a Qt widget: the parent of dialogs and objects."""

    @property
    def unfit(self) -> Sequence[Note]:
        """The contradictions found in the event so far."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the window, and with it the event's file, is closed."""

    @property
    def table(self) -> Table | None:
        """The table selected in the list; None if there is none."""

    @property
    def round(self) -> int:
        """The chosen round, from 1; 0 for all."""

    @property
    def listed(self) -> Sequence[Table]:
        """The tables shown in the list, in its order."""

    @property
    def tables(self) -> Sequence[Table]:
        """The tables of the chosen round, or of all rounds."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]:
        """Every command, by id."""

    def go_to_round(self, round: int) -> None:
        """Shows the tables of a round (0 for all), and clears the search."""

    def table_of(self, id_: int) -> Table | None:
        """Returns a table as it was last read; None if it was deleted."""

    def choose(self, table: Table) -> None:
        """Selects a table in the list; changes to the table's round if necessary."""

    def glance(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case; None if the case has not been read yet."""

    def ready(self) -> list[Table]:
        """Returns the tables of the chosen round that only need to be decided."""

    def unlooked(self) -> int:
        """Returns the number of undecided tables of the chosen round with an unread case."""

    def look_whether_it_fits(self) -> None:
        """Starts comparing the event with its audit; the window shows the differences later."""

    def reload(self) -> bool:
        """Reads the event again; returns False if it cannot be read, which is reported."""

    def say(self, text: str) -> None:
        """Shows a text in the status line."""

    def remember(self, undo: Callable[[], str], text: str) -> None:
        """Makes an act the last one, and shows it as ``text``; ``undo`` undoes it, and returns
        that in words."""

    def enter_results(self) -> None:
        """Focuses the line in which results are typed."""

    def refused(self, error: Exception) -> None:
        """Reports that something cannot be done."""
