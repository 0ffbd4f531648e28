"""What a feature of the main window may know of the window that it is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMainWindow

from goref.app.edits.base import Edit
from goref.app.session.change import Change, Part
from goref.app.session.session import Session
from goref.core.base.findings import Finding
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.qt.board.widget import BoardWidget
from goref.qt.context.app_protocol import Host
from goref.qt.context.board_modes import BoardModes
from goref.qt.context.pages import Pages
from goref.qt.context.session_signals import SessionSignals


class Window(Protocol):
    """The main window, as its features see it; what else they need is given to them.

    Attributes:
        session: what is shown. It changes: nobody keeps it.
        bridge: tells what becomes of the session; each session has its own.
        host: the application.
        language: the interface's, as long as the window lasts.
        board: the board.
        actions_by_id: every command, by its id.
        is_whole: all of it is there, and shown as far as the window is.

    Signals:
        said: a text was shown in the status line: it.
        shown: the board, or what stands beside it, was shown anew.
    """

    said: SignalInstance
    shown: SignalInstance

    session: Session
    bridge: SessionSignals
    host: Host
    language: Language
    board: BoardWidget
    is_whole: bool

    @property
    def modes(self) -> BoardModes:
        """What the board is in hand for."""

    @property
    def pages(self) -> Pages:
        """The page beside the board, and what can be opened over it."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]: ...

    @property
    def widget(self) -> QMainWindow:
        """The window as Qt knows it: what dialogs and objects belong to."""

    def follow(
        self, parts: Part, act: Callable[[Change], object], *, once_shown: bool = False
    ) -> None:
        """Do something after each change of some parts of the session.

        Args:
            once_shown: the board and the foot show the change first; they come after it else.
        """

    def want(self, id_: str) -> None:
        """Carry out a command, or go to the ``questions``."""

    def walk(self, by: int) -> None:
        """Go some stages on or back."""

    def do(self, edit: Edit | None) -> bool:
        """Carry out an act; False if there is none, or it failed (that is told)."""

    def say(self, text: str) -> None:
        """Tell something in the status line."""

    def failed(self, error: Exception) -> None:
        """Tell that something did not work."""

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Show what a finding or a line speaks of: its points, or its move."""

    def show_board(self) -> None:
        """Show the board as it is now, also in the middle of a stroke."""

    def take_key(self, event: QKeyEvent) -> None:
        """Do what a key means that nothing else took."""

    def show_stage(self, id_: str) -> None:
        """Go to a stage."""

    def open_details(self) -> None:
        """Open record and facts over the page."""

    def play_out(self, points: frozenset[Point]) -> None:
        """Have the status of stones or points played out on the board."""

    def enter_incident(self, finding: Finding) -> None:
        """Go to the desk with an illegal move of the record, or an incident that waits."""

    def open_trial(self, place: int) -> None:
        """Go on with a trial of the case, or show it."""

    def trigger_next_action(self) -> None:
        """Do the one next act, as Enter does."""

    def show_side(self) -> None:
        """Show the page of what is done now, how far the stages are, and the foot."""

    def on_preferences_changed(self) -> None:
        """The preferences say otherwise now: show what follows from them."""

    def save_as(self) -> bool:
        """Ask for a place and save the case there; False if it was not saved."""

    def may_close(self) -> bool:
        """Ask what to do with unsaved work; False to stay."""
