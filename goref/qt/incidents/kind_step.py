"""The step for the kind of an incident: frequent kinds first, and a text field to search."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit

from goref.app.incidents.entering import kinds_with
from goref.core.base.language import Language, capital
from goref.core.base.particles import formatted
from goref.core.incidents.incident import Offender
from goref.core.texts.incidents.consequences import WHOSE
from goref.qt.board.command_keys import command_of
from goref.qt.incidents.incident_step import IncidentStep
from goref.qt.look.metrics import TARGET
from goref.qt.questions.rest_list import RestList
from goref.qt.questions.texts import RestRow
from goref.qt.widgets.boxes import named

FIGURES = "1234567890"
"""The keys of the first ten kinds in the list, while nothing is typed."""
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class KindStep(IncidentStep):
    """A text field, and the list of kinds that contain the typed text.

    Signals:
        chosen: the user chose a kind; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__("desk-kind")
        self._language = language
        asked = self.tr("Type to find, or press a digit")
        line = QLineEdit(placeholderText=asked, clearButtonEnabled=True)
        self.typed = named(line, "kind-find", self.tr("Words of what happened"))
        self.typed.setMinimumHeight(TARGET)
        self.typed.textChanged.connect(lambda _: self._narrow())
        self.typed.installEventFilter(self)
        self.put(self.typed)
        self.list = RestList("kinds", self.tr("Kinds of incidents"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.wanted.connect(lambda kind: self.chosen.emit(str(kind)))
        self.put_below(self.list, grows=self.list)

    def ask_of(self, side: Offender) -> None:
        """Asks for the kind of an incident caused by a side."""
        whose = WHOSE[side].in_(self._language)
        self.ask(formatted(self.tr("{side}: what happened?"), side=whose))
        with QSignalBlocker(self.typed):
            self.typed.clear()
        self._narrow()

    def begin(self) -> None:
        self.typed.setFocus()

    @property
    def current(self) -> str:
        """The id of the selected kind; "" if the list is empty."""
        row = self.list.currentIndex().row()
        return str(self.list.rows[row].key) if 0 <= row < len(self.list.rows) else ""

    def _narrow(self) -> None:
        language, typed = self._language, self.typed.text().strip()
        rows = []
        for number, kind in enumerate(kinds_with(typed, language)):
            text = capital(kind.name.in_(language))
            if not typed and number < len(FIGURES):
                text = f"{FIGURES[number]}  {text}"
            rows.append(RestRow(kind.id, text))
        self.list.show_rows(rows)
        if rows:
            self.list.setCurrentIndex(self.list.model().index(0, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles keys in the text field: arrows move in the list. While the field is empty,
        digits choose a kind.
        """
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() in MOVES:
            self._move(event)
            return True
        figure = FIGURES.find(command_of(event)) if event.text() else -1
        if figure >= 0 and not self.typed.text() and figure < len(self.list.rows):
            self.chosen.emit(str(self.list.rows[figure].key))
            return True
        return super().eventFilter(watched, event)

    def _move(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8}.get(
            Qt.Key(event.key()), 8
        )
        row = max(0, min(self.list.currentIndex().row() + step, len(self.list.rows) - 1))
        self.list.setCurrentIndex(self.list.model().index(row, 0))
