"""The actions of ``goref event`` that read or write files: import, export, case and restore."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path

from goref.app.event.checking import unfit
from goref.app.event.files import open_event, take_in
from goref.app.event.formats import EXPORTS, IMPORTS, ExportOption, ExportOptions, recognised
from goref.app.event.merging import CopyClash, compared, merge_copy
from goref.app.event.restoring import put_right
from goref.app.event.restoring import restore as go_back
from goref.app.event.results_back import fitting, put_back
from goref.cli.event.options import (
    EventParser,
    add_out,
    add_reason,
    answer,
    country,
    event_of,
    place,
    say,
    write,
    writing,
)
from goref.cli.event.output import (
    check_object,
    imported_object,
    note_lines,
    note_objects,
)
from goref.cli.text.faults import (
    ANSWERED,
    NOT_WHOLE,
    UNUSABLE,
    UnusableError,
    UnusableFileError,
    WrongUsageError,
)
from goref.cli.text.options import encoding, up_to
from goref.cli.text.output import heading, table
from goref.core.base.faults import Fault, fault, why
from goref.core.base.language import InWords
from goref.core.event.event import MOST_ROUNDS, Event, EventError
from goref.core.texts.event.audit import change_text, subject_of
from goref.core.texts.event.checking import COPIES, GONE_BACK, PUT_BACK, PUT_RIGHT
from goref.io.event.copies import chosen, copies_of, folder_of
from goref.io.event.formats.egf_results import CLASSES
from goref.io.event.lists.encodings import in_encoding
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.files import DATABASE, FileError, path_of, read_bytes, shown_path
from goref.io.text.times import local_time
from goref.io.values.regulations import regulation_named


def import_(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "file",
        metavar="FILE",
        help="CSV, XLSX, or a pairing program's file; - for standard input",
    )
    parser.add_argument(
        "--kind", choices=tuple(IMPORTS), help="what it holds (usual: recognised from the file)"
    )
    parser.add_argument(
        "--round",
        default=0,
        metavar="N",
        type=up_to(MOST_ROUNDS),
        help="the round of the pairings",
    )
    parser.add_argument(
        "--encoding",
        metavar="NAME",
        type=encoding,
        help="encoding of a list (usual: judged from its letters)",
    )
    parser.add_argument(
        "--clash",
        action="append",
        default=[],
        metavar="N=here|copy",
        help="a copy of the event: what to keep where both were changed; N=all for all",
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help="even if no player is in the event, or no count gives a margin",
    )
    add_reason(parser)
    args = parser.parse_args(argv)
    file = path_of(args.file)
    data = read_bytes(file)
    if data.startswith(DATABASE):
        return _copy(args, file)
    if args.clash:
        raise WrongUsageError(fault("clash-of-copy"))
    try:
        if args.encoding:
            data = in_encoding(data, args.encoding)
        kind = args.kind or recognised(data)
        if args.encoding and not IMPORTS[kind].is_list:
            raise ListError(fault("encoding-of-list"))
        with writing(args) as store:
            how = {"file": file, "forced": args.force}
            done = take_in(store, kind, data, args.round, args.reason, **how)
    except FileError:
        raise
    except ValueError as error:  # a place in the file needs the file's name
        named = fault("in-file", file=shown_path(file), problem=why(error))
        if isinstance(error, ListError) and error.problems:
            raise UnusableFileError(named, error.problems, error.more) from None
        raise EventError(named) from None
    told = imported_object(done, args.lang)
    counts = heading("imported", args.lang, **told)
    say(args, lambda: told, [counts, *note_lines(done.notes, args.lang)])
    return ANSWERED


def _copy(args: argparse.Namespace, file: Path) -> int:
    """Imports the acts done in a copy of the event; returns the exit code."""
    chosen = dict(map(_choice, args.clash))
    with writing(args) as store, EventStore.open(file, store.who, read_only=True) as copy:
        found = compared(store, copy)
        sides = {c.number: chosen.get(c.number, chosen.get(0)) for c in found.clashes}
        wrong = sorted(chosen.keys() - {0, *sides})
        if wrong and sides:  # without clashes the same command is given again
            numbers = ", ".join(map(str, wrong))
            raise WrongUsageError(fault("clash-none", number=numbers, most=len(sides)))
        left = [clash for clash in found.clashes if sides[clash.number] is None]
        if left:
            clashes = tuple(chain.from_iterable(map(_sides(store.event()), left)))
            some = len(left) < len(sides)
            code = "copy-clashes-left" if some else "copy-clashes"
            problem = fault(code, count=len(left))
            raise UnusableFileError(
                fault("with-option", problem=problem, option="--clash"), clashes, 0
            )
        done = merge_copy(
            store,
            copy,
            found,
            (n for n, side in sides.items() if side == "copy"),
            reason=args.reason,
        )
    told = {"acts": done.done, "notes": note_objects(done.notes, args.lang)}
    counts = heading("copy-merged", args.lang, count=done.done)
    say(args, lambda: told, [counts, *note_lines(done.notes, args.lang)])
    return NOT_WHOLE if done.notes else ANSWERED


def _sides(event: Event) -> Callable[[CopyClash], tuple[Fault, Fault]]:
    """Returns a function that puts a clash into words: this event's side, then the copy's."""
    names = {player.id: player.name for player in event.players}

    def sides(clash: CopyClash) -> tuple[Fault, Fault]:
        def side(code: str, values: Mapping[str, object], who: str, time: str) -> Fault:
            return fault(
                code,
                number=clash.number,
                subject=subject_of(clash.subject),
                who=who,
                time=local_time(time),
                values=InWords(change_text, ({}, values, names, regulation_named)),
            )

        return (
            side("clash-here", clash.here, clash.who_here, clash.time_here),
            side("clash-in-copy", clash.copy, clash.who_copy, clash.time_copy),
        )

    return sides


def _choice(text: str) -> tuple[int, str]:
    """Returns the number and the side in ``3=copy`` or ``all=here``; 0 for ``all``."""
    number, _, side = text.partition("=")
    if side not in ("here", "copy") or not (number == "all" or number.isdecimal()):
        raise WrongUsageError(fault("clash-choice", text=text))
    return 0 if number == "all" else int(number), side


def case(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument("table", metavar="ROUND/TABLE", type=place, help="such as 2/13")
    add_out(parser)
    args = parser.parse_args(argv)
    with open_event(Path(args.event)) as store:
        asked = store.event().table(*args.table)
        if not asked.case:
            raise EventError(fault("no-case", table=asked.place))
        text, found = store.case(asked.case), unfit(store)
    return write(args, text, (), found)


def export(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add("--as", dest="format", choices=tuple(EXPORTS), default="", help="what to write")
    add_out(parser, required=False, force="even if the file exists, or does not fit")
    add("--source", metavar="FILE", help="the program's own file that the results go into")
    add("--into", metavar="FILE", help="OpenGotha, Pairgoth: change that file, keeping a copy")
    add("--round", default=0, metavar="N", type=up_to(MOST_ROUNDS), help="only that round")
    add("--class", dest="grade", choices=CLASSES, default="", help="EGF: the event's class")
    add("--minutes", default=0, metavar="N", type=up_to(999), help="EGF: adjusted time")
    add("--country", default="", metavar="XX", type=country, help="EGF: of the place")
    add("--unfinished", action="store_true", help="even if tables are open")
    args = parser.parse_args(argv)
    elsewhere = (args.format, args.out, args.source)
    if args.into is not None and not any(elsewhere):
        return _into(args)
    if args.into is not None or not (args.format and args.out):
        raise WrongUsageError(fault("export-where"))
    format = EXPORTS[args.format]
    for option, fits in (
        (ExportOption.SOURCE, (ExportOption.SOURCE in format.options) == bool(args.source)),
        (ExportOption.ROUND, ExportOption.ROUND in format.options or not args.round),
    ):
        if not fits:
            takers = (id_ for id_, kind in EXPORTS.items() if option in kind.options)
            raise WrongUsageError(fault(f"export-{option.value}", formats=", ".join(takers)))
    options = ExportOptions(
        args.lang,
        args.source or "",
        args.round,
        args.grade,
        args.minutes,
        args.country,
        args.unfinished,
    )
    event, unfit = event_of(args)
    return write(args, *format.write(event, options), unfit)


def _into(args: argparse.Namespace) -> int:
    """Writes the results into a pairing program's file, or prints why they do not fit.

    Returns the exit code.
    """
    event, unfit = event_of(args)
    found = fitting(event, path_of(args.into), args.round, unfinished=args.unfinished)
    refused = bool(found.against) and not args.force
    kept = None if refused else put_back(found, all_the_same=True)
    file = shown_path(found.file)
    notes = found.against if refused else (*found.against, *found.notes)
    told = {
        "file": file,
        "round": args.round or None,
        "results": 0 if refused else found.results,
        "copy": None if kept is None else shown_path(kept),
        "notes": note_objects(notes, args.lang),
    }
    head = "does-not-fit" if refused else "put-into"
    lines = [heading(head, args.lang, file=file, count=found.results)]
    if kept is not None:
        lines.append(heading("kept-as", args.lang, copy=shown_path(kept)))
    code = answer(args, unfit, lambda: told, [*lines, *note_lines(notes, args.lang)])
    return UNUSABLE if refused else code


def restore(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add("copy", metavar="COPY", nargs="?", default="", help="its number (usual: list them)")
    add_reason(parser)
    add(
        "--force",
        action="store_true",
        help="even if the copy does not match what was done in it",
    )
    add("--recorded", action="store_true", help="no copy: the state according to the audit")
    args = parser.parse_args(argv)
    event = Path(args.event)
    if args.recorded:
        found = put_right(event, args.who, args.reason)
        lines = [PUT_RIGHT.in_(args.lang), *note_lines(found, args.lang)]
        say(args, lambda: {"put_right": note_objects(found, args.lang)}, lines)
        return NOT_WHOLE
    if args.copy:
        copy = chosen(event, args.copy)
        done = go_back(event, copy, args.who, args.reason, forced=args.force)
        words = PUT_BACK if done.is_put_back else GONE_BACK
        said = words.in_(args.lang, copy=copy.number, folder=shown_path(folder_of(event)))
        told = {"copy": copy.number, "file": copy.path.name, "replaced": done.is_put_back,
                "put_right": note_objects(done.found, args.lang),
                **check_object(done.copy, args.lang)}  # fmt: skip
        notes = *done.found, *done.copy.notes
        say(args, lambda: told, [said, *note_lines(notes, args.lang)])
        return ANSWERED if done.copy.is_whole and not done.found else NOT_WHOLE
    every = copies_of(event)
    if not every:
        raise UnusableError(fault("no-copies", path=shown_path(event)))
    objects = [
        {"copy": c.number, "time": c.time, "before": c.why, "round": c.round or None,
         "file": c.path.name}
        for c in every
    ]  # fmt: skip
    rows = [(str(c.number), c.time, COPIES[c.why].in_(args.lang, round=c.round)) for c in every]
    say(args, lambda: {"copies": objects}, table(rows, right=(0,)))
    return ANSWERED
