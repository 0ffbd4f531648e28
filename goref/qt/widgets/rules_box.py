"""Boxes to choose an item: one as wide as its widest item, and one for the rule sets."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from goref.core.base.language import Language
from goref.core.rulesets.table import FAMILIES, RULESETS, ruleset
from goref.qt.widgets.choice_box import ChoiceBox
from goref.qt.widgets.wrapping import tip


class ItemsBox(ChoiceBox):
    """A box as wide as its widest item requires.

    Qt measures the ink, which for ``（…）`` is narrower than the text.
    """

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(self._asked())

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(self._asked())

    def _asked(self) -> QSize:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, part, self
        )
        return QSize(self._widest() + self.width() - field.width(), 0)

    def _widest(self) -> int:
        texts = (self.itemText(row) for row in range(self.count()))
        return max(map(self.fontMetrics().horizontalAdvance, texts), default=0)


class RulesBox(ItemsBox):
    """A box to choose one of all rule sets.

    Signals:
        chosen: the user chose a rule set; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._measured: tuple[str, int] = ("", 0)
        self.setObjectName("rules")
        self.setAccessibleName(self.tr("Rule set"))
        self.setMaxVisibleItems(40)
        for family, title in FAMILIES.items():
            self.addItem(f"— {title.in_(language)} —")
            self.setItemData(self.count() - 1, 0, Qt.ItemDataRole.UserRole - 1)  # a heading
            for rules in RULESETS.values():
                if rules.family == family:
                    self.addItem(rules.name.in_(language), rules.id)
                    source = tip(rules.source.in_(language))
                    self.setItemData(self.count() - 1, source, Qt.ItemDataRole.ToolTipRole)
        self.activated.connect(self._choose)

    def _widest(self) -> int:
        """Returns the widest item's width, measured once for each font, as layouts ask for
        it often.
        """
        font = self.font().key()
        if self._measured[0] != font:
            self._measured = font, super()._widest()
        return self._measured[1]

    def show_rules(self, id_: str) -> None:
        """Shows the rule set with an id as the chosen one. Raises UnknownRulesError for an
        unknown id."""
        self.setCurrentIndex(self.findData(id_))
        self.setToolTip(tip(ruleset(id_).source.in_(self._language)))

    def _choose(self, index: int) -> None:
        if id_ := self.itemData(index):
            self.chosen.emit(id_)
