"""``goref event retype``: slips typed a second time, compared with the decisions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.app.event.slips import enter_again, entry_notes, read_slips
from goref.cli.event.options import EventParser, answer, writing
from goref.cli.event.output import note_lines, note_objects, result_object
from goref.cli.text import options
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.event.event import MOST_ROUNDS, Event, EventError
from goref.core.texts.event.events import ALL_CONFIRMED, TYPED_AGAIN
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.files import path_of, read_bytes, shown_path


def retype(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add("round", metavar="ROUND", type=options.up_to(MOST_ROUNDS), help="which")
    add(
        "file",
        metavar="FILE",
        nargs="?",
        default="",
        help="slips, one a line, such as 12 B; - for standard input (usual: only compare)",
    )
    args = parser.parse_args(argv)
    with _opened(args) as store:
        event = store.event()
        if not event.of_round(args.round):
            raise EventError(fault("round-empty", round=args.round))
        if args.file:
            _enter(store, event, args.round, args.file)
        event, found = store.event(), unfit(store)
    lines = _lines(event, args.round, args.lang)
    return answer(args, found, lambda: _object(event, args.round, args.lang), lines)


@contextmanager
def _opened(args: argparse.Namespace) -> Iterator[EventStore]:
    """Opens the named event: for changes if slips are given, else only to read it."""
    with writing(args) if args.file else open_event(path_of(args.event)) as store:
        yield store


def _enter(store: EventStore, event: Event, round: int, name: str) -> None:
    """Stores the slips of a file as second entries, all or none.

    Raises ListError, with the file's name, if any of them cannot be used.
    """
    file = path_of(name)
    data = read_bytes(file)
    try:
        enter_again(store, read_slips(event, round, data))
    except ListError as error:
        named = fault("in-file", file=shown_path(file), problem=why(error))
        raise ListError(named, error.problems, error.more) from None


def _lines(event: Event, round: int, language: Language) -> list[str]:
    tables = event.of_round(round)
    count = sum(table.second is not None for table in tables)
    notes = [note for _, note in entry_notes(event, round)]
    told = note_lines(notes, language) or [ALL_CONFIRMED.in_(language)]
    return [TYPED_AGAIN.in_(language, count=count, of=len(tables)), *told]


def _object(event: Event, round: int, language: Language) -> dict[str, Any]:
    tables = event.of_round(round)
    return {
        "round": round,
        "tables": len(tables),
        "typed_again": sum(table.second is not None for table in tables),
        "gaps": [
            {
                "table": table.number,
                **note_objects([note], language)[0],
                "decided": None if table.result is None else result_object(table.result),
                "second": None if table.second is None else result_object(table.second),
            }
            for table, note in entry_notes(event, round)
        ],
    }
