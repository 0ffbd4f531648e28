"""The dialog that imports players and pairings, after a preview."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QFormLayout, QWidget

from goref.app.event.closing import import_folder
from goref.app.event.files import Imported, foreseen, open_event, results_of, take_in
from goref.app.event.formats import IMPORTS, recognised
from goref.app.event.results_back import takes_results
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_ROUNDS
from goref.core.event.merge import MergePlan
from goref.core.event.notes import Note
from goref.core.texts.faults.said import said, said_each
from goref.io.event.lists.encodings import NamedReading, close_readings, in_encoding
from goref.io.event.store import EventStore
from goref.io.files import FileError, one_line, read_in_time, shown_path
from goref.qt.events.dialogs.fault_box import opened
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.events.output.copy_dialog import CopyDialog
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.encoding_dialog import EncodingDialog
from goref.qt.fields.number_box import NumberBox, all_taken
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import OK_CANCEL, Standard, WritingDialog, caption, run
from goref.qt.widgets.file_questions import file_to_open
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import tip, wrapped
from goref.qt.work.work import Task, Work

COPY = ".gorefevent"
"""The suffix of a file that is a copy of the event."""
ROOM, LEAST = (620, 480), 480


class _Looked(NamedTuple):
    """The result of reading a file.

    Attributes:
        kind: the key of its format in ``IMPORTS``.
        needs_round: True if the referee must state the round; None if unknown.
        merge: the changes that the import would make; None if unknown.
        problem: the error that prevents the import, or None.
        readings: the readings of a list that is valid in two encodings; else ().
    """

    kind: str
    needs_round: bool | None
    merge: MergePlan | None
    problem: Exception | None = None
    readings: tuple[NamedReading, ...] = ()


class ImportDialog(WritingDialog):
    """The format of the file, a preview of the changes, and afterwards what was changed."""

    def __init__(
        self, parent: QWidget | None, store: EventStore, language: Language, path: Path
    ) -> None:
        super().__init__(parent, "", ROOM, (LEAST, 0))
        self._store, self._language, self._path = store, language, path
        self._data = read_in_time(path)
        self._event = store.event()
        self._foreseen: MergePlan | None = None
        self._counts = ""  # what is or was imported
        self._taking = False
        self.setWindowTitle(self.tr("Import a file"))
        self.file = wrapped("import-file", self, one_line(path.name))
        self.file.setToolTip(tip(shown_path(path)))
        self.kind = named(ChoiceBox(), "import-kind", self.tr("What it holds"))
        for id_, format in IMPORTS.items():
            self.kind.addItem(format.name.in_(language), id_)
        self.round = named(NumberBox(0, MOST_ROUNDS), "import-round", self.tr("Round"))
        self.round.setSpecialValueText("–")
        self.told = wrapped("import-told", self)
        self.notes = NotesBox("import-notes", self.tr("Remarks"), 4)
        self.put_buttons(OK_CANCEL, accept=self._take_in)
        self.ok = self.buttons.button(Standard.Ok)
        self.ok.setText(self.tr("&Import"))
        self.leave = self.buttons.button(Standard.Cancel)
        for widget in (self.kind, self.round):
            widget.setMinimumHeight(TARGET)
        form = QFormLayout()
        form.addRow(self.tr("File:"), self.file)
        form.addRow(caption(self.tr("&What it holds:"), self.kind), self.kind)
        form.addRow(caption(self.tr("&Round:"), self.round), self.round)
        remark = Remark(self.round)
        self._form = form
        self.stack(form, remark, self.told, self.notes, self.buttons, grows=self.notes)
        self.work = Work(self)
        self.kind.currentIndexChanged.connect(self._look)
        self.round.valueChanged.connect(self._look)
        self.kind.setFocus()
        self._form.setRowVisible(self.round, False)
        self._look_at("")

    def _look(self) -> None:
        """Shows a preview of the changes for the selected format and round."""
        self._look_at(self.kind.currentData())

    def _look_at(self, kind: str) -> None:
        """Shows a preview of the changes for a format; "" detects the format first."""
        event, data, round = self._event, self._data, self.round.value()
        self._foreseen = None
        self.ok.setEnabled(False)
        self.told.setText(formatted(self.tr("Reading {name}…"), name=one_line(self._path.name)))

        def look(task: Task) -> _Looked:
            found = kind
            try:
                found = found or recognised(data)
                readings = close_readings(data) if IMPORTS[found].is_list else ()
                if readings:
                    return _Looked(found, None, None, readings=readings)
                wanted = IMPORTS[found].needs_round(data)
                lacks = wanted and not round
                merge = None if lacks else foreseen(event, found, data, round)
                return _Looked(found, wanted, merge)
            except (ValueError, FileError) as error:
                # No format was recognised: show "players"; the reason holds for it too.
                return _Looked(found or "players", None, None, error)

        self.work.start(look, self._looked, self._failed)

    def _looked(self, found: _Looked) -> None:
        with QSignalBlocker(self.kind):
            self.kind.setCurrentIndex(self.kind.findData(found.kind))
        if found.needs_round is not None:
            self._form.setRowVisible(self.round, found.needs_round)
        if found.readings:
            self._ask_encoding(found.readings)
        elif found.problem is not None:
            self._failed(found.problem)
        elif found.merge is not None:
            self._show_merge(found.merge)
        else:
            self.told.setText(
                self.tr(
                    "The file does not say which round the pairings are for. Choose it above."
                )
            )
            self.notes.show_lines(())
            self.round.setFocus()
            self.round.selectAll()  # so that typing replaces it

    def _ask_encoding(self, readings: tuple[NamedReading, ...]) -> None:
        """Asks for the encoding of the list, then shows the preview again. Closes the dialog if
        cancelled.
        """
        dialog = EncodingDialog(self, self._path.name, readings)

        def answered() -> None:
            if dialog.chosen:
                self._data = in_encoding(self._data, dialog.chosen)
                self._look()
            else:
                self.reject()

        dialog.finished.connect(answered)
        dialog.open()

    @property
    def outcome(self) -> str:
        """A sentence that says what was imported."""
        return formatted(self.tr("Imported: {what}."), what=self._counts)

    def _show_merge(self, result: MergePlan) -> None:
        self._foreseen = result
        counts = (
            (self.tr("new players: {count}"), len(result.new)),
            (self.tr("players changed: {count}"), len(result.changed)),
            (self.tr("new tables: {count}"), len(result.paired)),
            (self.tr("tables changed: {count}"), len(result.repaired)),
            (self.tr("tables removed: {count}"), len(result.removed)),
            (self.tr("results: {count}"), results_of(self._event, result)),
            (self.tr("new byes: {count}"), len(result.byes)),
            (self.tr("byes withdrawn: {count}"), len(result.freed)),
            (self.tr("data of the event: {count}"), int(result.info is not None)),
        )
        said = self._counts = self._counted(counts)
        told = self.tr("Nothing would change: the event already has all of it.")
        if said:
            told = formatted(self.tr("This would be done: {what}."), what=said)
        self.told.setText(told)
        self._show_notes(result.notes)
        self.ok.setEnabled(bool(said))

    def _counted(self, counts: tuple[tuple[str, int], ...]) -> str:
        told = (formatted(text, count=count) for text, count in counts if count)
        return LANGUAGES[self._language].listed(told)

    def _show_notes(self, notes: tuple[Note, ...]) -> None:
        nothing = "✓ " + self.tr("Everything in it can be read; nothing is doubtful.")
        self.notes.show_lines(in_words(notes, self._language) or [nothing])

    def _failed(self, error: Exception) -> None:
        self.work.stop()
        self._busy(False)
        if self._taking:  # the event could not be changed just now: OK tries again
            self._taking = False
            self.told.setText("✕ " + self.tr("Nothing was changed."))
            self.notes.show_lines([said(error, self._language)])
            return
        self._foreseen = None
        self.ok.setEnabled(False)
        self.told.setText("✕ " + self.tr("It cannot be imported."))
        lines = said_each(error, self._language)
        name = one_line(self._path.name)
        listed = len(lines) > 1
        self.notes.show_lines([f"{name}:", *lines] if listed else [f"{name}: {lines[0]}"])

    def _take_in(self) -> None:
        if not all_taken(self):
            return
        if self._foreseen is None or self.work.is_busy:
            return
        store, kind, data = self._store, self.kind.currentData(), self._data
        path, who, shut, round = store.path, store.who, store.read_only, self.round.value()
        file = self._path

        def act(task: Task) -> Imported:
            with open_event(path, who, read_only=shut) as own:  # a store of this thread
                return take_in(own, kind, data, round, file=file)

        self._taking = True
        self._busy(True)
        self.told.setText(self.tr("Importing …"))
        self.work.start(act, self._done, self._failed, writes=True)

    def _busy(self, on: bool) -> None:
        for widget in (self.kind, self.round, self.ok, self.leave):
            widget.setEnabled(not on)

    def _done(self, done: Imported) -> None:
        self.changed = True
        if takes_results(self.kind.currentData()):
            Preferences().note_tournament_file(self._store.path, self._path)
        if self._foreseen is not None and done.notes == self._foreseen.notes:
            self.accept()
            return
        # Somebody else changed the event: the outcome differs from the preview.
        counts = (
            (self.tr("new players: {count}"), done.players),
            (self.tr("new tables: {count}"), done.tables),
            (self.tr("changed: {count}"), done.changed),
            (self.tr("results: {count}"), done.results),
        )
        told = self.tr("Done, but not as shown before: {what}.")
        self._counts = self._counted(counts)
        self.told.setText("✓ " + formatted(told, what=self._counts))
        self._show_notes(done.notes)
        self.only_close(self.tr("Close"))


def import_file(
    parent: QWidget | None, store: EventStore, language: Language, path: Path | None = None
) -> str | None:
    """Imports players, pairings or a copy of the event, after a preview.

    Returns a sentence that says what was imported; None if nothing was.

    Args:
        path: the file; None asks for it.
    """
    if path is None:
        suffixes = sorted({suffix for kind in IMPORTS.values() for suffix in kind.suffixes})
        suffixes.append(COPY)
        path = file_to_open(
            parent,
            QCoreApplication.translate("event-import", "Import players or pairings"),
            Preferences(),
            QCoreApplication.translate("event-import", "Tables, pairing programs, copies")
            + f" ({' '.join(f'*{suffix}' for suffix in suffixes)})"
            + ";;"
            + QCoreApplication.translate("event-import", "All files (*)"),
            import_folder(store),
        )
        if path is None:
            return None
    chosen, kind = path, CopyDialog if path.suffix.lower() == COPY else ImportDialog
    dialog = opened(parent, language, lambda: kind(parent, store, language, chosen))
    return dialog.outcome if dialog is not None and run(dialog).changed else None
