"""The bar of the stages, with the number of open questions at each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QTabBar

from goref.core.base.frozen import frozen
from goref.core.base.particles import formatted
from goref.qt.look.metrics import GAP, SPACE, TARGET
from goref.qt.look.style import roles
from goref.qt.widgets.focus_ring import SHOWS_FOCUS, by_key
from goref.qt.widgets.wrapping import tip

DONE, NOTHING = "✓", "–"
ASKING = 2
"""The number of stages, from the first, that keep space for a number of questions."""
LEAST_TEXT = 0.6
"""If the names do not fit, they are scaled down, at most by this factor."""
LINE = 3
"""The thickness of the line below the present stage's name, in pixels."""


@frozen
class StageSign:
    """The progress of a stage.

    Attributes:
        open: the number of open questions.
        done: True if no question is open and the stage is finished.
        passed_over: True if the stage has nothing to decide in this case.
    """

    open: int = 0
    done: bool = False
    passed_over: bool = False


class StageBar(QTabBar):
    """A tab for each stage, with the number of open questions or a tick.

    Signals:
        chosen: the user clicked on a stage, perhaps the present one; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, names: Mapping[str, str]) -> None:
        """Args:
        names: the names of the stages by id, in order.
        """
        super().__init__()
        self.setObjectName("stages")
        self.setProperty(SHOWS_FOCUS, True)
        self.setAccessibleName(self.tr("Stages"))
        self.ids = tuple(names)
        self._part = 1.0
        self._signs: dict[str, StageSign] = dict.fromkeys(names, StageSign())
        for name in names.values():
            self.addTab(name)
        self.setDrawBase(False)
        self.setExpanding(True)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.currentChanged.connect(self._changed)
        self.tabBarClicked.connect(self._clicked)

    @property
    def stage(self) -> str:
        """The id of the present stage."""
        return self.ids[self.currentIndex()]

    def sign(self, id_: str) -> StageSign:
        """Returns the progress shown for a stage."""
        return self._signs[id_]

    def go_to(self, id_: str) -> None:
        """Selects the tab of a stage. Emits no signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.ids.index(id_))

    def show_signs(self, signs: Mapping[str, StageSign]) -> None:
        """Shows the progress of each stage. A stage missing in ``signs`` shows no progress."""
        for index, id_ in enumerate(self.ids):
            sign = signs.get(id_, StageSign())
            if sign == self._signs[id_]:
                continue
            self._signs[id_] = sign
            said = self.tabText(index)
            if sign.open:
                said = formatted(self.tr("{stage}, open: {count}"), stage=said, count=sign.open)
            elif sign.passed_over:
                said = formatted(self.tr("{stage}, nothing to decide"), stage=said)
            elif sign.done:
                said = formatted(self.tr("{stage}, done"), stage=said)
            self.setAccessibleTabName(index, said)
            self.setTabToolTip(index, tip(said))
        self.update()

    def _changed(self, index: int) -> None:
        if index >= 0:
            self.chosen.emit(self.ids[index])

    def _clicked(self, index: int) -> None:
        """Emits ``chosen`` for a click on the present stage too, since its page may be
        covered.
        """
        if index == self.currentIndex():
            self._changed(index)

    # Looks

    def _font(self, *, bold: bool = True) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * self._part)
        font.setBold(bold)
        return font

    def tabSizeHint(self, index: int) -> QSize:
        measure = QFontMetrics(self._font())
        asks = index < ASKING
        mark = measure.horizontalAdvance("00" if asks else DONE) + (SPACE + GAP if asks else 0)
        wide = measure.horizontalAdvance(self.tabText(index)) + mark + 2 * GAP
        return QSize(wide, max(measure.height() + 2 * SPACE, TARGET))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scales the names down if they do not fit in one row."""
        if event.size().width() != event.oldSize().width():
            self._part = 1.0
            while self._part > LEAST_TEXT and self._asked() > event.size().width():
                self._part -= 0.05
            self.setIconSize(self.iconSize())  # makes Qt lay out the tabs again
        super().resizeEvent(event)

    def _asked(self) -> int:
        return sum(self.tabSizeHint(index).width() for index in range(self.count()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades = self.palette()
        base = self.height() - LINE
        painter.fillRect(0, base + 1, self.width(), 1, shades.mid())
        for index, id_ in enumerate(self.ids):
            self._draw(painter, index, self._signs[id_], self.tabRect(index), shades)
        painter.end()

    def _draw(
        self, p: QPainter, index: int, sign: StageSign, place: QRect, shades: QPalette
    ) -> None:
        here = index == self.currentIndex()
        p.setFont(self._font(bold=here))
        ink = shades.windowText().color()
        if not here:
            ink = shades.color(QPalette.ColorRole.PlaceholderText)
        measure = p.fontMetrics()
        text = self.tabText(index)
        wide = measure.horizontalAdvance(text)
        mark = _mark(sign)
        badge = measure.horizontalAdvance(mark) + (SPACE + GAP if sign.open else 0)
        x = place.left() + (place.width() - wide - (badge + GAP if mark else 0)) // 2
        high = place.height() - LINE
        p.setPen(ink)
        p.drawText(QRect(x, place.top(), wide + 2, high), Qt.AlignmentFlag.AlignVCenter, text)
        if mark:
            self._draw_mark(p, mark, QRect(x + wide + GAP, place.top(), badge, high), sign)
        if here:
            p.fillRect(place.left(), place.bottom() + 1 - LINE, place.width(), LINE,
                       shades.highlight())  # fmt: skip
            if self.hasFocus() and by_key(self):
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(shades.highlight().color())
                p.drawRect(place.adjusted(1, 1, -2, -LINE - 2))

    def _draw_mark(self, p: QPainter, mark: str, place: QRect, sign: StageSign) -> None:
        if not sign.open:
            p.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)
            return
        high = p.fontMetrics().height()
        pill = QRect(place.left(), place.center().y() - high // 2, place.width(), high)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(roles().badge))
        p.drawRoundedRect(pill, high / 2, high / 2)
        p.setPen(QColor(roles().on_badge))
        p.drawText(pill, Qt.AlignmentFlag.AlignCenter, mark)


def _mark(sign: StageSign) -> str:
    """Returns the text after a stage's name: a number, a tick, or ""."""
    if sign.open:
        return str(sign.open)
    return NOTHING if sign.passed_over else DONE if sign.done else ""
