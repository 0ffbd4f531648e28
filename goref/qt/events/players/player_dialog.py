"""The dialog for the data of a player, new or existing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import AddPlayer, ChangePlayer
from goref.core.base.frozen import replace
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import Player
from goref.core.event.ranks import read_rank
from goref.core.event.rounds import read_rounds, rounds_text
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.sgf.typed import typed_count
from goref.qt.events.dialogs.form import LONGEST_NUMBER, FieldError, FormDialog, merged

MOST_RATING, MOST_CORRECTION = 99_999, 99
TEXTS = ("surname", "given", "rank", "club", "country", "egf_pin", "aga_id")
FIGURES = ("rating", "mms_correction", "absent")


class PlayerDialog(FormDialog):
    """The form for the data of a player.

    Attributes:
        player: the stored player; None until a new one is stored.
    """

    def __init__(
        self,
        parent: QWidget | None,
        store: EventStore,
        player: Player | None,
        language: Language,
    ) -> None:
        title = QCoreApplication.translate("event-players", "New player")
        if player is not None:
            title = QCoreApplication.translate("event-players", "Change a player")
        super().__init__(parent, title, language)
        self._store = store
        self._others = {p.key: p for p in store.event().players}
        self.player = player
        self.surname = self.line("player-surname", self.tr("&Surname:"))
        self.given = self.line("player-given", self.tr("&Given name:"))
        self.rank = self.line("player-rank", self.tr("&Rank:"), most=40)
        self.rank.setPlaceholderText("3D, 12K, 9P, 三段")
        self.rating = self.line("player-rating", self.tr("Ra&ting:"), most=LONGEST_NUMBER)
        self.club = self.line("player-club", self.tr("&Club:"))
        self.country = self.line("player-country", self.tr("C&ountry:"))
        self.country.setPlaceholderText("CN, JP, DE")
        self.egf_pin = self.line("player-egf-pin", self.tr("&EGF number:"), most=40)
        self.aga_id = self.line("player-aga-id", self.tr("&AGA number:"), most=40)
        self.mms_correction = self.line(
            "player-mms-correction", self.tr("&McMahon correction:"), most=LONGEST_NUMBER
        )
        self.absent = self.line("player-absent", self.tr("A&bsent in rounds:"))
        self.absent.setPlaceholderText("2, 4–6")
        self.form.setRowVisible(self.mms_correction, store.event().info.placement.mcmahon)
        self.rank.textChanged.connect(self._say_rank)
        self.check(self.rating, self._rating)
        self.check(self.mms_correction, self._correction)
        self.check(self.absent, self._absences)
        if player is not None:
            self.reason = self.line("player-reason", self.tr("Reason (&kept):"))
            self._fill(player)
        self.surname.setFocus()

    def _fill(self, player: Player) -> None:
        for field in TEXTS:
            getattr(self, field).setText(getattr(player, field))
        self.rating.setText("" if player.rating is None else str(player.rating))
        correction = player.mms_correction
        self.mms_correction.setText(f"{correction:+}" if correction else "")
        self.absent.setText(rounds_text(player.absent))

    def _say_rank(self, text: str) -> None:
        known = read_rank(text) is not None
        told = self.tr("goref does not know this rank; it is kept as you typed it.")
        self.show_hint("" if known else told)

    def told(self) -> Player:
        """Returns the player described by the fields.

        Raises:
            FieldError: a field is invalid.
        """
        texts = {field: " ".join(getattr(self, field).text().split()) for field in TEXTS}
        if not texts["surname"]:
            raise FieldError(self.surname, self.tr("A player needs a surname."))
        texts["rank"] = read_rank(texts["rank"]) or texts["rank"]
        if len(texts["country"]) == 2:
            texts["country"] = texts["country"].upper()
        base = self.player or Player("?")
        figures = replace(
            base,
            rating=self._rating(),
            mms_correction=self._correction(),
            absent=self._absences(),
        )
        return replace(figures, **texts)  # type: ignore[arg-type]

    def _rating(self) -> int | None:
        text = self.rating.text().strip()
        rating = typed_count(text)
        if text and (rating is None or abs(rating) > MOST_RATING):
            raise FieldError(self.rating, self.tr("A rating is a whole number, such as 2130."))
        return rating

    def _correction(self) -> int:
        text = self.mms_correction.text().strip()
        correction = typed_count(text) if text else 0
        if correction is None or abs(correction) > MOST_CORRECTION:
            raise FieldError(
                self.mms_correction,
                self.tr("A McMahon correction is a whole number, such as +1."),
            )
        return correction

    def _absences(self) -> tuple[int, ...]:
        try:
            return read_rounds(self.absent.text())
        except ValueError as error:
            raise FieldError(self.absent, said(error, self.language)) from None

    def act(self) -> bool:
        told = self.told()
        namesake = self._others.get(told.key)
        if namesake is not None and namesake.id != told.id:
            there = self.tr("{name} is already in the event; make the two names different.")
            raise FieldError(self.surname, formatted(there, name=namesake.name))
        if told == self.player:
            return False
        reason = "" if self.player is None else self.reason.text().strip()
        act = AddPlayer(told) if self.player is None else ChangePlayer(told)
        done = do(self._store, act, reason)
        (self.player,) = (*done.new_players, *done.players)
        return True

    def renew(self) -> str:
        assert self.player is not None
        event = self._store.event()
        self._others = {p.key: p for p in event.players}
        now = event.by_id.get(self.player.id)
        if now is None:
            return self.tr("The player is no longer in the event; press Cancel.")
        shown = merged(self.told(), self.player, now, (*TEXTS, *FIGURES))
        self.player = now
        self._fill(shown)
        return self.tr(
            "Your entries are kept; the rest shows the data as they are now. Check them, "
            "then press OK."
        )
