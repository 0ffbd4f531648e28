"""``goref event`` set and attach: what is done at a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.cli.event.options import EventParser, add_reason, line, place, say
from goref.cli.event.output import match_lines, match_object, table_object, table_words
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.core.base.faults import fault
from goref.core.event.event import MOST_HANDICAP
from goref.core.event.notes import Note
from goref.io.files import shown_path


def set_(parser: EventParser, argv: Sequence[str]) -> int:
    from goref.app.event import tables as acts
    from goref.app.event.files import open_event

    add = parser.add_argument
    add("table", metavar="ROUND/TABLE", type=place, help="such as 2/13")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--result", metavar="RE", help="B+R, W+3.5, draw, both-lose, no-result")
    one.add_argument("--from-case", action="store_true", help="as the case behind it counts")
    one.add_argument("--dispute", action="store_true", help="put it in dispute")
    one.add_argument("--reopen", action="store_true", help="take dispute and decision back")
    add("--default", action="store_true", help="the result is by default, without play")
    add("--counted", action="store_true", help="count though the record says resigned")
    add("--handicap", metavar="N", type=options.up_to(MOST_HANDICAP), help="stones")
    add("--komi", metavar="N", type=options.komi, help="of this table")
    add("--note", metavar="TEXT", type=line, help="a note of the referee")
    add_reason(parser)
    args = parser.parse_args(argv)
    if args.default and not args.result:
        raise WrongUsageError(fault("needs-option", option="--default", other="--result"))
    if args.counted and not args.from_case:
        raise WrongUsageError(fault("needs-option", option="--counted", other="--from-case"))
    changes = {
        name: value
        for name in ("handicap", "komi", "note")
        if (value := getattr(args, name)) is not None
    }
    acting = args.result is not None or args.from_case or args.dispute or args.reopen
    if not (acting or changes):
        nothing = fault("nothing-to-set")
        raise WrongUsageError(fault("see-help", problem=nothing, command=parser.prog))
    with open_event(Path(args.event), args.who) as store:
        table = store.event().table(*args.table)
        if changes:
            table = acts.change_table(store, table, args.reason, **changes)
        if args.result is not None:
            table = acts.decide_by_word(
                store, table, args.result, args.reason, default=args.default
            )
        elif args.from_case:
            table = acts.decide_by_case(store, table, args.reason, counted=args.counted)
        elif args.dispute:
            table = acts.dispute(store, table, args.reason)
        elif args.reopen:
            table = acts.reopen(store, table, args.reason)
        event = store.event()
    say(args, lambda: table_object(event, table), [table_words(event, table, args.lang)])
    return ANSWERED


def attach(parser: EventParser, argv: Sequence[str]) -> int:
    from goref.app.event.attach import Match, attach, matched
    from goref.app.event.files import open_event
    from goref.app.event.tables import put_file

    parser.add_argument("path", metavar="PATH", help="a folder of records, or one record")
    parser.add_argument("--table", metavar="ROUND/TABLE", type=place, help="its table")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done")
    parser.take("game")
    add_reason(parser)
    args = parser.parse_args(argv)
    if args.game is not None and args.table is None:
        raise WrongUsageError(fault("needs-option", option="--game", other="--table"))
    path = Path(args.path)
    with open_event(Path(args.event), args.who) as store:
        if args.table is not None:
            game = args.game or 1
            table = store.event().table(*args.table)
            notes: tuple[Note, ...] = ()
            if not args.dry_run:
                table, notes = put_file(store, table, path, game, args.reason)
            done: tuple[Match, ...] = (
                Match(args.path, game, table, notes, attached=not args.dry_run),
            )
        elif args.dry_run:
            done = matched(store.event(), path)
        else:
            done = attach(store, path, args.reason)
    if not done:
        raise UnusableError(fault("attach-no-files", path=shown_path(path)))
    say(
        args,
        lambda: {"records": [match_object(match, args.lang) for match in done]},
        [line for match in done for line in match_lines(match, args.lang)],
    )
    return ANSWERED
