"""The import and export formats of events, as tables for the command line and the window.

A new format needs an entry in ``IMPORTS`` or ``EXPORTS``: its name, its suffixes, and functions
to read or write it. All code that needs the formats uses these tables. Code that seldom reads
or writes a file imports this module late, because it imports many readers and writers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import partial

from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH, Language, Text
from goref.core.event.event import Event
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note
from goref.io.event.formats import opengotha_results, pairgoth_results
from goref.io.event.formats.aga_results import write_aga
from goref.io.event.formats.egf_results import write_egf
from goref.io.event.formats.html import write_html
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.macmahon import read_tournament as read_macmahon
from goref.io.event.formats.opengotha import read_tournament as read_opengotha
from goref.io.event.formats.pairgoth import read_tournament as read_pairgoth
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.headings import list_words
from goref.io.event.lists.pairings import are_pairings, read_pairings, write_results
from goref.io.event.lists.players import read_players, write_players
from goref.io.event.lists.reading import columns_of
from goref.io.event.lists.tdlist import is_tdlist, read_tdlist
from goref.io.files import path_of, read_bytes, shown_path

Written = tuple[bytes, tuple[Note, ...]]
"""A file's bytes, and notes on data that are lost or must be filled in by the organiser."""


@frozen
class ImportFormat:
    """A kind of file that an event can import.

    Attributes:
        name: the format's name in the interface.
        suffixes: the usual suffixes of such files.
        recognise: returns whether a file seems to have this format. May raise ListError.
        read: returns the content of a file. It is called with the event, the file's bytes, and
            the round if the file does not state it (else 0). Raises ListError, XmlError or
            JsonError.
        needs_round: returns whether a file does not state the round. Raises as ``read``.
        is_list: True for a list, which may be a text that does not state its encoding.
    """

    name: Text
    suffixes: tuple[str, ...]
    recognise: Callable[[bytes], bool]
    read: Callable[[Event, bytes, int], ImportedEvent]
    needs_round: Callable[[bytes], bool] = lambda data: False
    is_list: bool = False


class ExportOption(Enum):
    """The options of an export, by their names on the command line."""

    SOURCE = "source"
    ROUND = "round"
    GRADE = "class"
    MINUTES = "minutes"
    COUNTRY = "country"
    UNFINISHED = "unfinished"


@frozen
class ExportOptions:
    """The chosen options of an export; a format uses only its own.

    Attributes:
        language: the language of a file that people read.
        source: the path of the other program's file; the results are added to a copy of it.
        round: the only round to write; 0 for all.
        grade: the class of the event in the European rating list.
        minutes: the adjusted time of a player in minutes; 0 if not stated.
        country: two letters; empty if not stated.
        unfinished: True to write the file even if tables are not decided.
    """

    language: Language = ENGLISH
    source: str = ""
    round: int = 0
    grade: str = ""
    minutes: int = 0
    country: str = ""
    unfinished: bool = False


@frozen
class ExportFormat:
    """A way to write an event for other programs or people.

    Attributes:
        name: the format's name in the interface.
        what: in words, the content of the file or the people it is for.
        suffix: the suffix of the file's name, with its dot.
        write: returns the file, and notes on lost data. Raises EventError, XmlError, JsonError,
            FileError.
        options: the options that the format uses.
        letter: the letter of the name that chooses the format in a dialog.
        tail: the text between the event's name and the suffix in a file's name.
        into: returns the other program's own file with the results added. It is called with
            that file, the event, and the only round or 0. None if the program has no such file.
            Raises XmlError or JsonError.
    """

    name: Text
    what: Text
    suffix: str
    write: Callable[[Event, ExportOptions], Written]
    options: frozenset[ExportOption] = frozenset()
    letter: str = ""
    tail: str = ""
    into: Callable[[bytes, Event, int], Written] | None = None


def recognised(data: bytes) -> str:
    """Returns the id of the format that a file seems to have.

    Raises ListError if the file is a list that cannot be read.
    """
    # The simplest formats come first and would accept anything.
    return next(id_ for id_ in reversed(IMPORTS) if IMPORTS[id_].recognise(data))


# Imports


def _is_xml(data: bytes) -> bool:
    plain = data[:64].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xfe\xff \t\r\n")
    return plain.startswith(b"<")


def _is_macmahon(data: bytes) -> bool:
    # Anything before the first element is short, and may be in any encoding.
    start = data[:4096].replace(b"\0", b"")
    return _is_xml(data) and bool(re.search(rb"<Tournament\s[^>]*?typeversion\s*=", start))


def _is_json(data: bytes) -> bool:
    plain = data[:64].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xfe\xff \t\r\n")
    return plain.startswith(b"{")


def _are_pairings(data: bytes) -> bool:
    known = {**list_words().players, **list_words().pairings}
    return are_pairings(columns_of(data, known, are_pairings))


