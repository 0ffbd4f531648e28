"""The summaries of cases in ``goref event list``, under the lines of undecided tables."""

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
    """Returns summaries of the cases of undecided tables, by the tables' ids.

    A table without a case is left out. No second opinion is computed.
    """
    waiting = [table for table in tables if table.case and table.result is None]
    if not waiting:
        return {}
    from goref.app.event.glance import glance_at  # imports all code that counts

    seen = {table.id: glance_at(store.case(table.case), opinion=False) for table in waiting}
    return {id_: glance for id_, glance in seen.items() if glance is not None}


def with_lines(
    lines: Sequence[str], tables: Sequence[Table], glances: Glances, language: Language
) -> Iterator[str]:
    """Yields an event's lines, each case's summary below its table's line, and the totals."""
    after = BEFORE + len(tables)
    yield from lines[:BEFORE]
    for table, line in zip(tables, lines[BEFORE:after], strict=False):
        yield line
        if table.id in glances:
            yield from aligned([_shown(glances[table.id], language)], indent=INDENT)
    yield from lines[after:]
    if glances:
        from goref.app.event.glance import is_ready

        ready = sum(is_ready(table, glances.get(table.id)) for table in tables)
        yield WAITING.in_(language, ready=ready, open=len(glances) - ready)


def with_objects(
    value: dict[str, Any], tables: Sequence[Table], glances: Glances, language: Language
) -> dict[str, Any]:
    """Adds a summary to each table in an event's JSON object; null for a table without a
    summary.

    ``value``: the event's object, with one entry for each of ``tables``; changed and returned.
    """
    for told, table in zip(value["tables"], tables, strict=True):
        glance = glances.get(table.id)
        told["glance"] = None if glance is None else _object(glance, language)
    return value


def _object(glance: Glance, language: Language) -> dict[str, Any]:
    _, text = _shown(glance, language)
    return {"kind": glance.kind.value, "open": glance.count, "text": text}


def _shown(glance: Glance, language: Language) -> tuple[str, str]:
    """Returns the symbol of a summary, and its sentence."""
    from goref.app.event.glance import SIGNS, words

    return SIGNS[glance.kind], words(glance, language)
