"""The list of a count's steps. The present step is marked; a click on a row goes to
its step.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QStyle

from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.language import Language
from goref.core.texts.count.arranging import reading_sentence, step_sentence
from goref.core.texts.findings import say
from goref.qt.widgets.wrapping import tip

AIR = 6
"""A row is this many pixels higher than its text."""
LEAST_LINES = 3
DONE, HERE, TO_DO, NOTE = "✓", "●", "○", "•"
OWN_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)


def line(sign: str, row: int, said: str) -> str:
    return f"{sign}  {row + 1}. {said}"


class StepList(QListWidget):
    """A row for each step and one for the reading off, marked as done, present or to come.

    Below are the notes about the count.

    Signals:
        wanted: a row was clicked or activated; carries its index, from 0.
    """

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stage-steps")
        self.setAccessibleName(self.tr("Steps of the count"))
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(LEAST_LINES * self.fontMetrics().lineSpacing())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.itemClicked.connect(self._want)
        self.itemActivated.connect(self._want)
        self._said: list[str] = []
        self._notes: list[str] = []
        self._made = -1

    def show_steps(self, arrangement: Arrangement, language: Language) -> None:
        """Lists the steps and notes of an arrangement."""
        self._said = [step_sentence(arrangement, step, language) for step in arrangement.steps]
        self._said.append(reading_sentence(arrangement, language))
        found, grid = arrangement.findings, arrangement.grid
        self._notes = [f"{NOTE}  {say(f, grid, language)}" for f in found]
        self.clear()
        self._made = -1
        for said in self._said:
            item = QListWidgetItem()
            item.setToolTip(tip(said))
            self.addItem(item)
        for note in self._notes:
            item = QListWidgetItem(note)
            item.setToolTip(tip(note))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.addItem(item)
        self._fit()

    def show_place(self, made: int) -> None:
        """Marks the first ``made`` rows as done, the last of them as present.

        ``made`` is the number of steps done, plus 1 if the count is read off.
        """
        if made == self._made:
            return
        self._made = made
        for row, said in enumerate(self._said):
            here = row == made - 1
            sign = HERE if here else DONE if row < made else TO_DO
            item = self.item(row)
            text = line(sign, row, said)
            if item.text() != text:
                item.setText(text)
        self.setCurrentRow(made - 1)
        if made:
            self.scrollToItem(self.item(made - 1))

    def _want(self, item: QListWidgetItem) -> None:
        row = self.row(item)
        if row < len(self._said):
            self.wanted.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in OWN_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Makes each row as high as its wrapped text needs."""
        style = self.style()
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1
        room = QRect(0, 0, max(self.viewport().width() - 2 * margin - 2, 1), 10_000)
        flags = Qt.TextFlag.TextWordWrap.value
        metrics = self.fontMetrics()
        lines = [line(HERE, row, said) for row, said in enumerate(self._said)]
        for row, said in enumerate(lines + self._notes):
            item = self.item(row)
            text = metrics.boundingRect(room, flags, said)
            size = QSize(room.width(), text.height() + AIR)
            if item.sizeHint() != size:
                item.setSizeHint(size)
