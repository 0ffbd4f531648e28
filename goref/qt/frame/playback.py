"""The bar under the board that walks through the record."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from goref.core.base.particles import formatted
from goref.qt.widgets.wrapping import plain_label, tip

SLIDES = 60
"""Least width of a slider that can be slid, in pixels."""


class Playback(QWidget):
    """Buttons and a slider over the moments of a record.

    Signals:
        moved: another moment is wanted: its index.
    """

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._filling = False
        self._number = self._moves = 0
        self._buttons: list[QToolButton] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("moments")
        self.slider.setMinimumWidth(SLIDES)
        self.slider.setAccessibleName(self.tr("Move shown"))
        self.slider.valueChanged.connect(self._slid)
        self.label = plain_label()
        for sign, name, target in (
            ("|◀", self.tr("Start of the game"), lambda: 0),
            ("◀", self.tr("One move back"), lambda: self._at() - 1),
            ("▶", self.tr("One move forward"), lambda: self._at() + 1),
            ("▶|", self.tr("End of the game"), self.slider.maximum),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setMinimumSize(36, 30)
            button.setToolTip(tip(name))
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, where=target: self.slider.setValue(where()))
            line.addWidget(button)
            self._buttons.append(button)
        line.addWidget(self.slider, 1)
        line.addWidget(self.label)

    def _at(self) -> int:
        return self.slider.value()

    def show_moment(self, index: int, last: int, number: int, moves: int) -> None:
        """Show where in the record the board is."""
        self._filling = True
        self.slider.setRange(0, last)
        self.slider.setValue(index)
        self._filling = False
        self._number, self._moves = number, moves
        self._tell()

    def _tell(self) -> None:
        """Say which move it is, in words unless they leave the slider no room."""
        text, metrics = self.tr("Move {move} of {moves}"), self.label.fontMetrics()
        moves, whole = self._moves, formatted(text, move=self._number, moves=self._moves)
        # As wide as it will ever be, or the slider would jump.
        widest = metrics.horizontalAdvance(formatted(text, move=moves, moves=moves))
        self.label.setToolTip(tip(whole))
        self.label.setAccessibleName(whole)
        if widest > self.width() - self._others():
            text = "{move}/{moves}"
            widest = metrics.horizontalAdvance(formatted(text, move=moves, moves=moves))
        # A slider in less room could not be slid, and buttons would be cut.
        self.slider.setVisible(widest <= self.width() - self._others())
        self.label.setMinimumWidth(widest)
        self.label.setText(formatted(text, move=self._number, moves=moves))

    def _others(self) -> int:
        """Pixels that the buttons and a slider of use take."""
        line = self.layout()
        assert line is not None
        gaps = line.spacing() * (line.count() - 1)
        wide = (b.sizeHint().expandedTo(b.minimumSize()).width() for b in self._buttons)
        return sum(wide) + gaps + SLIDES

    def minimumSizeHint(self) -> QSize:
        """As wide as with the short text, so that the words never hold the window open."""
        short = self.label.fontMetrics().horizontalAdvance(f"{self._moves}/{self._moves}")
        return QSize(self._others() + short, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def _slid(self, index: int) -> None:
        if not self._filling:
            self.moved.emit(index)
