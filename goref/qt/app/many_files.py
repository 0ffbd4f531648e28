"""Several files at once: they are imported into an event, or one of them is opened."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.event.adding.games import files_of
from goref.core.base.faults import fault
from goref.core.base.language import Language, Plural
from goref.core.texts.faults.said import said
from goref.io.files import FileError, one_line, probe, shown_path
from goref.qt.context.board_host import BoardHost
from goref.qt.events.dialog_handlers import is_imported
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, run
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import tip, wrapped

EVENT_SUFFIX = ".gorefevent"
SIZE = (560, 420)
MOST = 500
"""The largest number of files listed in the dialog."""
MOST_NAMED = 3
"""A message about folders without game records names at most this many."""


def open_many(main: BoardHost, paths: Sequence[Path]) -> None:
    """Opens or imports dropped or chosen files.

    Events are opened, and so is a single other file. Several files, a folder, or a file with
    players or pairings are imported into the open event. If no event is open, asks what to do.
    If a dialog is open, only shows a message to answer it first.
    """
    if QApplication.activeModalWidget() is not None:  # another question is open
        told = QCoreApplication.translate("many-files", "Answer the dialog that is open first.")
        if main.window is not None:
            main.window.say(told)
        return
    events = [path for path in paths if path.suffix.lower() == EVENT_SUFFIX]
    rest = [path for path in paths if path not in events]
    for path in events:
        main.open_path(path)
    if not rest:
        return
    for_event = main.has_events and is_imported(rest[0])
    if len(rest) == 1 and not probe(rest[0]).is_folder and not for_event:
        main.open_path(rest[0])
    elif main.has_events:
        main.bring_to_event(rest)
    else:
        _ask(main, rest)


def _ask(main: BoardHost, paths: Sequence[Path]) -> None:
    sheets = [path for path in paths if is_imported(path)]
    records = [path for path in paths if path not in sheets]
    files = list(islice(map(Path, files_of(records)), MOST))
    if not files and not sheets:
        where = one_line(", ".join(shown_path(path) for path in paths[:MOST_NAMED]))
        main.refuse(said(FileError(fault("no-games-there", path=where)), main.language))
        return
    parent = main.window.widget if main.window is not None else None
    dialog = run(ManyFilesDialog(main.language, parent, files, sheets))
    if dialog.wants_event:
        if main.act_on_event("event-new"):
            main.bring_to_event(paths)
    elif dialog.path is not None:
        main.open_path(dialog.path)


ASKED = Plural(
    "ManyFilesDialog",
    "{count} file. Open it on the board, or make an event of it, in which every game has a "
    "table.",
    "{count} files. Open one of them on the board, or make an event of them, in which every "
    "game has a table.",
)


class ManyFilesDialog(StackedDialog):
    """The choice to open one of several files, or to create an event from all of them.

    Attributes:
        path: the file to open, or None.
        wants_event: True if an event is to be created.
    """

    def __init__(
        self,
        language: Language,
        parent: QWidget | None,
        files: Sequence[Path],
        sheets: Sequence[Path],
    ) -> None:
        """Args:
        language: the language of the window.
        files: game records and cases.
        sheets: files with players or pairings, which can only be imported into an event.
        """
        super().__init__(parent, "many-files", SIZE)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setWindowTitle(self.tr("Several files"))
        self.path: Path | None = None
        self.wants_event = False
        told = ASKED.in_(language, count=len(files) + len(sheets))
        asked = wrapped("many-files-asked", self, told)
        self.list = TextList("many-files-list", self.tr("Files"), breaks=False)
        for file in files:
            self.list.put(one_line(file.name), file).setToolTip(tip(one_line(str(file))))
        for file in sheets:
            self.list.put(one_line(file.name), file).setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.setCurrentRow(0)
        self.put_buttons(accept=self._open)
        self.open_button = self.put_button(
            self.tr("Open the chosen one"), ButtonRole.AcceptRole, "many-files-open"
        )
        self.event_button = self.put_button(
            self.tr("Make an event of them…"), ButtonRole.ActionRole, "many-files-event"
        )
        self.put_button(self.tr("Cancel"), ButtonRole.RejectRole)
        self.open_button.setEnabled(bool(files))
        self.open_button.setDefault(bool(files))
        self.list.itemActivated.connect(lambda _: self._open())
        self.event_button.clicked.connect(self._make_event)
        self.stack(asked, self.list, self.buttons, grows=self.list)
        self.list.setFocus()

    def _open(self) -> None:
        item = self.list.currentItem()
        if item is not None and self.path is None:
            self.path = item.data(Qt.ItemDataRole.UserRole)
            self.accept()

    def _make_event(self) -> None:
        self.wants_event = True
        self.accept()
