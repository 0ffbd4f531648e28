"""Notes in words, each with a sign for how much it asks of the reader."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from goref.core.base.findings import Level
from goref.core.event.notes import Note
from goref.core.words.event.events import level, say
from goref.qt.ruling.findings_list import SIGNS
from goref.qt.widgets.focus_frame import FocusFrame

ORDER = (Level.CONFLICT, Level.CHECK, Level.NOTE)


def in_words(notes: Iterable[Note], language: str) -> list[str]:
    """The sentences of notes with their signs, the gravest first."""
    every = sorted(notes, key=lambda note: ORDER.index(level(note)))
    return [f"{SIGNS[level(note)]} {say(note, language)}" for note in every]


class NotesBox(QPlainTextEdit):
    """A text to be read, of some lines, that scrolls; Tab leaves it."""

    def __init__(
        self, name: str, called: str, rows: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        FocusFrame(self)
        spare = 2 * (self.frameWidth() + int(self.document().documentMargin()))
        self.setMinimumHeight(rows * self.fontMetrics().lineSpacing() + spare)

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show these lines and no others."""
        text = "\n".join(lines)
        if text != self.toPlainText():
            self.setPlainText(text)
