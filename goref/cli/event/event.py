"""``goref event``: an event's players, tables and results, in one file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from goref.cli.event.options import EventParser
from goref.cli.text import options
from goref.cli.text.faults import MissingFactError, UnusableError, UnusableFileError
from goref.core.base.faults import Fault, fault, why
from goref.core.event.event import EventError
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.problems import ListError
from goref.io.files import FileError

OPTIONS = {
    "changed-needs-reason": "--reason",
    "result-needs-reason": "--reason",
    "needs-reason": "--reason",
    "case-taken-off": "--reason",
    "attach-none": "--table",
    "round-unsigned": "--signed, --reason",
    "round-lacks": "--reason",
    "round-closed": "goref event close --reopen --reason",
    "csv-no-round": "--round",
    "slips-round": "--round",
    "csv-bytes": "--encoding",
    "byte-not-in": "--encoding",
    "tables-open": "--unfinished",
    "record-says": "--result {result}, --counted",
    "unsettled": "--force",
    "margin-impossible": "--force",
    "file-other-event": "--force",
    "copy-unfit": "--force",
    "event-other-file": "goref event new",
    "port-in-use": "--port, --join-port",
    "serve-joined": "--go-on",
    "serve-left": "--go-on",
}
"""The options that solve problems, by the fault's code; the text of a fault names no option."""


class Action(Protocol):
    """An action before it is imported, such as a :class:`goref.cli.commands.Subcommand`."""

    @property
    def summary(self) -> str: ...

    def function(self) -> Callable[..., Any]: ...


def run(actions: Mapping[str, Action], argv: Sequence[str]) -> int:
    action = actions.get(argv[0]) if argv else None
    if action is None:
        listed = "; ".join(f"{name}: {one.summary}" for name, one in actions.items())
        summary = f"An event's players, tables and results. Actions: {listed}"
        parser = options.Parser("event", f"{summary}. goref event ACTION -h says more.")
        parser.add_argument("action", choices=actions, metavar="ACTION", help="what to do")
        parser.take("lang")
        args = parser.parse_args(argv)  # --lang stood before the action
        return run(actions, [args.action, "--lang", args.lang])

    try:
        act = action.function()
        return int(act(EventParser(argv[0], action.summary), argv[1:]))
    except (EventError, FileError, ListError, JsonError, XmlError) as error:
        problem = why(error)
        option = _option(problem)
        if option:
            problem = fault("with-option", problem=problem, option=option)
        if isinstance(error, ListError) and error.problems and isinstance(problem, Fault):
            raise UnusableFileError(problem, error.problems, error.more) from None
        from goref.app.event.deciding import UnsettledError

        kind = MissingFactError if isinstance(error, UnsettledError) else UnusableError
        raise kind(problem) from None


def _option(problem: object) -> str:
    """Returns the option that solves a fault, or a fault within it; "" if no option does."""
    if not isinstance(problem, Fault):
        return ""
    parts = dict(problem.parts)
    if problem.code in OPTIONS:
        return OPTIONS[problem.code].format(**parts)
    return next(filter(None, map(_option, parts.values())), "")