def _has_no_round(data: bytes) -> bool:
    return "round" not in columns_of(data, list_words().pairings, are_pairings)


LISTS = (".csv", ".tsv", ".txt", ".xlsx")

IMPORTS = {
    "players": ImportFormat(
        Text("event formats", "Players (CSV, XLSX)"),
        LISTS,
        lambda data: True,
        lambda event, data, round: read_players(data),
        is_list=True,
    ),
    "pairings": ImportFormat(
        Text("event formats", "Pairings and results (CSV, XLSX)"),
        LISTS,
        _are_pairings,
        lambda event, data, round: read_pairings(data, event.players, round),
        _has_no_round,
        is_list=True,
    ),
    "aga": ImportFormat(
        Text("event formats", "Members of the AGA (TDList)"),
        (".txt",),
        is_tdlist,
        lambda event, data, round: read_tdlist(data),
        is_list=True,
    ),
    "opengotha": ImportFormat(
        Text("event formats", "Tournament of OpenGotha (XML)"),
        (".xml",),
        _is_xml,
        lambda event, data, round: read_opengotha(data),
    ),
    "macmahon": ImportFormat(
        Text("event formats", "Tournament of MacMahon (XML)"),
        (".xml",),
        _is_macmahon,
        lambda event, data, round: read_macmahon(data),
    ),
    "pairgoth": ImportFormat(
        Text("event formats", "Tournament of Pairgoth (JSON)"),
        (".tour",),
        _is_json,
        lambda event, data, round: read_pairgoth(data),
    ),
}
"""The import formats by id. If several formats accept a file, the last of them is used."""


# Exports


def _written_into(
    into: Callable[[bytes, Event, int], Written], event: Event, options: ExportOptions
) -> Written:
    """Returns the file ``options.source`` with the results added; errors name that file."""
    source = path_of(options.source)
    try:
        return into(read_bytes(source), event, options.round)
    except (XmlError, JsonError) as problem:
        told = fault("in-file", file=shown_path(source), problem=why(problem))
        raise type(problem)(told) from None


def _write_egf(event: Event, options: ExportOptions) -> Written:
    return write_egf(
        event,
        tournament_class=options.grade,
        minutes=options.minutes,
        country=options.country,
        unfinished=options.unfinished,
    )


def _write_tables(event: Event, options: ExportOptions) -> Written:
    if options.round:
        event = replace(event, tables=event.of_round(options.round))
    return write_results(event), ()


INTO_ITS_FILE = Text(
    "event formats", "Into a copy of the tournament's own file; everything else is kept."
)

EXPORTS = {
    "opengotha": ExportFormat(
        Text("event formats", "OpenGotha"),
        INTO_ITS_FILE,
        ".xml",
        partial(_written_into, opengotha_results.write_results),
        frozenset({ExportOption.SOURCE, ExportOption.ROUND}),
        letter="G",
        into=opengotha_results.write_results,
    ),
    "pairgoth": ExportFormat(
        Text("event formats", "Pairgoth"),
        INTO_ITS_FILE,
        ".tour",
        partial(_written_into, pairgoth_results.write_results),
        frozenset({ExportOption.SOURCE, ExportOption.ROUND}),
        letter="h",
        into=pairgoth_results.write_results,
    ),
    "egf": ExportFormat(
        Text("event formats", "EGF"),
        Text("event formats", "The result file of the European rating list."),
        ".h9",
        _write_egf,
        frozenset(ExportOption) - {ExportOption.SOURCE, ExportOption.ROUND},
        letter="E",
    ),
    "aga": ExportFormat(
        Text("event formats", "AGA"),
        Text("event formats", "The result file that the American list rates."),
        ".txt",
        lambda event, options: write_aga(event, unfinished=options.unfinished),
        frozenset({ExportOption.UNFINISHED}),
        letter="A",
    ),
    "csv": ExportFormat(
        Text("event formats", "Tables (CSV)"),
        Text(
            "event formats",
            "Every table with its result, for a spreadsheet; goref reads it back.",
        ),
        ".csv",
        _write_tables,
        frozenset({ExportOption.ROUND}),
        letter="T",
    ),
    "players": ExportFormat(
        Text("event formats", "Players (CSV)"),
        Text("event formats", "Every player, for a spreadsheet; goref reads it back."),
        ".csv",
        lambda event, options: (write_players(event), ()),
        letter="P",
        tail="-players",
    ),
    "html": ExportFormat(
        Text("event formats", "Wall list (HTML)"),
        Text(
            "event formats",
            "Standings and the results by round as a page, to be shown or printed.",
        ),
        ".html",
        lambda event, options: (write_html(event, options.language), ()),
        letter="W",
    ),
}
"""The export formats by id, in the order in which they are offered."""
