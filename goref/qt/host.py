"""What the window asks of the application around it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from goref.core.case import Case
from goref.qt.preferences import Preferences
from goref.qt.theme import BoardTheme


class Host(Protocol):
    """The application, as its window sees it.

    Attributes:
        projecting: the window fills the screen, for a room to see.
    """

    preferences: Preferences
    language: str
    theme: BoardTheme
    projecting: bool

    def open_path(self, path: Path) -> None: ...
    def open_text(self, text: str) -> None: ...
    def open_case(self, case: Case, title: str) -> bool: ...
    def open_bundled(self) -> None: ...
    def new_position(self) -> None: ...
    def use_language(self, language: str) -> None: ...
    def use_theme(self, theme: str) -> None: ...
    def project(self, on: bool) -> None: ...
    def close_session(self) -> None: ...
