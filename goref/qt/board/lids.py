"""The two lids below the board: how many stones each side has captured."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.terms import SIDES, term
from goref.qt.board.painter import draw_stones_in_lid
from goref.qt.look.metrics import GAP, ROOM, SMALL
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.wrapping import plain_label, tip

RADIUS = 13
MANY = 188
"""Space is always kept for the width of this count, so that the lids do not move
during a game.
"""


class LidPicture(QWidget):
    """A picture of a lid with stones of one colour."""

    def __init__(self, colour: Colour, theme: BoardTheme) -> None:
        super().__init__()
        self._colour, self._theme = colour, theme
        self._count = 0
        self.setFixedSize(QSize(2 * RADIUS, 2 * RADIUS))

    def show_count(self, count: int) -> None:
        """Draws ``count`` stones in the lid, or as many as have space."""
        if count != self._count:
            self._count = count
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, ratio = QPointF(RADIUS, RADIUS), self.devicePixelRatioF()
        draw_stones_in_lid(
            painter, middle, RADIUS, self._theme, ratio, self._colour, self._count
        )
        painter.end()


class SideLid(QWidget):
    """A side's lid, and next to it the number of stones that the side captured."""

    def __init__(self, side: Colour, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._side = term(SIDES, side.letter, language)
        self._count: int | None = None
        named(self, f"took-{side.letter}", "")
        self._picture = LidPicture(side.other, theme)
        self.label = plain_label(size=SMALL)
        in_row(self._picture, self.label, inside=self, gap=GAP + 2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int | None, in_words: bool) -> None:
        """Shows a number of captured stones, as words or as a figure; None means unknown."""
        self._count = count
        told = self._words(count)
        self.label.setText(told if in_words else _figure(count))
        self.label.setMinimumWidth(self._text_width(in_words))
        self.setAccessibleName(told)
        self.setToolTip(tip(told))
        self._picture.show_count(count or 0)

    def wants(self, in_words: bool) -> int:
        """Returns the preferred width in pixels if the number is shown as words or as
        a figure.
        """
        return 2 * RADIUS + GAP + 2 + self._text_width(in_words)

    def _text_width(self, in_words: bool) -> int:
        measure = self.label.fontMetrics()
        texts = [self._words(n) if in_words else _figure(n) for n in (self._count, MANY)]
        return max(map(measure.horizontalAdvance, texts))

    def _words(self, count: int | None) -> str:
        told = self.tr("{side} took {count}")
        return formatted(told, side=self._side, count=_figure(count))


class Lids(QWidget):
    """Both lids: Black's and White's."""

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("lids")
        self.sides = Pair(SideLid(BLACK, language, theme), SideLid(WHITE, language, theme))
        self._taken: tuple[int | None, int | None] = None, None
        self._in_words = True
        in_row(*self.sides, inside=self, gap=ROOM)

    def show_taken(self, black: int | None, white: int | None) -> None:
        """Shows how many stones Black and White captured; None means unknown."""
        self._taken = black, white
        self._show()

    def wants(self, in_words: bool) -> int:
        """Returns the preferred width of both lids in pixels, if numbers are words or
        figures.
        """
        return sum(side.wants(in_words) for side in self.sides) + ROOM

    @property
    def in_words(self) -> bool:
        """True if the lids show the numbers as words."""
        return self._in_words

    def use_words(self, on: bool) -> None:
        """Shows the numbers as words if ``on``, else as figures."""
        if on is not self._in_words:
            self._in_words = on
            self._show()

    def _show(self) -> None:
        for side, count in zip(self.sides, self._taken, strict=True):
            side.show_count(count, self._in_words)


def _figure(count: int | None) -> str:
    return "?" if count is None else str(count)
