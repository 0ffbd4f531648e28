"""The first page in its window: when it is shown, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QStackedWidget, QWidget

from goref.core.base.late import Late
from goref.qt.first_page.first_page import FirstPage
from goref.qt.work.after_paint import AfterPaint

if TYPE_CHECKING:
    from goref.qt.context.window import Window


class FirstPageController(QObject):
    """The controller that shows the first page instead of the window's parts.

    It may show the page before the window is complete. The buttons have no effect until then.
    """

    def __init__(
        self,
        window: Window,
        centre: QStackedWidget,
        parts: QWidget,
        of_case: Callable[[], QActionGroup],
    ) -> None:
        """Args:
        centre: the stack that shows either the parts of the window or the first page.
        parts: the parts of the window.
        of_case: returns the group of commands that need a case.
        """
        super().__init__(window.widget)
        self._window, self._centre, self._parts = window, centre, parts
        self._of_case = of_case

    @Late
    def page(self) -> FirstPage:
        """The page; created when it is first shown."""
        host = self._window.host
        page = FirstPage(host.preferences, self._window.language, host.theme)
        self._centre.addWidget(page)
        page.wanted.connect(self._begin)
        page.fileWanted.connect(host.open_path)
        return page

    def show(self) -> None:
        """Shows the first page. The session's case must be empty."""
        self._parts.setEnabled(False)  # no key may reach what is hidden
        self._centre.setCurrentWidget(self.page)
        self.page.setFocus()
        self._window.widget.setWindowTitle("goref")
        if self._window.is_whole:
            self._allow_case(False)
            AfterPaint(self.page, self.page.read_recent)

    def leave(self) -> None:
        """Shows the parts of the window instead of the first page."""
        self._parts.setEnabled(True)
        self._centre.setCurrentWidget(self._parts)
        self._allow_case(True)

    def _allow_case(self, allowed: bool) -> None:
        """Enables the commands that need a case, or disables them. Without a case, the key of
        "Reasons and article" opens the manual.
        """
        self._of_case().setEnabled(allowed)
        article, manual = (self._window.actions_by_id[id_] for id_ in ("article", "manual"))
        of_article = article.shortcuts()
        own = [keys for keys in manual.shortcuts() if keys not in of_article]
        manual.setShortcuts(own if allowed else [*of_article, *own])

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences: shows the rule set for new cases."""
        if (page := FirstPageController.page.made(self)) is not None:
            page.show_rules()

    def choose_rules(self, then: Callable[[], object] = lambda: None) -> None:
        """Asks for the rule set for new cases, and calls ``then`` once it is chosen."""
        from goref.qt.first_page.rules_dialog import RulesDialog

        window = self._window
        dialog = RulesDialog(window.widget, window.host.preferences, window.language)
        dialog.accepted.connect(window.on_preferences_changed)
        dialog.accepted.connect(then)
        dialog.open()

    def _begin(self, id_: str) -> None:
        """Carries out what the user chose on the page, if the window is complete."""
        window = self._window
        if not window.is_whole:
            return
        match id_:
            case "record":
                window.host.new_position("play-on-board")
            case "sample":
                window.host.open_first_game()
            case "rules":
                self.choose_rules()
            case "event":
                ids = ["event-open", "event-new"]
                if window.host.has_events:
                    ids.append("event-show")
                self.page.show_events([window.actions_by_id[id_] for id_ in ids])
            case _:
                window.actions_by_id[id_].trigger()
