"""The box in which the rule set is chosen, in families."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.core.rulesets.table import FAMILIES, RULESETS, ruleset
from goref.qt.widgets.items_box import ItemsBox


class RulesBox(ItemsBox):
    """All rule sets.

    Signals:
        chosen: the user chose a rule set: its id.
    """

    chosen = Signal(str)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.setObjectName("rules")
        self.setAccessibleName(self.tr("Rule set"))
        self.setMaxVisibleItems(40)
        for family, title in FAMILIES.items():
            self.addItem(f"— {title.in_(language)} —")
            self.setItemData(self.count() - 1, 0, Qt.ItemDataRole.UserRole - 1)  # a heading
            for rules in RULESETS.values():
                if rules.family == family:
                    self.addItem(rules.name.in_(language), rules.id)
                    source = rules.source.in_(language)
                    self.setItemData(self.count() - 1, source, Qt.ItemDataRole.ToolTipRole)
        self.activated.connect(self._choose)

    def show_rules(self, id_: str) -> None:
        """Show which rule set is in force."""
        self.setCurrentIndex(self.findData(id_))
        self.setToolTip(ruleset(id_).source.in_(self._language))

    def _choose(self, index: int) -> None:
        if id_ := self.itemData(index):
            self.chosen.emit(id_)
