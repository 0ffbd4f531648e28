"""The question at the closing of a window whose event is shared from this computer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.app.serving.own_server import OwnServer
from goref.app.sharing.state import SharingState
from goref.core.base.language import Language
from goref.core.texts.faults.said import said
from goref.qt.events.sharing.share_dialog import unsent_text
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard
from goref.qt.widgets.wrapping import tell, wrapped
from goref.qt.work.work import Work

SIZE, LEAST = (460, 1), (380, 0)


class EndQuestion(StackedDialog):
    """Asks whether sharing ends with the window, and ends it. Cancel keeps the window open.

    Attributes:
        stop, keep: the buttons by which the window closes.
    """

    def __init__(
        self,
        parent: QWidget,
        server: OwnServer,
        state: SharingState | None,
        language: Language,
    ) -> None:
        """Args:
        state: that of the joined copy on this computer.
        """
        super().__init__(parent, "end-sharing", SIZE, LEAST)
        self.setWindowTitle("goref")
        self._server, self._state, self._language = server, state, language
        self.work = Work(self)
        told = self.tr(
            "The event is still shared. If you keep sharing, phones and laptops notice "
            "nothing; open the event again to stop it."
        )
        self.told = wrapped("end-sharing-told", self, told)
        self.fault = wrapped("end-sharing-fault", self, copied=True)
        self.fault.hide()
        self.put_buttons(Standard.Cancel)
        role = ButtonRole.ActionRole
        self.stop = self.put_button(
            self.tr("&Stop sharing"), role, "end-sharing-stop", self._stop
        )
        self.keep = self.put_button(
            self.tr("&Keep sharing"), role, "end-sharing-keep", self.accept
        )
        self.stack(self.told, self.fault, None, self.buttons)
        self.keep.setDefault(True)
        self.keep.setFocus()

    def _stop(self) -> None:
        problem = unsent_text(self._state, self._language)
        if problem:
            tell(self.fault, f"✕ {problem}")
            return
        server = self._server
        self.buttons.setEnabled(False)
        self.told.setText(self.tr("Sharing ends…"))
        self.work.start(
            lambda _: server.stop(), lambda _: self.accept(), self._failed, writes=True
        )

    def _failed(self, error: Exception) -> None:
        self.buttons.setEnabled(True)
        tell(self.fault, f"✕ {said(error, self._language)}")

    def reject(self) -> None:
        if not self.work.is_busy:
            super().reject()
