"""The commands of an event's window that open dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QApplication

from goref.app.event.acts.table import last_act
from goref.app.event.restoring import can_put_right
from goref.core.base.particles import formatted
from goref.core.event.event import EventError, Player, Table
from goref.core.texts.event.pairing_lists import listed_round
from goref.io.files import FileError, shown_path
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialogs.fault_box import changed_in, opened
from goref.qt.events.dialogs.info_dialog import EditInfoDialog
from goref.qt.events.dialogs.restore_dialog import RestoreDialog
from goref.qt.events.players.byes_dialog import ByesDialog
from goref.qt.events.players.choose_player import ChoosePlayerDialog
from goref.qt.events.players.pairing_dialog import PairingDialog
from goref.qt.events.players.player_dialog import PlayerDialog
from goref.qt.events.players.removing import RemovePlayerDialog, RemoveTableDialog
from goref.qt.events.players.withdraw_dialog import WithdrawDialog, remember_absences
from goref.qt.events.reports.audit_view import AuditDialog
from goref.qt.events.reports.standings_view import StandingsDialog
from goref.qt.events.unfit_banner import unfit_text
from goref.qt.widgets.dialog import StackedDialog, run


def is_imported(path: Path) -> bool:
    """Returns whether a file's suffix is one for players or pairings. False for ``.txt``, which
    can also be a game record.
    """
    from goref.app.event.formats import IMPORTS  # with all readers

    known = {suffix for kind in IMPORTS.values() for suffix in kind.suffixes}
    return path.suffix.lower() in known - {".txt"}


class DialogHandlers(QObject):
    """The commands that open dialogs. The module of each dialog is imported on first use."""

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window

    def dropped(self, paths: Sequence[Path], text: str) -> None:
        """Handles dropped files: opens events, imports players and pairings, attaches game
        records.

        ``text`` is dropped text with game records as SGF; "" for none.
        """
        events = [path for path in paths if path.suffix.lower() == ".gorefevent"]
        sheets = [path for path in paths if is_imported(path)]
        records = [path for path in paths if path not in events and path not in sheets]
        for path in events:
            self._window.host.open_path(path)
        for path in sheets:
            self.import_file(path)
        if records or text.strip():
            self.attach(records, text)

    def import_file(self, path: Path | None = None) -> None:
        """Imports players or pairings from a file; asks for the file if ``path`` is None."""
        from goref.qt.events.output.importing import import_file

        window, before = self._window, {table.id for table in self._window.event_read.tables}
        told = import_file(window.widget, window.store, window.language, path)
        if told is None or not window.reload():
            return
        rounds = {table.round for table in window.event_read.tables if table.id not in before}
        if len(rounds) == 1:
            window.go_to_round(*rounds)
        window.say(told)

    def attach(self, paths: Sequence[Path] = (), text: str = "") -> None:
        """Attaches game records to tables. ``text`` is one or more games as SGF; ""
        for none.
        """
        from goref.qt.events.attach.attaching import attach_records

        window, since = self._window, self._window.stamp
        done = attach_records(window.widget, window.store, window.language, paths, text)
        self._done(done, since)

    def paste(self) -> None:
        """Attaches the game record that was copied as text. Handles copied files as if they
        were dropped.
        """
        data = QApplication.clipboard().mimeData() or QMimeData()  # none if it is empty
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths or data.text().strip():
            self.dropped(paths, "" if paths else data.text())
        else:
            self._window.say(
                self.tr("Nothing was copied. Copy a record (SGF), then paste it here.")
            )

    def export(self) -> None:
        """Opens the dialog that exports the event for another program."""
        from goref.qt.events.output.exporting import ExportDialog

        def make(it: OpenEvent) -> ExportDialog:
            dialog = ExportDialog(it.widget, it.store, it.language)
            dialog.warn(unfit_text(it.unfit, it.language))
            return dialog

        self._ask(make)

    def put_back(self) -> None:
        """Opens the dialog that writes the round's results into the file of the pairing
        program.
        """
        from goref.qt.events.output.putting_back import PutBackDialog

        window = self._window
        if not window.reload():
            return
        round = window.round or (window.table.round if window.table else 0)
        dialog = PutBackDialog(window.widget, window.store, round, window.language)
        dialog.warn(unfit_text(window.unfit, window.language))
        if run(dialog).outcome:
            window.say(dialog.outcome)

    def wall_list(self, *, on_paper: bool) -> None:
        """Prints the wall list (the list of results for the wall), or with ``on_paper=False``
        shows a print preview.
        """
        from goref.qt.events.output.wall_list import preview_wall_list, print_wall_list

        window, put = self._window, print_wall_list if on_paper else preview_wall_list
        put(window.widget, window.event_read, window.language)

    def pairing_lists(self, *, preview: bool) -> None:
        """Prints the pairings of the shown round, or shows a print preview."""
        from goref.qt.events.output.pairing_lists import print_pairings

        window = self._window
        if round := self._listed_round():
            event, language = window.event_read, window.language
            print_pairings(window.widget, event, round, language, preview=preview)

    def pairing_page(self) -> None:
        """Asks for a file and saves the pairings of the shown round there as a web page."""
        from goref.qt.events.output.pairing_lists import save_pairings

        window = self._window
        if not (round := self._listed_round()):
            return
        event, language = window.event_read, window.language
        try:
            path = save_pairings(window.widget, event, round, language, window.store.path)
        except FileError as error:
            window.refused(error)
            return
        if path is not None:
            window.say(formatted(self.tr("Saved: {path}"), path=shown_path(path)))

    def _listed_round(self) -> int:
        """Returns the round whose pairings are to be listed. Returns 0, after a message, if it
        has none.
        """
        window = self._window
        shown = window.round or (window.table.round if window.table is not None else 0)
        try:
            return listed_round(window.event_read, shown)
        except EventError as error:
            window.refused(error)
            return 0

    def sheets(self, *, on_paper: bool) -> None:
        """Opens the dialog for the score sheets of the listed tables: to print them, or with
        ``on_paper=False`` to save a PDF.
        """
        from goref.qt.events.output.sheets_dialog import SheetsDialog

        SheetsDialog(self._window, self._window.listed, on_paper=on_paper).open()

    def info(self) -> None:
        self._ask(lambda it: EditInfoDialog(it.widget, it.store, it.language))

    def restore(self) -> None:
        def make(it: OpenEvent) -> RestoreDialog:
            event, unfit = it.store, can_put_right(it.unfit)
            return RestoreDialog(it.widget, event.path, event.who, it.language, unfit=unfit)

        self._ask(make)

    def player(self, player: Player | None) -> None:
        """Opens the dialog with a player's data. With None, opens the dialog for a new
        player.
        """
        self._ask(lambda it: PlayerDialog(it.widget, it.store, player, it.language))

    def any_player(self) -> None:
        """Asks for a player from the list of all, and opens the dialog with the
        player's data.
        """
        window = self._window
        dialog = ChoosePlayerDialog(window.widget, window.event_read, window.language)
        if (chosen := run(dialog).chosen) is not None:
            self.player(chosen)

    def withdraw(self, player: Player | None) -> None:
        """Asks which player plays no more, or misses a round; that can be undone."""
        window = self._window
        table = window.table
        round = window.round or (table.round if table is not None else 1)
        dialog = opened(
            window.widget,
            window.language,
            lambda: WithdrawDialog(window.widget, window.store, player, round, window.language),
        )
        if dialog is None or not run(dialog).changed or dialog.withdrawn is None:
            return
        remember_absences(window, [dialog.withdrawn])

    def pairing(self, table: Table | None) -> None:
        """Opens the dialog with the pairing of a table. With None, opens the dialog for a new
        table.
        """
        round = table.round if table is not None else self._window.round or 1
        self._ask(lambda it: PairingDialog(it.widget, it.store, table, round, it.language))

    def byes(self) -> None:
        window = self._window
        round = window.round or (window.table.round if window.table else 1)
        self._ask(lambda it: ByesDialog(it.widget, it.store, round, it.language))

    def remove(self, table: Table | None) -> None:
        """Opens the dialog that removes a table from the event. With None, opens the dialog
        that removes a player.
        """
        if table is None:
            self._ask(lambda it: RemovePlayerDialog(it.widget, it.store, it.language))
        else:
            self._ask(lambda it: RemoveTableDialog(it.widget, it.store, table, it.language))

    def standings(self) -> None:
        window = self._window
        dialog = StandingsDialog(window.widget, window.event_read, window.language)
        dialog.warn(unfit_text(window.unfit, window.language))
        run(dialog)

    def audit(self) -> None:
        run(AuditDialog(self._window.widget, self._window.store, self._window.language))

    def _ask(self, make: Callable[[OpenEvent], StackedDialog]) -> None:
        """Runs a dialog. If it changed the event, reads the event again and shows the last act
        in the foot.
        """
        window, since = self._window, self._window.stamp
        self._done(changed_in(window.widget, window.language, lambda: make(window)), since)

    def _done(self, changed: bool, since: int) -> None:
        """If ``changed``, reads the event again and shows in the foot what was done last.

        ``since`` is the store's stamp before the change.
        """
        window = self._window
        if not (changed and window.reload()):
            return
        try:
            done = last_act(window.store.audit(since), window.store.who, window.language)
        except FileError as error:
            window.refused(error)
        else:
            window.say(done)
