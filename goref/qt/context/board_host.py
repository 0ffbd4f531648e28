"""The interface by which the windows of events and of imports use the application."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from goref.qt.context.app_protocol import Host
from goref.qt.context.window import Window


class BoardHost(Host, Protocol):
    """The application with its main window, which may be closed while events remain open."""

    @property
    def window(self) -> Window | None:
        """The main window; None before it is opened and after it was closed."""

    def bring_to_event(self, paths: Sequence[Path]) -> None:
        """Imports files into the event whose window was opened last. Call it only while an
        event's window is open.
        """

    def refuse(self, message: str) -> None:
        """Shows a message that says why something cannot be opened."""
