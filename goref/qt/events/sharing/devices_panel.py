"""The devices that have joined a served event, and the button that removes one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.app.serving.devices import Device
from goref.core.base.language import Language
from goref.core.sharing.roles import ROLES
from goref.core.texts.event import sharing as texts
from goref.io.files import one_line
from goref.io.text.times import local_time
from goref.qt.look.metrics import SPACE
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.lists import TextList

ROWS = 3


class DevicesPanel(QWidget):
    """A list of devices.

    Signals:
        put_out: the user removes a device; carries its id.
    """

    put_out = Signal(str)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._shown: tuple[Device, ...] | None = None
        self.list = TextList("devices", self.tr("Joined"), self)
        self.list.setMinimumHeight(ROWS * self.list.fontMetrics().height() * 2)
        # As tall as the dialog has room for: asking for more brings it a scroll bar.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.currentRowChanged.connect(lambda _: self._check())
        self.button = push_button("put-out", self.tr("&Remove"), self, auto=False)
        self.button.setToolTip(
            self.tr("The laptop is not known any longer. It joins again with a PIN alone.")
        )
        self.button.clicked.connect(self._put_out)
        row = in_row(self.button, None)
        in_column(self.list, row, inside=self, gap=SPACE, grows=self.list)
        self._check()

    def show_devices(self, devices: Sequence[Device]) -> None:
        """Shows the devices that have joined; keeps the chosen one."""
        devices = tuple(devices)
        if devices == self._shown:
            return
        chosen = self.chosen
        self._shown = devices
        self.list.clear()
        for device in devices:
            item = self.list.put(self._text(device), device.id)
            if device.id == chosen:
                self.list.setCurrentItem(item)
        self._check()

    @property
    def chosen(self) -> str:
        """The id of the chosen device; "" for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _text(self, device: Device) -> str:
        name = one_line(device.who.removesuffix(f" ({device.role})"))
        role = ROLES[device.role].name.in_(self._language) if device.role in ROLES else ""
        told = texts.LISTENS if device.listens else texts.HEARD
        heard = told.in_(self._language, time=local_time(device.heard))
        sign = "●" if device.listens else "○"
        return f"{sign} {name} · {role} · {heard}"

    def _check(self) -> None:
        self.button.setEnabled(bool(self.chosen))

    def _put_out(self) -> None:
        if self.chosen:
            self.put_out.emit(self.chosen)
