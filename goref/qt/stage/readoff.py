"""What is read off at the end of a count, large, and what it is made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.words.count.arranging import land_sentence, part_label, readoff_sentence
from goref.core.words.terms import SIDES, term
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import embolden, wrapped

LARGER = 1.8
TIP = Qt.ItemDataRole.ToolTipRole


class ReadOffTable(FiguresTable):
    """A table as high as its rows, whose cells tell their texts in full."""

    def put_texts(self, row: int, texts: Sequence[str], *, bold: bool = False) -> None:
        super().put_texts(row, texts, bold=bold)
        for column, text in enumerate(texts):
            self.model().setData(self.model().index(row, column), text, TIP)

    def fit(self) -> None:
        """Be as high as what it holds."""
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(rows + self.horizontalHeader().sizeHint().height() + 4)


class ReadOffView(QWidget):
    """The end of a count. It prints what the arrangement holds and adds nothing up."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.said = wrapped("stage-readoff")
        embolden(self.said, LARGER)
        self.land = wrapped("stage-land")
        self.table = ReadOffTable(
            "stage-parts",
            self.tr("What is read off, and what is paid"),
            ["", term(SIDES, "B", language), term(SIDES, "W", language)],
        )
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.shapes = wrapped("stage-shapes")
        in_column(self.said, self.land, self.table, self.shapes, inside=self)

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show what an arrangement comes to."""
        language, read = self._language, arrangement.readoff
        self.said.setText(readoff_sentence(arrangement, language))
        land = land_sentence(arrangement, language)
        same = land == readoff_sentence(arrangement, language)
        self.land.setText(self.tr("Both areas: {land}").format(land=land))
        self.land.setVisible(bool(land) and not same)
        rows = [
            (part_label(part.key, language), mixed(part.black), mixed(part.white))
            for part in read.parts
        ]
        sums = {len(rows)}
        rows.append((self.tr("Read off"), mixed(read.black), mixed(read.white)))
        rows += [
            (part_label(line.key, language), mixed(line.black), mixed(line.white))
            for line in arrangement.payments
        ]
        sums.add(len(rows))
        margin = signed(mixed(arrangement.margin))
        rows.append((self.tr("Black less White, all paid"), margin, ""))
        self.table.show_texts(rows, sums)
        self.table.fit()
        self.shapes.setText(self._shapes(arrangement))
        self.shapes.setVisible(bool(arrangement.spaces))

    def _shapes(self, arrangement: Arrangement) -> str:
        if not arrangement.imperfect:
            return self.tr("Every space counts at a glance; its size stands in it.")
        return self.tr(
            "Each space has its size in it. A broken outline: it is no full rectangle to be "
            "counted at a glance ({count} of {all})."
        ).format(count=arrangement.imperfect, all=len(arrangement.spaces))
