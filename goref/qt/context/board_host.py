"""What the windows of events, and what brings files in, ask of the application."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from goref.app.session.session import Session
from goref.qt.context.app_protocol import Host
from goref.qt.context.window import Window


class BoardHost(Host, Protocol):
    """The application with its main window, which may be closed while events go on."""

    @property
    def window(self) -> Window | None:
        """The main window; None while there is none."""

    @property
    def has_events(self) -> bool:
        """Whether an event is open in a window."""

    def open_first_game(self) -> None:
        """Show the bundled game that a first start shows."""

    def show_session(self, session: Session) -> None:
        """Show a session in place of the present one, which ends."""

    def bring_to_event(self, paths: Sequence[Path]) -> None:
        """Take files into the event whose window was used last."""

    def refuse(self, message: str) -> None:
        """Say why something cannot be opened."""
