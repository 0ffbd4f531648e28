"""The choice of the rule set."""

from __future__ import annotations

from PySide6.QtCore import Qt

from goref.core.base.language import Language
from goref.qt.fields.rules_box import RulesBox
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import label_of
from goref.qt.widgets.wrapping import WrappingRow


class RulesBar(WrappingRow):
    """A caption and a combo box with all rule sets."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.box = RulesBox(language)
        caption = label_of(self.tr("&Rule set"), self.box)
        self.box.setMinimumHeight(TARGET)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
        self.put(caption, self.box)
