"""The dialog that attaches a game record to a table: from a file, the clipboard, or set up by
hand.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QPushButton,
)

from goref.app.event.attach import PlayerNames, at_table, doubts
from goref.app.event.table_storage import names_of
from goref.app.event.tables import empty_case, put_case
from goref.app.opening import Opened, OpeningError, open_bytes
from goref.core.base.particles import formatted
from goref.core.event.event import EventError, Table
from goref.core.texts.event.events import say
from goref.core.texts.faults.said import said
from goref.io.files import FileError, read_in_time
from goref.io.text.encoding import encoded
from goref.qt.context.open_event import OpenEvent
from goref.qt.look.metrics import HIGH_TARGET
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import StackedDialog
from goref.qt.widgets.file_questions import file_to_open
from goref.qt.widgets.wrapping import wrapped


class RecordDialog(StackedDialog):
    """Three ways to attach a record. The dialog closes once one is attached.

    Attributes:
        anyway: the button that attaches a record even though its players are not those of the
            table.
    """

    def __init__(
        self, window: OpenEvent, table: Table, then: Callable[[Table], object]
    ) -> None:
        """Args:
        then: called with the changed table after a record was attached.
        """
        super().__init__(window.widget, "event-record", (460, 1), (420, 0))
        self._window, self._table, self._then = window, table, then
        self.setWindowTitle(formatted(self.tr("Record of table {table}"), table=table.place))
        event = window.event_read
        told = (
            self.tr("Another record for {players}: it replaces “{source}”.")
            if table.case
            else self.tr("There is no record of {players} yet.")
        )
        told = formatted(
            told, players=names_of(event, table), source=table.source or table.place
        )
        asked = wrapped("", self, told)
        self.from_file = self._button("event-record-file", self.tr("From a &file…"), self._file)
        self.from_clipboard = self._button(
            "event-record-paste",
            self.tr("From the &clipboard"),
            lambda: self._take(encoded(QApplication.clipboard().text()), ""),
        )
        self.by_hand = self._button(
            "event-record-hand",
            self.tr("&Set the position up on the board"),
            lambda: self._put(Opened(empty_case(window.event_read, table)), "", b""),
        )
        self._doubted: tuple[Opened, str, bytes] | None = None
        self.anyway = self._button(
            "event-record-anyway", self.tr("It is this table's &game"), self._take_doubted
        )
        self.anyway.hide()
        self.from_clipboard.setEnabled(bool(QApplication.clipboard().text().strip()))
        cancel = self._button("event-record-cancel", self.tr("Cancel"), self.reject)
        self.problem = wrapped("event-record-problem", self)
        self.problem.hide()
        ways = self.from_file, self.from_clipboard, self.by_hand
        self.stack(asked, *ways, self.problem, self.anyway, cancel)

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        button = push_button(name, text, act=act, tall=HIGH_TARGET)
        button.setAccessibleName(text.replace("&", ""))
        return button

    def _file(self) -> None:
        path = file_to_open(
            self,
            formatted(self.tr("Record of table {table}"), table=self._table.place),
            self._window.host.preferences,
            self.tr(
                "Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt)"
                ";;All files (*)"
            ),
        )
        if path is None:
            return
        try:
            self._take(read_in_time(path), path.name)
        except FileError as error:
            self._refuse(error)

    def _take(self, data: bytes, name: str) -> None:
        try:
            games = open_bytes(data, name)
        except OpeningError as error:
            self._refuse(error)
            return
        number = 0
        if len(games) > 1:
            titles = [f"{i}. {game.title}" for i, game in enumerate(games, 1)]
            many = formatted(self.tr("The file holds {count} games. Open:"), count=len(games))
            title, chosen = QInputDialog.getItem(self, "goref", many, titles, 0, False)
            if not chosen:
                return
            number = titles.index(title)
        opened, event = games[number], self._window.event_read
        told = at_table(event, PlayerNames(event), self._table, opened)
        asked = doubts(told)
        if asked is None:
            self._put(opened, name, data)
            return
        self._doubted = opened, name, data
        self._tell(asked.in_(self._window.language))
        self.anyway.show()
        self.anyway.setFocus()

    def _take_doubted(self) -> None:
        assert self._doubted is not None
        self._put(*self._doubted)

    def _put(self, opened: Opened, name: str, data: bytes) -> None:
        window = self._window
        try:
            table, notes = put_case(window.store, self._table, opened, name, text=data)
        except (EventError, FileError) as error:
            self._refuse(error)
            return
        self.accept()
        self._then(table)
        if notes:
            window.say("⚑ " + " ".join(say(note, window.language) for note in notes))

    def _refuse(self, error: Exception) -> None:
        self._tell(said(error, self._window.language))

    def _tell(self, text: str) -> None:
        self.anyway.hide()
        self.problem.setText(text)
        self.problem.show()
