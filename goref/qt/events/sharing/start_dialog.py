"""The form by which an event is shared: its server is started, and this computer joins it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from goref.app.serving.own_server import OwnServer, own_server, start_server
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.protocol import JOIN_PORT
from goref.app.sharing.server_record import server_of
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.qt.events.dialogs.form import FormDialog
from goref.qt.fields.number_box import NumberBox
from goref.qt.widgets.dialog import Standard
from goref.qt.work.work import Task, Work

PAGES_PORT = 8080
MOST_PORT = 65535


class StartSharingDialog(FormDialog):
    """Starts to share an event, or continues one here whose server is gone.

    Attributes:
        server: the server that runs; None if that was cancelled.
        joined: the joined copy in which this computer works from now on.
    """

    def __init__(
        self,
        parent: QWidget | None,
        path: Path,
        language: Language,
        joined: JoinedEvent | None = None,
        ready: Callable[[], object] = lambda: None,
    ) -> None:
        """Args:
        path: the event's file.
        joined: the joined event if one is continued here; else None.
        ready: called in another thread before the server is started.
        """
        super().__init__(parent, "", language)
        self.setObjectName("start-sharing")
        self.server: OwnServer | None = None
        self.joined = joined
        self._path, self._ready, self._goes_on = path, ready, joined is not None
        self.port = NumberBox(1, MOST_PORT)
        self.port.setValue(PAGES_PORT)
        self.put("share-port", self.tr("Port of the &pages:"), self.port)
        self.join_port = NumberBox(1, MOST_PORT)
        self.join_port.setValue(JOIN_PORT)
        self.put("share-join-port", self.tr("Port to &join:"), self.join_port)
        self.ok = self.buttons.button(Standard.Ok)
        if joined is None and server_of(path) is not None:
            for field in (self.port, self.join_port):
                self.form.setRowVisible(field, False)
            self.setWindowTitle(self.tr("Share the event"))
            self.ok.setText(self.tr("&Join"))
            self._hint = self.tr(
                "This computer serves the event already. This window joins it."
            )
        elif joined is None:
            self.setWindowTitle(self.tr("Share the event"))
            self.ok.setText(self.tr("&Share"))
            self._hint = self.tr(
                "Phones in this network can then read pairings and standings, and other "
                "laptops join. This laptop remains switched on. Nothing needs the internet."
            )
        else:
            self.setWindowTitle(self.tr("Continue here"))
            self.ok.setText(self.tr("&Continue here"))
            told = self.tr(
                "Only if {address} is gone for good, or for long: this laptop then serves the "
                "event, with all that is here. Everybody joins again with the address and the "
                "digits shown next. When the other laptop is back, it joins this one, and what "
                "it alone has is added, or asked about."
            )
            self._hint = formatted(told, address=joined.membership.address)
        self.show_hint(self._hint)
        self.work = Work(self)
        self.ok.setFocus()

    def accept(self) -> None:
        if self.work.is_busy or self.port.is_untaken or self.join_port.is_untaken:
            return
        self.show_fault("")
        options = ["--port", str(self.port.value()), "--join-port", str(self.join_port.value())]
        path, language, goes_on, ready = self._path, self.language, self._goes_on, self._ready
        joined = self.joined

        def start(task: Task) -> tuple[OwnServer, JoinedEvent]:
            if joined is not None and goes_on:
                ready()
                server = start_server(path, [*options, "--go-on"], language)
                return server, JoinedEvent.read(joined.folder)
            server = own_server(path, language) or start_server(path, options, language)
            return server, server.join()

        self.ok.setEnabled(False)
        self.show_hint(self.tr("Starting…"))
        self.work.start(start, self._started, self._failed, writes=True)

    def _started(self, found: tuple[OwnServer, JoinedEvent]) -> None:
        self.server, self.joined = found
        QDialog.accept(self)

    def _failed(self, error: Exception) -> None:
        self.ok.setEnabled(True)
        self.show_hint(self._hint)
        self.show_fault(said(error, self.language))

    def reject(self) -> None:
        if not self.work.is_busy:
            super().reject()
