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
    """The main window, as its parts see it. They receive everything else as arguments.

    Attributes:
        session: the present session; do not store it, since another one may replace it.
        bridge: the signals of the present session; each session has its own.
        host: the application.
        language: the language of the window; it never changes.
        actions_by_id: the commands of the window, by id.
        is_whole: True once all parts have been created.

    Signals:
        said: a message was shown in the foot; carries the text.
        shown: the board or the page next to it was updated.
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
        """The pages next to the board."""

    @property
    def actions_by_id(self) -> Mapping[str, QAction]: ...

    @property
    def widget(self) -> MessageWindow:
        """The window as a Qt widget, to be used as the parent of dialogs and QObjects."""

    def follow(
        self, parts: Part, act: Callable[[Change], object], *, once_shown: bool = False
    ) -> None:
        """Calls ``act`` after each change of the session that affects one of ``parts``.

        Args:
            once_shown: True to call ``act`` only after board and foot show the change.
        """

    def want(self, id_: str) -> None:
        """Carries out the command with an id; ``"questions"`` goes to the first open
        question.
        """

    def walk(self, by: int) -> None:
        """Moves ``by`` stages towards the result, or back if ``by`` is negative."""

    def do(self, edit: Edit | None) -> bool:
        """Carries out an edit. Returns False for None, and after showing an error if the edit
        failed.
        """

    def say(self, text: str) -> None:
        """Shows a message in the foot, and passes it to a screen reader."""

    @property
    def message(self) -> str:
        """The message last shown in the foot; "" if none is shown."""

    def show_message(self, text: str) -> None:
        """Shows a message in the foot; "" removes it."""

    def describe(self, text: str) -> None:
        """Shows in the foot what is under the pointer; "" for nothing."""

    def failed(self, error: Exception) -> None:
        """Shows an error to the user."""

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Shows points on the board, for a finding or a line of the score that mentions them.

        Args:
            move: the number of the move to go to; None keeps the final position.
        """

    def ring(self, points: frozenset[Point]) -> None:
        """Puts rings around the points mentioned by the text under the mouse pointer. An empty
        set removes the rings.
        """

    def show_board(self) -> None:
        """Redraws the board with its present state, even during a drag."""

    def show_stage(self, id_: str) -> None:
        """Goes to a stage."""

    def open_details(self) -> None:
        """Opens the page "Record and facts"."""

    def open_incidents(self, entry: str = "") -> None:
        """Opens the page of incidents. ``entry`` begins a new incident: ``"protest"`` or
        ``"time"``; "" begins none.
        """

    def trigger_next_action(self) -> None:
        """Performs the next act shown in the foot, as the Enter key does."""

    def show_side(self) -> None:
        """Updates everything next to the board: page, progress of the stages, and foot."""

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences."""

    def save_as(self) -> bool:
        """Asks for a file and saves the case there. Returns False if nothing was saved."""

    def may_close(self) -> bool:
        """Asks what to do with unsaved work; returns False if the window must remain open."""
