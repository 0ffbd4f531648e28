"""The form by which an event that another computer serves is joined."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from goref.app.event.files import here
from goref.app.sharing.joined_event import JoinedEvent, last_joined
from goref.app.sharing.joining import JOINING, join_event
from goref.app.sharing.protocol import MOST_ID, MOST_NAME
from goref.core.base.language import Language
from goref.core.sharing.roles import ROLES
from goref.core.texts.faults.said import said
from goref.qt.events.dialogs.form import FormDialog
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.widgets.dialog import Standard, run
from goref.qt.work.work import Task, Work


class JoinDialog(FormDialog):
    """Asks for the words to join, and joins; the fields show those of the last time.

    Attributes:
        joined: the event that was joined; None if that was cancelled.
    """

    def __init__(
        self, parent: QWidget | None, language: Language, bring: Path | None = None
    ) -> None:
        """Args:
        bring: an event's file: if it is the joined event, what it alone has is sent.
        """
        super().__init__(parent, "", language)
        self.setObjectName("join")
        self._bring = bring
        self.setWindowTitle(self.tr("Join an event"))
        self.joined: JoinedEvent | None = None
        self.address = self.line("join-address", self.tr("&Address:"))
        self.address.setPlaceholderText("192.168.1.5:8443")
        self.digits = self.line("join-digits", self.tr("&Digits:"), most=MOST_ID)
        self.digits.setPlaceholderText("0000 0000 0000")
        self.role = ChoiceBox()
        for id_ in JOINING:
            self.role.addItem(ROLES[id_].name.in_(language), id_)
        self.put("join-role", self.tr("&Role:"), self.role)
        self.pin = self.line("join-pin", self.tr("&PIN:"), most=MOST_ID)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.name = self.line("join-name", self.tr("Your &name:"), most=MOST_NAME)
        self.ok = self.buttons.button(Standard.Ok)
        self.ok.setText(self.tr("&Join"))
        self._fill(last_joined())
        self.show_hint(self.tr("The computer that serves the event shows these words."))
        self.work = Work(self)

    def _fill(self, last: JoinedEvent | None) -> None:
        self.name.setText(here().partition("@")[0])
        self.role.setCurrentIndex(self.role.findData("referee"))
        if last is None:
            return
        member = last.membership
        self.address.setText(member.address)
        self.digits.setText(member.digits)
        self.role.setCurrentIndex(max(0, self.role.findData(member.role)))
        self.name.setText(member.who.removesuffix(f" ({member.role})"))
        self.pin.setFocus()

    def accept(self) -> None:
        if self.work.is_busy:
            return
        self.show_fault("")
        fields = self.address, self.digits, self.pin, self.name
        for field in fields:
            if not field.text().strip():
                self.show_fault(self.tr("Fill in every field."), field)
                return
        address, digits, pin, name = (field.text().strip() for field in fields)
        role, language, bring = str(self.role.currentData()), self.language, self._bring

        def join(task: Task) -> JoinedEvent:
            return join_event(address, digits, role, pin, name, language, bring=bring)

        self.ok.setEnabled(False)
        self.show_hint(self.tr("Joining…"))
        self.work.start(join, self._joined, self._failed)

    def _joined(self, joined: JoinedEvent) -> None:
        self.joined = joined
        QDialog.accept(self)

    def _failed(self, error: Exception) -> None:
        self.ok.setEnabled(True)
        self.show_hint("")
        self.show_fault(said(error, self.language))

    def reject(self) -> None:
        self.work.stop()
        super().reject()


def join(
    parent: QWidget | None, language: Language, bring: Path | None = None
) -> JoinedEvent | None:
    """Asks for the words to join; returns the joined event, None if cancelled."""
    return run(JoinDialog(parent, language, bring)).joined
