"""What is lifted as dead; that this is all, all back, or a second opinion with a press."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from goref.app.edits.ruling import MarkStones
from goref.core.ruling.ruling import Life, Voice
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
        self.rest = push_button("as-it-stands", self.tr("Nothing is dead"))
        self.rest.clicked.connect(lambda: self.wanted.emit("as-it-stands"))
        self.back = push_button("", self.tr("Take every dead mark back"))
        self.back.clicked.connect(self._take_back)
        self.opinion = push_button("opinion-button", self.tr("Second opinion"))
        self.opinion.clicked.connect(lambda: self.wanted.emit("second-opinion"))
        ruled, helped = in_row(self.rest, None), in_row(self.opinion, self.back, None)
        in_column(self.lifted, ruled, helped, None, inside=self)

    def show_survey(self, survey: Survey) -> None:
        """Show what a survey lifts, and whether somebody has said that it is all."""
        self._survey = survey
        count, ruling = survey.dead_count, survey.ruling
        marked = bool(ruling.lives)
        self.rest.setText(
            self.tr("Nothing else is dead") if marked else self.tr("Nothing is dead")
        )
        self.rest.setEnabled(ruling.word is not Voice.REFEREE)
        if survey.dead:
            self.lifted.setText(
                self.tr("Lifted as dead: Black {black}, White {white}.").format(
                    black=count.black, white=count.white
                )
            )
        elif ruling.voice is Voice.NOBODY:
            self.lifted.setText(
                self.tr("No stone is marked dead: all are counted as alive until it is ruled.")
            )
        else:
            self.lifted.setText(self.tr("No stone is dead: all count as alive."))
        self.back.setEnabled(bool(ruling.stones(Life.DEAD)))

    def _take_back(self) -> None:
        if self._survey is not None:
            self.ruled.emit(MarkStones(self._survey.ruling.stones(Life.DEAD), None))
