"""What is lifted as dead: a line for each side, all back or a second opinion with a press."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from goref.app.edits.ruling import MarkStones
from goref.core.ruling.ruling import Life
from goref.core.ruling.survey import Survey
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import wrapped


class DeadPage(QWidget):
    """The dead stones in numbers.

    Signals:
        ruled: every mark is taken back: the edit.
        wanted: a command is wanted: its id.
    """

    ruled = Signal(object)
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._survey: Survey | None = None
        self.lifted = wrapped("lifted")
        self.back = push_button("", self.tr("Take every dead mark back"))
        self.back.clicked.connect(self._take_back)
        self.opinion = push_button("opinion-button", self.tr("Second opinion"))
        self.opinion.clicked.connect(lambda: self.wanted.emit("second-opinion"))
        row = in_row(self.opinion, self.back, None)
        in_column(self.lifted, row, None, inside=self)

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
