"""The dialog in which a chief referee sees who has joined the event, and removes a laptop."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.app.serving.devices import devices_of, put_out
from goref.app.sharing.joined_event import Membership
from goref.core.base.language import Language
from goref.core.texts.faults.said import said
from goref.qt.events.sharing.devices_panel import DevicesPanel
from goref.qt.widgets.dialog import StackedDialog, Standard
from goref.qt.widgets.wrapping import tell, wrapped
from goref.qt.work.work import Work

SIZE, LEAST = (560, 360), (420, 280)


class DevicesDialog(StackedDialog):
    """Shows the devices that joined the event of another computer."""

    def __init__(self, parent: QWidget | None, member: Membership, language: Language) -> None:
        super().__init__(parent, "devices-dialog", SIZE, LEAST)
        self.setWindowTitle(self.tr("Devices that joined"))
        self._member, self._language = member, language
        self.work = Work(self)
        self.panel = DevicesPanel(language, self)
        self.panel.put_out.connect(self._put_out)
        self.fault = wrapped("devices-fault", self, copied=True)
        self.fault.hide()
        self.put_buttons(Standard.Close)
        self.buttons.button(Standard.Close).setText(self.tr("Close"))
        self.stack(self.panel, self.fault, self.buttons, grows=self.panel)
        self.work.start(
            lambda _: devices_of(member, language), self.panel.show_devices, self._failed
        )

    def _put_out(self, device: str) -> None:
        member, language = self._member, self._language
        self.work.start(
            lambda _: put_out(member, device, language),
            self.panel.show_devices,
            self._failed,
            writes=True,
        )

    def _failed(self, error: Exception) -> None:
        tell(self.fault, f"✕ {said(error, self._language)}")
