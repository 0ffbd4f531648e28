"""The summaries of cases in ``goref event list``, under the lines of their tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from goref.cli.text.output import table as aligned
from goref.core.base.language import Language
from goref.core.event.event import Table
from goref.core.texts.event.glance import WAITING

if TYPE_CHECKING:
    from goref.app.event.glance import Glance
    from goref.io.event.store import EventStore

Glances = Mapping[int, "Glance"]
"""Summaries of cases, by the ids of their tables."""
BEFORE = 2
"""The number of lines before the first table: the event, and the columns' headings."""
INDENT = "    "


def glances_of(store: EventStore, tables: Iterable[Table]) -> Glances:
    """Returns summaries of cases, by the tables' ids; tables without a summary are left out.

    Undecided tables have one, and decided tables whose case names another result. No second
    opinion is computed.
    """
    waiting = [table for table in tables if table.case and not table.is_by_case]
    if not waiting:
        return {}
    from goref.app.event.glance import glance_at, is_contradicted  # with all that counts

    seen = {}
    for table in waiting:
        glance = glance_at(store.case(table.case), table, opinion=False)
        if glance and (table.result is None or is_contradicted(table, glance)):
            seen[table.id] = glance
    return seen


def with_lines(
    lines: Sequence[str], tables: Sequence[Table], glances: Glances, language: Language
) -> Iterator[str]:
    """Yields an event's lines, each case's summary below its table's line, and the totals."""
    after = BEFORE + len(tables)
    yield from lines[:BEFORE]
    for table, line in zip(tables, lines[BEFORE:after], strict=False):
        yield line
        if table.id in glances:
            told = _shown(table, glances[table.id], language)
            yield from aligned([told], indent=INDENT)
    yield from lines[after:]
    waiting = [table for table in tables if table.id in glances and table.result is None]
    if waiting:
        from goref.app.event.glance import is_ready

        ready = sum(is_ready(table, glances.get(table.id)) for table in waiting)
        yield WAITING.in_(language, ready=ready, open=len(waiting) - ready)


def with_objects(
    value: dict[str, Any], tables: Sequence[Table], glances: Glances, language: Language
) -> dict[str, Any]:
    """Adds a summary to each table in an event's JSON object; null if there is none.

    ``value``: the event's object, with one entry for each of ``tables``; changed and returned.
    """
    for told, table in zip(value["tables"], tables, strict=True):
        glance = glances.get(table.id)
        told["glance"] = None if glance is None else _object(table, glance, language)
    return value


def _object(table: Table, glance: Glance, language: Language) -> dict[str, Any]:
    from goref.app.event.glance import GlanceKind

    _, text = _shown(table, glance, language)
    if table.result is not None:  # it contradicts the decision
        return {"kind": GlanceKind.OPEN.value, "open": 1, "text": text}
    return {"kind": glance.kind.value, "open": glance.count, "text": text}


def _shown(table: Table, glance: Glance, language: Language) -> tuple[str, str]:
    """Returns the symbol of a summary, and its sentence."""
    from goref.app.event.glance import SIGNS, GlanceKind, contradiction_told, words

    if told := contradiction_told(table, glance, language):
        return SIGNS[GlanceKind.OPEN], told
    return SIGNS[glance.kind], words(glance, language)
