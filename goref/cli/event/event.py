"""``goref event``: an event's players, tables and results, in one file."""

from __future__ import annotations

from collections.abc import Sequence

from goref.cli.event.options import ACTIONS, EventParser
from goref.cli.text import options
from goref.cli.text.faults import MissingFactError, UnusableError
from goref.core.base.faults import Fault, fault, why
from goref.core.event.event import EventError
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.problems import ListError
from goref.io.files import FileError

SUMMARY = "An event's players, tables and results. Actions: " + "; ".join(
    f"{name}: {what}" for name, what in ACTIONS.items()
)


OPTIONS = {
    "changed-needs-reason": "--reason",
    "result-needs-reason": "--reason",
    "needs-reason": "--reason",
    "case-taken-off": "--reason",
    "attach-none": "--table",
    "round-unsigned": "--signed, --reason",
    "round-closed": "goref event close --reopen --reason",
    "csv-no-round": "--round",
    "csv-bytes": "--encoding",
    "byte-not-in": "--encoding",
    "tables-open": "--unfinished",
    "record-says": "--result {result}, --counted",
    "unsettled": "--force",
    "copy-unfit": "--force",
    "event-other-file": "goref event new",
}
"""Options that solve a problem; the sentences are shared with the window and name none."""


def run(argv: Sequence[str]) -> int:
    if not argv or argv[0] not in ACTIONS:
        parser = options.Parser("event", f"{SUMMARY}. goref event ACTION -h says more.")
        parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help="what to do")
        parser.take("lang")
        parser.parse_args(argv)

    try:
        return _act(argv[0], argv[1:])
    except (EventError, FileError, ListError, JsonError, XmlError) as error:
        problem = why(error)
        option = _option(problem)
        if option:
            problem = fault("with-option", problem=problem, option=option)
        from goref.app.event.deciding import UnsettledError

        kind = MissingFactError if isinstance(error, UnsettledError) else UnusableError
        raise kind(problem) from None


def _option(problem: object) -> str:
    """Returns the option that solves a fault or a part of it; empty if there is none."""
    if not isinstance(problem, Fault):
        return ""
    parts = dict(problem.parts)
    if problem.code in OPTIONS:
        return OPTIONS[problem.code].format(**parts)
    return next(filter(None, map(_option, parts.values())), "")


def _act(action: str, argv: Sequence[str]) -> int:
    parser = EventParser(action)
    match action:
        case "new":
            from goref.cli.event.reports import new as act
        case "edit":
            from goref.cli.event.reports import edit as act
        case "import":
            from goref.cli.event.files import import_ as act
        case "list":
            from goref.cli.event.reports import list_ as act
        case "incidents":
            from goref.cli.event.incidents import incidents as act
        case "set":
            from goref.cli.event.table import set_ as act
        case "close":
            from goref.cli.event.table import close as act
        case "attach":
            from goref.cli.event.table import attach as act
        case "case":
            from goref.cli.event.files import case as act
        case "export":
            from goref.cli.event.files import export as act
        case "standings":
            from goref.cli.event.reports import standings_ as act
        case "check":
            from goref.cli.event.reports import check as act
        case "restore":
            from goref.cli.event.files import restore as act
        case _:
            from goref.cli.event.reports import audit as act
    return act(parser, argv)
