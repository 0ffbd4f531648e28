"""The list of steps in two columns: done, current, still to do."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QSizePolicy

from goref.core.base.findings import Finding
from goref.core.flow import Step, StepState
from goref.core.scoring.scoring import Score
from goref.qt.ruling.texts import step_name

ASKING = {StepState.LOOK: "?", StepState.OPEN: "!"}
CURRENT, DONE, TO_DO = "●", "✓", "○"
COLUMNS = 2
MOST_ROWS = 4
"""As many names are in sight at a time where they stand in one column."""
AIR = 8
"""Pixels around the text of a row: a target for a finger."""


class Stepper(QListWidget):
    """The steps of a rule set, one of them current.

    A sign before each name: ``●`` the current one, ``!`` something is missing, ``?`` there
    is something to look at, ``✓`` seen and done, ``○`` still to do.

    Signals:
        chosen: another step is current: its row.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[str] = set()
        self._steps: tuple[Step, ...] = ()
        self.setObjectName("steps")
        self.setAccessibleName(self.tr("Steps"))
        self.setToolTip(
            self.tr(
                "● here   ✓ done   ○ still to do   ? to be looked at   ! something is missing"
            )
        )
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.currentRowChanged.connect(self.chosen)

    @property
    def step(self) -> Step | None:
        """The current step."""
        row = self.currentRow()
        return self._steps[row] if 0 <= row < len(self._steps) else None

    @property
    def steps(self) -> tuple[Step, ...]:
        return self._steps

    def go_on_from(self, old: Stepper) -> None:
        """What was seen in another list has been seen."""
        self._seen |= old._seen

    def begin(self) -> None:
        """Begin with the first step; none has been seen yet."""
        self._seen.clear()
        self.setCurrentRow(0)

    def show_steps(
        self, steps: Sequence[Step], score: Score, settled: Container[Finding]
    ) -> None:
        """Show the steps of a rule set and how far each is for a score."""
        now = self.step.id if self.step else None
        if tuple(steps) != self._steps:
            self._steps = tuple(steps)
            with QSignalBlocker(self):
                self.clear()
                self.addItems([""] * len(steps))
                ids = [step.id for step in steps]
                self.setCurrentRow(ids.index(now) if now in ids else 0)
            self._fit()
        if self.step:
            self._seen.add(self.step.id)
        for row, step in enumerate(self._steps):
            item = self.item(row)
            sign = self._sign(step, row, score, settled)
            text = f"{sign}  {row + 1}. {step_name(step.id)}"
            font = item.font()
            if item.text() != text or font.bold() is not (row == self.currentRow()):
                font.setBold(row == self.currentRow())
                item.setFont(font)
                item.setText(text)

    def _sign(self, step: Step, row: int, score: Score, settled: Container[Finding]) -> str:
        state = step.state(score, settled)
        if state in ASKING:
            return ASKING[state]
        if row == self.currentRow():
            return CURRENT
        return DONE if step.id in self._seen else TO_DO

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _columns(self) -> int:
        """Two, or one where the names are too long or too large for that."""
        bold = QFont(self.font())
        bold.setBold(True)
        measure = QFontMetrics(bold)
        room = (self.viewport().width() - 1) // COLUMNS - AIR
        texts = (
            f"{CURRENT}  {row}. {step_name(step.id)}" for row, step in enumerate(self._steps, 1)
        )
        return COLUMNS if all(measure.horizontalAdvance(t) <= room for t in texts) else 1

    def _fit(self) -> None:
        columns = self._columns()
        rows = -(-max(len(self._steps), 1) // columns)
        if columns == 1:
            rows = min(rows, MOST_ROWS)  # and the others by scrolling: the page needs room
        self.setWrapping(columns > 1)
        height = self.fontMetrics().height() + AIR
        self.setFixedHeight(rows * height + 2 * self.frameWidth() + 1)
        size = QSize((self.viewport().width() - 1) // columns, height)
        self.setGridSize(size)
        for row in range(self.count()):
            self.item(row).setSizeHint(size)
        if columns == 1 and self.currentItem() is not None:
            self.scrollToItem(self.currentItem())
