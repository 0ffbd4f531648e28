"""A line about a Go program that is being asked, or that failed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.io.engine.gtp import GtpError
from goref.qt.look.metrics import SPACE
from goref.qt.opinion.second_opinion import EngineQuery, SecondOpinion
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import wrapped

TICK_MS = 200
"""Milliseconds between updates of the seconds shown."""


class EngineLine(QWidget):
    """A line among the questions about a Go program. It is hidden while there is nothing to
    say.

    Signals:
        cancelled: the user pressed "Cancel".
    """

    cancelled = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._opinion: SecondOpinion | None = None
        self.said = wrapped("engine-line-said", self, copied=True)
        self.cancel = push_button("engine-line-cancel", self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.cancelled)
        in_row(self.said, self.cancel, inside=self, gap=SPACE, grows=self.said)
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._tell)
        self.hide()

    def show_opinion(self, opinion: SecondOpinion) -> None:
        """Shows that a program is being asked, or why it gave no answer. Otherwise hides the
        line.
        """
        self._opinion = opinion
        asks = opinion.consulting is not None
        if asks:
            self._ticking.start()
        else:
            self._ticking.stop()
        self._tell()
        self.cancel.setVisible(asks)
        self.setVisible(asks or opinion.engine_fault is not None)

    def _tell(self) -> None:
        opinion = self._opinion
        if opinion is None:
            return
        told = ""
        if opinion.consulting is not None:
            told = asking_text(opinion.consulting)
        elif opinion.engine_fault is not None:
            told = fault_text(opinion.engine_fault, self._language)
        if told != self.said.text():
            self.said.setText(told)


def asking_text(consulting: EngineQuery) -> str:
    """Returns a text such as ``Asking GNU Go … 3 s of at most 20 s.``"""
    told = QCoreApplication.translate(
        "SuggestView", "Asking {engine} … {seconds} s of at most {limit} s."
    )
    return formatted(
        told,
        engine=consulting.spec.name,
        seconds=int(consulting.seconds),
        limit=f"{consulting.limit_s:g}",
    )


def fault_text(fault: Exception, language: Language) -> str:
    """Returns a text that says why a program gave no answer."""
    if isinstance(fault, GtpError):
        return fault.sentence(language)
    told = QCoreApplication.translate("SuggestView", "The engine could not be asked: {reason}")
    return formatted(told, reason=fault)
