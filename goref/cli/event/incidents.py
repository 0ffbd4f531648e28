"""``goref event incidents``: incidents by player, and the regulation of an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.cli.event.options import EventParser, answer, event_of
from goref.cli.text.faults import UnusableError
from goref.cli.text.output import heading, table
from goref.core.base.faults import why
from goref.core.base.language import Language
from goref.core.base.numbers import decimal
from goref.core.event.carried_over import WarningRecord, warning_records
from goref.core.event.event import Event
from goref.core.incidents.regulation import Regulation
from goref.core.texts.event.events import TERMS
from goref.core.texts.incidents.consequences import kind_said
from goref.core.texts.incidents.telling import outcome_of
from goref.core.texts.terms import term
from goref.io.files import FileError, path_of, read_bytes
from goref.io.values.incident_values import encode_incident
from goref.io.values.regulation_file import RegulationError
from goref.io.values.regulations import read_regulation, regulations


def incidents(parser: EventParser, argv: Sequence[str]) -> int:
    args = parser.parse_args(argv)
    event, unfit = event_of(args)
    return answer(args, unfit, lambda: _object(event), _lines(event, args.lang))


def regulation_of(text: str) -> Regulation | None:
    """Returns a regulation by its id or its file's name; None for an empty text.

    Raises UnusableError if the file cannot be read or is not a regulation.
    """
    if not text or text in regulations():
        return regulations().get(text)
    try:
        return read_regulation(read_bytes(path_of(text)))
    except (FileError, RegulationError) as error:
        raise UnusableError(why(error)) from None


def _lines(event: Event, language: Language) -> list[str]:
    rows = warning_records(event)
    if not rows:
        return [heading("no-incidents", language)]
    heads = [term(TERMS, key, language) for key in ("cautions", "warnings", "paid", "lost")]
    counts = [_counts(each) for each in rows]
    told = table([[term(TERMS, "name", language), *heads], *counts])
    single = [
        [
            there.place,
            each.player.name,
            kind_said(one.kind, language),
            outcome_of(one, language),
        ]
        for each in rows
        for there, one in each.incidents
    ]
    return [*told, "", *table(single)]


def _counts(each: WarningRecord) -> list[str]:
    figures = (each.cautions, each.warnings, decimal(each.points), each.losses)
    return [each.player.name, *map(str, figures)]


def _object(event: Event) -> dict[str, Any]:
    return {
        "regulation": None if event.info.regulation is None else event.info.regulation.id,
        "players": [
            {
                "id": each.player.id,
                "name": each.player.name,
                "cautions": each.cautions,
                "warnings": each.warnings,
                "points": decimal(each.points),
                "losses": each.losses,
            }
            for each in warning_records(event)
        ],
        "incidents": [
            {"table": there.place, **encode_incident(one)}
            for there in event.tables
            for one in there.incidents
        ],
    }
