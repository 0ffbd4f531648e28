"""The summary of the board: a small table below the questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.app.board import signs
from goref.app.board.board_summary import SummaryLine
from goref.app.board.shapes import Cell
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.language import Language
from goref.core.texts.terms import SIDES, term
from goref.qt.board import marks
from goref.qt.look.metrics import GAP, SMALL, SPACE, WIDE
from goref.qt.look.style import roles
from goref.qt.look.theme import BoardTheme

COLUMN = 0.16
"""The width of each side's column, as a fraction of the table's width."""
NOTHING: frozenset[int] = frozenset()


class SummaryView(QWidget):
    """A table with a line for each kind of points and a column for each side.

    Signals:
        pointed: the mouse pointer is over a line; carries the line's points. Carries an empty
            set when the pointer has left the table.
    """

    pointed = Signal(object)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("summary")
        self._sides = tuple(term(SIDES, side.letter, language) for side in COLOURS)
        self._theme = theme
        self._lines: tuple[SummaryLine, ...] = ()
        self._state = ""
        self._over = -1
        self._heading = self.tr("What has been counted so far")
        self.setAccessibleName(self._heading)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> tuple[SummaryLine, ...]:
        """The lines that the summary shows."""
        return self._lines

    @property
    def state(self) -> str:
        """The words that say whether the lines are accepted."""
        return self._state

    @property
    def has_lines(self) -> bool:
        return bool(self._lines)

    def show_lines(self, lines: Sequence[SummaryLine], state: str) -> None:
        """Replaces the lines. ``state`` says in words whether they are accepted."""
        if (tuple(lines), state) == (self._lines, self._state):
            return
        self._lines, self._state = tuple(lines), state
        self._point_at(-1)
        self.setAccessibleDescription("\n".join(map(self._told, lines)))
        self.updateGeometry()
        self.update()

    def _told(self, line: SummaryLine) -> str:
        """Returns the text of a line for screen readers: ``dead: Black 3, White 5``."""
        black, white = self._sides
        figures = [f"{black} {line.black}" if line.black else ""]
        figures.append(f"{white} {line.white}" if line.black and line.white else line.white)
        return ": ".join((line.what, ", ".join(filter(None, figures))))

    # Layout

    @property
    def _row(self) -> int:
        return self.fontMetrics().height() + 2 * GAP + 2

    def heightForWidth(self, width: int) -> int:
        return (len(self._lines) + 2) * self._row + SPACE

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 0)

    def place_of(self, row: int) -> QRect:
        """Returns the rectangle of a line of the table; line 0 is the first below the
        headings.
        """
        return self._place(row + 2)

    def _place(self, number: int) -> QRect:
        """Returns the rectangle of a row of the table; rows 0 and 1 are the headings."""
        return QRect(0, SPACE + number * self._row, self.width(), self._row)

    # The pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = (int(event.position().y()) - SPACE) // self._row - 2
        self._point_at(number if 0 <= number < len(self._lines) else -1)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    def _point_at(self, number: int) -> None:
        if number == self._over:
            return
        self._over = number
        self.pointed.emit(self._lines[number].points if number >= 0 else NOTHING)
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        colours = roles()
        middle = Qt.AlignmentFlag.AlignVCenter
        bold, small = self.font(), self.font()
        bold.setBold(True)
        small.setPointSizeF(small.pointSizeF() * SMALL)
        p.setFont(bold)
        p.setPen(QColor(colours.text))
        p.drawText(self._place(0), middle, self._heading)
        free = self.width() - p.fontMetrics().horizontalAdvance(self._heading) - WIDE
        p.setFont(small)
        p.setPen(QColor(colours.second))
        if p.fontMetrics().horizontalAdvance(self._state) <= free:
            p.drawText(self._place(0), middle | Qt.AlignmentFlag.AlignRight, self._state)
        else:  # in a narrow window, left of the names of the columns
            p.drawText(self._place(1), middle, self._state)
        column = round(self.width() * COLUMN)
        for number, (side, name) in enumerate(zip((BLACK, WHITE), self._sides, strict=True)):
            place = self._column(1, number, column)
            p.drawText(place, middle | Qt.AlignmentFlag.AlignRight, name)
            wide = p.fontMetrics().horizontalAdvance(name)
            self._stone(p, side, place.right() - wide - WIDE, place.center().y())
        for number, line in enumerate(self._lines, 2):
            place = self._place(number)
            if number - 2 == self._over and line.points:
                p.fillRect(place, QColor(colours.hover))
            p.setPen(QColor(colours.hairline))
            p.drawLine(place.topLeft(), place.topRight())
            p.setFont(small)
            p.setPen(QColor(colours.text if line.stands_out else colours.second))
            inner = place.adjusted(2, 0, -2, 0)
            p.drawText(inner, middle, line.what)
            if not line.black:
                p.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, line.white)
                continue
            for at, figure in enumerate((line.black, line.white)):
                place = self._column(number, at, column)
                p.drawText(place, middle | Qt.AlignmentFlag.AlignRight, figure)
        p.end()

    def _column(self, row: int, side: int, wide: int) -> QRect:
        """Returns the rectangle for a figure that is ``wide`` pixels wide; ``side`` is 0 for
        Black, 1 for White.
        """
        place = self._place(row).adjusted(2, 0, -2, 0)
        right = place.right() + 1 - (1 - side) * wide
        return QRect(right - wide, place.top(), wide, place.height())

    def _stone(self, p: QPainter, side: Colour, x: int, y: int) -> None:
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        cell = Cell(round(WIDE * ratio), ratio, 1)
        marks.draw(p, signs.stone(cell, self._theme, side), x, y)
        p.restore()
