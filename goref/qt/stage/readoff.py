"""How a count stands in figures: both areas while stones move, at the end what is read off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame

from goref.core.arranging.table.arrangement import Arrangement, Layout
from goref.core.base.colour import BLACK
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.rulesets.ruleset import Payment, Unit
from goref.core.words.count.arranging import land_sentence, part_label, readoff_sentence
from goref.core.words.count.parts import REST
from goref.core.words.terms import SIDES, UNITS, side_name, term
from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.metrics import ROOM, SMALL, SPACE, WIDE_AIR
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import embolden, tell, wrapped

TIP = Qt.ItemDataRole.ToolTipRole
Rows = list[tuple[str, str, str]]


class ReadOffTable(FiguresTable):
    """A table as high as its rows, with a line under each; a name that is too long wraps."""

    def __init__(self, called: str, sides: Sequence[str]) -> None:
        super().__init__("stage-parts", called, ["", *sides])
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + WIDE_AIR)

    def show_sides(self, shown: Sequence[bool]) -> None:
        """Which sides have figures of their own; over one alone no heading is needed."""
        for column, is_shown in enumerate(shown, 1):
            self.setColumnHidden(column, not is_shown)
        self.horizontalHeader().setVisible(all(shown))

    def put_texts(self, row: int, texts: Sequence[str], *, bold: bool = False) -> None:
        super().put_texts(row, texts, bold=bold)
        for column, text in enumerate(texts):
            self.model().setData(self.model().index(row, column), text, TIP)

    def fit(self) -> None:
        """Be as high as what it holds."""
        least = self.verticalHeader().defaultSectionSize()
        for row in range(self.rowCount()):
            self.setRowHeight(row, max(self.sizeHintForRow(row), least))
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        header = self.horizontalHeader()
        self.setFixedHeight(rows + (0 if header.isHidden() else header.sizeHint().height()))

    def sizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.height())

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


class ReadOffView(Plate):
    """Figures of a count. It prints what the arrangement holds and adds nothing up."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        sides = [term(SIDES, letter, language) for letter in "BW"]
        self.table = ReadOffTable(self.tr("The count in figures"), sides)
        self.more = wrapped("stage-shapes")
        embolden(self.more, SMALL, bold=False)
        column = in_column(self.table, self.more, inside=self, gap=SPACE)
        column.setContentsMargins(ROOM, SPACE, ROOM, SPACE)

    def show_moment(self, layout: Layout, size: int) -> None:
        """Show whose all points of the board are while stones are moved.

        Args:
            size: how many points the board has.
        """
        language, areas = self._language, layout.areas
        total = sum(areas) + layout.public
        sign = "✓" if total == size else "✕"
        rows = [
            (term(SIDES, "B", language), str(areas.black), ""),
            (term(SIDES, "W", language), str(areas.white), ""),
            (self.tr("Nobody's points"), str(layout.public), ""),
            (self.tr("All points of the board"), f"{total} {sign}", ""),
        ]
        self._show((True, False), rows, {3})
        tell(self.more, "")

    def show_readoff(self, arrangement: Arrangement, *, names_winner: bool) -> None:
        """Show what an arrangement comes to.

        Args:
            names_winner: what is paid may be told too, and the margin.
        """
        language, read = self._language, arrangement.readoff
        rows = [
            (part_label(part.key, language), mixed(part.black), mixed(part.white))
            for part in read.parts
            if read.side is None or part.key != REST
        ]
        bold = {len(rows)}
        total = self.tr("Read off") if read.side is None else side_name(read.side, language)
        rows.append((total, mixed(read.black), mixed(read.white)))
        # Payments are in points: beside figures in zi they would only mislead.
        if names_winner and read.side is None and read.unit is not Unit.ZI:
            rows += self._paid(arrangement)
            bold.add(len(rows) - 1)
        shown = (read.side is not BLACK.other, read.side in (None, BLACK.other))
        self._show(shown, rows, bold)
        tell(self.more, self._more(arrangement))

    def _show(self, shown: tuple[bool, bool], rows: Rows, bold: set[int]) -> None:
        self.table.show_sides(shown)
        self.table.show_texts(rows, bold)
        self.table.fit()

    def _paid(self, arrangement: Arrangement) -> Rows:
        """What is paid on paper, and what the count comes to with it."""
        paid = arrangement.payments
        if not paid:
            return []
        rows = [
            (part_label(line.key, self._language), mixed(line.black), mixed(line.white))
            for line in paid
        ]
        with_komi = any(line.key == Payment.KOMI.value for line in paid)
        name = self.tr("Margin with komi") if with_komi else self.tr("Margin, all paid")
        if arrangement.rules.unit is Unit.ZI:
            unit = term(UNITS, Unit.POINTS.value, self._language)
            name = self.tr("{margin}, in {unit}").format(margin=name, unit=unit)
        return [*rows, (name, signed(mixed(arrangement.margin)), "")]

    def _more(self, arrangement: Arrangement) -> str:
        """Both areas where the count is of something else; what a broken outline means."""
        told = []
        land = land_sentence(arrangement, self._language)
        alone = arrangement.readoff.side is not None
        if land and not alone and land != readoff_sentence(arrangement, self._language):
            told.append(self.tr("Both areas: {land}").format(land=land))
        if arrangement.imperfect:
            told.append(
                self.tr(
                    "Broken outlines: {count} of {all} spaces do not count at a glance."
                ).format(count=arrangement.imperfect, all=len(arrangement.spaces))
            )
        return "\n".join(told)
