"""Trying a Go program: it is asked about a small position, and what comes of it is told."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from goref.app.suggesting.engines.engines import EngineOpinion, EngineSpec, consult
from goref.core.board.position import Position
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Act, Work

TARGET = 34
"""Least height of a button, in pixels."""
TICK_MS = 200
TRIED = Position.from_rows(
    [
        ".XO......",
        ".XO......",
        "XXO..O...",
        "OOO......",
        ".........",
        "..X...X..",
        ".........",
        "....X....",
        ".........",
    ]
)
"""What a program is tried on."""


class EngineTrial(QWidget):
    """One program at a time is tried; it holds what was said of the last one.

    Signals:
        changed: a trial has begun or ended, or something else is said.
    """

    changed = Signal()

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._work: Work | None = None
        self._began = 0.0
        self.said = wrapped("engine-tried", self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the trial"))
        self.cancel_ = QPushButton(self.tr("Cancel (Esc)"), self)
        self.cancel_.setObjectName("cancel-try")
        self.cancel_.setMinimumHeight(TARGET)
        self.cancel_.setAutoDefault(False)
        self.cancel_.clicked.connect(self.cancel)
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._tick)
        trying = QHBoxLayout()
        trying.addWidget(self.progress, 1)
        trying.addWidget(self.cancel_)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        column.addLayout(trying)
        self.say("")

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def say(self, text: str) -> None:
        """Tell something."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        for widget in (self.progress, self.cancel_):
            widget.setVisible(self.is_busy)
        self.changed.emit()

    def start(self, spec: EngineSpec, seconds: int) -> None:
        """Try a program for so many seconds at most, unless one is being tried."""
        if self._work is not None:
            return
        self._work = Work(trying(spec, seconds))
        self._work.done.connect(self._works)
        self._work.failed.connect(self._fails)
        self._began = monotonic()
        self.progress.setRange(0, 1000 * seconds)
        self._tick()
        self._ticking.start()
        self.say(self.tr("Trying {engine} …").format(engine=spec.name))
        self._work.start()

    def cancel(self) -> bool:
        """Give up what is being tried; False if nothing is."""
        if self._work is None:
            return False
        self._end()
        self.say(self.tr("Given up."))
        return True

    def stop(self) -> None:
        """Leave no thread behind."""
        work = self._work
        self._end()
        if work is not None:
            work.wait()

    def _tick(self) -> None:
        self.progress.setValue(int(1000 * (monotonic() - self._began)))

    def _end(self) -> None:
        if self._work is not None:
            self._work.give_up()
        self._work = None
        self._ticking.stop()

    def _works(self, work: Work, opinion: EngineOpinion) -> None:
        if work is self._work:
            self._end()
            name = f"{opinion.engine} {opinion.version}".strip()
            told = self.tr("{engine} works: it answered in {seconds} s.")
            self.say(told.format(engine=name, seconds=f"{opinion.seconds:.1f}"))

    def _fails(self, work: Work, error: Exception) -> None:
        if work is self._work:
            self._end()
            from goref.core.words.faults.said import said  # seldom needed

            self.say(said(error, self._language))


def trying(spec: EngineSpec, seconds: int) -> Act:
    """The work of asking a program about a small position."""

    def act(given_up: Callable[[], bool]) -> EngineOpinion:
        return consult(TRIED, None, ruleset(DEFAULT), None, spec, seconds, given_up)

    return act
