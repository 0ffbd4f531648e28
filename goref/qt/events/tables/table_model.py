"""The Qt model of an event's tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from goref.app.event.closing import again_notes
from goref.app.event.glance import Glance, GlanceKind, contradiction_told, shown
from goref.app.event.table_status import TableStatus, status_of
from goref.core.base.language import LANGUAGES, Language, flagged
from goref.core.base.particles import formatted
from goref.core.event.closing import states_of
from goref.core.event.event import Event, EventInfo, Table, TableState
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.events import say as say_note
from goref.core.texts.event.glance import result_told
from goref.core.texts.event.referee_pages import call_text
from goref.core.texts.incidents.telling import brief, heading
from goref.core.texts.terms import term
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import RowsModel, TableColumn

NO_EVENT = Event(EventInfo(""))
SIGNS = {
    TableStatus.TO_PLAY: "○",
    TableStatus.RECORD_IN: "▤",
    TableStatus.QUESTION: "?",
    TableStatus.READY: "✓",
    TableStatus.PROTEST: "⚑",
    TableStatus.DECIDED: "■",
}
STATES = {
    TableState.TO_PLAY: TableStatus.TO_PLAY,
    TableState.IN_DISPUTE: TableStatus.PROTEST,
    TableState.DECIDED: TableStatus.DECIDED,
}

Column = IntEnum("Column", "PLACE BLACK WHITE RESULT STATE", start=0)
"""The columns, from the left."""


def shown_state(table: Table, language: Language, event: Event = NO_EVENT) -> str:
    """Returns the state of a table as a mark and words, and names a protest.

    Args:
        event: the event of the table, to show that its round is closed.
    """
    return states_text(*states(table, event), language)


def states(table: Table, event: Event) -> tuple[TableState, tuple[str, ...]]:
    """Returns (state that decides the mark, keys in ``TERMS`` of the words)."""
    signed = TableState.IN_DISPUTE if table.under_protest else table.state
    return signed, tuple(states_of(event, table))


def states_text(signed: TableState, terms: tuple[str, ...], language: Language) -> str:
    """Returns the mark and words for a result of :func:`states`."""
    words = [term(TERMS, key, language) for key in terms]
    return f"{SIGNS[STATES[signed]]} {LANGUAGES[language].listed(words)}"


def note_text(table: Table, language: Language) -> str:
    """Returns a table's incidents in short, then the referee's note; "" for neither."""
    told = brief(table.incidents, language) if table.incidents else ""
    return " · ".join(filter(None, (told, table.note)))


def standing_text(table: Table, language: Language) -> str:
    """Returns the state of a table, followed by its result if it has one."""
    result = result_told(table.result, language) if table.result else ""
    return " · ".join(filter(None, (shown_state(table, language), result)))


class TableModel(RowsModel[Table]):
    """The Qt model of a list of tables, ordered by round and number.

    Attributes:
        shown: the event to which the tables belong.
        rows: the tables.
        again: the ids of tables to be decided again because a protest was upheld.
    """

    def __init__(
        self, language: Language, glance: Callable[[Table], Glance | None], parent: QObject
    ) -> None:
        super().__init__(self._make_columns(), "event-tables", parent)
        self.language, self._glance = language, glance
        self.shown = NO_EVENT
        self.again: frozenset[int] = frozenset()
        self._rows: dict[int, int] = {}
        self._by_case: dict[str, list[int]] = {}

    def show_tables(self, event: Event, tables: Sequence[Table]) -> None:
        """Replaces the tables."""
        self.shown = event
        self._rows = {table.id: row for row, table in enumerate(tables)}
        self._by_case = {}
        for row, table in enumerate(tables):
            if table.case:
                self._by_case.setdefault(table.case, []).append(row)
        self.show_rows(tables)

    def number_of(self, id_: int) -> int | None:
        """Returns the row of a table, from 0; None if it is not listed."""
        return self._rows.get(id_)

    def looked_at(self, digest: str) -> None:
        """Updates the rows of tables whose case has a digest, after its summary was
        computed.
        """
        for row in self._by_case.get(digest, ()):
            ends = self.index(row, Column.RESULT), self.index(row, Column.STATE)
            self.dataChanged.emit(*ends)

    def _make_columns(self) -> tuple[TableColumn[Table], ...]:
        return (
            _column(QT_TRANSLATE_NOOP("event-tables", "Table"), lambda t: t.place),
            _column(QT_TRANSLATE_NOOP("event-tables", "Black"), lambda t: self.player(t.black)),
            _column(QT_TRANSLATE_NOOP("event-tables", "White"), lambda t: self.player(t.white)),
            _column(
                QT_TRANSLATE_NOOP("event-tables", "Result"), self.result, self._with_reason
            ),
            _column(QT_TRANSLATE_NOOP("event-tables", "State"), self.state, self.glance_text),
        )

    def glance(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case. None if the table has no case, or it is not
        computed yet.
        """
        return self._glance(table)

    def status(self, table: Table) -> TableStatus:
        """Returns the state of a table, also judged by the summary of its case."""
        return status_of(table, self._glance(table), again=table.id in self.again)

    def is_closed(self, table: Table) -> bool:
        """Returns whether the round of a table is closed."""
        return table.round in self.shown.info.closed

    def expected(self, table: Table) -> str:
        """Returns the result that the key A would enter, in words; "" if A enters nothing."""
        glance = self._glance(table)
        if table.state is not TableState.TO_PLAY or self.is_closed(table):
            return ""
        if glance is None or glance.kind not in (GlanceKind.READY, GlanceKind.SUGGESTED):
            return ""
        return glance.verdict.in_(self.language)

    def state(self, table: Table) -> str:
        """Returns the state of a table as a mark and words, with the number of open
        questions.
        """
        status = self.status(table)
        if status in (TableStatus.DECIDED, TableStatus.PROTEST):
            return shown_state(table, self.language, self.shown)
        told = f"{SIGNS[status]} {term(TERMS, status.value, self.language)}"
        glance = self._glance(table)
        if glance is None or table.result is not None:
            return told
        if status is TableStatus.QUESTION and glance.count:
            return f"{told} · {glance.count}"
        return told

    def result(self, table: Table) -> str:
        """Returns the result of a table; one that is only expected ends with "?". ""
        for none.
        """
        if table.result is not None:
            return LANGUAGES[self.language].unbroken(result_told(table.result, self.language))
        expected = LANGUAGES[self.language].unbroken(self.expected(table))
        return f"{expected}?" if expected else ""

    def _with_reason(self, table: Table) -> str:
        reason = table.result.reason if table.result is not None else ""
        return f"{self.result(table)} ({reason})" if reason else self.result(table)

    def detail(self, table: Table) -> str:
        """Returns lines about a table: state, result, case, open matters, reason,
        source, note.
        """
        if table.result is None:
            parts = [self.state(table)]
        else:
            parts = [shown_state(table, self.language, self.shown), self.result(table)]
        parts.append(self.glance_text(table))
        glance = self._glance(table)
        if glance is not None and table.result is None:
            parts += [f"· {one.in_(self.language)}" for one in glance.others]
        if table.result is not None and table.result.reason:
            told = QCoreApplication.translate("event-tables", "Reason: {reason}")
            parts.append(formatted(told, reason=table.result.reason))
        waiting = (heading(one, self.language) for one in table.incidents if one.is_open)
        parts += [table.source, note_text(table, self.language), *map(flagged, waiting)]
        if table.called:
            parts.insert(0, flagged(call_text(table, self.language)))
        return "\n".join(filter(None, parts))

    def glance_text(self, table: Table) -> str:
        """Returns the summary of a table's case in words; "…" while it is being computed.

        For a decided table, returns a warning if its case has another result, or if it must be
        decided again after a protest; else "".
        """
        if table.result is not None:
            return self._warning(table)
        if not table.case:
            return QCoreApplication.translate("event-tables", "no record yet")
        glance = self._glance(table)
        if glance is None:
            return "…"
        return shown(glance, self.language)

    def _warning(self, table: Table) -> str:
        glance = self._glance(table) if table.case else None
        told = "" if glance is None else contradiction_told(table, glance, self.language)
        if not told and table.id in self.again:
            (again,) = again_notes([table])
            told = say_note(again, self.language)
        return told and flagged(told)

    def player(self, id_: int) -> str:
        """Returns a player's name and rank."""
        player = self.shown.by_id[id_]
        return f"{player.name} {player.rank}".strip()


def _column(
    title: str,
    text: Callable[[Table], str],
    tip: Callable[[Table], str] | None = None,
) -> TableColumn[Table]:
    """Returns a column of one-line texts. A screen reader reads the heading before
    each text.
    """

    def spoken(table: Table) -> str:
        return f"{QCoreApplication.translate('event-tables', title)}: {text(table)}"

    return TableColumn(title, lambda table: " ".join(text(table).split()), tip, spoken)
