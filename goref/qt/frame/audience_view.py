"""The window for the audience: a board, the players' names, a sentence, and figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from goref.app.board.shapes import Cell
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.language import LANGUAGES, Language
from goref.core.texts.terms import side_name
from goref.qt.board.vessel_painter import stone_picture
from goref.qt.board.widget import BoardWidget
from goref.qt.look.appearance import on_projector, projected
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.wrapping import plain_label, tell, wrapped

SAYS, NAMES, FIGURES, MORE = 2.4, 1.36, 1.6, 1.36
"""The sizes of sentence, names, figures and small text, as multiples of the audience's base
size.
"""
VERDICT = 3.4
"""The scale of the verdict below a sentence: smaller to fit in a line, but never than
:data:`SAYS`."""
SMALLEST = 0.3
"""If texts do not fit, they are scaled down, at most by this factor."""
BLANKS = (Qt.Key.Key_Escape, Qt.Key.Key_Period)
"""The keys that hide the whole content, or show it again."""
LINE = 1.35
"""The height of a row of figures, as a multiple of its text's height."""
LANDSCAPE = 1.25
"""If the width is at least this many times the height, the texts are at the right,
else below.
"""


class AudienceFigures(QWidget):
    """The figures of a count: rows with a name and figures, separated by lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("room-tally")
        self._rows: list[list[str]] = []

    def text(self) -> str:
        """Returns the figures as text, one row a line."""
        return "\n".join(" ".join(filter(None, row)) for row in self._rows)

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Shows figures. Each row is [name, figure, figure]; figures may be ""."""
        self._rows = [list(row) for row in rows]
        self.setAccessibleName(self.text())
        self.update()

    def heightForWidth(self, width: int) -> int:
        return len(self._rows) * self._high

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        names = (self._wide(row[0]) for row in self._rows)
        wide = max(names, default=0) + self._columns * (self._figure + self._gap)
        return QSize(wide, self.heightForWidth(wide))

    @property
    def _columns(self) -> int:
        """The number of columns with figures: 1 or 2."""
        return 2 if any(row[2] for row in self._rows) else 1

    @property
    def _figure(self) -> int:
        """The width of a column of figures, in pixels."""
        return max((self._wide(text) for row in self._rows for text in row[1:]), default=0)

    @property
    def _gap(self) -> int:
        return self.fontMetrics().horizontalAdvance("00")

    @property
    def _high(self) -> int:
        return round(LINE * self.fontMetrics().height())

    def _wide(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        text, hairline = self.palette().windowText().color(), self.palette().mid().color()
        wide, high, columns = self._figure, self._high, self._columns
        for number, row in enumerate(self._rows):
            place = QRect(0, number * high, self.width(), high)
            painter.setPen(text)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, row[0])
            for column, figure in enumerate(row[1 : columns + 1], 1):
                right = self.width() - (columns - column) * (wide + self._gap)
                at = QRect(right - wide, place.y(), wide, high)
                painter.drawText(
                    at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figure
                )
            if number:
                painter.setPen(hairline)
                painter.drawLine(place.topLeft(), place.topRight())
        painter.end()


