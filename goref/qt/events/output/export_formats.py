"""The ways to write an event for others: how each is called, and how it is made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from goref.core.event.event import Event
from goref.core.event.notes import Note
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class Format:
    """A way to write an event.

    Attributes:
        suffix: what its files end in.
        name, what: how it is called, and for whom it is; to be translated.
    """

    suffix: str
    name: str
    what: str


FORMATS = {
    "opengotha": Format(
        ".xml",
        QT_TRANSLATE_NOOP("event-export", "Open&Gotha"),
        QT_TRANSLATE_NOOP(
            "event-export",
            "The results go into a copy of the tournament's own file; all else in it stays.",
        ),
    ),
    "egf": Format(
        ".h9",
        QT_TRANSLATE_NOOP("event-export", "&EGF"),
        QT_TRANSLATE_NOOP("event-export", "The result file of the European rating list."),
    ),
    "aga": Format(
        ".txt",
        QT_TRANSLATE_NOOP("event-export", "&AGA"),
        QT_TRANSLATE_NOOP("event-export", "The result file that the American list rates."),
    ),
    "csv": Format(
        ".csv",
        QT_TRANSLATE_NOOP("event-export", "&Tables (CSV)"),
        QT_TRANSLATE_NOOP(
            "event-export",
            "Every table with its result, for a spreadsheet; goref reads it back.",
        ),
    ),
    "players": Format(
        ".csv",
        QT_TRANSLATE_NOOP("event-export", "&Players (CSV)"),
        QT_TRANSLATE_NOOP(
            "event-export", "Every player, for a spreadsheet; goref reads it back."
        ),
    ),
    "html": Format(
        ".html",
        QT_TRANSLATE_NOOP("event-export", "&Wall list (HTML)"),
        QT_TRANSLATE_NOOP(
            "event-export",
            "Standings and the results by round as a page, to be shown or printed.",
        ),
    ),
}


@dataclass(frozen=True)
class Asked:
    """What is to be written, and what only the organiser knows."""

    format: str
    source: str = ""
    grade: str = ""
    minutes: int = 0
    country: str = ""
    unfinished: bool = False


def written(event: Event, asked: Asked, language: str) -> tuple[bytes, tuple[Note, ...]]:
    """The file, and what is to be known of it. Raises EventError, XmlError, FileError."""
    from goref.app.event import (
        files as event_files,  # the writers are many, and few sittings need them
    )
    from goref.io.event.formats.aga_results import write_aga
    from goref.io.event.formats.egf_results import write_egf

    match asked.format:
        case "opengotha":
            return event_files.export_opengotha(event, Path(asked.source))
        case "egf":
            return write_egf(
                event,
                tournament_class=asked.grade,
                minutes=asked.minutes,
                country=asked.country,
                unfinished=asked.unfinished,
            )
        case "aga":
            return write_aga(event, unfinished=asked.unfinished)
        case "csv":
            return event_files.export_csv(event)
        case "players":
            return event_files.export_players(event)
        case _:
            return event_files.export_html(event, language)
