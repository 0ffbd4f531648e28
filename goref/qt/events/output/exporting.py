"""The dialog that exports the results of an event."""

from __future__ import annotations

import re

from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from goref.app.event.formats import (
    EXPORTS,
    ExportFormat,
    ExportOption,
    ExportOptions,
    Written,
)
from goref.core.base.faults import fault
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.io.event.formats.egf_results import CLASSES
from goref.io.event.store import EventStore
from goref.io.files import FileError, shown_path, write_bytes
from goref.qt.events.dialogs.form import grow_to_fit
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.number_box import NumberBox, all_taken
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import CheckBox, RadioButton, push_button
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, caption
from goref.qt.widgets.file_questions import file_to_open, file_to_save
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import tell, wrapped
from goref.qt.work.work import Work

ROOM, LEAST = (680, 620), 600
MOST_MINUTES = 999
COUNTRY = re.compile("[A-Z]{2}")
SHOWN = 20
"""A message about an invalid country quotes at most this many characters of it."""


class ExportDialog(StackedDialog):
    """The choice of a format, its options, and notes on data that the format leaves out."""

    def __init__(self, parent: QWidget | None, store: EventStore, language: Language) -> None:
        super().__init__(parent, "", ROOM, (LEAST, 0))
        self._event = store.event()
        self._language = language
        self._path = store.path
        self._preferences = Preferences()
        self._data: bytes | None = None
        self.setWindowTitle(self.tr("Write the results"))
        self.group = QButtonGroup(self)
        self.radios: dict[str, RadioButton] = {}
        for id_, kind in EXPORTS.items():
            radio = RadioButton(_name(kind, language))
            radio.setObjectName(f"export-{id_}")
            what = wrapped(f"export-{id_}-what", self, kind.what.in_(language))
            radio.setAccessibleDescription(what.text())
            what.setBuddy(radio)
            row = QHBoxLayout()
            row.addWidget(radio, 2)
            row.addWidget(what, 5)
            self.stack(row)
            self.group.addButton(radio)
            self.radios[id_] = radio
        self._options = self._wants()
        self.notes = NotesBox("export-notes", self.tr("Remarks"), 1)
        self.said = wrapped("export-said", self)
        self.said.hide()
        self.put_buttons(Standard.Close)
        self.save = self.put_button(self.tr("&Save…"), ButtonRole.ActionRole, act=self._save)
        self.leave = self.buttons.button(Standard.Close)
        self.leave.setAutoDefault(False)  # Enter must not close while saving is disabled
        self.save.setDefault(True)
        self.stack(self._options, self.notes, self.said, self.buttons, grows=self.notes)
        self.work = Work(self)
        self.finished.connect(self.work.stop)
        for choice in self.radios.values():
            choice.toggled.connect(lambda on: self._look() if on else None)
        self.radios["csv"].setChecked(True)
        self.radios["csv"].setFocus()

    def _wants(self) -> QFormLayout:
        """Returns a form with the options that only some formats have."""
        form = QFormLayout()
        self.source = QLineEdit()
        self.find_button = push_button(
            "export-find", self.tr("&Browse…"), act=self._find, auto=False
        )
        line = QWidget()
        in_row(self.source, self.find_button, inside=line, grows=self.source)
        known = self._preferences.tournament_file(self._path)
        self.source.setText(str(known) if known is not None else "")
        self.round = ChoiceBox()
        self.round.addItem(self.tr("all"), 0)
        for round in sorted({table.round for table in self._event.tables}):
            self.round.addItem(str(round), round)
        self.grade = ChoiceBox()
        for grade in ("", *CLASSES):
            self.grade.addItem(grade or self.tr("not given"), grade)
        self.minutes = NumberBox(0, MOST_MINUTES, none=self.tr("not given"))
        self.country = QLineEdit()
        self.unfinished = CheckBox(self.tr("Even th&ough tables are undecided"))
        rows: tuple[tuple[ExportOption, QWidget, str], ...] = (
            (ExportOption.SOURCE, line, self.tr("The tournament's f&ile:")),
            (ExportOption.ROUND, self.round, self.tr("&Round:")),
            (ExportOption.GRADE, self.grade, self.tr("&Class:")),
            (ExportOption.MINUTES, self.minutes, self.tr("Adjusted time, &minutes:")),
            (ExportOption.COUNTRY, self.country, self.tr("Count&ry, two letters:")),
            (ExportOption.UNFINISHED, self.unfinished, ""),
        )
        self._rows = {option: field for option, field, _ in rows}
        for option, field, text in rows:
            target = self.source if field is line else field
            form.addRow(caption(text, target), field)
            field.setMinimumHeight(TARGET)
            target.setObjectName(f"export-{option.value}")
            if text:
                target.setAccessibleName(text.replace("&", "").rstrip(":："))
        self._remark = Remark(self.minutes)
        form.addRow(self._remark)
        self._form = form
        self.source.editingFinished.connect(self._look)
        self.round.currentIndexChanged.connect(self._look)
        self.grade.currentIndexChanged.connect(self._look)
        self.minutes.valueChanged.connect(self._look)
        self.country.textChanged.connect(self._look)
        self.unfinished.toggled.connect(self._look)
        return form

    @property
    def format(self) -> str:
        """The id of the chosen format."""
        return next(id_ for id_, radio in self.radios.items() if radio.isChecked())

    @property
    def _program(self) -> str:
        """The name of the selected format, or of the pairing program whose file gets the
        results.
        """
        return EXPORTS[self.format].name.in_(self._language)

    def _look(self) -> None:
        """Shows the options of the selected format. Starts to create the file, to learn what it
        leaves out.
        """
        format = EXPORTS[self.format]
        wanted = set(format.options)
        if all(table.result is not None for table in self._event.tables):
            wanted.discard(ExportOption.UNFINISHED)
        if ExportOption.SOURCE in wanted:  # another dialog puts single rounds into a file
            wanted.discard(ExportOption.ROUND)
        for option, field in self._rows.items():
            self._form.setRowVisible(field, option in wanted)
        grow_to_fit(self)
        self._data = None
        self.save.setEnabled(False)
        self._say("")
        source = self.source.text().strip()
        if ExportOption.SOURCE in wanted and not source:
            self.work.stop()
            asked = self.tr(
                "Choose the file that the results go into: the one {program} wrote."
            )
            self.notes.show_lines([formatted(asked, program=self._program)])
            return
        country, bad = self.country.text().strip().upper(), ""
        if country and COUNTRY.fullmatch(country) is None:
            bad = capital(said(fault("no-country", text=country[:SHOWN]), self._language))
        self._remark.refuse(self.country, bad)
        if bad:
            self.work.stop()
            self.notes.show_lines([])
            return
        options = ExportOptions(
            self._language,
            source,
            self.round.currentData() if ExportOption.ROUND in wanted else 0,
            self.grade.currentData(),
            self.minutes.value(),
            country,
            self.unfinished.isChecked(),
        )
        event = self._event
        self.work.start(lambda task: format.write(event, options), self._answered, self._failed)

    def _answered(self, written: Written) -> None:
        self._data, notes = written
        nothing = "✓ " + self.tr("Everything can be written; nothing is left out.")
        self.notes.show_lines(in_words(notes, self._language) or [nothing])
        self.save.setEnabled(True)

    def _failed(self, error: Exception) -> None:
        self.notes.show_lines([f"✕ {said(error, self._language)}"])

    def _find(self) -> None:
        suffixes = self.tr("Tournaments of {program} (*{suffix});;All files (*)")
        path = file_to_open(
            self,
            formatted(self.tr("The file that {program} wrote"), program=self._program),
            self._preferences,
            formatted(suffixes, program=self._program, suffix=EXPORTS[self.format].suffix),
        )
        if path is not None:
            self.source.setText(str(path))
            self._look()

    def _save(self) -> None:
        if self._data is None or not all_taken(self):
            return
        kind = EXPORTS[self.format]
        title, end = self.tr("Write the results"), f"{kind.tail}{kind.suffix}"
        own, kinds = self._path, f"*{kind.suffix}"
        path = file_to_save(self, title, self._preferences, own.stem, end, kinds, own.parent)
        if path is None:
            return
        try:
            write_bytes(path, self._data)
        except FileError as error:
            self._say(f"✕ {said(error, self._language)}")
            return
        self._say("✓ " + formatted(self.tr("Saved: {path}"), path=shown_path(path)))

    def _say(self, text: str) -> None:
        tell(self.said, text)
        grow_to_fit(self)


def _name(kind: ExportFormat, language: Language) -> str:
    """Returns the name of a format with its keyboard shortcut marked by ``&``."""
    name, letter = kind.name.in_(language), kind.letter
    if not letter:
        return name
    if LANGUAGES[language].gap:
        return name.replace(letter, f"&{letter}", 1)
    return f"{name}(&{letter.upper()})"  # Qt's style in languages without spaces
