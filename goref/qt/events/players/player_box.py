"""A combo box that finds a player by any part of the name."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QSizePolicy

from goref.core.base.particles import formatted
from goref.core.event.event import Event, Player, player_key
from goref.qt.events.dialogs.form import FieldError
from goref.qt.fields.choice_box import ChoiceBox


class PlayerBox(ChoiceBox):
    """The choice of a player of an event, by list or by typing."""

    def __init__(self, event: Event) -> None:
        nothing = QComboBox.InsertPolicy.NoInsert
        super().__init__(editable=True, insertPolicy=nothing, maxVisibleItems=20)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.renew(event)
        completer = self.completer()
        assert completer is not None
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line = self.lineEdit()
        assert line is not None
        line.setPlaceholderText(self.tr("any part of the name"))

    def name(self, called: str) -> None:
        """Sets the accessible name of the box."""
        self.setAccessibleName(called)
        line = self.lineEdit()
        if line is not None:
            line.setAccessibleName(called)

    def renew(self, event: Event) -> None:
        """Replaces the list of players by those of an event read again. Keeps the
        typed text.
        """
        typed = self.currentText()
        self._event = event
        with QSignalBlocker(self):
            self.clear()
            for player in sorted(event.players, key=lambda p: p.name.casefold()):
                self.addItem(shown(player), player.id)
            self.show_text(typed)

    def show_text(self, text: str) -> None:
        """Shows a text; selects the player if it is one of the list."""
        self.setCurrentIndex(self.findText(text) if text else -1)
        self.setEditText(text)

    def show_player(self, id_: int) -> None:
        """Selects a player by id; empties the box if there is no such player."""
        player = self._event.by_id.get(id_)
        self.show_text("" if player is None else shown(player))

    @property
    def player(self) -> Player:
        """The selected or typed player.

        Raises:
            FieldError: no player, or more than one, has that name.
        """
        text = self.currentText().strip()
        if not text:
            raise FieldError(
                self, formatted(self.tr("Who plays {side}?"), side=self.accessibleName())
            )
        at = self.findText(text, Qt.MatchFlag.MatchFixedString)
        if at >= 0:
            return self._event.by_id[self.itemData(at)]
        named = [p for p in self._event.players if player_key(text) in _keys(p)]
        if len(named) != 1:
            told = self.tr(
                "No player of the event is called {name}; choose one from the list, or "
                "enter a new one."
            )
            raise FieldError(self, formatted(told, name=text))
        return named[0]


def shown(player: Player) -> str:
    """Returns the text of a player in the list: name and rank."""
    return " ".join(filter(None, (player.name, player.rank)))


def _keys(player: Player) -> tuple[str, str]:
    """Returns two search keys for a player: surname first, and given name first."""
    return player_key(player.surname + player.given), player_key(player.given + player.surname)
