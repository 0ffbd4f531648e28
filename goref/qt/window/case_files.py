"""The dialogs for a case's files: opening, pasting, saving and exporting."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from goref.app.session.change import Change, Part
from goref.core.base.particles import formatted
from goref.io.case.names import SUFFIX
from goref.io.files import FileChangedError, FileError, one_line, probe, read_bytes
from goref.io.records.read import RECORD_SUFFIXES, is_json
from goref.qt.frame.window_frame import in_words, warn

if TYPE_CHECKING:
    from goref.qt.context.window import Window

GAME_SUFFIXES = (SUFFIX, *RECORD_SUFFIXES, ".txt")
MOST_READINGS = 6
"""The largest number of encodings offered to choose from, each with the text read by it."""
TABLE_COMMANDS = ("table-record", "table-dispute", "table-next")
"""The ids of commands that need a case that belongs to a table of an event."""


class CaseFiles(QObject):
    """The commands of a window's File menu."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        window.follow(Part.JOURNAL, self._follow)

    @property
    def is_at_table(self) -> bool:
        """True if the case belongs to a table of an event."""
        return self._window.session.home.is_table

    def show_table(self) -> bool:
        """Enables the commands for tables if the case belongs to one. Returns whether
        it does.
        """
        at_table, actions = self.is_at_table, self._window.actions_by_id
        for id_ in TABLE_COMMANDS:
            actions[id_].setEnabled(at_table)
        actions["event-show"].setEnabled(at_table or self._window.host.has_events)
        return at_table

    def quit(self) -> None:
        """Closes this window, then all windows of events; stops if the user cancels."""
        if self._window.widget.close():
            self._window.host.act_on_event("close-events")

    def open(self) -> None:
        """Asks for one or more files, and opens them."""
        from goref.qt.widgets.file_questions import files_to_open

        window, host = self._window.widget, self._window.host
        kinds = self.tr(
            "Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt)"
            ";;All files (*)"
        )
        title = self.tr("Open a game or a case")
        if paths := files_to_open(window, title, host.preferences, kinds):
            host.open_paths(paths)

    def choose_encoding(self) -> None:
        """Asks which encoding the record's file has, and reads the file again with it."""
        from goref.io.text.chosen_encoding import named_readings

        path = self._window.session.source
        try:
            data = b"" if path is None else read_bytes(path)
        except FileError as error:
            self._window.say(in_words(error, self._window.host.language))
            return
        if path is None or is_json(data):
            self._window.say(self.tr("This game was not read from a file of text."))
            return
        readings = named_readings(data)[:MOST_READINGS]
        if len(readings) < 2:
            told = self.tr("Only one encoding can read the letters of {name}.")
            self._window.say(formatted(told, name=one_line(path.name)))
            return
        from goref.qt.fields.encoding_dialog import EncodingDialog

        dialog = EncodingDialog(self._window.widget, path.name, readings)
        dialog.accepted.connect(
            lambda: self._window.host.open_path(path, encoding=dialog.chosen)
        )
        dialog.open()

    def paste(self) -> None:
        """Opens what the clipboard holds: files, a picture, rows of a position, or SGF."""
        from goref.qt.window.drop_handler import holds_game

        data = QGuiApplication.clipboard().mimeData() or QMimeData()  # none if it is empty
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self._window.host.open_paths(paths)
        elif data.hasImage() and not holds_game(data.text()):
            self.photograph(QImage(data.imageData()))
        elif data.text().strip():
            self._window.host.open_text(data.text())
        else:
            self._window.say(
                self.tr("Nothing was copied. Copy a game (SGF) or rows of .XO, then paste.")
            )

    def photograph(self, picture: QImage | Path | None = None) -> None:
        """Reads a position from a photograph. With None, asks for a photograph."""
        from goref.qt.photo.dialog import photograph  # few positions come from one

        photograph(self._window, picture)

    def save(self) -> bool:
        """Saves the case to its file, or asks for a file if it has none. Returns False if not
        saved.

        The case of an event's table is stored in the event's file.
        """
        if self.is_at_table:
            return self._window.host.act_on_event("table-keep")
        path = self._window.session.path
        if path is None or path.suffix != SUFFIX:
            return self.save_as()
        return self._save_to(path)

    def save_as(self) -> bool:
        """Asks for a file and saves the case there. Returns False if nothing was saved."""
        start = (
            self._window.session.path
            or (self._window.session.home.folder or Path(self._window.host.preferences.folder))
            / ((self._window.session.title or "case").replace("/", "-")[:60])
        )
        known = start.suffix.lower() in GAME_SUFFIXES
        start = start.with_name((start.stem if known else start.name) + SUFFIX)
        title, kinds = self.tr("Save the case"), self.tr("Cases (*.goref)")
        name, _ = QFileDialog.getSaveFileName(self._window.widget, title, str(start), kinds)
        return bool(name) and self._save_to(Path(name))

    def _save_to(self, path: Path, *, anyway: bool = False) -> bool:
        session = self._window.session
        if not path.suffix:
            path = path.with_suffix(SUFFIX)
            if path != session.path and probe(path).is_there:  # the user did not see this name
                there = formatted(self.tr("{file} is there already."), file=path.name)
                return self._settle(path, there)
        try:
            session.save(path, anyway=anyway)
        except FileChangedError:
            return self._settle(path)
        except FileError as error:
            self._window.failed(error)
            return False
        preferences = self._window.host.preferences
        preferences.add_recent(path)
        preferences.folder = str(path.absolute().parent)
        self._window.say(formatted(self.tr("Saved: {path}"), path=path))
        return True

    def _settle(self, path: Path, what: str = "") -> bool:
        """Asks whether to keep the file at ``path``, to replace it, or to save next to it.
        Returns False if the case of this window was not saved.

        Args:
            what: the problem with the file, as a sentence; "" if another program changed it.
        """
        from goref.qt.window.file_conflict import (
            FileConflictChoice,
            beside,
            changed,
            which_stays,
        )

        other, what = beside(path), what or changed(path)
        match which_stays(self._window.widget, what, other, given_up=True):
            case FileConflictChoice.MINE:
                return self._save_to(path, anyway=True)
            case FileConflictChoice.BOTH:
                return self._save_to(other)
            case FileConflictChoice.THEIRS if self._window.host.reopen(path):
                told = self.tr("{file} is shown as it is on the disk now.")
                self._window.say(formatted(told, file=path.name))
        return False

    def _follow(self, change: Change) -> None:
        """Shows a message after the session's journal was deleted or replaced by others."""
        QTimer.singleShot(0, self, self._tell_of_journal)  # after the act

    def _tell_of_journal(self) -> None:
        told = self.tr(
            "The journal of this case was deleted or replaced while goref was using it. "
            "Everything done so far is in a new journal now."
        )
        self._window.say(told)
        warn(self._window.widget, told)

    def export(self) -> None:
        """Exports the case as SGF."""
        from goref.qt.window.export import export_sgf

        export_sgf(self._window, self._window.session, self._window.host.preferences)

    def may_close(self) -> bool:
        """If the case has unsaved rulings, asks whether to save them. Returns False if the user
        cancelled or saving failed.
        """
        if not self._window.session.loses_rulings:
            return True
        buttons = QtWidgets.QMessageBox.StandardButton
        answer = QtWidgets.QMessageBox.question(
            self._window.widget,
            "goref",
            self.tr("Save the rulings of this case before leaving it?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
            buttons.Save,
        )
        if answer == buttons.Save:
            return self.save()
        return answer == buttons.Discard
