"""Combo boxes: one as wide as its widest item, and one with all rule sets."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from goref.core.base.language import Language
from goref.core.rulesets.table import FAMILIES, RULESETS, ruleset
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.widgets.wrapping import tip


class ItemsBox(ChoiceBox):
    """A combo box as wide as its widest item.

    QComboBox measures only the visible ink, which for ``（…）`` is less than the text needs.
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
    """A combo box with all rule sets.

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
        """Returns the width of the widest item, in pixels. It is cached for the font, as
        layouts ask often.
        """
        font = self.font().key()
        if self._measured[0] != font:
            self._measured = font, super()._widest()
        return self._measured[1]

    def show_rules(self, id_: str) -> None:
        """Selects the rule set with an id.

        Raises:
            UnknownRulesError: there is no such rule set.
        """
        self.setCurrentIndex(self.findData(id_))
        self.setToolTip(tip(ruleset(id_).source.in_(self._language)))

    def _choose(self, index: int) -> None:
        if id_ := self.itemData(index):
            self.chosen.emit(id_)
