"""The referee's acts on the selected table: decide, dispute, open again, note."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox

from goref.app.event import tables as event_tables
from goref.app.event.acts.calls import answer_call, call_referee, end_call
from goref.app.event.closing import sign
from goref.app.event.glance import Glance, GlanceKind, verdict_told
from goref.app.event.slips import only_round
from goref.app.event.table_status import TableStatus, status_of
from goref.app.event.table_storage import accept_and_decide, names_of
from goref.app.event.tables import meanwhile
from goref.core.base.faults import fault
from goref.core.base.language import LANGUAGES, Plural, flagged
from goref.core.base.particles import formatted
from goref.core.event.event import EventError, Table, TableState
from goref.core.event.result import Verdict
from goref.core.texts.event.events import entered_lines
from goref.core.texts.event.margins import impossible_margin
from goref.core.texts.event.referee_pages import call_text
from goref.core.texts.faults.said import said
from goref.io.event.faults import ChangedError
from goref.io.event.words import read_word
from goref.io.files import FileError
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialogs.decision_dialog import DecisionDialog
from goref.qt.events.dialogs.ready_dialog import ReadyDialog
from goref.qt.events.dialogs.reason_dialog import ReasonDialog
from goref.qt.events.dialogs.record_dialog import RecordDialog
from goref.qt.events.dialogs.results_dialog import ResultsDialog, ResultsDraft
from goref.qt.events.other_decision import is_replaced, other_told
from goref.qt.events.tables.table_model import standing_text
from goref.qt.widgets.dialog import letter_for_letter

Act = Callable[[Table], Table]
Pair = tuple[Table, Table]
"""The same table before and after an act."""
CHANGING = frozenset(
    (
        *("record", "accept", "word", "incident", "dispute", "reopen", "note", "sign"),
        *("protest", "time", "call", "answer-call", "end-call"),
        *("pairing", "remove-table"),
    )
)
"""The ids of commands that change a table. They are disabled if the table's round is closed."""


LOOKING = Plural(
    "TableActs",
    "{count} more is still being checked.",
    "{count} more are still being checked.",
)


