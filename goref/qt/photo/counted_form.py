"""The fields for numbers that no photograph shows: prisoners, and stones in the bowls."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from goref.app.reports.photo_report import held_told
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import Language
from goref.core.case.ledger import Ledger
from goref.core.texts.terms import SIDES, term
from goref.qt.details.ledger_view import balance_said, bowls_said
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import GAP, ROOM, SMALL, TARGET
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.wrapping import WrappingRow, plain_label, tell, wrapped

UNSTATED = -1
MOST = 9999


class CountedForm(QWidget):
    """Fields for the prisoners and the stones in the bowls of both sides. "?" means not
    counted.

    Signals:
        stated: a number was changed.
    """

    stated = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("photo-counted")
        self._language = language
        self._prisoners = self._pair("prisoners", self.tr("Stones captured in play"))
        self._bowls = self._pair("bowls", self.tr("Found in the bowls"))
        self.verdict = wrapped("photo-counted-verdict", size=SMALL)
        both = WrappingRow()
        for text, boxes in (
            (self.tr("Captured in play:"), self._prisoners),
            (self.tr("In the bowls:"), self._bowls),
        ):
            title = plain_label(text)
            for side, box in zip((BLACK, WHITE), boxes, strict=True):
                group, label = QWidget(), label_of(term(SIDES, side.letter, language), box)
                row = in_row(label, box, inside=group, gap=GAP)
                if side is BLACK:  # where a row breaks, the title remains with its numbers
                    row.insertWidget(0, title)
                    row.insertSpacing(1, GAP)
                else:
                    row.setContentsMargins(0, 0, ROOM, 0)
                both.put(group)
        remark = Remark(*self._prisoners, *self._bowls)
        in_column(both, remark, self.verdict, inside=self, gap=GAP)
        self.verdict.hide()

    def _pair(self, name: str, called: str) -> tuple[NumberBox, NumberBox]:
        made = []
        for side in (BLACK, WHITE):
            text = f"{called}: {term(SIDES, side.letter, self._language)}"
            box = named(NumberBox(none="?"), f"photo-{name}-{side.letter}", text)
            box.setMinimumHeight(TARGET)
            box.setRange(UNSTATED, MOST)
            box.setValue(UNSTATED)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(lambda _: self.stated.emit())
            made.append(box)
        return made[0], made[1]

    @property
    def prisoners(self) -> Pair[int] | None:
        """The numbers of captured black and of captured white stones; None unless both are
        filled in.
        """
        return _stated(self._prisoners)

    @property
    def bowls(self) -> Pair[int] | None:
        """The numbers of black and of white stones in the bowls; None unless both are filled
        in.
        """
        return _stated(self._bowls)

    def show_ledger(self, ledger: Ledger) -> None:
        """Shows whether the numbers agree with the board, as far as they are filled in."""
        told = [bowls_said(ledger, self._language), held_told(ledger, self._language)]
        if ledger.gap is not None:
            told.insert(0, balance_said(ledger))
        tell(self.verdict, "\n".join(filter(None, told)))


def _stated(boxes: tuple[NumberBox, NumberBox]) -> Pair[int] | None:
    black, white = (box.value() for box in boxes)
    return None if UNSTATED in (black, white) else Pair(black, white)
