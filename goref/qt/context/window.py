"""The interface by which a feature uses its main window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction

from goref.app.edits.base import Edit
from goref.app.session.change import Change, Part
from goref.app.session.session import Session
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.qt.board.widget import BoardWidget
from goref.qt.context.app_protocol import Host
from goref.qt.context.board_modes import BoardModes
from goref.qt.context.message_window import MessageWindow
from goref.qt.context.pages import Pages
from goref.qt.context.session_signals import SessionSignals


class Window(Protocol):
    """The main window, as used by its features; they get everything else as arguments.

    Attributes:
        session: the present session; do not store it, since another may replace it.
        bridge: signals the changes of the session; each session has its own.
        host: the application.
        language: the interface's, constant for the window.
        actions_by_id: every command, by id.
        is_whole: True once all parts have been created.

    Signals:
        said: a message was shown in the foot; carries the text.
        shown: the board, or the side next to it, was updated.
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
        """The modes of the board."""

    @property
    def pages(self) -> Pages:
        """The page next to the board, and those that can be opened over it."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]: ...

    @property
    def widget(self) -> MessageWindow:
        """The window as a Qt widget: the parent of dialogs and objects."""

    def follow(
        self, parts: Part, act: Callable[[Change], object], *, once_shown: bool = False
    ) -> None:
        """Calls ``act`` after each change of some parts of the session.

        Args:
            once_shown: True to be called after the board and the foot have shown the change.
        """

    def want(self, id_: str) -> None:
        """Carries out the command with an id, or goes to the questions (``questions``)."""

    def walk(self, by: int) -> None:
        """Goes forward by ``by`` stages; back if negative."""

    def do(self, edit: Edit | None) -> bool:
        """Carries out an edit; returns False if it is None or failed (which is shown)."""

    def say(self, text: str) -> None:
        """Shows a message in the foot, and announces it."""

    @property
    def message(self) -> str:
        """The latest message; "" for none."""

    def show_message(self, text: str) -> None:
        """Shows a message in the foot; "" for none."""

    def describe(self, text: str) -> None:
        """Shows in the foot what is under the pointer; "" for nothing."""

    def failed(self, error: Exception) -> None:
        """Reports an error."""

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Shows points, or a move by its number, that a finding or a line of the score
        mentions.
        """

    def ring(self, points: frozenset[Point]) -> None:
        """Puts rings around points mentioned by a text under the pointer; without points,
        removes them.
        """

    def show_board(self) -> None:
        """Shows the present state of the board, also during a drag."""

    def show_stage(self, id_: str) -> None:
        """Goes to a stage."""

    def open_details(self) -> None:
        """Opens the page with record and facts."""

    def open_incidents(self, entry: str = "") -> None:
        """Opens the incidents; begins an entry: ``protest``, ``time``, or "" for none."""

    def trigger_next_action(self) -> None:
        """Performs the foot's next act, as Enter does."""

    def show_side(self) -> None:
        """Shows the page of the present mode, the progress of the stages, and the foot."""

    def on_preferences_changed(self) -> None:
        """Shows the effect of changed preferences."""

    def save_as(self) -> bool:
        """Asks for a file and saves the case there; returns False if the case was not saved."""

    def may_close(self) -> bool:
        """Asks what to do with unsaved work; returns False if the window must remain open."""
