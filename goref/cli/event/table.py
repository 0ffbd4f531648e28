"""The actions of ``goref event`` set, attach and close: acts at tables, closing of rounds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from goref.app.assessment import Assessment
from goref.app.event import tables as acts
from goref.app.event.attach import Match, put
from goref.app.event.attach import attach as attach_all
from goref.app.event.checking import unfit
from goref.app.event.closing import LackingError, close_round, open_round, sign
from goref.app.event.deciding import UnsettledError, assessed, record_differs
from goref.app.event.glance import glance_of, shown
from goref.app.event.slips import enter_slips
from goref.app.event.tables import open_case
from goref.cli.event.options import (
    EventParser,
    add_reason,
    answer,
    board_size,
    line,
    place,
    say,
    writing,
)
from goref.cli.event.output import (
    event_lines,
    event_object,
    match_lines,
    match_object,
    note_lines,
    note_objects,
    player_object,
    table_object,
    table_words,
    unsettled_object,
)
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.cli.text.output import heading
from goref.core.base.faults import Fault, fault, why
from goref.core.base.language import Language
from goref.core.event.closing import before_closing, without_table
from goref.core.event.event import MOST_HANDICAP, MOST_ROUNDS, Event, EventError, Table
from goref.core.event.notes import Note
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.events import entered_lines
from goref.core.texts.findings import say as sentence
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.files import STANDARD_INPUT, path_of, read_bytes, shown_path


def set_(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add(
        "table",
        metavar="ROUND/TABLE",
        nargs="?",
        type=_place_or_input,
        help="such as 2/13; - or nothing: read results from standard input, a line each, "
        "as 12 B",
    )
    add(
        "--round",
        default=0,
        metavar="N",
        type=options.up_to(MOST_ROUNDS, zero="rounds-from-one"),
        help="with standard input: the round of lines that do not name one",
    )
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--result", metavar="RE", help="B+R, W+3.5, draw, both-lose, no-result")
    one.add_argument("--from-case", action="store_true", help="as its case counts")
    one.add_argument("--dispute", action="store_true", help="put it in dispute")
    one.add_argument("--reopen", action="store_true", help="withdraw dispute and decision")
    sheet = parser.add_mutually_exclusive_group()
    sheet.add_argument(
        "--signed", action="store_true", help="both have signed the present result"
    )
    sheet.add_argument("--unsigned", action="store_true", help="withdraw the signatures")
    add("--default", action="store_true", help="the result is by default, without play")
    add("--counted", action="store_true", help="count even if the record has a resignation")
    add(
        "--force",
        action="store_true",
        help="decide by the case even if something is open; enter a margin that no count gives",
    )
    add("--handicap", metavar="N", type=options.up_to(MOST_HANDICAP), help="stones")
    add("--komi", metavar="N", type=options.komi, help="of this table")
    add("--size", metavar="N", type=board_size, help="lines of this table's board")
    add("--note", metavar="TEXT", type=line, help="a note of the referee")
    add_reason(parser)
    args = parser.parse_args(argv)
    if args.default and not args.result:
        raise WrongUsageError(fault("needs-option", option="--default", other="--result"))
    if args.counted and not args.from_case:
        raise WrongUsageError(fault("needs-option", option="--counted", other="--from-case"))
    changes = {
        name: value
        for name in ("handicap", "komi", "size", "note")
        if (value := getattr(args, name)) is not None
    }
    acting = args.result is not None or args.from_case or args.dispute or args.reopen
    signing = args.signed or args.unsigned
    asked: tuple[int, int] | Path | None = args.table
    if args.force and isinstance(asked, tuple) and not (args.from_case or args.result):
        other = "--from-case, --result"
        raise WrongUsageError(fault("needs-option", option="--force", other=other))
    nothing = fault("see-help", problem=fault("nothing-to-set"), command=parser.prog)
    if asked is None or isinstance(asked, Path):
        if acting or changes or signing:
            raise WrongUsageError(fault("set-without-table"))
        if asked is None and sys.stdin.isatty():  # nobody waits unawares
            raise WrongUsageError(nothing)
        return _enter_list(args)
    if args.round:
        raise WrongUsageError(fault("needs-option", option="--round", other="-"))
    if not (acting or changes or signing):
        raise WrongUsageError(nothing)
    with writing(args) as store:
        event = store.event()
        table = event.table(*asked)
        if args.komi is not None:
            changes["komi"] = options.komi_under(args.komi, ruleset(event.info.rules))
        if changes:
            table = acts.change_table(store, table, args.reason, **changes)
        if args.result is not None:
            table = acts.decide_by_referee(
                store,
                table,
                args.result,
                args.reason,
                default=args.default,
                forced=args.force,
            )
        elif args.from_case:
            try:
                table = acts.decide_by_case(
                    store, table, args.reason, counted=args.counted, forced=args.force
                )
            except UnsettledError as error:
                _show_glance(args, table, error.assessment)
                raise
        elif args.dispute:
            table = acts.dispute(store, table, args.reason)
        elif args.reopen:
            table = acts.reopen(store, table, args.reason)
        if signing:
            (table,) = sign(store, [table], signed=args.signed)
        event = store.event()
        told = _beside(store, table, args.lang) if args.from_case else []
    say(
        args,
        lambda: table_object(event, table),
        [table_words(event, table, args.lang), *told],
    )
    return ANSWERED


def _place_or_input(text: str) -> tuple[int, int] | Path:
    """Returns a table's round and number, or the standard input for ``-``."""
    return STANDARD_INPUT if text == "-" else place(text)


