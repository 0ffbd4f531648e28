"""What is lifted as dead: a line for each side, all back or a second opinion with a press."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from goref.app.edits.ruling import MarkStones
from goref.core.ruling.ruling import Life
from goref.core.ruling.survey import Survey
from goref.qt.widgets.metrics import TARGET


class DeadPage(QWidget):
    """The dead stones in numbers.

    Signals:
        ruled: every mark is taken back: the edit.
        wanted: a command is wanted: its id.
    """

    ruled = Signal(object)
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._survey: Survey | None = None
        self.lifted = QLabel()
        self.lifted.setObjectName("lifted")
        self.lifted.setWordWrap(True)
        self.back = QPushButton(self.tr("Take every dead mark back"))
        self.back.clicked.connect(self._take_back)
        self.opinion = QPushButton(self.tr("Second opinion"))
        self.opinion.setObjectName("opinion-button")
        self.opinion.clicked.connect(lambda: self.wanted.emit("second-opinion"))
        for button in (self.opinion, self.back):
            button.setMinimumHeight(TARGET)
        row = QHBoxLayout()
        row.addWidget(self.opinion)
        row.addWidget(self.back)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.lifted)
        layout.addLayout(row)
        layout.addStretch(1)

    def show_survey(self, survey: Survey) -> None:
        """Show what a survey lifts."""
        self._survey = survey
        count = survey.dead_count
        if survey.dead:
            self.lifted.setText(
                self.tr("Lifted as dead: Black {black}, White {white}.").format(
                    black=count.black, white=count.white
                )
            )
        else:
            self.lifted.setText(self.tr("No stone is marked dead: all count as alive."))
        self.back.setEnabled(bool(survey.ruling.stones(Life.DEAD)))

    def _take_back(self) -> None:
        if self._survey is not None:
            self.ruled.emit(MarkStones(self._survey.ruling.stones(Life.DEAD), None))
