"""The import and export formats of events, as tables for the command line and the window.

To add a format, add an entry to ``IMPORTS`` or ``EXPORTS``: its name, its suffixes, and how it
is read or written. All code that needs the formats uses these tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH, Language, Text
from goref.core.event.event import Event
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.headings import PAIRING_HEADINGS, PLAYER_HEADINGS
from goref.io.files import path_of, read_bytes, shown_path

# Readers and writers are imported on first use: they are many, and listing the formats needs
# none of them.

Written = tuple[bytes, tuple[Note, ...]]
"""A file, and notes on it: what was lost, what the organiser has to fill in."""


@frozen
class ImportFormat:
    """A kind of file that an event can import.

    Attributes:
        name: its name for people.
        suffixes: the usual suffixes of its files.
        recognise: returns whether a file seems to be one. May raise ListError.
        read: returns the content of a file, from the event, the file, and the round if the file
            does not state it (else 0). Raises ListError, XmlError or JsonError.
        needs_round: returns whether a file does not state the round. Raises as ``read``.
        is_list: it is a list, which may be text that does not state its encoding.
    """

    name: Text
    suffixes: tuple[str, ...]
    recognise: Callable[[bytes], bool]
    read: Callable[[Event, bytes, int], ImportedEvent]
    needs_round: Callable[[bytes], bool] = lambda data: False
    is_list: bool = False


class ExportOption(Enum):
    """The options of an export; the values are the options of the command line."""

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
        language: the language of a file for people.
        source: the file to put the results into.
        round: the only round to write; 0 for all.
        grade: the class of the event in the European rating list.
        minutes: the adjusted time of a player in minutes; 0 if not stated.
        country: two letters; or nothing.
        unfinished: write it even if tables are not decided.
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
        name: its name for people.
        what: its content, or its readers.
        suffix: the suffix of its files.
        write: returns the file and notes on what is lost. Raises EventError, XmlError,
            JsonError, FileError.
        options: the options it has.
        letter: the key that chooses it in a dialog: the first such letter of its name.
        tail: the text between the event's name and the suffix in a file's name.
        into: puts the results into the program's own file, from the file, the event, and the
            only round or 0. None if it has no such file. Raises XmlError or JsonError.
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
    """Returns the id of the format that a file seems to have. Raises ListError."""
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
    from goref.io.event.lists.pairings import are_pairings
    from goref.io.event.lists.reading import columns_of

    known = {**PLAYER_HEADINGS, **PAIRING_HEADINGS}
    return are_pairings(columns_of(data, known, are_pairings))


def _has_no_round(data: bytes) -> bool:
    from goref.io.event.lists.pairings import are_pairings
    from goref.io.event.lists.reading import columns_of

    return "round" not in columns_of(data, PAIRING_HEADINGS, are_pairings)


def _read_players(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.lists.players import read_players

    return read_players(data)


def _is_tdlist(data: bytes) -> bool:
    from goref.io.event.lists.tdlist import is_tdlist

    return is_tdlist(data)


def _read_tdlist(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.lists.tdlist import read_tdlist

    return read_tdlist(data)


def _read_pairings(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.lists.pairings import read_pairings

    return read_pairings(data, event.players, round)


def _read_opengotha(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.formats.opengotha import read_tournament

    return read_tournament(data)


def _read_pairgoth(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.formats.pairgoth import read_tournament

    return read_tournament(data)


def _read_macmahon(event: Event, data: bytes, round: int) -> ImportedEvent:
    from goref.io.event.formats.macmahon import read_tournament

    return read_tournament(data)


LISTS = (".csv", ".tsv", ".txt", ".xlsx")

IMPORTS = {
    "players": ImportFormat(
        Text("event formats", "Players (CSV, XLSX)"),
        LISTS,
        lambda data: True,
        _read_players,
        is_list=True,
    ),
    "pairings": ImportFormat(
        Text("event formats", "Pairings and results (CSV, XLSX)"),
        LISTS,
        _are_pairings,
        _read_pairings,
        _has_no_round,
        is_list=True,
    ),
    "aga": ImportFormat(
        Text("event formats", "Members of the AGA (TDList)"),
        (".txt",),
        _is_tdlist,
        _read_tdlist,
        is_list=True,
    ),
    "opengotha": ImportFormat(
        Text("event formats", "Tournament of OpenGotha (XML)"),
        (".xml",),
        _is_xml,
        _read_opengotha,
    ),
    "macmahon": ImportFormat(
        Text("event formats", "Tournament of MacMahon (XML)"),
        (".xml",),
        _is_macmahon,
        _read_macmahon,
    ),
    "pairgoth": ImportFormat(
        Text("event formats", "Tournament of Pairgoth (JSON)"),
        (".tour",),
        _is_json,
        _read_pairgoth,
    ),
}
"""The import formats by id. The last is first in recognising a file."""


# Exports


def _into_opengotha(data: bytes, event: Event, round: int) -> Written:
    from goref.io.event.formats.opengotha_results import write_results

    return write_results(data, event, round)


def _into_pairgoth(data: bytes, event: Event, round: int) -> Written:
    from goref.io.event.formats.pairgoth_results import write_results

    return write_results(data, event, round)


def _write_opengotha(event: Event, options: ExportOptions) -> Written:
    return _written_into(event, options, _into_opengotha)


def _write_pairgoth(event: Event, options: ExportOptions) -> Written:
    return _written_into(event, options, _into_pairgoth)


def _written_into(
    event: Event, options: ExportOptions, into: Callable[[bytes, Event, int], Written]
) -> Written:
    """Returns a copy of the source file with the results; errors name the file."""
    from goref.io.event.formats.json import JsonError

    source = path_of(options.source)
    try:
        return into(read_bytes(source), event, options.round)
    except (XmlError, JsonError) as problem:
        told = fault("in-file", file=shown_path(source), problem=why(problem))
        raise type(problem)(told) from None


def _write_egf(event: Event, options: ExportOptions) -> Written:
    from goref.io.event.formats.egf_results import write_egf

    return write_egf(
        event,
        tournament_class=options.grade,
        minutes=options.minutes,
        country=options.country,
        unfinished=options.unfinished,
    )


def _write_aga(event: Event, options: ExportOptions) -> Written:
    from goref.io.event.formats.aga_results import write_aga

    return write_aga(event, unfinished=options.unfinished)


def _write_tables(event: Event, options: ExportOptions) -> Written:
    from goref.io.event.lists.pairings import write_results

    if options.round:
        event = replace(event, tables=event.of_round(options.round))
    return write_results(event), ()


def _write_players(event: Event, options: ExportOptions) -> Written:
    from goref.io.event.lists.players import write_players

    return write_players(event), ()


def _write_html(event: Event, options: ExportOptions) -> Written:
    from goref.io.event.formats.html import write_html

    return write_html(event, options.language), ()


INTO_ITS_FILE = Text(
    "event formats", "Into a copy of the tournament's own file; everything else is kept."
)

EXPORTS = {
    "opengotha": ExportFormat(
        Text("event formats", "OpenGotha"),
        INTO_ITS_FILE,
        ".xml",
        _write_opengotha,
        frozenset({ExportOption.SOURCE, ExportOption.ROUND}),
        letter="G",
        into=_into_opengotha,
    ),
    "pairgoth": ExportFormat(
        Text("event formats", "Pairgoth"),
        INTO_ITS_FILE,
        ".tour",
        _write_pairgoth,
        frozenset({ExportOption.SOURCE, ExportOption.ROUND}),
        letter="h",
        into=_into_pairgoth,
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
        _write_aga,
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
        _write_players,
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
        _write_html,
        letter="W",
    ),
}
"""The export formats by id, in the order in which they are offered."""
