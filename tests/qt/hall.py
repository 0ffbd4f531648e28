"""A referee with a game and an event, and every dialog that either can open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile

from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_referee
from goref.app.serving.devices import Device
from goref.app.serving.own_server import OwnServer, ServedNow
from goref.app.sharing.joined_event import Membership
from goref.app.sharing.server_record import ServerRecord
from goref.app.sharing.state import ClashToDecide, RefusedOwnAct, SharingState
from goref.io.event.store import EventStore
from goref.io.text.chosen_encoding import NamedReading
from goref.qt.app.loading_dialog import LoadingDialog
from goref.qt.app.many_files import ManyFilesDialog
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.dialogs.close_round_dialog import CloseRoundDialog
from goref.qt.events.dialogs.info_dialog import NewEventDialog
from goref.qt.events.dialogs.ready_dialog import ReadyDialog
from goref.qt.events.dialogs.round_time_dialog import RoundTimeDialog
from goref.qt.events.output.copy_dialog import CopyDialog
from goref.qt.events.output.importing import ImportDialog
from goref.qt.events.output.putting_back import PutBackDialog
from goref.qt.events.sharing.devices_dialog import DevicesDialog
from goref.qt.events.sharing.end_question import EndQuestion
from goref.qt.events.sharing.share_dialog import ShareDialog
from goref.qt.events.sharing.start_dialog import StartSharingDialog
from goref.qt.events.window import EventWindow
from goref.qt.fields.encoding_dialog import EncodingDialog
from goref.qt.window.main_window import MainWindow
from tests.qt.desk import Desk
from tests.qt.events.dialog_hands import PEOPLE


@dataclass
class Hall:
    """A referee with a game and an event, each in its window."""

    desk: Desk
    folder: Path

    @property
    def board(self) -> MainWindow:
        return self.desk.window

    @property
    def events(self) -> EventWindow:
        return self.desk.main.events.windows[-1]

    @property
    def windows(self) -> tuple[QWidget, QWidget]:
        return self.board, self.events

    def front(self) -> None:
        """Have the board's window in front."""
        self.board.activateWindow()
        self.desk.qtbot.waitUntil(self.board.isActiveWindow)

    def command(self, id_: str) -> None:
        """A command of the board's window."""
        self.front()
        self.board.actions_by_id[id_].trigger()

    def event_command(self, id_: str) -> None:
        """A command of the event's window, at its first table."""
        self.events.activateWindow()
        self.events.list.choose_row(0)
        action = self.events.actions_by_id[id_]
        assert action.isEnabled()
        action.trigger()

    def looks(self) -> None:
        """Wait until it was looked at some times more whether something is begun."""
        spy = QSignalSpy(self.desk.main._change._looking.timeout)
        self.desk.qtbot.waitUntil(lambda: spy.count() >= 3)

    @property
    def look(self) -> tuple[str, str, float]:
        """What is in force: language, theme, size of texts."""
        main = self.desk.main
        return main.language, main.theme.name, main.app.font().pointSizeF()


# Ways to have a dialog open


def by_command(id_: str) -> Callable[[Hall], object]:
    return lambda hall: hall.command(id_)


def by_event(id_: str) -> Callable[[Hall], object]:
    return lambda hall: hall.event_command(id_)


def many(hall: Hall) -> None:
    ManyFilesDialog(hall.desk.main.language, hall.board, [hall.folder / "game.sgf"], []).open()


def reading(hall: Hall) -> None:
    LoadingDialog(hall.board, "large.sgf").show()


def preferences(hall: Hall) -> None:
    """What goes along as long as nothing is written in it."""
    hall.command("preferences")
    [dialog] = hall.board.findChildren(QDialog, "preferences")
    dialog.engines.line.setFocus()


def attach(hall: Hall) -> None:
    AttachDialog(hall.events, hall.events.store, hall.desk.main.language).open()


