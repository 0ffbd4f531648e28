"""``goref event time`` and ``call``: the time of a round, and calls for a referee."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from goref.app.event.acts.calls import answer_call, call_referee, end_call
from goref.app.event.acts.round_clock import (
    clock_moment,
    ends_at,
    present,
    round_time_text,
)
from goref.app.event.acts.rounds import set_round_time
from goref.app.event.files import open_event
from goref.cli.event.options import EventParser, line, place, say, writing
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, WrongUsageError
from goref.cli.text.output import table as aligned
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import MOST_MINUTES, MOST_ROUNDS, Event, RoundTime
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.referee_pages import CALLS, call_text


def time(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add(
        "round",
        metavar="ROUND",
        nargs="?",
        type=options.up_to(MOST_ROUNDS),
        help="which (usual: only list the times)",
    )
    when = parser.add_mutually_exclusive_group()
    when.add_argument(
        "--began", metavar="TIME", type=line, help="when it begins or began, such as 10:00"
    )
    when.add_argument("--now", action="store_true", help="it begins now")
    add("--minutes", metavar="N", type=options.up_to(MOST_MINUTES), help="how long it lasts")
    add("--clear", action="store_true", help="remove its time")
    args = parser.parse_args(argv)
    changes = args.now or args.began is not None or args.minutes is not None
    if args.round is None:
        if changes or args.clear:
            raise WrongUsageError(fault("needs-option", option="--began", other="ROUND"))
        with open_event(Path(args.event)) as store:
            event = store.event()
    elif not (changes or args.clear):
        raise WrongUsageError(
            fault("needs-option", option="ROUND", other="--began, --now, --minutes, --clear")
        )
    else:
        with writing(args) as store:
            _set(args, store.event().info.time_of(args.round), store)
            event = store.event()
    times = [t for t in event.info.times if args.round in (None, t.round)]
    say(args, lambda: {"times": list(map(_object, times))}, _lines(times, args.lang))
    return ANSWERED


def _set(args: argparse.Namespace, before: RoundTime | None, store: Any) -> None:
    now = present()
    began = before.began if before is not None else ""
    minutes = before.minutes if before is not None else 0
    if args.now:
        began = now.isoformat(timespec="minutes")
    elif args.began is not None:
        began = clock_moment(args.began, now)
    if args.minutes is not None:
        minutes = args.minutes
    if args.clear:
        began, minutes = "", 0
    set_round_time(store, args.round, began, minutes)


def _object(time: RoundTime) -> dict[str, Any]:
    ends = ends_at(time)
    return {
        "round": time.round,
        "began": time.began or None,
        "minutes": time.minutes or None,
        "ends": ends.isoformat(timespec="minutes") if ends is not None else None,
    }


def _lines(times: Sequence[RoundTime], language: Language) -> list[str]:
    now = present()
    return aligned(
        [
            (TERMS["round-n"].in_(language, n=one.round), round_time_text(one, now, language))
            for one in times
        ]
    )


def call(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "table",
        metavar="ROUND/TABLE",
        nargs="?",
        type=place,
        help="the table that calls (usual: list the calls)",
    )
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--comes", metavar="NAME", type=line, help="who answers its call")
    one.add_argument("--end", action="store_true", help="end its call")
    args = parser.parse_args(argv)
    if args.table is None:
        if args.comes is not None or args.end:
            option = "--end" if args.end else "--comes"
            raise WrongUsageError(fault("needs-option", option=option, other="ROUND/TABLE"))
        with open_event(Path(args.event)) as store:
            event = store.event()
    else:
        with writing(args) as store:
            table = store.event().table(*args.table)
            if args.end:
                end_call(store, table)
            elif args.comes is not None:
                answer_call(store, table, args.comes)
            else:
                call_referee(store, table)
            event = store.event()
    say(args, lambda: {"calls": _calls(event)}, _call_lines(event, args.lang))
    return ANSWERED


def _calls(event: Event) -> list[dict[str, Any]]:
    return [
        {
            "round": table.round,
            "table": table.number,
            "called": table.called,
            "comes": table.comes or None,
        }
        for table in event.tables
        if table.called
    ]


def _call_lines(event: Event, language: Language) -> list[str]:
    found = [table for table in event.tables if table.called]
    rows = [(table.place, call_text(table, language)) for table in found]
    return [CALLS.in_(language, count=len(found)), *aligned(rows, indent="  ")]
