"""A count while it is laid out: what is being done, how it stands, what was said of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget

from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.language import Language, capital
from goref.core.words.count.arranging import (
    count_name,
    invariant_sentence,
    reading_sentence,
    step_sentence,
)
from goref.core.words.findings import say
from goref.qt.board.accessible import read_out
from goref.qt.frame.closed_row import ClosedRow
from goref.qt.stage.controls import Controls
from goref.qt.stage.player import ArrangementPlayer
from goref.qt.stage.readoff import ReadOffView
from goref.qt.stage.step_list import StepList
from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.metrics import GAP, HEADING, ROOM, SMALL, SPACE, WIDE
from goref.qt.widgets.wrapping import NotesBox, embolden, wrapped

NOTES_LINES = 4


class SentencePlate(Plate):
    """The sentence of the present step. It takes the focus: the keys are the stage's then."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.where = wrapped("stage-where", self)
        embolden(self.where, SMALL, bold=False)
        self.sentence = wrapped("stage-sentence", self)
        embolden(self.sentence, HEADING)
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self.sentence.setAlignment(top)
        # What stands below does not jump where a sentence has one line or two.
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing() + 2)
        self.notice = wrapped("stage-notice", self)
        self.notice.hide()
        column = in_column(self.where, self.sentence, self.notice, inside=self, gap=GAP)
        column.setContentsMargins(ROOM, WIDE, ROOM, WIDE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stands_out = True
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stands_out = False
        self.update()


class StagePanel(QWidget):
    """The step's sentence and the figures; all steps and what was noted are rows beside it.

    Attributes:
        names_winner: a margin may be told.
        all_steps, all_notes: closed rows, to be put where the page has its rows.
    """

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
        self.notes = NotesBox("stage-findings", self.tr("Notes"), NOTES_LINES)
        self.all_steps = ClosedRow("stage-all-steps", "", self._steps)
        self.all_notes = ClosedRow("stage-notes", "", self._noted)
        in_column(self.plate, self.readoff, inside=self, gap=SPACE)

    def _steps(self) -> QWidget:
        inner = QWidget()
        column = in_column(self.steps, self.controls, inside=inner, gap=SPACE, grows=self.steps)
        column.setContentsMargins(WIDE, 0, WIDE, 0)
        return inner

    def _noted(self) -> QWidget:
        inner = QWidget()
        in_column(self.notes, inside=inner).setContentsMargins(WIDE, 0, WIDE, 0)
        return inner

    @property
    def sentence(self) -> QLabel:
        """What is being done."""
        return self.plate.sentence

    # Showing

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show another arrangement, where the player is in it."""
        self._arrangement = arrangement
        self.steps.show_steps(arrangement, self._language)
        self.all_steps.tell(self.tr("Steps: {count}").format(count=len(arrangement.steps) + 1))
        grid, findings = arrangement.grid, arrangement.findings
        self.notes.show_lines(f"• {say(f, grid, self._language)}" for f in findings)
        self.all_notes.tell(self.tr("Notes: {count}").format(count=len(findings)))
        self.all_notes.setVisible(bool(findings))
        if not findings:
            self.all_notes.open(False)
        self.show_moment()

    def show_moment(self) -> None:
        """Show what was done last, and how it stands."""
        player, arrangement = self._player, self._arrangement
        if arrangement is None or arrangement is not player.arrangement:
            return
        language, steps, step = self._language, arrangement.steps, player.step
        number = steps.index(step) + 1 if step is not None else 0
        if player.reads:
            number = len(steps) + 1
        where = self.tr("{count} · step {step} of {steps}").format(
            count=capital(count_name(arrangement, language)), step=number, steps=len(steps) + 1
        )
        self.plate.where.setText(where)
        text = self._sentence(arrangement)
        if text != self.sentence.text():
            self.sentence.setText(text)
            self.plate.setAccessibleName(text)
            read_out(self, text)
        self.steps.show_place(number)
        if player.is_at_end:
            self.readoff.show_readoff(arrangement, names_winner=self.names_winner)
        else:
            layout, size = arrangement.at(player.shown), len(arrangement.grid)
            self.readoff.show_moment(layout, size, self._kept(arrangement))

    def _sentence(self, arrangement: Arrangement) -> str:
        player = self._player
        if player.reads:
            return reading_sentence(arrangement, self._language)
        if player.step is not None:
            return step_sentence(arrangement, player.step, self._language)
        if arrangement.steps:
            return self.tr("The board as it is counted.")
        return self.tr("No stone need be moved: the board can be read off.")

    def _kept(self, arrangement: Arrangement) -> str:
        """That nothing is lost by what is done; empty where no margin may be told."""
        if not self.names_winner:
            return ""
        return invariant_sentence(arrangement, self._player.shown, self._language)

    def _go_to(self, index: int) -> None:
        """To the end of a step; stones travel where it is the next one."""
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
        """Say why something is not done, or what the hand holds; an empty text: nothing."""
        self.plate.notice.setText(text)
        self.plate.notice.setVisible(bool(text))
        if text:
            read_out(self, text)
