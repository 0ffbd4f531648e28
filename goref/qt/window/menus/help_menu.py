"""The commands of the Help menu, and two that open the log of rulings and the preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from goref.core.base.late import Late
from goref.core.rulesets.table import ruleset
from goref.qt.context.feature import Feature

if TYPE_CHECKING:
    from goref.qt.context.window import Window
    from goref.qt.manual.beside import Help


class HelpMenu(Feature):
    """The commands of the Help menu, and those that open the log of rulings and the
    preferences.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window

    @Late
    def beside(self) -> Help:
        """The helper that opens the manual and the window about goref."""
        from goref.qt.manual.beside import Help

        return Help(self._window.widget, self._window.host)

    def go_on_beside(self, old: HelpMenu) -> None:
        if (beside := HelpMenu.beside.made(old)) is not None:
            self.beside.restore_from(beside)
        for dialog in old._window.widget.findChildren(QDialog, "preferences"):
            if dialog.isVisible():
                self.preferences(dialog)

    def stop(self) -> None:
        if (beside := HelpMenu.beside.made(self)) is not None:
            beside.leave()

    def protocol(self) -> None:
        """Opens the log of rulings of the case."""
        from goref.qt.act_log.dialog import show_protocol

        show_protocol(self._window)

    def playing_on(self) -> None:
        """Opens the dialog "what if played on": dame filled in turn, or a dead chain played
        out.
        """
        from goref.qt.continuation.dialog import show_playing_on

        show_playing_on(self._window)

    def convert(self) -> None:
        """Opens the dialog that converts a recorded result to other rule sets."""
        from goref.qt.result.convert_dialog import show_convert

        show_convert(self._window)

    def preferences(self, old: QDialog | None = None) -> None:
        """Opens the preferences. ``old`` is the preferences dialog of the replaced window; its
        state is restored.
        """
        from goref.qt.preferences.preferences_dialog import PreferencesDialog, show_preferences

        shown = show_preferences(self._window)
        if isinstance(old, PreferencesDialog):
            shown.restore_from(old)

    def rule_set(self) -> None:
        """Opens the manual's page on the case's rule set. If the manual has none, opens a short
        table.
        """
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
        """Opens the window with all keys and marks."""
        from goref.qt.window.menus.help import show_keys

        window = self._window
        show_keys(window.widget, window.actions_by_id, window.language, window.host.theme)
