"""The dialog that asks for a player of an event."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.core.event.event import Event, Player
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.events.players.player_box import PlayerBox


class ChoosePlayerDialog(FormDialog):
    """The choice of a player by any part of the name.

    Attributes:
        chosen: the player; None before OK was pressed.
    """

    def __init__(self, parent: QWidget | None, event: Event, language: Language) -> None:
        title = QCoreApplication.translate("event-players", "Data of a player")
        super().__init__(parent, title, language)
        self.chosen: Player | None = None
        self.player = PlayerBox(event)
        self.put("choose-player", self.tr("&Player:"), self.player)
        self.player.setFocus()

    def act(self) -> bool:
        if not self.player.currentText().strip():
            raise FieldError(self.player, self.tr("Choose a player."))
        self.chosen = self.player.player
        return False
