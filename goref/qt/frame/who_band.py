"""stub"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class WhoBand(QWidget):
    stated = Signal(object)
    changeWanted = Signal()

    def __init__(self, language, theme):
        super().__init__()
        l = QVBoxLayout(self)
        l.setContentsMargins(0, 0, 0, 0)
        self.label = QLabel("● Black\n○ White\nrules · komi")
        l.addWidget(self.label)
        b = QPushButton("Change…")
        b.clicked.connect(self.changeWanted)
        l.addWidget(b)

    def show_case(self, assessment, moment):
        pass
