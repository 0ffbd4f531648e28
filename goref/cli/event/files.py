"""``goref event`` import, export and case: files into an event and out of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.cli.event.options import (
    EventParser,
    add_out,
    add_reason,
    count,
    country,
    event_of,
    place,
    say,
    write,
)
from goref.cli.event.output import imported_object, note_lines
from goref.cli.text.faults import ANSWERED, WrongUsageError
from goref.cli.text.output import heading
from goref.core.base.faults import fault, why
from goref.core.event.event import MOST_ROUNDS, EventError
from goref.io.files import FileError, read_bytes, shown_path

KINDS = ("players", "pairings", "opengotha")
FORMATS = ("csv", "players", "egf", "aga", "html", "opengotha")


def import_(parser: EventParser, argv: Sequence[str]) -> int:
    from goref.app.event import files as event_files

    parser.add_argument("file", metavar="FILE", help="CSV, or OpenGotha's XML")
    parser.add_argument("--kind", choices=KINDS, help="what it holds (usual: as it looks)")
    parser.add_argument(
        "--round", default=0, metavar="N", type=count(MOST_ROUNDS), help="of the pairings"
    )
    add_reason(parser)
    args = parser.parse_args(argv)
    data = read_bytes(Path(args.file))
    try:
        kind = args.kind or event_files.kind_of(data)
        with event_files.open_event(Path(args.event), args.who) as store:
            if kind == "players":
                done = event_files.import_players(store, data, args.reason)
            elif kind == "pairings":
                done = event_files.import_pairings(store, data, args.round, args.reason)
            else:
                done = event_files.import_opengotha(store, data, args.reason)
    except FileError:
        raise
    except ValueError as error:  # a place in the file needs the file's name
        named = fault("in-file", file=shown_path(Path(args.file)), problem=why(error))
        raise EventError(named) from None
    told = imported_object(done, args.lang)
    counts = heading("imported", args.lang, **told)
    say(args, lambda: told, [counts, *note_lines(done.notes, args.lang)])
    return ANSWERED


def case(parser: EventParser, argv: Sequence[str]) -> int:
    from goref.app.event.files import open_event

    parser.add_argument("table", metavar="ROUND/TABLE", type=place, help="such as 2/13")
    add_out(parser)
    args = parser.parse_args(argv)
    with open_event(Path(args.event)) as store:
        table = store.event().table(*args.table)
        if not table.case:
            raise EventError(fault("no-case", table=table.place))
        text = store.case(table.case)
    return write(args, text, ())


def export(parser: EventParser, argv: Sequence[str]) -> int:
    from goref.app.event import files as event_files
    from goref.io.event.formats.aga_results import write_aga
    from goref.io.event.formats.egf_results import CLASSES, write_egf

    add = parser.add_argument
    add("--as", dest="format", choices=FORMATS, required=True, help="what to write")
    add_out(parser)
    add("--source", metavar="XML", help="OpenGotha's file that the results go into")
    add("--class", dest="grade", choices=CLASSES, default="", help="EGF: the event's class")
    add("--minutes", default=0, metavar="N", type=count(999), help="EGF: adjusted time")
    add("--country", default="", metavar="XX", type=country, help="EGF: of the place")
    add("--unfinished", action="store_true", help="though tables are open")
    args = parser.parse_args(argv)
    if (args.format == "opengotha") != (args.source is not None):
        raise WrongUsageError(fault("opengotha-source"))
    event = event_of(args)
    match args.format:
        case "csv":
            written = event_files.export_csv(event)
        case "players":
            written = event_files.export_players(event)
        case "html":
            written = event_files.export_html(event, args.lang)
        case "opengotha":
            written = event_files.export_opengotha(event, Path(args.source))
        case "aga":
            written = write_aga(event, unfinished=args.unfinished)
        case _:
            written = write_egf(
                event,
                tournament_class=args.grade,
                minutes=args.minutes,
                country=args.country,
                unfinished=args.unfinished,
            )
    return write(args, *written)
