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
    """The window of one event, as its dialogs and acts see it.

    Attributes:
        store: the event's file.
        host: the application.
        language: the language of the window; it never changes.
        event_read: the event as it was last read from ``store``.
        stamp: the number of ``store``'s version that was last read; below 0 before the first.
    """

    store: EventStore
    host: Host
    language: Language
    event_read: Event
    stamp: int

    @property
    def widget(self) -> QMainWindow:
        """The window as a Qt widget, to be used as the parent of dialogs and QObjects."""

    @property
    def unfit(self) -> Sequence[Note]:
        """The contradictions that have been found in the event so far."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the window and the event's file are closed."""

    @property
    def table(self) -> Table | None:
        """The table selected in the list; None if no table is selected."""

    @property
    def round(self) -> int:
        """The number of the shown round, from 1; 0 if the tables of all rounds are shown."""

    @property
    def listed(self) -> Sequence[Table]:
        """The tables in the list, from top to bottom: those that pass the filter."""

    @property
    def tables(self) -> Sequence[Table]:
        """The tables of the shown round, or of all rounds, including those the search hides."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]:
        """The commands of the window, by id."""

    def go_to_round(self, round: int) -> None:
        """Shows the tables of a round (0 for all), and clears the search."""

    def table_of(self, id_: int) -> Table | None:
        """Returns the table with an id, as last read from the file; None if it was deleted."""

    def choose(self, table: Table) -> None:
        """Selects a table in the list. Shows another round first if the table is not in the
        shown one.
        """

    def glance(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case; None if the case has not been read yet."""

    def ready(self) -> list[Table]:
        """Returns the undecided tables of the shown round whose case is ready to be decided."""

    def unlooked(self) -> int:
        """Returns how many undecided tables of the shown round have a case that was not read
        yet.
        """

    def look_whether_it_fits(self) -> None:
        """Starts comparing the event with its audit. If they differ, the window shows
        it later.
        """

    def reload(self) -> bool:
        """Reads the event from its file. If that fails, shows the error and returns False."""

    def say(self, text: str) -> None:
        """Shows a text in the status line."""

    def remember(self, undo: Callable[[], str], text: str) -> None:
        """Makes an act the last one, and shows it as ``text``; ``undo`` undoes it, and returns
        that in words."""

    def enter_results(self) -> None:
        """Moves the focus to the line in which results are typed."""

    def refused(self, error: Exception) -> None:
        """Shows an error that prevented an act."""
