"""The actions of ``goref event`` new, edit, list, standings, check and audit."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from goref.app.event.acts.table import act_of
from goref.app.event.checking import checked, unfit
from goref.app.event.closing import to_decide_again
from goref.app.event.files import change_info, new_event, open_event
from goref.cli.event.glances import glances_of, with_lines, with_objects
from goref.cli.event.incidents import regulation_of
from goref.cli.event.options import (
    EventParser,
    add_reason,
    answer,
    board_size,
    bye,
    criteria,
    day,
    event_of,
    line,
    rank,
    say,
    writing,
)
from goref.cli.event.output import (
    audit_lines,
    check_object,
    event_lines,
    event_object,
    note_lines,
    standing_lines,
    standings_object,
)
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, NOT_WHOLE, UNUSABLE, WrongUsageError
from goref.cli.text.output import heading
from goref.core.base.faults import fault, why
from goref.core.base.findings import Level
from goref.core.base.frozen import replace
from goref.core.event.event import MOST_ROUNDS, USUAL_SIZE, EventInfo, TableState
from goref.core.event.placement import Placement, placed_by
from goref.core.event.standings import standings
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.checking import LINK, shown_link
from goref.core.texts.event.events import level


def new(parser: EventParser, argv: Sequence[str]) -> int:
    _add_info(parser, required=True)
    args = parser.parse_args(argv)
    info = EventInfo(**{"name": "", "size": USUAL_SIZE, **_told(args)})
    with new_event(Path(args.event), info, args.who) as store:
        event = store.event()
    say(args, lambda: event_object(event), event_lines(event, args.lang))
    return ANSWERED


def edit(parser: EventParser, argv: Sequence[str]) -> int:
    _add_info(parser, required=False)
    add_reason(parser)
    args = parser.parse_args(argv)
    if not _told(args):
        nothing = fault("nothing-to-change")
        raise WrongUsageError(fault("see-help", problem=nothing, command=parser.prog))
    with writing(args) as store:
        info = store.event().info
        change_info(store, replace(info, **_told(args, info)), args.reason)
        event = store.event()
    say(args, lambda: event_object(event), event_lines(event, args.lang))
    return ANSWERED


UNTOLD = EventInfo("")
"""The data of an event before any option has set them."""


def _add_info(parser: EventParser, *, required: bool) -> None:
    add = parser.add_argument
    add("--name", required=required, type=line, help="the event's name")
    add("--place", type=line, help="where it takes place")
    add("--begins", metavar="DAY", type=day, help="first day, as 2026-11-21")
    add("--ends", metavar="DAY", type=day, help="last day")
    add("--rounds", metavar="N", type=options.up_to(MOST_ROUNDS), help="how many rounds")
    add("--size", metavar="N", type=board_size, help="lines of the board (usual: 19)")
    parser.take("rules")
    add("--komi", metavar="N", type=options.komi, help="in even games (usual: the rules')")
    add("--handicap-komi", metavar="N", type=options.komi, help="in handicap games")
    add(
        "--regulation",
        metavar="ID|FILE",
        type=line,
        help="what incidents lead to: one of goref incidents, or a file (TOML)",
    )
    add(
        "--criteria",
        metavar="CRITERIA",
        type=criteria,
        help="the criteria that place players, in order: MMS,SOSM,SOSOSM",
    )
    add(
        "--bar",
        metavar="RANK",
        type=rank,
        help="the highest rank that a McMahon score starts at",
    )
    add("--floor", metavar="RANK", type=rank, help="the lowest")
    add("--bye", metavar="0|0.5|1", type=bye, help="points for a bye (usual: 1)")


def _told(args: argparse.Namespace, stored: EventInfo = UNTOLD) -> dict[str, Any]:
    """Returns the data of the event that options set: the fields' names and new values.

    Args:
        stored: the event's data before this command.
    """
    days = ("begins", "ends")
    fields = ("name", "place", *days, "rounds", "size", "komi", "handicap_komi", "bye")
    told = {field: value for field in fields if (value := getattr(args, field)) is not None}
    rules = args.rules or ruleset(stored.rules)
    for field in ("komi", "handicap_komi"):
        if field in told:
            told[field] = options.komi_under(told[field], rules)
    if any(part is not None for part in (args.criteria, args.bar, args.floor)):
        told["placement"] = _placement(args, stored.placement)
    if args.regulation is not None:
        told["regulation"] = regulation_of(args.regulation)
    return told if args.rules is None else {**told, "rules": args.rules.id}


def _placement(args: argparse.Namespace, stored: Placement) -> Placement:
    try:
        return placed_by(stored, args.criteria, args.bar, args.floor)
    except ValueError as error:
        raise WrongUsageError(why(error)) from None


def list_(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "--round", metavar="N", type=options.up_to(MOST_ROUNDS), help="only this one"
    )
    states = [state.value for state in TableState]
    parser.add_argument("--state", choices=states, help="only tables in this state")
    args = parser.parse_args(argv)
    with open_event(Path(args.event)) as store:
        event = store.event()
        tables = [
            table
            for table in event.tables
            if args.round in (None, table.round) and args.state in (None, table.state.value)
        ]
        glances, found = glances_of(store, tables), unfit(store)
        again = {table.id for table in to_decide_again(store, tables)}
    again.update(table.id for table in tables if table.result and table.id in glances)
    lines = event_lines(event, args.lang, tables, again)
    return answer(
        args,
        found,
        lambda: with_objects(event_object(event, tables, again), tables, glances, args.lang),
        with_lines(lines, tables, glances, args.lang),
    )


def standings_(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "--round", metavar="N", type=options.up_to(MOST_ROUNDS), help="after this round"
    )
    args = parser.parse_args(argv)
    event, unfit = event_of(args)
    if args.round is not None and not 1 <= args.round <= event.rounds:
        raise WrongUsageError(fault("round-of-event", round=args.round, count=event.rounds))
    found = standings(event, args.round)
    return answer(
        args,
        unfit,
        lambda: standings_object(event, found),
        standing_lines(event, found, args.lang),
    )


def check(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "--link",
        metavar="HASH",
        type=options.link,
        help="whether this link, written down earlier, is in the chain",
    )
    args = parser.parse_args(argv)
    with open_event(Path(args.event)) as store:
        found = checked(store, args.link or "")
    notes = found.notes
    told = {
        "fits": found.fits,
        "entries": found.entries,
        "link": found.link,
        **check_object(found, args.lang),
    }
    lines = note_lines(notes, args.lang)
    if all(level(note) is Level.NOTE for note in notes):
        lines.append(heading("event-fits", args.lang))
    if found.link:
        shown = shown_link(found.link)
        lines.append(LINK.in_(args.lang, count=found.entries, link=shown))
    say(args, lambda: told, lines)
    if not found.fits:
        return UNUSABLE
    return ANSWERED if found.is_whole else NOT_WHOLE


def audit(parser: EventParser, argv: Sequence[str]) -> int:
    args = parser.parse_args(argv)
    with open_event(Path(args.event)) as store:
        event, entries, found = store.event(), store.audit(), unfit(store)
    return answer(
        args,
        found,
        lambda: {"audit": [{**asdict(e), "act": act_of(e)} for e in entries]},
        audit_lines(event, entries, args.lang),
    )