def bringing(hall: Hall) -> None:
    path = hall.folder / "more.csv"
    path.write_text(PEOPLE)
    ImportDialog(hall.events, hall.events.store, hall.desk.main.language, path).open()


def sharing(hall: Hall) -> None:
    """The dialog of a joined event, with something of each kind in it."""
    refused = RefusedOwnAct("a", "bea@hall", "table 1/1", "", "the sheet")
    sides = ({"note": "x"}, {"note": "y"}, "bea@hall", "bea@hall", "", "")
    hall.events.sharing.state = SharingState(
        *("e", "referee", "bea@hall"),
        refused=(refused,),
        clashes=(ClashToDecide("table:1", "table 1/1", *sides),),
    )
    hall.events._show_sharing()


class Silent(OwnServer):
    """A server that answers always the same."""

    def ask(self) -> ServedNow:
        device = Device("a", "bea@hall (referee)", "referee", "", "", listens=True)
        return ServedNow(("1",), ("2",), "3", {"referee": "4"}, "5", "6", 1, 2, (device,))


SILENT = Silent(ServerRecord("e", 0, "e", "e", "1", "", "3", ""))
NOBODY = Membership("127.0.0.1:1", "", "", "chief", "bea@hall", "", "e", "e")


def end_question(hall: Hall) -> None:
    EndQuestion(hall.events, SILENT, None, hall.desk.main.language).open()


def share(hall: Hall) -> None:
    ShareDialog(hall.events, SILENT, hall.desk.main.language).open()


def devices(hall: Hall) -> None:
    DevicesDialog(hall.events, NOBODY, hall.desk.main.language).open()


def start_sharing(hall: Hall) -> None:
    StartSharingDialog(hall.events, hall.events.store.path, hall.desk.main.language).open()


def copy_of_it(hall: Hall) -> None:
    """A copy in which a table was decided that was decided otherwise here."""
    store, path = hall.events.store, hall.folder / "copy.gorefevent"
    copyfile(store.path, path)
    with open_event(path, "bea@hall") as copy:
        clash(copy, "B+R")
    clash(store, "W+R")
    dialog = CopyDialog(hall.events, store, hall.desk.main.language, path)
    hall.desk.qtbot.waitUntil(lambda: not dialog.work.is_busy)
    dialog.open()


def clash(store: EventStore, word: str) -> None:
    table = store.event().tables[-1]
    decide_by_referee(store, table, word, "the sheet")


def encoding(hall: Hall) -> None:
    readings = (NamedReading("cp1251", "Ивана"), NamedReading("koi8-r", "хБЮМЮ"))
    EncodingDialog(hall.events, "list.csv", readings).open()


def putting_back(hall: Hall) -> None:
    PutBackDialog(hall.events, hall.events.store, 1, hall.desk.main.language).open()


def timing(hall: Hall) -> None:
    RoundTimeDialog(hall.events, hall.events.store, 1, hall.desk.main.language).open()


def closing(hall: Hall) -> None:
    CloseRoundDialog(hall.events, hall.events.store, 1, hall.desk.main.language).open()


def new_event(hall: Hall) -> None:
    NewEventDialog(hall.board, hall.desk.main.preferences, hall.desk.main.language).open()


def ready(hall: Hall) -> None:
    tables = [(table, table.place) for table in hall.events.event_read.tables]
    ReadyDialog(hall.events, tables, lambda table: "").open()


def box(hall: Hall) -> None:
    QMessageBox(QMessageBox.Icon.Question, "goref", "Save?", parent=hall.board).show()


def files(hall: Hall) -> None:
    QFileDialog(hall.board, options=QFileDialog.Option.DontUseNativeDialog).show()


