"""The dialog that asks for the rule set for new cases."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.qt.fields.rules_box import RulesBox
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog, Standard
from goref.qt.widgets.wrapping import wrapped


class RulesDialog(StackedDialog):
    """A dialog that asks for the rule set for new cases, and stores it.

    If neither the preferences nor the language suggest a rule set, no one is selected at first.
    """

    def __init__(self, parent: QWidget, preferences: Preferences, language: Language) -> None:
        super().__init__(parent, "rules-of-new", (460, 200))
        self._preferences = preferences
        self.setWindowTitle(self.tr("Rules of new cases"))
        asked = wrapped("asked", self, self.tr("Under which rules do new cases begin?"))
        note = self.tr(
            "A record that names its rules keeps them. You can change this on the first page."
        )
        self.rules = RulesBox(language)
        self.put_buttons(OK_CANCEL)
        ok = self.buttons.button(Standard.Ok)
        if usual := preferences.rules_of_new(language):
            self.rules.show_rules(usual)
        else:
            self.rules.setPlaceholderText(self.tr("Choose…"))
            self.rules.setCurrentIndex(-1)
            ok.setEnabled(False)
        self.rules.currentIndexChanged.connect(lambda index: ok.setEnabled(index >= 0))
        self.stack(asked, self.rules, wrapped("note", self, note), None, self.buttons)

    def accept(self) -> None:
        self._preferences.rules = self.rules.currentData()
        super().accept()
