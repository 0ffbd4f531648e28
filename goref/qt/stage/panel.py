"""The right side of the stage: what is being done, and that nothing is lost by it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.language import Language
from goref.core.words.count.arranging import (
    count_name,
    invariant_sentence,
    step_sentence,
    tally_sentence,
)
from goref.core.words.findings import say
from goref.qt.board.accessible import read_out
from goref.qt.stage.controls import Controls, StageButton
from goref.qt.stage.player import ArrangementPlayer
from goref.qt.stage.readoff import ReadOffView
from goref.qt.stage.step_list import StepList
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.metrics import LOW_TARGET
from goref.qt.widgets.wrapping import embolden, wrapped

LARGER = 1.3


class StagePanel(QWidget):
    """Sentence, tally, invariant, and at the end the read-off.

    Signals:
        closed: the stage is to be closed.
    """

    closed = Signal()

    def __init__(self, language: Language, player: ArrangementPlayer) -> None:
        super().__init__()
        self._language = language
        self._player = player
        self._below: list[QWidget] = []
        self.setObjectName("stage")
        self.setAccessibleName(self.tr("The count with stones"))
        self.title = self._label("stage-title", 1.0, bold=True)
        self.close_button = StageButton("stage-close", "✕", self.tr("Close the stage"), "Esc")
        self.close_button.setMinimumHeight(LOW_TARGET)
        self.close_button.clicked.connect(self.closed)
        self.where = self._label("stage-where", 1.0)
        self.sentence = self._label("stage-sentence", LARGER, bold=True)
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing() + 2)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.tally = self._label("stage-tally", 1.1, bold=True)
        self.invariant = self._label("stage-invariant", 1.1)
        self.notice = self._label("stage-notice", 1.0)
        self.notice.setFrameShape(QFrame.Shape.StyledPanel)
        self.notice.setMargin(6)
        self.notice.hide()
        self.readoff = ReadOffView(language)
        self.steps = StepList()
        self.steps.wanted.connect(self._go_to)
        self.findings = self._label("stage-findings", 1.0)
        self.controls = Controls()
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = in_column(top, inside=self)
        for widget in (self.where, self.sentence, self.tally, self.invariant, self.notice):
            layout.addWidget(widget)
        layout.addWidget(self._scrolling(), 1)
        layout.addWidget(self.controls)

    def _scrolling(self) -> QScrollArea:
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.addWidget(self.readoff)
        self._column.addWidget(self.steps)
        self._column.addWidget(self.findings)
        self._column.addStretch(1)
        self.area = QScrollArea()
        self.area.setObjectName("stage-scroll")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inner)
        return self.area

    def _label(self, name: str, larger: float, *, bold: bool = False) -> QLabel:
        label = wrapped(name)
        embolden(label, larger, bold=bold)
        return label

    def add_below(self, widget: QWidget) -> None:
        """Put a widget under the read-off; it is seen where that is, at the end."""
        self._column.insertWidget(1, widget)
        self._below.append(widget)
        widget.setVisible(self._player.is_at_end)

    # Showing

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show another arrangement, where the player is in it."""
        name, rules = count_name(arrangement, self._language), arrangement.rules
        self.title.setText(f"{rules.name.in_(self._language)} · {name}")
        self.readoff.show_arrangement(arrangement)
        self.steps.show_steps(arrangement, self._language)
        grid = arrangement.grid
        said = [f"• {say(f, grid, self._language)}" for f in arrangement.findings]
        self.findings.setText("\n".join(said))
        self.findings.setVisible(bool(said))
        self.show_moment()

    def show_moment(self) -> None:
        """Show what was done last, and how it stands."""
        player, arrangement = self._player, self._player.arrangement
        if arrangement is None:
            return
        language, steps, step = self._language, arrangement.steps, player.step
        number = steps.index(step) + 1 if step is not None else 0
        where = self.tr("Step {step} of {steps} · stone {stone} of {stones}")
        self.where.setText(
            where.format(
                step=number, steps=len(steps), stone=player.done, stones=len(arrangement.moves)
            )
        )
        if step is None:
            text = self.tr("The board as it is counted. Space makes the first step.")
            if not steps:
                text = self.tr("No stone need be moved: the board can be read off.")
        else:
            text = step_sentence(arrangement, step, language)
        if text != self.sentence.text():
            self.sentence.setText(text)
            read_out(self, text)
        self.steps.show_place(number)
        self.invariant.setText(invariant_sentence(arrangement, player.shown, language))
        layout = arrangement.at(player.shown)
        total = sum(layout.areas) + layout.public
        sign = "✓" if total == len(arrangement.grid) else "✕"
        self.tally.setText(f"{tally_sentence(layout, language)} = {total} {sign}")
        ended = player.is_at_end
        self.readoff.setVisible(ended)
        for widget in self._below:
            widget.setVisible(ended)
        self._bring()
        self.controls.show_state(plays=player.plays, ends=player.done == player.last)

    def _bring(self) -> None:
        """Scroll to the present step, and at the end to the read-off."""
        if self._player.is_at_end:
            self.area.verticalScrollBar().setValue(0)
            return
        item = self.steps.currentItem()
        if item is not None:
            row = self.steps.visualItemRect(item).translated(self.steps.pos())
            self.area.ensureVisible(0, row.center().y(), 0, row.height())

    def _go_to(self, index: int) -> None:
        """To the end of a step; stones travel where it is the next one."""
        player = self._player
        if player.arrangement is None:
            return
        player.pause()
        step = player.arrangement.steps[index]
        player.go(step.last, jump=not step.first <= player.done < step.last)

    def say(self, text: str) -> None:
        """Say why something is not done, or what the hand holds; an empty text: nothing."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        if text:
            read_out(self, text)
