"""The form for players, place and date of a game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from goref.app.edits.details import LONGEST, StateDetails, as_detail
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.language import Language, capital
from goref.core.game.record import GameInfo
from goref.core.texts.details import DETAILS
from goref.core.texts.terms import SIDES, term
from goref.qt.fields.form import FieldsForm
from goref.qt.look.metrics import GAP
from goref.qt.widgets.boxes import in_row, label_of, named

FIELDS = ("EV", "RO", "DT", "PC")
"""The SGF properties that have a row each, below the players."""


class GameForm(FieldsForm):
    """A form for players, place and date of a game.

    Signals:
        stated: the user changed a detail; carries the edit.
    """

    stated = Signal(object)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._recorded: dict[str, str] = {}
        self.fields: dict[str, QLineEdit] = {}
        for colour in (BLACK, WHITE):
            name = self._field(f"P{colour.letter}", self.tr("Name"))
            rank = self._field(f"{colour.letter}R", self.tr("Rank"))
            both = QWidget()
            row = in_row(name, inside=both, gap=GAP)
            row.addWidget(rank)
            row.setStretch(0, 3)
            row.setStretch(1, 1)
            self.form.addRow(label_of(term(SIDES, colour.letter, language), name), both)
        for key in FIELDS:
            field = self._field(key)
            self.form.addRow(label_of(capital(DETAILS[key].in_(language)), field), field)
        self.watch_fields()
        self.say_what_is_cut()

    def _field(self, key: str, hint: str = "") -> QLineEdit:
        called = capital(DETAILS[key].in_(self._language))
        field = named(QLineEdit(), f"detail-{key}", called)
        field.setPlaceholderText(hint)
        field.setMaxLength(LONGEST)
        field.editingFinished.connect(lambda: self._state(key))
        self.fields[key] = field
        return field

    def show_info(self, info: GameInfo) -> None:
        """Shows the details in the record. Text being typed is kept, unless the record has
        changed.
        """
        for key, field in self.fields.items():
            text = info.text(key)
            if text != self._recorded.get(key) or not (field.hasFocus() and field.isModified()):
                self._recorded[key] = text
                field.setText(text)
                field.setCursorPosition(0)

    def _state(self, key: str) -> None:
        field = self.fields[key]
        text = as_detail(field.text())
        stated = field.isModified() and text != self._recorded.get(key, "")
        field.setModified(False)
        if stated:
            self.stated.emit(StateDetails(((key, text),)))
