"""The command line as one tree of argparse's, of which nothing is run.

Each command of goref makes its parser when it is asked for. Here every one is asked, and
stopped where it would begin to read its arguments.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple
from unittest import mock

from goref.cli import commands, gui
from goref.cli.commands import COMMANDS
from goref.cli.event.options import ACTIONS
from goref.cli.paper import kifu, sheet
from goref.cli.text import options

APART: dict[str, Callable[[Sequence[str]], object]] = {
    "gui": gui.read,
    "sheet": sheet.read,
    "kifu": kifu.read,
}
"""Commands that ``goref.__main__`` starts itself, as they need Qt, and what reads theirs."""


class Command(NamedTuple):
    """A command, or an action of ``goref event``.

    Attributes:
        name: how it is typed, such as ``event set``.
        summary: what it does, in a few words.
        parser: its options.
    """

    name: str
    summary: str
    parser: options.Parser


class _Asked(Exception):  # noqa: N818
    """A parser is as it will be."""


def every_command() -> list[Command]:
    """Every command in the order of the help, each action of an event after ``event``."""
    found = []
    for name, summary in COMMANDS.items():
        found.append(Command(name, summary, _parser(name)))
        if name == "event":
            found += [
                Command(f"{name} {action}", what, _parser(name, action))
                for action, what in ACTIONS.items()
            ]
    return found


def _parser(command: str, *argv: str) -> options.Parser:
    asked = _Asked()

    def stop(self: options.Parser, *_: object) -> argparse.Namespace:
        asked.args = (self,)
        raise asked

    start = APART.get(command) or partial(commands.run, command)
    if command == "gui":
        argv = ("--",)  # names alone are read without a parser
    with mock.patch.object(options.Parser, "parse_args", stop):
        try:
            start(list(argv))
        except _Asked as found:
            parser: options.Parser = found.args[0]
            return parser
    raise AssertionError(f"goref {command} reads no arguments")
