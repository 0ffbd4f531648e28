"""The windows beside the main one: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.core.rulesets.table import ruleset

if TYPE_CHECKING:
    from goref.qt.context.window import Window
    from goref.qt.manual.beside import Help


class HelpMenu(QObject):
    """What the commands of the Help menu do; the protocol, and the preferences."""

    def __init__(self, window: Window, article: Callable[[], None]) -> None:
        """Args:
        article: shows the article of what is asked.
        """
        super().__init__(window.widget)
        self._window, self._article = window, article

    @cached_property
    def beside(self) -> Help:
        """The manual, and what goref is; made when it is wanted first."""
        from goref.qt.manual.beside import Help

        return Help(self._window.widget, self._window.host)

    def go_on_from(self, old: HelpMenu) -> None:
        """Show what of the manual another window of the session showed."""
        if "beside" in old.__dict__:
            self.beside.go_on_from(old.beside)

    def leave(self) -> None:
        """The window closes: close what stood beside it."""
        if "beside" in self.__dict__:
            self.beside.leave()

    def handlers(self) -> dict[str, Callable[..., object]]:
        """By the ids of their commands."""
        return {
            "protocol": self.protocol,
            "playing-on": self.playing_on,
            "preferences": self.preferences,
            "article": self._article,
            "manual": lambda: self.beside.open_manual(),
            "rule-set": self.rule_set,
            "keys": self.keys,
            "about": lambda: self.beside.about(),
        }

    def protocol(self) -> None:
        """What was done to the case so far."""
        from goref.qt.act_log.dialog import show_protocol

        show_protocol(self._window)

    def playing_on(self) -> None:
        """What the dame filled in turn, or a dead chain played out, would change."""
        from goref.qt.playing_on.dialog import show_playing_on

        show_playing_on(self._window)

    def preferences(self) -> None:
        """What the user wants kept from start to start, and no other menu holds."""
        from goref.qt.preferences.preferences_dialog import show_preferences

        show_preferences(self._window)

    def rule_set(self) -> None:
        """The manual's page on the present rule set; a short table where it has none."""
        from goref.app.manual.pages import ManualError, rules_page

        rules = ruleset(self._window.session.case.rules)
        try:
            page = rules_page(rules.id)
        except ManualError:
            from goref.qt.window.menus.help import show_rules

            show_rules(self._window.widget, rules, self._window.language)
        else:
            self.beside.open_manual(page)

    def keys(self) -> None:
        """All keys and marks."""
        from goref.qt.window.menus.help import show_keys

        window = self._window
        show_keys(window.widget, window.actions_by_id, window.language, window.host.theme)
