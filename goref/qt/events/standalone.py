"""The Help menu of an event's window, and its choices of language and theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu

from goref.qt.manual.beside import Help
from goref.qt.preferences.look_menus import add_looks

PAGE = "events"
"""The manual's page about this window."""


class EventHelp(Help):
    """The Help menu of an event's window, and the choices of language and theme."""

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Returns the handlers by the ids of their commands."""
        return {
            "page": lambda: self.open_manual(PAGE),
            "manual": self.open_manual,
            "about": self.about,
        }

    def add_choices(self, menu: QMenu) -> None:
        """Adds language and theme to a menu."""
        menu.addSeparator()
        add_looks(menu, self, self._host)
