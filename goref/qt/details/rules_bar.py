"""The rule set in force, to be chosen, and its komi."""

from __future__ import annotations

from PySide6.QtCore import Qt

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.scoring.payments import komi_of
from goref.core.words.details import komi_text
from goref.qt.widgets.boxes import label_of
from goref.qt.widgets.metrics import GAP, TARGET
from goref.qt.widgets.rules_box import RulesBox
from goref.qt.widgets.wrapping import WrappingRow, plain_label, tell


class RulesBar(WrappingRow):
    """A caption, the box of rule sets, and the komi that holds for the case."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.box = RulesBox(language)
        self.komi = plain_label()
        self.komi.setObjectName("komi-in-force")
        caption = label_of(self.tr("&Rule set"), self.box)
        self.box.setMinimumHeight(TARGET)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
        self.komi.setMargin(GAP)
        self.put(caption, self.box, self.komi)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show the rule set and the komi of a case."""
        case, score = assessment.case, assessment.score
        self.box.show_rules(case.rules)
        komi = komi_of(case, score.rules, score.facts.handicap)
        told = not score.rules.known_only
        text = komi_text(komi, score.rules.unit, self._language) if told else ""
        tell(self.komi, text)
