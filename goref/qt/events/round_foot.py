"""The foot of an event's window: the progress of the round, and the button for the next act."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from goref.app.event.acts.round_clock import clock_text, present
from goref.app.event.next_act import NextAct, NextKind, RoundProgress, next_act, progress_of
from goref.core.base.language import LANGUAGES, flagged
from goref.core.base.particles import formatted
from goref.core.event.closing import without_table
from goref.core.event.event import Table
from goref.core.texts.event.events import NO_TABLES, ROUND_STATE, WITHOUT_TABLE
from goref.core.texts.event.referee_pages import CALLS
from goref.core.texts.terms import cut_short
from goref.qt.context.foot import FootAct, FootState, Tone
from goref.qt.context.open_event import OpenEvent

MOST_NAMES = 3
"""The foot names at most this many players without a table. Its tool tip, and the dialog that
closes a round, name all.
"""


class RoundFoot(QObject):
    """The presenter of the foot, which computes its content from the tables of the round."""

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self._ready_ids: frozenset[int] = frozenset()
        self._progress = RoundProgress(0, 0, 0, 0, 0, 0, 0)

    @property
    def has_ready(self) -> bool:
        """True if the case of an undecided table is ready to be decided."""
        return bool(self._ready_ids)

    def look(self) -> None:
        """Computes the progress of the round. Call it after each change of a table or of a case
        summary.
        """
        window = self._window
        self._ready_ids = frozenset(table.id for table in window.ready())
        self._progress = progress_of(window.tables, self._is_ready, window.unlooked())

    def _is_ready(self, table: Table) -> bool:
        return table.id in self._ready_ids

    def state(self) -> FootState:
        """Returns the content of the foot for the table that is selected now."""
        window, progress = self._window, self._progress
        act = next_act(window.event_read, window.tables, window.table, self._is_ready)
        beside = []
        if act.kind is NextKind.OPEN and progress.bare:
            beside.append(self._enter())
        if act.kind is NextKind.READY and window.table is not None:
            beside.append(self._of_table(NextAct(NextKind.OPEN, window.table)))
        elif progress.ready and act.kind is not NextKind.READY:
            beside.append(self._ready(progress.ready))
        done = act.round > 0 or act.kind is NextKind.LIST
        if done and window.host.preferences.tournament_file(window.store.path) is not None:
            beside.append(self._command("put-back", self.tr("Results into the file…")))
        if act.kind is NextKind.PAIR and act.round:
            beside.append(self._list())
        more, whole = (" · ".join(self._more(progress, most)) for most in (MOST_NAMES, None))
        return FootState(
            self._says(progress),
            more,
            Tone.SETTLED if done else Tone.QUIET,
            self._act(act, progress.ready),
            tuple(beside),
            whole if whole != more else "",
        )

    def _says(self, progress: RoundProgress) -> str:
        window, count = self._window, progress.tables
        if not count:
            return NO_TABLES.in_(window.language)
        if window.round in window.event_read.info.closed:
            told = self.tr("Round {round} is closed. Tables: {count}")
        elif window.round and progress.decided == count:
            told = self.tr("Round {round}: every table decided ({count})")
        elif window.round:
            told = ROUND_STATE.in_(window.language)
        elif progress.decided == count:
            told = self.tr("Every table decided ({count})")
        else:
            told = self.tr("Tables decided: {decided} of {count}")
        return formatted(told, round=window.round, decided=progress.decided, count=count)

    def _more(self, progress: RoundProgress, most: int | None) -> Iterator[str]:
        """Yields what is open in the round, with the names of at most ``most`` players; None
        names all. Calls for a referee come first, the time of the round last."""
        window = self._window
        if calls := [table.place for table in window.tables if table.called]:
            told = CALLS.in_(window.language, count=len(calls))
            yield flagged(f"{told}{LANGUAGES[window.language].colon}{cut_short(calls)}")
        for count, told in (
            (progress.ready, self.tr("{count} ready")),
            (progress.in_dispute, self.tr("{count} in dispute")),
            (progress.protested, self.tr("{count} under protest")),
            (progress.happened, self.tr("{count} with an undecided incident")),
            (progress.bare, self.tr("{count} without a record")),
            (progress.unlooked, self.tr("{count} being checked")),
            (progress.unsigned, self.tr("{count} not signed")),
        ):
            if count:
                yield formatted(told, count=count)
        if (
            window.round
            and progress.tables
            and window.round not in window.event_read.info.closed
        ):
            names = [p.name for p in without_table(window.event_read, window.round)]
            listed = LANGUAGES[window.language].listed(names[:most])
            if most is not None and len(names) > most:
                listed += "…"
            if names:
                yield WITHOUT_TABLE.in_(window.language, count=len(names), names=listed)
        if time := window.event_read.info.time_of(window.round):
            yield clock_text(time, present(), window.language)

    # The acts

    def _act(self, act: NextAct, ready: int) -> FootAct:
        window = self._window
        match act.kind:
            case NextKind.PAIR if act.round:
                told = formatted(self.tr("Import round {round}…"), round=act.round)
                return self._command("import", told)
            case NextKind.PAIR:
                return self._command("import", self.tr("Import pairings…"))
            case NextKind.READY:
                return self._ready(ready)
            case NextKind.SETTLE:
                return self._settle(act)
            case NextKind.ROUND:
                told = formatted(self.tr("Go to round {round}"), round=act.round)
                return FootAct("event-next-round", told, lambda: window.go_to_round(act.round))
            case NextKind.ENTER:
                return self._enter()
            case NextKind.CLOSE:
                told = formatted(self.tr("Close round {round}…"), round=act.round)
                return FootAct("event-close-round", told, lambda: self._close(act.round))
            case NextKind.LIST:
                return self._list()
        return self._of_table(act)

    def _list(self) -> FootAct:
        return self._command("preview", self.tr("Wall list…"))

    def _enter(self) -> FootAct:
        return FootAct("event-enter", self.tr("Enter results"), self._window.enter_results)

    def _ready(self, count: int) -> FootAct:
        if count == 1:
            return self._command("ready", self.tr("Decide the ready table…"))
        told = formatted(self.tr("Decide {count} ready tables…"), count=count)
        return self._command("ready", told)

    def _of_table(self, act: NextAct) -> FootAct:
        table = act.table
        assert table is not None
        if table == self._window.table:
            told = self.tr("Open table {table}")
        else:
            told = self.tr("Next: table {table}")
        name = "event-open-table"
        return FootAct(name, formatted(told, table=table.place), lambda: self._open(table))

    def _settle(self, act: NextAct) -> FootAct:
        table = act.table
        assert table is not None
        told = self.tr("Decide the incident at table {table}")
        if table.under_protest:
            told = self.tr("Decide the protest at table {table}")
        command = "protest" if table.under_protest else "incident"
        told = formatted(told, table=table.place)
        return FootAct("event-settle", told, lambda: self._do_at(table, command))

    def _close(self, round: int) -> None:
        if self._window.round != round:
            self._window.go_to_round(round)
        self._window.actions_by_id["close-round"].trigger()

    def _open(self, table: Table) -> None:
        self._do_at(table, "adjudicate")

    def _do_at(self, table: Table, command: str) -> None:
        self._window.choose(table)
        self._window.actions_by_id[command].trigger()

    def _command(self, id_: str, text: str) -> FootAct:
        action = self._window.actions_by_id[id_]
        return FootAct(f"event-{id_}", text, action.trigger, keys=action.shortcut().toString())