CASES: dict[str, Callable[[Hall], object]] = {
    "act_log.dialog.ProtocolDialog": by_command("protocol"),
    "app.loading_dialog.LoadingDialog": reading,
    "app.many_files.ManyFilesDialog": many,
    "events.attach.attaching.AttachDialog": attach,
    "events.players.byes_dialog.ByesDialog": by_event("byes"),
    "events.players.choose_player.ChoosePlayerDialog": by_event("player"),
    "events.players.withdraw_dialog.WithdrawDialog": by_event("withdraw"),
    "events.dialogs.close_round_dialog.CloseRoundDialog": closing,
    "events.dialogs.info_dialog.EditInfoDialog": by_event("info"),
    "events.dialogs.info_dialog.NewEventDialog": new_event,
    "events.players.pairing_dialog.PairingDialog": by_event("add-table"),
    "events.players.player_dialog.PlayerDialog": by_event("add-player"),
    "events.dialogs.ready_dialog.ReadyDialog": ready,
    "events.dialogs.reason_dialog.ReasonDialog": by_event("dispute"),
    "events.dialogs.round_time_dialog.RoundTimeDialog": timing,
    "events.dialogs.results_dialog.ResultsDialog": by_event("results"),
    "events.dialogs.record_dialog.RecordDialog": by_event("record"),
    "events.players.removing.RemovePlayerDialog": by_event("remove-player"),
    "events.players.removing.RemoveTableDialog": by_event("remove-table"),
    "events.dialogs.restore_dialog.RestoreDialog": by_event("restore"),
    "events.dialogs.decision_dialog.DecisionDialog": by_event("word"),
    "events.reports.second_entry_dialog.SecondEntryDialog": by_event("type-again"),
    "fields.encoding_dialog.EncodingDialog": encoding,
    "first_page.rules_dialog.RulesDialog": lambda hall: (
        hall.desk.window.first_page.choose_rules()
    ),
    "events.output.copy_dialog.CopyDialog": copy_of_it,
    "events.output.exporting.ExportDialog": by_event("export"),
    "events.output.importing.ImportDialog": bringing,
    "events.output.putting_back.PutBackDialog": putting_back,
    "events.output.sheets_dialog.SheetsDialog": by_event("save-sheets"),
    "events.reports.audit_view.AuditDialog": by_event("audit"),
    "events.reports.standings_view.StandingsDialog": by_event("standings"),
    "events.sharing.devices_dialog.DevicesDialog": devices,
    "events.sharing.end_question.EndQuestion": end_question,
    "events.sharing.join_dialog.JoinDialog": by_event("join"),
    "events.sharing.sharing_dialog.SharingDialog": sharing,
    "events.sharing.share_dialog.ShareDialog": share,
    "events.sharing.start_dialog.StartSharingDialog": start_sharing,
    "photo.dialog.PhotoDialog": by_command("photo"),
    "continuation.dialog.PlayingOnDialog": by_command("playing-on"),
    "preferences.preferences_dialog.PreferencesDialog": preferences,
    "result.convert_dialog.ConvertDialog": by_command("convert"),
    "school.school_dialog.SchoolDialog": by_command("school"),
    "sheet.dialogs.Preview": by_command("print-preview"),
}
"""By its place in goref.qt each dialog of goref."""
OF_QT = {"keys": by_command("keys"), "a question": box, "the choice of a file": files}


def open_dialog(hall: Hall) -> QDialog | None:
    found = (w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog))
    return next((dialog for dialog in found if dialog.isVisible()), None)


def in_dialog(
    hall: Hall, begin: Callable[[Hall], object], act: Callable[[QDialog], None]
) -> None:
    """Have a dialog open, do something while it is, and close it, if it is waited for too."""
    done: list[QDialog] = []

    def come() -> None:
        dialog = open_dialog(hall)
        if dialog is None:
            QTimer.singleShot(1, come)
            return
        try:
            act(dialog)
        finally:
            done.append(dialog)
            dialog.reject()

    QTimer.singleShot(0, come)
    begin(hall)
    hall.desk.qtbot.waitUntil(lambda: bool(done))
