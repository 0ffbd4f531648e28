"""The bar under the board that walks through the record."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QToolButton, QWidget


class Playback(QWidget):
    """Buttons and a slider over the moments of a record.

    Signals:
        moved: another moment is wanted: its index.
    """

    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("moments")
        self.slider.setAccessibleName(self.tr("Move shown"))
        self.slider.valueChanged.connect(self._slid)
        self.label = QLabel()
        for sign, name, target in (
            ("|◀", self.tr("Start of the game"), lambda: 0),
            ("◀", self.tr("One move back"), lambda: self._at() - 1),
            ("▶", self.tr("One move forward"), lambda: self._at() + 1),
            ("▶|", self.tr("End of the game"), self.slider.maximum),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setMinimumSize(36, 30)
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, where=target: self.slider.setValue(where()))
            line.addWidget(button)
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
        self.setVisible(last > 0)
        text = self.tr("Move {move} of {moves}")
        # As wide as it will ever be, or the slider would jump.
        widest = self.label.fontMetrics().horizontalAdvance(
            text.format(move=moves, moves=moves)
        )
        self.label.setMinimumWidth(widest)
        self.label.setText(text.format(move=number, moves=moves))

    def _slid(self, index: int) -> None:
        if not self._filling:
            self.moved.emit(index)
