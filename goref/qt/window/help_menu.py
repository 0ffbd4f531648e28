"""The windows beside the main one: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from goref.core.rulesets.table import ruleset

if TYPE_CHECKING:
    from goref.qt.events.window import EventWindow
    from goref.qt.manual.window import ManualWindow
    from goref.qt.window.main_window import MainWindow


class Help(QObject):
    """The manual beside a window, and what goref is.

    Attributes:
        manual_window: made when the manual is asked for first.
    """

    def __init__(self, window: MainWindow | EventWindow) -> None:
        super().__init__(window)
        self._beside = window
        self.manual_window: ManualWindow | None = None

    def manual(self) -> None:
        """The manual, where it was left; its table of contents at first."""
        self.open_manual()

    def about(self) -> None:
        """Name and version."""
        from goref.qt.window.help import show_about

        show_about(self._beside)

    def go_on_from(self, old: Help) -> None:
        """Show what of the manual another window of the session showed."""
        shown, old.manual_window = old.manual_window, None
        if shown is None:
            return
        if shown.isVisible():
            shown.close()  # what it remembers is wanted now
            self.open_manual(shown.page_id)
        shown.deleteLater()

    def leave(self) -> None:
        """The window closes: close what stood beside it."""
        if self.manual_window is not None:
            self.manual_window.close()

    def open_manual(self, page: str = "") -> None:
        """Show a page of the manual; where it was left for none."""
        from goref.qt.manual.window import ManualWindow

        if self.manual_window is None:
            self.manual_window = ManualWindow(self._beside)
        shown = self.manual_window
        if page or not shown.page_id:
            shown.open(page or "index")
        shown.setWindowState(shown.windowState() & ~Qt.WindowState.WindowMinimized)
        shown.show()
        shown.raise_()
        shown.activateWindow()
        shown.reader.setFocus()


class HelpMenu(Help):
    """What the commands of the Help menu do; the protocol, and the preferences."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """By the ids of their commands."""
        return {
            "protocol": self.protocol,
            "preferences": self.preferences,
            "article": self.article,
            "manual": self.manual,
            "rule-set": self.rule_set,
            "keys": self.keys,
            "about": self.about,
        }

    def protocol(self) -> None:
        """What was done to the case so far."""
        from goref.qt.act_log.dialog import show_protocol

        show_protocol(self._window)

    def preferences(self) -> None:
        """What the user wants kept from start to start, and no other menu holds."""
        from goref.qt.preferences.preferences_dialog import show_preferences

        show_preferences(self._window)

    def article(self) -> None:
        """The article of the present step, in its place."""
        self._window.tabs.setCurrentWidget(self._window.steps)
        self._window.steps.article.toggle()

    def rule_set(self) -> None:
        """The manual's page on the present rule set; a short table where it has none."""
        from goref.app.manual import ManualError, rules_page

        rules = ruleset(self._window.session.case.rules)
        try:
            page = rules_page(rules.id)
        except ManualError:
            from goref.qt.window.help import show_rules

            show_rules(self._window, rules, self._window.language)
        else:
            self.open_manual(page)

    def keys(self) -> None:
        """All keys and marks."""
        from goref.qt.window.help import show_keys

        window = self._window
        show_keys(window, window.actions_by_id, window.language, window.host.theme)
