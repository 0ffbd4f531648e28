"""What stands under every page: both areas, which make the board, and the result so far."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.language import Language
from goref.core.scoring.scoring import Winner
from goref.core.words.status import result_line
from goref.core.words.terms import SIDES, term
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.wrapping import embolden, wrapped

LARGER = 1.35


class ResultBar(QWidget):
    """The tally and the verdict. It prints what the score holds and adds nothing up."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.tally = wrapped("tally", copied=True)
        self.result = wrapped("result", copied=True)
        embolden(self.result, LARGER)
        in_column(self.tally, self.result, inside=self)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show the score of a case, and how much is open in it."""
        score = assessment.score
        told = result_line(assessment.case, score, self._language, short=True)
        self.result.setText(told)
        winner = score.winner
        self.result.setAccessibleDescription(
            "" if winner is Winner.NONE else term(SIDES, winner.value, self._language)
        )
        tally = score.tally
        self.tally.setText(
            self.tr(
                "Area: Black {black}, White {white}, public {public} — in all {size} ✓"
            ).format(
                black=tally.area(BLACK),
                white=tally.area(WHITE),
                public=tally.public,
                size=tally.size,
            )
        )
