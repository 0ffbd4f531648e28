"""The windows that only tell something: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.core.rulesets import ruleset

if TYPE_CHECKING:
    from goref.qt.main_window import MainWindow


class HelpMenu(QObject):
    """What the commands of the Help menu do, and the protocol of the Case menu."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """By the ids of their commands."""
        return {
            "protocol": self.protocol,
            "article": self.article,
            "rule-set": self.rule_set,
            "keys": self.keys,
            "about": self.about,
        }

    def protocol(self) -> None:
        """What was done to the case so far."""
        from goref.qt.protocol_dialog import show_protocol

        show_protocol(self._window)

    def article(self) -> None:
        """The article of the present step, in its place."""
        self._window.tabs.setCurrentWidget(self._window.steps)
        self._window.steps.article.toggle()

    def rule_set(self) -> None:
        """The present rule set."""
        from goref.qt.help import show_rules

        rules = ruleset(self._window.session.case.rules)
        show_rules(self._window, rules, self._window.language)

    def keys(self) -> None:
        """All keys and marks."""
        from goref.qt.help import show_keys

        window = self._window
        show_keys(window, window.actions_by_id, window.language, window.host.theme)

    def about(self) -> None:
        """Name and version."""
        from goref.qt.help import show_about

        show_about(self._window)