class TableActs(QObject):
    """The referee's acts on the selected table.

    Attributes:
        said: the message about the last act.

    Signals:
        adjudicated: the user wants to adjudicate a table; carries the ``Table``, which has a
            case.
        happened: the user wants to enter an incident; carries the ``Table``, with or without a
            case, and the kind of entry: ``"protest"``, ``"time"`` or "".
    """

    adjudicated = Signal(object)
    happened = Signal(object, str)

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self._done: list[tuple[Pair, ...] | Callable[[], str]] = []
        self._draft: ResultsDraft | None = None
        self.said = ""

    def can(self, command: str, table: Table | None, glance: Glance | None) -> bool:
        """Returns whether a command is possible at a table with a given case summary. False if
        ``table`` is None.
        """
        if table is None:
            return False
        if table.round in self._window.event_read.info.closed:
            return command not in CHANGING
        match command:
            case "record":
                return not table.is_by_case
            case "accept":
                expected = (GlanceKind.SUGGESTED, GlanceKind.READY)
                fits = glance is not None and glance.kind in expected
                return fits and table.state is TableState.TO_PLAY
            case "dispute":
                return table.state is not TableState.IN_DISPUTE
            case "time":
                return bool(table.case) or table.state is not TableState.DECIDED
            case "call":
                return not table.called
            case "answer-call" | "end-call":
                return bool(table.called)
            case "reopen":
                return table.state is not TableState.TO_PLAY
            case "sign":
                return bool(table.to_sign)
        return True

    # The case

    def adjudicate(self, table: Table) -> None:
        """Opens the table's case on the board. If it has none, asks for a game record first."""
        if table.case:
            self.adjudicated.emit(table)
        else:
            self.put_record(table, then=self.adjudicated.emit)

    def put_record(
        self, table: Table, then: Callable[[Table], object] = lambda table: None
    ) -> None:
        """Asks for a game record and attaches it to a table. Then calls ``then`` with the
        changed table.

        ``then`` is not called if the user cancels or the table no longer exists.
        """
        window = self._window
        RecordDialog(window, table, lambda table: self._put(table, then)).open()

    def _put(self, table: Table, then: Callable[[Table], object]) -> None:
        self._window.reload()
        now = self._window.table_of(table.id)
        if now is not None:
            self._window.choose(now)
            then(now)

    def accept(self, table: Table) -> None:
        """Decides a table by the result of its case.

        If nobody has marked the board, but the second opinion settles the case, asks first
        whether to accept it. Does nothing if the case is not settled, or not summarised yet.
        """
        window = self._window
        glance = window.glance(table)
        if glance is not None and glance.kind is GlanceKind.READY:
            self.do(table, lambda now: event_tables.decide_by_case(window.store, now))
            return
        accepts = glance.accepts if glance is not None else None
        if glance is None or accepts is None:
            return
        told = formatted(
            self.tr(
                "Nobody has marked the board of table {table}, {players}. Mark it as the "
                "second opinion suggests, and decide: {verdict}?"
            ),
            table=table.place,
            players=names_of(window.event_read, table),
            verdict=verdict_told(glance, window.language),
        )
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel
        given = QMessageBox.question(
            window.widget, "goref", letter_for_letter(told), yes | no, yes
        )
        if given == yes:
            self.do(table, lambda now: accept_and_decide(window.store, now, accepts))

    # Decisions

    def enter(
        self,
        table: Table,
        word: str,
        then: Callable[[], object] = lambda: None,
        *,
        forced: bool = False,
    ) -> bool:
        """Decides a table by the referee's word, such as ``B+``; returns False if it remains
        undecided.

        If a reason is required, or the table is in dispute, opens a dialog. If the table is
        already decided or its round is closed, only shows a message, since a dialog would
        receive the next typed letters.

        Args:
            then: called when the table is decided, here or in the dialog.
            forced: True to enter also a margin that no count gives.
        """
        if problem := self.obstacle(table, word, forced=forced):
            closed = table.round in self._window.event_read.info.closed
            if closed or table.result is not None:
                self._window.say(flagged(problem))
            else:
                self.by_word(table, word, then)
            return False
        decide = partial(event_tables.decide_by_referee, self._window.store, forced=forced)
        done = self.do(table, lambda now: decide(now, word))
        if done:
            then()
        return done

    def obstacle(self, table: Table, word: str, *, forced: bool = False) -> str:
        """Returns why a result such as ``B+`` cannot decide a table by itself; empty if it
        can.

        ``forced``: as for :meth:`enter`.
        """
        event, language = self._window.event_read, self._window.language
        if table.round in event.info.closed:
            return said(EventError(fault("round-closed", round=table.round)), language)
        state = standing_text(table, language)
        if table.result is not None:
            told = self.tr(
                "Table {table}: {state}. To change it, press {undo} (last act) or . at its row."
            )
            undo = self._window.actions_by_id["undo"].shortcut().toString()
            return formatted(told, table=table.place, state=state, undo=undo)
        if status_of(table, None) is TableStatus.PROTEST:
            told = self.tr("Table {table}: {state}")
            return formatted(told, table=table.place, state=state)
        try:
            result = read_word(word)
        except ValueError as error:
            return said(error, language)
        if result is not None and event_tables.needs_reason(event, table, result):
            told = self.tr("Table {table}: this result needs a reason. Press {key} at its row.")
            key = "=" if result.verdict is Verdict.DRAW else "."
            return formatted(told, table=table.place, key=key)
        odd = None if result is None or forced else impossible_margin(event, table, result)
        if odd is not None:
            told = self.tr("Table {table}: {problem}. Type it again to enter it all the same.")
            problem = said(EventError(odd), language)
            return formatted(told, table=table.place, problem=problem)
        return ""

    def is_odd(self, table: Table, word: str) -> bool:
        """Returns whether a result only needs to be confirmed, as no count gives its margin."""
        return not self.obstacle(table, word, forced=True) and bool(self.obstacle(table, word))

    def by_word(
        self, table: Table, word: str = "", then: Callable[[], object] = lambda: None
    ) -> None:
        """Opens a dialog for the referee's decision on a table and its reason.

        Args:
            word: the result that is chosen at first; "" for that of the table, or of the record
                if the table is not decided.
            then: called when the table is decided.
        """
        window = self._window
        glance = window.glance(table)
        attempt = self._attempt(table)

        def decide(word: str, reason: str, default: bool) -> str:
            by_referee = partial(event_tables.decide_by_referee, window.store, forced=True)
            return attempt(lambda now: by_referee(now, word, reason, default=default))

        if not word and table.result is None and glance is not None:
            word = glance.word
        event = window.event_read
        dialog = DecisionDialog(window.widget, event, table, window.language, decide, word)
        dialog.accepted.connect(then)
        dialog.open()

    def call(self, table: Table) -> None:
        """Calls a referee to a table."""
        self.do(table, partial(call_referee, self._window.store))

    def answer_call(self, table: Table) -> None:
        """Says that the user comes to a table that called."""
        self.do(table, partial(answer_call, self._window.store))

    def end_call(self, table: Table) -> None:
        self.do(table, partial(end_call, self._window.store))

    def dispute(self, table: Table) -> None:
        """Asks for a reason and puts the table in dispute."""
        self._ask(
            table,
            formatted(self.tr("Table {table} in dispute"), table=table.place),
            self.tr("What is in dispute? A decision that was made no longer holds.")
            if table.result is not None
            else self.tr("What is in dispute?"),
            lambda now, reason: event_tables.dispute(self._window.store, now, reason),
        )

    def reopen(self, table: Table) -> None:
        """Asks for a reason, and withdraws the dispute or the decision at a table."""
        self._ask(
            table,
            formatted(self.tr("Open table {table} again"), table=table.place),
            self.tr("Why is the decision withdrawn?")
            if table.result is not None
            else self.tr("Why is the table no longer in dispute?"),
            lambda now, reason: event_tables.reopen(self._window.store, now, reason),
        )

    def note(self, table: Table) -> None:
        self._ask(
            table,
            formatted(self.tr("Note at table {table}"), table=table.place),
            self.tr("Note of the referee:"),
            lambda now, text: event_tables.change_table(self._window.store, now, note=text),
            text=table.note,
            may_be_empty=True,
        )

    def sign(self, table: Table) -> None:
        """Marks the score sheet of a table as signed by the players, or as not signed if it
        was.
        """
        self.do(table, lambda now: sign(self._window.store, [now], signed=not now.is_signed)[0])

    def decide_ready(self) -> None:
        """Shows the tables whose case is ready to be decided, and offers to decide them
        together.

        If one round is shown, these are the tables of that round.
        """
        window = self._window
        tables = []
        for table in window.ready():
            glance = window.glance(table)
            assert glance is not None
            verdict = verdict_told(glance, window.language)
            names = names_of(window.event_read, table)
            tables.append((table, f"{table.place}  {names}: {verdict}"))
        if not tables:
            window.say(self.tr("No table is ready: in every case something is open."))
            return
        left = window.unlooked()
        looking = LOOKING.in_(window.language, count=left)

        def decide(table: Table) -> str:
            try:
                done.append((table, event_tables.decide_by_case(window.store, table)))
            except (EventError, FileError) as error:
                return said(error, window.language)
            return ""

        def end() -> None:
            if done:
                self._done.append(tuple(done))
            if window.reload() and done:
                self.told(done[-1][1])

        done: list[Pair] = []
        dialog = ReadyDialog(window.widget, tables, decide, looking if left else "")
        dialog.finished.connect(lambda _: end())
        dialog.open()

    def enter_list(self) -> None:
        """Opens a dialog to enter a list of results. Undo takes back the whole list at once."""
        window = self._window
        if not window.reload():
            return
        table = window.table
        round = window.round or only_round(window.event_read) or (table.round if table else 1)
        dialog = ResultsDialog(window.widget, window.store, round, window.language, self._draft)

        def end() -> None:
            self._draft = dialog.draft
            window.reload()
            done = dialog.entered
            if done is None:
                return
            if done.entered:
                self._done.append(done.entered)
            since = [table.place for table in done.since]
            counts = len(done.entered), len(done.there), len(done.changed)
            self.said = " · ".join(entered_lines(*counts, since, window.language))
            window.say(self.said)

        dialog.finished.connect(lambda _: end())
        dialog.open()

    # Undoing

    @property
    def can_undo(self) -> bool:
        """True if this window has done an act that can be undone."""
        return bool(self._done)

    def undo(self) -> None:
        """Undoes this window's last act. If somebody has changed its tables since, only shows a
        message.
        """
        window = self._window
        if not self._done or not window.reload():
            return
        last, pairs = self._done[-1], []
        if callable(last):
            self._undo_by(last)
            return
        for before, after in last:
            now = window.table_of(after.id)
            if after.round in window.event_read.info.closed:
                problem = EventError(fault("round-closed", round=after.round))
                window.refused(problem)
                return
            if now is None or not now.is_as(after):
                self._done.pop()
                told = self.tr("Table {table} was changed since; nothing was undone.")
                window.say(flagged(formatted(told, table=after.place)))
                return
            pairs.append((before, now))
        try:
            tables = event_tables.undo(window.store, pairs)
        except (EventError, FileError) as error:
            window.refused(error)
            return
        self._done.pop()
        window.reload()
        window.choose(tables[0])
        told = self.tr("Undone: {tables}")
        places = LANGUAGES[window.language].listed(table.place for table in tables)
        self.said = formatted(told, tables=places)
        window.say(self.said)

    def _undo_by(self, undo: Callable[[], str]) -> None:
        window = self._window
        try:
            told = undo()
        except ChangedError as error:
            self._done.pop()
            window.refused(error)
            return
        except (EventError, FileError) as error:
            window.refused(error)
            return
        self._done.pop()
        window.reload()
        self.said = told
        window.say(told)

    def remember(self, undo: Callable[[], str], text: str) -> None:
        """Makes an act that is not one at a table the last act, and shows it.

        Args:
            undo: undoes the act, and returns that in words; may raise EventError or FileError.
            text: the act in words.
        """
        self._done.append(undo)
        self.said = text
        self._window.reload()
        self._window.say(text)

    # How an act is done

    def do(self, table: Table, act: Act) -> bool:
        """Carries out an act on a table. Returns False, after showing the reason, if that
        fails.
        """
        problem = self._attempt(table, asks=False)(act)
        if problem:
            self._window.say(flagged(problem))
        return not problem

    def _attempt(
        self, table: Table, *, note: bool = False, asks: bool = True
    ) -> Callable[[Act], str]:
        """Returns a function that carries out an act on the table as it is now.

        The function returns a message that says why the act failed, or "". If somebody else has
        changed the table, the first call fails with a message that says so. The next call acts
        on the table as changed.

        Args:
            note: True if the act changes only the note, not a decision.
            asks: True to ask the referee whether to replace somebody else's decision.
        """
        window, seen, since = self._window, table, self._window.stamp

        def attempt(act: Act) -> str:
            nonlocal seen, since
            try:
                done = act(seen)
            except ChangedError as error:
                window.reload()
                now = window.table_of(seen.id)
                if now is not None and now.version != seen.version and now.is_as(seen):
                    seen, since = now, window.stamp  # its slip was typed a second time
                    return attempt(act)
                try:
                    other = meanwhile(window.store, seen, since, note=note)
                except FileError as unread:
                    return said(unread, window.language)
                if other is None:
                    seen, since = window.table_of(seen.id) or seen, window.stamp
                    return said(error, window.language)
                problem = other_told(other, window.language, note=note)
                if not (asks and is_replaced(window.widget, problem)):
                    return problem
                seen, since = other.table, window.stamp
                return attempt(act)
            except (ValueError, FileError) as error:
                return said(error, window.language)
            if done == seen or not done.is_as(seen):  # a call has its own end
                self._done.append(((seen, done),))
            window.reload()
            self.told(done)
            return ""

        return attempt

    def told(self, table: Table) -> None:
        """Shows the players and the state of a table in the foot."""
        window = self._window
        players = names_of(window.event_read, table)
        state = call_text(table, window.language) or standing_text(table, window.language)
        told = self.tr("Table {table}, {players}: {state}")
        self.said = formatted(told, table=table.place, players=players, state=state)
        window.say(self.said)

    def _ask(
        self,
        table: Table,
        title: str,
        question: str,
        act: Callable[[Table, str], Table],
        *,
        text: str = "",
        may_be_empty: bool = False,
    ) -> None:
        """Asks for a line of text, then calls ``act`` with the table and the line.

        Args:
            text: the text in the field at first.
            may_be_empty: True if an empty line is accepted.
        """
        attempt = self._attempt(table, note=may_be_empty)
        ReasonDialog(
            self._window.widget,
            title,
            question,
            lambda line: attempt(lambda now: act(now, line)),
            text=text,
            may_be_empty=may_be_empty,
        ).open()
