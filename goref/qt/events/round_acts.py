"""The acts on a round: its time, closing and opening it, typing its results again."""

from __future__ import annotations

from PySide6.QtCore import QObject

from goref.app.event.closing import close_round, open_round
from goref.core.base.particles import formatted
from goref.core.event.closing import before_closing
from goref.core.event.event import EventError
from goref.core.texts.faults.said import said
from goref.io.files import FileError
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialogs.close_round_dialog import CloseRoundDialog
from goref.qt.events.dialogs.fault_box import opened
from goref.qt.events.dialogs.reason_dialog import ReasonDialog
from goref.qt.events.dialogs.round_time_dialog import RoundTimeDialog
from goref.qt.events.players.withdraw_dialog import remember_absences
from goref.qt.events.reports.second_entry_dialog import SecondEntryDialog
from goref.qt.events.unfit_banner import unfit_text
from goref.qt.widgets.dialog import run


class RoundActs(QObject):
    """The acts on the shown round. If all rounds are shown, they affect the round of the
    selected table.
    """

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self._left: dict[int, tuple[str, ...]] = {}  # slips not taken, by round

    def offers(self) -> dict[str, bool]:
        """Returns which of its commands are enabled now, by command id."""
        closed = self._round in self._window.event_read.info.closed
        tables = bool(self._window.event_read.of_round(self._round))
        still = tables and not closed
        return {
            "close-round": still,
            "open-round": closed,
            "type-again": still,
            "round-time": bool(self._window.round or self._window.event_read.rounds),
        }

    @property
    def _round(self) -> int:
        table = self._window.table
        return self._window.round or (table.round if table is not None else 0)

    def time(self) -> None:
        """Asks when the round began, and how long it lasts."""
        window = self._window
        round = self._round or window.event_read.paired or 1
        dialog = opened(
            window.widget,
            window.language,
            lambda: RoundTimeDialog(window.widget, window.store, round, window.language),
        )
        if dialog is not None:
            run(dialog)
            window.reload()

    def close(self) -> None:
        """Asks how to close the round. If it cannot be closed, shows why and selects the first
        table that prevents it.
        """
        window, round = self._window, self._round
        if not window.reload():
            return
        before = before_closing(window.event_read, round)
        if before.can_close:
            dialog = CloseRoundDialog(window.widget, window.store, round, window.language)
            dialog.warn(unfit_text(window.unfit, window.language))
            run(dialog)
            if dialog.absent:
                remember_absences(window, dialog.absent)
            if dialog.changed:
                told = formatted(self.tr("Round {round} is closed."), round=round)
                window.remember(lambda: self._open_again(round), told)
            return
        try:
            close_round(window.store, round)  # its error says what is still open
        except (EventError, FileError) as error:
            window.refused(error)
        if before.in_the_way:
            window.choose(before.in_the_way[0])

    def _open_again(self, round: int) -> str:
        """Undoes the closing of a round; returns that in words."""
        open_round(self._window.store, round, self.tr("closing undone"))
        return formatted(self.tr("Round {round} is open again."), round=round)

    def type_again(self) -> None:
        """Opens the dialog in which the round's results are typed a second time. Selects the
        table chosen there, if any.
        """
        window, round = self._window, self._round
        dialog = opened(
            window.widget,
            window.language,
            lambda: SecondEntryDialog(
                window.widget,
                window.store,
                round,
                window.language,
                self._left.get(round, ()),
            ),
        )
        if dialog is None:
            return
        run(dialog)
        self._left[round] = dialog.left
        if window.reload() and dialog.chosen is not None:
            window.choose(dialog.chosen)

    def open(self) -> None:
        """Asks for a reason, and opens the closed round again."""
        window, round = self._window, self._round

        def act(reason: str) -> str:
            try:
                open_round(window.store, round, reason)
            except (EventError, FileError) as error:
                return said(error, window.language)
            window.reload()
            window.say(formatted(self.tr("Round {round} is open again."), round=round))
            return ""

        title = formatted(self.tr("Open round {round} again"), round=round)
        asked = self.tr("Why is the round opened again?")
        ReasonDialog(window.widget, title, asked, act).open()
