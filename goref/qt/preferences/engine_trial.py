"""The test of a Go program: it is asked about a small position."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from goref.app.opinion.engines.engines import EngineOpinion, EngineSpec, consult
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.texts.faults.said import said
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import tell, wrapped
from goref.qt.work.work import Work

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
"""The position for the test."""


class EngineTrial(QWidget):
    """The test of one Go program at a time. The message about the last test is kept.

    Signals:
        changed: a test has begun or ended, or the message has changed.
    """

    changed = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._work = Work(self)
        self._began = 0.0
        self.said = wrapped("engine-tried", self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the test"))
        told = self.tr("Cancel (Esc)")
        self.cancel_ = push_button("cancel-try", told, self, act=self.cancel, auto=False)
        self._ticking = QTimer(self, interval=TICK_MS)
        self._ticking.timeout.connect(self._tick)
        trying = in_row(self.progress, self.cancel_, grows=self.progress)
        in_column(self.said, trying, inside=self)
        self.say("")

    @property
    def is_busy(self) -> bool:
        return self._work.is_busy

    def say(self, text: str) -> None:
        """Shows a message about a test; "" removes it."""
        tell(self.said, text)
        for widget in (self.progress, self.cancel_):
            widget.setVisible(self.is_busy)
        self.changed.emit()

    def start(self, spec: EngineSpec, seconds: int) -> None:
        """Tests a program for at most ``seconds``. Does nothing while a test is running."""
        if self.is_busy:
            return
        rules = ruleset(DEFAULT)
        self._work.start(
            lambda task: consult(TRIED, None, rules, None, spec, seconds, task.is_given_up),
            self._works,
            self._fails,
        )
        self._began = monotonic()
        self.progress.setRange(0, 1000 * seconds)
        self._tick()
        self._ticking.start()
        self.say(formatted(self.tr("Testing {engine} …"), engine=spec.name))

    def cancel(self) -> bool:
        """Cancels the running test. Returns False if no test is running."""
        if not self.is_busy:
            return False
        self._end()
        self.say(self.tr("Cancelled."))
        return True

    def stop(self) -> None:
        """Cancels the test without waiting for the program to end."""
        self._end()

    def _tick(self) -> None:
        self.progress.setValue(int(1000 * (monotonic() - self._began)))

    def _end(self) -> None:
        self._work.stop()
        self._ticking.stop()

    def _works(self, opinion: EngineOpinion) -> None:
        self._end()
        name = f"{opinion.engine} {opinion.version}".strip()
        told = self.tr("{engine} works: it answered in {seconds} s.")
        self.say(formatted(told, engine=name, seconds=f"{opinion.seconds:.1f}"))

    def _fails(self, error: Exception) -> None:
        self._end()
        self.say(said(error, self._language))