class AudienceView(QWidget):
    """The window for the audience. Esc or a full stop hides its content, or shows it again.

    Signals:
        left: the window was closed.
    """

    goes_along = True
    left = Signal()

    def __init__(self, theme: BoardTheme, language: Language) -> None:
        super().__init__()
        self.is_blank = False
        self._theme, self._writing = on_projector(theme), LANGUAGES[language]
        self.setObjectName("room-view")
        self.setAccessibleName(self.tr("The board for the audience"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.board = BoardWidget(theme=self._theme)
        self.board.setParent(self)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.signs = {side: plain_label(parent=self) for side in (BLACK, WHITE)}
        self.names = {
            BLACK: wrapped("room-black", self),
            WHITE: wrapped("room-white", self),
        }
        for side, sign in self.signs.items():
            sign.setAccessibleName(side_name(side, language))
        self.says = wrapped("room-says", self)
        self.tally = AudienceFigures(self)
        self.more = wrapped("room-more", self)
        self.verdict = wrapped("room-verdict", self)
        for label in (*self.names.values(), self.says, self.more, self.verdict):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def show_words(
        self,
        black: str,
        white: str,
        says: str,
        more: str = "",
        tally: Sequence[Sequence[str]] = (),
        verdict: str = "",
    ) -> None:
        """Shows the players' names, a sentence, figures, and ``more`` in small letters. An
        empty text takes no space.

        Args:
            tally: the rows of figures: [name, figure, figure]; figures may be "".
            verdict: the text below all others, in the largest letters.
        """
        self.tally.show_rows(tally)
        tell(self.names[BLACK], black)
        tell(self.names[WHITE], white)
        tell(self.says, self._writing.unbroken(says))
        tell(self.more, self._writing.unbroken(more))
        tell(self.verdict, self._writing.unbroken(verdict))
        self.set_blank(self.is_blank)
        self._arrange()

    def set_blank(self, on: bool) -> None:
        """Hides the whole content if ``on``, else shows it again."""
        self.is_blank = on
        self.board.setVisible(not on)
        for label in (*self.names.values(), *self._texts):
            label.setVisible(not on and bool(label.text()))
        for side, sign in self.signs.items():
            sign.setVisible(not on and bool(self.names[side].text()))

    # Layout

    @property
    def _texts(self) -> tuple[QLabel | AudienceFigures, ...]:
        """The parts below the names, from above."""
        return self.says, self.tally, self.more, self.verdict

    def _arrange(self) -> None:
        """Places board and texts. The texts are as large as possible."""
        wide, high = self.width(), self.height()
        pad = max(round(0.03 * min(wide, high)), 8)
        if wide >= LANDSCAPE * high:
            side = min(round(1.12 * high), round(0.64 * wide))
            self.board.setGeometry(0, 0, side, high)
            words = QRect(side + pad, pad, wide - side - 2 * pad, high - 2 * pad)
        else:
            down = min(round(0.78 * high), round(1.1 * wide))
            self.board.setGeometry(0, 0, wide, down)
            words = QRect(pad, down, wide - 2 * pad, high - down - pad)
        part = 1.0
        while not self._placed(words, part, pad) and part > SMALLEST:
            part -= 0.05

    def _placed(self, room: QRect, part: float, pad: int) -> bool:
        """Places the texts in ``room``, scaled by ``part``. Returns False if they do not fit.

        Args:
            pad: the distance between the texts, in pixels.
        """
        points = part * projected(self.font().pointSizeF(), self.height())
        for label, size in (
            *((name, NAMES) for name in self.names.values()),
            (self.says, SAYS),
            (self.tally, FIGURES),
            (self.more, MORE),
            (self.verdict, self._verdict_scale(room.width(), points)),
        ):
            font = label.font()
            font.setPointSizeF(size * points)
            font.setBold(label not in (self.tally, self.more))
            label.setFont(font)
        beside = room.top() > pad  # below the board the names are side by side
        fits = True
        y, column = room.top(), room.width() // 2 if beside else room.width()
        below = y
        for index, (side, name) in enumerate(self.names.items()):
            x = room.left() + (index * column if beside else 0)
            line = name.fontMetrics().lineSpacing()
            self._draw_sign(side, name.fontMetrics().ascent())
            sign = self.signs[side]
            sign.setVisible(not name.isHidden())
            sign.setGeometry(x, y, line, line)
            tall, fitting = _height(name, column - round(1.3 * line) - pad)
            name.setGeometry(x + round(1.3 * line), y, column - round(1.3 * line) - pad, tall)
            fits = fits and fitting
            below = max(below, y + tall)
            if not beside:
                y = below + pad // 2
        top = below + pad // 2
        gap, heights = pad // 2, []
        for label in self._texts:
            tall, fitting = _height(label, room.width())
            heights.append(tall + gap if tall else 0)
            fits = fits and fitting
        rest = room.bottom() + 1 - top - sum(heights) + (gap if any(heights) else 0)
        # Right of the board the sentence is half way down, where the eye leaves the board; a
        # verdict below it is at the bottom, with the sum above it.
        y = top + (0 if beside else max(rest // 2, 0))
        for label, tall in zip(self._texts, heights, strict=True):
            if label is self.more and heights[-1] and not beside:
                y = room.bottom() + 1 + gap - sum(heights[-2:])
            label.setGeometry(room.left(), y, room.width(), max(tall - gap, 0))
            y += tall
        return fits and rest >= 0

    def _verdict_scale(self, width: int, points: float) -> float:
        """Returns the scale at which the verdict fits in a line, from :data:`SAYS` to
        :data:`VERDICT`."""
        font = self.verdict.font()
        font.setPointSizeF(VERDICT * points)
        font.setBold(True)
        wide = QFontMetricsF(font).horizontalAdvance(self.verdict.text())
        return max(SAYS, VERDICT * min(1.0, 0.98 * width / max(wide, 1)))

    def _draw_sign(self, side: Colour, size: int) -> None:
        ratio = self.devicePixelRatioF()
        cell = Cell(max(round(size * ratio), 2), ratio, 1)
        self.signs[side].setPixmap(stone_picture(cell, self._theme, side))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in BLANKS and not event.isAutoRepeat():
            self.set_blank(not self.is_blank)
            self._arrange()
        else:
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()


def _height(label: QWidget, width: int) -> tuple[int, bool]:
    """Returns (height of a label at a width in pixels, True if its longest word fits the
    width).
    """
    if label.isHidden():
        return 0, True
    return label.heightForWidth(max(width, 1)), label.minimumSizeHint().width() <= width
