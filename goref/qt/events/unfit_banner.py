"""The warning at the top of an event's window if the event contradicts its audit."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer

from goref.app.event.checking import unfit
from goref.app.event.restoring import can_put_right
from goref.core.base.language import Language
from goref.core.event.notes import Note
from goref.core.texts.event.checking import UNFIT, UNFIT_MORE
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.look.metrics import GAP, SPACE, WIDE
from goref.qt.widgets.boxes import Plate, in_column
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import ScrolledText, WrappingRow, wrapped
from goref.qt.work.work import Work

SHOWN = 2
"""The banner shows at most this many contradictions, so that the list below remains visible."""

REST = 5
"""After a comparison the next one waits for this many times as long as it took.

In an event that others change all the time, comparing would take a whole processor otherwise.
"""


def read(path: Path, who: str) -> tuple[Note, ...]:
    """Returns the contradictions between an event and its audit; () if the file cannot be
    opened.

    Reads the whole file, so call it on another thread. A file that cannot be opened is reported
    when the event is reloaded.
    """
    try:
        with EventStore.open(path, who, read_only=True) as store:
            return unfit(store)
    except EventFileError:
        return ()


def unfit_text(notes: Sequence[Note], language: Language, shown: int = 1) -> str:
    """Returns a warning with the first ``shown`` of the contradictions; "" if there
    are none.
    """
    if not notes:
        return ""
    more = len(notes) - shown
    told = [UNFIT.in_(language), *in_words(notes[:shown], language)]
    return "\n".join(told + [UNFIT_MORE.in_(language, count=more)] * (more > 0))


class UnfitBanner(Plate):
    """A banner with the contradictions between event and audit, and what to do; hidden if there
    are none.

    Attributes:
        notes: the contradictions found by the last comparison.
    """

    stands_out = True

    def __init__(self, window: OpenEvent) -> None:
        super().__init__()
        self.setObjectName("event-unfit")
        self.hide()
        self._window = window
        self._is_stale = False
        self.notes: tuple[Note, ...] = ()
        self.head = wrapped("event-unfit-head", self, copied=True, bold=True)
        self.told = ScrolledText("event-unfit-told", self)
        for ground in (self.told.viewport(), self.told.label):
            ground.setAutoFillBackground(False)  # show the plate's own
        row = WrappingRow(self)
        audit = push_button("event-unfit-audit", self.tr("What was done…"), row, auto=False)
        audit.clicked.connect(lambda: window.actions_by_id["audit"].trigger())
        self.back = push_button("event-unfit-back", "", row, auto=False)
        self.back.clicked.connect(lambda: window.actions_by_id["restore"].trigger())
        row.put(audit, self.back)
        column = in_column(self.head, self.told, row, inside=self, gap=GAP)
        column.setContentsMargins(WIDE, SPACE, WIDE, SPACE)
        self._work = Work(self)
        self._began = 0.0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)

    def look(self) -> None:
        """Compares event and audit on another thread. A call during a comparison, or soon after
        it, starts another one later.
        """
        if self._work.is_busy or self._rest.isActive():
            self._is_stale = True
            return
        self._is_stale = False
        self._began = time.monotonic()
        path, who = self._window.store.path, self._window.store.who
        self._work.start(lambda task: read(path, who), self._show)

    def stop(self) -> None:
        """Stops the comparison, if one is running."""
        self._is_stale = False
        self._rest.stop()
        self._work.stop()

    def _show(self, notes: tuple[Note, ...]) -> None:
        language = self._window.language
        self.notes = notes
        head, _, told = unfit_text(notes, language, SHOWN).partition("\n")
        if can_put_right(notes):
            advice = self.tr("Compare the results with the score sheets, then correct it.")
            self.back.setText(self.tr("Correct it…"))
        else:
            advice = self.tr(
                "Compare the results with the score sheets. Where they differ, go back to a "
                "copy."
            )
            self.back.setText(self.tr("Go back to a copy…"))
        self.head.setText(head)
        self.told.set_text(f"{advice}\n{told}")
        self.setVisible(bool(notes))
        self._rest.start(round(1000 * REST * (time.monotonic() - self._began)))

    def _rested(self) -> None:
        if self._is_stale:
            self.look()
