"""What an event's window needs where it stands alone: help, language, looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from goref.qt.window.help_menu import Help
from goref.qt.window.view_menu import add_languages, add_themes

if TYPE_CHECKING:
    from goref.qt.events.window import EventWindow

PAGE = "events"
"""The manual's page about this window."""


class EventHelp(Help):
    """The Help menu of an event's window, and the choices of language and theme."""

    def __init__(self, window: EventWindow) -> None:
        super().__init__(window)
        self._host = window.host

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their commands."""
        return {
            "page": lambda: self.open_manual(PAGE),
            "manual": self.manual,
            "about": self.about,
        }

    def add_choices(self, menu: QMenu) -> None:
        """Add language and theme to a menu."""
        menu.addSeparator()
        add_languages(menu, self, self._host)
        add_themes(menu, self, self._host)
