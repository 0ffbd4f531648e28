"""The command line as one tree of argparse's, of which nothing is run.

Each command of goref makes its parser when it is asked for. Here every one is asked, and
stopped where it would begin to read its arguments.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple
from unittest import mock

from goref.cli.commands import COMMANDS, Subcommand
from goref.cli.text import options


class Command(NamedTuple):
    """A command, or an action of one, with its parser.

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
    """Every command in the order of the help, its actions after it."""
    found = []
    for name, command in COMMANDS.items():
        found.append(Command(name, command.summary, _parser(name, command)))
        for action, declared in command.actions.items():
            parser = _parser(name, command, action)
            found.append(Command(f"{name} {action}", declared.summary, parser))
    return found


def _parser(name: str, command: Subcommand, *argv: str) -> options.Parser:
    asked = _Asked()

    def stop(self: options.Parser, *_: object) -> argparse.Namespace:
        asked.args = (self,)
        raise asked

    if name == "gui":
        argv = ("--",)  # names alone are read without a parser
    with mock.patch.object(options.Parser, "parse_args", stop):
        try:
            command.function()(list(argv))
        except _Asked as found:
            parser: options.Parser = found.args[0]
            return parser
    raise AssertionError(f"goref {name} reads no arguments")
