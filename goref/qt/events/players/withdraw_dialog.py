"""The dialog for a player who does not play on, or misses a round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import absences_of
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_ROUNDS, Player
from goref.core.event.rounds import missed, rounds_text, tables_of
from goref.io.event.store import EventStore
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.events.players.player_box import PlayerBox
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.number_box import NumberBox

OK = QDialogButtonBox.StandardButton.Ok


class WithdrawDialog(FormDialog):
    """A player, the first round that the player misses, and whether only this one.

    Attributes:
        withdrawn: the player before and after; None until OK was pressed.
    """

    def __init__(
        self,
        parent: QWidget | None,
        store: EventStore,
        player: Player | None,
        round: int,
        language: Language,
    ) -> None:
        """Args:
        player: the player chosen at first; None for none.
        round: the round that is shown at first.
        """
        super().__init__(parent, "", language)
        self.setWindowTitle(self.tr("Withdraw a player, or mark as absent"))
        self._store, self._event = store, store.event()
        self.withdrawn: tuple[Player, Player] | None = None
        self.player = PlayerBox(self._event)
        self.put("withdraw-player", self.tr("&Player:"), self.player)
        if player is not None:
            self.player.show_player(player.id)
            if any(t.round == round for t in tables_of(self._event, player)):
                round = min(round + 1, MOST_ROUNDS)  # that game was paired, or played
        self.round = NumberBox(1, MOST_ROUNDS)
        self.round.setValue(round)
        self.put("withdraw-round", self.tr("&Round:"), self.round)
        self.span = ChoiceBox()
        self.span.addItem(self.tr("Plays no more from this round on"), False)
        self.span.addItem(self.tr("Misses this round only"), True)
        self.put("withdraw-span", self.tr("&How long:"), self.span)
        self.reason = self.line("withdraw-reason", self.tr("R&eason (kept):"))
        self.player.currentTextChanged.connect(self._tell)
        self.round.valueChanged.connect(self._tell)
        self.span.currentIndexChanged.connect(self._tell)
        self._tell()
        (self.player if player is None else self.buttons.button(OK)).setFocus()

    def _rounds(self, player: Player) -> tuple[int, ...]:
        only = bool(self.span.currentData())
        return missed(self._event, player, self.round.value(), only=only)

    def _tell(self) -> None:
        """Shows the rounds that the player will miss, and the tables left to decide."""
        try:
            player = self.player.player
        except FieldError:
            self.show_hint("")
            return
        rounds = rounds_text(self._rounds(player)) or "–"
        told = [formatted(self.tr("Absent in rounds: {rounds}"), rounds=rounds)]
        places = [
            t.place
            for t in tables_of(self._event, player)
            if t.round >= self.round.value() and t.result is None
        ]
        if places:
            left = self.tr(
                "Still paired at table {tables}: decide it by default, change the pairing or "
                "remove the table."
            )
            told.append(formatted(left, tables=LANGUAGES[self.language].listed(places)))
        self.show_hint("\n".join(told))

    def act(self) -> bool:
        if not self.player.currentText().strip():
            raise FieldError(self.player, self.tr("Choose a player."))
        player = self.player.player
        rounds = self._rounds(player)
        if rounds == player.absent:
            raise FieldError(self.round, self.tr("The player is not missing from any round."))
        reason = " ".join(self.reason.text().split())
        (after,) = do(self._store, absences_of([(player, rounds)]), reason).players
        self.withdrawn = (player, after)
        return True

    def renew(self) -> str:
        self._event = self._store.event()
        self.player.renew(self._event)
        self._tell()
        return self.tr("Check it, then press OK.")


def remember_absences(window: OpenEvent, done: Sequence[tuple[Player, Player]]) -> None:
    """Shows that players were marked as absent, so that this can be undone.

    ``done``: each player before and after.
    """
    told = [
        formatted(
            QCoreApplication.translate("event-players", "{name}: absent in rounds {rounds}"),
            name=after.name,
            rounds=rounds_text(after.absent) or "–",
        )
        for _, after in done
    ]

    def undo() -> str:
        do(window.store, absences_of((after, before.absent) for before, after in done))
        names = LANGUAGES[window.language].listed(after.name for _, after in done)
        undone = QCoreApplication.translate("event-players", "Undone: absence of {names}")
        return formatted(undone, names=names)

    window.remember(undo, " · ".join(told))
