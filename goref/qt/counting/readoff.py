"""The figures of a count: both sides' sums during the count, and the result at its end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QSizePolicy

from goref.core.arranging.table.arrangement import (
    AREA,
    Arrangement,
    Layout,
    Terms,
    terms_shown,
    totals_of,
)
from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.language import Language, Plural
from goref.core.base.numbers import Amount, mixed, signed
from goref.core.base.particles import formatted
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.scoring.lines import Line
from goref.core.texts.count.arranging import (
    counted_name,
    land_sentence,
    part_label,
    readoff_sentence,
    sums,
)
from goref.core.texts.count.parts import REST
from goref.core.texts.results import margin_name
from goref.core.texts.terms import SIDES, UNITS, side_name, term
from goref.qt.look.metrics import GAP, ROOM, SMALL, SPACE, WIDE_AIR
from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import tell, tip, wrapped

BROKEN = Plural(
    "ReadOffView",
    "Broken outlines, counted point by point: {count} of {all} space.",
    "Broken outlines, counted point by point: {count} of {all} spaces.",
    "all",
)
LEAST_COLUMN = 48
NARROW_AIR = 4
"""If there is little space, a row is this many pixels higher than its text."""
TIP = Qt.ItemDataRole.ToolTipRole
Rows = list[tuple[str, str, str]]


class ReadOffTable(FiguresTable):
    """A table without empty space, with a line between its rows.

    Attributes:
        air: a row is at least this many pixels higher than its text.
    """

    air = WIDE_AIR

    def __init__(self, called: str) -> None:
        super().__init__("stage-parts", called, ["", "", ""])
        self.horizontalHeader().hide()  # if necessary, the first row is a heading
        self.horizontalHeader().setMinimumSectionSize(LEAST_COLUMN)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def put_texts(self, row: int, texts: Sequence[str], *, bold: bool = False) -> None:
        super().put_texts(row, texts, bold=bold)
        for column, text in enumerate(texts):
            self.model().setData(self.model().index(row, column), tip(text), TIP)

    def fit(self) -> None:
        """Makes the rows as high as they need, and the table as high as its rows."""
        for row, high in enumerate(self._rows(self.air)):
            self.setRowHeight(row, high)
        self.setFixedHeight(self._high())
        self.updateGeometry()

    def high(self, air: int) -> int:
        """Returns the height of the table in pixels for a given :attr:`air`."""
        return sum(self._rows(air))

    def _rows(self, air: int) -> list[int]:
        least = self.fontMetrics().height() + air
        return [max(self.sizeHintForRow(row), least) for row in range(self.rowCount())]

    def _high(self) -> int:
        return sum(self.rowHeight(row) for row in range(self.rowCount()))

    def sizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._high())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().midlight().color())
        for row in range(self.rowCount() - 1):
            y = self.rowViewportPosition(row) + self.rowHeight(row) - 1
            painter.drawLine(0, y, self.viewport().width(), y)
        painter.end()


def _of(line: Line, side: Colour) -> str:
    return mixed(line.black if side is BLACK else line.white)


class ReadOffView(Plate):
    """The figures of a count. They are read from the arrangement; the view computes none.

    Attributes:
        is_whole: True if all figures fitted at the last call of :meth:`fit`.
    """

    is_whole = True

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.table = ReadOffTable(self.tr("The count in figures"))
        self.more = wrapped("stage-shapes", size=SMALL)
        self._column = in_column(self.table, self.more, inside=self, gap=SPACE)
        self._column.setContentsMargins(ROOM, SPACE, ROOM, SPACE)

    def fit(self, room: int) -> None:
        """Reduces the space around the figures if necessary.

        Args:
            room: the height there is, in pixels.
        """
        told = 0
        if self.more.text():
            told = self.more.heightForWidth(max(self.width() - 2 * ROOM, 1))
        for air, gap in ((WIDE_AIR, SPACE), (NARROW_AIR, GAP)):
            self.is_whole = self.table.high(air) + told + 3 * gap <= room
            if self.is_whole:
                break
        if self.table.air != air:
            self.table.air = air
            self.table.fit()
        if self._column.spacing() != gap:  # setting the same repeats the layout forever
            self._column.setSpacing(gap)
            self._column.setContentsMargins(ROOM, gap, ROOM, gap)

    def show_moment(self, layout: Layout, rules: RuleSet, size: int, kept: str) -> None:
        """Shows the figures during a count: areas, or the sums of the terms that are counted.

        Args:
            size: the number of points on the board.
            kept: the sentence that the margin is unchanged; "" for none.
        """
        if [term.key for term in layout.terms] != [AREA]:
            self._show_terms(terms_shown(layout.terms, rules, size), rules, kept)
            return
        language, areas = self._language, layout.areas
        total = sum(areas) + layout.public
        sign = "✓" if total == size else "✕"
        rows = [
            (term(SIDES, "B", language), str(areas.black), ""),
            (term(SIDES, "W", language), str(areas.white), ""),
            (self.tr("Nobody's points"), str(layout.public), ""),
            (self.tr("All points of the board"), f"{total} {sign}", ""),
        ]
        self._show(rows, {3}, kept)

    def _show_terms(self, terms: Terms, rules: RuleSet, kept: str) -> None:
        """Shows for each side what is counted, such as territory and prisoners, with
        the sum.
        """
        language = self._language
        rows = [("", term(SIDES, "B", language), term(SIDES, "W", language))]
        rows += [
            (counted_name(one.key, rules, language), *self._both(one.of))
            for one in terms
            if any(one.of) or one is terms[0]
        ]
        rows.append((self.tr("Together"), *self._both(totals_of(terms))))
        self._show(rows, {len(rows) - 1}, kept)

    def _both(self, of: Pair[Amount]) -> tuple[str, str]:
        black, white = (mixed(Fraction(number)) for number in of)
        return black, white

    def show_readoff(self, arrangement: Arrangement, *, names_winner: bool) -> None:
        """Shows the figures at the end of a count.

        Args:
            names_winner: True to show payments and the margin.
        """
        language, read = self._language, arrangement.readoff
        more = self._more(arrangement)
        if read.side is not None:
            alone = [
                (part_label(part.key, language), _of(part, read.side), "")
                for part in read.parts
                if part.key != REST
            ]
            counted = read.black if read.side is BLACK else read.white
            alone.append((side_name(read.side, language), mixed(counted), ""))
            bold = {len(alone) - 1}
            if read.side is WHITE:  # sentences about the result begin with Black
                rest = self.tr("{side}, all the rest")
                black = formatted(rest, side=side_name(BLACK, language))
                alone.append((black, mixed(read.black), ""))
            self._show(alone, bold, more)
            return
        rows = [("", term(SIDES, "B", language), term(SIDES, "W", language))]
        rows += [self._row(part) for part in read.parts]
        bold = {len(read.parts)}
        if len(read.parts) > 1:
            bold = {len(rows)}
            rows.append((self.tr("Read off"), mixed(read.black), mixed(read.white)))
        # Payments are in points: next to figures in zi they would only mislead.
        if names_winner and arrangement.payments and read.unit is not Unit.ZI:
            rows += [self._row(line) for line in arrangement.payments]
            bold.add(len(rows))
            margin = signed(mixed(arrangement.margin))
            rows.append((self._margin(arrangement), margin, ""))
        self._show(rows, bold, more)

    def _row(self, line: Line) -> tuple[str, str, str]:
        return part_label(line.key, self._language), _of(line, BLACK), _of(line, WHITE)

    def _show(self, rows: Rows, bold: set[int], more: str) -> None:
        self.table.setColumnHidden(2, not any(row[2] for row in rows))
        self.table.show_texts(rows, bold)
        self.table.fit()
        tell(self.more, more)

    def _margin(self, arrangement: Arrangement) -> str:
        """Returns the label of the margin after payments. Under rules that count in zi, it
        names the unit.
        """
        name = margin_name(arrangement.payments, self._language)
        if arrangement.rules.unit is not Unit.ZI:
            return name
        unit = term(UNITS, Unit.POINTS.value, self._language)
        return formatted(self.tr("{margin}, in {unit}"), margin=name, unit=unit)

    def _more(self, arrangement: Arrangement) -> str:
        """Returns the text below the figures: sums, both areas, and how many outlines are
        broken.
        """
        told = sums(arrangement, self._language)
        land = land_sentence(arrangement, self._language)
        alone = arrangement.readoff.side is not None
        if land and not alone and land != readoff_sentence(arrangement, self._language):
            told.append(formatted(self.tr("Both areas: {land}"), land=land))
        spaces = arrangement.finished_at(len(arrangement.moves))
        broken = sum(space.is_irregular for space in spaces)
        if broken:
            told.append(BROKEN.in_(self._language, count=broken, all=len(spaces)))
        return "\n".join(told)
