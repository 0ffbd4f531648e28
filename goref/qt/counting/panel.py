"""The panel of a count: the present step, the figures and messages."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from goref.core.arranging.procedures import procedure
from goref.core.arranging.table.arrangement import Arrangement, MoveReason
from goref.core.base.language import Language, Plural, capital
from goref.core.base.particles import formatted
from goref.core.texts.count.arranging import (
    count_name,
    invariant_sentence,
    reading_sentence,
    step_and_points,
    step_sentence,
    totals,
)
from goref.qt.board.accessible import read_out
from goref.qt.counting.controls import Controls, StageButton
from goref.qt.counting.player import ArrangementPlayer
from goref.qt.counting.readoff import ReadOffView
from goref.qt.counting.step_list import StepList
from goref.qt.frame.collapsible_row import CollapsibleRow
from goref.qt.look.metrics import GAP, HEADING, ROOM, SMALL, SPACE, WIDE
from goref.qt.widgets.boxes import Plate, in_column, in_row
from goref.qt.widgets.wrapping import plain_label, tell, wrapped

STEPS = Plural("StagePanel", "{count} · {steps} step", "{count} · {steps} steps", "steps")


class SentencePlate(Plate):
    """A plate with the sentence of the present step. While it has the focus, keys go to the
    count.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.where = wrapped("stage-where", self, size=SMALL)
        self.done = wrapped("stage-done", self, size=HEADING, bold=True)
        self.total = plain_label(parent=self, size=HEADING, bold=True)
        self.total.setObjectName("stage-total")
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        row = in_row(self.done, self.total, gap=ROOM, grows=self.done)
        self.points = wrapped("stage-points", self, size=SMALL)
        self.notice = wrapped("stage-notice", self)
        self.notice.hide()
        told = self.tr("Tidy what the referee did not set")
        self.tidy = StageButton("stage-tidy", "", told, "T")
        self.show_planning(False)
        self.tidy.hide()
        head = in_row(self.where, self.tidy, gap=SPACE, grows=self.where)
        shown = head, row, self.points, self.notice
        column = in_column(*shown, None, inside=self, gap=GAP)
        column.setContentsMargins(ROOM, WIDE, ROOM, WIDE)
        # The content below does not move when a sentence has two lines.
        lines = self.where.fontMetrics().lineSpacing(), self.done.fontMetrics().lineSpacing()
        self.setMinimumHeight(lines[0] + 2 * lines[1] + GAP + 2 * WIDE)

    def show_planning(self, on: bool) -> None:
        """Changes the text of the button "Tidy the rest" while the rest is being planned."""
        self.tidy.setText(self.tr("Planning…") if on else self.tr("Tidy the rest"))

    def high(self, width: int) -> int:
        """Returns the height of the plate for a width, both in pixels."""
        return max(self.heightForWidth(width), self.minimumHeight())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stands_out = True
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stands_out = False
        self.update()


