"""The dialog of an event that this computer shares: how others come in, and who has."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from goref.app.serving.own_server import OwnServer, ServedNow
from goref.app.sharing.state import SharingState
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.sharing.roles import ROLES
from goref.core.texts.event import serving
from goref.core.texts.event import sharing as texts
from goref.core.texts.faults.said import said
from goref.qt.events.sharing.code_picture import CodePicture, print_code
from goref.qt.events.sharing.devices_panel import DevicesPanel
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import ROOM, SPACE, WIDE
from goref.qt.widgets.boxes import in_column, in_row, scrolling
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard
from goref.qt.widgets.wrapping import plain_label, tell, wrapped
from goref.qt.work.work import Task, Work

SIZE, LEAST = (760, 600), (600, 420)
LOOK_MS = 2000
"""The number of milliseconds between two looks at who has joined."""
LARGE = 1.3
HALF = 48
"""The number of characters of a SHA-256 in the first of its two lines; with large texts it has
four."""
LARGE_TEXT = 1.5


class ShareDialog(StackedDialog):
    """The state of an event that is shared from this computer.

    Attributes:
        stopped: True if sharing was ended here.
    """

    def __init__(
        self,
        parent: QWidget | None,
        server: OwnServer,
        language: Language,
        state: SharingState | None = None,
    ) -> None:
        """Args:
        state: that of the joined copy on this computer; None if there is none.
        """
        super().__init__(parent, "share", SIZE, LEAST)
        self.setWindowTitle(self.tr("Shared event"))
        self._server, self._language, self._state = server, language, state
        self._now: ServedNow | None = None
        self.stopped = False
        self.work = Work(self)
        self.code = CodePicture(self)
        self.address = wrapped("share-address", self, copied=True, size=LARGE, bold=True)
        self.join = wrapped("share-join", self, copied=True)
        self.pins = QWidget(self)
        self.referees = wrapped("share-referees", self, copied=True)
        self.counts = wrapped("share-counts", self)
        self.devices = DevicesPanel(language, self)
        self.devices.put_out.connect(self._put_out)
        self.fault = wrapped("share-fault", self, copied=True)
        self.fault.hide()
        self.put_buttons(Standard.Close)
        self.close_button = self.buttons.button(Standard.Close)
        self.close_button.setText(self.tr("Close"))
        action = ButtonRole.ActionRole
        self.stop = self.put_button(self.tr("&Stop sharing"), action, "share-stop", self._stop)
        self.print = self.put_button(self.tr("&Print…"), action, "share-print", self._print)
        self.print.setEnabled(False)
        left = in_column(
            plain_label(self.tr("Phones"), bold=True), self.code, self.address, None, gap=SPACE
        )
        inner = QWidget()
        in_column(
            plain_label(self.tr("Other laptops"), bold=True),
            self.join,
            self.pins,
            self.referees,
            self.counts,
            self.devices,
            inside=inner,
            gap=SPACE,
            grows=self.devices,
        )
        right = scrolling(inner, self, "share-more")
        middle = in_row(gap=ROOM)
        middle.addLayout(left, 2)
        middle.addWidget(right, 3)
        self.stack(middle, self.fault, self.buttons, grows=middle)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        self._look()
        self.close_button.setFocus()

    def _look(self) -> None:
        if not self.work.is_busy:
            server = self._server
            self.work.start(lambda _: server.ask(), self._show, self._failed)

    def _show(self, now: ServedNow) -> None:
        tell(self.fault, "")
        if self._now is None or self._now.pages != now.pages:
            self.code.show_address(now.pages[0])
            self.address.setText(now.pages[0])
            told = self.tr("Address {address}, digits {digits}")
            self.join.setText(formatted(told, address=now.joins[0], digits=now.digits))
            self._show_pins(now)
            long = HALF if text_scale(self.font()) < LARGE_TEXT else HALF // 2
            written = now.fingerprint
            lines_of = (written[at : at + long] for at in range(0, len(written), long))
            lines = (
                serving.REFEREES.in_(self._language, address=now.referees),
                serving.FINGERPRINT.in_(self._language, fingerprint="\n".join(lines_of)),
            )
            self.referees.setText("\n".join(lines))
            self.print.setEnabled(True)
        self._now = now
        counts = (
            texts.LAPTOPS.in_(self._language, count=now.members),
            texts.PHONES.in_(self._language, count=now.phones),
        )
        self.counts.setText(" · ".join(counts))
        self.devices.show_devices(now.devices)

    def _show_pins(self, now: ServedNow) -> None:
        grid = QGridLayout(self.pins)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(WIDE)
        for row, (role, pin) in enumerate(now.pins.items()):
            name = ROLES[role].name.in_(self._language) if role in ROLES else role
            grid.addWidget(plain_label(name), row, 0)
            shown = plain_label(pin, bold=True)
            shown.setAccessibleName(f"{name}: {pin}")
            grid.addWidget(shown, row, 1)
        grid.setColumnStretch(2, 1)

    def _failed(self, error: Exception) -> None:
        tell(self.fault, f"✕ {said(error, self._language)}")
        self.stop.setEnabled(True)

    def _put_out(self, device: str) -> None:
        server = self._server
        self.work.start(lambda _: server.put_out(device), self._show, self._failed, writes=True)

    def _print(self) -> None:
        if self._now is not None:
            record = self._server.record
            print_code(self, record.name, self._now.pages[0], self._language)

    def _stop(self) -> None:
        problem = unsent_text(self._state, self._language)
        if problem:
            tell(self.fault, f"✕ {problem}")
            return
        server = self._server

        def stop(task: Task) -> None:
            server.stop()

        self._timer.stop()
        self.stop.setEnabled(False)
        self.work.start(stop, self._stopped, self._failed, writes=True)

    def _stopped(self, _: object) -> None:
        self.stopped = True
        self.accept()

    def see(self, state: SharingState | None) -> None:
        """Takes the present state of the joined copy on this computer."""
        self._state = state

    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)


def unsent_text(state: SharingState | None, language: Language) -> str:
    """Returns why sharing cannot end yet: acts here are not with the server; "" if it can."""
    if state is None or not state.is_heard:
        return ""
    if state.clashes:
        return texts.DECIDE_FIRST.in_(language)
    return texts.SEND_FIRST.in_(language) if state.on_the_way else ""
