"""The tables of an event as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QObject

from goref.app.event.glance import Glance, says_now, shown
from goref.app.sheet.plain import ISOLATE, plain
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.base.particles import formatted
from goref.core.event.closing import states_of
from goref.core.event.event import Event, EventInfo, Table, TableState
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.glance import GLANCES, result_told
from goref.core.texts.incidents.telling import brief
from goref.core.texts.terms import term
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import RowsModel, TableColumn

NO_EVENT = Event(EventInfo(""))
SIGNS = {TableState.TO_PLAY: "○", TableState.IN_DISPUTE: "⚑", TableState.DECIDED: "✓"}
FROM_LEFT = "\u200e"
"""A mark put before a text with an isolated name, so that the text runs left to right."""


Column = IntEnum("Column", "PLACE BLACK WHITE TERMS STATE RESULT GLANCE CASE NOTE", start=0)
"""The columns, from the left."""


def state_text(state: TableState, language: Language) -> str:
    """Returns a state as its mark and word."""
    return f"{SIGNS[state]} {term(TERMS, state.value, language)}"


def shown_state(table: Table, language: Language, event: Event = NO_EVENT) -> str:
    """Returns the state of a table as a mark and words; names a protest too.

    Args:
        event: the table's event; needed to show that the round is closed.
    """
    return states_text(*states(table, event), language)


def states(table: Table, event: Event) -> tuple[TableState, tuple[str, ...]]:
    """Returns the state whose mark a table gets, and the keys of its words in ``TERMS``."""
    signed = TableState.IN_DISPUTE if table.under_protest else table.state
    return signed, tuple(states_of(event, table))


def states_text(signed: TableState, terms: tuple[str, ...], language: Language) -> str:
    """Returns the result of :func:`states` as a mark and words."""
    words = [term(TERMS, key, language) for key in terms]
    return f"{SIGNS[signed]} {LANGUAGES[language].listed(words)}"


def note_text(table: Table, language: Language) -> str:
    """Returns a short text on the incidents at a table, followed by the referee's note."""
    told = brief(table.incidents, language) if table.incidents else ""
    return " · ".join(filter(None, (told, table.note)))


def standing_text(table: Table, language: Language) -> str:
    """Returns the state of a table, and its result if it has one."""
    result = result_told(table.result, language) if table.result else ""
    return " ".join(filter(None, (shown_state(table, language), result)))


def terms_told(handicap: int, komi: Fraction | None) -> str:
    """Returns the handicap stones, if there are any, and the komi in points unless None."""
    parts = [f"H{handicap}"] if handicap else []
    if komi is not None:
        parts.append(mixed(komi))
    return ", ".join(parts)


class TableModel(RowsModel[Table]):
    """A row for every table shown, by round and number.

    Attributes:
        shown: the event that the tables belong to.
        rows: the tables.
    """

    def __init__(
        self, language: Language, glance: Callable[[Table], Glance | None], parent: QObject
    ) -> None:
        super().__init__(self._make_columns(), "event-tables", parent)
        self.language, self._glance = language, glance
        self.shown = NO_EVENT
        self._rows: dict[int, int] = {}
        self._by_case: dict[str, list[int]] = {}

    def show_tables(self, event: Event, tables: Sequence[Table]) -> None:
        """Shows tables of an event, a row for each."""
        self.shown = event
        self._rows = {table.id: row for row, table in enumerate(tables)}
        self._by_case = {}
        for row, table in enumerate(tables):
            if table.case:
                self._by_case.setdefault(table.case, []).append(row)
        self.show_rows(tables)

    def number_of(self, id_: int) -> int | None:
        """Returns the row of a table, from 0; None if it is not shown."""
        return self._rows.get(id_)

    def looked_at(self, digest: str) -> None:
        """Updates the rows whose case has this digest, after a summary of it was made."""
        for row in self._by_case.get(digest, ()):
            where = self.index(row, Column.GLANCE)
            self.dataChanged.emit(where, where)

    def _make_columns(self) -> tuple[TableColumn[Table], ...]:
        return (
            _column(QT_TRANSLATE_NOOP("event-tables", "Table"), lambda t: t.place),
            _column(QT_TRANSLATE_NOOP("event-tables", "Black"), lambda t: self.player(t.black)),
            _column(QT_TRANSLATE_NOOP("event-tables", "White"), lambda t: self.player(t.white)),
            _column(
                QT_TRANSLATE_NOOP("event-tables", "Hd, komi"),
                lambda t: terms_told(t.handicap, self.shown.komi(t)),
            ),
            _column(QT_TRANSLATE_NOOP("event-tables", "State"), self._state),
            _column(
                QT_TRANSLATE_NOOP("event-tables", "Result"), self._result, self._with_reason
            ),
            _column(QT_TRANSLATE_NOOP("event-tables", "At a glance"), self.glance_text),
            _column(QT_TRANSLATE_NOOP("event-tables", "Case"), lambda t: t.source),
            _column(
                QT_TRANSLATE_NOOP("event-tables", "Note"), lambda t: note_text(t, self.language)
            ),
        )

    def _state(self, table: Table) -> str:
        return shown_state(table, self.language, self.shown)

    def _result(self, table: Table) -> str:
        return result_told(table.result, self.language) if table.result else ""

    def _with_reason(self, table: Table) -> str:
        reason = table.result.reason if table.result is not None else ""
        return f"{self._result(table)} ({reason})" if reason else self._result(table)

    def detail(self, table: Table) -> str:
        """Returns a text with a table's columns and the reason of its decision."""
        black, white = plain(self.player(table.black)), plain(self.player(table.white))
        parts = [f"{table.place}  {black} – {white}"]
        parts += [self._state(table), self._result(table), self.glance_text(table)]
        if table.result is not None and table.result.reason:
            told = QCoreApplication.translate("event-tables", "Reason: {reason}")
            parts.append(formatted(told, reason=table.result.reason))
        parts += [table.source, table.note]
        told = " · ".join(filter(None, parts))
        return f"{FROM_LEFT}{told}" if ISOLATE in parts[0] else told

    def glance_text(self, table: Table) -> str:
        """Returns the summary of a table's case; if decided, only a result that differs."""
        if not table.case:
            if table.result is not None:
                return ""
            return QCoreApplication.translate("event-tables", "no record yet")
        glance = self._glance(table)
        if glance is None:
            return "" if table.result is not None else "…"
        if table.result is not None:
            told = says_now(table, glance, self.language)
            return told and "⚑ " + GLANCES["differs"].in_(self.language, verdict=told)
        return shown(glance, self.language)

    def player(self, id_: int) -> str:
        """Returns a player's name and rank."""
        player = self.shown.by_id[id_]
        return f"{player.name} {player.rank}".strip()


def _column(
    title: str,
    text: Callable[[Table], str],
    tip: Callable[[Table], str] | None = None,
) -> TableColumn[Table]:
    """Returns a column with one-line texts; a screen reader reads the heading before each."""

    def spoken(table: Table) -> str:
        return f"{QCoreApplication.translate('event-tables', title)}: {text(table)}"

    return TableColumn(title, lambda table: " ".join(text(table).split()), tip, spoken)
