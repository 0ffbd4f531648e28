"""The dialog for the time of a round: when it began, and how long it lasts."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.app.event.acts.doing import do
from goref.app.event.acts.round_clock import begins_at, clock_moment, present, time_of_day
from goref.app.event.acts.rounds import SetRoundTime
from goref.core.base.faults import fault
from goref.core.base.language import Language, capital
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_MINUTES, EventError
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.widgets.buttons import push_button


class RoundTimeDialog(FormDialog):
    """The form for the time of a round. Two empty fields remove it.

    Attributes:
        began: the field for the time of day; with its day unless that is today.
        minutes: the field for how long the round lasts.
        now: the button that puts the present time into the first field.
    """

    def __init__(
        self, parent: QWidget | None, store: EventStore, round: int, language: Language
    ) -> None:
        title = formatted(self.tr("Time of round {round}"), round=round)
        super().__init__(parent, title, language)
        self._store, self._round = store, round
        self._before = store.event().info.time_of(round)
        self.began = self.line("round-time-began", self.tr("&Begins or began at"))
        self.began.setPlaceholderText("10:00")
        self.now = push_button("round-time-now", self.tr("It begins &now"), self)
        self.now.setAutoDefault(False)
        self.now.clicked.connect(self._put_now)
        self.form.addRow(self.now)
        self.minutes = self.line("round-time-minutes", self.tr("&Lasts (minutes)"))
        if self._before is not None:
            begins = begins_at(self._before)
            self.began.setText(time_of_day(begins, present()) if begins else "")
            self.minutes.setText(str(self._before.minutes or ""))

    def _put_now(self) -> None:
        self.began.setText(f"{present():%H:%M}")

    def act(self) -> bool:
        try:
            began = clock_moment(self.began.text(), present())
        except EventError as error:
            raise FieldError(self.began, capital(said(error, self.language))) from None
        act = SetRoundTime(self._round, began, self._read_minutes(), self._before)
        do(self._store, act)
        return True

    def _read_minutes(self) -> int:
        text = self.minutes.text().strip()
        if not text:
            return 0
        if not (text.isascii() and text.isdecimal() and 0 < len(text) < 6):
            problem = EventError(fault("minutes-range", most=MOST_MINUTES))
            raise FieldError(self.minutes, capital(said(problem, self.language)))
        return int(text)
