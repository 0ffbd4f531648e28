"""The bar below the board with buttons and slider to step through the record."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from goref.core.base.particles import formatted
from goref.qt.look.metrics import GAP, SMALL
from goref.qt.widgets.wrapping import plain_label, tip

SLIDES = 60
"""The smallest width of the slider, in pixels."""


class Playback(QWidget):
    """Buttons and a slider to step through a record.

    Signals:
        moved: the user goes to another position; carries its number, from 0.
    """

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._number = self._moves = 0
        self._buttons: list[QToolButton] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("moments")
        self.slider.setMinimumWidth(SLIDES)
        self.slider.setAccessibleName(self.tr("Move shown"))
        self.slider.valueChanged.connect(self.moved)
        self.label = plain_label(size=SMALL)
        line.addWidget(self.slider, 1)
        line.addWidget(self.label)
        for sign, name, target in (
            ("|◀", self.tr("Start of the game"), lambda: 0),
            ("◀", self.tr("One move back"), lambda: self.slider.value() - 1),
            ("▶", self.tr("One move forward"), lambda: self.slider.value() + 1),
            ("▶|", self.tr("End of the game"), self.slider.maximum),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setMinimumSize(32, 30)
            button.setAutoRaise(True)
            button.setToolTip(tip(name))
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, where=target: self.slider.setValue(where()))
            line.addWidget(button)
            self._buttons.append(button)

    def show_moment(self, index: int, last: int, number: int, moves: int) -> None:
        """Shows which position of the record is on the board.

        The arguments are those of :meth:`goref.qt.frame.board_side.BoardSide.show_moment`.
        """
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(index)
        self._number, self._moves = number, moves
        self._tell()

    def _tell(self) -> None:
        """Shows the number of the move: "Move 3 of 250", or "3/250" if the slider needs the
        space.
        """
        text, metrics = self.tr("Move {move} of {moves}"), self.label.fontMetrics()
        moves, whole = self._moves, formatted(text, move=self._number, moves=self._moves)
        # Its greatest width: otherwise the slider would jump.
        widest = metrics.horizontalAdvance(formatted(text, move=moves, moves=moves))
        self.label.setToolTip(tip(whole))
        self.label.setAccessibleName(whole)
        if widest > self.width() - self._others():
            text = "{move}/{moves}"
            widest = metrics.horizontalAdvance(formatted(text, move=moves, moves=moves))
        # A narrower slider would be unusable, and buttons would be cut.
        self.slider.setVisible(widest <= self.width() - self._others())
        self.label.setMinimumWidth(widest)
        self.label.setText(formatted(text, move=self._number, moves=moves))

    @property
    def words_want(self) -> int:
        """The number of pixels by which "Move 3 of 250" is wider than "3/250"."""
        measure, moves = self.label.fontMetrics(), self._moves
        whole = formatted(self.tr("Move {move} of {moves}"), move=moves, moves=moves)
        short = f"{moves}/{moves}"
        return measure.horizontalAdvance(whole) - measure.horizontalAdvance(short)

    def _others(self) -> int:
        """Returns the width of the buttons and of the smallest slider, in pixels."""
        line = self.layout()
        assert line is not None
        gaps = line.spacing() * (line.count() - 1)
        wide = (b.sizeHint().expandedTo(b.minimumSize()).width() for b in self._buttons)
        return sum(wide) + gaps + SLIDES

    def minimumSizeHint(self) -> QSize:
        """Returns the size with the short text "3/250", so that the long text never widens the
        window.
        """
        short = self.label.fontMetrics().horizontalAdvance(f"{self._moves}/{self._moves}")
        return QSize(self._others() + short, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()