def _enter_list(args: argparse.Namespace) -> int:
    """Enters the results on standard input, all of them or none."""
    data = read_bytes(STANDARD_INPUT)
    with writing(args) as store:
        try:
            done = enter_slips(store, data, args.round, args.reason, forced=args.force)
        except ListError as error:
            problem = why(error)
            assert isinstance(problem, Fault)
            named = fault("slips-refused", problem=problem)
            raise ListError(named, error.problems, error.more) from None
        event = store.event()
    entered = [table for _, table in done.entered]
    told = {
        key: [table_object(event, table) for table in tables]
        for key, tables in (
            ("entered", entered),
            ("there", done.there),
            ("changed", done.changed),
            ("since", done.since),
        )
    }
    lines = [table_words(event, table, args.lang) for table in entered]
    since = [table.place for table in done.since]
    counts = len(entered), len(done.there), len(done.changed)
    lines += entered_lines(*counts, since, args.lang)
    say(args, lambda: told, lines)
    return ANSWERED


def close(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add("round", metavar="ROUND", type=options.up_to(MOST_ROUNDS), help="which")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--signed", action="store_true", help="all its sheets are signed")
    one.add_argument("--reopen", action="store_true", help="open the round again")
    add_reason(parser)
    args = parser.parse_args(argv)
    missing: tuple[Note, ...] = ()
    with writing(args) as store:
        if args.reopen:
            open_round(store, args.round, args.reason)
        else:
            unsigned = before_closing(store.event(), args.round).unsigned
            signed = unsigned if args.signed else ()
            try:
                missing = close_round(store, args.round, args.reason, signed=signed)
            except LackingError as error:
                _show_missing(store.event(), args, error.notes)
                raise
        event, found = store.event(), unfit(store)
    tables = event.of_round(args.round)
    lines = [*event_lines(event, args.lang, tables), *note_lines(missing, args.lang)]
    told = _missing_object(event, args, missing)
    return answer(args, found, lambda: {**event_object(event, tables), **told}, lines)


def _show_missing(event: Event, args: argparse.Namespace, missing: Sequence[Note]) -> None:
    """Prints all that is missing in a round that was not closed."""
    told = {"round": args.round, **_missing_object(event, args, missing)}
    say(args, lambda: told, note_lines(missing, args.lang))


def _missing_object(
    event: Event, args: argparse.Namespace, missing: Sequence[Note]
) -> dict[str, Any]:
    """Returns what a round lacks, for ``--json``: notes, and players without a table."""
    players = without_table(event, args.round) if missing else ()
    return {
        "missing": note_objects(missing, args.lang),
        "without_table": list(map(player_object, players)),
    }


def _beside(store: EventStore, table: Table, language: Language) -> list[str]:
    """Returns a line with the result in the record if it differs from the counted result.

    Returns an empty list otherwise.
    """
    found = assessed(open_case(store, table))
    other = record_differs(found)
    grid = found.case.record.grid
    return [] if other is None else [f"  {sentence(other, grid, language)}"]


def _show_glance(args: argparse.Namespace, table: Table, found: Assessment) -> None:
    """Prints the summary of a case that cannot decide its table, as in the window's list."""
    glance = glance_of(found)
    told = shown(glance, args.lang) if glance is not None else ""
    say(args, lambda: unsettled_object(table, found, told), [f"{table.place}  {told}"])


def attach(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "path",
        metavar="PATH",
        help="a folder of records, or one record; - for standard input, with --table",
    )
    parser.add_argument("--table", metavar="ROUND/TABLE", type=place, help="its table")
    parser.add_argument("--dry-run", action="store_true", help="report what would be done")
    parser.add_argument(
        "--force",
        action="store_true",
        help="even if its players, colours, board or result are not the table's",
    )
    parser.take("game")
    add_reason(parser)
    args = parser.parse_args(argv)
    if args.game is not None and args.table is None:
        raise WrongUsageError(fault("needs-option", option="--game", other="--table"))
    path = path_of(args.path)
    if path == STANDARD_INPUT and args.table is None:  # standard input can be read only once
        raise WrongUsageError(fault("needs-option", option=args.path, other="--table"))
    how = {"dry_run": args.dry_run, "forced": args.force}
    with writing(args) as store:
        if args.table is not None:
            told = Match(str(path), args.game or 1, store.event().table(*args.table))
            done: tuple[Match, ...] = (put(store, told, args.reason, **how),)
        else:
            done = attach_all(store, path, args.reason, **how)
    if not done:
        raise UnusableError(fault("attach-no-files", path=shown_path(path)))
    would = args.dry_run
    put_there = sum(one.attached or (would and one.is_put(args.force)) for one in done)
    counts = {"count": put_there, "of": len(done)}
    key = "would-attach" if would else "attached"
    lines = [line for match in done for line in match_lines(match, args.lang)]
    say(
        args,
        lambda: {"records": [match_object(match, args.lang) for match in done]},
        [*lines, heading(key, args.lang, **counts)],
    )
    if not put_there and not any(match.is_there for match in done):
        raise EventError(fault("attach-none"))
    return ANSWERED