class StagePanel(QWidget):
    """The sentence of the present step, and the figures.

    Attributes:
        names_winner: True if the margin may be shown.
        all_steps: the foldable row with the list of steps; the page places it.

    Signals:
        shown: another moment or another message is shown.
    """

    shown = Signal()

    def __init__(self, language: Language, player: ArrangementPlayer) -> None:
        super().__init__()
        self._language = language
        self._player = player
        self.names_winner = False
        self._arrangement: Arrangement | None = None
        self.plate = SentencePlate()
        self.readoff = ReadOffView(language)
        self.steps = StepList()
        self.steps.wanted.connect(self._go_to)
        self.controls = Controls()
        self.all_steps = CollapsibleRow("stage-all-steps", "", self._steps)
        in_column(self.plate, self.readoff, inside=self, gap=SPACE)

    def _steps(self) -> QWidget:
        inner = QWidget()
        column = in_column(self.steps, self.controls, inside=inner, gap=SPACE, grows=self.steps)
        column.setContentsMargins(WIDE, 0, WIDE, 0)
        return inner

    @property
    def sentence(self) -> str:
        """The present step in one sentence, with its points."""
        return self.plate.accessibleName()

    @property
    def headline(self) -> str:
        """The present step without points, and the running total; shown to the audience."""
        return "\n".join(filter(None, (self.plate.done.text(), self.plate.total.text())))

    @property
    def figures(self) -> list[list[str]]:
        """The rows of figures: each is [name, figure, figure]. Figures may be ""."""
        model = self.readoff.table.model()
        columns = range(model.columnCount())
        rows = range(model.rowCount())
        return [[model.index(row, c).data() or "" for c in columns] for row in rows]

    # Showing

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Shows another arrangement, at the moment where the playback is."""
        self._arrangement = arrangement
        self.steps.show_steps(arrangement, self._language)
        title = formatted(self.tr("Steps: {count}"), count=len(arrangement.steps) + 1)
        if arrangement.findings:
            notes = formatted(self.tr("Notes: {count}"), count=len(arrangement.findings))
            title = f"{title} · {notes}"
        self.all_steps.tell(title)
        by_hand = any(move.why is MoveReason.REFEREE for move in arrangement.moves)
        # Where the count itself moves no living stone, tidying is offered from the start.
        offered = not procedure(arrangement.rules, arrangement.count).tidies
        self.plate.tidy.setVisible(by_hand or offered)
        self.show_moment()

    def show_moment(self) -> None:
        """Shows the step and the figures of the present moment."""
        player, arrangement = self._player, self._arrangement
        if arrangement is None or arrangement is not player.arrangement:
            return
        language, steps, step = self._language, arrangement.steps, player.step
        number = steps.index(step) + 1 if step is not None else 0
        if player.reads:
            number = len(steps) + 1
        name, number_of = capital(count_name(arrangement, language)), len(steps) + 1
        where = STEPS.in_(language, count=name, steps=number_of)
        if number:
            where = self.tr("{count} · step {step} of {steps}")
            where = formatted(where, count=name, step=number, steps=number_of)
        self.plate.where.setText(where)
        self._say_step(arrangement)
        total = [] if player.reads else totals(arrangement, player.shown, language)
        tell(self.plate.total, "\n".join(total))
        self.steps.show_place(number)
        if player.is_at_end:
            self.readoff.show_readoff(arrangement, names_winner=self.names_winner)
        else:
            layout, size = arrangement.at(player.shown), len(arrangement.grid)
            self.readoff.show_moment(layout, arrangement.rules, size, self._kept(arrangement))
        self.shown.emit()

    def _say_step(self, arrangement: Arrangement) -> None:
        """Shows the present step in large type with its points below. Screen readers get both
        as one sentence.
        """
        language, step, points = self._language, self._player.step, ""
        if self._player.reads:
            sentence = done = reading_sentence(arrangement, language)
        elif step is not None:
            sentence = step_sentence(arrangement, step, language)
            done, points = step_and_points(arrangement, step, language)
        elif arrangement.steps:
            sentence = done = self.tr("The board before the first step.")
        else:
            sentence = done = self.tr("No stone need be moved: the board can be read off.")
        if sentence != self.sentence:
            self.plate.setAccessibleName(sentence)
            self.plate.done.setText(done)
            tell(self.plate.points, points)
            read_out(self, sentence)

    def _kept(self, arrangement: Arrangement) -> str:
        """Returns the sentence that the margin is unchanged; "" if the margin may not
        be shown.
        """
        if not self.names_winner:
            return ""
        return invariant_sentence(arrangement, self._player.shown, self._language)

    def _go_to(self, index: int) -> None:
        """Goes to the end of a step, from 0. Stones travel if it is the next step, else they
        jump.
        """
        player = self._player
        if player.arrangement is None:
            return
        player.pause()
        steps = player.arrangement.steps
        if index == len(steps):
            player.go(player.last + 1, jump=True)
            return
        step = steps[index]
        player.go(step.last, jump=not step.first <= player.done < step.last)

    def say(self, text: str) -> None:
        """Shows a message, such as why a move is refused; "" hides it."""
        tell(self.plate.notice, text)
        self.shown.emit()
        if text:
            read_out(self, text)
