"""The question at the closing of a window whose event is shared from this computer."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from goref.app.sharing.own_server import OwnServer
from goref.app.sharing.state import SharingState
from goref.core.base.language import Language
from goref.core.texts.faults.said import said
from goref.qt.events.sharing.share_dialog import unsent_text
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, letter_for_letter, run
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Work


class StoppingDialog(StackedDialog):
    """Waits for the end of a server; closes itself.

    Attributes:
        problem: why the server did not end; "" if it did.
    """

    def __init__(self, parent: QWidget | None, server: OwnServer, language: Language) -> None:
        super().__init__(parent, "stopping", (360, 1), (300, 0))
        self.setWindowTitle("goref")
        self.problem = ""
        self._language = language
        self.work = Work(self)
        self.stack(wrapped("stopping-told", self, self.tr("Sharing ends…")))
        self.work.start(lambda _: server.stop(), self._ended, self._failed, writes=True)

    def _ended(self, _: object) -> None:
        self.accept()

    def _failed(self, error: Exception) -> None:
        self.problem = said(error, self._language)
        self.accept()

    def reject(self) -> None:
        """Does nothing: it takes a few seconds."""


class EndQuestion(StackedDialog):
    """Asks whether sharing ends with the window.

    Attributes:
        stop, keep: the buttons; the third one cancels.
        answer: the button that was pressed; None if the window stays open.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "end-sharing", (460, 1), (380, 0))
        self.setWindowTitle("goref")
        self.answer: QPushButton | None = None
        told = self.tr(
            "The event is still shared. If you go on sharing, phones and laptops notice "
            "nothing; open the event again to stop it."
        )
        self.put_buttons(Standard.Cancel)
        role = ButtonRole.ActionRole
        self.stop = self.put_button(self.tr("&Stop sharing"), role, "end-sharing-stop")
        self.keep = self.put_button(self.tr("&Go on sharing"), role, "end-sharing-keep")
        for button in (self.stop, self.keep):
            button.clicked.connect(lambda _, button=button: self._answered(button))
        self.stack(wrapped("end-sharing-told", self, told), None, self.buttons)
        self.keep.setDefault(True)
        self.keep.setFocus()

    def _answered(self, button: QPushButton) -> None:
        self.answer = button
        self.accept()


def may_close(
    parent: QWidget, server: OwnServer, state: SharingState | None, language: Language
) -> bool:
    """Asks whether sharing ends with the window; returns False if the window stays open."""
    question = run(EndQuestion(parent))
    clicked = question.answer
    if clicked is question.stop:
        problem = unsent_text(state, language)
        problem = problem or run(StoppingDialog(parent, server, language)).problem
        if problem:
            QMessageBox.warning(parent, "goref", letter_for_letter(problem))
        return not problem
    return clicked is question.keep
