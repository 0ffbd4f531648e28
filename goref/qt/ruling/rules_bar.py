"""The rule set in force, to be chosen, and its komi."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.base.numbers import mixed
from goref.core.scoring.payments import komi_of
from goref.qt.widgets.boxes import in_row, label_of
from goref.qt.widgets.rules_box import RulesBox


class RulesBar(QWidget):
    """A caption, the box of rule sets, and the komi that holds for the case."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.box = RulesBox(language)
        self.komi = QLabel()
        self.komi.setObjectName("komi-in-force")
        caption = label_of(self.tr("&Rule set"), self.box)
        in_row(caption, self.box, self.komi, inside=self, grows=self.box)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show the rule set and the komi of a case."""
        case, score = assessment.case, assessment.score
        self.box.show_rules(case.rules)
        komi = komi_of(case, score.rules, score.facts.handicap)
        if komi is None:
            self.komi.setText(self.tr("no komi"))
        else:
            self.komi.setText(self.tr("komi {komi}").format(komi=mixed(komi)))
