"""The dialog that writes results into the file of the pairing program, after a preview."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFormLayout, QWidget

from goref.app.event.formats import EXPORTS
from goref.app.event.results_back import Fitting, fitting, put_back
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import Event
from goref.core.texts.event.events import say
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import one_line, shown_path
from goref.qt.events.dialogs.form import grow_to_fit
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.metrics import TARGET
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import CheckBox, push_button
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog, Standard, caption
from goref.qt.widgets.file_questions import file_to_open
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import tip, wrapped
from goref.qt.work.work import Work

ROOM, LEAST = (640, 460), 480


class PutBackDialog(StackedDialog):
    """The file, the round, the changes, and the results that cannot be written.

    Attributes:
        outcome: a message about what was written; "" if nothing was.
    """

    outcome = ""

    def __init__(
        self, parent: QWidget | None, store: EventStore, round: int, language: Language
    ) -> None:
        super().__init__(parent, "", ROOM, (LEAST, 0))
        self._event, self._path, self._language = store.event(), store.path, language
        self._preferences = Preferences()
        self._found: Fitting | None = None
        self._is_writing = False
        self.setWindowTitle(self.tr("Put the results into the tournament's file"))
        self.file = wrapped("put-back-file", self)
        self.find_button = push_button(
            "put-back-find", self.tr("&Browse…"), act=self._find, auto=False
        )
        self.round = ChoiceBox()
        self._offer_rounds(round)
        self.unfinished = CheckBox(self.tr("Even th&ough tables are undecided"))
        self.all_the_same = CheckBox(self.tr("&Write what fits anyway"))
        self.told = wrapped("put-back-told", self)
        self.notes = NotesBox("put-back-notes", self.tr("Remarks"), 4)
        line = QWidget()
        in_row(self.file, self.find_button, inside=line, grows=self.file)
        self._form = form = QFormLayout()
        for name, text, field, row in (
            ("put-back-file", self.tr("The tournament's f&ile:"), self.find_button, line),
            ("put-back-round", self.tr("&Round:"), self.round, self.round),
        ):
            form.addRow(caption(text, field), row)
            field.setObjectName(name)
            row.setMinimumHeight(TARGET)
        self.round.setAccessibleName(self.tr("Round"))
        for name, box in (
            ("put-back-unfinished", self.unfinished),
            ("put-back-all-the-same", self.all_the_same),
        ):
            form.addRow("", box)
            box.setObjectName(name)
            box.setMinimumHeight(TARGET)
        self.put_buttons(OK_CANCEL, accept=self._put_back)
        self.ok = self.buttons.button(Standard.Ok)
        self.ok.setText(self.tr("&Put them in"))
        self.ok.setDefault(True)
        self.stack(form, self.told, self.notes, self.buttons, grows=self.notes)
        self.work = Work(self)
        self.finished.connect(self.work.stop)
        self._file = self._preferences.tournament_file(store.path)
        self.round.currentIndexChanged.connect(self._look)
        self.unfinished.toggled.connect(self._look)
        self.all_the_same.toggled.connect(self._allow)
        self._look()
        (self.round if self._file is not None else self.find_button).setFocus()

    def _offer_rounds(self, wanted: int) -> None:
        """Offers the rounds. Selects ``wanted``, or else the last round in which all tables are
        decided.
        """
        rounds = sorted({table.round for table in self._event.tables})
        for round in rounds:
            self.round.addItem(str(round), round)
        self.round.addItem(self.tr("all"), 0)
        whole = [round for round in rounds if not _open_in(self._event, round)]
        chosen = wanted if wanted in rounds else max(whole or rounds or [0])
        self.round.setCurrentIndex(self.round.findData(chosen))

    def _look(self) -> None:
        event, round, file = self._event, self.round.currentData(), self._file
        unfinished = self.unfinished.isChecked()
        self._found = None
        self.find_button.setAutoDefault(file is None)  # Enter: find a file, else write it
        self.ok.setDefault(file is not None)
        self._form.setRowVisible(self.unfinished, _open_in(event, round))
        self._form.setRowVisible(self.all_the_same, False)
        self.ok.setEnabled(False)
        self.notes.show_lines(())
        self.file.setText("–" if file is None else one_line(file.name))
        self.file.setToolTip(tip("" if file is None else shown_path(file)))
        if file is None:
            self.work.stop()
            programs = " / ".join(
                kind.name.in_(self._language) for kind in EXPORTS.values() if kind.into
            )
            asked = self.tr(
                "Choose the file that the results go into: the one {program} wrote."
            )
            self.told.setText(formatted(asked, program=programs))
            return
        self.work.start(
            lambda task: fitting(event, file, round, unfinished=unfinished),
            self._looked,
            self._failed,
        )

    def _looked(self, found: Fitting) -> None:
        self._found = found
        against = [f"✕ {say(one, self._language)}" for one in found.against]
        where = f"· {shown_path(found.file)}"
        self.notes.show_lines([where, *against, *in_words(found.notes, self._language)])
        self._form.setRowVisible(self.all_the_same, bool(against) and found.results > 0)
        if against:
            told = self.tr("The file does not match the games of this event:")
        elif found.results:
            told = self.tr("Results that go into it: {count}. Nothing else in it changes.")
        else:
            told = self.tr("Nothing would change: the file has these results.")
        self.told.setText(formatted(told, count=found.results))
        self._allow()
        grow_to_fit(self)

    def _allow(self) -> None:
        found = self._found
        fits = found is not None and (not found.against or self.all_the_same.isChecked())
        self.ok.setEnabled(found is not None and found.results > 0 and fits)

    def _failed(self, error: Exception) -> None:
        self._write(False)
        self._found = None
        self.ok.setEnabled(False)
        self.told.setText("✕ " + self.tr("Nothing was written."))
        self.notes.show_lines([said(error, self._language)])
        grow_to_fit(self)

    def _find(self) -> None:
        suffixes = " ".join(f"*{kind.suffix}" for kind in EXPORTS.values() if kind.into)
        kinds = f"{self.tr('Tournaments of pairing programs')} ({suffixes})"
        kinds = f"{kinds};;{self.tr('All files (*)')}"
        path = file_to_open(self, self.tr("The tournament's file"), self._preferences, kinds)
        if path is not None:
            self._file = path
            self._look()

    def _put_back(self) -> None:
        found, all_the_same = self._found, self.all_the_same.isChecked()
        if found is None or not self.ok.isEnabled() or self.work.is_busy:
            return
        self._write(True)
        self.work.start(
            lambda task: put_back(found, all_the_same=all_the_same),
            lambda kept: self._done(found, kept),
            self._failed,
            writes=True,
        )

    def _write(self, on: bool) -> None:
        """Disables the widgets while the file is being written (``on``), else enables them."""
        self._is_writing = on
        leave = self.buttons.button(Standard.Cancel)
        boxes = self.round, self.unfinished, self.all_the_same
        for widget in (self.find_button, *boxes, self.ok, leave):
            widget.setEnabled(not on)

    def done(self, result: int) -> None:
        if not self._is_writing:  # not in the middle of a change
            super().done(result)

    def _done(self, found: Fitting, kept: Path | None) -> None:
        self._write(False)
        self._preferences.note_tournament_file(self._path, found.file)
        folder = one_line(kept.parent.name) if kept is not None else ""
        told = self.tr("Results put into {file}: {count}. The file as it was is in {folder}.")
        self.outcome = formatted(
            told, count=found.results, file=one_line(found.file.name), folder=folder
        )
        self.accept()


def _open_in(event: Event, round: int) -> bool:
    """Returns whether a table of a round is undecided; for 0, a table of any round."""
    tables = event.of_round(round) if round else event.tables
    return any(table.result is None for table in tables)
