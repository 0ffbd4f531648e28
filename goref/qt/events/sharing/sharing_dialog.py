"""The dialog about a joined event: refused acts, and the choice where both changed a thing."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from goref.app.sharing.state import ClashToDecide, SharingState
from goref.app.sharing.state_texts import clash_texts, clock_text, refused_text, state_texts
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.sharing.roles import ROLES
from goref.io.files import one_line
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.sharing.devices_dialog import DevicesDialog
from goref.qt.events.sharing.sharing_chip import SharingChip
from goref.qt.look.metrics import SPACE, TARGET, WIDE
from goref.qt.widgets.boxes import named, scrolling
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, run
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import plain_label, wrapped

ROOM, LEAST = (760, 480), (480, 320)
CHIEF = "chief"
"""The id of the role that sees who has joined."""
SIDES = ("here", "copy")
"""The choices as the server reads them, in the order of their columns: the server's, ours."""


class SharingDialog(StackedDialog):
    """The state of a joined event, with what the user decides about it.

    Attributes:
        choices: for each clash by its key, the buttons with the ids 0 (server) and 1 (here).
    """

    def __init__(self, parent: QWidget | None, window: OpenEvent, chip: SharingChip) -> None:
        super().__init__(parent, "sharing", ROOM, LEAST)
        self._language: Language = window.language
        self._chip, self._window = chip, window
        self._names = {player.id: player.name for player in window.event_read.players}
        self.choices: dict[str, QButtonGroup] = {}
        self._asked: tuple[ClashToDecide, ...] = ()
        self.setWindowTitle(self.tr("Joined event"))
        self.told = wrapped("sharing-told", self, copied=True)
        self.area = scrolling(QWidget(), self, "sharing-clashes")
        self.refused = NotesBox("sharing-refused", self.tr("Refused acts"), 4)
        self.put_buttons(Standard.Close)
        self.close_button = self.buttons.button(Standard.Close)
        self.close_button.setText(self.tr("Close"))
        action = ButtonRole.ActionRole
        self.send = self.put_button(
            self.tr("&Send the choices"), action, "sharing-send", self._send
        )
        self.dismiss = self.put_button(
            self.tr("&Dismiss the refused"), action, "sharing-dismiss", self._dismiss
        )
        self.devices = self.put_button(
            self.tr("De&vices…"), action, "sharing-devices", self._show_devices
        )
        self.go_on = self.put_button(self.tr("&Continue here…"), action, "sharing-go-on")
        self.go_on.clicked.connect(self._go_on)
        self.stack(self.told, self.area, self.refused, self.buttons, grows=self.area)
        chip.changed.connect(self._renew)
        self._renew()
        first = next(iter(self.choices.values()), None)
        (self.close_button if first is None else first.button(0)).setFocus()

    def _renew(self) -> None:
        state = self._chip.state
        if state is None:
            return
        self.told.setText("\n".join(filter(None, self._lines(state))))
        self.refused.show_lines(refused_text(act, self._language) for act in state.refused)
        self.refused.setVisible(bool(state.refused))
        self.dismiss.setVisible(bool(state.refused) and self._chip.sync is not None)
        self.devices.setVisible(state.role == CHIEF and state.is_heard)
        self.go_on.setVisible(not state.is_heard and self._chip.sync is not None)
        if state.clashes != self._asked:
            self._ask(state.clashes)
        self.area.setVisible(bool(state.clashes))
        self.send.setVisible(bool(state.clashes))
        self._check()

    def _lines(self, state: SharingState) -> tuple[str, ...]:
        role = ROLES[state.role].name.in_(self._language) if state.role in ROLES else state.role
        who = formatted(
            self.tr("Joined as {who} ({role})"),
            who=one_line(state.who.removesuffix(f" ({state.role})")),
            role=role,
        )
        asked = self.tr("Both sides changed the same: choose what to keep.")
        return (
            *state_texts(state, self._language),
            clock_text(state, self._language),
            who,
            asked if state.clashes else "",
        )

    def _ask(self, clashes: tuple[ClashToDecide, ...]) -> None:
        """Shows the two sides of every clash next to each other; keeps choices made so far."""
        before = {one.key: (one, self.choices[one.key].checkedId()) for one in self._asked}
        self._asked, self.choices = clashes, {}
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setVerticalSpacing(SPACE)
        grid.setHorizontalSpacing(2 * WIDE)
        for number, clash in enumerate(clashes):
            subject, *sides = clash_texts(clash, self._names, self._language)
            row = 3 * number
            grid.addWidget(plain_label(subject, bold=True), row, 0, 1, 2)
            group = self.choices[clash.key] = QButtonGroup(inner)
            texts = (self.tr("Keep the server's"), self.tr("Keep mine"))
            for id_, (text, side) in enumerate(zip(texts, sides, strict=True)):
                button = named(QRadioButton(text), f"sharing-clash-{number}-{id_}", "")
                button.setMinimumHeight(TARGET)
                button.setAccessibleName(f"{subject}: {text}, {side}")
                group.addButton(button, id_)
                grid.addWidget(button, row + 1, id_)
                grid.addWidget(wrapped("", inner, side), row + 2, id_)
            same, id_ = before.get(clash.key, (None, -1))
            if same == clash and id_ >= 0:
                group.button(id_).setChecked(True)
            group.idToggled.connect(self._check)
        grid.setRowStretch(grid.rowCount(), 1)
        self.area.setWidget(inner)

    def _check(self) -> None:
        chosen = all(group.checkedId() >= 0 for group in self.choices.values())
        self.send.setEnabled(chosen and bool(self.choices) and self._chip.sync is not None)

    def _send(self) -> None:
        if self._chip.sync is not None and self.send.isEnabled():
            self._chip.sync.choose(
                {key: SIDES[group.checkedId()] for key, group in self.choices.items()}
            )
            self.send.setEnabled(False)

    def _show_devices(self) -> None:
        if self._chip.sync is not None:
            member = self._chip.sync.joined.membership
            run(DevicesDialog(self, member, self._language))

    def _go_on(self) -> None:
        """Closes the dialog; the window then continues the event."""
        self.accept()
        self._window.actions_by_id["share"].trigger()

    def _dismiss(self) -> None:
        state = self._chip.state
        if self._chip.sync is not None and state is not None:
            self._chip.sync.dismiss(act.id for act in state.refused)
