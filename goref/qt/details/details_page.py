"""stub"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goref.qt.ruling.facts_form import FactsForm
from goref.qt.ruling.rules_bar import RulesBar


class DetailsPage(QWidget):
    ruled = Signal(object)
    facts = Signal(object)
    rulesChosen = Signal(str)

    def __init__(self, language):
        super().__init__()
        l = QVBoxLayout(self)
        self.bar = RulesBar(language)
        self.form = FactsForm(language)
        l.addWidget(self.bar)
        l.addWidget(self.form)
        self.bar.box.chosen.connect(self.rulesChosen)
        self.form.stated.connect(self.facts)

    def show_assessment(self, a):
        self.bar.show_assessment(a)
